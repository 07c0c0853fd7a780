### Химерія. Власні формулювання; назви та числа — факти карт.

mindbug = Химерія
mindbug-about = Дуель, у якій найкращу зіграну істоту можуть у вас забрати.
mindbug-length = 15–25 хвилин
mindbug-offered = Зіграно
mindbug-hand = Ваша рука
mindbug-discard = скид
mindbug-empty = істот немає
mindbug-place-left = ліворуч
mindbug-place-partner = партнер
mindbug-place-right = праворуч
mindbug-experimental = Вчотирьох: експериментальні правила
mindbug-haunting = діє
mindbug-stage = стадія { $stage }
mindbug-boosts = підсилення
mindbug-shielded = не зазнає поразки цього ходу
mindbug-status = { $name } — життів { $life }, химерій { $mindbugs }, рука { $hand }, колода { $deck }, скид { $discard }
mindbug-help =
    Позбавте суперника всіх життів. У свій хід зіграйте одну карту, атакуйте однією істотою або застосуйте «Дію» однієї
    істоти. Коли ви граєте карту, суперник може витратити одну з двох химерій і забрати цю карту; тоді ви одразу ходите ще
    раз. Атаку може заблокувати одна істота: слабша зазнає поразки, а за рівної сили — обидві. Незаблокована атака
    коштує одне життя. Рука, менша за п'ять карт, одразу поповнюється, доки є колода. Хто не може нічого, програє.
    «За межами еволюції»: «Дію» застосовують замість зіграти карту чи атакувати, і лише якщо вона щось дає. Істота, що
    еволюціонувала, покидаючи гру, деградує до стадії 1.
    «За межами вічності»: деякі здібності діють зі скиду. Карту підсилення беруть з будь-чийого скиду й кладуть під
    істоту, яка отримує +1 до сили; коли істота покидає гру, її карти підсилення йдуть у скид того, хто її контролював.
    Вчотирьох (експериментальні правила): дві команди, партнери сидять навпроти й мають спільні 3 життя. Ходять по колу
    ліворуч. Зіграну карту може забрати будь-хто інший: спершу питають сусіда ліворуч, потім партнера, потім сусіда
    праворуч; тоді ви ходите ще раз. Атакують команду: спершу може блокувати сусід ліворуч від нападника, потім сусід
    праворуч. Ваші істоти — лише ті, що перед вами; істоти партнера не ваші й не ворожі. Ефект на «суперника» діє на
    одного суперника за вашим вибором. Хто не може нічого, пропускає хід; команда програє, коли не може діяти жоден з
    партнерів.
mindbug-setting-sets = Набори
mindbug-setting-decks = Задані колоди
mindbug-set-first_contact = Перший контакт
mindbug-set-beyond_evolution = За межами еволюції
mindbug-set-beyond_eternity = За межами вічності

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
mindbug-ask-turn = Ваш хід: зіграйте карту, атакуйте або застосуйте «Дію».
mindbug-ask-mindbug = Зіграно «{ NAME($card, case: "acc") }». Витратити химерію й забрати?
mindbug-ask-block = Атакує «{ $card }». Блокувати?
mindbug-ask-hunt = «{ $card }» полює. Виберіть, хто мусить блокувати, або лишіть вибір супернику.
mindbug-ask-again = «{ $card }» шаленіє. Атакувати ще раз?
mindbug-ask-order = Спрацювали кілька ефектів. Який застосувати першим?
mindbug-ask-defeat = «{ $card }»: виберіть істоту, що зазнає поразки.
mindbug-ask-control = «{ $card }»: виберіть істоту, яку берете під контроль.
mindbug-ask-discard = «{ $card }»: скиньте карту.
mindbug-ask-revive = «{ $card }»: виберіть карту, яку зіграєте зі скиду.
mindbug-ask-rival = «{ $card }»: котрий суперник?
mindbug-ask-pile = Відкрито «{ NAME($card, case: "acc") }». У чий скид іде ця карта?
mindbug-ask-keyword = «{ $card }»: назвіть ключове слово.
mindbug-ask-mode = «{ $card }»: виберіть одне з двох.
mindbug-ask-pay = «{ $card }»: втратити життя заради ефекту?
mindbug-ask-copy = «{ $card }»: чий ефект «Розігрування» скопіювати?
mindbug-ask-force = «{ $card }»: котра істота мусить атакувати?
mindbug-ask-may-discard = «{ $card }»: скинути карту, щоб завдати поразки істоті?
mindbug-ask-salvage = «{ $card }»: виберіть карту, яку берете на руку.
mindbug-ask-boost = «{ $card }»: виберіть карту підсилення зі скиду.
mindbug-ask-bolster = «{ $card }»: котру істоту підсилити?
mindbug-ask-unboost = «{ $card }»: виберіть карту підсилення, яку берете на руку.

## Варіанти
mindbug-twin = { WHO($owner) ->
        [you] ваша
       *[other] { $owner }
    }, сила { $power }{ $exhausted ->
        [yes] , виснажена
       *[no] { "" }
    }
mindbug-choice-play = зіграти «{ NAME($card, case: "acc") }»
    .twin = { mindbug-choice-play } ({ mindbug-twin })
mindbug-choice-attack = атакувати «{ NAME($card, case: "ins") }»
    .twin = { mindbug-choice-attack } ({ mindbug-twin })
mindbug-choice-act = застосувати «Дію» істоти «{ $card }»
    .twin = { mindbug-choice-act } ({ mindbug-twin })
