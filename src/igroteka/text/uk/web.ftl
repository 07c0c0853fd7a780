### Вебстіл: дім навколо ігор.

web-title = Ігротека
web-lead = Добрі карткові ігри, вечір і хтось навпроти.
web-about = Сучасні карткові ігри за справжніми правилами. Сідайте проти бота просто зараз або надішліть другові посилання: нічого не треба встановлювати, обліковий запис не потрібен.
web-games = Ігри
web-players = Гравці
web-length = Тривалість
web-weight = Складність
web-weight-of = Складність { $weight } з 5
web-play-now = Грати з ботом
web-invite = Нова гра…
web-my-tables = Ваші столи
web-no-own-tables = Ви ще не сіли за жоден стіл.
web-running = Відкриті столи
web-no-tables = Відкритих столів зараз немає.
web-have-code = Маєте код?
web-code = Код столу
web-join = Перейти
web-free-seat = вільне місце
web-a-bot = Бот
web-bot = Бот { $number }
web-status-open = чекає на гравців
web-status-playing = грають
web-status-over = завершено
web-independent = Незалежна реалізація для тих, хто має або любить ці ігри; не пов'язана з їхніми видавцями.
web-credits = Подяки
web-credits-icons = Малюнки
web-credits-icons-from = Істот та емблеми ми склали з власних форм і значків набору
web-credits-changed = Значки перефарбовано, обведено й поєднано. Їхні автори:
web-credits-fonts = Шрифти
web-credits-code = Програми
web-language = Мова
web-close = Закрити
web-new-table = Нова гра: { $game }
web-your-name = Ваше ім'я
web-seats = Місця
web-bots = Сила ботів
web-tables = { $count ->
    [0] Столи й коди
   *[other] Столи й коди ({ $count })
}
web-tables-title = Столи
web-name-of = Ім'я гравця { $number }
web-sits-friend = Друг
web-sits-here = Тут
web-sits-led = Веду я
web-sits-bot = Бот
web-here-too = Грає тут
web-this-device = за цим екраном
web-listed = Показати стіл на головній сторінці
web-open-table = Відкрити стіл
web-no-server = Кімната не відповідає. Чи вона запущена?
web-home = Головна
web-connecting = Підходимо до столу…
web-reconnecting = Зв'язок втрачено, повертаємося…
web-watching = Ви спостерігаєте
web-watchers = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
   *[other] { $count } глядачів
}
web-tools = Інструменти
web-pause-end = Грати далі
web-paused = Гру призупинено.
web-countdown = Далі за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[other] { $seconds } секунд
 }
