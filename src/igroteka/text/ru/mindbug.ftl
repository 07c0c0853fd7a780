### Майндбаг. Собственные формулировки; названия и числа — факты карт.

mindbug = Майндбаг
mindbug-about = Дуэль, в которой лучшее сыгранное существо могут у вас забрать.
mindbug-length = 15–25 минут
mindbug-offered = Сыграно
mindbug-hand = Ваша рука
mindbug-discard = сброс
mindbug-empty = существ нет
mindbug-place-left = слева
mindbug-place-partner = партнёр
mindbug-place-right = справа
mindbug-experimental = Вчетвером: экспериментальные правила
mindbug-haunting = действует
mindbug-stage = стадия { $stage }
mindbug-boosts = усиление
mindbug-shielded = в этот ход не может быть побеждено
mindbug-status = { $name } — жизней { $life }, химерий { $mindbugs }, рука { $hand }, колода { $deck }, сброс { $discard }
mindbug-help =
    Лишите соперника всех жизней. В свой ход сыграйте одну карту, атакуйте одним существом или примените «Действие»
    одного существа. Когда вы играете карту, соперник может потратить одну из двух химерий и забрать эту карту; тогда вы сразу
    ходите ещё раз. Атаку может блокировать одно существо: более слабое терпит поражение, при равной силе — оба. Незаблокированная
    атака стоит одну жизнь. Рука меньше пяти карт сразу пополняется, пока есть колода. Кто не может ничего, проигрывает.
    «За пределами эволюции»: «Действие» применяют вместо розыгрыша карты или атаки, и только если оно что-то даёт.
    Эволюционировавшее существо, покидая игру, деградирует до стадии 1.
    «За пределами вечности»: некоторые способности действуют из сброса. Карту усиления берут из любого сброса и кладут
    под существо, которое получает +1 к силе; когда существо покидает игру, его карты усиления идут в сброс того, кто
    его контролировал.
    Вчетвером (экспериментальные правила): две команды, партнёры сидят напротив и делят 3 жизни. Ходят по кругу влево.
    Сыгранную карту может забрать любой другой игрок: сначала спрашивают соседа слева, потом партнёра, потом соседа
    справа; тогда вы ходите ещё раз. Атакуют команду: сначала может блокировать сосед слева от атакующего, потом сосед
    справа. Ваши существа — только те, что перед вами; существа партнёра не ваши и не вражеские. Эффект на «соперника»
    действует на одного соперника по вашему выбору. Кто не может ничего, пропускает ход; команда проигрывает, когда не
    может действовать ни один из партнёров.
mindbug-setting-sets = Наборы
mindbug-setting-decks = Заданные колоды
mindbug-set-first_contact = Первый контакт
mindbug-set-beyond_evolution = За пределами эволюции
mindbug-set-beyond_eternity = За пределами вечности

## Ключевые слова
mindbug-keyword-hunter = Охота
    .rule = атакуя, можете выбрать вражеское существо, которое обязано блокировать, даже если иначе не могло бы.
mindbug-keyword-frenzy = Бешенство
    .rule = может атаковать дважды за ход, если осталось в игре после первой атаки.
mindbug-keyword-poisonous = Яд
    .rule = в бою всегда наносит поражение другому существу.
mindbug-keyword-sneaky = Коварство
    .rule = блокировать его может только существо с Коварством.
mindbug-keyword-tough = Стойкость
    .rule = в первый раз вместо поражения становится истощённым.

## Вопросы
mindbug-ask-turn = Ваш ход: сыграйте карту, атакуйте или примените «Действие».
mindbug-ask-mindbug = Сыграно: «{ $card }». Потратить химерию и забрать?
mindbug-ask-block = Атакует «{ $card }». Блокировать?
mindbug-ask-hunt = «{ $card }» охотится. Выберите, кто обязан блокировать, или оставьте выбор сопернику.
mindbug-ask-again = «{ $card }» в бешенстве. Атаковать ещё раз?
mindbug-ask-order = Сработали несколько эффектов. Какой применить первым?
mindbug-ask-defeat = «{ $card }»: выберите, какое существо победить.
mindbug-ask-control = «{ $card }»: выберите существо, которое берёте под контроль.
mindbug-ask-discard = «{ $card }»: сбросьте карту.
mindbug-ask-revive = «{ $card }»: выберите карту, которую сыграете из сброса.
mindbug-ask-rival = «{ $card }»: какой соперник?
mindbug-ask-pile = Открыта карта «{ $card }». В чей сброс она идёт?
mindbug-ask-keyword = «{ $card }»: назовите ключевое слово.
mindbug-ask-mode = «{ $card }»: выберите одно из двух.
mindbug-ask-pay = «{ $card }»: потерять жизнь ради эффекта?
mindbug-ask-copy = «{ $card }»: чей эффект «Розыгрыш» скопировать?
mindbug-ask-force = «{ $card }»: какое существо обязано атаковать?
mindbug-ask-may-discard = «{ $card }»: сбросить карту, чтобы победить существо?
mindbug-ask-salvage = «{ $card }»: выберите карту, которую берёте на руку.
mindbug-ask-boost = «{ $card }»: выберите карту усиления из сброса.
mindbug-ask-bolster = «{ $card }»: какое существо усилить?
mindbug-ask-unboost = «{ $card }»: выберите карту усиления, которую берёте на руку.

## Варианты
mindbug-twin = { WHO($owner) ->
        [you] ваше
       *[other] { $owner }
    }, сила { $power }{ $exhausted ->
        [yes] , истощено
       *[no] { "" }
    }
