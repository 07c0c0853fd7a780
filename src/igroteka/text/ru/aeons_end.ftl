### «Конец веков». Формулировки наши; названия и числа — факты карт.

aeons_end = Конец веков
aeons_end-about = Маги разломов вместе против одного исчадия, с колодами, которые никогда не тасуют.
aeons_end-length = 60–90 минут
aeons_end-help =
    Доведите жизнь исчадия до нуля, прежде чем оно разрушит Грейвхолд или обессилит всех магов. В свой ход
    произносите подготовленные заклинания, потом играйте самоцветы, тратьте эфир на карты, энергию и разломы,
    готовьте заклинания и доберите до пяти карт. Сброс переворачивают, а не тасуют, поэтому порядок сброса важен. Вы
    все побеждаете или проигрываете вместе.

aeons_end-setting-nemesis = Исчадие
aeons_end-setting-difficulty = Сложность
aeons_end-setting-mages = Маги
aeons_end-setting-market = Рынок
aeons_end-setting-promos = Промокарты
aeons_end-setting-solo_cards = Карты хода игрока для одного мага
aeons_end-setting-solo_life = Начальная жизнь одного мага
aeons_end-difficulty-beginner = Начальная
aeons_end-difficulty-normal = Обычная
aeons_end-difficulty-expert = Экспертная
aeons_end-difficulty-extinction = Вымирание
aeons_end-solo_life-0 = Как обычно

aeons_end-breach-1 = разлом I
aeons_end-breach-2 = разлом II
aeons_end-breach-3 = разлом III
aeons_end-breach-4 = разлом IV
aeons_end-back-corruption = скверна лицом вниз
aeons_end-gravehold = Грейвхолд
aeons_end-life = жизнь { $life }/{ $cap }
aeons_end-foe-deck = колода по рангам: { $first } + { $second } + { $third }
aeons_end-fury = ярость { $amount }
aeons_end-husks = панцирники { $amount }
aeons_end-corruptions = скверны осталось { $amount }
aeons_end-devoured = сожрано, сверху
aeons_end-turns = Очерёдность: ещё впереди
aeons_end-turns-gone = уже были
aeons_end-turns-top = сверху
aeons_end-supply = Рынок
aeons_end-hand = Рука
aeons_end-played = Сыграно
aeons_end-discard = Сброс, сверху вниз
aeons_end-deck = колода { $count }
aeons_end-charges = энергия { $charges }/{ $slots }
aeons_end-exhausted = без сил
aeons_end-aether = Эфир { $amount }
aeons_end-aether-gems = +{ $amount } на самоцветы
aeons_end-aether-spells = +{ $amount } на заклинания
aeons_end-discount = следующий разлом −{ $amount }
aeons_end-shielded = урон предотвращается

aeons_end-breach-open = открыт
aeons_end-breach-none = нет
aeons_end-breach-costs = фокусировка { $focus }, открытие { $open }
aeons_end-breach-focused = сфокусирован

aeons_end-mage-adelheim = Адельхейм
    .title = оружейник
    .text = Когда исчадие берёт атаку или силу, вы можете сбросить её без эффекта.
aeons_end-mage-brama = Брама
    .title = старейшина
    .text = Ваша основная фаза: любой игрок получает 4 жизни.
aeons_end-mage-jian = Цзянь
    .title = сирота
    .text =
        Ваша основная фаза: произнесите подготовленное заклинание любого игрока, не сбрасывая, потом произнесите его
        ещё раз.
aeons_end-mage-kadir = Кадир
    .title = исследователь глубин
    .text =
        Основная фаза любого игрока: он может вернуть до 3 заклинаний из сброса на руку и в этот ход готовить по 2
        заклинания в каждом открытом разломе.
aeons_end-mage-lash = Лэш
    .title = разведчик
    .text =
        Основная фаза любого игрока: замешайте сброшенную карту очерёдности игрока в колоду очерёдности; этот игрок
        получает 1 урон.
aeons_end-mage-mist = Мист
    .title = капитан кинжалов
    .text = Ваша основная фаза: любой союзник берёт 4 карты.
aeons_end-mage-phaedraxa = Федракса
    .title = провидица
    .text =
        После открытия карты очерёдности: в течение того хода весь урон игрокам и Грейвхолду предотвращается.
aeons_end-mage-xaxos = Ксаксос
    .title = адепт
    .text =
        Основная фаза любого игрока: союзники получают вместе 4 жетона энергии; потом разложите колоду очерёдности как
        угодно.

aeons_end-nemesis-rageborne = Гневорождённый
    .text =
        Прорыв: получает 1 жетон ярости. Если в конце хода исчадия жетонов ярости 4 или больше — удар: откройте и выполните карту удара,
        потом Гневорождённый теряет 3 жетона ярости.
    .harder = Повышенная сложность: удар забирает лишь 1 жетон ярости.
aeons_end-nemesis-carapace_queen = Панцирная королева
    .text =
        Прорыв: 2 панцирника, приспешники с 1 жизнью. Нашествие по числу: до 3 — ещё 4; до 6 — сбросьте
        подготовленное заклинание и ещё 2; до 10 — Грейвхолд получает 5 урона; до 12 — игрок с наименьшей жизнью получает 3 урона и 1 панцирник
        сбрасывается; от 13 — вы проиграли. Сверх 15 панцирников: вместо каждого Грейвхолд получает 1 урон. Получите 1 урон, чтобы распределить урон между панцирниками.
    .harder = Повышенная сложность: прорыв даёт 3 панцирника.
aeons_end-nemesis-crooked_mask = Кривая маска
    .text =
        Прорыв: любой игрок получает скверну на верх колоды, потом замешивает в неё сброс. Скверну с руки
        разыгрывают перед фазой произнесения и в конце основной фазы; уничтоженную кладут под низ её колоды. Если её
        нет: Грейвхолд получает 2 урона.
    .harder = Повышенная сложность: уничтоженная скверна идёт в сброс любого игрока.
aeons_end-nemesis-prince_of_gluttons = Князь обжор
    .text =
        Прорыв: сожрать 3 карты (2 при 3–4 игроках) из самой дешёвой стопки рынка; Грейвхолд получает 2 урона за каждую
        недостающую. Верхнюю сожранную карту можно купить. Когда все стопки пусты, вы проигрываете.
    .harder = Повышенная сложность: в начале сожрано ещё девять карт.

aeons_end-ask-main = { WHO($seat) ->
        [you] Ваша основная фаза
       *[other] { $seat }: основная фаза
    }, эфир { $amount }
aeons_end-ask-cast = { WHO($seat) ->
        [you] Ваша фаза произнесения
       *[other] { $seat }: фаза произнесения
    }. Какое заклинание?
aeons_end-ask-interrupt = { $seat }: основная фаза. Применить в ней своё умение?
aeons_end-ask-ability = Взята карта «{ $card }». Применить своё умение?
aeons_end-ask-order = Положите сыгранные карты на сброс: какая следующая?
aeons_end-ask-corruption = Какая скверна первая?
aeons_end-ask-target = Кому нанести { $amount ->
        [one] { $amount } урон
       *[other] { $amount } урона
    }?
aeons_end-ask-spread = Панцирникам наносят { $amount ->
        [one] { $amount } урон
       *[other] { $amount } урона
    }. Получить 1 урон, чтобы распределить?
aeons_end-ask-split = Осталось распределить { $amount ->
        [one] { $amount } урон
       *[other] { $amount } урона
    }. Куда следующий?
aeons_end-ask-or = «{ $card }»: что из двух?
aeons_end-ask-discard = { WHO($seat) ->
        [you] Что
       *[other] { $seat }: что
    } сбросить? Ещё { $amount ->
        [one] { $amount } карта
        [few] { $amount } карты
       *[other] { $amount } карт
    }.
aeons_end-ask-destroy = { WHO($seat) ->
        [you] Что
       *[other] { $seat }: что
    } уничтожить? Ещё { $amount ->
        [one] { $amount } карта
        [few] { $amount } карты
       *[other] { $amount } карт
    }.
aeons_end-ask-return = Какая карта возвращается на руку? Ещё { $amount ->
        [one] { $amount } карта
        [few] { $amount } карты
       *[other] { $amount } карт
    }.
aeons_end-ask-on-deck = { WHO($seat) ->
        [you] Какую
       *[other] { $seat }: какую
    } карту на верх колоды?
aeons_end-ask-focus = Какой разлом сфокусировать?
aeons_end-ask-lose-breach = { WHO($seat) ->
        [you] Обессиливание
       *[other] { $seat }: обессиливание
    }. Какой разлом уничтожить?
aeons_end-ask-where = «{ $card }»: где подготовить?
aeons_end-ask-spell = Какое подготовленное заклинание произнести?
aeons_end-ask-lose-spell = Какое подготовленное заклинание сбросить?
aeons_end-ask-twice = Какой самоцвет сыграть дважды?
aeons_end-ask-take-back = Какой самоцвет вернуть на руку?
aeons_end-ask-top = { WHO($seat) ->
        [you] Верх
       *[other] { $seat }: верх
    } колоды открыт. Сбросить?