mindbug-choice-mindbug = витратити химерію й забрати «{ NAME($card, case: "acc") }»
mindbug-choice-no-mindbug = зберегти химерії
mindbug-choice-block = блокувати «{ NAME($card, case: "ins") }»
    .twin = { mindbug-choice-block } ({ mindbug-twin })
mindbug-choice-no-block = { $partner ->
        [yes] не блокувати, лишити вибір партнеру
       *[no] { $life ->
            [one] не блокувати, втратити { $life } життя
            [few] не блокувати, втратити { $life } життя
           *[other] не блокувати, втратити { $life } життів
        }
    }
mindbug-choice-hunt = блокувати мусить «{ $card }»
    .twin = { mindbug-choice-hunt } ({ mindbug-twin })
mindbug-choice-no-hunt = нехай суперник сам вирішує, чи блокувати
mindbug-choice-again = атакувати ще раз «{ NAME($card, case: "ins") }»
mindbug-choice-no-again = завершити атаку
mindbug-choice-order = спершу «{ $card }»
    .twin = { mindbug-choice-order } ({ mindbug-twin })
mindbug-choice-order-later = спершу пізніший ефект карти «{ $card }»
    .twin = { mindbug-choice-order-later } ({ mindbug-twin })
mindbug-choice-defeat = завдати поразки істоті «{ $card }»
    .twin = { mindbug-choice-defeat } ({ mindbug-twin })
mindbug-choice-control = узяти під контроль «{ NAME($card, case: "acc") }»
    .twin = { mindbug-choice-control } ({ mindbug-twin })
mindbug-choice-discard = скинути «{ NAME($card, case: "acc") }»
    .twin = { mindbug-choice-discard } ({ mindbug-twin })
mindbug-choice-revive = зіграти «{ NAME($card, case: "acc") }»
    .twin = { mindbug-choice-revive } ({ mindbug-twin })
mindbug-choice-done = досить
mindbug-choice-rival = { $seat }
mindbug-choice-pile = скид гравця: { $seat }
mindbug-choice-keyword = { $keyword }
mindbug-choice-mode-boost = підсилити істоту
mindbug-choice-mode-defeat = завдати поразки підсиленій істоті
mindbug-choice-mode-unboost = узяти карту підсилення на руку
mindbug-choice-pay = втратити 1 життя
mindbug-choice-no-pay = не платити
mindbug-choice-copy = скопіювати ефект істоти «{ $card }»
    .twin = { mindbug-choice-copy } ({ mindbug-twin })
mindbug-choice-no-copy = нічого не копіювати
mindbug-choice-force = атакувати мусить «{ $card }»
    .twin = { mindbug-choice-force } ({ mindbug-twin })
mindbug-choice-may-discard = скинути «{ NAME($card, case: "acc") }»
    .twin = { mindbug-choice-may-discard } ({ mindbug-twin })
mindbug-choice-no-may-discard = більше не скидати
mindbug-choice-salvage = узяти «{ NAME($card, case: "acc") }»
    .twin = { mindbug-choice-salvage } ({ mindbug-twin })
mindbug-choice-boost = підсилити «{ NAME($card, case: "ins") }»
    .twin = { mindbug-choice-boost } ({ mindbug-twin })
mindbug-choice-no-boost = більше не підсилювати
mindbug-choice-bolster = підсилити «{ NAME($card, case: "acc") }»
    .twin = { mindbug-choice-bolster } ({ mindbug-twin })
mindbug-choice-unboost = узяти «{ NAME($card, case: "acc") }»
    .twin = { mindbug-choice-unboost } ({ mindbug-twin })

## Події
mindbug-event-reveal = { WHO($seat) ->
        [you] Ви відкриваєте
       *[other] { $seat } відкриває
    } «{ NAME($card, case: "acc") }» (сила { $power }) за перший хід
mindbug-event-draw = { WHO($seat) ->
        [you] Ви берете
       *[other] { $seat } бере
    } { KNOWN($card) ->
        [yes] «{ NAME($card, case: "acc") }»
       *[no] карту
    }
    .many = { WHO($seat) ->
            [you] Ви берете
           *[other] { $seat } бере
        } { KNOWN($card) ->
            [yes] на руку: { LIST($card) }
           *[no] { COUNT($card) ->
                [one] { COUNT($card) } карту
                [few] { COUNT($card) } карти
               *[other] { COUNT($card) } карт
            }
        }
mindbug-event-turn = { WHO($seat) ->
        [you] Ваш хід
       *[other] Хід: { $seat }
    }
mindbug-event-play = { WHO($seat) ->
        [you] Ви граєте
       *[other] { $seat } грає
    } «{ NAME($card, case: "acc") }»
mindbug-event-mindbug = { WHO($seat) ->
        [you] Ви витрачаєте химерію й берете
       *[other] { $seat } витрачає химерію й бере
    } під контроль «{ NAME($card, case: "acc") }»
mindbug-event-enter = «{ $card }» входить у гру
    .play = { WHO($seat) ->
            [you] Ви граєте
           *[other] { $seat } грає
        } «{ NAME($card, case: "acc") }»
    .mindbug = { WHO($seat) ->
            [you] Ви витрачаєте химерію й берете
           *[other] { $seat } витрачає химерію й бере
        } під контроль «{ NAME($card, case: "acc") }»
mindbug-event-trigger = «{ $card }»: спрацьовує ефект
mindbug-event-attack = { WHO($seat) ->
        [you] Ви атакуєте
       *[other] { $seat } атакує
    } «{ NAME($card, case: "ins") }»
mindbug-event-act = { WHO($seat) ->
        [you] Ви застосовуєте
       *[other] { $seat } застосовує
    } «Дію» істоти «{ $card }»
