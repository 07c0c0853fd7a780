### Веб-стол: дом вокруг игр.

web-title = Игротека
web-lead = Хорошие карточные игры, вечер и кто-то напротив.
web-about = Современные карточные игры по настоящим правилам. Садитесь против бота прямо сейчас или пошлите другу ссылку: ничего не нужно устанавливать, учётная запись не нужна.
web-games = Игры
web-players = Игроки
web-length = Длительность
web-weight = Сложность
web-weight-of = Сложность { $weight } из 5
web-play-now = Играть с ботом
web-invite = Новая игра…
web-my-tables = Ваши столы
web-no-own-tables = Вы ещё не сели ни за один стол.
web-running = Открытые столы
web-no-tables = Открытых столов сейчас нет.
web-have-code = Есть код?
web-code = Код стола
web-join = Перейти
web-free-seat = свободное место
web-a-bot = Бот
web-bot = Бот { $number }
web-status-open = ждёт игроков
web-status-playing = играют
web-status-over = завершено
web-independent = Независимая реализация для тех, у кого есть эти игры или кто их любит; не связана с их издателями.
web-credits = Благодарности
web-credits-icons = Рисунки
web-credits-icons-from = Существ и эмблемы мы сложили из собственных форм и значков набора
web-credits-changed = Значки перекрашены, обведены и соединены. Их авторы:
web-credits-fonts = Шрифты
web-credits-code = Программы
web-language = Язык
web-close = Закрыть
web-new-table = Новая игра: { $game }
web-your-name = Ваше имя
web-seats = Места
web-bots = Сила ботов
web-tables = { $count ->
    [0] Столы и коды
   *[other] Столы и коды ({ $count })
}
web-tables-title = Столы
web-name-of = Имя игрока { $number }
web-sits-friend = Друг
web-sits-here = Здесь
web-sits-led = Веду я
web-sits-bot = Бот
web-here-too = Играет здесь
web-this-device = за этим экраном
web-listed = Показать стол на главной странице
web-open-table = Открыть стол
web-no-server = Комната не отвечает. Запущена ли она?
web-home = Главная
web-connecting = Подходим к столу…
web-reconnecting = Связь потеряна, возвращаемся…
web-watching = Вы наблюдаете
web-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
web-tools = Инструменты
web-pause-end = Играть дальше
web-paused = Игра приостановлена.
web-countdown = Дальше через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
 }
