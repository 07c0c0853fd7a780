# Командний рядок: довідка, що знайдено, чому відмовлено.

cli-default = (типово: { $value })
cli-default-seats = звичайна для гри
cli-default-seed = щоразу нове
cli-default-store = файл у вашій теці даних
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