mindbug-event-block = «{ $card }» блокує «{ NAME($attacker, case: "acc") }»
mindbug-event-exhaust = «{ $card }» виснажується замість поразки
mindbug-event-defeat = «{ $card }» зазнає поразки ({ WHO($seat) ->
        [you] ваша істота
       *[other] { $seat }
    })
mindbug-event-control = { WHO($seat) ->
        [you] Ви берете
       *[other] { $seat } бере
    } під контроль «{ NAME($card, case: "acc") }»
mindbug-event-discard = { WHO($seat) ->
        [you] Ви скидаєте
       *[other] { $seat } скидає
    } «{ NAME($card, case: "acc") }»
    .many = { WHO($seat) ->
            [you] Ви скидаєте
           *[other] { $seat } скидає
        }: { LIST($card) }
mindbug-event-steal = { WHO($seat) ->
        [you] Ви крадете
       *[other] { $seat } краде
    } { KNOWN($card) ->
        [yes] «{ NAME($card, case: "acc") }»
       *[no] карту
    } з { WHO($rival) ->
        [you] вашої руки
       *[other] руки гравця { $rival }
    }
mindbug-event-take-back = { WHO($seat) ->
        [you] Ви берете
       *[other] { $seat } бере
    } на руку зі скиду: { LIST($cards) }
mindbug-event-life = { WHO($side) ->
        [you] { SIGN($change) ->
            [minus] Ви втрачаєте
           *[plus] Ви отримуєте
        }
        [team] { SIGN($change) ->
            [minus] Ваша команда втрачає
           *[plus] Ваша команда отримує
        }
        [others] { SIGN($change) ->
            [minus] { $side } втрачають
           *[plus] { $side } отримують
        }
       *[other] { SIGN($change) ->
            [minus] { $side } втрачає
           *[plus] { $side } отримує
        }
    } { ABS($change) ->
        [one] { ABS($change) } життя
        [few] { ABS($change) } життя
       *[other] { ABS($change) } життів
    }, тепер { $life }
mindbug-event-stuck = { WHO($seat) ->
        [you] Ви не можете ні зіграти, ні атакувати і програєте
       *[other] { $seat } не може ні зіграти, ні атакувати і програє
    }
mindbug-event-skip = { WHO($seat) ->
        [you] Ви не можете ні зіграти, ні атакувати; ваш хід минає
       *[other] { $seat } не може ні зіграти, ні атакувати; хід минає
    }
mindbug-event-evolve = «{ $card }» еволюціонує: «{ $stage }»
mindbug-event-boost = Карта «{ $card }» підсилює «{ NAME($creature, case: "acc") }»
mindbug-event-drop = { COUNT($cards) ->
        [one] Карта підсилення йде
       *[other] Карти підсилення йдуть
    } у { WHO($seat) ->
        [you] ваш скид
       *[other] скид гравця { $seat }
    }: { LIST($cards) }
mindbug-event-return = «{ $card }» повертається на { WHO($seat) ->
        [you] вашу руку
       *[other] руку гравця { $seat }
    }
mindbug-event-shield = «{ $card }» цього ходу не може зазнати поразки
mindbug-event-show = { WHO($seat) ->
        [you] Ви відкриваєте
       *[other] { $seat } відкриває
    } верхню карту колоди: «{ $card }»
mindbug-event-to-pile = «{ $card }» іде у { WHO($seat) ->
        [you] ваш скид
       *[other] скид гравця { $seat }
    }
mindbug-event-scrap = У { WHO($seat) ->
        [you] ваш скид
       *[other] скид гравця { $seat }
    } ідуть усі ці карти: { LIST($cards) }
mindbug-event-keyword = { WHO($seat) ->
        [you] Ви називаєте
       *[other] { $seat } називає
    } ключове слово: { $keyword }
mindbug-event-copy = «{ $card }» копіює ефект «{ NAME($source, case: "gen") }»

## Чому ні
mindbug-why-over = Партію завершено.
mindbug-why-not-asked = Зараз вирішуєте не ви.
mindbug-why-cannot-attack = «{ $card }» не може атакувати; причина — «{ $source }».
mindbug-why-cannot-block = «{ $card }» не може блокувати; причина — «{ $source }».
mindbug-why-sneaky = «{ $attacker }» має Підступ, а «{ $card }» — ні: блокувати може лише істота з Підступом.
mindbug-why-must-hunt = Спершу треба атакувати істоту «{ $source }»: у вас є істота з Полюванням, що може це зробити.
mindbug-why-no-action = «{ $card }» не має ефекту «Дія».
mindbug-why-idle-action = «Дія» істоти «{ $card }» зараз нічого не дасть, тож її не можна застосувати.
mindbug-why-asked-turn = Хід — це одна дія: зіграти карту з руки, атакувати своєю істотою або застосувати її «Дію».
mindbug-why-asked-mindbug = Спершу вирішіть, чи забирати зіграну карту химерією.
mindbug-why-asked-block = Блокувати може лише одна ваша істота, що перебуває у грі.
mindbug-why-asked-hunt = Полюючи, вибирають серед ворожих істот у грі.
mindbug-why-asked-again = Ще раз атакувати може лише істота, що атакувала щойно.
mindbug-why-asked-order = Виберіть один з ефектів, що чекають.
mindbug-why-asked-defeat = Ефект цієї істоти не стосується.
mindbug-why-asked-control = Ефект цієї істоти не стосується.
mindbug-why-asked-discard = Скидають карту зі своєї руки.
mindbug-why-asked-revive = Виберіть карту зі скиду.
mindbug-why-asked-rival = Виберіть одного із суперників, на якого ефект може подіяти.
mindbug-why-asked-pile = Виберіть гравця, у чий скид піде карта.
mindbug-why-asked-keyword = Назвіть одне з п'яти ключових слів.
mindbug-why-asked-mode = Виберіть той із двох ефектів, який щось дасть.
mindbug-why-asked-pay = Спершу вирішіть, чи втрачати життя заради ефекту.
mindbug-why-asked-copy = Копіювати можна лише іншу істоту у грі, що має ефект «Розігрування».
mindbug-why-asked-force = Виберіть ворожу істоту, що може атакувати.
mindbug-why-asked-may-discard = Скидати можна лише карти своєї руки.
mindbug-why-asked-salvage = Виберіть карту з того скиду.
mindbug-why-asked-boost = Карти підсилення беруть зі скидів.
mindbug-why-asked-bolster = Виберіть істоту у грі.
mindbug-why-asked-unboost = Виберіть карту підсилення, що лежить під істотою.

