# Командная строка: справка, что найдено, почему отказано.

cli-default = (по умолчанию: { $value })
cli-default-seats = обычное для игры
cli-default-seed = каждый раз новое
cli-default-store = файл в вашей папке данных
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