aeons_end-ask-top-destroy = { WHO($seat) ->
        [you] Верх
       *[other] { $seat }: верх
    } колоды открыт. Уничтожить?
aeons_end-ask-may-reveal = { WHO($seat) ->
        [you] Открыть
       *[other] { $seat }: открыть
    } верхние карты своей колоды?
aeons_end-ask-may-draw = { WHO($seat) ->
        [you] Взять
       *[other] { $seat }: взять
    } карту, а потом сбросить одну?
aeons_end-ask-may-suffer = { WHO($seat) ->
        [you] Получить
       *[other] { $seat }: получить
    } 1 урон, чтобы уничтожить карту с руки?
aeons_end-ask-may-charge = «{ $card }»: потратить энергию на дополнительный эффект?
aeons_end-ask-may-pile = «{ $card }»: уничтожить 2 карты её стопки, чтобы получить 1 эфир?
aeons_end-ask-may-burn = «{ $card }»: уничтожить, чтобы получить 3 жетона энергии?
aeons_end-ask-may-return = «{ $card }»: вернуть на руку?
aeons_end-ask-onto-deck = «{ $card }»: положить на верх колоды?
aeons_end-ask-gain = { WHO($seat) ->
        [you] Какую
       *[other] { $seat }: какую
    } карту получить?
aeons_end-ask-devour = Из какой стопки сожрать { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[other] { $amount } карт
    }?
aeons_end-ask-bottom = На верху колоды очерёдности { WHO($card) ->
        [you] ваша карта хода
       *[other] карта хода «{ $card }»
    }. Положить под низ?
aeons_end-ask-turn-card = Какую карту очерёдности замешать?
aeons_end-ask-arrange = Какая карта очерёдности следующая, сверху?
aeons_end-ask-who-turn = Любой игрок: чей ход?
aeons_end-ask-who-suffer = «{ $card }»: кто получает { $amount ->
        [one] { $amount } урон
       *[other] { $amount } урона
    }?
aeons_end-ask-who-draw = { $card }: кто берёт { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[other] { $amount } карт
    }?
aeons_end-ask-who-charge = { $card }: кто получает { $amount ->
        [one] { $amount } жетон энергии
        [few] { $amount } жетона энергии
       *[other] { $amount } жетонов энергии
    }?
aeons_end-ask-who-life = { $card }: кто получает { $amount ->
        [one] { $amount } жизнь
        [few] { $amount } жизни
       *[other] { $amount } жизней
    }?
aeons_end-ask-who-focus = «{ $card }»: кто фокусирует разлом?
aeons_end-ask-who-corruption = «{ $card }»: кто кладёт на верх своей колоды { $amount ->
        [one] { $amount } скверну
        [few] { $amount } скверны
       *[other] { $amount } скверн
    }?
aeons_end-ask-who-discard = «{ $card }»: кто сбрасывает { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[other] { $amount } карт
    }?
aeons_end-ask-who-destroy = «{ $card }»: кто уничтожает { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[other] { $amount } карт
    } с руки?
aeons_end-ask-who-spell = «{ $card }»: кто сбрасывает подготовленное заклинание?
aeons_end-ask-who-destroy-top = «{ $card }»: кто уничтожает { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[other] { $amount } карт
    } с верха своей колоды?
aeons_end-ask-together-discard = «{ $card }»: кто сбрасывает карту? Ещё { $amount ->
        [one] { $amount } карта
        [few] { $amount } карты
       *[other] { $amount } карт
    }.
aeons_end-ask-together-on-deck = «{ $card }»: кто кладёт самоцвет на верх колоды? Ещё { $amount ->
        [one] { $amount } самоцвет
        [few] { $amount } самоцвета
       *[other] { $amount } самоцветов
    }.
aeons_end-ask-pass-on = Скверна «{ $card }» уничтожена: в чей сброс она идёт?
aeons_end-ask-together-or = «{ $card }»: кто сбрасывает заклинание, с руки или подготовленное? Ещё { $amount }.
aeons_end-ask-who-crystals = «{ $card }»: кто сбрасывает все свои «Кристаллы»?
aeons_end-ask-who-or = «{ $card }»: кто выполняет одно из двух?

aeons_end-choice-no-main = завершить основную фазу
aeons_end-choice-no-cast = завершить фазу произнесения
aeons_end-choice-no-interrupt = не в этот ход
aeons_end-choice-no-ability = сохранить энергию
aeons_end-choice-no-order = остальные в порядке розыгрыша
aeons_end-choice-no-spread = ударить одного
aeons_end-choice-no-top = оставить сверху
aeons_end-choice-no-top-destroy = оставить сверху
aeons_end-choice-no-may-reveal = нет
aeons_end-choice-no-may-draw = нет
aeons_end-choice-no-may-suffer = нет
aeons_end-choice-no-may-charge = сохранить энергию
aeons_end-choice-no-may-pile = нет
aeons_end-choice-no-may-burn = нет
aeons_end-choice-no-may-return = нет
aeons_end-choice-no-onto-deck = в сброс
aeons_end-choice-no-bottom = оставить сверху
aeons_end-choice-yes-ability = применить умение
aeons_end-choice-yes-spread = получить 1 урон и распределить
aeons_end-choice-yes-may-reveal = открыть
aeons_end-choice-yes-may-draw = взять, потом сбросить
aeons_end-choice-yes-may-suffer = получить 1 урон
aeons_end-choice-yes-may-charge = потратить
aeons_end-choice-yes-may-pile = уничтожить
aeons_end-choice-yes-may-burn = уничтожить
aeons_end-choice-yes-may-return = вернуть на руку
aeons_end-choice-yes-onto-deck = на верх колоды
aeons_end-choice-yes-bottom = под низ
aeons_end-choice-discard = сбросить «{ NAME($card, case: "acc") }»
aeons_end-choice-destroy = уничтожить «{ NAME($card, case: "acc") }»
aeons_end-choice-on-deck = положить на верх колоды «{ NAME($card, case: "acc") }»
aeons_end-choice-order = далее: { $card }
aeons_end-choice-corruption = разыграть «{ NAME($card, case: "acc") }»
aeons_end-choice-twice = сыграть дважды «{ NAME($card, case: "acc") }»
aeons_end-choice-take-back = вернуть «{ NAME($card, case: "acc") }»
aeons_end-choice-top = сбросить «{ NAME($card, case: "acc") }»
aeons_end-choice-top-destroy = уничтожить «{ NAME($card, case: "acc") }»
aeons_end-choice-turn-card = замешать: { $card }
aeons_end-choice-arrange = далее: { $card }
aeons_end-choice-done = хватит
aeons_end-choice-all-gems = сыграть все простые самоцветы ({ $amount })
aeons_end-choice-charge = получить жетон энергии за { $cost ->
        [one] { $cost } эфир
       *[other] { $cost } эфира
    }
aeons_end-choice-target-foe = { $nemesis } · жизнь { $life }
aeons_end-choice-target-husk = панцирники · { $amount }
aeons_end-choice-target-minion = { $card } · жизнь { $life }
aeons_end-choice-gain = получить «{ NAME($card, case: "acc") }» за { $cost ->
        [one] { $cost } эфир
       *[other] { $cost } эфира
    }
aeons_end-choice-gain-devoured = получить из сожранного «{ NAME($card, case: "acc") }» за { $cost ->
        [one] { $cost } эфир
       *[other] { $cost } эфира
    }
aeons_end-choice-take = { $card } · стоимость { $cost }
aeons_end-choice-devour = { $card } · стоимость { $cost }
aeons_end-choice-player = { $seat } ({ $mage }) · жизнь { $life }, энергия { $charges }
aeons_end-choice-turn-of = { $seat } ({ $mage })
aeons_end-choice-focus = сфокусировать { $breach } за { $cost ->
        [one] { $cost } эфир
       *[other] { $cost } эфира
    }
aeons_end-choice-open = открыть { $breach } за { $cost ->
        [one] { $cost } эфир
       *[other] { $cost } эфира
    }
