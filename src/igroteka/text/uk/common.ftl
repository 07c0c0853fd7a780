### Слова, спільні для всіх ігор, і слова командного рядка.

seat = Гравець { $number }
spectator = Глядач
you = Ви
bot-name = Бот { $number } ({ $bot })
hidden = прихована карта
level-1 = Новачок
level-2 = Учень
level-3 = Бувалий
level-4 = Знавець
level-5 = Майстер
nothing = нічого

won = { WHO($seats) ->
    [you] Ви перемогли!
    [team] Ваша команда перемогла: { $seats }.
    [others] Спільна перемога: { $seats }.
   *[other] Перемога: { $seats }.
}
draw-result = Нічия.
all-lost = Гру програно.

commands = число: вибрати · c НАЗВА: карта · h: підказка · u: назад · l: журнал · s: зберегти · ?: довідка · q: вийти
commands-help =
    число — вибрати цей варіант; c і початок назви — показати карту великою; h — найкращі
    варіанти з оцінкою шансу на перемогу; u — скасувати своє останнє рішення; l — увесь журнал; s — зберегти зараз; q — зберегти й вийти.
hand-over = { $name }, вирішуєте ви. Натисніть Enter, коли екран бачите лише ви.
hint = Порада комп’ютера за секунду роздумів і його оцінка шансу на перемогу:
because-wins = Це одразу приносить перемогу.
because-only-way = Усе інше програє одразу.
because-leads-to-win = Це має привести до перемоги.
because-other-loses = Інше, що здається добрим, невдовзі програє.
saved = Збережено у { $path }
not-understood = «{ $typed }» — не варіант і не команда; ? покаже перелік.
cannot-undo = Назад не можна: рішень ще не було або відтоді відкрилося щось приховане.
other-question = Зараз може вирішувати й { $name }. Введіть o, щоб передати клавіатуру.
no-such-thing = На столі немає нічого, чия назва починається з «{ $name }».

cli-about = П'ять сучасних карткових ігор за справжніми правилами: грати, моделювати, переглядати.
cli-command = КОМАНДА
cli-games = Ігри
cli-play = грати в терміналі
cli-simulate = дати ботам зіграти багато партій і порахувати
cli-lab = провести дослідження гри
cli-study = дослідження: { $known }
cli-cases = скільки випадків
cli-gobbit-fairness = Конфліктів двох однаково швидких гравців: { $count }; скільки виграє швидша лінія
cli-gobbit-levels = Частка перемог рівня в рядку; партій на пару: { $count }
cli-exploit = Найкраща відповідь кожному боту, мала «Химерія», роздач: { $count }
cli-fit = Логарифмічна похибка на відкладених партіях; ваги у файлі { $file }
cli-calibrate = Калібрування у файлі { $file }.
cli-puzzles = { $count ->
    [one] { $count } задача
    [few] { $count } задачі
   *[many] { $count } задач
} у файлі { $file }.
cli-replay = розповісти збережену партію хід за ходом
cli-verify = перевірити, що збережена партія ціла й незмінена
cli-arena = дати ботам позмагатися: частка перемог і рейтинги
cli-review = розібрати збережену партію рішення за рішенням
cli-bot-list = боти, що змагаються, через кому: { $known }
cli-engine = де грати: local (усі ядра) або ray (кластер)
cli-address = кластер Ray, до якого приєднатися (вузол:порт); без цього Ray запускається тут
cli-workers = скільки процесів; 0 — по одному на ядро
cli-iterations = скільки світів розглянути для кожного рішення
cli-faults = Боти не змогли відповісти, разів: { $faults }; за них зроблено безпечний хід.
cli-chance = Шанс на перемогу після кожного рішення: { $names }
cli-reviewed = Рішення; позначено переломних: { $count }
cli-lang = мова: en, uk або ru
cli-json = вивести одне значення JSON для програм
cli-game = назва гри
cli-bot = хто грає за інші місця: { $known }
cli-hotseat = кілька людей за одним екраном, без ботів
cli-seat = ваше місце, від 1
cli-seats = кількість гравців
cli-position = почати з позиції, описаної кількома словами
cli-save = файл, у якому зберегти партію
cli-resume = продовжити збережену партію
cli-seed = те саме зерно дає ту саму гру
cli-set = налаштування гри, як НАЗВА=ЗНАЧЕННЯ
cli-count = скільки партій
cli-bots = боти за місцями, через кому
cli-file = збережена партія
cli-move = зупинитися після цього ходу
cli-simulated = { $game }: зіграно партій — { $games }
cli-speed = Рішень: { $decisions } ({ $mean } за партію) за { $seconds } с: { $speed } на секунду
cli-out = записати партії в цей файл: .parquet, .csv або .jsonl
cli-moves = рядок на кожне рішення з тим, що знав гравець, а не рядок на партію
cli-save-matches = тека, у якій зберегти кожну партію
cli-resume-run = продовжити перерваний запуск
cli-draws = Нічиїх: { $draws }
cli-report-out = файл звіту: .html, поруч буде .json
cli-verified = Партія ціла: ходів { $moves }, позиція { $digest }.
cli-other-values = Її зроблено з іншими значеннями наборів, ніж тут; перевірено з її власними.
cli-interpreted = Рушій працює без компіляції, разів у десять повільніше: під час встановлення не було компілятора C або відтоді змінилися файли.
column-game = гра
column-seats = гравці
column-settings = налаштування
column-fast = RTT швидкої лінії, мс
column-slow = RTT повільної, мс
column-jitter = розкид затримки, мс
column-referee = арбітр
column-arrival = за порядком надходження
column-level = рівень
column-child = дитина
column-beginner = новачок
column-adult = дорослий
column-keen = спритний
column-champion = чемпіон
column-seat = місце
column-bot = бот
column-first = перемоги першим гравцем
column-second = другим
column-exploitability = вразливість
column-positions = позиції
column-constant = без ознак
column-fitted_loss = на своїх партіях
column-log_loss = на відкладених партіях
column-rating = рейтинг
column-games = партії
column-interval = інтервал 95 %
column-sides = перемоги за кожну сторону
column-move = хід
column-choice = вибір
column-chance = шанс
column-better = краще
column-better-chance = шанс
column-wins = перемоги