web-hint-tool = Подсказка (h)
web-undo = Вернуть ход (u)
web-rules = Правила (?)
web-log = Журнал
web-chat = Разговор
web-more = Ещё
web-sound-on = Звук включён
web-sound-off = Звук выключен
web-pace-slow = Темп: медленный
web-pace-usual = Темп: обычный
web-pace-fast = Темп: быстрый
web-pace-still = Темп: без движения
web-skip = Показать всё сразу
web-last-turn = Последний ход: { $told }
web-foreseen = Тогда: { $told }
web-foreseen-more = Тогда: { $told }, а дальше пока неизвестно
web-show-again = Показать последний ход ещё раз
web-draw = Предложить ничью
web-concede = Сдать партию
web-concede-sure = Сдать эту партию?
web-play-on = Играть дальше
web-the-table = Стол
web-asked = О чём спрашивают
web-waiting = Решает: { $names }…
web-deciding = решает
web-here = на месте
web-away = нет связи
web-late = отвечает на { $late } мс позже, чем объясняет связь
web-hint = Подсказка: { $choice }. Шанс на победу около { $chance } %.
web-hint-only = Подсказка: { $choice }.
web-can-be-done = «{ $thing }» сейчас можно использовать: посмотрите, что подсвечено.
web-not-your-turn = Сейчас решаете не вы.
web-yes = Да
web-no = Нет
web-offer-undo = { $name } просит вернуть ход. Согласиться?
web-offer-draw = { $name } предлагает ничью. Согласиться?
web-offer-rematch = { $name } хочет сыграть ещё. Согласиться?
web-offer-replace = { $name } предлагает, чтобы вместо игрока { $other }, которого ждёт стол, играл бот. Согласны?
web-offer-replace-you = Если вы вскоре не сделаете ход, за вас будет играть бот.
web-take-back = Забрать своё место у бота
web-entry-sit = { $name } садится за стол
web-entry-stand = { $name } встаёт из-за стола
web-entry-bot = Место занимает бот
web-entry-back = { $name }: снова за столом
web-entry-invite = { $name }: место для программы
web-entry-offer-undo = { $name } просит вернуть ход
web-entry-offer-draw = { $name } предлагает ничью
web-entry-offer-rematch = { $name } хочет сыграть ещё
web-entry-offer-replace = { $name } предлагает, чтобы вместо игрока { $other } играл бот
web-entry-yes = { $name } соглашается
web-entry-no = { $name } не соглашается
web-entry-flag = { $name }: время вышло
web-entry-concede = { $name } сдаёт партию
web-entry-rematch = Начинается новая партия
web-emote-hello = Привет!
web-emote-thanks = Спасибо
web-emote-well-played = Хорошо сыграно
web-emote-oops = Ой
web-emote-thinking = Я думаю
web-emote-hurry = Давайте побыстрее
web-chat-empty = Ещё никто ничего не сказал.
web-say = Скажите что-нибудь
web-send = Послать
web-you-won = Вы победили!
web-you-lost = Вы проиграли
web-rematch = Ещё партию
web-rematch-asked = Ждём остальных
web-replay = Повтор
web-look-table = Осмотреть стол
web-waiting-room = { $free ->
    [0] Все на местах.
    [one] Свободно одно место. Пошлите ссылку другу или посадите бота.
    [few] Свободны { $free } места. Пошлите ссылку друзьям или посадите ботов.
   *[other] Свободно { $free } мест. Пошлите ссылку друзьям или посадите ботов.
}
web-link = Ссылка для друзей
web-copy = Копировать
web-copied = Скопировано
web-sit = Сесть сюда
web-start = Начать
web-replay-start = Раздача
web-step-back = Шаг назад
web-step-on = Шаг вперёд
web-play = Воспроизвести
web-pause = Пауза
web-scrubber = Ход
web-move-of = Ход { $move } из { $total }
web-speed = Скорость
web-review = Разбор
web-review-wait = Разбираем: { $percent }%
web-review-curve = Шанс на победу ход за ходом
web-review-turn = Переломный ход: { $move }
web-review-better = { $name }: лучше было бы — { $choice } ({ $best } % вместо { $played } %)
web-review-line = Показать лучший вариант
web-review-line-shown = Так могло быть: этого не играли.
web-review-line-back = К партии
web-eyes = Чьими глазами
web-eyes-of = Глазами: { $name }
web-eyes-none = Глазами зрителя
web-rules-gobbit-chain = Змеи едят хамелеонов, хамелеоны едят мух — и только своего цвета. Полоски — красное, точки — синее, чешуя — жёлтое.
    .title = Кто кого ест
web-loading = Минутку…
web-rules-of = { $game }: правила
web-house-rules = Домашние правила
web-keys-title = Клавиши
web-keys = 1–9 — выбрать; стрелки — между подсвеченным, Enter — выбрать, i — увеличить; Esc — закрыть; h — подсказка, u — вернуть ход, l — журнал, c — разговор, m — звук, ? — правила.

## Учебные партии и подсказки
web-lesson = Учебная партия
web-lesson-step = { $step } из { $steps }
web-lesson-skip = Покажите мне
web-lesson-leave = Дальше я самостоятельно
web-lesson-on = Дальше
web-lesson-won = Теперь вы знаете игру.
web-lesson-lost = Теперь вы знаете игру. Ещё раз?
web-lesson-again = Ещё раз
web-lesson-real = Настоящая партия (уровень 1)
web-lesson-learn = Научиться ({ $minutes } мин)
web-lesson-propose = Впервые здесь? Учебная партия показывает игру прямо за столом: { $minutes } мин, каждый раз что-то одно. Выйти из неё можно когда угодно.
web-lesson-not-now = Играть сразу
web-tips-on = Подсказки новичкам: включены
web-tips-off = Подсказки новичкам: выключены
web-tip = Подсказка
web-tip-never = Больше не подсказывать