web-hint-tool = Підказка (h)
web-undo = Повернути хід (u)
web-rules = Правила (?)
web-log = Журнал
web-chat = Розмова
web-more = Ще
web-sound-on = Звук увімкнено
web-sound-off = Звук вимкнено
web-pace-slow = Темп: повільний
web-pace-usual = Темп: звичайний
web-pace-fast = Темп: швидкий
web-pace-still = Темп: без руху
web-skip = Показати все одразу
web-last-turn = Останній хід: { $told }
web-foreseen = Тоді: { $told }
web-foreseen-more = Тоді: { $told }, а далі ще невідомо
web-show-again = Показати останній хід ще раз
web-draw = Запропонувати нічию
web-concede = Здатися
web-concede-sure = Здати цю партію?
web-play-on = Грати далі
web-the-table = Стіл
web-asked = Про що питають
web-waiting = Вирішує: { $names }…
web-deciding = вирішує
web-here = на місці
web-away = немає зв'язку
web-late = відповідає на { $late } мс пізніше, ніж пояснює зв’язок
web-hint = Підказка: { $choice }. Шанс на перемогу близько { $chance } %.
web-hint-only = Підказка: { $choice }.
web-can-be-done = «{ $thing }» зараз можна використати: дивіться, що підсвічено.
web-not-your-turn = Зараз вирішуєте не ви.
web-yes = Так
web-no = Ні
web-offer-undo = { $name } просить повернути хід. Погодитися?
web-offer-draw = { $name } пропонує нічию. Погодитися?
web-offer-rematch = { $name } хоче зіграти ще. Погодитися?
web-offer-replace = { $name } пропонує, щоб замість гравця { $other }, на якого чекає стіл, грав бот. Згода?
web-offer-replace-you = Якщо ви незабаром не зробите хід, за вас гратиме бот.
web-take-back = Забрати своє місце в бота
web-entry-sit = { $name } сідає за стіл
web-entry-stand = { $name } встає з-за столу
web-entry-bot = Місце займає бот
web-entry-back = { $name }: знову за столом
web-entry-invite = { $name }: місце для програми
web-entry-offer-undo = { $name } просить повернути хід
web-entry-offer-draw = { $name } пропонує нічию
web-entry-offer-rematch = { $name } хоче зіграти ще
web-entry-offer-replace = { $name } пропонує, щоб замість гравця { $other } грав бот
web-entry-yes = { $name } погоджується
web-entry-no = { $name } не погоджується
web-entry-flag = { $name }: час вийшов
web-entry-concede = { $name } здається
web-entry-rematch = Починається нова партія
web-emote-hello = Вітаю!
web-emote-thanks = Дякую
web-emote-well-played = Гарно зіграно
web-emote-oops = Ой
web-emote-thinking = Я думаю
web-emote-hurry = Поспішімо
web-chat-empty = Ще ніхто нічого не сказав.
web-say = Скажіть щось
web-send = Надіслати
web-you-won = Ви перемогли!
web-you-lost = Ви програли
web-rematch = Ще партію
web-rematch-asked = Чекаємо на інших
web-replay = Повтор
web-look-table = Оглянути стіл
web-waiting-room = { $free ->
    [0] Усі на місцях.
    [one] Вільне одне місце. Надішліть посилання другові або посадіть бота.
    [few] Вільні { $free } місця. Надішліть посилання друзям або посадіть ботів.
   *[other] Вільно { $free } місць. Надішліть посилання друзям або посадіть ботів.
}
web-link = Посилання для друзів
web-copy = Копіювати
web-copied = Скопійовано
web-sit = Сісти сюди
web-start = Почати
web-replay-start = Роздача
web-step-back = Крок назад
web-step-on = Крок уперед
web-play = Відтворити
web-pause = Пауза
web-scrubber = Хід
web-move-of = Хід { $move } з { $total }
web-speed = Швидкість
web-review = Розбір
web-review-wait = Розбираємо: { $percent }%
web-review-curve = Шанс на перемогу хід за ходом
web-review-turn = Переломний хід: { $move }
web-review-better = { $name }: краще було б — { $choice } ({ $best } % замість { $played } %)
web-review-line = Показати кращий варіант
web-review-line-shown = Так могло бути: цього не грали.
web-review-line-back = До партії
web-eyes = Чиїми очима
web-eyes-of = Очима: { $name }
web-eyes-none = Очима глядача
web-rules-gobbit-chain = Змії їдять хамелеонів, хамелеони їдять мух — і тільки свого кольору. Смужки — червоне, цятки — синє, луска — жовте.
    .title = Хто кого їсть
web-loading = Хвилинку…
web-rules-of = { $game }: правила
web-house-rules = Домашні правила
web-keys-title = Клавіші
web-keys = 1–9 — вибрати; стрілки — між підсвіченим, Enter — вибрати, i — збільшити; Esc — закрити; h — підказка, u — повернути хід, l — журнал, c — розмова, m — звук, ? — правила.

## Навчальні партії та підказки
web-lesson = Навчальна партія
web-lesson-step = { $step } з { $steps }
web-lesson-skip = Покажіть мені
web-lesson-leave = Далі я самостійно
web-lesson-on = Далі
web-lesson-won = Тепер ви знаєте гру.
web-lesson-lost = Тепер ви знаєте гру. Ще раз?
web-lesson-again = Ще раз
web-lesson-real = Справжня партія (рівень 1)
web-lesson-learn = Навчитися ({ $minutes } хв)
web-lesson-propose = Уперше тут? Навчальна партія показує гру просто за столом: { $minutes } хв, щоразу щось одне. Вийти з неї можна будь-коли.
web-lesson-not-now = Грати одразу
web-tips-on = Підказки новачкам: увімкнено
web-tips-off = Підказки новачкам: вимкнено
web-tip = Підказка
web-tip-never = Більше не підказувати

