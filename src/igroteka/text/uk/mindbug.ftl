### Химерія. Власні формулювання; назви та числа — факти карт.

mindbug = Химерія
mindbug-about = Дуель, у якій найкращу зіграну істоту можуть у вас забрати.
mindbug-length = 15–25 хвилин
mindbug-offered = Зіграно
mindbug-hand = Ваша рука
mindbug-discard = скид
mindbug-empty = істот немає
mindbug-status = { $name } — життя { $life }, химерії { $mindbugs }, рука { $hand }, колода { $deck }, скид { $discard }
mindbug-help =
    Позбавте суперника всіх життів. У свій хід зіграйте одну карту або атакуйте однією істотою. Коли ви граєте карту,
    суперник може витратити одну з двох химерій і забрати її; тоді ви одразу ходите ще раз. Атаку може заблокувати одна
    істота: слабша зазнає поразки, а за рівної сили — обидві. Незаблокована атака коштує одне життя. Рука, менша за
    п'ять карт, одразу поповнюється, доки є колода. Хто не може ні зіграти карту, ні атакувати, програє.
mindbug-setting-sets = Набори
mindbug-set-first_contact = Перший контакт

## Ключові слова
mindbug-keyword-hunter = Полювання
    .rule = атакуючи, можете вибрати ворожу істоту, яка мусить блокувати, навіть якщо інакше не могла б.
mindbug-keyword-frenzy = Шаленство
    .rule = може атакувати двічі за хід, якщо лишилася у грі після першої атаки.
mindbug-keyword-poisonous = Отрута
    .rule = у бою завжди завдає поразки іншій істоті.
mindbug-keyword-sneaky = Підступ
    .rule = блокувати її може лише істота з Підступом.
mindbug-keyword-tough = Міць
    .rule = уперше замість поразки стає виснаженою.

## Запитання
mindbug-ask-turn = Ваш хід: зіграйте карту або атакуйте.
mindbug-ask-mindbug = Зіграно «{ $card }». Витратити химерію й забрати?
mindbug-ask-block = Атакує «{ $card }». Блокувати?
mindbug-ask-hunt = «{ $card }» полює. Виберіть, хто мусить блокувати, або лишіть вибір супернику.
mindbug-ask-again = «{ $card }» шаленіє. Атакувати ще раз?
mindbug-ask-order = Чекають кілька ефектів. Який перший?
mindbug-ask-defeat = «{ $card }»: виберіть істоту, що зазнає поразки.
mindbug-ask-control = «{ $card }»: виберіть істоту, яку берете під контроль.
mindbug-ask-discard = «{ $card }»: скиньте карту.
mindbug-ask-revive = «{ $card }»: виберіть карту, яку зіграєте зі скиду.

## Варіанти
mindbug-choice-play = зіграти карту «{ $card }»
mindbug-choice-attack = атакувати істотою «{ $card }»
mindbug-choice-mindbug = витратити химерію й забрати карту «{ $card }»
mindbug-choice-no-mindbug = зберегти химерії
mindbug-choice-block = блокувати істотою «{ $card }»
mindbug-choice-no-block = не блокувати, втратити життя
mindbug-choice-hunt = блокувати мусить «{ $card }»
mindbug-choice-no-hunt = нехай суперник вирішує про блок
mindbug-choice-again = атакувати ще раз істотою «{ $card }»
mindbug-choice-no-again = завершити атаку
mindbug-choice-order = спершу «{ $card }»
mindbug-choice-defeat = завдати поразки істоті «{ $card }»
mindbug-choice-control = узяти під контроль істоту «{ $card }»
mindbug-choice-discard = скинути карту «{ $card }»
mindbug-choice-revive = зіграти карту «{ $card }»
mindbug-choice-done = досить

## Події
mindbug-event-reveal = { $seat }: для першого ходу відкрито «{ $card }»
mindbug-event-draw = { $seat }: взято карту — { $card }
mindbug-event-turn = { $seat }: початок ходу
mindbug-event-play = { $seat }: зіграно «{ $card }»
mindbug-event-mindbug = { $seat }: химерія забирає карту «{ $card }»
mindbug-event-enter = { $seat }: у гру входить «{ $card }»
mindbug-event-trigger = «{ $card }»: ефект активовано
mindbug-event-attack = { $seat }: атакує «{ $card }»
mindbug-event-block = «{ $card }» блокує; атакує «{ $attacker }»
mindbug-event-exhaust = «{ $card }»: виснаження замість поразки
mindbug-event-defeat = { $seat }: поразки зазнає «{ $card }»
mindbug-event-control = { $seat }: бере під контроль істоту «{ $card }»
mindbug-event-discard = { $seat }: скидає карту «{ $card }»
mindbug-event-steal = { $seat }: краде карту — { $card } ({ $rival })
mindbug-event-take-back = { $seat }: повертає на руку — { $cards }
mindbug-event-life = { $seat }: життя { $change }, тепер { $life }
mindbug-event-stuck = { $seat }: не може ні зіграти карту, ні атакувати, і програє

