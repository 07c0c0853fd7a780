### Слова, спільні для всіх ігор.

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

