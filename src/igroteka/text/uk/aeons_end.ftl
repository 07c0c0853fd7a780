### «Кінець віків». Формулювання наші; назви й числа — факти карт.

aeons_end = Кінець віків
aeons_end-about = Маги порталів разом проти одного монстра, з колодами, які ніколи не тасують.
aeons_end-length = 60–90 хвилин
aeons_end-help =
    Зменште життя монстра до нуля, перш ніж він знищить Грейвголд або знесилить усіх магів. У свій хід активуйте
    підготовані заклинання, потім грайте самоцвіти, витрачайте етер на карти, енергію та портали, готуйте заклинання
    й доберіть до п'яти карт. Скид перевертають, а не тасують, тож порядок скидання важить. Ви всі перемагаєте чи
    програєте разом.

aeons_end-setting-nemesis = Монстр
aeons_end-setting-difficulty = Складність
aeons_end-setting-mages = Маги
aeons_end-setting-market = Ринок засобів
aeons_end-setting-promos = Промокарти
aeons_end-setting-solo_cards = Карти ходу гравця для одного мага
aeons_end-setting-solo_life = Початкове життя одного мага
aeons_end-difficulty-beginner = Початкова
aeons_end-difficulty-normal = Звичайна
aeons_end-difficulty-expert = Експертна
aeons_end-difficulty-extinction = Вимирання
aeons_end-solo_life-0 = Як зазвичай

aeons_end-breach-1 = портал I
aeons_end-breach-2 = портал II
aeons_end-breach-3 = портал III
aeons_end-breach-4 = портал IV
aeons_end-back-corruption = скверна лицем донизу
aeons_end-gravehold = Грейвголд
aeons_end-life = життя { $life }/{ $cap }
aeons_end-foe-deck = колода за рангами: { $first } + { $second } + { $third }
aeons_end-fury = лють { $amount }
aeons_end-husks = шкарлупники { $amount }
aeons_end-corruptions = скверни лишилося { $amount }
aeons_end-devoured = зажерте, зверху
aeons_end-turns = Порядок ходів: ще попереду
aeons_end-turns-gone = уже були
aeons_end-turns-top = зверху
aeons_end-supply = Ринок
aeons_end-hand = Рука
aeons_end-played = Зіграно
aeons_end-discard = Скид, згори донизу
aeons_end-deck = колода { $count }
aeons_end-charges = енергія { $charges }/{ $slots }
aeons_end-exhausted = знесилено
aeons_end-aether = Етер { $amount }
aeons_end-aether-gems = +{ $amount } на самоцвіти
aeons_end-aether-spells = +{ $amount } на заклинання
aeons_end-discount = наступний портал −{ $amount }
aeons_end-shielded = пошкодження відвертаються

aeons_end-breach-open = відкрито
aeons_end-breach-none = немає
aeons_end-breach-costs = зміцнення { $focus }, відкриття { $open }
aeons_end-breach-focused = зміцнено

aeons_end-mage-adelheim = Адельгейм
    .title = зброяр
    .text = Коли монстр бере атаку чи силу, ви можете скинути її без ефекту.
aeons_end-mage-brama = Брама
    .title = старійшина
    .text = Ваша основна фаза: будь-який гравець отримує 4 життя.
aeons_end-mage-jian = Цзянь
    .title = сирота
    .text =
        Ваша основна фаза: активуйте підготоване заклинання будь-якого гравця, не скидаючи, потім активуйте його ще
        раз.
aeons_end-mage-kadir = Кадір
    .title = дослідник глибин
    .text =
        Основна фаза будь-якого гравця: він може повернути до 3 заклинань зі скиду на руку й цього ходу готувати по
        2 заклинання в кожному відкритому порталі.
aeons_end-mage-lash = Леш
    .title = розвідник
    .text =
        Основна фаза будь-якого гравця: затасуйте скинуту карту порядку ходу гравця в колоду порядку ходів; цей
        гравець зазнає 1 пошкодження.
aeons_end-mage-mist = Мист
    .title = капітанка кинджалів
    .text = Ваша основна фаза: будь-який союзник бере 4 карти.
aeons_end-mage-phaedraxa = Федракса
    .title = провидиця
    .text =
        Після відкриття карти порядку ходу: протягом того ходу всі пошкодження гравцям і Грейвголду відвертаються.
aeons_end-mage-xaxos = Ксаксос
    .title = адепт
    .text =
        Основна фаза будь-якого гравця: союзники отримують разом 4 жетони енергії; потім розкладіть колоду порядку ходів як
        завгодно.

aeons_end-nemesis-rageborne = Гнівородний
    .text =
        Прорив: отримує 1 жетон люті. Якщо наприкінці ходу монстра жетонів люті 4 або більше — удар: відкрийте й виконайте карту удару, потім Гнівородний
        втрачає 3 жетони люті.
    .harder = Підвищена складність: удар забирає лише 1 жетон люті.
aeons_end-nemesis-carapace_queen = Панцирна королева
    .text =
        Прорив: 2 шкарлупники, посіпаки з 1 життям. Навала за кількістю: до 3 — ще 4; до 6 — скиньте підготоване
        заклинання і ще 2; до 10 — Грейвголд зазнає 5 пошкоджень; до 12 — гравець з найменшим життям зазнає 3 пошкодження, 1 шкарлупник скидається; від 13 — ви
        програли. Понад 15 шкарлупників: замість кожного Грейвголд зазнає 1 пошкодження. Зазнайте 1 пошкодження, щоб розподілити пошкодження між шкарлупниками.
    .harder = Підвищена складність: прорив дає 3 шкарлупники.
aeons_end-nemesis-crooked_mask = Крива маска
    .text =
        Прорив: будь-який гравець отримує скверну на верх колоди, потім затасовує в неї скид. Скверну з руки
        розігрують перед фазою активації та наприкінці основної фази; знищену кладуть під низ її колоди. Якщо її
        немає: Грейвголд зазнає 2 пошкодження.
    .harder = Підвищена складність: знищена скверна йде в скид будь-якого гравця.
aeons_end-nemesis-prince_of_gluttons = Князь ненажер
    .text =
        Прорив: зажерти 3 карти (2 з 3–4 гравцями) з найдешевшого стосу ринку; Грейвголд зазнає 2 пошкодження за кожну, якої
        бракує. Верхню зажерту карту можна купити. Коли всі стоси порожні, ви програєте.
    .harder = Підвищена складність: на початку зажерто ще дев'ять карт.

aeons_end-ask-main = { WHO($seat) ->
        [you] Ваша основна фаза
       *[other] { $seat }: основна фаза
    }, етер { $amount }
aeons_end-ask-cast = { WHO($seat) ->
        [you] Ваша фаза активації
       *[other] { $seat }: фаза активації
    }. Яке заклинання?
aeons_end-ask-interrupt = { $seat }: основна фаза. Застосувати в ній своє вміння?
aeons_end-ask-ability = Узято карту «{ $card }». Застосувати своє вміння?
aeons_end-ask-order = Покладіть зіграні карти на скид: яка наступна?
aeons_end-ask-corruption = Яка скверна перша?
aeons_end-ask-target = Кому завдати { $amount ->
        [one] { $amount } пошкодження
        [few] { $amount } пошкодження
       *[other] { $amount } пошкоджень
    }?
aeons_end-ask-spread = Шкарлупникам завдають { $amount ->
        [one] { $amount } пошкодження
        [few] { $amount } пошкодження
       *[other] { $amount } пошкоджень
    }. Зазнати 1 пошкодження, щоб розподілити?
aeons_end-ask-split = Ще не розподілено { $amount ->
        [one] { $amount } пошкодження
        [few] { $amount } пошкодження
       *[other] { $amount } пошкоджень
    }. Куди наступне?
aeons_end-ask-or = «{ $card }»: котре з двох?
aeons_end-ask-discard = { WHO($seat) ->
        [you] Що
       *[other] { $seat }: що
    } скинути? Ще { $amount ->
        [one] { $amount } карта
        [few] { $amount } карти
       *[other] { $amount } карт
    }.
aeons_end-ask-destroy = { WHO($seat) ->
        [you] Що
       *[other] { $seat }: що
    } знищити? Ще { $amount ->
        [one] { $amount } карта
        [few] { $amount } карти
       *[other] { $amount } карт
    }.
aeons_end-ask-return = Яка карта повертається на руку? Ще { $amount ->
        [one] { $amount } карта
        [few] { $amount } карти
       *[other] { $amount } карт
    }.
aeons_end-ask-on-deck = { WHO($seat) ->
        [you] Яку
       *[other] { $seat }: яку
    } карту на верх колоди?
aeons_end-ask-focus = Який портал зміцнити?
aeons_end-ask-lose-breach = { WHO($seat) ->
        [you] Знесилення
       *[other] { $seat }: знесилення
    }. Який портал знищити?
aeons_end-ask-where = «{ $card }»: де підготувати?
aeons_end-ask-spell = Яке підготоване заклинання активувати?
aeons_end-ask-lose-spell = Яке підготоване заклинання скинути?
aeons_end-ask-twice = Який самоцвіт зіграти двічі?
aeons_end-ask-take-back = Який самоцвіт повернути на руку?
aeons_end-ask-top = { WHO($seat) ->
        [you] Верх
       *[other] { $seat }: верх
    } колоди відкрито. Скинути?