mindbug-choice-play = сыграть «{ NAME($card, case: "acc") }»
    .twin = { mindbug-choice-play } ({ mindbug-twin })
mindbug-choice-attack = атаковать «{ NAME($card, case: "ins") }»
    .twin = { mindbug-choice-attack } ({ mindbug-twin })
mindbug-choice-act = применить «Действие» существа «{ $card }»
    .twin = { mindbug-choice-act } ({ mindbug-twin })
mindbug-choice-mindbug = потратить химерию и забрать «{ NAME($card, case: "acc") }»
mindbug-choice-no-mindbug = сохранить химерии
mindbug-choice-block = блокировать «{ NAME($card, case: "ins") }»
    .twin = { mindbug-choice-block } ({ mindbug-twin })
mindbug-choice-no-block = { $partner ->
        [yes] не блокировать, оставить выбор партнёру
       *[no] { $life ->
            [one] не блокировать, потерять { $life } жизнь
            [few] не блокировать, потерять { $life } жизни
           *[other] не блокировать, потерять { $life } жизней
        }
    }
mindbug-choice-hunt = блокировать обязано существо «{ $card }»
    .twin = { mindbug-choice-hunt } ({ mindbug-twin })
mindbug-choice-no-hunt = пусть соперник сам решает, блокировать ли
mindbug-choice-again = атаковать ещё раз «{ NAME($card, case: "ins") }»
mindbug-choice-no-again = закончить атаку
mindbug-choice-order = сначала «{ $card }»
    .twin = { mindbug-choice-order } ({ mindbug-twin })
mindbug-choice-order-later = сначала более поздний эффект карты «{ $card }»
    .twin = { mindbug-choice-order-later } ({ mindbug-twin })
mindbug-choice-defeat = победить «{ NAME($card, case: "acc") }»
    .twin = { mindbug-choice-defeat } ({ mindbug-twin })
mindbug-choice-control = взять под контроль «{ NAME($card, case: "acc") }»
    .twin = { mindbug-choice-control } ({ mindbug-twin })
mindbug-choice-discard = сбросить «{ NAME($card, case: "acc") }»
    .twin = { mindbug-choice-discard } ({ mindbug-twin })
mindbug-choice-revive = сыграть «{ NAME($card, case: "acc") }»
    .twin = { mindbug-choice-revive } ({ mindbug-twin })
mindbug-choice-done = достаточно
mindbug-choice-rival = { $seat }
mindbug-choice-pile = сброс игрока: { $seat }
mindbug-choice-keyword = { $keyword }
mindbug-choice-mode-boost = усилить существо
mindbug-choice-mode-defeat = победить усиленное существо
mindbug-choice-mode-unboost = взять карту усиления на руку
mindbug-choice-pay = потерять 1 жизнь
mindbug-choice-no-pay = не платить
mindbug-choice-copy = скопировать эффект существа «{ $card }»
    .twin = { mindbug-choice-copy } ({ mindbug-twin })
mindbug-choice-no-copy = ничего не копировать
mindbug-choice-force = атаковать обязано существо «{ $card }»
    .twin = { mindbug-choice-force } ({ mindbug-twin })
mindbug-choice-may-discard = сбросить «{ NAME($card, case: "acc") }»
    .twin = { mindbug-choice-may-discard } ({ mindbug-twin })
mindbug-choice-no-may-discard = больше не сбрасывать
mindbug-choice-salvage = взять «{ NAME($card, case: "acc") }»
    .twin = { mindbug-choice-salvage } ({ mindbug-twin })
mindbug-choice-boost = усилить «{ NAME($card, case: "ins") }»
    .twin = { mindbug-choice-boost } ({ mindbug-twin })
mindbug-choice-no-boost = больше не усиливать
mindbug-choice-bolster = усилить «{ NAME($card, case: "acc") }»
    .twin = { mindbug-choice-bolster } ({ mindbug-twin })
mindbug-choice-unboost = взять «{ NAME($card, case: "acc") }»
    .twin = { mindbug-choice-unboost } ({ mindbug-twin })

## События
mindbug-event-reveal = { WHO($seat) ->
        [you] Вы открываете
       *[other] { $seat } открывает
    } «{ NAME($card, case: "acc") }» (сила { $power }) за первый ход