## Кінець партії
web-over = Партію завершено
web-rematch-agree = Погоджуюсь: ще партія
web-rematch-waits = Чекаємо на згоду: { $names }
web-rematch-gone = Уже не за столом: { $names }
web-rematch-begun = Наступна партія почалася.
web-rematch-go = До наступної партії
web-standing = Проти бота «{ $level }» у вас перемог: { $won } з { $of }.
web-next-harder = Спробувати сильнішого бота: { $level }
web-next-easier = Спробувати легшого бота: { $level }
web-turning-find = Де все вирішилося?
web-turning-none = Жоден окремий хід не вирішив цієї партії.
web-turning-see = Подивитися цей момент
web-turning-point = Хід { $move }, { $name }: { $choice }. Після цього шанс на перемогу був близько { $played } %, а з іншим ходом ({ $better }) — близько { $best } %.
web-play-from-here = Грати звідси
web-mindbug-ending-life = { WHO($seats) ->
    [you] У вас не залишилося життів.
    [team] У вашої команди не залишилося життів.
    [others] Не залишилося життів: { $seats }.
   *[other] Не залишилося життів: { $seats }.
}
web-mindbug-ending-stuck = { WHO($seats) ->
    [you] Ви не могли ні зіграти карту, ні атакувати.
    [team] Ваша команда не могла ні зіграти карту, ні атакувати.
    [others] Ні зіграти карту, ні атакувати не могли: { $seats }.
   *[other] { $seats }: ні зіграти карту, ні атакувати вже не можна.
}
web-not_alone-ending-rescue = Фішка Порятунку дійшла до зірки: допомога прибула.
web-not_alone-ending-assimilation = Фішка Асиміляції дійшла до зірки: Артемія поглинула Астронавтів.
web-gobbit-ending = Карт більше ні в кого не залишилося.

## Задачі
web-puzzles = Задачі
web-puzzles-about = У кожній позиції виграє лише одна відповідь, хоч би що робив суперник. Знайдіть її: суперник захищається якнайкраще.
web-puzzles-all = Усі задачі
web-puzzles-solved = розв’язано: { $solved } з { $of }
web-puzzle-today = Задача дня
web-puzzle-number = Задача { $number }
web-puzzle-grade = Складність { $grade }
web-puzzle-done = розв’язано
web-puzzle-solve = Розв’язати
web-puzzle-goal = Задача { $number }: виграйте не більш як за { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
   *[many] { $count } рішень
  }, разом із рішеннями суперника
web-puzzle-solved = Розв’язано!
web-puzzle-unsolved = Ще не розв’язано
web-puzzle-well = Чудово знайдено.
web-puzzle-why = Тут перемагає інша відповідь, хоч би що робив суперник.
web-puzzle-next = Наступна задача
web-puzzle-again = Спробувати ще раз

## Мої партії
web-matches = Мої партії
web-matches-waiting = Чекають на вас
web-matches-going = Тривають
web-matches-over = Зіграні
web-matches-wins = Перемоги за грою й рівнем
web-matches-others = інші
web-matches-none = Ви ще не грали. Тут будуть ваші партії.
web-matches-won = перемога
web-matches-lost = поразка
web-matches-drawn = нічия
web-your-turn = Ваш хід
web-notify-on = Кликати, коли мій хід: так
web-notify-closed = Кликати, коли мій хід: так, навіть коли сторінку закрито
web-notify-off = Кликати, коли мій хід: ні
web-look-first = Дотик: спершу роздивитися
web-look-not = Дотик: одразу грати
web-auto-pass-on = Коли немає карти: далі без питань
web-auto-pass-off = Коли немає карти: усе одно питати
web-passing = Зараз вам нема чого зіграти. Далі без питань…
web-passing-quiet = Цього ходу без карт, як ви й сказали. Далі без питань…
web-passing-stop = Зачекати
web-no-card-this-turn = Цього ходу без карт
web-planned = вибрано наперед
web-plan-gone = Тим часом щось змінилося: виберіть ще раз.
web-look-drag = Перетягніть карту, щоб зіграти її одразу; затримайте палець на будь-якій карті, щоб прочитати її.

## Нова гра, хто приходить і хто йде
web-guest = Гість { $number }
web-across = Суперники
web-role = Ваша роль
web-role-creature = Істота
web-role-hunted = Астронавт
web-partner = ваш партнер
web-opponent = суперник
web-begin = Почати
web-recommended = для початку
web-clock = Годинник
web-clock-none = без годинника
web-clock-move = { $minutes } хв на рішення
web-clock-live = { $minutes } хв + { $seconds } с
web-clock-days = { $days ->
    [one] { $days } день на рішення
    [few] { $days } дні на рішення
   *[many] { $days } днів на рішення
}
web-hints-agreed = Усі можуть брати підказки
web-terms-hints = Підказки дозволено
web-terms-no-hints = Без підказок
web-qr = Посилання для камери
web-link-alone = Ця кімната відкрита лише на цьому комп’ютері. Запустіть її з --host 0.0.0.0, щоб могли прийти друзі з тієї самої мережі.
web-left = { $name } не за столом. Що робимо?
web-left-wait = { $name } не за столом. Вирішити можна за { $seconds } с.
web-left-patience = Чекати
web-left-bot = Хай грає бот
web-left-claim = Зарахувати перемогу
web-entry-left = { $name } залишає гру