## Конец партии
web-over = Партия завершена
web-rematch-agree = Согласие: ещё партия
web-rematch-waits = Ждём согласия: { $names }
web-rematch-gone = Уже не за столом: { $names }
web-rematch-begun = Следующая партия началась.
web-rematch-go = К следующей партии
web-standing = Против бота «{ $level }» у вас побед: { $won } из { $of }.
web-next-harder = Попробовать бота посильнее: { $level }
web-next-easier = Попробовать бота полегче: { $level }
web-turning-find = Где всё решилось?
web-turning-none = Ни один отдельный ход не решил эту партию.
web-turning-see = Посмотреть этот момент
web-turning-point = Ход { $move }, { $name }: { $choice }. После этого шанс на победу был около { $played } %, а с другим ходом ({ $better }) — около { $best } %.
web-play-from-here = Играть отсюда
web-mindbug-ending-life = { WHO($seats) ->
    [you] У вас не осталось жизней.
    [team] У вашей команды не осталось жизней.
    [others] Не осталось жизней: { $seats }.
   *[other] Не осталось жизней: { $seats }.
}
web-mindbug-ending-stuck = { WHO($seats) ->
    [you] Вы не могли ни сыграть карту, ни атаковать.
    [team] Ваша команда не могла ни сыграть карту, ни атаковать.
    [others] Ни сыграть карту, ни атаковать не могли: { $seats }.
   *[other] { $seats }: ни сыграть карту, ни атаковать уже нельзя.
}
web-not_alone-ending-rescue = Фишка Спасения дошла до звезды: помощь пришла.
web-not_alone-ending-assimilation = Фишка Ассимиляции дошла до звезды: Артемия поглотила Астронавтов.
web-gobbit-ending = Карт больше ни у кого не осталось.

## Задачи
web-puzzles = Задачи
web-puzzles-about = В каждой позиции выигрывает только один ответ, что бы ни делал соперник. Найдите его: соперник защищается как можно лучше.
web-puzzles-all = Все задачи
web-puzzles-solved = решено: { $solved } из { $of }
web-puzzle-today = Задача дня
web-puzzle-number = Задача { $number }
web-puzzle-grade = Сложность { $grade }
web-puzzle-done = решено
web-puzzle-solve = Решить
web-puzzle-goal = Задача { $number }: выиграйте не более чем за { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
  }, вместе с решениями соперника
web-puzzle-solved = Решено!
web-puzzle-unsolved = Пока не решено
web-puzzle-well = Отлично найдено.
web-puzzle-why = Здесь побеждает другой ответ, что бы ни делал соперник.
web-puzzle-next = Следующая задача
web-puzzle-again = Попробовать ещё раз

## Мои партии
web-matches = Мои партии
web-matches-waiting = Ждут вас
web-matches-going = Идут
web-matches-over = Сыгранные
web-matches-wins = Победы по играм и уровням
web-matches-others = другие
web-matches-none = Вы ещё не играли. Здесь будут ваши партии.
web-matches-won = победа
web-matches-lost = поражение
web-matches-drawn = ничья
web-your-turn = Ваш ход
web-notify-on = Звать, когда мой ход: да
web-notify-closed = Звать, когда мой ход: да, даже когда страница закрыта
web-notify-off = Звать, когда мой ход: нет
web-look-first = Касание: сначала рассмотреть
web-look-not = Касание: сразу играть
web-auto-pass-on = Когда нет карты: дальше без вопросов
web-auto-pass-off = Когда нет карты: всё равно спрашивать
web-passing = Сейчас вам нечего сыграть. Дальше без вопросов…
web-passing-quiet = В этот ход без карт, как вы и сказали. Дальше без вопросов…
web-passing-stop = Подождать
web-no-card-this-turn = В этот ход без карт
web-planned = выбрано заранее
web-plan-gone = Тем временем что-то изменилось: выберите ещё раз.
web-look-drag = Перетащите карту, чтобы сыграть её сразу; задержите палец на любой карте, чтобы прочитать её.

## Новая игра, кто приходит и кто уходит
web-guest = Гость { $number }
web-across = Соперники
web-role = Ваша роль
web-role-creature = Существо
web-role-hunted = Астронавт
web-partner = ваш партнёр
web-opponent = соперник
web-begin = Начать
web-recommended = для начала
web-clock = Часы
web-clock-none = без часов
web-clock-move = { $minutes } мин на решение
web-clock-live = { $minutes } мин + { $seconds } с
web-clock-days = { $days ->
    [one] { $days } день на решение
    [few] { $days } дня на решение
   *[many] { $days } дней на решение
}
web-hints-agreed = Все могут брать подсказки
web-terms-hints = Подсказки разрешены
web-terms-no-hints = Без подсказок
web-qr = Ссылка для камеры
web-link-alone = Эта комната открыта только на этом компьютере. Запустите её с --host 0.0.0.0, чтобы могли прийти друзья из той же сети.
web-left = { $name } не за столом. Что делаем?
web-left-wait = { $name } не за столом. Решить можно через { $seconds } с.
web-left-patience = Ждать
web-left-bot = Пусть играет бот
web-left-claim = Засчитать победу
web-entry-left = { $name } покидает игру

