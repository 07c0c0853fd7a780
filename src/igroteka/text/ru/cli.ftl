# Командная строка: справка, что найдено, почему отказано.

cli-default = (по умолчанию: { $value })
cli-default-seats = обычное для игры
cli-default-seed = каждый раз новое
cli-default-store = файл в вашей папке данных
cli-default-cores = на одно меньше, чем ядер
cli-version = версия, и скомпилирован ли движок и собран ли веб-клиент
cli-no-command = команда не указана
cli-help = показать эту справку
cli-doctor = что установлено, скомпилировано и собрано и что делать
cli-completion = сценарий, который даёт оболочке дополнять команды
cli-shell = оболочка
cli-options = параметры
cli-arguments = аргументы
cli-usage = вызов:

doctor-version = Игротека
doctor-python = Python
doctor-extra = дополнение { $extra }
doctor-games = игры
doctor-bots = боты из других пакетов
doctor-data = папка сохранений
doctor-compiled = движок скомпилирован
doctor-interpreted = движок интерпретируется
doctor-built = веб-клиент собран
doctor-not-built = веб-клиент не собран
doctor-installed = установлено
doctor-lacking = не установлено: { $modules }
doctor-no-compiler = Установите компилятор C и установите игру снова: будет в десять раз быстрее.
doctor-do-engine = Установите снова (в папке проекта: make setup): будет в десять раз быстрее.
doctor-do-web = В папке проекта: make web. До тех пор комната показывает простую страницу.
doctor-do-data = В эту папку нельзя писать; укажите --save и --store.

error-needs-extra = Для этого нужны ещё библиотеки: pip install 'igroteka[{ $extra }]' (не установлено { $module }).
error-position-with-settings = Позиция сама говорит, сколько игроков и по каким настройкам: укажите --position без { $option }.
error-unknown-variable = { $name } не является настройкой комнаты. Возможно, { $close }?
error-unexpected = Случилось то, чего не должно было: { $reason }. Сообщите об этом, приложив файл { $path }.

# What argparse complains about; part of error-bad-arguments
cli-bad-required = не хватает { $names }
cli-bad-unknown = «{ $names }» неизвестно
cli-bad-number = { $name } — это целое число, а не «{ $value }»
cli-bad-choice = { $name } не может быть «{ $value }»; известны: { $known }
cli-bad-value = после { $name } не хватает значения
cli-bad-no-value = { $name } не имеет значения, поэтому «{ $value }» лишнее
cli-bad-ambiguous = «{ $value }» может означать { $names }

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
cli-serve = открыть игровую комнату для браузеров и ботов
cli-host = адрес, на котором слушать
cli-port = порт, на котором слушать
cli-store = где хранить партии: файл или postgresql://…
cli-serve-workers = сколько процессов обслуживают столы; для нескольких нужна PostgreSQL
cli-config = файл TOML с настройками
cli-serving = Игровая комната открыта: { $url } (остановить — Ctrl-C)
cli-think = думать для комнат на других машинах: рассчитывать здесь ходы ботов, подсказки и разборы
cli-nats = NATS комнаты: nats://host:4222 или несколько через запятую
cli-think-workers = сколько заданий выполнять одновременно
cli-thinking = Эта машина думает для комнаты в { $count ->
    [one] { $count } процессе
    [few] { $count } процессах
   *[many] { $count } процессах
} (остановить — Ctrl-C)
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