aeons_end-choice-ability = умение: { $mage }
aeons_end-choice-while = применить эффект «Пока подготовлено»: { $card }
aeons_end-choice-cast = произнести «{ NAME($card, case: "acc") }» · { $breach }
aeons_end-choice-spell = { $card } · { $seat }, { $breach }
aeons_end-choice-breach = { $breach } · { $seat }
aeons_end-choice-from-discard = взять из сброса «{ NAME($card, case: "acc") }»
aeons_end-choice-play = сыграть «{ NAME($card, case: "acc") }»
aeons_end-choice-prep = подготовить «{ NAME($card, case: "acc") }»
aeons_end-choice-dispel = выполнить условие карты «{ $card }»
aeons_end-choice-or-emerald_shard-1 = получить 1 эфир
aeons_end-choice-or-emerald_shard-2 = любой игрок получает 1 жизнь
aeons_end-choice-or-garnet_shard-1 = получить 1 эфир
aeons_end-choice-or-garnet_shard-2 = произнести подготовленное заклинание любого игрока
aeons_end-choice-or-flexing_dagger-1 = следующая фокусировка или открытие на 3 дешевле
aeons_end-choice-or-flexing_dagger-2 = уничтожить карту, нанести 1 урон
aeons_end-choice-or-unstable_prism-1 = сыграть самоцвет дважды и уничтожить
aeons_end-choice-or-unstable_prism-2 = получить 2 эфира
aeons_end-choice-or-focusing_orb-1 = сфокусировать разлом любого игрока
aeons_end-choice-or-focusing_orb-2 = уничтожить карту, Грейвхолд получает 3 жизни
aeons_end-choice-or-rock_launcher-1 = сбросить карту
aeons_end-choice-or-rock_launcher-2 = уничтожить карту
aeons_end-choice-or-humming_shell-1 = уничтожить до 2 карт
aeons_end-choice-or-humming_shell-2 = получить 2 жетона энергии
aeons_end-choice-or-awaken-1 = прорыв дважды, Грейвхолд получает 3 урона
aeons_end-choice-or-awaken-2 = возвращается последний сброшенный приспешник
aeons_end-choice-or-venomite-1 = игрок с наименьшей жизнью получает 2 урона
aeons_end-choice-or-venomite-2 = сбросить подготовленное заклинание стоимостью 3 или больше
aeons_end-choice-or-sunder-1 = Грейвхолд и игрок с наименьшей жизнью: по 4 урона
aeons_end-choice-or-sunder-2 = замешать карты хода исчадия
aeons_end-choice-or-scorn-1 = Грейвхолд получает 3 урона
aeons_end-choice-or-scorn-2 = прорыв дважды
aeons_end-choice-or-infest-1 = нашествие дважды
aeons_end-choice-or-infest-2 = любой игрок получает 4 урона
aeons_end-choice-or-lobotomize-1 = любой игрок получает 3 урона
aeons_end-choice-or-lobotomize-2 = сожрать 3 заклинания
aeons_end-choice-or-thought_biter-1 = любой игрок получает 2 урона
aeons_end-choice-or-thought_biter-2 = сожрать 2 артефакта
aeons_end-choice-or-digest-1 = прорыв трижды
aeons_end-choice-or-digest-2 = урон за пустые стопки
aeons_end-choice-or-obliterate-1 = уничтожить 4 карты с руки
aeons_end-choice-or-obliterate-2 = получить 4 урона
aeons_end-choice-or-decimate-1 = прорыв дважды, любой игрок получает 2 жетона энергии
aeons_end-choice-or-decimate-2 = Грейвхолд получает 4 урона
aeons_end-choice-or-menace-1 = заклинание с руки
aeons_end-choice-or-menace-2 = подготовленное заклинание
aeons_end-choice-or-negate-1 = любой игрок уничтожает самую дорогую карту с руки
aeons_end-choice-or-negate-2 = Грейвхолд получает 3 урона
aeons_end-choice-or-world_purge-1 = прорыв трижды
aeons_end-choice-or-world_purge-2 = Грейвхолд получает 7 урона

aeons_end-event-turn-card = { $whose ->
        [nemesis] Ход исчадия
        [any] Ход любого игрока
       *[player] { WHO($seat) ->
            [you] Ваш ход
           *[other] Ход: { $seat }
        }
    }
aeons_end-event-new-round = Колода очерёдности тасуется заново
aeons_end-event-play = { WHO($seat) ->
        [you] Вы играете
       *[other] { $seat } играет
    } «{ NAME($card, case: "acc") }»
    .many = { WHO($seat) ->
            [you] Вы играете
           *[other] { $seat } играет
        }: { LIST($card) }
aeons_end-event-cast = { WHO($seat) ->
        [you] Вы произносите
       *[other] { $seat } произносит
    } «{ NAME($card, case: "acc") }»
aeons_end-event-prep = { WHO($seat) ->
        [you] Вы готовите
       *[other] { $seat } готовит
    } «{ NAME($card, case: "acc") }»: { $breach }
aeons_end-event-gain = { WHO($seat) ->
        [you] Вы получаете
       *[other] { $seat } получает
    } «{ NAME($card, case: "acc") }»
aeons_end-event-charge = { WHO($seat) ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $amount ->
        [one] { $amount } жетон
        [few] { $amount } жетона
       *[other] { $amount } жетонов
    } энергии
aeons_end-event-uncharge = { WHO($seat) ->
        [you] Вы тратите
       *[other] { $seat } тратит
    } { $amount ->
        [one] { $amount } жетон
        [few] { $amount } жетона
       *[other] { $amount } жетонов
    } энергии
aeons_end-event-focused = { WHO($seat) ->
        [you] Вы фокусируете
       *[other] { $seat } фокусирует
    } { $breach }
aeons_end-event-opened = { WHO($seat) ->
        [you] Вы открываете
       *[other] { $seat } открывает
    } { $breach }
aeons_end-event-draw = { WHO($seat) ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } { KNOWN($card) ->
        [yes] «{ NAME($card, case: "acc") }»
       *[no] карту
    }
    .many = { WHO($seat) ->
            [you] Вы берёте
           *[other] { $seat } берёт
        } { KNOWN($card) ->
            [yes] на руку: { LIST($card) }
           *[no] { COUNT($card) ->
                [one] { COUNT($card) } карту
                [few] { COUNT($card) } карты
               *[other] { COUNT($card) } карт
            }
        }
aeons_end-event-flip = { WHO($seat) ->
        [you] Вы переворачиваете
       *[other] { $seat } переворачивает
    } сброс: это новая колода
aeons_end-event-shuffle = { WHO($seat) ->
        [you] Вы замешиваете
       *[other] { $seat } замешивает
    } сброс в колоду
aeons_end-event-discard = { WHO($seat) ->
        [you] Вы сбрасываете
       *[other] { $seat } сбрасывает
    } { KNOWN($card) ->
        [yes] «{ NAME($card, case: "acc") }»
       *[no] карту
    }
    .many = { WHO($seat) ->
            [you] Вы сбрасываете
           *[other] { $seat } сбрасывает
        } { KNOWN($card) ->
            [yes] с руки: { LIST($card) }
           *[no] { COUNT($card) ->
                [one] { COUNT($card) } карту
                [few] { COUNT($card) } карты
               *[other] { COUNT($card) } карт
            }
        }
aeons_end-event-destroy = Карта «{ $card }» уничтожается
aeons_end-event-return = { WHO($seat) ->
        [you] Вы возвращаете
       *[other] { $seat } возвращает
    } на руку «{ NAME($card, case: "acc") }»
aeons_end-event-on-deck = { WHO($seat) ->
        [you] Вы кладёте
       *[other] { $seat } кладёт
    } на верх колоды { KNOWN($card) ->
        [yes] «{ NAME($card, case: "acc") }»
       *[no] карту
    }
aeons_end-event-reveal = { WHO($seat) ->
        [you] Вы показываете
       *[other] { $seat } показывает
    } «{ NAME($card, case: "acc") }»
aeons_end-event-reveal-turn = На верху колоды очерёдности { KNOWN($card) ->
        [yes] { WHO($card) ->
            [you] ваша карта хода
           *[other] карта хода «{ $card }»
        }
       *[no] скрытая карта
    }
aeons_end-event-to-bottom = Под низ колоды очерёдности уходит { KNOWN($card) ->
        [yes] { WHO($card) ->
            [you] ваша карта хода
           *[other] карта хода «{ $card }»
        }
       *[no] карта хода
    }
aeons_end-event-turn-back = { KNOWN($card) ->
        [yes] { WHO($card) ->
            [you] Ваша карта хода
           *[other] Карта хода «{ $card }»
        }
       *[no] Карта хода
    } замешивается в колоду очерёдности
aeons_end-event-arranged = Очерёдность сверху: { KNOWN($cards) ->
        [yes] { LIST($cards, by: " → ") }
       *[no] скрыт
    }
aeons_end-event-ability = { WHO($seat) ->
        [you] Вы применяете
       *[other] { $seat } применяет
    } умение ({ $mage })
aeons_end-event-while = { WHO($seat) ->
        [you] Вы применяете
       *[other] { $seat } применяет
    } подготовленное заклинание «{ $card }»
aeons_end-event-heal = { WHO($seat) ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $amount ->
        [one] { $amount } жизнь
        [few] { $amount } жизни
       *[other] { $amount } жизней
    }
aeons_end-event-suffer = { WHO($seat) ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $amount ->
        [one] { $amount } урон
        [few] { $amount } урона
       *[other] { $amount } урона
    }
aeons_end-event-prevented = Предотвращено { $amount ->
        [one] { $amount } единица
        [few] { $amount } единицы
       *[other] { $amount } единиц
    } урона
aeons_end-event-exhausted = { WHO($seat) ->
        [you] Вы теряете
       *[other] { $seat } теряет
    } последние силы
aeons_end-event-breach-lost = { WHO($seat) ->
        [you] Вы теряете
       *[other] { $seat } теряет
    } { $breach }