## Стол «Химерии»
web-deck = колода
web-hand-of = Рука: { $count }
web-board-of = { $name }: существа в игре
web-mindbug-power = Сила сейчас { $power }, на карте { $printed }
web-mindbug-power-is = сила { $power }
web-mindbug-exhausted = истощено
web-mindbug-team-life = жизни команды
web-mindbug-fate-falls = гибнет
web-mindbug-fate-tires = истощится
web-mindbug-fate-survives = выстоит
web-mindbug-fate-may-fall = может погибнуть
web-mindbug-fells = побеждает нападающего
web-mindbug-mindbugs = Осталось химерий: { $count }
web-mindbug-life = Жизней: { $life }
## Стол «Хищной планеты»
web-not_alone-planet = Планета: десять Локаций
web-not_alone-rescue = до спасения
web-not_alone-assimilation = до ассимиляции
web-not_alone-will = Воля: { $will } из 3
web-not_alone-places = Локации в руке
web-not_alone-survival = Карты Выживания
web-not_alone-hunt = Карты Охоты
web-not_alone-possible = могут быть здесь: { $names }
web-not_alone-plan = Существо думает, играть ли карту. Локацию уже можно выбрать.
web-not_alone-outlook-rescue = Спасение { $change }
web-not_alone-outlook-charged = передатчик заряжен
web-not_alone-outlook-places = Локации в руке { $change }
web-not_alone-outlook-will = Воля { $change }
web-not_alone-outlook-broken = Воля { $change }, последняя
web-not_alone-outlook-assimilation = Ассимиляция { $change }
web-not_alone-outlook-ends = конец партии
web-not_alone-outlook-free = Без жетона: { $told }
web-not_alone-outlook-drained = Под жетоном Артемии: { $told }
web-not_alone-outlook-caught = Под жетоном Существа: { $told }
web-not_alone-outlook-prey = Кого здесь может поймать жетон: { $told }
web-not_alone-outlook-nobody = Здесь никого не может быть
web-not_alone-outlook-power = эффект Локации
## Стол «Гоббита»
web-gobbit-your-turn = Откройте карту — или хлопните, если есть что съесть.
web-gobbit-turn = Карту открывает { $name }. Хлопать могут все.
web-gobbit-opens = открывает
web-gobbit-open = Открыть
web-gobbit-cover = накрыть
web-gobbit-shout = Гоббит!
web-gobbit-deck = Колода, карт: { $count }
web-gobbit-no-pile = стопки нет
web-gobbit-race = Чья рука была первой
web-gobbit-same-colour = только своего цвета
web-gobbit-extras = Дополнительные правила
web-gobbit-around = Сесть вокруг экрана
web-gobbit-before = Сесть перед экраном
web-gobbit-chameleon = Ест мух своего цвета. Его едят змеи того же цвета.
web-gobbit-fly = Никого не ест. Её едят хамелеоны, у которых есть её цвет.
web-gobbit-snake = Ест хамелеонов своего цвета. Её не ест никто.
web-gobbit-gorilla = Кто её открыл, бьёт по всем стопкам; остальные накрывают свои.
## Стол «Конца веков»
web-aeons_end-discard = сброс { $count }
web-aeons_end-foe-cards = Карты исчадия в игре
web-aeons_end-no-foe-cards = У исчадия нет карт в игре.
web-aeons_end-cost = стоимость { $cost }
web-aeons_end-kind-gem = Самоцвет
web-aeons_end-kind-relic = Артефакт
web-aeons_end-kind-spell = Заклинание
web-aeons_end-kind-attack = Атака
web-aeons_end-kind-power = Сила
web-aeons_end-kind-minion = Приспешник
web-aeons_end-kind-corruption = Скверна
# The keywords that are set apart in card texts.
web-aeons_end-keywords = Постоянно|Сила\s\d|Чтобы сбросить|Немедленно|Произнесение|Пока подготовлено|Прорыв|Ваша основная фаза|Основная фаза любого игрока|Нашествие по числу
web-aeons_end-to-discard = Можно сбросить за условие
web-aeons_end-bonus = открытым добавляет заклинанию 1 урона
web-aeons_end-deals = Сейчас нанесёт урона: { $amount }.
web-aeons_end-focus = сфокусировать { $cost }
web-aeons_end-open = открыть { $cost }
web-aeons_end-fury = ярость { $amount } из { $strike }: удар в конце его хода
web-aeons_end-strikes = карт удара: { $count }
web-aeons_end-husks = { $amount ->
        [one] { $amount } панцирник
        [few] { $amount } панцирника
       *[other] { $amount } панцирников
    }
