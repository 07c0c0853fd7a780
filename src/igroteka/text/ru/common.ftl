### Слова, общие для всех игр.

seat = Игрок { $number }
spectator = Зритель
you = Вы
bot-name = Бот { $number } ({ $bot })
hidden = скрытая карта
level-1 = Новичок
level-2 = Ученик
level-3 = Бывалый
level-4 = Знаток
level-5 = Мастер
nothing = ничего

won = { WHO($seats) ->
    [you] Вы победили!
    [team] Ваша команда победила: { $seats }.
    [others] Общая победа: { $seats }.
   *[other] Победа: { $seats }.
}
draw-result = Ничья.
all-lost = Игра проиграна.

commands = число: выбрать · c НАЗВАНИЕ: карта · h: подсказка · u: назад · l: журнал · s: сохранить · ?: справка · q: выйти
commands-help =
    число — выбрать этот вариант; c и начало названия — показать карту крупно; h — лучшие
    варианты с оценкой шанса на победу; u — отменить своё последнее решение; l — весь журнал; s — сохранить сейчас; q — сохранить и выйти.
hand-over = { $name }, решаете вы. Нажмите Enter, когда экран видите только вы.
hint = Совет компьютера за секунду раздумий и его оценка шанса на победу:
because-wins = Это сразу приносит победу.
because-only-way = Всё остальное сразу проигрывает.
because-leads-to-win = Это должно привести к победе.
because-other-loses = Другое, что кажется хорошим, вскоре проигрывает.
saved = Сохранено в { $path }
not-understood = «{ $typed }» — не вариант и не команда; ? покажет перечень.
cannot-undo = Назад нельзя: решений ещё не было или с тех пор открылось что-то скрытое.
other-question = Сейчас может решать и { $name }. Введите o, чтобы передать клавиатуру.
no-such-thing = На столе нет ничего, чьё название начинается с «{ $name }».