mindbug-event-draw = { WHO($seat) ->
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
mindbug-event-turn = { WHO($seat) ->
        [you] Ваш ход
       *[other] Ход: { $seat }
    }
mindbug-event-play = { WHO($seat) ->
        [you] Вы играете
       *[other] { $seat } играет
    } «{ NAME($card, case: "acc") }»
mindbug-event-mindbug = { WHO($seat) ->
        [you] Вы тратите химерию и берёте
       *[other] { $seat } тратит химерию и берёт
    } под контроль «{ NAME($card, case: "acc") }»
mindbug-event-enter = «{ $card }» входит в игру
    .play = { WHO($seat) ->
            [you] Вы играете
           *[other] { $seat } играет
        } «{ NAME($card, case: "acc") }»
    .mindbug = { WHO($seat) ->
            [you] Вы тратите химерию и берёте
           *[other] { $seat } тратит химерию и берёт
        } под контроль «{ NAME($card, case: "acc") }»
mindbug-event-trigger = «{ $card }»: срабатывает эффект
mindbug-event-attack = { WHO($seat) ->
        [you] Вы атакуете
       *[other] { $seat } атакует
    } «{ NAME($card, case: "ins") }»
mindbug-event-act = { WHO($seat) ->
        [you] Вы применяете
       *[other] { $seat } применяет
    } «Действие» существа «{ $card }»
mindbug-event-block = «{ $card }» блокирует «{ NAME($attacker, case: "acc") }»
mindbug-event-exhaust = «{ $card }» истощается вместо поражения
mindbug-event-defeat = «{ $card }» терпит поражение ({ WHO($seat) ->
        [you] ваше существо
       *[other] { $seat }
    })
mindbug-event-control = { WHO($seat) ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } под контроль «{ NAME($card, case: "acc") }»
mindbug-event-discard = { WHO($seat) ->
        [you] Вы сбрасываете
       *[other] { $seat } сбрасывает
    } «{ NAME($card, case: "acc") }»
    .many = { WHO($seat) ->
            [you] Вы сбрасываете
           *[other] { $seat } сбрасывает
        }: { LIST($card) }
mindbug-event-steal = { WHO($seat) ->
        [you] Вы крадёте
       *[other] { $seat } крадёт
    } { KNOWN($card) ->
        [yes] «{ NAME($card, case: "acc") }»
       *[no] карту
    } с { WHO($rival) ->
        [you] вашей руки
       *[other] руки игрока { $rival }
    }
mindbug-event-take-back = { WHO($seat) ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } на руку из сброса: { LIST($cards) }
mindbug-event-life = { WHO($side) ->
        [you] { SIGN($change) ->
            [minus] Вы теряете
           *[plus] Вы получаете
        }
        [team] { SIGN($change) ->
            [minus] Ваша команда теряет
           *[plus] Ваша команда получает
        }
        [others] { SIGN($change) ->
            [minus] { $side } теряют
           *[plus] { $side } получают
        }
       *[other] { SIGN($change) ->
            [minus] { $side } теряет
           *[plus] { $side } получает
        }
    } { ABS($change) ->
        [one] { ABS($change) } жизнь
        [few] { ABS($change) } жизни
       *[other] { ABS($change) } жизней
    }, теперь { $life }
mindbug-event-stuck = { WHO($seat) ->
        [you] Вы не можете ни сыграть, ни атаковать и проигрываете
       *[other] { $seat } не может ни сыграть, ни атаковать и проигрывает
    }
mindbug-event-skip = { WHO($seat) ->
        [you] Вы не можете ни сыграть, ни атаковать; ваш ход пропускается
       *[other] { $seat } не может ни сыграть, ни атаковать; ход пропускается
    }
mindbug-event-evolve = «{ $card }» эволюционирует: «{ $stage }»
mindbug-event-boost = Карта «{ $card }» усиливает «{ NAME($creature, case: "acc") }»
mindbug-event-drop = { COUNT($cards) ->
        [one] Карта усиления идёт
       *[other] Карты усиления идут
    } в { WHO($seat) ->
        [you] ваш сброс
       *[other] сброс игрока { $seat }
    }: { LIST($cards) }
mindbug-event-return = «{ $card }» возвращается на { WHO($seat) ->
        [you] вашу руку
       *[other] руку игрока { $seat }
    }
mindbug-event-shield = «{ $card }» в этот ход не может потерпеть поражение
mindbug-event-show = { WHO($seat) ->
        [you] Вы открываете
       *[other] { $seat } открывает
    } верхнюю карту колоды: «{ $card }»
mindbug-event-to-pile = «{ $card }» идёт в { WHO($seat) ->
        [you] ваш сброс
       *[other] сброс игрока { $seat }
    }
mindbug-event-scrap = В { WHO($seat) ->
        [you] ваш сброс
       *[other] сброс игрока { $seat }
    } идут все эти карты: { LIST($cards) }
mindbug-event-keyword = { WHO($seat) ->
        [you] Вы называете
       *[other] { $seat } называет
    } ключевое слово: { $keyword }
mindbug-event-copy = «{ $card }» копирует эффект «{ NAME($source, case: "gen") }»

## Почему нельзя
mindbug-why-over = Партия окончена.
mindbug-why-not-asked = Сейчас решаете не вы.
mindbug-why-cannot-attack = «{ $card }» не может атаковать; причина — «{ $source }».
mindbug-why-cannot-block = «{ $card }» не может блокировать; причина — «{ $source }».
mindbug-why-sneaky = У карты «{ $attacker }» есть Коварство, а у карты «{ $card }» нет: блокировать может только существо с Коварством.
mindbug-why-must-hunt = Сначала нужно атаковать существо «{ $source }»: у вас есть существо с Охотой, которое может атаковать.
mindbug-why-no-action = У карты «{ $card }» нет эффекта «Действие».
mindbug-why-idle-action = «Действие» существа «{ $card }» сейчас ничего не даст, поэтому применить его нельзя.
mindbug-why-asked-turn = Ход — это одно действие: сыграть карту с руки, атаковать своим существом или применить его «Действие».
mindbug-why-asked-mindbug = Сначала решите, забирать ли сыгранную карту химерией.
mindbug-why-asked-block = Блокировать может только одно ваше существо, находящееся в игре.
mindbug-why-asked-hunt = На охоте выбирают среди вражеских существ в игре.
mindbug-why-asked-again = Ещё раз атаковать может только существо, атаковавшее только что.
mindbug-why-asked-order = Выберите один из ждущих эффектов.
mindbug-why-asked-defeat = На это существо эффект не действует.
mindbug-why-asked-control = Эффект на это не действует.
mindbug-why-asked-discard = Сбрасывают карту со своей руки.
mindbug-why-asked-revive = Выберите карту из сброса.
mindbug-why-asked-rival = Выберите одного из соперников, на которого эффект может подействовать.
mindbug-why-asked-pile = Выберите игрока, в чей сброс пойдёт карта.
mindbug-why-asked-keyword = Назовите одно из пяти ключевых слов.
mindbug-why-asked-mode = Выберите тот из двух эффектов, который что-то даст.
mindbug-why-asked-pay = Сначала решите, терять ли жизнь ради эффекта.
mindbug-why-asked-copy = Копировать можно только другое существо в игре, у которого есть эффект «Розыгрыш».
mindbug-why-asked-force = Выберите вражеское существо, которое может атаковать.
mindbug-why-asked-may-discard = Сбрасывать можно только карты своей руки.
mindbug-why-asked-salvage = Выберите карту из того сброса.
mindbug-why-asked-boost = Карты усиления берут из сбросов.
mindbug-why-asked-bolster = Выберите существо в игре.
mindbug-why-asked-unboost = Выберите карту усиления, лежащую под существом.

## Ошибки
error-bad-decks = Заданных колод должно быть по одной на каждого из игроков ({ $seats }); задано { $decks }.
error-bad-deck-size = Карт в колоде игрока { $seat }: { $count }, а нужно { $size }.
error-no-such-copy = В выбранных наборах не осталось карты «{ $card }».

## Карты набора «Первый контакт»
mindbug-card-axolotl_healer = Аксолотль-знахарь
    .acc = Аксолотля-знахаря
    .gen = Аксолотля-знахаря
    .ins = Аксолотлем-знахарем
    .ability = Розыгрыш: вы получаете 2 жизни.
mindbug-card-bee_bear = Медвепчела
    .acc = Медвепчелу
    .gen = Медвепчелы
    .ins = Медвепчелой
    .ability = Существа с силой 6 или меньше не могут её блокировать.
mindbug-card-brain_fly = Мозгомуха
    .acc = Мозгомуху
    .gen = Мозгомухи
    .ins = Мозгомухой
    .ability = Розыгрыш: возьмите под контроль существо с силой 6 или больше.
mindbug-card-chameleon_sniper = Хамелеон-снайпер
    .acc = Хамелеона-снайпера
    .gen = Хамелеона-снайпера
    .ins = Хамелеоном-снайпером
    .ability = Атака: соперник теряет 1 жизнь.
mindbug-card-compost_dragon = Компостный дракон
    .acc = Компостного дракона
    .gen = Компостного дракона
    .ins = Компостным драконом
    .ability = Розыгрыш: сыграйте карту из своего сброса.
mindbug-card-deathweaver = Смертоткач
    .acc = Смертоткача
    .gen = Смертоткача
    .ins = Смертоткачом
    .ability = Эффекты «Розыгрыш» соперников не срабатывают.
mindbug-card-elephantopus = Слоносьминог
    .acc = Слоносьминога
    .gen = Слоносьминога
    .ins = Слоносьминогом
    .ability = Соперники не могут блокировать существами с силой 4 или меньше.
mindbug-card-explosive_toad = Жабомба
    .acc = Жабомбу
    .gen = Жабомбы
    .ins = Жабомбой
    .ability = Поражение: победите существо.
mindbug-card-ferret_bomber = Хорёк-бомбардир
    .acc = Хорька-бомбардира
    .gen = Хорька-бомбардира
    .ins = Хорьком-бомбардиром
    .ability = Розыгрыш: соперник сбрасывает 2 карты.
mindbug-card-giraffodile = Жирафокодил
    .acc = Жирафокодила
    .gen = Жирафокодила
    .ins = Жирафокодилом
    .ability = Розыгрыш: возьмите на руку весь свой сброс.
mindbug-card-goblin_werewolf = Гоблин-оборотень
    .acc = Гоблина-оборотня
    .gen = Гоблина-оборотня
    .ins = Гоблином-оборотнем
    .ability = В ваш ход имеет +6 к силе.
mindbug-card-gorillion = Горильев
    .acc = Горильва
    .gen = Горильва
    .ins = Горильвом
mindbug-card-grave_robber = Расхититель могил
    .acc = Расхитителя могил
    .gen = Расхитителя могил
    .ins = Расхитителем могил
    .ability = Розыгрыш: сыграйте карту из сброса соперника.
mindbug-card-harpy_mother = Мамочка-гарпия
    .acc = Мамочку-гарпию
    .gen = Мамочки-гарпии
    .ins = Мамочкой-гарпией
    .ability = Поражение: возьмите под контроль до двух существ с силой 5 или меньше.
mindbug-card-kangasaurus_rex = Кенгурозавр Рекс
    .acc = Кенгурозавра Рекса
    .gen = Кенгурозавра Рекса
    .ins = Кенгурозавром Рексом
    .ability = Розыгрыш: победите всех вражеских существ с силой 4 или меньше.
mindbug-card-killer_bee = Пчела-убийца
    .acc = Пчелу-убийцу
    .gen = Пчелы-убийцы
    .ins = Пчелой-убийцей
    .ability = Розыгрыш: соперник теряет 1 жизнь.
mindbug-card-lone_yeti = Одинокий йети
    .acc = Одинокого йети
    .gen = Одинокого йети
    .ins = Одиноким йети
    .ability = Пока это ваше единственное существо, имеет +5 к силе и Бешенство.
mindbug-card-luchataur = Лучатавр
    .acc = Лучатавра
    .gen = Лучатавра
    .ins = Лучатавром
mindbug-card-mysterious_mermaid = Таинственная русалка
    .acc = Таинственную русалку
    .gen = Таинственной русалки
    .ins = Таинственной русалкой
    .ability = Розыгрыш: у вас становится столько жизней, сколько у соперника.
mindbug-card-plated_scorpion = Панцирный скорпион
    .acc = Панцирного скорпиона
    .gen = Панцирного скорпиона
    .ins = Панцирным скорпионом
mindbug-card-rhino_turtle = Носорепаха
    .acc = Носорепаху
    .gen = Носорепахи
    .ins = Носорепахой
mindbug-card-shark_dog = Акулопёс
    .acc = Акулопса
    .gen = Акулопса
    .ins = Акулопсом
    .ability = Атака: победите вражеское существо с силой 6 или больше.
mindbug-card-sharky_crab_dog_mummypus = Акулистый Крабопёс-Мумьеног
    .acc = Акулистого Крабопса-Мумьенога
    .gen = Акулистого Крабопса-Мумьенога
    .ins = Акулистым Крабопсом-Мумьеногом
    .ability = Имеет те из ключевых слов Охота, Коварство, Бешенство и Яд, которые есть хотя бы у одного вражеского существа.
mindbug-card-shield_bugs = Жуки-щитники
    .acc = Жуков-щитников
    .gen = Жуков-щитников
    .ins = Жуками-щитниками
    .ability = Другие ваши существа имеют +1 к силе.
mindbug-card-snail_hydra = Улиткогидра
    .acc = Улиткогидру
    .gen = Улиткогидры
    .ins = Улиткогидрой
    .ability = Атака: если у вас меньше существ, чем у соперника, победите существо.
mindbug-card-snail_thrower = Улиткомёт
    .acc = Улиткомёта
    .gen = Улиткомёта
    .ins = Улиткомётом
    .ability = Другие ваши существа с силой 4 или меньше имеют Охоту и Яд.
mindbug-card-spider_owl = Совук
    .acc = Совука
    .gen = Совука
    .ins = Совуком
mindbug-card-strange_barrel = Чудобочка
    .acc = Чудобочку
    .gen = Чудобочки
    .ins = Чудобочкой
    .ability = Поражение: украдите 2 случайные карты с руки соперника.
mindbug-card-tiger_squirrel = Тигробелка
    .acc = Тигробелку
    .gen = Тигробелки
    .ins = Тигробелкой
    .ability = Розыгрыш: победите вражеское существо с силой 7 или больше.
mindbug-card-turbo_bug = Турбожук
    .acc = Турбожука
    .gen = Турбожука
    .ins = Турбожуком
    .ability = Атака: у соперника остаётся 1 жизнь.
mindbug-card-tusked_extorter = Клыкастый вымогатель
    .acc = Клыкастого вымогателя
    .gen = Клыкастого вымогателя
    .ins = Клыкастым вымогателем
    .ability = Атака: соперник сбрасывает карту.
mindbug-card-urchin_hurler = Ежемёт
    .acc = Ежемёта
    .gen = Ежемёта
    .ins = Ежемётом
    .ability = В ваш ход другие ваши существа имеют +2 к силе.

## Карты набора «За пределами эволюции»
mindbug-card-blastfish = Взрывная рыба
    .acc = Взрывную рыбу
    .gen = Взрывной рыбы
    .ins = Взрывной рыбой
    .ability = Атака: в этот ход это существо нельзя победить.
mindbug-card-bullet_train = Поезд-пуля
    .acc = Поезд-пулю
    .gen = Поезда-пули
    .ins = Поездом-пулей
    .ability = Атака: победите вражеское существо с силой 3 или меньше.
mindbug-card-cake_trickster = Тортовый трюкач
    .acc = Тортового трюкача
    .gen = Тортового трюкача
    .ins = Тортовым трюкачом
    .ability = Действие: выберите вражеское существо; соперник обязан сразу им атаковать.
mindbug-card-captain_hippo = Капитан Бегемот
    .acc = Капитана Бегемота
    .gen = Капитана Бегемота
    .ins = Капитаном Бегемотом
    .ability = В свой ход соперник, у которого есть способное атаковать существо с Охотой, обязан атаковать им это существо.
mindbug-card-cheeky_chimpborg = Дерзкий шимпборг
    .acc = Дерзкого шимпборга
    .gen = Дерзкого шимпборга
    .ins = Дерзким шимпборгом
    .ability = Розыгрыш: соперник сбрасывает по карте за каждое своё существо.
mindbug-card-cheery_chimpborg = Весёлый шимпборг
    .acc = Весёлого шимпборга
    .gen = Весёлого шимпборга
    .ins = Весёлым шимпборгом
    .ability = Пока вражеских существ 3 или больше, имеет +5 к силе.
mindbug-card-chuckling_chimpborg = Хохочущий шимпборг
    .acc = Хохочущего шимпборга
    .gen = Хохочущего шимпборга
    .ins = Хохочущим шимпборгом
    .ability = Розыгрыш: соперник теряет 1 жизнь за каждую свою неиспользованную химерию.
mindbug-card-cloud_lady = Облачная леди
    .acc = Облачную леди
    .gen = Облачной леди
    .ins = Облачной леди
    .ability = Действие: победите вражеское существо с силой 4 или меньше, затем эволюция: «Принцесса тайфунов».
mindbug-card-coach_panda = Панда-тренер
    .acc = Панду-тренера
    .gen = Панды-тренера
    .ins = Пандой-тренером
    .ability = Пока у вас ровно одно другое существо, оно имеет +3 к силе и Бешенство.
mindbug-card-curious_tadpole = Любопытный головастик
    .acc = Любопытного головастика
    .gen = Любопытного головастика
    .ins = Любопытным головастиком
    .ability = Действие: вы получаете 1 жизнь, затем эволюция до «Лягушка-пророк».
mindbug-card-dr_orange_u_tan = Доктор Оранж У. Тан
    .acc = Доктора Оранжа У. Тана
    .gen = Доктора Оранжа У. Тана
    .ins = Доктором Оранжем У. Таном
    .ability = Розыгрыш: можете потерять 1 жизнь; тогда все вражеские существа возвращаются на руку соперника.
mindbug-card-dragon_inn = Драконий трактир
    .acc = Драконий трактир
    .gen = Драконьего трактира
    .ins = Драконьим трактиром
    .ability = Действие: если у вас меньше существ, чем у соперника, он теряет 1 жизнь.
mindbug-card-earwig_assassin = Уховёртка-убийца
    .acc = Уховёртку-убийцу
    .gen = Уховёртки-убийцы
    .ins = Уховёрткой-убийцей
    .ability = Розыгрыш: можете сбросить карту; тогда победите существо.
mindbug-card-infernostrich = Адостраус
    .acc = Адострауса
    .gen = Адострауса
    .ins = Адостраусом
    .ability = Действие: победите вражеское существо с силой 7 или больше.
mindbug-card-kitsunsei = Кицунсей
    .acc = Кицунсея
    .gen = Кицунсея
    .ins = Кицунсеем
    .ability = Другие ваши существа имеют Коварство.
mindbug-card-mole_machine = Кротомашина
    .acc = Кротомашину
    .gen = Кротомашины
    .ins = Кротомашиной
    .ability = Соперники не могут блокировать существами с силой 7 или больше.
mindbug-card-octocopter = Осьмикоптер
    .acc = Осьмикоптер
    .gen = Осьмикоптера
    .ins = Осьмикоптером
    .ability = Действие: победите это существо, затем возьмите под контроль вражеское существо.
mindbug-card-puffermech = Фугумех
    .acc = Фугумеха
    .gen = Фугумеха
    .ins = Фугумехом
    .ability = Поражение: победите всех вражеских существ с силой 8 или больше.
mindbug-card-radioactive_rabbit = Радиоактивный кролик
    .acc = Радиоактивного кролика
    .gen = Радиоактивного кролика
    .ins = Радиоактивным кроликом
    .ability = Розыгрыш: соперник берёт это существо под контроль. Поражение: победите всех других своих существ.
mindbug-card-robopup = Робощенок
    .acc = Робощенка
    .gen = Робощенка
    .ins = Робощенком
mindbug-card-sawn = Пилебедь
    .acc = Пилебедя
    .gen = Пилебедя
    .ins = Пилебедем
    .ability = В боях с его участием побеждено существо с большей силой, а не с меньшей.
mindbug-card-spiky_shinobi = Колючий синоби
    .acc = Колючего синоби
    .gen = Колючего синоби
    .ins = Колючим синоби
    .ability = Пока у вас нет неиспользованных химерий, имеет +5 к силе.
mindbug-card-steelhorn = Сталерог
    .acc = Сталерога
    .gen = Сталерога
    .ins = Сталерогом
    .ability = Поражение: соперник сбрасывает 3 карты.
mindbug-card-sweet_fighter = Сладкий боец
    .acc = Сладкого бойца
    .gen = Сладкого бойца
    .ins = Сладким бойцом
    .ability = Поражение: вы получаете 2 жизни.
mindbug-card-utility_bug = Универсальный жук
    .acc = Универсального жука
    .gen = Универсального жука
    .ins = Универсальным жуком
    .ability = Розыгрыш: можете скопировать эффект «Розыгрыш» другого существа.
mindbug-card-the_experiment = Эксперимент
    .acc = Эксперимент
    .gen = Эксперимента
    .ins = Экспериментом
    .ability = Розыгрыш: соперник берёт это существо под контроль, затем возьмите под контроль вражеское существо.
mindbug-card-turtle_toaster = Черепаха-тостер
    .acc = Черепаху-тостер
    .gen = Черепахи-тостера
    .ins = Черепахой-тостером
    .ability = Розыгрыш: победите не более двух вражеских существ с силой от 4 до 6.
mindbug-card-waddling_recruit = Косолапый новобранец
    .acc = Косолапого новобранца
    .gen = Косолапого новобранца
    .ins = Косолапым новобранцем
    .ability = Действие: соперник сбрасывает карту, затем эволюция до «Пингвин-ветеран».
mindbug-card-westside_monster = Монстр Вестсайда
    .acc = Монстра Вестсайда
    .gen = Монстра Вестсайда
    .ins = Монстром Вестсайда
    .ability = Вражеские существа с Коварством не могут ни атаковать, ни блокировать.
mindbug-card-wildsprout = Дикий росток
    .acc = Дикий росток
    .gen = Дикого ростка
    .ins = Диким ростком
    .ability = Действие: сыграйте карту из своего сброса, затем эволюция до «Большекорень».
mindbug-card-typhoon_princess = Принцесса тайфунов
    .acc = Принцессу тайфунов
    .gen = Принцессы тайфунов
    .ins = Принцессой тайфунов
    .ability = Действие: победите вражеское существо с силой 6 или меньше, затем эволюция до «Королева грома».
mindbug-card-thunder_queen = Королева грома
    .acc = Королеву грома
    .gen = Королевы грома
    .ins = Королевой грома
    .ability = Атака: победите вражеское существо.
mindbug-card-frog_prophet = Лягушка-пророк
    .acc = Лягушку-пророка
    .gen = Лягушки-пророка
    .ins = Лягушкой-пророком
    .ability = Действие: вы получаете 1 жизнь, затем эволюция до «Пожиратель миров».
mindbug-card-world_eater = Пожиратель миров
    .acc = Пожирателя миров
    .gen = Пожирателя миров
    .ins = Пожирателем миров
    .ability = Атака: соперник теряет 1 жизнь.
mindbug-card-veteran_penguin = Пингвин-ветеран
    .acc = Пингвина-ветерана
    .gen = Пингвина-ветерана
    .ins = Пингвином-ветераном
    .ability = Действие: соперник сбрасывает карту, затем эволюция до «Ледяная крепость».
mindbug-card-frosty_fortress = Ледяная крепость
    .acc = Ледяную крепость
    .gen = Ледяной крепости
    .ins = Ледяной крепостью
    .ability = Атака: вся рука и колода соперника идут в его сброс.
mindbug-card-bigroot = Большекорень
    .acc = Большекорень
    .gen = Большекорня
    .ins = Большекорнем
    .ability = Действие: сыграйте карту из своего сброса, затем эволюция до «Владыка дубов».
mindbug-card-oakenmaster = Владыка дубов
    .acc = Владыку дубов
    .gen = Владыки дубов
    .ins = Владыкой дубов
    .ability = Другие ваши существа имеют +5 к силе.

## Карты набора «За пределами вечности»
mindbug-card-agile_rooster = Проворный петух
    .acc = Проворного петуха
    .gen = Проворного петуха
    .ins = Проворным петухом
    .ability = Блокировать его могут только существа, чья сила отличается от его силы не более чем на 1.
mindbug-card-ant_zombie_horde = Орда муравьёв-зомби
    .acc = Орду муравьёв-зомби
    .gen = Орды муравьёв-зомби
    .ins = Ордой муравьёв-зомби
    .ability = Атака: усиление на 2 карты.
mindbug-card-berserker_rabbit = Кролик-берсерк
    .acc = Кролика-берсерка
    .gen = Кролика-берсерка
    .ins = Кроликом-берсерком
    .ability = Пока ваш сброс пуст, имеет +4 к силе.
mindbug-card-blessed_killer_bee = Благословенная Пчела-убийца
    .acc = Благословенную Пчелу-убийцу
    .gen = Благословенной Пчелы-убийцы
    .ins = Благословенной Пчелой-убийцей
    .ability = В сбросе: каждый раз, когда соперник теряет жизнь, он теряет ещё 2.
mindbug-card-blessed_shield_bugs = Благословенные Жуки-щитники
    .acc = Благословенных Жуков-щитников
    .gen = Благословенных Жуков-щитников
    .ins = Благословенными Жуками-щитниками
    .ability = В сбросе: ваши существа имеют +1 к силе.
mindbug-card-blessed_tiger_squirrel = Благословенная Тигробелка
    .acc = Благословенную Тигробелку
    .gen = Благословенной Тигробелки
    .ins = Благословенной Тигробелкой
    .ability = В сбросе: вражеские существа с силой 7 или больше не могут ни атаковать, ни блокировать.
mindbug-card-catalisk = Котовасилиск
    .acc = Котовасилиска
    .gen = Котовасилиска
    .ins = Котовасилиском
    .ability = Атака: вся колода соперника идёт в его сброс.
mindbug-card-cave_lizard = Пещерный ящер
    .acc = Пещерного ящера
    .gen = Пещерного ящера
    .ins = Пещерным ящером
    .ability = Не может атаковать.
mindbug-card-cursed_gorillion = Проклятый Горильев
    .acc = Проклятого Горильва
    .gen = Проклятого Горильва
    .ins = Проклятым Горильвом
    .ability = В сбросе: ваши существа имеют −2 к силе.
mindbug-card-duckdra = Уткодра
    .acc = Уткодру
    .gen = Уткодры
    .ins = Уткодрой
    .ability = Атака: можете победить существо с Ядом.
mindbug-card-fire_antler = Огнерог
    .acc = Огнерога
    .gen = Огнерога
    .ins = Огнерогом
    .ability = Поражение: соперник теряет 1 жизнь, затем усиление существа на 1 карту.
mindbug-card-ghostly_underdog = Призрачный пёс
    .acc = Призрачного пса
    .gen = Призрачного пса
    .ins = Призрачным псом
    .ability = Атака: победите всех вражеских существ с меньшей силой, чем у этого.
mindbug-card-goat_dragon = Козлодракон
    .acc = Козлодракона
    .gen = Козлодракона
    .ins = Козлодраконом
    .ability = Розыгрыш и Атака: усильте существо на 1 карту или победите усиленное существо.
mindbug-card-hiss_holiness = Шипящее Святейшество
    .acc = Шипящее Святейшество
    .gen = Шипящего Святейшества
    .ins = Шипящим Святейшеством
    .ability = Розыгрыш: усиление на 4 карты, распределённые между существами как угодно.
mindbug-card-hypnotic_mouse = Гипномышь
    .acc = Гипномышь
    .gen = Гипномыши
    .ins = Гипномышью
    .ability = Существа, чья сила равна силе другого существа, не могут атаковать.
mindbug-card-koibra = Коибра
    .acc = Коибру
    .gen = Коибры
    .ins = Коиброй
    .ability = Розыгрыш и Атака: открывают случайную карту с руки соперника; вы выбираете, в чей сброс она идёт.
mindbug-card-madam_mystique = Мадам Мистик
    .acc = Мадам Мистик
    .gen = Мадам Мистик
    .ins = Мадам Мистик
    .ability = Поражение: назовите ключевое слово; победите всех вражеских существ, у которых оно есть.
mindbug-card-peacasus = Павегас
    .acc = Павегаса
    .gen = Павегаса
    .ins = Павегасом
    .ability = Когда попадает в ваш сброс, вы получаете 1 жизнь.
mindbug-card-porcupine_teacher = Дикобраз-учитель
    .acc = Дикобраза-учителя
    .gen = Дикобраза-учителя
    .ins = Дикобразом-учителем
    .ability = Другие ваши существа имеют Яд.
mindbug-card-pyro_salamancer = Пиросаламант
    .acc = Пиросаламанта
    .gen = Пиросаламанта
    .ins = Пиросаламантом
    .ability = Розыгрыш: усиление существа на 1 карту, затем победите двух существ с равной силой.
mindbug-card-radioactive_pest = Радиоактивный вредитель
    .acc = Радиоактивного вредителя
    .gen = Радиоактивного вредителя
    .ins = Радиоактивным вредителем
    .ability = Атака: победите вражеское существо с силой 7 или больше.
mindbug-card-rockyphant = Скалофант
    .acc = Скалофанта
    .gen = Скалофанта
    .ins = Скалофантом
    .ability = Когда попадает в ваш сброс, каждый соперник сбрасывает карту.
mindbug-card-sea_rex = Аквазавр
    .acc = Аквазавра
    .gen = Аквазавра
    .ins = Аквазавром
    .ability = Атака: усиление на 1 карту.
mindbug-card-soul_manipulator = Манипулятор душ
    .acc = Манипулятора душ
    .gen = Манипулятора душ
    .ins = Манипулятором душ
    .ability = Розыгрыш и Атака: усиление существа на 1 карту или возьмите карту усиления на руку.
mindbug-card-spirit_cheetah = Дух гепарда
    .acc = Духа гепарда
    .gen = Духа гепарда
    .ins = Духом гепарда
    .ability = Поражение: возьмите под контроль существо с силой 2 или меньше.
mindbug-card-spirit_maki = Дух маки
    .acc = Духа маки
    .gen = Духа маки
    .ins = Духом маки
    .ability = Поражение: возьмите под контроль существо с силой 9 или больше.
mindbug-card-squirtoise_scout = Белкорепаха-скаут
    .acc = Белкорепаху-скаута
    .gen = Белкорепахи-скаута
    .ins = Белкорепахой-скаутом
    .ability = Пока у двух ваших существ равная сила, соперники не могут блокировать.
mindbug-card-tiger_wasp = Тигрооса
    .acc = Тигроосу
    .gen = Тигроосы
    .ins = Тигроосой
    .ability = Розыгрыш: сбросьте случайную карту со своей руки.
mindbug-card-tornado_dragon = Дракон-торнадо
    .acc = Дракона-торнадо
    .gen = Дракона-торнадо
    .ins = Драконом-торнадо
    .ability = Розыгрыш: можете сбросить до 2 карт; за каждую победите существо.
mindbug-card-trash_diver = Мусорный ныряльщик
    .acc = Мусорного ныряльщика
    .gen = Мусорного ныряльщика
    .ins = Мусорным ныряльщиком
    .ability = Атака: возьмите на руку 2 карты из сброса соперника.
mindbug-card-trash_flier = Мусорный летун
    .acc = Мусорного летуна
    .gen = Мусорного летуна
    .ins = Мусорным летуном
    .ability = Поражение: сыграйте карту из сброса соперника.
mindbug-card-water_antler = Водорог
    .acc = Водорога
    .gen = Водорога
    .ins = Водорогом
    .ability = Розыгрыш: вы получаете 1 жизнь, затем усиление существа на 1 карту.

mindbug-because-have = На вашей стороне будет «{ $card }».
mindbug-because-without = На другой стороне не будет существа «{ $card }».
mindbug-because-keep = В руке останется «{ $card }».
mindbug-because-extra = У вас будет ещё один ход.
mindbug-because-life = Это бережёт жизнь.
mindbug-because-their-life = Это отнимает жизнь.
mindbug-because-mindbug = Вы сохраните химерию.
mindbug-because-their-mindbug = Другая сторона потратит химерию.
mindbug-because-free = У вас будет нападающий, которого никто не может заблокировать.
mindbug-because-their-free = У другой стороны не будет нападающего, которого вы не можете заблокировать.
mindbug-because-safe = У вас будет нападающий, которому ни один блок не вредит.
mindbug-because-their-safe = У другой стороны не будет нападающего, которому ваши блоки не вредят.

# Боты: имя и нрав каждого уровня.
bot-mindbug-1 = Любопытный Кот
    .about = Пробует каждую карту и порой не замечает блокирующего.
bot-mindbug-2 = Осмотрительная Курица
    .about = Считает существ и бережёт химерии, но порой забывает ключевое слово.
bot-mindbug-3 = Хитрая Хорчиха
    .about = Думает на ход вперёд и ждёт вашу лучшую карту.
bot-mindbug-4 = Терпеливый Паук
    .about = Расставляет существ так, что вам нечем выгодно атаковать.
bot-mindbug-5 = Великий Разум
    .about = Взвешивает каждую карту, которая может быть у вас на руке.