error-bad-arguments = Команду не зрозуміло: { $reason }. Спробуйте igroteka --help.
error-answer-count = Відповідей: { $answers }, а партій: { $games }.
error-bad-data-file = У файл { $file } не можна записати дані; можливі закінчення: { $known }.
error-bot-fails = Бот «{ $bot }» не може грати: { $reason }
error-bot-is-none = «{ $bot }» — не бот: його клас не успадковує igroteka.bots.bot.Bot.
error-no-data-file = Вкажіть у --out, у який файл записати дані.
error-no-package = Пакет { $package } не встановлено; його додає pip install igroteka[envs].
error-other-run = { $path } належить іншому запуску: видаліть його або вкажіть ту саму гру, ботів, налаштування й зерно.
error-bad-bot = «{ $bot }» — не бот: після назви може стояти кількість ітерацій, час (200ms, 1s), ядра (2cores) або частка випадкових відповідей (30%).
error-bad-pair = «{ $pair }» — не налаштування; пишіть НАЗВА=ЗНАЧЕННЯ.
error-bad-position-text = «{ $part }» не описує частини позиції; пишіть слово: значення значення; слово: значення.
error-bad-position-value = «{ $value }» — неможливе значення для { $word }.
error-bad-seats = { $game }: гравців не може бути { $seats }; можна: { $allowed }.
error-bad-setting = Налаштування { $setting } не може бути «{ $value }»; можливо: { $choices }.
error-bad-state = Це не позиція гри { $game }: { $reason }.
error-bot-count = Названо ботів: { $bots }, а місць { $seats }.
error-broken-match = Файл { $path } не містить можливої партії: { $reason }.
error-game-count = Треба зіграти щонайменше одну партію, а не { $games }.
error-game-bad-words = У гру «{ $game }» не можна зіграти: файл { $file } не читається від рядка { $line } ({ $reason }).
error-game-fails = У гру «{ $game }» не можна зіграти: не вдалося завантажити { $where }, помилка { $reason }
error-game-foreign-word = У гру «{ $game }» не можна зіграти: повідомлення { $word } у файлі { $file } не починається з назви гри.
error-game-is-none = У гру «{ $game }» не можна зіграти: { $where } — не Game.
error-game-lacks-file = У гру «{ $game }» не можна зіграти: немає файла { $file }.
error-game-lacks-part = У гру «{ $game }» не можна зіграти: у модулі { $room } немає { $part } (що потрібно грі, сказано в docs/add-a-game.md).
error-game-lacks-room = У гру «{ $game }» не можна зіграти: немає модуля { $room }, у якому має бути { $part } (що потрібно грі, сказано в docs/add-a-game.md).
error-game-lacks-words = { $count ->
    [one] У гру «{ $game }» не можна зіграти: у файлі { $file } бракує { $count } повідомлення: { $words }.
   *[other] У гру «{ $game }» не можна зіграти: у файлі { $file } бракує { $count } повідомлень, серед них { $words }.
}
error-game-name-taken = У гру «{ $game }» ({ $where }) не можна зіграти: таку назву має інша гра.
error-game-other-name = У гру «{ $game }» не можна зіграти: { $where } називає себе «{ $name }».
error-file-needs-version = Партію в { $path } зроблено версією { $version }, за правилами якої ця не грає; перевірити її хід за ходом може лише та версія.
error-illegal-in-file = Хід { $number } у { $path } не дозволений правилами.
error-illegal-move = Зараз такий хід не дозволено (місце { $seat }, варіант { $option }).
error-move-needs-version = Хід { $number } зіграно версією { $version }; повторити його може лише вона.
error-no-file = Немає файлу { $path }.
error-no-more-copies = У колоді більше немає копій карти { $card }.
error-no-ray = Ray не встановлено; його додає pip install igroteka[ray].
error-no-terms = Оцінка гри «{ $game }» не має ознак, які можна підібрати.
error-no-such-move = Немає ходу { $number }: у партії їх { $moves }.
error-no-such-seat = Немає місця { $seat }: у грі їх { $seats }, лічба від 1.
error-no-terminal = Щоб грати, потрібен термінал із клавіатурою; simulate, replay і verify працюють і без нього.
error-other-values = Партію в { $path } зроблено з іншими значеннями наборів, ніж тут.
error-not-a-match = Файл { $path } — не збережена партія.
error-position-mid-turn = Словами можна записати лише позицію між двома ходами.
error-same-bot = Кожного бота можна назвати лише раз: { $bots }.
error-system = Система відмовила: { $reason }.
error-two-bots = Змагатися мають щонайменше двоє ботів, а не { $bots }.
error-too-many-hands = За однією клавіатурою поміститься гравців: { $most }; решту місць віддайте ботам або грайте мережею.
error-unknown-bot = Немає бота «{ $bot }»; є { $known }.
error-unknown-card = У цих наборах немає карти «{ $card }».
error-unknown-engine = Немає способу «{ $engine }»; є { $known }.
error-no-cluster = Кластер Ray не відповідає за адресою { $address }.
error-address-without-ray = --address називає кластер Ray: додайте --engine ray.
error-unknown-game = Немає гри «{ $game }»; є { $known }.
error-unknown-language = Немає мови «{ $language }»; є { $known }.
error-unknown-level = «{ $bot }» — не рівень; є { $known }, пишіть level:1.
error-unknown-position-word = «{ $word }» нічого не означає в позиції; відомі слова: { $known }.
error-unknown-setting = Гра { $game } не має налаштування «{ $setting }»; має { $known }.
error-unknown-study = Немає дослідження «{ $study }»; є { $known }.
error-unreadable-file = Файл { $path } не вдається прочитати як збережену партію.
error-worker-count = Кількість процесів не може бути { $workers }.
error-wrong-digest = Партію у { $path } змінено: її ходи не ведуть до записаної позиції.
error-zero-budget = «{ $bot }» не лишає часу подумати; дайте хоча б 1.