aeons_end-ask-top-destroy = { WHO($seat) ->
        [you] Верх
       *[other] { $seat }: верх
    } колоди відкрито. Знищити?
aeons_end-ask-may-reveal = { WHO($seat) ->
        [you] Відкрити
       *[other] { $seat }: відкрити
    } верхні карти своєї колоди?
aeons_end-ask-may-draw = { WHO($seat) ->
        [you] Узяти
       *[other] { $seat }: узяти
    } карту, а потім скинути одну?
aeons_end-ask-may-suffer = { WHO($seat) ->
        [you] Зазнати
       *[other] { $seat }: зазнати
    } 1 пошкодження, щоб знищити карту з руки?
aeons_end-ask-may-charge = «{ $card }»: витратити енергію на додатковий ефект?
aeons_end-ask-may-pile = «{ $card }»: знищити 2 карти її стосу, щоб отримати 1 етер?
aeons_end-ask-may-burn = «{ $card }»: знищити, щоб отримати 3 жетони енергії?
aeons_end-ask-may-return = «{ $card }»: повернути на руку?
aeons_end-ask-onto-deck = «{ $card }»: покласти на верх колоди?
aeons_end-ask-gain = { WHO($seat) ->
        [you] Яку
       *[other] { $seat }: яку
    } карту отримати?
aeons_end-ask-devour = З якого стосу зажерти { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
       *[other] { $amount } карт
    }?
aeons_end-ask-bottom = На верху колоди порядку ходів { WHO($card) ->
        [you] ваша карта ходу
       *[other] карта ходу «{ $card }»
    }. Покласти під низ?
aeons_end-ask-turn-card = Яку карту порядку ходу затасувати?
aeons_end-ask-arrange = Яка карта порядку ходу наступна, згори?
aeons_end-ask-who-turn = Будь-який гравець: чий хід?
aeons_end-ask-who-suffer = «{ $card }»: хто зазнає { $amount ->
        [one] { $amount } пошкодження
        [few] { $amount } пошкодження
       *[other] { $amount } пошкоджень
    }?
aeons_end-ask-who-draw = { $card }: хто бере { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
       *[other] { $amount } карт
    }?
aeons_end-ask-who-charge = { $card }: хто отримує { $amount ->
        [one] { $amount } жетон енергії
        [few] { $amount } жетони енергії
       *[other] { $amount } жетонів енергії
    }?
aeons_end-ask-who-life = { $card }: хто отримує { $amount ->
        [one] { $amount } життя
        [few] { $amount } життя
       *[other] { $amount } життів
    }?
aeons_end-ask-who-focus = «{ $card }»: хто зміцнює портал?
aeons_end-ask-who-corruption = «{ $card }»: хто кладе на верх своєї колоди { $amount ->
        [one] { $amount } скверну
        [few] { $amount } скверни
       *[other] { $amount } скверн
    }?
aeons_end-ask-who-discard = «{ $card }»: хто скидає { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
       *[other] { $amount } карт
    }?
aeons_end-ask-who-destroy = «{ $card }»: хто знищує { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
       *[other] { $amount } карт
    } з руки?
aeons_end-ask-who-spell = «{ $card }»: хто скидає підготоване заклинання?
aeons_end-ask-who-destroy-top = «{ $card }»: хто знищує { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
       *[other] { $amount } карт
    } з верху своєї колоди?
aeons_end-ask-together-discard = «{ $card }»: хто скидає карту? Ще { $amount ->
        [one] { $amount } карта
        [few] { $amount } карти
       *[other] { $amount } карт
    }.
aeons_end-ask-together-on-deck = «{ $card }»: хто кладе самоцвіт на верх колоди? Ще { $amount ->
        [one] { $amount } самоцвіт
        [few] { $amount } самоцвіти
       *[other] { $amount } самоцвітів
    }.
aeons_end-ask-pass-on = Скверну «{ $card }» знищено: у чий скид вона йде?
aeons_end-ask-together-or = «{ $card }»: хто скидає заклинання, з руки чи підготоване? Ще { $amount }.
aeons_end-ask-who-crystals = «{ $card }»: хто скидає всі свої «Кристали»?
aeons_end-ask-who-or = «{ $card }»: хто виконує одне з двох?

aeons_end-choice-no-main = завершити основну фазу
aeons_end-choice-no-cast = завершити фазу активації
aeons_end-choice-no-interrupt = не цього ходу
aeons_end-choice-no-ability = зберегти енергію
aeons_end-choice-no-order = решта в порядку розіграшу
aeons_end-choice-no-spread = уразити одного шкарлупника
aeons_end-choice-no-top = лишити зверху
aeons_end-choice-no-top-destroy = лишити зверху
aeons_end-choice-no-may-reveal = ні
aeons_end-choice-no-may-draw = ні
aeons_end-choice-no-may-suffer = ні
aeons_end-choice-no-may-charge = зберегти енергію
aeons_end-choice-no-may-pile = ні
aeons_end-choice-no-may-burn = ні
aeons_end-choice-no-may-return = ні
aeons_end-choice-no-onto-deck = у скид
aeons_end-choice-no-bottom = лишити зверху
aeons_end-choice-yes-ability = застосувати вміння
aeons_end-choice-yes-spread = зазнати 1 пошкодження й розподілити
aeons_end-choice-yes-may-reveal = відкрити
aeons_end-choice-yes-may-draw = узяти, потім скинути
aeons_end-choice-yes-may-suffer = зазнати 1 пошкодження
aeons_end-choice-yes-may-charge = витратити
aeons_end-choice-yes-may-pile = знищити
aeons_end-choice-yes-may-burn = знищити
aeons_end-choice-yes-may-return = повернути на руку
aeons_end-choice-yes-onto-deck = на верх колоди
aeons_end-choice-yes-bottom = під низ
aeons_end-choice-discard = скинути «{ NAME($card, case: "acc") }»
aeons_end-choice-destroy = знищити «{ NAME($card, case: "acc") }»
aeons_end-choice-on-deck = покласти на верх колоди «{ NAME($card, case: "acc") }»
aeons_end-choice-order = далі: { $card }
aeons_end-choice-corruption = розіграти «{ NAME($card, case: "acc") }»
aeons_end-choice-twice = зіграти двічі «{ NAME($card, case: "acc") }»
aeons_end-choice-take-back = повернути «{ NAME($card, case: "acc") }»
aeons_end-choice-top = скинути «{ NAME($card, case: "acc") }»
aeons_end-choice-top-destroy = знищити «{ NAME($card, case: "acc") }»
aeons_end-choice-turn-card = затасувати: { $card }
aeons_end-choice-arrange = далі: { $card }
aeons_end-choice-done = досить
aeons_end-choice-all-gems = зіграти всі прості самоцвіти ({ $amount })
aeons_end-choice-charge = отримати жетон енергії за { $cost ->
        [one] { $cost } етер
        [few] { $cost } етери
       *[other] { $cost } етерів
    }
aeons_end-choice-target-foe = { $nemesis } · життя { $life }
aeons_end-choice-target-husk = шкарлупники · { $amount }
aeons_end-choice-target-minion = { $card } · життя { $life }
aeons_end-choice-gain = отримати «{ NAME($card, case: "acc") }» за { $cost ->
        [one] { $cost } етер
        [few] { $cost } етери
       *[other] { $cost } етерів
    }
aeons_end-choice-gain-devoured = отримати із зажертого «{ NAME($card, case: "acc") }» за { $cost ->
        [one] { $cost } етер
        [few] { $cost } етери
       *[other] { $cost } етерів
    }
aeons_end-choice-take = { $card } · вартість { $cost }
aeons_end-choice-devour = { $card } · вартість { $cost }
aeons_end-choice-player = { $seat } ({ $mage }) · життя { $life }, енергія { $charges }
aeons_end-choice-turn-of = { $seat } ({ $mage })
aeons_end-choice-focus = зміцнити { $breach } за { $cost ->
        [one] { $cost } етер
        [few] { $cost } етери
       *[other] { $cost } етерів
    }
aeons_end-choice-open = відкрити { $breach } за { $cost ->
        [one] { $cost } етер
        [few] { $cost } етери
       *[other] { $cost } етерів
    }
