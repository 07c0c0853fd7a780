### Слова, общие для всех игр, и слова командной строки.

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

cli-about = Пять современных карточных игр по настоящим правилам: играть, моделировать, просматривать.
cli-command = КОМАНДА
cli-games = Игры
cli-play = играть в терминале
cli-simulate = дать ботам сыграть много партий и посчитать
cli-lab = провести исследование игры
cli-study = исследование: { $known }
cli-cases = сколько случаев
cli-gobbit-fairness = Конфликтов двух одинаково быстрых игроков: { $count }; сколько выигрывает быстрая линия
cli-gobbit-levels = Доля побед уровня в строке; партий на пару: { $count }
cli-exploit = Лучший ответ каждому боту, малая «Химерия», раздач: { $count }
cli-fit = Логарифмическая ошибка на отложенных партиях; веса в файле { $file }
cli-calibrate = Калибровка в файле { $file }.
cli-puzzles = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[many] { $count } задач
} в файле { $file }.
cli-replay = рассказать сохранённую партию ход за ходом
cli-verify = проверить, что сохранённая партия цела и не изменена
cli-arena = дать ботам посоревноваться: доля побед и рейтинги
cli-review = разобрать сохранённую партию решение за решением
cli-bot-list = соревнующиеся боты, через запятую: { $known }
cli-engine = где играть: local (все ядра) или ray (кластер)
cli-address = кластер Ray, к которому присоединиться (узел:порт); без этого Ray запускается здесь
cli-workers = сколько процессов; 0 — по одному на ядро
cli-iterations = сколько миров рассмотреть для каждого решения
cli-faults = Боты не смогли ответить, раз: { $faults }; за них сделан безопасный ход.
cli-chance = Шанс на победу после каждого решения: { $names }
cli-reviewed = Решения; отмечено переломных: { $count }
cli-lang = язык: en, uk или ru
cli-json = вывести одно значение JSON для программ
cli-game = название игры
cli-bot = кто играет за другие места: { $known }
cli-hotseat = несколько человек за одним экраном, без ботов
cli-seat = ваше место, от 1
cli-seats = число игроков
cli-position = начать с позиции, описанной несколькими словами
cli-save = файл, в котором сохранить партию
cli-resume = продолжить сохранённую партию
cli-seed = то же зерно даёт ту же игру
cli-set = настройка игры, как НАЗВАНИЕ=ЗНАЧЕНИЕ
cli-count = сколько партий
cli-bots = боты по местам, через запятую
cli-file = сохранённая партия
cli-move = остановиться после этого хода
cli-simulated = { $game }: сыграно партий — { $games }
cli-speed = Решений: { $decisions } ({ $mean } за партию) за { $seconds } с: { $speed } в секунду
cli-out = записать партии в этот файл: .parquet, .csv или .jsonl
cli-moves = строка на каждое решение с тем, что знал игрок, а не строка на партию
cli-save-matches = папка, в которой сохранить каждую партию
cli-resume-run = продолжить прерванный запуск
cli-draws = Ничьих: { $draws }
cli-report-out = файл отчёта: .html, рядом будет .json
cli-verified = Партия цела: ходов { $moves }, позиция { $digest }.
cli-other-values = Она сделана с другими значениями наборов, чем здесь; проверена с её собственными.
cli-interpreted = Движок работает без компиляции, раз в десять медленнее: при установке не было компилятора C или с тех пор изменились файлы.
column-game = игра
column-seats = игроки
column-settings = настройки
column-fast = RTT быстрой линии, мс
column-slow = RTT медленной, мс
column-jitter = разброс задержки, мс
column-referee = арбитр
column-arrival = по порядку прихода
column-level = уровень
column-child = ребёнок
column-beginner = новичок
column-adult = взрослый
column-keen = ловкий
column-champion = чемпион
column-seat = место
column-bot = бот
column-first = победы первым игроком
column-second = вторым
column-exploitability = уязвимость
column-positions = позиции
column-constant = без признаков
column-fitted_loss = на своих партиях
column-log_loss = на отложенных партиях
column-rating = рейтинг
column-games = партии
column-interval = интервал 95 %
column-sides = победы за каждую сторону
column-move = ход
column-choice = выбор
column-chance = шанс
column-better = лучше
column-better-chance = шанс
column-wins = победы

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
cli-pack = проверить или перечислить наборы «Битв гербов»
cli-pack-check = проверить файл набора и объяснить каждую ошибку
cli-pack-list = перечислить наборы и показать папку для своих
cli-pack-file = файл набора (YAML)
pack-good = { $file }: набор исправен, { $name }.
pack-problem = строка { $line }: { $reason }
pack-bad = { $file }: ошибок { $count }
pack-folder = Свои наборы кладите в { $folder }

report-title = { $game }: что говорят партии
report-facts = Партий: { $games }, за всех играл бот { $bot }. Решений на партию в среднем { $mean }, от { $least } до { $most }; вариантов на решение: { $branching }. Ничьих: { $draws }.
report-made = Создано командой
report-interval = Полоса — доля выигранных партий, черта на её конце — интервал 95 %, число за ней — сколько партий учтено. Полоса не есть причина: победитель чаще делает и что-то другое.
report-seats = Победы по местам
report-lengths = Решений на партию
report-draw = Взятые карты
report-play = Сыгранные карты
report-mindbug = Карты, взятые под контроль
report-hunt = Сыгранные карты Охоты
report-survival = Сыгранные карты Выживания
report-role = Победы по ролям
report-most = Кто делал что-то чаще всех остальных
report-deed-eaten = Съедал стопки
report-deed-robbed = Забирал стопки возгласом «Гоббит!»
report-deed-saved = Спасал свою стопку
report-deed-scattered = Отправлял стопки в сброс
report-deed-mistake = Ошибался
report-role-creature = Существо
report-role-hunted = Астронавты
report-power = Локации, эффект которых применён
report-caught = Локации, где Существо кого-то поймало
report-gain = Полученные карты
report-cast = Применённые заклинания
report-activate = Активированные карты действий
report-mage = Маги
report-nemesis = Немезиды
report-hero = Герои
report-pairing = Герои друг против друга