web-aeons_end-husk-life = жизнь каждого: { $life }
web-aeons_end-swarm-0 = нашествие: ещё 4
web-aeons_end-swarm-1 = нашествие: минус заклинание, ещё 2
web-aeons_end-swarm-2 = нашествие: Грейвхолд получает 5
web-aeons_end-swarm-3 = нашествие: наименьшая жизнь получает 3
web-aeons_end-swarm-4 = нашествие: вы проиграете
web-aeons_end-corruptions = скверны в стопке: { $amount }
web-aeons_end-devoured = сожрано: { $count }
web-aeons_end-devoured-pile = Сожранные карты, последняя сверху
web-aeons_end-empty-piles = пустых стопок: { $empty } из { $piles }
web-aeons_end-life-of = жизнь { $life }
web-aeons_end-tokens-of = жетонов силы: { $count }
web-aeons_end-now = действует сейчас
web-aeons_end-acts = действует { $place }-й
web-aeons_end-tier = ранг { $tier }
web-aeons_end-foe-deck = Колода исчадия по рангам
web-aeons_end-foe-discard = сброс исчадия: { $count }
web-aeons_end-foe-discard-pile = Сброс исчадия
web-aeons_end-destroyed = уничтожено: { $count }
web-aeons_end-destroyed-pile = Уничтоженные карты
web-aeons_end-turns = Порядок ходов
web-aeons_end-known = Следующий наверняка: { $who }
web-aeons_end-left = { $count ->
        [0] колоду перетасуют
       *[other] осталось: { $count }
    }
web-aeons_end-aether = { $amount ->
        [one] эфир
        [few] эфира
       *[other] эфира
    }
web-aeons_end-double = по 2 заклинания в открытый разлом
web-aeons_end-pile = стоимость { $cost }, осталось { $left }
web-aeons_end-phase-casting = произнесение
web-aeons_end-phase-main = основная фаза
web-aeons_end-phase-draw = добор
web-aeons_end-end-damage = нанесено урона
web-aeons_end-end-life = осталось жизней
web-aeons_end-end-figures = Ходов: { $turns }. Жизней у Грейвхолда: { $city }.
web-aeons_end-prepped-by = Маг: { $mage }
web-aeons_end-prepped-now = подготовлено в этот ход
web-aeons_end-prepped-used = действие в этот ход использовано
web-aeons_end-discard-of = Сброс: { $mage }
web-aeons_end-discard-order = сброс { $count }: первой придёт 1
web-aeons_end-order = Перетащите в порядок: 1 ляжет и придёт первой
web-aeons_end-order-done = Так и положить
web-aeons_end-ability = Умение ({ $charges }/{ $slots })
web-aeons_end-open-ally = Всё, что есть: { $mage }
web-aeons_end-played = сыграно { $count }
web-aeons_end-played-of = Сыграно в этот ход: { $mage }
web-aeons_end-hand-of = Рука: { $mage }
web-aeons_end-kind-strike = Удар
web-aeons_end-ending-slain = У исчадия не осталось жизни.
web-aeons_end-ending-outlasted = У исчадия не осталось карт: ни в колоде, ни в игре.
web-aeons_end-ending-city = Грейвхолд пал.
web-aeons_end-ending-exhausted = Все маги без сил.
web-aeons_end-ending-starved = Все стопки рынка пусты: Князь сожрал всё.
web-aeons_end-ending-swarm = Нашествие тринадцати или более панцирников.
web-aeons_end-mark-aether = эфир: на него — карты, энергия, разломы
web-aeons_end-mark-charge = жетон энергии умения
web-aeons_end-mark-life = жизнь
web-aeons_end-mark-power-token = жетоны силы: когда их нет, сила действует
web-aeons_end-mark-breach = закрытый разлом
web-aeons_end-mark-breach-open = открытый разлом
web-aeons_end-mark-fury = ярость Гневорождённого
web-aeons_end-mark-husk = панцирник Королевы
web-aeons_end-mark-corruption = скверна Маски
web-aeons_end-mark-devour = сожранное Князем
web-aeons_end-mark-exhausted = выбившийся из сил маг
web-aeons_end-mark-shielded = урон предотвращается
web-aeons_end-first-1 = Карта порядка ходов показывает вашего мага: ваш ход.
web-aeons_end-first-2 = Произнесите подготовленное раньше заклинание: исчадие теряет 1 жизнь.
web-aeons_end-first-3 = Сыграйте самоцветы: каждый Кристалл даёт 1 эфир.
web-aeons_end-first-4 = Потратьте эфир: за два — Нефрит, он ляжет в ваш сброс.
web-aeons_end-first-5 = Подготовьте Искру в открытом разломе на следующий ход, положите сыгранное на сброс, доберите до пяти.
web-aeons_end-random = Наугад
web-aeons_end-mages-chance = Кого не выбрали, определит случай; число — место за столом.
web-aeons_end-market-random = Наугад
web-aeons_end-market-deck_destruction = Тонкие колоды
web-aeons_end-market-lots_of_charges = Много энергии
## Стол «Битв гербов»
web-battlecrest-field = Поле битвы
web-battlecrest-own = Ваши герои
web-battlecrest-other = Герои соперника
web-battlecrest-left = до гибели { $left ->
        [one] { $left } ранение
        [few] { $left } ранения
       *[other] { $left } ранений
    }
