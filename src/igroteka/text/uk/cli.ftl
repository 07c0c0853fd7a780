# Командний рядок: довідка, що знайдено, чому відмовлено.

cli-default = (типово: { $value })
cli-default-seats = звичайна для гри
cli-default-seed = щоразу нове
cli-default-store = файл у вашій теці даних
cli-default-cores = на одне менше, ніж ядер
cli-version = версія, і чи скомпільовано рушій та зібрано вебклієнт
cli-no-command = команди не вказано
cli-help = показати цю довідку
cli-doctor = що встановлено, скомпільовано та зібрано і що робити
cli-completion = сценарій, який дає оболонці доповнювати команди
cli-shell = оболонка
cli-options = параметри
cli-arguments = аргументи
cli-usage = виклик:

doctor-version = Ігротека
doctor-python = Python
doctor-extra = доповнення { $extra }
doctor-games = ігри
doctor-bots = боти з інших пакетів
doctor-data = тека збережень
doctor-compiled = рушій скомпільовано
doctor-interpreted = рушій інтерпретується
doctor-built = вебклієнт зібрано
doctor-not-built = вебклієнт не зібрано
doctor-installed = встановлено
doctor-lacking = не встановлено: { $modules }
doctor-no-compiler = Встановіть компілятор C і встановіть гру знову: буде вдесятеро швидше.
doctor-do-engine = Встановіть знову (у теці проєкту: make setup): буде вдесятеро швидше.
doctor-do-web = У теці проєкту: make web. Доти кімната показує просту сторінку.
doctor-do-data = У цю теку не можна писати; вкажіть --save і --store.

error-needs-extra = Для цього потрібні ще бібліотеки: pip install 'igroteka[{ $extra }]' (не встановлено { $module }).
error-position-with-settings = Позиція сама каже, скільки гравців і за якими налаштуваннями: вкажіть --position без { $option }.
error-unknown-variable = { $name } не є налаштуванням кімнати. Можливо, { $close }?
error-unexpected = Сталося те, чого не мало статися: { $reason }. Повідомте про це, додавши файл { $path }.

# What argparse complains about; part of error-bad-arguments
cli-bad-required = бракує { $names }
cli-bad-unknown = «{ $names }» невідоме
cli-bad-number = { $name } — це ціле число, а не «{ $value }»
cli-bad-choice = { $name } не може бути «{ $value }»; відомі: { $known }
cli-bad-value = після { $name } бракує значення
cli-bad-no-value = { $name } не має значення, тож «{ $value }» зайве
cli-bad-ambiguous = «{ $value }» може означати { $names }

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
cli-serve = відкрити ігрову кімнату для браузерів і ботів
cli-host = адреса, на якій слухати
cli-port = порт, на якому слухати
cli-store = де зберігати партії: файл або postgresql://…
cli-serve-workers = скільки процесів обслуговують столи; для кількох потрібна PostgreSQL
cli-config = файл TOML з налаштуваннями
cli-serving = Ігрову кімнату відкрито: { $url } (зупинити — Ctrl-C)
cli-think = думати для кімнат деінде: обчислювати на цій машині ходи ботів, підказки й розбори
cli-nats = NATS кімнати: nats://host:4222 або кілька через кому
cli-think-workers = скільки завдань виконувати водночас
cli-thinking = Ця машина думає для кімнати в { $count ->
    [one] { $count } процесі
    [few] { $count } процесах
   *[many] { $count } процесах
} (зупинити — Ctrl-C)
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