## Стіл «Химерії»
web-deck = колода
web-hand-of = Рука: { $count }
web-board-of = { $name }: істоти у грі
web-mindbug-power = Сила зараз { $power }, на карті { $printed }
web-mindbug-power-is = сила { $power }
web-mindbug-exhausted = виснажена
web-mindbug-team-life = життя команди
web-mindbug-fate-falls = гине
web-mindbug-fate-tires = виснажиться
web-mindbug-fate-survives = вистоїть
web-mindbug-fate-may-fall = може загинути
web-mindbug-fells = перемагає нападника
web-mindbug-mindbugs = Лишилося химерій: { $count }
web-mindbug-life = Життя: { $life }
## Стіл «Хижої планети»
web-not_alone-planet = Планета: десять Локацій
web-not_alone-rescue = до порятунку
web-not_alone-assimilation = до асиміляції
web-not_alone-will = Воля: { $will } з 3
web-not_alone-places = Локації в руці
web-not_alone-survival = Карти Виживання
web-not_alone-hunt = Карти Полювання
web-not_alone-possible = можуть бути тут: { $names }
web-not_alone-plan = Істота думає, чи грати карту. Локацію вже можна вибрати.
web-not_alone-outlook-rescue = Порятунок { $change }
web-not_alone-outlook-charged = передавач заряджено
web-not_alone-outlook-places = Локації в руці { $change }
web-not_alone-outlook-will = Воля { $change }
web-not_alone-outlook-broken = Воля { $change }, остання
web-not_alone-outlook-assimilation = Асиміляція { $change }
web-not_alone-outlook-ends = кінець партії
web-not_alone-outlook-free = Без жетона: { $told }
web-not_alone-outlook-drained = Під жетоном Артемії: { $told }
web-not_alone-outlook-caught = Під жетоном Істоти: { $told }
web-not_alone-outlook-prey = Кого тут може впіймати жетон: { $told }
web-not_alone-outlook-nobody = Тут нікого не може бути
web-not_alone-outlook-power = ефект Локації
## Стіл «Гоббіта»
web-gobbit-your-turn = Відкрийте карту — або лясніть, якщо є що їсти.
web-gobbit-turn = Карту відкриває { $name }. Ляскати можуть усі.
web-gobbit-opens = відкриває
web-gobbit-open = Відкрити
web-gobbit-cover = накрити
web-gobbit-shout = Гоббіт!
web-gobbit-deck = Колода, карт: { $count }
web-gobbit-no-pile = стосу немає
web-gobbit-race = Чия рука була першою
web-gobbit-same-colour = лише свого кольору
web-gobbit-extras = Додаткові правила
web-gobbit-around = Сісти навколо екрана
web-gobbit-before = Сісти перед екраном
web-gobbit-chameleon = Їсть мух свого кольору. Його їдять змії того самого кольору.
web-gobbit-fly = Нікого не їсть. Її їдять хамелеони, що мають її колір.
web-gobbit-snake = Їсть хамелеонів свого кольору. Її не їсть ніхто.
web-gobbit-gorilla = Хто її відкрив, б'є по всіх стосах; решта накривають свої.
## Стіл «Кінця віків»
web-aeons_end-discard = скид { $count }
web-aeons_end-foe-cards = Карти монстра у грі
web-aeons_end-no-foe-cards = У монстра немає карт у грі.
web-aeons_end-cost = вартість { $cost }
web-aeons_end-kind-gem = Самоцвіт
web-aeons_end-kind-relic = Артефакт
web-aeons_end-kind-spell = Заклинання
web-aeons_end-kind-attack = Атака
web-aeons_end-kind-power = Сила
web-aeons_end-kind-minion = Посіпака
web-aeons_end-kind-corruption = Скверна
# The keywords that are set apart in card texts.
web-aeons_end-keywords = Постійно|Сила\s\d|Щоб скинути|Негайно|Активація|Поки підготовано|Прорив|Ваша основна фаза|Основна фаза будь-якого гравця|Навала за кількістю
web-aeons_end-to-discard = Можна скинути за умову
web-aeons_end-bonus = відкритим додає 1 пошкодження заклинанню
web-aeons_end-deals = Зараз завдасть пошкоджень: { $amount }.
web-aeons_end-focus = зміцнити { $cost }
web-aeons_end-open = відкрити { $cost }
web-aeons_end-fury = лють { $amount } з { $strike }: удар наприкінці його ходу
web-aeons_end-strikes = карт удару: { $count }
web-aeons_end-husks = { $amount ->
        [one] { $amount } шкарлупник
        [few] { $amount } шкарлупники
       *[other] { $amount } шкарлупників
    }