web-battlecrest-other-side = Другая сторона:
web-battlecrest-other-sides = Другие стороны карт:
web-battlecrest-defence-crest = оборона +1 за каждый герб «{ $crest }»
web-battlecrest-wounded-crest = инициатива на раненой стороне
web-battlecrest-north = север
web-battlecrest-east = восток
web-battlecrest-south = юг
web-battlecrest-west = запад
web-battlecrest-hazard = опасность
web-battlecrest-signpost = указатель на { $exit }
web-battlecrest-off = неактивно
web-battlecrest-bonus-attack = +1 к атаке
web-battlecrest-bonus-defence = +1 к обороне
web-battlecrest-bonus-long_range = +1 к дальнему расстоянию
web-battlecrest-bonus-move = +1 к движению
web-battlecrest-bonus-push = +1 к толчку
web-battlecrest-ready = подготовлена
web-battlecrest-spent = активирована
web-battlecrest-activate = Активировать
web-battlecrest-prime = Только герб
web-battlecrest-dies = гибель
web-battlecrest-unharmed = без ранений
web-battlecrest-open = Показать: { $hero }
web-battlecrest-heroes = Герои
web-battlecrest-way = { $cell }: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[other] { $steps } шагов
    }
web-battlecrest-way-hurts = по пути { $wounds ->
        [one] { $wounds } ранение
        [few] { $wounds } ранения
       *[other] { $wounds } ранений
    }