error-same-hero = Кожного героя можна взяти лише раз: { $heroes }.
error-few-heroes = Потрібно різних героїв: { $needed }, а наборів є { $found }.
error-pack-unreadable = Партія містить набори, які не читаються: { $packs }.
error-pack-changed = Відколи записано цю позицію, набір змінено: { $packs }.
cli-pack = перевірити чи перелічити набори «Битв гербів»
cli-pack-check = перевірити файл набору й пояснити кожну помилку
cli-pack-list = перелічити набори й показати теку для власних
cli-pack-file = файл набору (YAML)
pack-good = { $file }: набір справний, { $name }.
pack-problem = рядок { $line }: { $reason }
pack-bad = { $file }: помилок { $count }
pack-folder = Власні набори кладіть у { $folder }

report-title = { $game }: що кажуть партії
report-facts = Партій: { $games }, за всіх грав бот { $bot }. Рішень на партію в середньому { $mean }, від { $least } до { $most }; варіантів на рішення: { $branching }. Нічиїх: { $draws }.
report-made = Створено командою
report-interval = Смуга — частка виграних партій, риска на її кінці — інтервал 95 %, число за нею — скільки партій враховано. Смуга не є причиною: переможець частіше робить і щось інше.
report-seats = Перемоги за місцями
report-lengths = Рішень на партію
report-draw = Взяті карти
report-play = Зіграні карти
report-mindbug = Карти, взяті під контроль
report-hunt = Зіграні карти Полювання
report-survival = Зіграні карти Виживання
report-role = Перемоги за ролями
report-most = Хто робив щось частіше за всіх інших
report-deed-eaten = З’їдав стоси
report-deed-robbed = Забирав стоси вигуком «Гоббіт!»
report-deed-saved = Рятував свій стос
report-deed-scattered = Відправляв стоси у скид
report-deed-mistake = Помилявся
report-role-creature = Істота
report-role-hunted = Астронавти
report-power = Локації, ефект яких застосовано
report-caught = Локації, де Істота когось спіймала
report-gain = Отримані карти
report-cast = Застосовані закляття
report-activate = Активовані карти дій
report-mage = Маги
report-nemesis = Немезиди
report-hero = Герої
report-pairing = Герої одне проти одного