## Помилки
error-bad-decks = Заданих колод має бути по одній на кожного з гравців ({ $seats }); задано { $decks }.
error-bad-deck-size = Карт у колоді гравця { $seat }: { $count }, а треба { $size }.
error-no-such-copy = У вибраних наборах не лишилося жодної карти «{ $card }».

## Карти набору «Перший контакт»
mindbug-card-axolotl_healer = Аксолотль-знахар
    .acc = Аксолотля-знахаря
    .gen = Аксолотля-знахаря
    .ins = Аксолотлем-знахарем
    .ability = Розігрування: ви отримуєте 2 життя.
mindbug-card-bee_bear = Ведмежола
    .acc = Ведмежолу
    .gen = Ведмежоли
    .ins = Ведмежолою
    .ability = Істоти з силою 6 чи менше не можуть її блокувати.
mindbug-card-brain_fly = Мозкомуха
    .acc = Мозкомуху
    .gen = Мозкомухи
    .ins = Мозкомухою
    .ability = Розігрування: візьміть під контроль істоту з силою 6 чи більше.
mindbug-card-chameleon_sniper = Хамелеон-снайпер
    .acc = Хамелеона-снайпера
    .gen = Хамелеона-снайпера
    .ins = Хамелеоном-снайпером
    .ability = Атака: суперник втрачає 1 життя.
mindbug-card-compost_dragon = Компостний дракон
    .acc = Компостного дракона
    .gen = Компостного дракона
    .ins = Компостним драконом
    .ability = Розігрування: зіграйте карту зі свого скиду.
mindbug-card-deathweaver = Смертоткач
    .acc = Смертоткача
    .gen = Смертоткача
    .ins = Смертоткачем
    .ability = Ефекти «Розігрування» суперників не активуються.
mindbug-card-elephantopus = Слоновосьминіг
    .acc = Слоновосьминога
    .gen = Слоновосьминога
    .ins = Слоновосьминогом
    .ability = Суперники не можуть блокувати істотами з силою 4 чи менше.
mindbug-card-explosive_toad = Жабомба
    .acc = Жабомбу
    .gen = Жабомби
    .ins = Жабомбою
    .ability = Поразка: завдайте поразки істоті.
mindbug-card-ferret_bomber = Тхір-бомбардир
    .acc = Тхора-бомбардира
    .gen = Тхора-бомбардира
    .ins = Тхором-бомбардиром
    .ability = Розігрування: суперник скидає 2 карти.
mindbug-card-giraffodile = Жирафокодил
    .acc = Жирафокодила
    .gen = Жирафокодила
    .ins = Жирафокодилом
    .ability = Розігрування: візьміть на руку весь свій скид.
mindbug-card-goblin_werewolf = Гоблін-вовкулака
    .acc = Гобліна-вовкулаку
    .gen = Гобліна-вовкулаки
    .ins = Гобліном-вовкулакою
    .ability = У ваш хід має +6 до сили.
mindbug-card-gorillion = Горилев
    .acc = Горилева
    .gen = Горилева
    .ins = Горилевом
mindbug-card-grave_robber = Розкрадач могил
    .acc = Розкрадача могил
    .gen = Розкрадача могил
    .ins = Розкрадачем могил
    .ability = Розігрування: зіграйте карту зі скиду суперника.
mindbug-card-harpy_mother = Мамця Гарпія
    .acc = Мамцю Гарпію
    .gen = Мамці Гарпії
    .ins = Мамцею Гарпією
    .ability = Поразка: візьміть під контроль до двох істот із силою 5 чи менше.
mindbug-card-kangasaurus_rex = Кенгурозавр Рекс
    .acc = Кенгурозавра Рекса
    .gen = Кенгурозавра Рекса
    .ins = Кенгурозавром Рексом
    .ability = Розігрування: завдайте поразки всім ворожим істотам із силою 4 чи менше.
mindbug-card-killer_bee = Бджола-вбивця
    .acc = Бджолу-вбивцю
    .gen = Бджоли-вбивці
    .ins = Бджолою-вбивцею
    .ability = Розігрування: суперник втрачає 1 життя.
mindbug-card-lone_yeti = Самотній єті
    .acc = Самотнього єті
    .gen = Самотнього єті
    .ins = Самотнім єті
    .ability = Поки це ваша єдина істота, має +5 до сили та Шаленство.
mindbug-card-luchataur = Лучатавр
    .acc = Лучатавра
    .gen = Лучатавра
    .ins = Лучатавром