aeons_end-event-city = Грейвхолд получает { $amount ->
        [one] { $amount } урон
        [few] { $amount } урона
       *[other] { $amount } урона
    } (остаётся { $life })
aeons_end-event-heal-city = Грейвхолд получает { $amount ->
        [one] { $amount } жизнь
        [few] { $amount } жизни
       *[other] { $amount } жизней
    } (теперь { $life })
aeons_end-event-foe-hit = Исчадие получает { $amount ->
        [one] { $amount } урон
        [few] { $amount } урона
       *[other] { $amount } урона
    } (остаётся { $life })
aeons_end-event-foe-heal = Исчадие получает { $amount ->
        [one] { $amount } жизнь
        [few] { $amount } жизни
       *[other] { $amount } жизней
    } (теперь { $life })
aeons_end-event-minion-hit = Приспешник «{ $card }» получает { $amount ->
        [one] { $amount } урон
        [few] { $amount } урона
       *[other] { $amount } урона
    }
aeons_end-event-untouched = Приспешник «{ $card }» не получает урона
aeons_end-event-foe-draw = Исчадие берёт «{ NAME($card, case: "acc") }»
aeons_end-event-foe-discard = Карта «{ $card }» уходит в сброс исчадия
aeons_end-event-foe-empty = Колода исчадия пуста: прорыв трижды
aeons_end-event-enter = В игру входит карта «{ $card }» ({ $type ->
        [minion] жизнь: { $amount }
       *[other] { $amount ->
            [one] { $amount } жетон силы
            [few] { $amount } жетона силы
           *[other] { $amount } жетонов силы
        }
    })
    .foe-draw = Исчадие берёт «{ NAME($card, case: "acc") }»: карта входит в игру ({ $type ->
            [minion] жизнь: { $amount }
           *[other] { $amount ->
                [one] { $amount } жетон силы
                [few] { $amount } жетона силы
               *[other] { $amount } жетонов силы
            }
        })
aeons_end-event-power = «{ $card }»: { $amount ->
        [0] последний жетон силы снят
        [one] остаётся { $amount } жетон силы
        [few] остаётся { $amount } жетона силы
       *[other] остаётся { $amount } жетонов силы
    }
aeons_end-event-persistent = Приспешник «{ $card }» действует
aeons_end-event-unleash = Прорыв
aeons_end-event-fury = Жетонов ярости теперь { $amount }
    .unleash = Прорыв: жетонов ярости теперь { $amount }
aeons_end-event-strike = Удар: карта «{ $card }»
aeons_end-event-husks = Появляется { $amount ->
        [one] { $amount } панцирник
        [few] { $amount } панцирника
       *[other] { $amount } панцирников
    }
    .unleash = Прорыв: появляется { $amount ->
            [one] { $amount } панцирник
            [few] { $amount } панцирника
           *[other] { $amount } панцирников
        }
aeons_end-event-husks-lost = Исчезает { $amount ->
        [one] { $amount } панцирник
        [few] { $amount } панцирника
       *[other] { $amount } панцирников
    }
aeons_end-event-swarm = Нашествие: { $amount ->
        [one] { $amount } панцирник
        [few] { $amount } панцирника
       *[other] { $amount } панцирников
    }
aeons_end-event-corrupted = { WHO($seat) ->
        [you] Вы получаете
       *[other] { $seat } получает
    } скверну
aeons_end-event-no-corruption = Скверны для { WHO($seat) ->
        [you] вас
       *[other] игрока { $seat }
    } не осталось
aeons_end-event-uncorrupted = Карта «{ $card }» уничтожается
aeons_end-event-passed-on = Карта «{ $card }» уходит в { WHO($seat) ->
        [you] ваш сброс
       *[other] сброс игрока { $seat }
    }
aeons_end-event-resolve = { WHO($seat) ->
        [you] Вы разыгрываете
       *[other] { $seat } разыгрывает
    } «{ NAME($card, case: "acc") }»
aeons_end-event-devour = Исчадие пожирает «{ NAME($card, case: "acc") }»
    .many = Исчадие пожирает карты: { LIST($card) }
aeons_end-event-won = Игроки побеждают
aeons_end-event-lost = Игроки проигрывают

aeons_end-why-over = Партия окончена.
aeons_end-why-not-asked = Сейчас решаете не вы.
aeons_end-why-not-offered = Сейчас в основной фазе такого действия нет.
aeons_end-why-not-in-hand = Этой карты нет у вас на руке.
aeons_end-why-spell-is-prepped = «{ $card }» — заклинание: сначала подготовьте его в разломе.
aeons_end-why-gem-is-played = «{ $card }» — не заклинание: эту карту играют, а не готовят.
aeons_end-why-corruption-waits = «{ $card }» — скверна: её разыгрывают только в своё время.
aeons_end-why-no-such-pile = Такой стопки на рынке нет.
aeons_end-why-empty-pile = Стопка карт «{ $card }» пуста.
aeons_end-why-aether = Это стоит { $cost ->
        [one] { $cost } эфир
       *[other] { $cost } эфира
    }, а у вас { $amount }.
aeons_end-why-charges-full = Все ячейки энергии заполнены.
aeons_end-why-charges-missing = Для умения нужны все жетоны энергии; не хватает { $amount ->
        [one] { $amount } жетона
       *[other] { $amount } жетонов
    }.
aeons_end-why-other-timing = Умение мага ({ $mage }) применяют в другой момент, или ему не на что действовать.
aeons_end-why-breach-gone = У вас уже нет этого разлома ({ $breach }).
aeons_end-why-breach-open = Этот разлом ({ $breach }) уже открыт.
aeons_end-why-no-breach = Ни один разлом не примет это заклинание: он должен быть открыт или сфокусирован в этот ход и пуст.
aeons_end-why-condition = Вы не можете полностью выполнить условие карты «{ $card }».
aeons_end-why-no-condition = Карту «{ $card }» нельзя сбросить, выполнив условие.
aeons_end-why-while = Ни одно ваше подготовленное заклинание сейчас этого не даёт.
aeons_end-why-must-cast = Сначала надо произнести заклинания в закрытых разломах.
aeons_end-why-lowest-exhausted = { $seat }: обессиленного игрока здесь выбрать нельзя.
aeons_end-why-not-yours = Это принадлежит другому игроку.
aeons_end-why-cast-earlier = Подготовленные заклинания произносят в фазе произнесения, в начале вашего хода.
aeons_end-why-no-target = Урон наносят заклинания и некоторые артефакты; о цели они спрашивают сами.
aeons_end-why-played-already = Карта «{ $card }» уже сыграна; её сбросят в фазе добора.
aeons_end-why-discarded = Сброс переворачивают, когда колода кончается; тогда его карты и возвращаются.
aeons_end-why-asked-main = Выберите действие основной фазы или завершите её.
aeons_end-why-asked-cast = Выберите одно из своих подготовленных заклинаний.
aeons_end-why-asked-yes-no = Ответьте: да или нет.
aeons_end-why-asked-order = Выберите одну из сыгранных карт.
aeons_end-why-asked-card = Выбрать можно только названные карты.
aeons_end-why-asked-target = Цель — исчадие или один из его приспешников.
aeons_end-why-asked-or = Выберите сторону ИЛИ, которую можно выполнить полностью.
aeons_end-why-asked-breach = Выбрать можно только названные разломы.
aeons_end-why-asked-spell = Выбрать можно только названные подготовленные заклинания.
aeons_end-why-asked-pile = Выбрать можно только названные стопки рынка.
aeons_end-why-asked-player = Выбрать можно только названных игроков.

aeons_end-card-turn_1 = Игрок 1
    .seat = seat:0
aeons_end-card-turn_2 = Игрок 2
    .seat = seat:1
aeons_end-card-turn_3 = Игрок 3
    .seat = seat:2
aeons_end-card-turn_4 = Игрок 4
    .seat = seat:3
aeons_end-card-turn_any = Любой игрок
aeons_end-card-turn_nemesis = Исчадие
aeons_end-card-crystal = Кристалл
    .acc = Кристалл
    .text = Получите 1 эфир.
aeons_end-card-spark = Искра
    .acc = Искру
    .text = Произнесение: нанесите 1 урон.
aeons_end-card-amethyst_shard = Осколок аметиста
    .acc = Осколок аметиста
    .text = Получите 1 эфир. Любой союзник может взять карту, а потом сбросить карту с руки.
    .brief = 1 эфир. Союзник может взять карту и сбросить одну.
aeons_end-card-buried_light = Погребённый свет
    .acc = Погребённый свет
    .text = Произнесение: нанесите 1 урон; получите 1 эфир.
aeons_end-card-moonstone_shard = Осколок лунного камня
    .acc = Осколок лунного камня
    .text = Получите 1 эфир и ещё 1, которым можно платить только за самоцветы.
    .brief = 1 эфир и ещё 1 на самоцветы.
aeons_end-card-emerald_shard = Осколок изумруда
    .acc = Осколок изумруда
    .text = Получите 1 эфир ИЛИ любой игрок получает 1 жизнь.