web-aeons_end-husk-life = життя кожного: { $life }
web-aeons_end-swarm-0 = навала: ще 4 шкарлупники
web-aeons_end-swarm-1 = навала: мінус заклинання, ще 2
web-aeons_end-swarm-2 = навала: Грейвголд зазнає 5
web-aeons_end-swarm-3 = навала: найменше життя зазнає 3
web-aeons_end-swarm-4 = навала: ви програєте
web-aeons_end-corruptions = скверни у стосі: { $amount }
web-aeons_end-devoured = зажерто: { $count }
web-aeons_end-devoured-pile = Зажерті карти, остання зверху
web-aeons_end-empty-piles = порожніх стосів: { $empty } з { $piles }
web-aeons_end-life-of = життя { $life }
web-aeons_end-tokens-of = жетонів сили: { $count }
web-aeons_end-now = діє зараз
web-aeons_end-acts = діє { $place }-ю
web-aeons_end-tier = ранг { $tier }
web-aeons_end-foe-deck = Колода монстра за рангами
web-aeons_end-foe-discard = скид монстра: { $count }
web-aeons_end-foe-discard-pile = Скид монстра
web-aeons_end-destroyed = знищено: { $count }
web-aeons_end-destroyed-pile = Знищені карти
web-aeons_end-turns = Порядок ходів
web-aeons_end-known = Наступний напевно: { $who }
web-aeons_end-left = { $count ->
        [0] колоду перетасують
       *[other] лишилося: { $count }
    }
web-aeons_end-aether = { $amount ->
        [one] етер
        [few] етери
       *[other] етерів
    }
web-aeons_end-double = по 2 заклинання у відкритий портал
web-aeons_end-pile = вартість { $cost }, лишилося { $left }
web-aeons_end-phase-casting = активація
web-aeons_end-phase-main = основна фаза
web-aeons_end-phase-draw = добір
web-aeons_end-end-damage = завдано пошкоджень
web-aeons_end-end-life = лишилося життя
web-aeons_end-end-figures = Ходів: { $turns }. Життя Грейвголда: { $city }.
web-aeons_end-prepped-by = Маг: { $mage }
web-aeons_end-prepped-now = підготовлено цього ходу
web-aeons_end-prepped-used = дію цього ходу використано
web-aeons_end-discard-of = Скид: { $mage }
web-aeons_end-discard-order = скид { $count }: перша прийде 1
web-aeons_end-order = Перетягніть у порядок: 1 ляже й прийде першою
web-aeons_end-order-done = Так і покласти
web-aeons_end-ability = Уміння ({ $charges }/{ $slots })
web-aeons_end-open-ally = Усе, що має { $mage }
web-aeons_end-played = зіграно { $count }
web-aeons_end-played-of = Зіграно цього ходу: { $mage }
web-aeons_end-hand-of = Рука: { $mage }
web-aeons_end-kind-strike = Удар
web-aeons_end-ending-slain = У монстра не лишилося життя.
web-aeons_end-ending-outlasted = У монстра не лишилося карт: ні в колоді, ні у грі.
web-aeons_end-ending-city = Грейвголд упав.
web-aeons_end-ending-exhausted = Усі маги знесилені.
web-aeons_end-ending-starved = Усі стоси ринку порожні: Князь зажер усе.
web-aeons_end-ending-swarm = Навала з тринадцятьма чи більше шкарлупниками.
web-aeons_end-mark-aether = етер: за нього — карти, енергія, портали
web-aeons_end-mark-charge = жетон енергії вміння
web-aeons_end-mark-life = життя
web-aeons_end-mark-power-token = жетони сили: коли їх немає, сила діє
web-aeons_end-mark-breach = закритий портал
web-aeons_end-mark-breach-open = відкритий портал
web-aeons_end-mark-fury = лють Гнівородного
web-aeons_end-mark-husk = шкарлупник Королеви
web-aeons_end-mark-corruption = скверна Маски
web-aeons_end-mark-devour = зажерте Князем
web-aeons_end-mark-exhausted = знесилений маг
web-aeons_end-mark-shielded = пошкодження відвертаються
web-aeons_end-first-1 = Карта порядку ходу показує вашого мага: ваш хід.
web-aeons_end-first-2 = Активуйте підготоване раніше заклинання: монстр втрачає 1 життя.
web-aeons_end-first-3 = Зіграйте самоцвіти: кожен Кристал дає 1 етер.
web-aeons_end-first-4 = Витратьте етер: за два — Нефрит, він лягає у ваш скид.
web-aeons_end-first-5 = Підготуйте Іскру у відкритому порталі на наступний хід, покладіть зігране на скид, доберіть до п’яти.
web-aeons_end-random = Навмання
web-aeons_end-mages-chance = Кого не вибрано, визначить випадок; число — місце за столом.
web-aeons_end-market-random = Навмання
web-aeons_end-market-deck_destruction = Тонкі колоди
web-aeons_end-market-lots_of_charges = Багато енергії
## Стіл «Битв гербів»
web-battlecrest-field = Поле битви
web-battlecrest-own = Ваші герої
web-battlecrest-other = Герої суперника
web-battlecrest-left = до загибелі { $left ->
        [one] { $left } поранення
        [few] { $left } поранення
       *[other] { $left } поранень
    }