mindbug-card-mysterious_mermaid = Таємнича русалка
    .acc = Таємничу русалку
    .gen = Таємничої русалки
    .ins = Таємничою русалкою
    .ability = Розігрування: у вас стає стільки життів, скільки в суперника.
mindbug-card-plated_scorpion = Панцирний скорпіон
    .acc = Панцирного скорпіона
    .gen = Панцирного скорпіона
    .ins = Панцирним скорпіоном
mindbug-card-rhino_turtle = Носорепаха
    .acc = Носорепаху
    .gen = Носорепахи
    .ins = Носорепахою
mindbug-card-shark_dog = Акулопес
    .acc = Акулопса
    .gen = Акулопса
    .ins = Акулопсом
    .ability = Атака: завдайте поразки ворожій істоті з силою 6 чи більше.
mindbug-card-sharky_crab_dog_mummypus = Акулистий Крабопес-Мумієніг
    .acc = Акулистого Крабопса-Мумієнога
    .gen = Акулистого Крабопса-Мумієнога
    .ins = Акулистим Крабопсом-Мумієногом
    .ability = Має ті з ключових слів Полювання, Підступ, Шаленство й Отрута, які має хоч одна ворожа істота.
mindbug-card-shield_bugs = Жуки-щитники
    .acc = Жуків-щитників
    .gen = Жуків-щитників
    .ins = Жуками-щитниками
    .ability = Інші ваші істоти мають +1 до сили.
mindbug-card-snail_hydra = Равликогідра
    .acc = Равликогідру
    .gen = Равликогідри
    .ins = Равликогідрою
    .ability = Атака: якщо у вас менше істот, ніж у суперника, завдайте поразки істоті.
mindbug-card-snail_thrower = Равликометальник
    .acc = Равликометальника
    .gen = Равликометальника
    .ins = Равликометальником
    .ability = Інші ваші істоти з силою 4 чи менше мають Полювання й Отруту.
mindbug-card-spider_owl = Совук
    .acc = Совука
    .gen = Совука
    .ins = Совуком
mindbug-card-strange_barrel = Дивобочка
    .acc = Дивобочку
    .gen = Дивобочки
    .ins = Дивобочкою
    .ability = Поразка: украдіть 2 випадкові карти з руки суперника.
mindbug-card-tiger_squirrel = Тигробілка
    .acc = Тигробілку
    .gen = Тигробілки
    .ins = Тигробілкою
    .ability = Розігрування: завдайте поразки ворожій істоті з силою 7 чи більше.
mindbug-card-turbo_bug = Турбожук
    .acc = Турбожука
    .gen = Турбожука
    .ins = Турбожуком
    .ability = Атака: у суперника лишається 1 життя.
mindbug-card-tusked_extorter = Іклатий здирник
    .acc = Іклатого здирника
    .gen = Іклатого здирника
    .ins = Іклатим здирником
    .ability = Атака: суперник скидає карту.
mindbug-card-urchin_hurler = Їжакометальник
    .acc = Їжакометальника
    .gen = Їжакометальника
    .ins = Їжакометальником
    .ability = У ваш хід інші ваші істоти мають +2 до сили.

## Карти набору «За межами еволюції»
mindbug-card-blastfish = Вибухориба
    .acc = Вибухорибу
    .gen = Вибухориби
    .ins = Вибухорибою
    .ability = Атака: цього ходу не може зазнати поразки.
mindbug-card-bullet_train = Потяг-куля
    .acc = Потяг-кулю
    .gen = Потяга-кулі
    .ins = Потягом-кулею
    .ability = Атака: завдайте поразки ворожій істоті з силою 3 чи менше.
mindbug-card-cake_trickster = Тортовий штукар
    .acc = Тортового штукаря
    .gen = Тортового штукаря
    .ins = Тортовим штукарем
    .ability = Дія: виберіть ворожу істоту; суперник мусить одразу нею атакувати.
mindbug-card-captain_hippo = Капітан Бегемот
    .acc = Капітана Бегемота
    .gen = Капітана Бегемота
    .ins = Капітаном Бегемотом
    .ability = У свій хід суперник, що має здатну атакувати істоту з Полюванням, мусить нею атакувати цю істоту.
mindbug-card-cheeky_chimpborg = Зухвалий шимпборг
    .acc = Зухвалого шимпборга
    .gen = Зухвалого шимпборга
    .ins = Зухвалим шимпборгом
    .ability = Розігрування: суперник скидає по карті за кожну свою істоту.
mindbug-card-cheery_chimpborg = Веселий шимпборг
    .acc = Веселого шимпборга
    .gen = Веселого шимпборга
    .ins = Веселим шимпборгом
    .ability = Поки ворожих істот 3 чи більше, має +5 до сили.
mindbug-card-chuckling_chimpborg = Реготливий шимпборг
    .acc = Реготливого шимпборга
    .gen = Реготливого шимпборга
    .ins = Реготливим шимпборгом
    .ability = Розігрування: суперник втрачає 1 життя за кожну свою невикористану химерію.
mindbug-card-cloud_lady = Хмарна леді
    .acc = Хмарну леді
    .gen = Хмарної леді
    .ins = Хмарною леді
    .ability = Дія: завдайте поразки ворожій істоті з силою 4 чи менше, потім еволюція: «Принцеса тайфунів».
mindbug-card-coach_panda = Панда-тренер
    .acc = Панду-тренера
    .gen = Панди-тренера
    .ins = Пандою-тренером
    .ability = Поки у вас рівно одна інша істота, вона має +3 до сили та Шаленство.