aeons_end-card-quartz_shard = Осколок кварца
    .acc = Осколок кварца
    .text =
        Получите 1 эфир. Откройте верхнюю карту очерёдности; её можно положить под низ. Если это карта игрока,
        получите ещё 1 эфир.
    .brief = 1 эфир. Откройте следующий ход; ход игрока — ещё 1.
aeons_end-card-garnet_shard = Осколок граната
    .acc = Осколок граната
    .text = Получите 1 эфир ИЛИ произнесите подготовленное заклинание любого игрока.
    .brief = 1 эфир ИЛИ произнесите чьё-то заклинание.
aeons_end-card-tourmaline_shard = Осколок турмалина
    .acc = Осколок турмалина
    .text = Получите 1 эфир. Любой союзник может получить 1 урон, чтобы уничтожить карту с руки.
    .brief = 1 эфир. Союзник может за 1 жизнь уничтожить карту.
aeons_end-card-flare = Вспышка
    .acc = Вспышку
    .text =
        Произнесение: откройте верхнюю карту очерёдности и оставьте её на месте. Карта игрока: нанесите 3 урона;
        карта исчадия: 1.
    .brief = Произнесение: следующий ход игрока — 3 урона, иначе 1.
aeons_end-card-jade = Нефрит
    .acc = Нефрит
    .text = Получите 2 эфира.
aeons_end-card-sifters_pearl = Жемчужина искателя
    .acc = Жемчужину искателя
    .text = Получите 2 эфира. Каждый игрок открывает верхнюю карту своей колоды и сбрасывает её или возвращает.
    .brief = 2 эфира. Каждый может сбросить верх своей колоды.
aeons_end-card-vriswood_amber = Врисвудский янтарь
    .acc = Врисвудский янтарь
    .text = Получите 2 эфира. Получая эту карту, можете положить её на верх своей колоды.
    .brief = 2 эфира. Полученная, может лечь на колоду.
aeons_end-card-diamond_cluster = Россыпь алмазов
    .acc = Россыпь алмазов
    .text = Получите 2 эфира; вторая такая карта за ход даёт ещё 2.
    .brief = 2 эфира; вторая за ход — ещё 2.
aeons_end-card-searing_ruby = Огненный рубин
    .acc = Огненный рубин
    .text = Получите 2 эфира и ещё 1, которым можно платить только за заклинания.
    .brief = 2 эфира и ещё 1 на заклинания.
aeons_end-card-burning_opal = Пламенный опал
    .acc = Пламенный опал
    .text = Получите 3 эфира. Можете сбросить карту с руки; тогда любой союзник берёт карту.
    .brief = 3 эфира. Можете сбросить карту: союзник берёт.
aeons_end-card-clouded_sapphire = Затуманенный сапфир
    .acc = Затуманенный сапфир
    .text = Получите 3 эфира. Первая такая карта за ход даёт также 1 жетон энергии любому союзнику.
    .brief = 3 эфира. Первая за ход даёт союзнику жетон энергии.
aeons_end-card-flexing_dagger = Изменчивый кинжал
    .acc = Изменчивый кинжал
    .text =
        Ваша следующая фокусировка или открытие разлома в этот ход стоит на 3 меньше ИЛИ уничтожьте эту карту и
        нанесите 1 урон.
    .brief = Разлом на 3 дешевле ИЛИ уничтожьте это: 1 урон.
aeons_end-card-bottled_vortex = Закупоренный вихрь
    .acc = Закупоренный вихрь
    .text = Уничтожьте эту карту. Уничтожьте до 2 карт с руки или из сброса. Возьмите карту.
    .brief = Уничтожьте это и до 2 карт. Возьмите карту.
aeons_end-card-unstable_prism = Нестабильная призма
    .acc = Нестабильную призму
    .text = Сыграйте самоцвет с руки дважды, потом уничтожьте его, — ИЛИ получите 2 эфира.
    .brief = Самоцвет дважды и уничтожить ИЛИ 2 эфира.
aeons_end-card-blasting_staff = Разрывной посох
    .acc = Разрывной посох
    .text = Можете произнести заклинание, подготовленное вами в этот ход; оно наносит на 2 урона больше.
    .brief = Произнесите подготовленное в этот ход: +2 урона.
aeons_end-card-focusing_orb = Сфера сосредоточения
    .acc = Сферу сосредоточения
    .text = Сфокусируйте разлом любого игрока ИЛИ уничтожьте эту карту, и Грейвхолд получает 3 жизни.
    .brief = Сфокусируйте разлом ИЛИ уничтожьте это: Грейвхолд +3.
aeons_end-card-mages_talisman = Талисман мага
    .acc = Талисман мага
    .text = Получите 1 жетон энергии. Любой союзник получает 1 жетон энергии.
    .brief = 1 жетон энергии вам и 1 союзнику.
aeons_end-card-phoenix_flame = Пламя феникса
    .acc = Пламя феникса
    .text = Произнесение: нанесите 2 урона; можете потерять 1 жетон энергии, чтобы нанести ещё 2.
    .brief = Произнесение: 2 урона; за энергию ещё 2.
aeons_end-card-spectral_echo = Спектральное эхо
    .acc = Спектральное эхо
    .text = Произнесение: нанесите 2 урона; можете уничтожить карту с руки.
    .brief = Произнесение: 2 урона; можно уничтожить карту.
aeons_end-card-amplify_vision = Усиленное видение
    .acc = Усиленное видение
    .text =
        Произнесение: нанесите 2 урона, или 3, если все ваши разломы открыты; потом сфокусируйте свой закрытый
        разлом с наименьшей стоимостью фокусировки.
    .brief = Произнесение: 2 урона (3, если все открыты); сфокусируйте разлом.
aeons_end-card-ignite = Возгорание
    .acc = Возгорание
    .text = Произнесение: нанесите 2 урона; любой союзник получает 1 жетон энергии.
    .brief = Произнесение: 2 урона; союзнику энергия.
aeons_end-card-lava_tendril = Лавовое щупальце
    .acc = Лавовое щупальце
    .text = Пока подготовлено: в конце вашей фазы произнесения нанесите 1 урон. Произнесение: нанесите 3 урона.
    .brief = Пока подготовлено: каждый ход 1 урон. Произнесение: 3 урона.
aeons_end-card-dark_fire = Тёмное пламя
    .acc = Тёмное пламя
    .text = Произнесение: сбросьте до 2 карт с руки; нанесите по 3 урона за каждую.
    .brief = Произнесение: сбросьте до 2 карт, по 3 урона за каждую.
aeons_end-card-essence_theft = Кража сущности
    .acc = Кражу сущности
    .text = Произнесение: нанесите 3 урона; можете сбросить карту с руки; тогда любой игрок получает 1 жизнь.
    .brief = Произнесение: 3 урона; за карту — 1 жизнь игроку.
aeons_end-card-feral_lightning = Дикая молния
    .acc = Дикую молнию
    .text = Можно подготовить и в закрытом разломе, не фокусируя его. Произнесение: нанесите 3 урона.
    .brief = Готовят и в закрытом разломе. Произнесение: 3 урона.
aeons_end-card-oblivion_swell = Волна забвения
    .acc = Волну забвения
    .text =
        Пока подготовлено: раз за вашу основную фазу можете получить 1 эфир. Произнесение: нанесите 2 урона; можете
        сбросить самоцвет с руки, чтобы нанести ещё столько, сколько он стоит.
    .brief = Пока подготовлено: 1 эфир в ход. Произнесение: 2 урона + цена самоцвета.
aeons_end-card-chaos_arc = Дуга хаоса
    .acc = Дугу хаоса
    .text = Произнесение: нанесите 3 урона и ещё по 2 за каждое заклинание, подготовленное в смежном разломе.
    .brief = Произнесение: 3 урона и по 2 за соседние заклинания.
aeons_end-card-planar_insight = Чувство измерений
    .acc = Чувство измерений
    .text = Произнесение: нанесите 2 урона и ещё по 1 за каждый ваш открытый разлом.
    .brief = Произнесение: 2 урона и по 1 за открытые разломы.
aeons_end-card-wildfire_whip = Огненный кнут
    .acc = Огненный кнут
    .text =
        Пока подготовлено: в вашей основной фазе можете заплатить 2 эфира, чтобы произнести подготовленное
        заклинание любого игрока. Произнесение: нанесите 4 урона.
    .brief = Пока подготовлено: за 2 эфира — чьё-то заклинание. Произнесение: 4 урона.
aeons_end-card-arcane_nexus = Магическое средоточие
    .acc = Магическое средоточие
    .text =
        Пока подготовлено: раз за вашу основную фазу можете вернуть на руку самоцвет, сыгранный в этот ход.
        Произнесение: нанесите 4 урона.
    .brief = Пока подготовлено: верните сыгранный самоцвет. Произнесение: 4 урона.
aeons_end-card-consuming_void = Ненасытная пустота
    .acc = Ненасытную пустоту
    .text = Произнесение: уничтожьте до 2 карт с руки; нанесите по 3 урона за каждую.
    .brief = Произнесение: уничтожьте до 2 карт, по 3 урона за каждую.