web-battlecrest-other-side = Другий бік:
web-battlecrest-other-sides = Другі боки карт:
web-battlecrest-defence-crest = оборона +1 за кожен герб «{ $crest }»
web-battlecrest-wounded-crest = ініціатива на пораненому боці
web-battlecrest-north = північ
web-battlecrest-east = схід
web-battlecrest-south = південь
web-battlecrest-west = захід
web-battlecrest-hazard = небезпека
web-battlecrest-signpost = дороговказ на { $exit }
web-battlecrest-off = неактивне
web-battlecrest-bonus-attack = +1 до атаки
web-battlecrest-bonus-defence = +1 до оборони
web-battlecrest-bonus-long_range = +1 до далекої відстані
web-battlecrest-bonus-move = +1 до руху
web-battlecrest-bonus-push = +1 до поштовху
web-battlecrest-ready = підготовлена
web-battlecrest-spent = активована
web-battlecrest-activate = Активувати
web-battlecrest-prime = Лише герб
web-battlecrest-dies = загибель
web-battlecrest-unharmed = без поранень
web-battlecrest-open = Показати: { $hero }
web-battlecrest-heroes = Герої
web-battlecrest-way = { $cell }: { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[other] { $steps } кроків
    }
web-battlecrest-way-hurts = дорогою { $wounds ->
        [one] { $wounds } поранення
        [few] { $wounds } поранення
       *[other] { $wounds } поранень
    }
web-battlecrest-duel = Атака: { $target }
web-battlecrest-sum-crests = герби
web-battlecrest-sum-ability = властивість
web-battlecrest-sum-places = локація
web-battlecrest-may-defend = { $target } може відповісти:
web-battlecrest-you-may = Ви можете відповісти:
web-battlecrest-no-defence = без оборони
web-battlecrest-if-defended = Якщо оборонятися:
web-battlecrest-ending-death = Загибель: { $heroes }.
web-battlecrest-ending-quiet = Домашнє правило: надто довго без розв’язки. Перемагає сторона з меншою кількістю поранень, за рівності — ближча до середини.
web-battlecrest-turns-over = «{ $place }» перевернеться
web-battlecrest-hurts = небезпека: { $warrior } −{ $wounds }
web-battlecrest-others = Інші цілі: { $names }
web-battlecrest-order = Порядок ходів
web-battlecrest-actions = Дії цього ходу
web-battlecrest-action-activate = Активація
web-battlecrest-action-prime = Ініціатива
web-battlecrest-action-refocus = Оновлення
web-battlecrest-action-move = Рух
web-battlecrest-done = виконано
web-battlecrest-stepwise = Крок за кроком
web-battlecrest-turns-left = Щонайбільше ще { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
       *[other] { $turns } ходів
    }