mindbug-card-curious_tadpole = Допитливий пуголовок
    .acc = Допитливого пуголовка
    .gen = Допитливого пуголовка
    .ins = Допитливим пуголовком
    .ability = Дія: ви отримуєте 1 життя, потім еволюція до «Жаба-пророк».
mindbug-card-dr_orange_u_tan = Доктор Оранж У. Тан
    .acc = Доктора Оранжа У. Тана
    .gen = Доктора Оранжа У. Тана
    .ins = Доктором Оранжем У. Таном
    .ability = Розігрування: можете втратити 1 життя; тоді всі ворожі істоти повертаються на руку суперника.
mindbug-card-dragon_inn = Драконячий заїзд
    .acc = Драконячий заїзд
    .gen = Драконячого заїзду
    .ins = Драконячим заїздом
    .ability = Дія: якщо у вас менше істот, ніж у суперника, він втрачає 1 життя.
mindbug-card-earwig_assassin = Вуховертка-вбивця
    .acc = Вуховертку-вбивцю
    .gen = Вуховертки-вбивці
    .ins = Вуховерткою-вбивцею
    .ability = Розігрування: можете скинути карту; тоді завдайте поразки істоті.
mindbug-card-infernostrich = Пеклостраус
    .acc = Пеклострауса
    .gen = Пеклострауса
    .ins = Пеклостраусом
    .ability = Дія: завдайте поразки ворожій істоті з силою 7 чи більше.
mindbug-card-kitsunsei = Кіцунсей
    .acc = Кіцунсея
    .gen = Кіцунсея
    .ins = Кіцунсеєм
    .ability = Інші ваші істоти мають Підступ.
mindbug-card-mole_machine = Кротомашина
    .acc = Кротомашину
    .gen = Кротомашини
    .ins = Кротомашиною
    .ability = Суперники не можуть блокувати істотами з силою 7 чи більше.
mindbug-card-octocopter = Восьмикоптер
    .acc = Восьмикоптер
    .gen = Восьмикоптера
    .ins = Восьмикоптером
    .ability = Дія: ця істота зазнає поразки, потім візьміть під контроль ворожу істоту.
mindbug-card-puffermech = Фугумех
    .acc = Фугумеха
    .gen = Фугумеха
    .ins = Фугумехом
    .ability = Поразка: завдайте поразки всім ворожим істотам із силою 8 чи більше.
mindbug-card-radioactive_rabbit = Радіоактивний кролик
    .acc = Радіоактивного кролика
    .gen = Радіоактивного кролика
    .ins = Радіоактивним кроликом
    .ability = Розігрування: суперник бере цю істоту під контроль. Поразка: завдайте поразки всім іншим своїм істотам.
mindbug-card-robopup = Робоцуценя
    .acc = Робоцуценя
    .gen = Робоцуценяти
    .ins = Робоцуценям
mindbug-card-sawn = Пилобідь
    .acc = Пилобідь
    .gen = Пилободі
    .ins = Пилобіддю
    .ability = У боях за її участю поразки зазнає істота з більшою силою, а не з меншою.
mindbug-card-spiky_shinobi = Колючий шинобі
    .acc = Колючого шинобі
    .gen = Колючого шинобі
    .ins = Колючим шинобі
    .ability = Поки у вас немає невикористаних химерій, має +5 до сили.
mindbug-card-steelhorn = Сталеріг
    .acc = Сталерога
    .gen = Сталерога
    .ins = Сталерогом
    .ability = Поразка: суперник скидає 3 карти.
mindbug-card-sweet_fighter = Солодкий боєць
    .acc = Солодкого бійця
    .gen = Солодкого бійця
    .ins = Солодким бійцем
    .ability = Поразка: ви отримуєте 2 життя.
mindbug-card-utility_bug = Універсальний жук
    .acc = Універсального жука
    .gen = Універсального жука
    .ins = Універсальним жуком
    .ability = Розігрування: можете скопіювати ефект «Розігрування» іншої істоти.
mindbug-card-the_experiment = Експеримент
    .acc = Експеримент
    .gen = Експерименту
    .ins = Експериментом
    .ability = Розігрування: суперник бере цю істоту під контроль, потім візьміть під контроль ворожу істоту.
mindbug-card-turtle_toaster = Черепаха-тостер
    .acc = Черепаху-тостер
    .gen = Черепахи-тостера
    .ins = Черепахою-тостером
    .ability = Розігрування: завдайте поразки щонайбільше двом ворожим істотам із силою від 4 до 6.
mindbug-card-waddling_recruit = Клишоногий новобранець
    .acc = Клишоногого новобранця
    .gen = Клишоногого новобранця
    .ins = Клишоногим новобранцем
    .ability = Дія: суперник скидає карту, потім еволюція до «Пінгвін-ветеран».
mindbug-card-westside_monster = Монстр Вестсайду
    .acc = Монстра Вестсайду
    .gen = Монстра Вестсайду
    .ins = Монстром Вестсайду
    .ability = Ворожі істоти з Підступом не можуть ні атакувати, ні блокувати.
mindbug-card-wildsprout = Дикий паросток
    .acc = Дикий паросток
    .gen = Дикого паростка
    .ins = Диким паростком
    .ability = Дія: зіграйте карту зі свого скиду, потім еволюція до «Великокорінь».
mindbug-card-typhoon_princess = Принцеса тайфунів
    .acc = Принцесу тайфунів
    .gen = Принцеси тайфунів
    .ins = Принцесою тайфунів
    .ability = Дія: завдайте поразки ворожій істоті з силою 6 чи менше, потім еволюція до «Королева грому».
