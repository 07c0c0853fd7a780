### Ігрова кімната: її команда і чому вона відмовляє.

cli-serve = відкрити ігрову кімнату для браузерів і ботів
cli-host = адреса, на якій слухати
cli-port = порт, на якому слухати
cli-store = де зберігати партії: файл або postgresql://…
cli-serve-workers = скільки процесів обслуговують столи; для кількох потрібна PostgreSQL
cli-config = файл TOML з налаштуваннями
cli-serving = Ігрову кімнату відкрито: { $url } (зупинити — Ctrl-C)
cli-reports = перелік скарг людей у кімнаті, що працює
cli-room = адреса кімнати
cli-done = видалити скаргу з цим номером
cli-no-reports = Скарг немає.
cli-report-about = на кого: { $name }. { $text }
cli-report-heard = останні слова: { $said }
cli-commitment = Тасування саме те, що було обіцяне до першої карти: { $commitment }
cli-nonces = { $count ->
    [0] Жоден гравець не долучився до тасування: його обрав сам сервер.
    [one] До тасування долучився { $count } гравець, тож сервер його не обирав.
    [few] До тасування долучилися { $count } гравці, тож сервер його не обирав.
   *[other] До тасування долучилося { $count } гравців, тож сервер його не обирав.
}

preview-invites = { $name } запрошує зіграти: { $game }

error-bad-body = Запит не вдається прочитати: { $reason }.
error-bad-clock = Такого годинника немає.
error-setting-too-large = Значення { $name } завелике; щонайбільше { $bound }.
error-setting-too-small = Значення { $name } замале; щонайменше { $bound }.
error-setting-no-number = Значення { $name } має бути числом.
error-setting-no-yes = Значення { $name } має бути true або false.
error-bad-config = Налаштування непридатні: { $reason }.
error-bad-host = Ця кімната не відповідає під таким іменем. Хто її тримає, може додати його до налаштування hosts.
error-bad-message = Повідомлення не вдається зрозуміти.
error-bad-name = Ім’я має містити хоча б одну літеру.
error-bad-number = «{ $value }» — не число від 0 до { $most }.
error-bad-origin = Сторінки інших сайтів не можуть звертатися до цієї кімнати.
error-bad-nats = «{ $nats }» — не адреса NATS; вкажіть nats://host:4222 або кілька через кому.
error-bad-store = «{ $store }» — не місце для партій; вкажіть файл або postgresql://…
error-body-too-large = Запит завеликий.
error-hello-first = З’єднання починається з hello.
error-hints-not-agreed = За цим столом домовилися грати без підказок.
error-no-draw = Нічию зараз запропонувати не можна.
error-no-hint = Цього разу підказки немає.
error-nats-needs-postgres = NATS потрібен машинам зі спільним PostgreSQL: вкажіть --store postgresql://… або приберіть NATS.
error-nats-refused = NATS не відповідає: { $reason }.
error-no-nats = Для NATS встановіть igroteka[nats].
error-no-offer = Такої пропозиції немає.
error-no-postgres = Для PostgreSQL встановіть igroteka[postgres].
error-no-preview = У грі проти годинника нічого не видно наперед.
error-no-secret = Браузер не може підтвердити, що це ви. Відкрийте стіл за своїм посиланням ще раз.
error-no-such-page = Такої сторінки немає.
error-no-such-table = Такого столу немає.
error-no-way-back = Повернутися на це місце вже не можна.
error-nonce-given = Ви вже долучилися до тасування.
error-not-abandoned = Бот може зайняти лише місце того, кого вже якийсь час немає.
error-not-asked = Зараз рішення не за вами.
error-not-host = Це може робити лише той, хто відкрив стіл.
error-not-over = Партію ще не завершено.
error-no-lesson = Ця гра не має навчальної партії.
error-no-such-puzzle = Такої задачі немає.
error-no-such-code = Такого коду немає або він уже не діє. Створіть новий на іншому пристрої.
error-nobody-there = На цьому місці немає людини, якої це могло б стосуватися.
error-not-in-lesson = Зараз урок чекає на інше.
error-not-operator = Це може бачити лише той, хто тримає кімнату.
error-not-seated = У вас немає місця за цим столом.
error-not-stalling = Ніхто не змушує цей стіл чекати так довго.
error-nothing-said = Повідомлення порожнє.
error-nothing-to-undo = У вас немає ходу, який можна повернути.
error-offer-open = Інша пропозиція ще чекає на відповідь.
error-one-seat-each = Можна зайняти лише одне місце.
error-paused = Гра стоїть: вона піде далі після відліку, коли всі будуть на місці.
error-no-pause = Поставити на паузу гру проти годинника може лише той, хто грає тільки з ботами.
error-rematch-agreed = Про наступну партію вже домовлено.
error-removed = Той, хто відкрив стіл, більше не пускає вас за нього.
error-room-failed = На сервері сталася помилка; партія не змінилася. Спробуйте ще раз.
error-room-full = У кімнаті немає місця; спробуйте пізніше.
error-seat-taken = Це місце зайняте.
error-seats-open = Є вільні місця: зачекайте на людей або додайте ботів.
error-silenced = Той, хто відкрив стіл, вимкнув ваші повідомлення.
error-stale = На столі тим часом щось змінилося; погляньте ще раз.
error-stand-in-plays = За когось грає бот, і той зараз не може на це погодитися.
error-stood-in = За вас грає бот; спершу поверніть собі місце.
error-store-away = Кімната зараз не може нічого записати, тому нічого й не приймає. Ваш запит не виконано; спробуйте за мить.
error-store-refused = Партії не можна зберігати в { $store }: { $reason }.
error-table-closed = Цей стіл закритий для глядачів.
error-table-needs-version = Цей стіл розпочато за версії { $version } правил ({ $game }), і з нинішньою він не може тривати. Нічого не втрачено: він відкриється там, де працює та версія.
error-table-set-aside = Цей стіл не вдалося відкрити, і його відкладено. Нічого не втрачено; інші столи грають далі. Повідомте того, хто тримає кімнату.
error-table-open = Партія ще не почалася.
error-table-over = Партію завершено.
error-table-playing = Партія вже почалася.
error-too-many-hints = Поки що досить підказок; поміркуйте трохи самі.
error-too-many-messages = Забагато повідомлень; повільніше.
error-too-many-requests = Забагато запитів; повільніше.
error-unknown-emote = Жесту «{ $emote }» немає.
error-wrong-commitment = Партію у файлі { $path } роздано не з обіцяного зерна.
error-workers-need-postgres = Кілька процесів ({ $workers }) можуть мати спільні столи лише в PostgreSQL: вкажіть --store postgresql://… або один процес.
