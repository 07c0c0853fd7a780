### Игровая комната: её команда и почему она отказывает.

cli-serve = открыть игровую комнату для браузеров и ботов
cli-host = адрес, на котором слушать
cli-port = порт, на котором слушать
cli-store = где хранить партии: файл или postgresql://…
cli-serve-workers = сколько процессов обслуживают столы; для нескольких нужна PostgreSQL
cli-config = файл TOML с настройками
cli-serving = Игровая комната открыта: { $url } (остановить — Ctrl-C)
cli-reports = перечень жалоб людей в работающей комнате
cli-room = адрес комнаты
cli-done = удалить жалобу с этим номером
cli-no-reports = Жалоб нет.
cli-report-about = на кого: { $name }. { $text }
cli-report-heard = последние слова: { $said }
cli-commitment = Тасовка та самая, что была обещана до первой карты: { $commitment }
cli-nonces = { $count ->
    [0] Ни один игрок не участвовал в тасовании: его выбрал сам сервер.
    [one] В тасовании участвовал { $count } игрок, поэтому сервер его не выбирал.
    [few] В тасовании участвовали { $count } игрока, поэтому сервер его не выбирал.
   *[other] В тасовании участвовали { $count } игроков, поэтому сервер его не выбирал.
}

preview-invites = { $name } приглашает сыграть: { $game }

error-bad-body = Запрос не удаётся прочитать: { $reason }.
error-bad-clock = Таких часов нет.
error-setting-too-large = Значение { $name } слишком велико; самое большее { $bound }.
error-setting-too-small = Значение { $name } слишком мало; самое меньшее { $bound }.
error-setting-no-number = Значение { $name } должно быть числом.
error-setting-no-yes = Значение { $name } должно быть true или false.
error-bad-config = Настройки непригодны: { $reason }.
error-bad-host = Эта комната не отвечает под таким именем. Кто её держит, может добавить его в настройку hosts.
error-bad-message = Сообщение не удаётся понять.
error-bad-name = В имени должна быть хотя бы одна буква.
error-bad-number = «{ $value }» — не число от 0 до { $most }.
error-bad-origin = Страницы других сайтов не могут обращаться к этой комнате.
error-bad-nats = «{ $nats }» — не адрес NATS; укажите nats://host:4222 или несколько через запятую.
error-bad-store = «{ $store }» — не место для партий; укажите файл или postgresql://…
error-body-too-large = Запрос слишком велик.
error-hello-first = Соединение начинается с hello.
error-hints-not-agreed = За этим столом договорились играть без подсказок.
error-no-draw = Ничью сейчас предложить нельзя.
error-no-hint = На этот раз подсказки нет.
error-nats-needs-postgres = NATS нужен машинам с общим PostgreSQL: укажите --store postgresql://… или уберите NATS.
error-nats-refused = NATS не отвечает: { $reason }.
error-no-nats = Для NATS установите igroteka[nats].
error-no-offer = Такого предложения нет.
error-no-postgres = Для PostgreSQL установите igroteka[postgres].
error-no-preview = В игре на время ничего нельзя узнать заранее.
error-no-secret = Браузер не может подтвердить, что это вы. Откройте стол по своей ссылке ещё раз.
error-no-such-page = Такой страницы нет.
error-no-such-table = Такого стола нет.
error-no-way-back = Вернуться на это место уже нельзя.
error-nonce-given = Вы уже участвовали в тасовании.
error-not-abandoned = Бот может занять только место того, кого уже какое-то время нет.
error-not-asked = Сейчас решение не за вами.
error-not-host = Это может делать только тот, кто открыл стол.
error-not-over = Партия ещё не закончена.
error-no-lesson = У этой игры нет учебной партии.
error-no-such-puzzle = Такой задачи нет.
error-no-such-code = Такого кода нет, или он уже не действует. Создайте новый на другом устройстве.
error-nobody-there = На этом месте нет человека, которого это могло бы касаться.
error-not-in-lesson = Сейчас урок ждёт другого.
error-not-operator = Это может видеть только тот, кто держит комнату.
error-not-seated = У вас нет места за этим столом.
error-not-stalling = Никто не заставляет этот стол ждать так долго.
error-nothing-said = Сообщение пустое.
error-nothing-to-undo = Отменять нечего: вашего хода ещё не было.
error-offer-open = Другое предложение ещё ждёт ответа.
error-one-seat-each = Можно занять только одно место.
error-paused = Игра стоит: она продолжится после отсчёта, когда все будут на месте.
error-no-pause = Поставить на паузу игру на время может только тот, кто играет с одними ботами.
error-rematch-agreed = О следующей партии уже договорились.
error-removed = Тот, кто открыл стол, больше не пускает вас за него.
error-room-failed = На сервере произошла ошибка; партия не изменилась. Попробуйте ещё раз.
error-room-full = В комнате нет места; попробуйте позже.
error-seat-taken = Это место занято.
error-seats-open = Есть свободные места: подождите людей или добавьте ботов.
error-silenced = Тот, кто открыл стол, отключил ваши сообщения.
error-stale = На столе тем временем что-то изменилось; взгляните ещё раз.
error-stand-in-plays = За кого-то играет бот, и тот сейчас не может на это согласиться.
error-stood-in = За вас играет бот; сначала верните себе место.
error-store-away = Комната сейчас не может ничего записать, поэтому ничего и не принимает. Ваш запрос не выполнен; попробуйте через мгновение.
error-store-refused = Партии нельзя хранить в { $store }: { $reason }.
error-table-closed = Этот стол закрыт для зрителей.
error-table-needs-version = Этот стол начат с версией { $version } правил ({ $game }), и с нынешней он не может продолжаться. Ничего не потеряно: он откроется там, где работает та версия.
error-table-set-aside = Этот стол не удалось открыть, и он отложен. Ничего не потеряно; остальные столы играют дальше. Сообщите тому, кто держит комнату.
error-table-open = Партия ещё не началась.
error-table-over = Партия закончена.
error-table-playing = Партия уже началась.
error-too-many-hints = Пока хватит подсказок; подумайте немного сами.
error-too-many-messages = Слишком много сообщений; помедленнее.
error-too-many-requests = Слишком много запросов; помедленнее.
error-unknown-emote = Жеста «{ $emote }» нет.
error-wrong-commitment = Партия в файле { $path } раздана не из обещанного зерна.
error-workers-need-postgres = Несколько процессов ({ $workers }) могут иметь общие столы только в PostgreSQL: укажите --store postgresql://… или один процесс.