mindbug-card-thunder_queen = Королева грому
    .acc = Королеву грому
    .gen = Королеви грому
    .ins = Королевою грому
    .ability = Атака: завдайте поразки ворожій істоті.
mindbug-card-frog_prophet = Жаба-пророк
    .acc = Жабу-пророка
    .gen = Жаби-пророка
    .ins = Жабою-пророком
    .ability = Дія: ви отримуєте 1 життя, потім еволюція до «Пожирач світів».
mindbug-card-world_eater = Пожирач світів
    .acc = Пожирача світів
    .gen = Пожирача світів
    .ins = Пожирачем світів
    .ability = Атака: суперник втрачає 1 життя.
mindbug-card-veteran_penguin = Пінгвін-ветеран
    .acc = Пінгвіна-ветерана
    .gen = Пінгвіна-ветерана
    .ins = Пінгвіном-ветераном
    .ability = Дія: суперник скидає карту, потім еволюція до «Крижана фортеця».
mindbug-card-frosty_fortress = Крижана фортеця
    .acc = Крижану фортецю
    .gen = Крижаної фортеці
    .ins = Крижаною фортецею
    .ability = Атака: уся рука та колода суперника йдуть у його скид.
mindbug-card-bigroot = Великокорінь
    .acc = Великокорінь
    .gen = Великокореня
    .ins = Великокоренем
    .ability = Дія: зіграйте карту зі свого скиду, потім еволюція до «Володар дубів».
mindbug-card-oakenmaster = Володар дубів
    .acc = Володаря дубів
    .gen = Володаря дубів
    .ins = Володарем дубів
    .ability = Інші ваші істоти мають +5 до сили.

## Карти набору «За межами вічності»
mindbug-card-agile_rooster = Спритний півень
    .acc = Спритного півня
    .gen = Спритного півня
    .ins = Спритним півнем
    .ability = Блокувати його можуть лише істоти, чия сила відрізняється від його сили щонайбільше на 1.
mindbug-card-ant_zombie_horde = Орда мурах-зомбі
    .acc = Орду мурах-зомбі
    .gen = Орди мурах-зомбі
    .ins = Ордою мурах-зомбі
    .ability = Атака: підсилення на 2 карти.
mindbug-card-berserker_rabbit = Кролик-берсерк
    .acc = Кролика-берсерка
    .gen = Кролика-берсерка
    .ins = Кроликом-берсерком
    .ability = Поки ваш скид порожній, має +4 до сили.
mindbug-card-blessed_killer_bee = Благословенна Бджола-вбивця
    .acc = Благословенну Бджолу-вбивцю
    .gen = Благословенної Бджоли-вбивці
    .ins = Благословенною Бджолою-вбивцею
    .ability = У скиді: щоразу, коли суперник втрачає життя, він втрачає ще 2.
mindbug-card-blessed_shield_bugs = Благословенні Жуки-щитники
    .acc = Благословенних Жуків-щитників
    .gen = Благословенних Жуків-щитників
    .ins = Благословенними Жуками-щитниками
    .ability = У скиді: ваші істоти мають +1 до сили.
mindbug-card-blessed_tiger_squirrel = Благословенна Тигробілка
    .acc = Благословенну Тигробілку
    .gen = Благословенної Тигробілки
    .ins = Благословенною Тигробілкою
    .ability = У скиді: ворожі істоти з силою 7 чи більше не можуть ні атакувати, ні блокувати.
mindbug-card-catalisk = Котовасиліск
    .acc = Котовасиліска
    .gen = Котовасиліска
    .ins = Котовасиліском
    .ability = Атака: уся колода суперника йде в його скид.
mindbug-card-cave_lizard = Печерний ящір
    .acc = Печерного ящера
    .gen = Печерного ящера
    .ins = Печерним ящером
    .ability = Не може атакувати.
mindbug-card-cursed_gorillion = Проклятий Горилев
    .acc = Проклятого Горилева
    .gen = Проклятого Горилева
    .ins = Проклятим Горилевом
    .ability = У скиді: ваші істоти мають −2 до сили.
mindbug-card-duckdra = Качкодра
    .acc = Качкодру
    .gen = Качкодри
    .ins = Качкодрою
    .ability = Атака: можете завдати поразки істоті з Отрутою.
mindbug-card-fire_antler = Вогнеріг
    .acc = Вогнерога
    .gen = Вогнерога
    .ins = Вогнерогом
    .ability = Поразка: суперник втрачає 1 життя, потім підсилення істоти на 1 карту.
mindbug-card-ghostly_underdog = Примарний пес
    .acc = Примарного пса
    .gen = Примарного пса
    .ins = Примарним псом
    .ability = Атака: завдайте поразки всім ворожим істотам із меншою силою, ніж у цієї.
mindbug-card-goat_dragon = Козлодракон
    .acc = Козлодракона
    .gen = Козлодракона
    .ins = Козлодраконом
    .ability = Розігрування й Атака: підсильте істоту на 1 карту або завдайте поразки підсиленій істоті.
mindbug-card-hiss_holiness = Шипляча Святість
    .acc = Шиплячу Святість
    .gen = Шиплячої Святості
    .ins = Шиплячою Святістю
    .ability = Розігрування: підсилення на 4 карти, розподілені між істотами як завгодно.
mindbug-card-hypnotic_mouse = Гіпномиша
    .acc = Гіпномишу
    .gen = Гіпномиші
    .ins = Гіпномишею
    .ability = Істоти, чия сила дорівнює силі іншої істоти, не можуть атакувати.