aeons_end-choice-ability = уміння: { $mage }
aeons_end-choice-while = застосувати ефект «Поки підготовано»: { $card }
aeons_end-choice-cast = активувати «{ NAME($card, case: "acc") }» · { $breach }
aeons_end-choice-spell = { $card } · { $seat }, { $breach }
aeons_end-choice-breach = { $breach } · { $seat }
aeons_end-choice-from-discard = узяти зі скиду «{ NAME($card, case: "acc") }»
aeons_end-choice-play = зіграти «{ NAME($card, case: "acc") }»
aeons_end-choice-prep = підготувати «{ NAME($card, case: "acc") }»
aeons_end-choice-dispel = виконати умову карти «{ $card }»
aeons_end-choice-or-emerald_shard-1 = отримати 1 етер
aeons_end-choice-or-emerald_shard-2 = будь-який гравець отримує 1 життя
aeons_end-choice-or-garnet_shard-1 = отримати 1 етер
aeons_end-choice-or-garnet_shard-2 = активувати підготоване заклинання будь-якого гравця
aeons_end-choice-or-flexing_dagger-1 = наступне зміцнення чи відкриття на 3 дешевше
aeons_end-choice-or-flexing_dagger-2 = знищити карту, завдати 1 пошкодження
aeons_end-choice-or-unstable_prism-1 = зіграти самоцвіт двічі та знищити
aeons_end-choice-or-unstable_prism-2 = отримати 2 етери
aeons_end-choice-or-focusing_orb-1 = зміцнити портал будь-якого гравця
aeons_end-choice-or-focusing_orb-2 = знищити карту, Грейвголд отримує 3 життя
aeons_end-choice-or-rock_launcher-1 = скинути карту
aeons_end-choice-or-rock_launcher-2 = знищити карту
aeons_end-choice-or-humming_shell-1 = знищити до 2 карт
aeons_end-choice-or-humming_shell-2 = отримати 2 жетони енергії
aeons_end-choice-or-awaken-1 = прорив двічі, Грейвголд зазнає 3 пошкодження
aeons_end-choice-or-awaken-2 = повертається останній скинутий посіпака
aeons_end-choice-or-venomite-1 = гравець з найменшим життям зазнає 2 пошкодження
aeons_end-choice-or-venomite-2 = скинути підготоване заклинання вартістю 3 або більше
aeons_end-choice-or-sunder-1 = Грейвголд і гравець з найменшим життям: по 4 пошкодження
aeons_end-choice-or-sunder-2 = затасувати карти ходу монстра
aeons_end-choice-or-scorn-1 = Грейвголд зазнає 3 пошкодження
aeons_end-choice-or-scorn-2 = прорив двічі
aeons_end-choice-or-infest-1 = навала двічі
aeons_end-choice-or-infest-2 = будь-який гравець зазнає 4 пошкодження
aeons_end-choice-or-lobotomize-1 = будь-який гравець зазнає 3 пошкодження
aeons_end-choice-or-lobotomize-2 = зажерти 3 заклинання
aeons_end-choice-or-thought_biter-1 = будь-який гравець зазнає 2 пошкодження
aeons_end-choice-or-thought_biter-2 = зажерти 2 артефакти
aeons_end-choice-or-digest-1 = прорив тричі
aeons_end-choice-or-digest-2 = пошкодження за порожні стоси
aeons_end-choice-or-obliterate-1 = знищити 4 карти з руки
aeons_end-choice-or-obliterate-2 = зазнати 4 пошкодження
aeons_end-choice-or-decimate-1 = прорив двічі, будь-який гравець отримує 2 жетони енергії
aeons_end-choice-or-decimate-2 = Грейвголд зазнає 4 пошкодження
aeons_end-choice-or-menace-1 = заклинання з руки
aeons_end-choice-or-menace-2 = підготоване заклинання
aeons_end-choice-or-negate-1 = будь-який гравець знищує найдорожчу карту з руки
aeons_end-choice-or-negate-2 = Грейвголд зазнає 3 пошкодження
aeons_end-choice-or-world_purge-1 = прорив тричі
aeons_end-choice-or-world_purge-2 = Грейвголд зазнає 7 пошкоджень

aeons_end-event-turn-card = { $whose ->
        [nemesis] Хід монстра
        [any] Хід будь-якого гравця
       *[player] { WHO($seat) ->
            [you] Ваш хід
           *[other] Хід: { $seat }
        }
    }
aeons_end-event-new-round = Колода порядку ходів тасується заново
aeons_end-event-play = { WHO($seat) ->
        [you] Ви граєте
       *[other] { $seat } грає
    } «{ NAME($card, case: "acc") }»
    .many = { WHO($seat) ->
            [you] Ви граєте
           *[other] { $seat } грає
        }: { LIST($card) }
aeons_end-event-cast = { WHO($seat) ->
        [you] Ви активуєте
       *[other] { $seat } активує
    } «{ NAME($card, case: "acc") }»
aeons_end-event-prep = { WHO($seat) ->
        [you] Ви готуєте
       *[other] { $seat } готує
    } «{ NAME($card, case: "acc") }»: { $breach }
aeons_end-event-gain = { WHO($seat) ->
        [you] Ви отримуєте
       *[other] { $seat } отримує
    } «{ NAME($card, case: "acc") }»
aeons_end-event-charge = { WHO($seat) ->
        [you] Ви отримуєте
       *[other] { $seat } отримує
    } { $amount ->
        [one] { $amount } жетон
        [few] { $amount } жетони
       *[other] { $amount } жетонів
    } енергії
aeons_end-event-uncharge = { WHO($seat) ->
        [you] Ви витрачаєте
       *[other] { $seat } витрачає
    } { $amount ->
        [one] { $amount } жетон
        [few] { $amount } жетони
       *[other] { $amount } жетонів
    } енергії
aeons_end-event-focused = { WHO($seat) ->
        [you] Ви зміцнюєте
       *[other] { $seat } зміцнює
    } { $breach }
aeons_end-event-opened = { WHO($seat) ->
        [you] Ви відкриваєте
       *[other] { $seat } відкриває
    } { $breach }