aeons_end-card-echo_stone = Камень-эхо
    .acc = Камень-эхо
    .text = Получите 2 эфира и ещё 1, если в этот ход уже сыграли такую карту.
    .brief = 2 эфира; 3, если такую уже сыграли.
aeons_end-card-fractured_quartz = Треснувший кварц
    .acc = Треснувший кварц
    .text = Получите 2 эфира. Можете уничтожить 2 карты из стопки этой карты на рынке, чтобы получить ещё 1.
    .brief = 2 эфира. Уничтожьте 2 из её стопки — ещё 1.
aeons_end-card-coruscating_sapal = Мерцающий сапал
    .acc = Мерцающий сапал
    .text = Получите 2 эфира. Можете потерять 1 энергию, чтобы получить ещё 2.
    .brief = 2 эфира. За энергию ещё 2.
aeons_end-card-rock_launcher = Камнемёт
    .acc = Камнемёт
    .text = Сбросьте или уничтожьте карту с руки; нанесите столько урона, сколько она стоит.
    .brief = Сбросьте или уничтожьте карту: её цена — урон.
aeons_end-card-abacus_of_ignition = Абак возжигания
    .acc = Абак возжигания
    .text = Можете произнести подготовленное заклинание союзника. Любой союзник берёт карту.
    .brief = Произнесите заклинание союзника; союзник берёт карту.
aeons_end-card-humming_shell = Гудящая раковина
    .acc = Гудящую раковину
    .text = Уничтожьте до 2 карт с руки или из сброса ИЛИ получите 2 жетона энергии.
    .brief = Уничтожьте до 2 карт ИЛИ 2 жетона энергии.
aeons_end-card-chronophage_coil = Спираль хронофага
    .acc = Спираль хронофага
    .text = Уничтожьте эту карту. Замешайте карту очерёдности любого игрока в колоду очерёдности.
    .brief = Уничтожьте это. Верните ход игрока в колоду.
aeons_end-card-fleeting_vision = Мимолётное видение
    .acc = Мимолётное видение
    .text =
        Произнесение: нанесите 2 урона; каждый игрок может открыть 2 верхние карты своей колоды и сбросить любые из
        них.
    .brief = Произнесение: 2 урона; игроки перебирают по 2 карты колод.
aeons_end-card-force_catalyst = Катализатор силы
    .acc = Катализатор силы
    .text =
        Пока подготовлено: в вашей основной фазе можете заплатить 3 эфира, чтобы произнести подготовленное
        заклинание любого игрока. Произнесение: нанесите 3 урона.
    .brief = Пока подготовлено: за 3 эфира — чьё-то заклинание. Произнесение: 3 урона.
aeons_end-card-thieving_spirit = Дух-воришка
    .acc = Духа-воришку
    .text = Произнесение: нанесите 4 урона; получите 1 эфир.
aeons_end-card-splinter_missile = Осколочный снаряд
    .acc = Осколочный снаряд
    .text =
        Произнесение: нанесите 4 урона; любой союзник может сбросить карту с руки, чтобы вы могли его распределить.
    .brief = Произнесение: 4 урона; за карту союзника — распределите.
aeons_end-card-drown_in_flames = Утопление в пламени
    .acc = Утопление в пламени
    .text = Произнесение: нанесите 4 урона; можете потерять 2 жетона энергии, чтобы нанести ещё 4.
    .brief = Произнесение: 4 урона; за 2 жетона энергии ещё 4.
aeons_end-card-illuminating_flame = Озаряющее пламя
    .acc = Озаряющее пламя
    .text =
        Произнесение: нанесите 5 урона; если произнесено из открытого разлома III или IV, можете уничтожить эту
        карту, чтобы получить 3 жетона энергии.
    .brief = Произнесение: 5 урона; из III или IV уничтожьте — 3 жетона энергии.
aeons_end-card-chronal_arc = Хронодуга
    .acc = Хронодугу
    .text = Занимает два смежных разлома. Произнесение: нанесите 4 урона; можете вернуть эту карту на руку.
    .brief = Занимает два разлома. Произнесение: 4 урона; можно на руку.
aeons_end-card-parasitic_force = Паразитическая сила
    .acc = Паразитическую силу
    .text =
        Можно подготовить в открытом разломе любого игрока. Произнесение: нанесите 6 урона; можете уничтожить до 2
        карт с руки или из сброса.
    .brief = В любом разломе. Произнесение: 6 урона; уничтожьте до 2 карт.
aeons_end-card-decimate = Истребление
    .acc = Истребление
    .text = Прорыв дважды, и любой игрок получает 2 жетона энергии, — ИЛИ Грейвхолд получает 4 урона.
aeons_end-card-menace = Угроза
    .acc = Угрозу
    .text =
        Игроки вместе сбрасывают 2 заклинания, подготовленные или с руки, и вместе кладут 2 самоцвета с руки на верх
        своих колод.
aeons_end-card-glyph_enigma = Загадочный знак
    .acc = Загадочный знак
    .text = Постоянно: Грейвхолд получает 1 урон, или 3, когда исчадие дошло до ранга 2.
aeons_end-card-spirit_cage = Клетка духов
    .acc = Клетку духов
    .text =
        Чтобы сбросить: сбросьте с руки карту стоимостью 5 или больше. Сила 3: прорыв дважды; любой игрок сбрасывает
        заклинание с руки.
aeons_end-card-gravity_splinter = Осколок тяготения
    .acc = Осколок тяготения
    .text =
        Чтобы сбросить: заплатите 7 эфира. Сила 2: прорыв дважды; игрок с наименьшим числом открытых разломов получает
        3 урона.
aeons_end-card-baneful_crux = Пагубная суть
    .acc = Пагубную суть
    .text =
        Чтобы сбросить: сбросьте с руки 2 карты стоимостью 4 или больше. Сила 2: прорыв дважды; Грейвхолд получает 3
        урона.
aeons_end-card-negate = Отрицание
    .acc = Отрицание
    .text =
        Прорыв дважды. Потом одно из двух: любой игрок уничтожает самую дорогую карту с руки ИЛИ Грейвхолд получает 3 урона.
aeons_end-card-reckoning = Расплата
    .acc = Расплату
    .text =
        Сила 2: если у кого-то из игроков 4 или больше жетонов энергии, он получает 3 урона, а игроки вместе сбрасывают 4
        карты; иначе Грейвхолд получает 6 урона.
aeons_end-card-gallowskulk = Висельник
    .acc = Висельника
    .text = Постоянно: игрок с наименьшей жизнью получает 3 урона.
aeons_end-card-unmake = Разрушение сути
    .acc = Разрушение сути
    .text = Прорыв дважды. Любой игрок уничтожает 3 верхние карты своей колоды и получает 3 урона.
aeons_end-card-world_purge = Очищение мира
    .acc = Очищение мира
    .text = Чтобы сбросить: заплатите 9 эфира. Сила 2: прорыв трижды ИЛИ Грейвхолд получает 7 урона.
aeons_end-card-skewer = Пронзание
    .acc = Пронзание
    .text = Прорыв. Любой игрок получает 3 урона и берёт карту.
aeons_end-card-slaughter = Бойня
    .acc = Бойню
    .text = Прорыв. Грейвхолд получает 3 урона.
aeons_end-card-banesire = Погибельный владыка
    .acc = Погибельного владыку
    .text = Постоянно: прорыв.
aeons_end-card-haze_spewer = Извергатель тумана
    .acc = Извергателя тумана
    .text =
        Постоянно: Грейвхолд получает столько урона, сколько жизни у этого приспешника; потом этот приспешник
        получает 1 урон.
aeons_end-card-agony_field = Поле мук
    .acc = Поле мук
    .text =
        Чтобы сбросить: уничтожьте карту с руки стоимостью 2 или больше. Сила 2: прорыв; любой игрок сбрасывает 3
        карты, потом берёт карту.
aeons_end-card-bleed_static = Кровавая неподвижность
    .acc = Кровавую неподвижность
    .text = Сила 3: игрок с наибольшим числом подготовленных заклинаний получает 2 урона за каждое из них.
aeons_end-card-eye_of_nothing = Око небытия
    .acc = Око небытия
    .text = Чтобы сбросить: заплатите 6 эфира. Сила 2: прорыв дважды.
aeons_end-card-woven_sky = Сотканное небо
    .acc = Сотканное небо
    .text = Чтобы сбросить: сбросьте 3 карты с руки. Сила 2: прорыв; любой игрок получает 4 урона.
aeons_end-card-awaken = Пробуждение
    .acc = Пробуждение
    .text = Прорыв дважды, и Грейвхолд получает 3 урона, — ИЛИ последний сброшенный приспешник возвращается в игру.
aeons_end-card-dispel = Рассеивание
    .acc = Рассеивание
    .text = Прорыв дважды. Игрок с наибольшим числом подготовленных заклинаний сбрасывает самое дорогое из них.
aeons_end-card-lay_waste = Разорение
    .acc = Разорение
    .text = Прорыв дважды. Любой игрок получает 2 урона.