mindbug-card-koibra = Коїбра
    .acc = Коїбру
    .gen = Коїбри
    .ins = Коїброю
    .ability = Розігрування й Атака: відкривають випадкову карту з руки суперника; ви вибираєте, у чий скид вона йде.
mindbug-card-madam_mystique = Мадам Містик
    .acc = Мадам Містик
    .gen = Мадам Містик
    .ins = Мадам Містик
    .ability = Поразка: назвіть ключове слово; завдайте поразки всім ворожим істотам, що його мають.
mindbug-card-peacasus = Павегас
    .acc = Павегаса
    .gen = Павегаса
    .ins = Павегасом
    .ability = Коли потрапляє у ваш скид, ви отримуєте 1 життя.
mindbug-card-porcupine_teacher = Дикобраз-учитель
    .acc = Дикобраза-учителя
    .gen = Дикобраза-учителя
    .ins = Дикобразом-учителем
    .ability = Інші ваші істоти мають Отруту.
mindbug-card-pyro_salamancer = Піросаламант
    .acc = Піросаламанта
    .gen = Піросаламанта
    .ins = Піросаламантом
    .ability = Розігрування: підсилення істоти на 1 карту, потім завдайте поразки двом істотам із рівною силою.
mindbug-card-radioactive_pest = Радіоактивний шкідник
    .acc = Радіоактивного шкідника
    .gen = Радіоактивного шкідника
    .ins = Радіоактивним шкідником
    .ability = Атака: завдайте поразки ворожій істоті з силою 7 чи більше.
mindbug-card-rockyphant = Скелефант
    .acc = Скелефанта
    .gen = Скелефанта
    .ins = Скелефантом
    .ability = Коли потрапляє у ваш скид, кожен суперник скидає карту.
mindbug-card-sea_rex = Аквазавр
    .acc = Аквазавра
    .gen = Аквазавра
    .ins = Аквазавром
    .ability = Атака: підсилення на 1 карту.
mindbug-card-soul_manipulator = Маніпулятор душ
    .acc = Маніпулятора душ
    .gen = Маніпулятора душ
    .ins = Маніпулятором душ
    .ability = Розігрування й Атака: підсилення істоти на 1 карту або візьміть карту підсилення на руку.
mindbug-card-spirit_cheetah = Дух гепарда
    .acc = Духа гепарда
    .gen = Духа гепарда
    .ins = Духом гепарда
    .ability = Поразка: візьміть під контроль істоту з силою 2 чи менше.
mindbug-card-spirit_maki = Дух макі
    .acc = Духа макі
    .gen = Духа макі
    .ins = Духом макі
    .ability = Поразка: візьміть під контроль істоту з силою 9 чи більше.
mindbug-card-squirtoise_scout = Білкорепаха-скаут
    .acc = Білкорепаху-скаута
    .gen = Білкорепахи-скаута
    .ins = Білкорепахою-скаутом
    .ability = Поки дві ваші істоти мають рівну силу, суперники не можуть блокувати.
mindbug-card-tiger_wasp = Тигрооса
    .acc = Тигроосу
    .gen = Тигрооси
    .ins = Тигроосою
    .ability = Розігрування: скиньте випадкову карту зі своєї руки.
mindbug-card-tornado_dragon = Дракон-торнадо
    .acc = Дракона-торнадо
    .gen = Дракона-торнадо
    .ins = Драконом-торнадо
    .ability = Розігрування: можете скинути до 2 карт; за кожну завдайте поразки істоті.
mindbug-card-trash_diver = Смітниковий нирець
    .acc = Смітникового нирця
    .gen = Смітникового нирця
    .ins = Смітниковим нирцем
    .ability = Атака: візьміть на руку 2 карти зі скиду суперника.
mindbug-card-trash_flier = Смітниковий літун
    .acc = Смітникового літуна
    .gen = Смітникового літуна
    .ins = Смітниковим літуном
    .ability = Поразка: зіграйте карту зі скиду суперника.
mindbug-card-water_antler = Водоріг
    .acc = Водорога
    .gen = Водорога
    .ins = Водорогом
    .ability = Розігрування: ви отримуєте 1 життя, потім підсилення істоти на 1 карту.

mindbug-because-have = На вашому боці буде «{ $card }».
mindbug-because-without = На іншому боці не буде істоти «{ $card }».
mindbug-because-keep = У руці залишиться «{ $card }».
mindbug-because-extra = Ви матимете ще один хід.
mindbug-because-life = Це береже життя.
mindbug-because-their-life = Це забирає життя.
mindbug-because-mindbug = Ви збережете химерію.
mindbug-because-their-mindbug = Інша сторона витратить химерію.
mindbug-because-free = У вас буде нападник, якого ніхто не може заблокувати.
mindbug-because-their-free = В іншої сторони не буде нападника, якого ви не можете заблокувати.
mindbug-because-safe = У вас буде нападник, якому жоден блок не шкодить.
mindbug-because-their-safe = В іншої сторони не буде нападника, якому ваші блоки не шкодять.

# Боти: ім’я й вдача кожного рівня.
bot-mindbug-1 = Цікавий Кіт
    .about = Пробує кожну карту й часом не помічає блокувальника.
bot-mindbug-2 = Обачна Курка
    .about = Рахує істот і береже химерії, але часом забуває ключове слово.
bot-mindbug-3 = Хитра Тхориха
    .about = Думає на хід уперед і чекає на вашу найкращу карту.
bot-mindbug-4 = Терплячий Павук
    .about = Розставляє істот так, що вам нема чим вигідно атакувати.
bot-mindbug-5 = Великий Розум
    .about = Зважує кожну карту, яка може бути у вас у руці.