web-battlecrest-duel = Атака: { $target }
web-battlecrest-sum-crests = гербы
web-battlecrest-sum-ability = свойство
web-battlecrest-sum-places = локация
web-battlecrest-may-defend = { $target } может ответить:
web-battlecrest-you-may = Вы можете ответить:
web-battlecrest-no-defence = без обороны
web-battlecrest-if-defended = Если обороняться:
web-battlecrest-ending-death = Гибель: { $heroes }.
web-battlecrest-ending-quiet = Домашнее правило: слишком долго без развязки. Побеждает сторона с меньшим числом ранений, при равенстве — та, что ближе к середине.
web-battlecrest-turns-over = «{ $place }» перевернётся
web-battlecrest-hurts = опасность: { $warrior } −{ $wounds }
web-battlecrest-others = Другие цели: { $names }
web-battlecrest-order = Порядок ходов
web-battlecrest-actions = Действия этого хода
web-battlecrest-action-activate = Активация
web-battlecrest-action-prime = Инициатива
web-battlecrest-action-refocus = Обновление
web-battlecrest-action-move = Движение
web-battlecrest-done = выполнено
web-battlecrest-stepwise = Шаг за шагом
web-battlecrest-turns-left = Не больше чем ещё { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    }
web-battlecrest-quiet = Ход { $turn } · тишина: { $quiet }
web-battlecrest-first-1 = Примените инициативу карты: она повёрнута ради герба, и теперь он считается для других.
web-battlecrest-first-2 = Движение: подготовленные карты вместе говорят, как далеко. Коснитесь героя, затем ячейки.
web-battlecrest-first-3 = Активируйте карту, которая достаёт: её число и ещё 1 за каждый применённый герб, который она называет.
web-battlecrest-first-4 = Цель отвечает подготовленной картой; что осталось от атаки, то и ранения.
web-battlecrest-first-5 = Обновление: активированные карты переворачиваются на другую сторону и снова подготовлены.
web-battlecrest-sign-ability-attack = атака
web-battlecrest-sign-ability-march = марш: герой идёт
web-battlecrest-sign-ability-push = толкнуть другого воина
web-battlecrest-sign-ability-wound = ранение без обороны
web-battlecrest-sign-ability-heal = лечение
web-battlecrest-sign-ability-ready = подготовить карту
web-battlecrest-sign-ability-turn_location = перевернуть локацию
web-battlecrest-sign-ability-star = звезда: звёздное свойство
web-battlecrest-sign-ability-flip = другая сторона
web-battlecrest-sign-mark-move = движение
web-battlecrest-sign-mark-defence = оборона
web-battlecrest-sign-mark-health = ранение, которое ещё можно выдержать
web-battlecrest-sign-edge-attack = бонус (золотой)
web-battlecrest-sign-edge-hazard = опасность (красная)
web-battlecrest-sign-edge-signpost-east = указатель (синий)
web-battlecrest-sign-mark-ghost = призрак
## Общий стол: слова для того, что есть во многих играх
web-hidden-cards = Закрытые карты: { $count }
web-zone-active = Ход
web-zone-attacker = Нападает
web-zone-board = В игре
web-zone-cards = Карты
web-zone-dealer = Сдаёт
web-zone-deck = Колода
web-zone-defender = Защищается
web-zone-discard = Сброс
web-zone-draw = Добор
web-zone-hand = Рука
web-zone-leader = Начинает
web-zone-life = Жизнь
web-zone-market = Рынок
web-zone-pile = Стопка
web-zone-played = Сыграно
web-zone-points = Очки
web-zone-round = Раунд
web-zone-score = Счёт
web-zone-stock = Запас
web-zone-supply = Запас
web-zone-table = Стол
web-zone-taken = Взято
web-zone-tricks = Взятки
web-zone-trump = Козырь

### Люди: что можно сделать насчёт других за столом и насчёт себя.

web-people = Люди за столом
web-mute = Не слышать
web-unmute = Слышать снова
web-silence = Отключить для всех
web-unsilence = Включить для всех
web-report = Пожаловаться
web-report-about = Жалоба: { $name }
web-report-why = Что случилось?
web-report-send = Отправить жалобу
web-report-sent = Жалобу увидит тот, кто держит комнату.
web-remove = Освободить место
web-spectators = Зрители
web-spectators-may = Зрителям можно смотреть
web-stand-in = Пусть за него играет бот
web-entry-remove = Место снова свободно
web-me = Вы
web-me-device = На другом устройстве
web-me-device-about = Считайте это другим устройством или введите код там. Он действует один раз, в течение пяти минут.
web-me-qr = Ссылка для другого устройства
web-me-make-code = Показать код для другого устройства
web-me-have-code = Код с другого вашего устройства
web-me-use-code = Играть здесь за этого человека
web-me-use-warn = Этот браузер будет играть за человека, от которого код, и потеряет места, которые у него сейчас есть. Вводите только код, который создали сами.
web-me-used = Готово: здесь и там вы один и тот же человек.
web-me-kept = Что комната хранит о вас
web-me-kept-about = Имя, которое вы указали, ваши места и ходы, ваши слова за столами, а если вы просите звать вас, когда страница закрыта, то и адрес, на который ваш браузер принимает сообщения. Больше ничего.
web-me-export = Скачать
web-me-delete = Удалить
web-me-delete-sure = Удалить ваше имя, сообщения и места за всеми столами? Партии останутся без вашего имени; где партия идёт, вы потеряете место. Вернуть это нельзя.
web-me-deleted = Удалено. Теперь этот браузер — новый человек.