aeons_end-card-cauterizer = Прижигатель
    .acc = Прижигателя
    .text =
        Любой урон этому приспешнику уменьшается до 1. Постоянно: любой игрок получает столько урона, сколько жизни
        у этого приспешника.
aeons_end-card-needlemaw = Иглопаст
    .acc = Иглопаста
    .text = Постоянно: Грейвхолд получает 2 урона.
aeons_end-card-venomite = Ядовик
    .acc = Ядовика
    .text =
        Постоянно: игрок с наименьшей жизнью получает 2 урона ИЛИ любой игрок сбрасывает подготовленное заклинание
        стоимостью 3 или больше.
aeons_end-card-pulverizing_ray = Распыляющий луч
    .acc = Распыляющий луч
    .text =
        Сила 1: Грейвхолд получает 18 урона, на 3 меньше за каждый самоцвет, который игроки вместе сбросят (самое
        большее 6).
aeons_end-card-gather_darkness = Сгущение тьмы
    .acc = Сгущение тьмы
    .text = Любой игрок замешивает свой сброс в колоду и уничтожает 4 верхние карты. Прорыв дважды.
aeons_end-card-obliterate = Изничтожение
    .acc = Изничтожение
    .text =
        Прорыв дважды. Игрок с наибольшим числом открытых разломов уничтожает 4 карты с руки ИЛИ получает 4 урона.
aeons_end-card-sunder = Раскол
    .acc = Раскол
    .text =
        Грейвхолд и игрок с наименьшей жизнью получают по 4 урона ИЛИ замешайте все сброшенные карты очерёдности
        исчадия в колоду очерёдности.
aeons_end-card-topple = Низвержение
    .acc = Низвержение
    .text = Прорыв дважды. Грейвхолд получает 4 урона.
aeons_end-card-jagged_one = Зубчатый
    .acc = Зубчатого
    .text = Постоянно: прорыв дважды.
aeons_end-card-doom_aegis = Эгида гибели
    .acc = Эгиду гибели
    .text =
        Чтобы сбросить: заплатите 7 эфира. Сила 1: игрок с наибольшим числом жетонов энергии получает 4 урона и теряет всю
        энергию.
aeons_end-card-reality_rupture = Разрыв реальности
    .acc = Разрыв реальности
    .text =
        Чтобы сбросить: уничтожьте 2 своих подготовленных заклинания стоимостью 3 или больше каждое. Сила 1: прорыв
        трижды.
aeons_end-card-cleave = Рассечение
    .acc = Рассечение
    .text = Гневорождённый наносит удар.
aeons_end-card-unrelenting_ire = Неукротимый гнев
    .acc = Неукротимый гнев
    .text = Прорыв; ещё дважды, если обе карты очерёдности исчадия в сбросе.
aeons_end-card-provoker = Подстрекатель
    .acc = Подстрекателя
    .text = Постоянно: Грейвхолд получает столько урона, сколько у Гневорождённого жетонов ярости.
aeons_end-card-blood_cry = Крик крови
    .acc = Крик крови
    .text = Чтобы сбросить: потеряйте 4 жетона энергии. Сила 2: прорыв четыре раза.
aeons_end-card-invoke_carnage = Призыв к резне
    .acc = Призыв к резне
    .text =
        Чтобы сбросить: заплатите 7 эфира. Сила 2: прорыв; любой игрок получает 1 урон и ещё по 1 за каждый жетон ярости.
aeons_end-card-scorn = Презрение
    .acc = Презрение
    .text = Постоянно: Грейвхолд получает 3 урона ИЛИ прорыв дважды.
aeons_end-card-avatar_of_wrath = Воплощение гнева
    .acc = Воплощение гнева
    .text = Постоянно: Гневорождённый наносит удар.
aeons_end-card-onslaught = Натиск
    .acc = Натиск
    .text = Прорыв трижды. Игроки вместе сбрасывают столько карт, сколько у Гневорождённого жетонов ярости.
aeons_end-card-rolling_death = Катящаяся смерть
    .acc = Катящуюся смерть
    .text = Чтобы сбросить: заплатите 8 эфира. Сила 2: Гневорождённый наносит два удара.
aeons_end-card-convoke = Созыв
    .acc = Созыв
    .text = Любой игрок получает 4 урона.
aeons_end-card-devastate = Опустошение
    .acc = Опустошение
    .text = Грейвхолд получает 5 урона.
aeons_end-card-eviscerate = Потрошение
    .acc = Потрошение
    .text = Игрок с наименьшей жизнью получает 2 урона.
aeons_end-card-frenzy = Неистовство
    .acc = Неистовство
    .text = Игрок с наибольшим числом открытых разломов получает 3 урона.
aeons_end-card-raze = До основания
    .acc = До основания
    .text = Грейвхолд получает 3 урона. Любой игрок получает 1 урон.
aeons_end-card-seize = Захват
    .acc = Захват
    .text = Сбросьте два самых дорогих из подготовленных заклинаний всех игроков.
aeons_end-card-endless_throng = Бесконечная толпа
    .acc = Бесконечную толпу
    .text = Нашествие.
aeons_end-card-hatch = Вылупление
    .acc = Вылупление
    .text = Панцирник за каждую сброшенную карту очерёдности.
aeons_end-card-broodwomb = Выводок
    .acc = Выводок
    .text = Не получает урона, пока есть панцирники. Постоянно: панцирник.
aeons_end-card-blot_the_sun = Затмение солнца
    .acc = Затмение солнца
    .text = Чтобы сбросить: потеряйте 4 жетона энергии. Сила 2: нашествие; прорыв; нашествие.
aeons_end-card-foul_multitudes = Мерзкие полчища
    .acc = Мерзкие полчища
    .text = Немедленно: прорыв. У панцирников по 2 жизни, в конце каждого хода они исцеляются. Сила 3: нашествие.
aeons_end-card-infest = Заражение
    .acc = Заражение
    .text = Нашествие дважды ИЛИ любой игрок получает 4 урона.
aeons_end-card-legion_beacon = Маяк легиона
    .acc = Маяк легиона
    .text =
        Немедленно: прорыв дважды. Сила 2: половина панцирников с округлением вверх сбрасывается; Грейвхолд получает 2
        урона за каждого; нашествие.
aeons_end-card-maggot_engine = Личиночная машина
    .acc = Личиночную машину
    .text =
        Немедленно: прорыв трижды; жизнь становится равной удвоенному числу панцирников. Постоянно: нашествие.
aeons_end-card-spawn = Порождение
    .acc = Порождение
    .text = Нашествие. Прорыв. Нашествие.
aeons_end-card-burden = Бремя
    .acc = Бремя
    .text = Игроки вместе получают 2 скверны на верх своих колод. Любой игрок фокусирует разлом.
aeons_end-card-corrupter = Осквернитель
    .acc = Осквернителя
    .text = Кто наносит ему урон, получает скверну на верх своей колоды. Постоянно: Грейвхолд получает 1 урон.
aeons_end-card-tempt = Искушение
    .acc = Искушение
    .text =
        Игрок с наибольшим числом карт «Кристалл» на руке сбрасывает их, получает 3 урона и карту с рынка стоимостью
        до 4.
aeons_end-card-pain_sower = Сеятель боли
    .acc = Сеятеля боли
    .text = Постоянно: любой игрок получает 2 урона; другой игрок фокусирует разлом.
aeons_end-card-twisting_madness = Искажающее безумие
    .acc = Искажающее безумие
    .text =
        Чтобы сбросить: сбросьте 4 карты с руки и возьмите одну. Сила 2: Грейвхолд получает 3 жизни, Кривая маска —
        13.
aeons_end-card-vex = Досада
    .acc = Досаду
    .text = Сбросьте 2 верхние карты колоды исчадия; Грейвхолд получает 4 урона за каждую ранга 3.
aeons_end-card-afflict = Недуг
    .acc = Недуг
    .text = Два разных игрока получают по 2 скверны на верх своих колод и по 1 жизни.
aeons_end-card-bedlam_sage = Мудрец хаоса
    .acc = Мудреца хаоса
    .text = Постоянно: Грейвхолд получает 2 жизни; игрок с наибольшей жизнью получает 3 урона.
aeons_end-card-ruin_priest = Жрец руин
    .acc = Жреца руин
    .text = Постоянно: любой игрок сбрасывает 3 карты, кроме скверны, и берёт на руку 3 скверны.
aeons_end-card-blind_abandon = Слепое безрассудство
    .acc = Слепое безрассудство
    .text = Получите 1 урон; можете уничтожить карту с руки, кроме скверны; уничтожьте эту карту.
    .brief = Получите 1 урон; можно уничтожить карту; уничтожьте это.
aeons_end-card-contagion = Зараза
    .acc = Заразу
    .text = Получите 1 урон; верните карту стоимостью 0 из сброса на руку; уничтожьте эту карту.
    .brief = Получите 1 урон; верните карту стоимостью 0; уничтожьте это.