## Чому ні
mindbug-why-over = Гру завершено.
mindbug-why-not-asked = Зараз вирішуєте не ви.
mindbug-why-cannot-attack = «{ $card }» не може атакувати; причина — «{ $source }».
mindbug-why-cannot-block = «{ $card }» не може блокувати; причина — «{ $source }».
mindbug-why-sneaky = «{ $attacker }» має Підступ, а «{ $card }» — ні: блокувати може лише істота з Підступом.
mindbug-why-asked-turn = Хід — це одна дія: зіграти карту з руки або атакувати своєю істотою.
mindbug-why-asked-mindbug = Спершу вирішіть, чи забирати зіграну карту химерією.
mindbug-why-asked-block = Блокувати може лише одна ваша істота, що перебуває у грі.
mindbug-why-asked-hunt = Полюючи, вибирають серед ворожих істот у грі.
mindbug-why-asked-again = Ще раз атакувати може лише істота, що атакувала щойно.
mindbug-why-asked-order = Виберіть один з ефектів, що чекають.
mindbug-why-asked-defeat = Ефект цієї істоти не стосується.
mindbug-why-asked-control = Ефект цієї істоти не стосується.
mindbug-why-asked-discard = Скидають карту зі своєї руки.
mindbug-why-asked-revive = Виберіть карту зі скиду.

## Карти набору «Перший контакт»
mindbug-card-axolotl_healer = Аксолотль-знахар
    .ability = Розігрування: ви отримуєте 2 життя.
mindbug-card-bee_bear = Ведмежола
    .ability = Істоти з силою 6 чи менше не можуть її блокувати.
mindbug-card-brain_fly = Мозкомуха
    .ability = Розігрування: візьміть під контроль істоту з силою 6 чи більше.
mindbug-card-chameleon_sniper = Хамелеон-снайпер
    .ability = Атака: суперник втрачає 1 життя.
mindbug-card-compost_dragon = Компостний дракон
    .ability = Розігрування: зіграйте карту зі свого скиду.
mindbug-card-deathweaver = Смертоткач
    .ability = Ефекти «Розігрування» суперника не активуються.
mindbug-card-elephantopus = Слоновосьминіг
    .ability = Суперник не може блокувати істотами з силою 4 чи менше.
mindbug-card-explosive_toad = Жабомба
    .ability = Поразка: завдайте поразки істоті.
mindbug-card-ferret_bomber = Тхір-бомбардир
    .ability = Розігрування: суперник скидає 2 карти.
mindbug-card-giraffodile = Жирафокодил
    .ability = Розігрування: візьміть на руку весь свій скид.
mindbug-card-goblin_werewolf = Гоблін-вовкулака
    .ability = У ваш хід має +6 до сили.
mindbug-card-gorillion = Горилев
mindbug-card-grave_robber = Розкрадач могил
    .ability = Розігрування: зіграйте карту зі скиду суперника.
mindbug-card-harpy_mother = Мамця Гарпія
    .ability = Поразка: візьміть під контроль до двох істот із силою 5 чи менше.
mindbug-card-kangasaurus_rex = Кенгурозавр Рекс
    .ability = Розігрування: завдайте поразки всім ворожим істотам із силою 4 чи менше.
mindbug-card-killer_bee = Бджола-вбивця
    .ability = Розігрування: суперник втрачає 1 життя.
mindbug-card-lone_yeti = Самотній єті
    .ability = Поки це ваша єдина істота, має +5 до сили та Шаленство.
mindbug-card-luchataur = Лучатавр
mindbug-card-mysterious_mermaid = Таємнича русалка
    .ability = Розігрування: у вас стає стільки життів, скільки в суперника.
mindbug-card-plated_scorpion = Панцирний скорпіон
mindbug-card-rhino_turtle = Носорепаха
mindbug-card-shark_dog = Акулопес
    .ability = Атака: завдайте поразки ворожій істоті з силою 6 чи більше.
mindbug-card-sharky_crab_dog_mummypus = Акулистий Крабопес-Мумієніг
    .ability = Поки якась ворожа істота має Полювання, Підступ, Шаленство чи Отруту, ця теж їх має.
mindbug-card-shield_bugs = Жуки-щитники
    .ability = Інші ваші істоти мають +1 до сили.
mindbug-card-snail_hydra = Равликогідра
    .ability = Атака: якщо у вас менше істот, ніж у суперника, завдайте поразки істоті.
mindbug-card-snail_thrower = Равликометальник
    .ability = Інші ваші істоти з силою 4 чи менше мають Полювання й Отруту.
mindbug-card-spider_owl = Совук
mindbug-card-strange_barrel = Дивобочка
    .ability = Поразка: украдіть 2 випадкові карти з руки суперника.
mindbug-card-tiger_squirrel = Тигробілка
    .ability = Розігрування: завдайте поразки ворожій істоті з силою 7 чи більше.
mindbug-card-turbo_bug = Турбожук
    .ability = Атака: у суперника лишається 1 життя.
mindbug-card-tusked_extorter = Іклатий здирник
    .ability = Атака: суперник скидає карту.
mindbug-card-urchin_hurler = Їжакометальник
    .ability = У ваш хід інші ваші істоти мають +2 до сили.