web-battlecrest-quiet = Хід { $turn } · тиша: { $quiet }
web-battlecrest-first-1 = Застосуйте ініціативу карти: її повернуто заради герба, і тепер він рахується для інших.
web-battlecrest-first-2 = Рух: підготовлені карти разом кажуть, як далеко. Торкніться героя, а потім комірки.
web-battlecrest-first-3 = Активуйте карту, що дістає: її число і ще 1 за кожен застосований герб, який вона називає.
web-battlecrest-first-4 = Ціль відповідає підготовленою картою; що лишилося від атаки, те й поранення.
web-battlecrest-first-5 = Оновлення: активовані карти перевертаються на другий бік і знову підготовлені.
web-battlecrest-sign-ability-attack = атака
web-battlecrest-sign-ability-march = марш: герой іде
web-battlecrest-sign-ability-push = штовхнути іншого воїна
web-battlecrest-sign-ability-wound = поранення без оборони
web-battlecrest-sign-ability-heal = лікування
web-battlecrest-sign-ability-ready = підготувати карту
web-battlecrest-sign-ability-turn_location = перевернути локацію
web-battlecrest-sign-ability-star = зірка: зіркова властивість
web-battlecrest-sign-ability-flip = другий бік
web-battlecrest-sign-mark-move = рух
web-battlecrest-sign-mark-defence = оборона
web-battlecrest-sign-mark-health = поранення, яке ще можна витримати
web-battlecrest-sign-edge-attack = бонус (золотий)
web-battlecrest-sign-edge-hazard = небезпека (червона)
web-battlecrest-sign-edge-signpost-east = дороговказ (синій)
web-battlecrest-sign-mark-ghost = привид
## Загальний стіл: слова для того, що є в багатьох іграх
web-hidden-cards = Закриті карти: { $count }
web-zone-active = Хід
web-zone-attacker = Нападає
web-zone-board = У грі
web-zone-cards = Карти
web-zone-dealer = Роздає
web-zone-deck = Колода
web-zone-defender = Захищається
web-zone-discard = Скид
web-zone-draw = Добір
web-zone-hand = Рука
web-zone-leader = Починає
web-zone-life = Життя
web-zone-market = Ринок
web-zone-pile = Стос
web-zone-played = Зіграно
web-zone-points = Очки
web-zone-round = Раунд
web-zone-score = Рахунок
web-zone-stock = Запас
web-zone-supply = Запас
web-zone-table = Стіл
web-zone-taken = Узято
web-zone-tricks = Взятки
web-zone-trump = Козир

### Люди: що можна зробити щодо інших за столом і щодо себе.

web-people = Люди за столом
web-mute = Не чути
web-unmute = Чути знову
web-silence = Вимкнути для всіх
web-unsilence = Увімкнути для всіх
web-report = Поскаржитися
web-report-about = Скарга: { $name }
web-report-why = Що сталося?
web-report-send = Надіслати скаргу
web-report-sent = Скаргу побачить той, хто тримає кімнату.
web-remove = Звільнити місце
web-spectators = Глядачі
web-spectators-may = Глядачам можна дивитися
web-stand-in = Нехай за нього грає бот
web-entry-remove = Місце знову вільне
web-me = Ви
web-me-device = На іншому пристрої
web-me-device-about = Зчитайте це іншим пристроєм або введіть код там. Він діє один раз, протягом п’яти хвилин.
web-me-qr = Посилання для іншого пристрою
web-me-make-code = Показати код для іншого пристрою
web-me-have-code = Код з іншого вашого пристрою
web-me-use-code = Грати тут за цю людину
web-me-use-warn = Цей браузер гратиме за людину, від якої код, і втратить місця, які має зараз. Вводьте лише код, який створили самі.
web-me-used = Готово: тут і там ви та сама людина.
web-me-kept = Що кімната зберігає про вас
web-me-kept-about = Ім’я, яке ви вказали, ваші місця й ходи, ваші слова за столами, а якщо ви просите кликати вас, коли сторінку закрито, то й адреса, на яку ваш браузер приймає повідомлення. Більше нічого.
web-me-export = Завантажити
web-me-delete = Видалити
web-me-delete-sure = Видалити ваше ім’я, повідомлення й місця за всіма столами? Партії залишаться без вашого імені; де партія триває, ви втратите місце. Повернути це не можна.
web-me-deleted = Видалено. Тепер цей браузер — нова людина.