error-bad-arguments = Команда не понята: { $reason }. Попробуйте igroteka --help.
error-answer-count = Ответов: { $answers }, а партий: { $games }.
error-bad-data-file = В файл { $file } нельзя записать данные; возможные окончания: { $known }.
error-bot-fails = Бот «{ $bot }» не может играть: { $reason }
error-bot-is-none = «{ $bot }» — не бот: его класс не наследует igroteka.bots.bot.Bot.
error-no-data-file = Укажите в --out, в какой файл записать данные.
error-no-package = Пакет { $package } не установлен; его добавляет pip install igroteka[envs].
error-other-run = { $path } принадлежит другому запуску: удалите его или укажите ту же игру, ботов, настройки и зерно.
error-bad-bot = «{ $bot }» — не бот: после имени может стоять число итераций, время (200ms, 1s), ядра (2cores) или доля случайных ответов (30%).
error-bad-pair = «{ $pair }» — не настройка; пишите НАЗВАНИЕ=ЗНАЧЕНИЕ.
error-bad-position-text = «{ $part }» не описывает части позиции; пишите слово: значение значение; слово: значение.
error-bad-position-value = «{ $value }» — невозможное значение для { $word }.
error-bad-seats = { $game }: игроков не может быть { $seats }; можно: { $allowed }.
error-bad-setting = Настройка { $setting } не может быть «{ $value }»; можно: { $choices }.
error-bad-state = Это не позиция игры { $game }: { $reason }.
error-bot-count = Названо ботов: { $bots }, а мест { $seats }.
error-broken-match = Файл { $path } не содержит возможной партии: { $reason }.
error-game-count = Нужно сыграть хотя бы одну партию, а не { $games }.
error-game-bad-words = В игру «{ $game }» нельзя сыграть: файл { $file } не читается со строки { $line } ({ $reason }).
error-game-fails = В игру «{ $game }» нельзя сыграть: не удалось загрузить { $where }, ошибка { $reason }
error-game-foreign-word = В игру «{ $game }» нельзя сыграть: сообщение { $word } в файле { $file } не начинается с названия игры.
error-game-is-none = В игру «{ $game }» нельзя сыграть: { $where } — не Game.
error-game-lacks-file = В игру «{ $game }» нельзя сыграть: нет файла { $file }.
error-game-lacks-part = В игру «{ $game }» нельзя сыграть: в модуле { $room } нет { $part } (что нужно игре, сказано в docs/add-a-game.md).
error-game-lacks-room = В игру «{ $game }» нельзя сыграть: нет модуля { $room }, в котором должно быть { $part } (что нужно игре, сказано в docs/add-a-game.md).
error-game-lacks-words = { $count ->
    [one] В игру «{ $game }» нельзя сыграть: в файле { $file } не хватает { $count } сообщения: { $words }.
   *[other] В игру «{ $game }» нельзя сыграть: в файле { $file } не хватает { $count } сообщений, среди них { $words }.
}
error-game-name-taken = В игру «{ $game }» ({ $where }) нельзя сыграть: такое название у другой игры.
error-game-other-name = В игру «{ $game }» нельзя сыграть: { $where } называет себя «{ $name }».
error-file-needs-version = Партия в { $path } сделана версией { $version }, по правилам которой эта не играет; проверить её ход за ходом может только та версия.
error-illegal-in-file = Ход { $number } в { $path } не разрешён правилами.
error-illegal-move = Сейчас такой ход не разрешён (место { $seat }, вариант { $option }).
error-move-needs-version = Ход { $number } сыгран версией { $version }; повторить его может только она.
error-no-file = Нет файла { $path }.
error-no-more-copies = В колоде больше нет копий карты { $card }.
error-no-ray = Ray не установлен; его добавляет pip install igroteka[ray].
error-no-terms = У оценки игры «{ $game }» нет признаков, которые можно подобрать.
error-no-such-move = Нет хода { $number }: в партии их { $moves }.
error-no-such-seat = Нет места { $seat }: в игре их { $seats }, счёт от 1.
error-no-terminal = Чтобы играть, нужен терминал с клавиатурой; simulate, replay и verify работают и без него.
error-other-values = Партия в { $path } сделана с другими значениями наборов, чем здесь.
error-not-a-match = Файл { $path } — не сохранённая партия.
error-position-mid-turn = Словами можно записать только позицию между двумя ходами.
error-same-bot = Каждого бота можно назвать лишь раз: { $bots }.
error-system = Система отказала: { $reason }.
error-two-bots = Соревноваться должны хотя бы два бота, а не { $bots }.
error-too-many-hands = За одной клавиатурой поместится игроков: { $most }; остальные места отдайте ботам или играйте по сети.
error-unknown-bot = Нет бота «{ $bot }»; есть { $known }.
error-unknown-card = В этих наборах нет карты «{ $card }».
error-unknown-engine = Нет способа «{ $engine }»; есть { $known }.
error-no-cluster = Кластер Ray не отвечает по адресу { $address }.
error-address-without-ray = --address называет кластер Ray: добавьте --engine ray.
error-unknown-game = Нет игры «{ $game }»; есть { $known }.
error-unknown-language = Нет языка «{ $language }»; есть { $known }.
error-unknown-level = «{ $bot }» — не уровень; есть { $known }, пишите level:1.
error-unknown-position-word = «{ $word }» ничего не значит в позиции; известные слова: { $known }.
error-unknown-setting = У игры { $game } нет настройки «{ $setting }»; есть { $known }.
error-unknown-study = Нет исследования «{ $study }»; есть { $known }.
error-unreadable-file = Файл { $path } не удаётся прочитать как сохранённую партию.
error-worker-count = Число процессов не может быть { $workers }.
error-wrong-digest = Партия в { $path } изменена: её ходы не ведут к записанной позиции.
error-zero-budget = «{ $bot }» не оставляет времени подумать; дайте хотя бы 1.

error-same-hero = Каждого героя можно взять только раз: { $heroes }.
error-few-heroes = Нужно разных героев: { $needed }, а наборов есть { $found }.
error-pack-unreadable = Партия содержит наборы, которые не читаются: { $packs }.
error-pack-changed = С тех пор как записана эта позиция, набор изменён: { $packs }.