aeons_end-event-draw = { WHO($seat) ->
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
aeons_end-event-flip = { WHO($seat) ->
        [you] Ви перевертаєте
       *[other] { $seat } перевертає
    } скид: це нова колода
aeons_end-event-shuffle = { WHO($seat) ->
        [you] Ви затасовуєте
       *[other] { $seat } затасовує
    } скид у колоду
aeons_end-event-discard = { WHO($seat) ->
        [you] Ви скидаєте
       *[other] { $seat } скидає
    } { KNOWN($card) ->
        [yes] «{ NAME($card, case: "acc") }»
       *[no] карту
    }
    .many = { WHO($seat) ->
            [you] Ви скидаєте
           *[other] { $seat } скидає
        } { KNOWN($card) ->
            [yes] з руки: { LIST($card) }
           *[no] { COUNT($card) ->
                [one] { COUNT($card) } карту
                [few] { COUNT($card) } карти
               *[other] { COUNT($card) } карт
            }
        }
aeons_end-event-destroy = Карта «{ $card }» знищується
aeons_end-event-return = { WHO($seat) ->
        [you] Ви повертаєте
       *[other] { $seat } повертає
    } на руку «{ NAME($card, case: "acc") }»
aeons_end-event-on-deck = { WHO($seat) ->
        [you] Ви кладете
       *[other] { $seat } кладе
    } на верх колоди { KNOWN($card) ->
        [yes] «{ NAME($card, case: "acc") }»
       *[no] карту
    }
aeons_end-event-reveal = { WHO($seat) ->
        [you] Ви показуєте
       *[other] { $seat } показує
    } «{ NAME($card, case: "acc") }»
aeons_end-event-reveal-turn = На верху колоди порядку ходів { KNOWN($card) ->
        [yes] { WHO($card) ->
            [you] ваша карта ходу
           *[other] карта ходу «{ $card }»
        }
       *[no] прихована карта
    }
aeons_end-event-to-bottom = Під низ колоди порядку ходів іде { KNOWN($card) ->
        [yes] { WHO($card) ->
            [you] ваша карта ходу
           *[other] карта ходу «{ $card }»
        }
       *[no] карта ходу
    }
aeons_end-event-turn-back = { KNOWN($card) ->
        [yes] { WHO($card) ->
            [you] Ваша карта ходу
           *[other] Карта ходу «{ $card }»
        }
       *[no] Карта ходу
    } затасовується в колоду порядку ходів
aeons_end-event-arranged = Порядок ходів згори: { KNOWN($cards) ->
        [yes] { LIST($cards, by: " → ") }
       *[no] прихований
    }
aeons_end-event-ability = { WHO($seat) ->
        [you] Ви застосовуєте
       *[other] { $seat } застосовує
    } вміння ({ $mage })
aeons_end-event-while = { WHO($seat) ->
        [you] Ви застосовуєте
       *[other] { $seat } застосовує
    } підготоване заклинання «{ $card }»
aeons_end-event-heal = { WHO($seat) ->
        [you] Ви отримуєте
       *[other] { $seat } отримує
    } { $amount ->
        [one] { $amount } життя
        [few] { $amount } життя
       *[other] { $amount } життів
    }
aeons_end-event-suffer = { WHO($seat) ->
        [you] Ви зазнаєте
       *[other] { $seat } зазнає
    } { $amount ->
        [one] { $amount } пошкодження
        [few] { $amount } пошкодження
       *[other] { $amount } пошкоджень
    }
aeons_end-event-prevented = Відвернено { $amount ->
        [one] { $amount } пошкодження
        [few] { $amount } пошкодження
       *[other] { $amount } пошкоджень
    }
aeons_end-event-exhausted = { WHO($seat) ->
        [you] Ви знесилюєтеся
       *[other] { $seat } знесилюється
    }
aeons_end-event-breach-lost = { WHO($seat) ->
        [you] Ви втрачаєте
       *[other] { $seat } втрачає
    } { $breach }
aeons_end-event-city = Грейвголд зазнає { $amount ->
        [one] { $amount } пошкодження
        [few] { $amount } пошкодження
       *[other] { $amount } пошкоджень
    } (лишається { $life })
aeons_end-event-heal-city = Грейвголд отримує { $amount ->
        [one] { $amount } життя
        [few] { $amount } життя
       *[other] { $amount } життів
    } (тепер { $life })
aeons_end-event-foe-hit = Монстр зазнає { $amount ->
        [one] { $amount } пошкодження
        [few] { $amount } пошкодження
       *[other] { $amount } пошкоджень
    } (лишається { $life })
aeons_end-event-foe-heal = Монстр отримує { $amount ->
        [one] { $amount } життя
        [few] { $amount } життя
       *[other] { $amount } життів
    } (тепер { $life })
aeons_end-event-minion-hit = Посіпака «{ $card }» зазнає { $amount ->
        [one] { $amount } пошкодження
        [few] { $amount } пошкодження
       *[other] { $amount } пошкоджень
    }
aeons_end-event-untouched = Посіпака «{ $card }» не зазнає пошкоджень
aeons_end-event-foe-draw = Монстр бере «{ NAME($card, case: "acc") }»
aeons_end-event-foe-discard = Карта «{ $card }» іде в скид монстра
aeons_end-event-foe-empty = Колода монстра порожня: прорив тричі
aeons_end-event-enter = У гру входить карта «{ $card }» ({ $type ->
        [minion] життя: { $amount }
       *[other] { $amount ->
            [one] { $amount } жетон сили
            [few] { $amount } жетони сили
           *[other] { $amount } жетонів сили
        }
    })
    .foe-draw = Монстр бере «{ NAME($card, case: "acc") }»: карта входить у гру ({ $type ->
            [minion] життя: { $amount }
           *[other] { $amount ->
                [one] { $amount } жетон сили
                [few] { $amount } жетони сили
               *[other] { $amount } жетонів сили
            }
        })
aeons_end-event-power = «{ $card }»: { $amount ->
        [0] останній жетон сили знято
        [one] лишається { $amount } жетон сили
        [few] лишається { $amount } жетони сили
       *[other] лишається { $amount } жетонів сили
    }
aeons_end-event-persistent = Посіпака «{ $card }» діє
aeons_end-event-unleash = Прорив
aeons_end-event-fury = Жетонів люті тепер { $amount }
    .unleash = Прорив: жетонів люті тепер { $amount }
aeons_end-event-strike = Удар: карта «{ $card }»
aeons_end-event-husks = З’являється { $amount ->
        [one] { $amount } шкарлупник
        [few] { $amount } шкарлупники
       *[other] { $amount } шкарлупників
    }
    .unleash = Прорив: з’являється { $amount ->
            [one] { $amount } шкарлупник
            [few] { $amount } шкарлупники
           *[other] { $amount } шкарлупників
        }
aeons_end-event-husks-lost = Зникає { $amount ->
        [one] { $amount } шкарлупник
        [few] { $amount } шкарлупники
       *[other] { $amount } шкарлупників
    }
aeons_end-event-swarm = Навала: { $amount ->
        [one] { $amount } шкарлупник
        [few] { $amount } шкарлупники
       *[other] { $amount } шкарлупників
    }
aeons_end-event-corrupted = { WHO($seat) ->
        [you] Ви отримуєте
       *[other] { $seat } отримує
    } скверну
aeons_end-event-no-corruption = Скверни для { WHO($seat) ->
        [you] вас
       *[other] гравця { $seat }
    } не лишилося
aeons_end-event-uncorrupted = Карта «{ $card }» знищується
aeons_end-event-passed-on = Карта «{ $card }» іде в { WHO($seat) ->
        [you] ваш скид
       *[other] скид гравця { $seat }
    }
aeons_end-event-resolve = { WHO($seat) ->
        [you] Ви розігруєте
       *[other] { $seat } розігрує
    } «{ NAME($card, case: "acc") }»
aeons_end-event-devour = Монстр зажирає «{ NAME($card, case: "acc") }»
    .many = Монстр зажирає карти: { LIST($card) }
aeons_end-event-won = Гравці перемагають
aeons_end-event-lost = Гравці програють

aeons_end-why-over = Партію завершено.
aeons_end-why-not-asked = Зараз вирішуєте не ви.
aeons_end-why-not-offered = Зараз в основній фазі такої дії немає.
aeons_end-why-not-in-hand = Цієї карти немає на вашій руці.
aeons_end-why-spell-is-prepped = «{ $card }» — заклинання: спершу підготуйте його в порталі.
aeons_end-why-gem-is-played = «{ $card }» — не заклинання: цю карту грають, а не готують.
aeons_end-why-corruption-waits = «{ $card }» — скверна: її розігрують лише у свій час.
aeons_end-why-no-such-pile = Такого стосу на ринку немає.
aeons_end-why-empty-pile = Стос карти «{ $card }» порожній.
aeons_end-why-aether = Це коштує { $cost ->
        [one] { $cost } етер
        [few] { $cost } етери
       *[other] { $cost } етерів
    }, а ви маєте { $amount }.
aeons_end-why-charges-full = Усі комірки енергії заповнено.
aeons_end-why-charges-missing = Для вміння потрібні всі жетони енергії; бракує { $amount ->
        [one] { $amount } жетона
       *[other] { $amount } жетонів
    }.
aeons_end-why-other-timing = Уміння мага ({ $mage }) застосовують в інший момент, або йому нема на що діяти.
aeons_end-why-breach-gone = У вас уже немає цього порталу ({ $breach }).
aeons_end-why-breach-open = Цей портал ({ $breach }) уже відкрито.
aeons_end-why-no-breach = Жоден портал не прийме це заклинання: він має бути відкритий або зміцнений цього ходу й порожній.
aeons_end-why-condition = Ви не можете повністю виконати умову карти «{ $card }».
aeons_end-why-no-condition = Карту «{ $card }» не можна скинути, виконавши умову.
aeons_end-why-while = Жодне ваше підготоване заклинання зараз цього не дає.
aeons_end-why-must-cast = Спершу треба активувати заклинання в закритих порталах.
aeons_end-why-lowest-exhausted = { $seat }: знесиленого гравця тут вибрати не можна.
aeons_end-why-not-yours = Це належить іншому гравцеві.
aeons_end-why-cast-earlier = Підготовані заклинання активують у фазі активації, на початку вашого ходу.
aeons_end-why-no-target = Пошкодження завдають заклинання й деякі артефакти; про ціль вони питають самі.
aeons_end-why-played-already = «{ $card }» уже зіграно; цю карту скинуть у фазі добору.
aeons_end-why-discarded = Скид перевертають, коли колода закінчується; тоді його карти й повертаються.
aeons_end-why-asked-main = Виберіть дію основної фази або завершіть її.
aeons_end-why-asked-cast = Виберіть одне зі своїх підготованих заклинань.
aeons_end-why-asked-yes-no = Дайте відповідь: так чи ні.
aeons_end-why-asked-order = Виберіть одну із зіграних карт.
aeons_end-why-asked-card = Вибрати можна лише названі карти.
aeons_end-why-asked-target = Ціль — монстр або один з його посіпак.
aeons_end-why-asked-or = Виберіть сторону АБО, яку можна виконати повністю.
aeons_end-why-asked-breach = Вибрати можна лише названі портали.
aeons_end-why-asked-spell = Вибрати можна лише названі підготовані заклинання.
aeons_end-why-asked-pile = Вибрати можна лише названі стоси ринку.
aeons_end-why-asked-player = Вибрати можна лише названих гравців.

aeons_end-card-turn_1 = Гравець 1
    .seat = seat:0
aeons_end-card-turn_2 = Гравець 2
    .seat = seat:1
aeons_end-card-turn_3 = Гравець 3
    .seat = seat:2
aeons_end-card-turn_4 = Гравець 4
    .seat = seat:3
aeons_end-card-turn_any = Будь-який гравець
aeons_end-card-turn_nemesis = Монстр
aeons_end-card-crystal = Кристал
    .acc = Кристал
    .text = Отримайте 1 етер.
aeons_end-card-spark = Іскра
    .acc = Іскру
    .text = Активація: завдайте 1 пошкодження.
aeons_end-card-amethyst_shard = Уламок аметисту
    .acc = Уламок аметисту
    .text = Отримайте 1 етер. Будь-який союзник може взяти карту, а потім скинути карту з руки.
    .brief = 1 етер. Союзник може взяти карту й скинути одну.
aeons_end-card-buried_light = Поховане світло
    .acc = Поховане світло
    .text = Активація: завдайте 1 пошкодження; отримайте 1 етер.
aeons_end-card-moonstone_shard = Уламок місячного каменю
    .acc = Уламок місячного каменю
    .text = Отримайте 1 етер і ще 1, яким можна платити лише за самоцвіти.
    .brief = 1 етер і ще 1 на самоцвіти.
aeons_end-card-emerald_shard = Уламок смарагду
    .acc = Уламок смарагду
    .text = Отримайте 1 етер АБО будь-який гравець отримує 1 життя.
aeons_end-card-quartz_shard = Уламок кварцу
    .acc = Уламок кварцу
    .text =
        Отримайте 1 етер. Відкрийте верхню карту порядку ходів; її можна покласти під низ. Якщо це карта гравця,
        отримайте ще 1 етер.
    .brief = 1 етер. Відкрийте наступний хід; хід гравця — ще 1.
aeons_end-card-garnet_shard = Уламок гранату
    .acc = Уламок гранату
    .text = Отримайте 1 етер АБО активуйте підготоване заклинання будь-якого гравця.
    .brief = 1 етер АБО активуйте чиєсь заклинання.
aeons_end-card-tourmaline_shard = Уламок турмаліну
    .acc = Уламок турмаліну
    .text = Отримайте 1 етер. Будь-який союзник може зазнати 1 пошкодження, щоб знищити карту з руки.
    .brief = 1 етер. Союзник може за 1 життя знищити карту.
aeons_end-card-flare = Спалах
    .acc = Спалах
    .text =
        Активація: відкрийте верхню карту порядку ходів і лишіть її на місці. Карта гравця: завдайте 3 пошкодження;
        карта монстра: 1.
    .brief = Активація: наступний хід гравця — 3 пошк., інакше 1.
aeons_end-card-jade = Нефрит
    .acc = Нефрит
    .text = Отримайте 2 етери.
aeons_end-card-sifters_pearl = Перлина просіювача
    .acc = Перлину просіювача
    .text = Отримайте 2 етери. Кожен гравець відкриває верхню карту своєї колоди та скидає її або повертає.
    .brief = 2 етери. Кожен може скинути верх своєї колоди.
aeons_end-card-vriswood_amber = В'рисвудський бурштин
    .acc = В'рисвудський бурштин
    .text = Отримайте 2 етери. Отримавши цю карту, можете покласти її на верх своєї колоди.
    .brief = 2 етери. Отримана, може лягти на колоду.
aeons_end-card-diamond_cluster = Розсип алмазів
    .acc = Розсип алмазів
    .text = Отримайте 2 етери; друга така карта за хід дає ще 2.
    .brief = 2 етери; друга за хід — ще 2.
aeons_end-card-searing_ruby = Вогняний рубін
    .acc = Вогняний рубін
    .text = Отримайте 2 етери і ще 1, яким можна платити лише за заклинання.
    .brief = 2 етери і ще 1 на заклинання.
aeons_end-card-burning_opal = Жаристий опал
    .acc = Жаристий опал
    .text = Отримайте 3 етери. Можете скинути карту з руки; тоді будь-який союзник бере карту.
    .brief = 3 етери. Можете скинути карту: союзник бере.
aeons_end-card-clouded_sapphire = Затуманений сапфір
    .acc = Затуманений сапфір
    .text = Отримайте 3 етери. Перша така карта за хід дає також 1 жетон енергії будь-якому союзнику.
    .brief = 3 етери. Перша за хід дає союзнику жетон енергії.
aeons_end-card-flexing_dagger = Мінливий кинджал
    .acc = Мінливий кинджал
    .text =
        Ваше наступне зміцнення чи відкриття порталу цього ходу коштує на 3 менше АБО знищіть цю карту й завдайте 1
        пошкодження.
    .brief = Портал на 3 дешевше АБО знищіть це: 1 пошк.
aeons_end-card-bottled_vortex = Закоркований вихор
    .acc = Закоркований вихор
    .text = Знищіть цю карту. Знищіть до 2 карт зі своєї руки чи скиду. Візьміть карту.
    .brief = Знищіть це та до 2 карт. Візьміть карту.
aeons_end-card-unstable_prism = Нестабільна призма
    .acc = Нестабільну призму
    .text = Зіграйте самоцвіт з руки двічі, потім знищіть його, — АБО отримайте 2 етери.
    .brief = Самоцвіт двічі й знищити його АБО 2 етери.
aeons_end-card-blasting_staff = Вибуховий посох
    .acc = Вибуховий посох
    .text = Можете активувати заклинання, підготоване вами цього ходу; воно завдає на 2 пошкодження більше.
    .brief = Активуйте підготоване цього ходу: +2 пошк.
aeons_end-card-focusing_orb = Куля зосередження
    .acc = Кулю зосередження
    .text = Зміцніть портал будь-якого гравця АБО знищіть цю карту, і Грейвголд отримує 3 життя.
    .brief = Зміцніть портал АБО знищіть це: Грейвголд +3.
aeons_end-card-mages_talisman = Талісман мага
    .acc = Талісман мага
    .text = Отримайте 1 жетон енергії. Будь-який союзник отримує 1 жетон енергії.
    .brief = 1 жетон енергії вам і 1 союзнику.
aeons_end-card-phoenix_flame = Полум'я фенікса
    .acc = Полум'я фенікса
    .text = Активація: завдайте 2 пошкодження; можете втратити 1 жетон енергії, щоб завдати ще 2.
    .brief = Активація: 2 пошк.; за енергію ще 2.
aeons_end-card-spectral_echo = Спектральне ехо
    .acc = Спектральне ехо
    .text = Активація: завдайте 2 пошкодження; можете знищити карту з руки.
    .brief = Активація: 2 пошк.; можна знищити карту.
aeons_end-card-amplify_vision = Посилене бачення
    .acc = Посилене бачення
    .text =
        Активація: завдайте 2 пошкодження, або 3, якщо всі ваші портали відкриті; потім зміцніть свій закритий
        портал з найменшою вартістю зміцнення.
    .brief = Активація: 2 пошк. (3, якщо всі відкриті); зміцніть портал.
aeons_end-card-ignite = Загоряння
    .acc = Загоряння
    .text = Активація: завдайте 2 пошкодження; будь-який союзник отримує 1 жетон енергії.
    .brief = Активація: 2 пошк.; союзнику енергія.
aeons_end-card-lava_tendril = Лавове щупальце
    .acc = Лавове щупальце
    .text =
        Поки підготовано: наприкінці вашої фази активації завдайте 1 пошкодження. Активація: завдайте 3 пошкодження.
    .brief = Поки підготовано: щоходу 1 пошк. Активація: 3 пошк.
aeons_end-card-dark_fire = Темний вогонь
    .acc = Темний вогонь
    .text = Активація: скиньте до 2 карт з руки; завдайте по 3 пошкодження за кожну.
    .brief = Активація: скиньте до 2 карт, по 3 пошк. за кожну.
aeons_end-card-essence_theft = Крадіжка свідомості
    .acc = Крадіжку свідомості
    .text =
        Активація: завдайте 3 пошкодження; можете скинути карту з руки; тоді будь-який гравець отримує 1 життя.
    .brief = Активація: 3 пошк.; за карту — 1 життя гравцеві.
aeons_end-card-feral_lightning = Дика блискавка
    .acc = Дику блискавку
    .text = Можна підготувати й у закритому порталі, не зміцнюючи його. Активація: завдайте 3 пошкодження.
    .brief = Готують і в закритому порталі. Активація: 3 пошк.
aeons_end-card-oblivion_swell = Хвиля забуття
    .acc = Хвилю забуття
    .text =
        Поки підготовано: раз на вашу основну фазу можете отримати 1 етер. Активація: завдайте 2 пошкодження; можете
        скинути самоцвіт з руки, щоб завдати ще стільки, скільки він коштує.
    .brief = Поки підготовано: 1 етер щоходу. Активація: 2 пошк. + вартість самоцвіту.
aeons_end-card-chaos_arc = Дуга хаосу
    .acc = Дугу хаосу
    .text = Активація: завдайте 3 пошкодження і ще по 2 за кожне заклинання, підготоване в суміжному порталі.
    .brief = Активація: 3 пошк. й по 2 за сусідні заклинання.
aeons_end-card-planar_insight = Відчуття вимірів
    .acc = Відчуття вимірів
    .text = Активація: завдайте 2 пошкодження і ще по 1 за кожен ваш відкритий портал.
    .brief = Активація: 2 пошк. й по 1 за відкриті портали.
aeons_end-card-wildfire_whip = Вогненний батіг
    .acc = Вогненний батіг
    .text =
        Поки підготовано: у вашій основній фазі можете сплатити 2 етери, щоб активувати підготоване заклинання
        будь-якого гравця. Активація: завдайте 4 пошкодження.
    .brief = Поки підготовано: за 2 етери — чиєсь заклинання. Активація: 4 пошк.
aeons_end-card-arcane_nexus = Магічне сплетіння
    .acc = Магічне сплетіння
    .text =
        Поки підготовано: раз на вашу основну фазу можете повернути на руку самоцвіт, зіграний цього ходу.
        Активація: завдайте 4 пошкодження.
    .brief = Поки підготовано: поверніть зіграний самоцвіт. Активація: 4 пошк.
aeons_end-card-consuming_void = Зажерлива порожнеча
    .acc = Зажерливу порожнечу
    .text = Активація: знищіть до 2 карт з руки; завдайте по 3 пошкодження за кожну.
    .brief = Активація: знищіть до 2 карт, по 3 пошк. за кожну.
aeons_end-card-echo_stone = Камінь-відлуння
    .acc = Камінь-відлуння
    .text = Отримайте 2 етери і ще 1, якщо цього ходу вже зіграли таку карту.
    .brief = 2 етери; 3, якщо таку вже зіграли.
aeons_end-card-fractured_quartz = Надламаний кварц
    .acc = Надламаний кварц
    .text = Отримайте 2 етери. Можете знищити 2 карти зі стосу цієї карти на ринку, щоб отримати ще 1.
    .brief = 2 етери. Знищіть 2 з її стосу — ще 1.
aeons_end-card-coruscating_sapal = Мерехтливий сапал
    .acc = Мерехтливий сапал
    .text = Отримайте 2 етери. Можете втратити 1 енергію, щоб отримати ще 2.
    .brief = 2 етери. За енергію ще 2.
aeons_end-card-rock_launcher = Каменемет
    .acc = Каменемет
    .text = Скиньте чи знищіть карту з руки; завдайте стільки пошкоджень, скільки вона коштує.
    .brief = Скиньте чи знищіть карту: пошк. за її вартістю.
aeons_end-card-abacus_of_ignition = Абак запалювання
    .acc = Абак запалювання
    .text = Можете активувати підготоване заклинання союзника. Будь-який союзник бере карту.
    .brief = Активуйте заклинання союзника; союзник бере карту.
aeons_end-card-humming_shell = Гомінка мушля
    .acc = Гомінку мушлю
    .text = Знищіть до 2 карт зі своєї руки чи скиду АБО отримайте 2 жетони енергії.
    .brief = Знищіть до 2 карт АБО 2 жетони енергії.
aeons_end-card-chronophage_coil = Котушка хронофага
    .acc = Котушку хронофага
    .text = Знищіть цю карту. Затасуйте карту порядку ходу будь-якого гравця в колоду порядку ходів.
    .brief = Знищіть це. Поверніть хід гравця в колоду.
aeons_end-card-fleeting_vision = Скороминуще видіння
    .acc = Скороминуще видіння
    .text =
        Активація: завдайте 2 пошкодження; кожен гравець може відкрити 2 верхні карти своєї колоди й скинути
        будь-які з них.
    .brief = Активація: 2 пошк.; гравці перебирають по 2 карти колод.
aeons_end-card-force_catalyst = Каталізатор сили
    .acc = Каталізатор сили
    .text =
        Поки підготовано: у вашій основній фазі можете сплатити 3 етери, щоб активувати підготоване заклинання
        будь-якого гравця. Активація: завдайте 3 пошкодження.
    .brief = Поки підготовано: за 3 етери — чиєсь заклинання. Активація: 3 пошк.
aeons_end-card-thieving_spirit = Дух-злодюга
    .acc = Духа-злодюгу
    .text = Активація: завдайте 4 пошкодження; отримайте 1 етер.
aeons_end-card-splinter_missile = Осколковий снаряд
    .acc = Осколковий снаряд
    .text =
        Активація: завдайте 4 пошкодження; будь-який союзник може скинути карту з руки, щоб ви могли їх розподілити.
    .brief = Активація: 4 пошк.; за карту союзника — розподіліть.
aeons_end-card-drown_in_flames = Потоплення в полум'ї
    .acc = Потоплення в полум'ї
    .text = Активація: завдайте 4 пошкодження; можете втратити 2 жетони енергії, щоб завдати ще 4.
    .brief = Активація: 4 пошк.; за 2 жетони енергії ще 4.
aeons_end-card-illuminating_flame = Осяйне полум'я
    .acc = Осяйне полум'я
    .text =
        Активація: завдайте 5 пошкоджень; якщо активовано у відкритому порталі III чи IV, можете знищити цю карту,
        щоб отримати 3 жетони енергії.
    .brief = Активація: 5 пошк.; з III чи IV знищіть — 3 жетони енергії.
aeons_end-card-chronal_arc = Хронодуга
    .acc = Хронодугу
    .text = Займає два суміжні портали. Активація: завдайте 4 пошкодження; можете повернути цю карту на руку.
    .brief = Займає два портали. Активація: 4 пошк.; можна на руку.
aeons_end-card-parasitic_force = Паразитична сила
    .acc = Паразитичну силу
    .text =
        Можна підготувати у відкритому порталі будь-якого гравця. Активація: завдайте 6 пошкоджень; можете знищити
        до 2 карт з руки чи скиду.
    .brief = У будь-чиєму порталі. Активація: 6 пошк.; знищіть до 2 карт.
aeons_end-card-decimate = Спустошення
    .acc = Спустошення
    .text = Прорив двічі, і будь-який гравець отримує 2 жетони енергії, — АБО Грейвголд зазнає 4 пошкодження.
aeons_end-card-menace = Загроза
    .acc = Загрозу
    .text =
        Гравці разом скидають 2 заклинання, підготовані чи з руки, і разом кладуть 2 самоцвіти з руки на верх своїх
        колод.
aeons_end-card-glyph_enigma = Загадковий знак
    .acc = Загадковий знак
    .text = Постійно: Грейвголд зазнає 1 пошкодження, або 3, коли монстр дійшов рангу 2.
aeons_end-card-spirit_cage = Клітка духів
    .acc = Клітку духів
    .text =
        Щоб скинути: скиньте з руки карту вартістю 5 або більше. Сила 3: прорив двічі; будь-який гравець скидає
        заклинання з руки.
aeons_end-card-gravity_splinter = Осколок тяжіння
    .acc = Осколок тяжіння
    .text =
        Щоб скинути: сплатіть 7 етерів. Сила 2: прорив двічі; гравець з найменшою кількістю відкритих порталів зазнає
        3 пошкодження.
aeons_end-card-baneful_crux = Згубна суть
    .acc = Згубну суть
    .text =
        Щоб скинути: скиньте з руки 2 карти вартістю 4 або більше. Сила 2: прорив двічі; Грейвголд зазнає 3
        пошкодження.
aeons_end-card-negate = Заперечення
    .acc = Заперечення
    .text =
        Прорив двічі. Потім одне з двох: будь-який гравець знищує найдорожчу карту з руки АБО Грейвголд зазнає 3 пошкодження.
aeons_end-card-reckoning = Розплата
    .acc = Розплату
    .text =
        Сила 2: якщо хтось із гравців має 4 або більше жетонів енергії, він зазнає 3 пошкодження, а гравці разом скидають 4
        карти; інакше Грейвголд зазнає 6 пошкоджень.
aeons_end-card-gallowskulk = Шибеник
    .acc = Шибеника
    .text = Постійно: гравець з найменшим життям зазнає 3 пошкодження.
aeons_end-card-unmake = Знищення суті
    .acc = Знищення суті
    .text = Прорив двічі. Будь-який гравець знищує 3 верхні карти своєї колоди й зазнає 3 пошкодження.
aeons_end-card-world_purge = Очищення світу
    .acc = Очищення світу
    .text = Щоб скинути: сплатіть 9 етерів. Сила 2: прорив тричі АБО Грейвголд зазнає 7 пошкоджень.
aeons_end-card-skewer = Пронизання
    .acc = Пронизання
    .text = Прорив. Будь-який гравець зазнає 3 пошкодження й бере карту.
aeons_end-card-slaughter = Бійня
    .acc = Бійню
    .text = Прорив. Грейвголд зазнає 3 пошкодження.
aeons_end-card-banesire = Згубний володар
    .acc = Згубного володаря
    .text = Постійно: прорив.
aeons_end-card-haze_spewer = Вивергач туману
    .acc = Вивергача туману
    .text =
        Постійно: Грейвголд зазнає стільки пошкоджень, скільки життя в цього посіпаки; потім цей посіпака зазнає 1
        пошкодження.
aeons_end-card-agony_field = Поле мук
    .acc = Поле мук
    .text =
        Щоб скинути: знищіть карту з руки вартістю 2 або більше. Сила 2: прорив; будь-який гравець скидає 3 карти,
        потім бере карту.
aeons_end-card-bleed_static = Кривава непорушність
    .acc = Криваву непорушність
    .text = Сила 3: гравець з найбільшою кількістю підготованих заклинань зазнає 2 пошкодження за кожне з них.
aeons_end-card-eye_of_nothing = Око небуття
    .acc = Око небуття
    .text = Щоб скинути: сплатіть 6 етерів. Сила 2: прорив двічі.
aeons_end-card-woven_sky = Зіткане небо
    .acc = Зіткане небо
    .text = Щоб скинути: скиньте 3 карти з руки. Сила 2: прорив; будь-який гравець зазнає 4 пошкодження.
aeons_end-card-awaken = Пробудження
    .acc = Пробудження
    .text = Прорив двічі, і Грейвголд зазнає 3 пошкодження, — АБО останній скинутий посіпака повертається в гру.
aeons_end-card-dispel = Розвіяння
    .acc = Розвіяння
    .text = Прорив двічі. Гравець з найбільшою кількістю підготованих заклинань скидає найдорожче з них.
aeons_end-card-lay_waste = Розорення
    .acc = Розорення
    .text = Прорив двічі. Будь-який гравець зазнає 2 пошкодження.
aeons_end-card-cauterizer = Припікач
    .acc = Припікача
    .text =
        Будь-яке пошкодження цьому посіпаці зменшується до 1. Постійно: будь-який гравець зазнає стільки пошкоджень,
        скільки життя в цього посіпаки.
aeons_end-card-needlemaw = Голкопащ
    .acc = Голкопаща
    .text = Постійно: Грейвголд зазнає 2 пошкодження.
aeons_end-card-venomite = Отруйник
    .acc = Отруйника
    .text =
        Постійно: гравець з найменшим життям зазнає 2 пошкодження АБО будь-який гравець скидає підготоване
        заклинання вартістю 3 або більше.
aeons_end-card-pulverizing_ray = Розпорошливий промінь
    .acc = Розпорошливий промінь
    .text =
        Сила 1: Грейвголд зазнає 18 пошкоджень, на 3 менше за кожен самоцвіт, який гравці разом скинуть (щонайбільше
        6).
aeons_end-card-gather_darkness = Згущення темряви
    .acc = Згущення темряви
    .text = Будь-який гравець затасовує свій скид у колоду та знищує 4 верхні карти. Прорив двічі.
aeons_end-card-obliterate = Винищення
    .acc = Винищення
    .text =
        Прорив двічі. Гравець з найбільшою кількістю відкритих порталів знищує 4 карти з руки АБО зазнає 4
        пошкодження.
aeons_end-card-sunder = Розкол
    .acc = Розкол
    .text =
        Грейвголд і гравець з найменшим життям зазнають по 4 пошкодження АБО затасуйте всі скинуті карти порядку
        ходу монстра в колоду порядку ходів.
aeons_end-card-topple = Повалення
    .acc = Повалення
    .text = Прорив двічі. Грейвголд зазнає 4 пошкодження.
aeons_end-card-jagged_one = Зубчастий
    .acc = Зубчастого
    .text = Постійно: прорив двічі.
aeons_end-card-doom_aegis = Егіда загибелі
    .acc = Егіду загибелі
    .text =
        Щоб скинути: сплатіть 7 етерів. Сила 1: гравець з найбільшою кількістю жетонів енергії зазнає 4 пошкодження та втрачає
        всю енергію.
aeons_end-card-reality_rupture = Розрив дійсності
    .acc = Розрив дійсності
    .text = Щоб скинути: знищіть 2 свої підготовані заклинання вартістю 3 або більше кожне. Сила 1: прорив тричі.
aeons_end-card-cleave = Розсічення
    .acc = Розсічення
    .text = Гнівородний завдає удару.
aeons_end-card-unrelenting_ire = Невгамовний гнів
    .acc = Невгамовний гнів
    .text = Прорив; ще двічі, якщо обидві карти порядку ходу монстра в скиді.
aeons_end-card-provoker = Підбурювач
    .acc = Підбурювача
    .text = Постійно: Грейвголд зазнає стільки пошкоджень, скільки в Гнівородного жетонів люті.
aeons_end-card-blood_cry = Крик крові
    .acc = Крик крові
    .text = Щоб скинути: втратьте 4 жетони енергії. Сила 2: прорив чотири рази.
aeons_end-card-invoke_carnage = Заклик до різанини
    .acc = Заклик до різанини
    .text =
        Щоб скинути: сплатіть 7 етерів. Сила 2: прорив; будь-який гравець зазнає 1 пошкодження і ще по 1 за кожен
        жетон люті.
aeons_end-card-scorn = Зневага
    .acc = Зневагу
    .text = Постійно: Грейвголд зазнає 3 пошкодження АБО прорив двічі.
aeons_end-card-avatar_of_wrath = Втілення люті
    .acc = Втілення люті
    .text = Постійно: Гнівородний завдає удару.
aeons_end-card-onslaught = Натиск
    .acc = Натиск
    .text = Прорив тричі. Гравці разом скидають стільки карт, скільки в Гнівородного жетонів люті.
aeons_end-card-rolling_death = Смерть, що котиться
    .acc = Смерть, що котиться
    .text = Щоб скинути: сплатіть 8 етерів. Сила 2: Гнівородний завдає двох ударів.
aeons_end-card-convoke = Скликання
    .acc = Скликання
    .text = Будь-який гравець зазнає 4 пошкодження.
aeons_end-card-devastate = Руйнація
    .acc = Руйнацію
    .text = Грейвголд зазнає 5 пошкоджень.
aeons_end-card-eviscerate = Патрання
    .acc = Патрання
    .text = Гравець з найменшим життям зазнає 2 пошкодження.
aeons_end-card-frenzy = Несамовитість
    .acc = Несамовитість
    .text = Гравець з найбільшою кількістю відкритих порталів зазнає 3 пошкодження.
aeons_end-card-raze = Зрівняння із землею
    .acc = Зрівняння із землею
    .text = Грейвголд зазнає 3 пошкодження. Будь-який гравець зазнає 1 пошкодження.
aeons_end-card-seize = Захоплення
    .acc = Захоплення
    .text = Скиньте два найдорожчі з підготованих заклинань усіх гравців.
aeons_end-card-endless_throng = Нескінченна юрба
    .acc = Нескінченну юрбу
    .text = Навала.
aeons_end-card-hatch = Вилуплення
    .acc = Вилуплення
    .text = Шкарлупник за кожну скинуту карту порядку ходу.
aeons_end-card-broodwomb = Виплодок
    .acc = Виплодка
    .text = Не зазнає пошкоджень, поки є шкарлупники. Постійно: шкарлупник.
aeons_end-card-blot_the_sun = Затемнення сонця
    .acc = Затемнення сонця
    .text = Щоб скинути: втратьте 4 жетони енергії. Сила 2: навала; прорив; навала.
aeons_end-card-foul_multitudes = Мерзенні полчища
    .acc = Мерзенні полчища
    .text = Негайно: прорив. Шкарлупники мають по 2 життя й відновлюються наприкінці кожного ходу. Сила 3: навала.
aeons_end-card-infest = Зараження
    .acc = Зараження
    .text = Навала двічі АБО будь-який гравець зазнає 4 пошкодження.
aeons_end-card-legion_beacon = Маяк легіону
    .acc = Маяк легіону
    .text =
        Негайно: прорив двічі. Сила 2: половину шкарлупників з округленням угору скидають; Грейвголд зазнає 2
        пошкодження за кожного; навала.
aeons_end-card-maggot_engine = Черв'ячна машина
    .acc = Черв'ячну машину
    .text = Негайно: прорив тричі; життя стає рівним подвоєній кількості шкарлупників. Постійно: навала.
aeons_end-card-spawn = Поріддя
    .acc = Поріддя
    .text = Навала. Прорив. Навала.
aeons_end-card-burden = Тягар
    .acc = Тягар
    .text = Гравці разом отримують 2 скверни на верх своїх колод. Будь-який гравець зміцнює портал.
aeons_end-card-corrupter = Осквернювач
    .acc = Осквернювача
    .text =
        Хто завдає йому пошкодження, отримує скверну на верх своєї колоди. Постійно: Грейвголд зазнає 1 пошкодження.
aeons_end-card-tempt = Спокуса
    .acc = Спокусу
    .text =
        Гравець з найбільшою кількістю карт «Кристал» на руці скидає їх, зазнає 3 пошкодження й отримує з ринку
        карту вартістю до 4.
aeons_end-card-pain_sower = Сіяч болю
    .acc = Сіяча болю
    .text = Постійно: будь-який гравець зазнає 2 пошкодження; інший гравець зміцнює портал.
aeons_end-card-twisting_madness = Кручене божевілля
    .acc = Кручене божевілля
    .text =
        Щоб скинути: скиньте 4 карти з руки та візьміть одну. Сила 2: Грейвголд отримує 3 життя, Крива маска — 13.
aeons_end-card-vex = Докука
    .acc = Докуку
    .text = Скиньте 2 верхні карти колоди монстра; Грейвголд зазнає 4 пошкодження за кожну рангу 3.
aeons_end-card-afflict = Ураження
    .acc = Ураження
    .text = Два різні гравці отримують по 2 скверни на верх своїх колод і по 1 життю.
aeons_end-card-bedlam_sage = Мудрець безладу
    .acc = Мудреця безладу
    .text = Постійно: Грейвголд отримує 2 життя; гравець з найбільшим життям зазнає 3 пошкодження.
aeons_end-card-ruin_priest = Жрець руїни
    .acc = Жерця руїни
    .text = Постійно: будь-який гравець скидає 3 карти, крім скверни, і бере на руку 3 скверни.
aeons_end-card-blind_abandon = Сліпа нестримність
    .acc = Сліпу нестримність
    .text = Зазнайте 1 пошкодження; можете знищити карту з руки, крім скверни; знищіть цю карту.
    .brief = Зазнайте 1 пошк.; можна знищити карту; знищіть це.
aeons_end-card-contagion = Пошесть
    .acc = Пошесть
    .text = Зазнайте 1 пошкодження; поверніть карту вартістю 0 зі скиду на руку; знищіть цю карту.
    .brief = Зазнайте 1 пошк.; поверніть карту вартістю 0; знищіть це.
aeons_end-card-delirium_veil = Пелена марення
    .acc = Пелену марення
    .text = Грейвголд зазнає 2 пошкодження; зміцніть свій портал; знищіть цю карту.
aeons_end-card-dire_wisdom = Зловісна мудрість
    .acc = Зловісну мудрість
    .text = Отримайте будь-яке заклинання з ринку; отримайте 3 скверни на верх колоди; знищіть цю карту.
    .brief = Будь-яке заклинання і 3 скверни на колоду; знищіть це.
aeons_end-card-endless_hunger = Нескінченний голод
    .acc = Нескінченний голод
    .text = Грейвголд зазнає 3 пошкодження; отримайте 2 життя; знищіть цю карту.
aeons_end-card-fever_of_war = Лихоманка війни
    .acc = Лихоманку війни
    .text = Зазнайте 1 пошкодження; завдайте 2 пошкодження; знищіть цю карту.
aeons_end-card-grim_sight = Похмурий погляд
    .acc = Похмурий погляд
    .text =
        Грейвголд зазнає 2 пошкодження; подивіться верхню карту своєї колоди, можете її знищити; знищіть цю карту.
    .brief = Грейвголд зазнає 2 пошк.; подивіться верхню карту; знищіть це.
aeons_end-card-insatiable_avarice = Ненаситна жадібність
    .acc = Ненаситну жадібність
    .text = Зазнайте 2 пошкодження; візьміть на руку самоцвіт з найдешевшого стосу; знищіть цю карту.
    .brief = Зазнайте 2 пошк.; самоцвіт з найдешевшого стосу; знищіть це.
aeons_end-card-lust_for_power = Жага влади
    .acc = Жагу влади
    .text = Зазнайте 1 пошкодження; отримайте 1 жетон енергії; знищіть цю карту.
aeons_end-card-nothingness = Ніщо
    .acc = Ніщо
    .text =
        Скиньте 2 карти, крім скверни; зазнайте 2 пошкодження; затасуйте карту порядку ходу будь-якого гравця в
        колоду порядку ходів; знищіть цю карту.
    .brief = Скиньте 2, зазнайте 2 пошк., поверніть хід гравця; знищіть це.
aeons_end-card-reckless_might = Безрозсудна міць
    .acc = Безрозсудну міць
    .text =
        Отримайте будь-який артефакт з ринку на верх колоди; зазнайте пошкоджень на половину його вартості з
        округленням угору; знищіть цю карту.
    .brief = Артефакт на колоду; зазнайте половину вартості; знищіть це.
aeons_end-card-gorge = Обжерливість
    .acc = Обжерливість
    .text = Зажерти 2 карти з другого за вартістю стосу самоцвітів. Будь-який гравець зазнає 2 пошкодження.
aeons_end-card-lobotomize = Лоботомія
    .acc = Лоботомію
    .text = Будь-який гравець зазнає 3 пошкодження АБО зажерти 3 заклинання з одного стосу.
aeons_end-card-thought_biter = Думкогриз
    .acc = Думкогриза
    .text =
        Постійно: будь-який гравець зазнає 2 пошкодження АБО зажерти 2 артефакти з найдешевшого стосу артефактів.
aeons_end-card-cerephage = Мозкожер
    .acc = Мозкожера
    .text =
        Постійно: зажерти з одного стосу стільки карт, скільки життя в цього посіпаки; потім він зазнає 2
        пошкодження.
aeons_end-card-godfeeders = Годувальники бога
    .acc = Годувальників бога
    .text = Постійно: Грейвголд зазнає 3 пошкодження; зажерти самоцвіт з найдорожчого стосу самоцвітів.
aeons_end-card-mindguzzler = Розумопивець
    .acc = Розумопивця
    .text = Негайно: життя стає 8 і ще по 1 за кожен порожній стос ринку. Постійно: прорив.
aeons_end-card-digest = Перетравлення
    .acc = Перетравлення
    .text = Прорив тричі АБО будь-який гравець зазнає по 1 пошкодженню за кожен порожній стос ринку.
aeons_end-card-memory_eater = Пожирач пам'яті
    .acc = Пожирача пам'яті
    .text = Постійно: гравець з найменшим життям зазнає по 1 пошкодженню за кожен порожній стос ринку.
aeons_end-card-vile_feast = Мерзенний бенкет
    .acc = Мерзенний бенкет
    .text = Щоб скинути: сплатіть 8 етерів. Сила 2: Грейвголд зазнає 2 пошкодження за кожен порожній стос ринку.

aeons_end-because-city = Життя Грейвголду буде { $count }, а не { $other }.
aeons_end-because-foe = Життя монстра буде { $count }, а не { $other }.
aeons_end-because-fury = { $count ->
        [0] Монстр не матиме жетонів люті.
        [one] Монстр матиме { $count } жетон люті, а не { $other }.
        [few] Монстр матиме { $count } жетони люті, а не { $other }.
       *[other] Монстр матиме { $count } жетонів люті, а не { $other }.
    }
aeons_end-because-husks = { $count ->
        [0] Шкарлупників не лишиться.
        [one] Лишиться { $count } шкарлупник, а не { $other }.
        [few] Лишиться { $count } шкарлупники, а не { $other }.
       *[other] Лишиться { $count } шкарлупників, а не { $other }.
    }
aeons_end-because-minions = { $count ->
        [0] У грі не буде посіпак.
        [one] У грі буде { $count } посіпака, а не { $other }.
        [few] У грі буде { $count } посіпаки, а не { $other }.
       *[other] У грі буде { $count } посіпак, а не { $other }.
    }
aeons_end-because-minion-life = Посіпаки матимуть разом { $count } життя, а не { $other }.
aeons_end-because-powers = { $count ->
        [0] У грі не буде сил монстра.
        [one] У грі буде { $count } сила монстра, а не { $other }.
        [few] У грі буде { $count } сили монстра, а не { $other }.
       *[other] У грі буде { $count } сил монстра, а не { $other }.
    }
aeons_end-because-piles = На ринку буде { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }, а не { $other }.
aeons_end-because-empty-piles = { $count ->
        [0] На ринку не буде порожніх стосів.
        [one] На ринку буде { $count } порожній стос, а не { $other }.
        [few] На ринку буде { $count } порожні стоси, а не { $other }.
       *[other] На ринку буде { $count } порожніх стосів, а не { $other }.
    }
aeons_end-because-corruption = { $count ->
        [0] У магів не буде карт скверни.
        [one] У магів буде { $count } карта скверни, а не { $other }.
        [few] У магів буде { $count } карти скверни, а не { $other }.
       *[other] У магів буде { $count } карт скверни, а не { $other }.
    }
aeons_end-because-life = Ви матимете { $count } життя, а не { $other }.
aeons_end-because-all-life = Маги матимуть разом { $count } життя, а не { $other }.
aeons_end-because-charges = Ви матимете { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
       *[other] { $count } жетонів
    } енергії, а не { $other }.
aeons_end-because-all-charges = Маги матимуть разом { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
       *[other] { $count } жетонів
    } енергії, а не { $other }.
aeons_end-because-prepped = У вас буде { $count ->
        [one] { $count } підготоване заклинання
        [few] { $count } підготовані заклинання
       *[other] { $count } підготованих заклинань
    }, а не { $other }.
aeons_end-because-all-prepped = У магів буде разом { $count ->
        [one] { $count } підготоване заклинання
        [few] { $count } підготовані заклинання
       *[other] { $count } підготованих заклинань
    }, а не { $other }.
aeons_end-because-hand-aether = Самоцвіти в руці дадуть { $count ->
        [one] { $count } етер
        [few] { $count } етери
       *[other] { $count } етерів
    }, а не { $other }.
aeons_end-because-opened = У вас буде відкрито { $breach }.
aeons_end-because-focused = Ви будете ближче до того, щоб відкрити { $breach }.
aeons_end-because-spells = У вашій колоді буде { $count ->
        [one] { $count } заклинання
        [few] { $count } заклинання
       *[other] { $count } заклинань
    }, а не { $other }.
aeons_end-because-deck-aether = Самоцвіти вашої колоди даватимуть разом { $count ->
        [one] { $count } етер
        [few] { $count } етери
       *[other] { $count } етерів
    }, а не { $other }.
aeons_end-because-rid = Ви позбудетеся карти «{ $card }».

# Боти: ім’я й вдача кожного рівня.
bot-aeons_end-1 = Учениця Жаринка
    .about = Купує те, що блищить.
bot-aeons_end-2 = Брат Попіл
    .about = Відкладає енергію на потім.
bot-aeons_end-3 = Вартова Сіль
    .about = Спершу дбає про Грейвголд.
bot-aeons_end-4 = Магиня Перо
    .about = Планує порядок кожного закляття.
bot-aeons_end-5 = Майстер порталів
    .about = Закрив сотню порталів.