aeons_end-card-delirium_veil = Пелена бреда
    .acc = Пелену бреда
    .text = Грейвхолд получает 2 урона; сфокусируйте свой разлом; уничтожьте эту карту.
aeons_end-card-dire_wisdom = Зловещая мудрость
    .acc = Зловещую мудрость
    .text = Получите любое заклинание с рынка; получите 3 скверны на верх колоды; уничтожьте эту карту.
    .brief = Любое заклинание и 3 скверны на колоду; уничтожьте это.
aeons_end-card-endless_hunger = Бесконечный голод
    .acc = Бесконечный голод
    .text = Грейвхолд получает 3 урона; получите 2 жизни; уничтожьте эту карту.
aeons_end-card-fever_of_war = Лихорадка войны
    .acc = Лихорадку войны
    .text = Получите 1 урон; нанесите 2 урона; уничтожьте эту карту.
aeons_end-card-grim_sight = Мрачный взгляд
    .acc = Мрачный взгляд
    .text =
        Грейвхолд получает 2 урона; посмотрите верхнюю карту своей колоды, можете её уничтожить; уничтожьте эту
        карту.
    .brief = Грейвхолд получает 2 урона; взгляните на верхнюю карту; уничтожьте это.
aeons_end-card-insatiable_avarice = Ненасытная алчность
    .acc = Ненасытную алчность
    .text = Получите 2 урона; возьмите на руку самоцвет из самой дешёвой стопки; уничтожьте эту карту.
    .brief = Получите 2 урона; самоцвет из дешёвой стопки; уничтожьте это.
aeons_end-card-lust_for_power = Жажда власти
    .acc = Жажду власти
    .text = Получите 1 урон; получите 1 жетон энергии; уничтожьте эту карту.
aeons_end-card-nothingness = Ничто
    .acc = Ничто
    .text =
        Сбросьте 2 карты, кроме скверны; получите 2 урона; замешайте карту очерёдности любого игрока в колоду
        очерёдности; уничтожьте эту карту.
    .brief = Сбросьте 2, получите 2 урона, верните ход игрока; уничтожьте это.
aeons_end-card-reckless_might = Безрассудная мощь
    .acc = Безрассудную мощь
    .text =
        Получите любой артефакт с рынка на верх колоды; получите урон в половину его стоимости с округлением вверх;
        уничтожьте эту карту.
    .brief = Артефакт на колоду; получите урон в половину стоимости; уничтожьте это.
aeons_end-card-gorge = Обжорство
    .acc = Обжорство
    .text = Сожрать 2 карты из второй по стоимости стопки самоцветов. Любой игрок получает 2 урона.
aeons_end-card-lobotomize = Лоботомия
    .acc = Лоботомию
    .text = Любой игрок получает 3 урона ИЛИ сожрать 3 заклинания из одной стопки.
aeons_end-card-thought_biter = Мыслегрыз
    .acc = Мыслегрыза
    .text = Постоянно: любой игрок получает 2 урона ИЛИ сожрать 2 артефакта из самой дешёвой стопки артефактов.
aeons_end-card-cerephage = Мозгоед
    .acc = Мозгоеда
    .text =
        Постоянно: сожрать из одной стопки столько карт, сколько жизни у этого приспешника; потом он получает 2
        урона.
aeons_end-card-godfeeders = Кормильцы бога
    .acc = Кормильцев бога
    .text = Постоянно: Грейвхолд получает 3 урона; сожрать самоцвет из самой дорогой стопки самоцветов.
aeons_end-card-mindguzzler = Разумопийца
    .acc = Разумопийцу
    .text = Немедленно: жизнь становится 8 и ещё по 1 за каждую пустую стопку рынка. Постоянно: прорыв.
aeons_end-card-digest = Переваривание
    .acc = Переваривание
    .text = Прорыв трижды ИЛИ любой игрок получает по 1 урону за каждую пустую стопку рынка.
aeons_end-card-memory_eater = Пожиратель памяти
    .acc = Пожирателя памяти
    .text = Постоянно: игрок с наименьшей жизнью получает по 1 урону за каждую пустую стопку рынка.
aeons_end-card-vile_feast = Мерзкий пир
    .acc = Мерзкий пир
    .text = Чтобы сбросить: заплатите 8 эфира. Сила 2: Грейвхолд получает 2 урона за каждую пустую стопку рынка.

aeons_end-because-city = У Грейвхолда будет { $count ->
        [one] { $count } жизнь
        [few] { $count } жизни
       *[other] { $count } жизней
    }, а не { $other }.
aeons_end-because-foe = У исчадия будет { $count ->
        [one] { $count } жизнь
        [few] { $count } жизни
       *[other] { $count } жизней
    }, а не { $other }.
aeons_end-because-fury = { $count ->
        [0] У исчадия не будет жетонов ярости.
        [one] У исчадия будет { $count } жетон ярости, а не { $other }.
        [few] У исчадия будет { $count } жетона ярости, а не { $other }.
       *[other] У исчадия будет { $count } жетонов ярости, а не { $other }.
    }
aeons_end-because-husks = { $count ->
        [0] Панцирников не останется.
        [one] Останется { $count } панцирник, а не { $other }.
        [few] Останется { $count } панцирника, а не { $other }.
       *[other] Останется { $count } панцирников, а не { $other }.
    }
aeons_end-because-minions = { $count ->
        [0] В игре не будет приспешников.
        [one] В игре будет { $count } приспешник, а не { $other }.
        [few] В игре будет { $count } приспешника, а не { $other }.
       *[other] В игре будет { $count } приспешников, а не { $other }.
    }
aeons_end-because-minion-life = У приспешников будет вместе { $count ->
        [one] { $count } жизнь
        [few] { $count } жизни
       *[other] { $count } жизней
    }, а не { $other }.
aeons_end-because-powers = { $count ->
        [0] В игре не будет сил исчадия.
        [one] В игре будет { $count } сила исчадия, а не { $other }.
        [few] В игре будет { $count } силы исчадия, а не { $other }.
       *[other] В игре будет { $count } сил исчадия, а не { $other }.
    }
aeons_end-because-piles = На рынке будет { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }, а не { $other }.
aeons_end-because-empty-piles = { $count ->
        [0] На рынке не будет пустых стопок.
        [one] На рынке будет { $count } пустая стопка, а не { $other }.
        [few] На рынке будет { $count } пустые стопки, а не { $other }.
       *[other] На рынке будет { $count } пустых стопок, а не { $other }.
    }
aeons_end-because-corruption = { $count ->
        [0] У магов не будет карт скверны.
        [one] У магов будет { $count } карта скверны, а не { $other }.
        [few] У магов будет { $count } карты скверны, а не { $other }.
       *[other] У магов будет { $count } карт скверны, а не { $other }.
    }
aeons_end-because-life = У вас будет { $count ->
        [one] { $count } жизнь
        [few] { $count } жизни
       *[other] { $count } жизней
    }, а не { $other }.
aeons_end-because-all-life = У магов будет вместе { $count ->
        [one] { $count } жизнь
        [few] { $count } жизни
       *[other] { $count } жизней
    }, а не { $other }.
aeons_end-because-charges = У вас будет { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[other] { $count } жетонов
    } энергии, а не { $other }.
aeons_end-because-all-charges = У магов будет вместе { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[other] { $count } жетонов
    } энергии, а не { $other }.
aeons_end-because-prepped = У вас будет { $count ->
        [one] { $count } подготовленное заклинание
        [few] { $count } подготовленных заклинания
       *[other] { $count } подготовленных заклинаний
    }, а не { $other }.
aeons_end-because-all-prepped = У магов будет вместе { $count ->
        [one] { $count } подготовленное заклинание
        [few] { $count } подготовленных заклинания
       *[other] { $count } подготовленных заклинаний
    }, а не { $other }.
aeons_end-because-hand-aether = Самоцветы на руке дадут { $count ->
        [one] { $count } эфир
       *[other] { $count } эфира
    }, а не { $other }.
aeons_end-because-opened = У вас будет открыт { $breach }.
aeons_end-because-focused = Вы будете ближе к тому, чтобы открыть { $breach }.
aeons_end-because-spells = В вашей колоде будет { $count ->
        [one] { $count } заклинание
        [few] { $count } заклинания
       *[other] { $count } заклинаний
    }, а не { $other }.
aeons_end-because-deck-aether = Самоцветы вашей колоды будут давать вместе { $count ->
        [one] { $count } эфир
       *[other] { $count } эфира
    }, а не { $other }.
aeons_end-because-rid = Вы избавитесь от карты «{ $card }».

# Боты: имя и нрав каждого уровня.
bot-aeons_end-1 = Ученица Искорка
    .about = Покупает то, что блестит.
bot-aeons_end-2 = Брат Пепел
    .about = Откладывает энергию на потом.
bot-aeons_end-3 = Страж Соль
    .about = Сначала заботится о Грейвхолде.
bot-aeons_end-4 = Маг Перо
    .about = Планирует порядок каждого заклинания.
bot-aeons_end-5 = Мастер разломов
    .about = Закрыл сотню разломов.
