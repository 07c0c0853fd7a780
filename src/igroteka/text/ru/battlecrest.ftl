### Битвы гербов. Названия карт — в наборах; всё остальное сформулировано здесь.

battlecrest = Битвы гербов
battlecrest-about = Тактическая дуэль героев на поле 6×6; для троих или четверых — битва команд. Играем собственным набором карт.
battlecrest-length = 20–40 минут
battlecrest-help =
    Одолейте вражеского героя. Ход — два разных действия: Активация подготовленной карты с её свойствами; Применение
    инициативы герба — карта лишь ради герба; Обновление — перевернуть и подготовить все активированные карты;
    Перемещение своих воинов. Герой движется на сумму значений подготовленных карт. Когда атакуют вашего героя, можно
    активировать одну подготовленную карту для обороны. Локация, которой касаетесь стороной, сама добавляет бонус и
    переворачивается; опасность ранит. Домашнее правило (его можно выключить): шесть раундов без ранений или шестьдесят раундов всего завершают партию: побеждает
    сторона, у которой меньше ранений, а при равенстве — та, чей герой ближе к середине поля; иначе ничья. Все значения
    карт наши, не издательские.
battlecrest-setting-hero1 = Первый герой
battlecrest-setting-hero2 = Второй герой
battlecrest-setting-hero3 = Третий герой (союзник первого)
battlecrest-setting-hero4 = Четвёртый герой (союзник второго)
battlecrest-setting-battlefield = Поле битвы
battlecrest-setting-quiet_end = Домашнее правило: тихие партии кончаются (шесть раундов без ранений или шестьдесят всего)

## Стол
battlecrest-turn-number = Ход { $turn }
battlecrest-round = Ход { $turn } · домашнее правило: без ранений партия кончится через { $quiet ->
        [one] { $quiet } ход
        [few] { $quiet } хода
       *[other] { $quiet } ходов
    }
battlecrest-own-values = Значения карт — собственные значения Игротеки, не издательские.
battlecrest-health = до гибели { $left ->
        [one] { $left } ранение
        [few] { $left } ранения
       *[other] { $left } ранений
    } ({ $face })
battlecrest-turns = ещё { $left ->
        [one] { $left } ранение
        [few] { $left } ранения
       *[other] { $left } ранений
    } — раненая сторона, герб «{ $crest }»
battlecrest-healthy = здоровая сторона
battlecrest-wounded = раненая сторона
battlecrest-ghost = призрак
battlecrest-out = вне игры
battlecrest-waiting = ждёт у поля
battlecrest-moves = движение { $move }
battlecrest-defence = оборона { $defence }
battlecrest-primed = инициатива: { $crests }
battlecrest-legend = ⚔ атака · ▣ оборона · ◎ дальность · » движение · ⇥ толчок · ☠ опасность · ↑→↓← указатель · ◌ неактивное

## Свойства словами
battlecrest-effect-attack = атака { $value }{ $crest }, { $range }{ $targets }
battlecrest-effect-march = марш { $value }{ $crest }
battlecrest-effect-push = толчок { $value }{ $crest }, { $range }
battlecrest-effect-wound = ранение { $value } без обороны, { $range }
battlecrest-effect-heal = исцеление { $value }
battlecrest-effect-ready = подготовить { $value ->
        [one] { $value } активированную карту
        [few] { $value } активированные карты
       *[other] { $value } активированных карт
    }
battlecrest-effect-turn_location = перевернуть локацию, { $range }
battlecrest-effect-star = ★
battlecrest-effect-flip = перевернуть эту карту
battlecrest-crest-bonus = { " " }(+1 за каждый герб «{ $crest }»)
battlecrest-targets = , до { $count ->
        [one] { $count } цели
       *[other] { $count } целей
    }
battlecrest-range-close = близкое расстояние
battlecrest-range-mid = среднее расстояние
battlecrest-range-long = дальнее расстояние 2–{ $reach }
battlecrest-passive-attack = +{ $value } к атаке
battlecrest-passive-defence = +{ $value } к обороне
battlecrest-passive-move = +{ $value } к движению
battlecrest-passive-long_range = +{ $value } к дальнему расстоянию
battlecrest-passive-push = +{ $value } к толчку
battlecrest-passive-unharmed_by_hazards = опасности не вредят
battlecrest-passive-passes_enemies = проходит сквозь врагов
battlecrest-for-companion = помощник: { $change }
battlecrest-when-always = всегда
battlecrest-when-healthy = пока на здоровой стороне
battlecrest-when-wounded = на раненой стороне
battlecrest-when-near_companion = когда герой и помощник смежны
battlecrest-when-unready = когда нет подготовленных карт
battlecrest-when-target_far = против цели в 3 ячейках и дальше
battlecrest-when-target_beside = против цели вплотную
battlecrest-when-target_wounded = против раненой цели
battlecrest-after-refocus = после Обновления можно: { $effects }
battlecrest-after-prime = после Применения инициативы можно: { $effects }
battlecrest-after-wounding = после атаки, которая ранила, можно: { $effects }

## Вопросы
battlecrest-ask-action = { $warrior }: выберите действие. Ещё { $left ->
        [one] { $left } действие
        [few] { $left } действия
       *[other] { $left } действий
    }.
battlecrest-ask-move-more = Переместить ещё одного воина?
battlecrest-ask-walk = { $warrior }: перемещение. Ещё { $left ->
        [one] { $left } ячейка
        [few] { $left } ячейки
       *[other] { $left } ячеек
    }.
battlecrest-ask-push = { $warrior }: этого воина толкают. Ещё { $left ->
        [one] { $left } ячейка
        [few] { $left } ячейки
       *[other] { $left } ячеек
    }.
battlecrest-ask-attack = { $warrior }: атака. Выберите цель.
battlecrest-ask-defend = { $attacker } атакует, цель — { $warrior }, значение атаки { $value }. Обороняться?
battlecrest-ask-march = { $warrior }: марш?
battlecrest-ask-shove = { $warrior }: толчок. Кого толкнуть?
battlecrest-ask-wound = { $warrior }: кого ранить?
battlecrest-ask-ready = { $warrior }: какую карту подготовить?
battlecrest-ask-turn-location = { $warrior }: какую локацию перевернуть?
battlecrest-ask-star = { $warrior }: на что потратить звезду?
battlecrest-ask-order = Несколько опасностей смертельны. Кого ранит сначала?
battlecrest-ask-front = Кто из ваших героев встанет в ячейку героя?
battlecrest-ask-place = { $warrior }: выберите ячейку рядом с героем.

## Варианты
battlecrest-choice-activate = Активация: «{ $card }»
battlecrest-choice-prime = Инициатива герба: «{ $card }»
battlecrest-choice-refocus = Обновление активированных карт
battlecrest-choice-move = Перемещение: { $warrior }
battlecrest-choice-step = в ячейку { $cell }
battlecrest-choice-done = достаточно
battlecrest-choice-attack = цель атаки — { $target } ({ $cell })
battlecrest-choice-no-attack = больше целей не выбирать
battlecrest-choice-defend = обороняться картой «{ $card }»
battlecrest-choice-no-defend = не обороняться
battlecrest-choice-march = марш
battlecrest-choice-skip = проигнорировать это свойство
battlecrest-choice-shove = толкнуть: { $target } ({ $cell })
battlecrest-choice-wound = ранить: { $target } ({ $cell })
battlecrest-choice-ready = подготовить карту «{ $card }»
battlecrest-choice-turn-location = перевернуть локацию «{ $place }» ({ $cell })
battlecrest-choice-star = применить свойство «{ $ability }»
battlecrest-choice-order = сначала { $target } ({ $cell })
battlecrest-choice-front = впереди { $warrior }
battlecrest-choice-place = поставить в ячейку { $cell }

## События
battlecrest-event-turn = Ход: { $warrior } ({ WHO($seat) ->
        [you] вы
       *[other] { $seat }
    })
battlecrest-event-activate = { $warrior } активирует карту «{ $card }»
battlecrest-event-prime = { $warrior } применяет инициативу герба: «{ $card }»
battlecrest-event-refocus = { $warrior } обновляет карты
battlecrest-event-step = { $warrior } идёт: { $cell }
    .many = { $warrior } идёт: { LIST($cell, by: " → ") }
battlecrest-event-attack = { $warrior } атакует, цель — { $target }, значение атаки { $value }
battlecrest-event-defend = { $warrior } обороняется картой «{ $card }», значение обороны { $value }
battlecrest-event-no-wound = { $warrior } не получает ранений
battlecrest-event-wound = { $warrior } получает { $wounds ->
        [one] { $wounds } ранение
        [few] { $wounds } ранения
       *[other] { $wounds } ранений
    }
    .hazard = Опасность: { $warrior } получает { $wounds ->
            [one] { $wounds } ранение
            [few] { $wounds } ранения
           *[other] { $wounds } ранений
        }
battlecrest-event-worse = { $warrior } переворачивается на раненую сторону
battlecrest-event-death = { $warrior } гибнет
battlecrest-event-hazard = { $warrior } оказывается в опасности
battlecrest-event-flip = Локация «{ $place }» переворачивается
battlecrest-event-shove = { $warrior } толкает: { $target }
battlecrest-event-heal = { $warrior } исцеляется
battlecrest-event-readied = Карта «{ $card }» снова готова
battlecrest-event-turned = Карта переворачивается, теперь это «{ $card }»
battlecrest-event-star = { $warrior } тратит звезду на свойство «{ $ability }»
battlecrest-event-draw = Домашнее правило: слишком долго без развязки. Ни одна сторона не берёт верх: ничья
battlecrest-event-stopped = Домашнее правило: слишком долго без развязки. Побеждает сторона, у которой меньше ранений, а при равенстве — та, что ближе к середине

## Почему нет
battlecrest-why-over = Партия окончена.
battlecrest-why-not-asked = Сейчас решаете не вы.
battlecrest-why-not-an-option = Здесь нет такого варианта.
battlecrest-why-action-used = Два действия хода должны быть разными, а это уже выполнено.
battlecrest-why-activate-once = Активация — одно действие: двух карт за ход не активируют.
battlecrest-why-not-ready = Эта карта для этого не подготовлена.
battlecrest-why-no-effect = «{ $card }»: ни одного свойства сейчас не применить, а игнорировать все нельзя. Примените инициативу её герба.
battlecrest-why-nothing-to-refocus = Нет активированных карт: обновлять нечего.
battlecrest-why-no-ready-card = Без подготовленной карты герой не движется, даже по бонусу.
battlecrest-why-cannot-move = { $warrior }: некуда переместиться.
battlecrest-why-no-companion = У этого героя нет помощника в игре.
battlecrest-why-location = Через локацию перемещаются только по указателю.
battlecrest-why-enemy = Через ячейки с врагами не перемещаются.
battlecrest-why-not-a-step = Шаг — в ячейку, прилегающую стороной, или по указателю.
battlecrest-why-no-location-near = Воин остаётся в ячейках, смежных с локациями.
battlecrest-why-ally = Там другой воин: пройти можно, остаться — нет.
battlecrest-why-must-move = Действие должно что-то изменить: сделайте хотя бы один шаг.
battlecrest-why-not-enemy = Атакуют только врагов.
battlecrest-why-out-of-range = Цель не на том расстоянии.
battlecrest-why-hit-already = В этого воина это свойство уже попало.
battlecrest-why-nobody = Выберите воина.
battlecrest-why-cannot-skip = Проигнорировать можно одно из нескольких свойств, но не все.
battlecrest-why-itself = Воин толкает других, не себя.
battlecrest-why-cannot-be-moved = Этого воина некуда толкнуть.
battlecrest-why-defend-one = Обороняйтесь одной подготовленной картой или никак.
battlecrest-why-star-used = Каждое свойство со звездой применяют раз за ход.
battlecrest-why-star-far = Герой должен быть смежен с локацией.
battlecrest-why-star-none = Нет свойства со звездой, которое могло бы что-то сделать.
battlecrest-why-place = Помощник начинает в свободной ячейке рядом со своим героем.
battlecrest-why-front = Выберите одного из двух своих героев.
battlecrest-why-must-choose = Выберите один из вариантов.

## Ошибки в наборах
battlecrest-pack-not-yaml = это не YAML
battlecrest-pack-yaml-tab = в YAML нет табуляции: делайте отступ пробелами
battlecrest-pack-yaml-character = слово не может начинаться с этого знака; возьмите текст в кавычки
battlecrest-pack-yaml-quote = здесь открыты кавычки, которые нигде не закрыты
battlecrest-pack-yaml-bracket = скобка не закрыта: перед этой строкой не хватает запятой, ] или {"}"}
battlecrest-pack-yaml-colon = в строке второе двоеточие: возьмите текст в кавычки или проверьте отступ
battlecrest-pack-yaml-no-colon = после названия поля не хватает двоеточия, здесь или строкой выше
battlecrest-pack-yaml-indent = отступ этой строки не такой, как у тех, к которым она относится
battlecrest-pack-empty = файл пуст
battlecrest-pack-not-mapping = здесь должны быть поля: { $fields }
battlecrest-pack-unknown-field = здесь нет поля «{ $field }»; известны: { $known }
battlecrest-pack-field-twice = поле «{ $field }» здесь дважды
battlecrest-pack-missing-field = не хватает поля «{ $field }»
battlecrest-pack-not-list = «{ $what }» должно быть списком
battlecrest-pack-list-length = «{ $what }»: записей должно быть от { $least } до { $most }, а не { $found }
battlecrest-pack-not-word = здесь должно быть одно слово или число
battlecrest-pack-bad-id = «{ $value }» — не идентификатор: малые латинские буквы, цифры и _, сначала буква
battlecrest-pack-nothing-fits = «{ $value }» здесь не годится: у этой карты или набора нет для «{ $what }» ничего такого
battlecrest-pack-not-one-of = «{ $value }» неизвестно для «{ $what }»; известны: { $known }
battlecrest-pack-bad-number = «{ $what }» — «{ $value }», а должно быть целое число от { $least } до { $most }
battlecrest-pack-not-flag = «{ $value }»: пишите true или уберите строку
battlecrest-pack-empty-name = название пусто
battlecrest-pack-no-kind = сначала скажите, что это: «pack: hero» или «pack: battlefield»
battlecrest-pack-same-id = идентификатор «{ $value }» использован дважды
battlecrest-pack-same-number = номер { $value } использован дважды; номера локаций различны
battlecrest-pack-bad-crests = назовите от 1 до 6 гербов, каждый со своим названием
battlecrest-pack-not-ability = свойство начинается с одного из слов: { $known }
battlecrest-pack-bad-range = «{ $value }» — не расстояние: close, mid или long N, где N от 2 до 10
battlecrest-pack-one-kind-of-ability = дайте ровно одно: star, passive или after с do
battlecrest-pack-location-star = свойство локации — свойство со звездой
battlecrest-pack-when-needs-target = условие «{ $value }» говорит о цели: оно только для атаки
battlecrest-pack-layout-shape = в этой строке не 6 знаков: . L H M
battlecrest-pack-layout-count = на схеме должно быть 6 L, 2 H и 2 M, а есть { $l } L, { $h } H и { $m } M
battlecrest-pack-layout-start = { $cell }: каждая H и M должна быть смежна с локацией
battlecrest-pack-layout-heroes = { $cell }: каждая H должна касаться стороной локации, каждая своей
battlecrest-pack-layout-minions = { $cell }: рядом с каждой H должна быть ровно одна собственная M
battlecrest-pack-layout-room = { $cell }: рядом с каждой H и M свободных ячеек, куда можно войти, должно быть больше, чем других H и M, которые их делят
battlecrest-pack-one-kind-of-effect = дайте ровно одно: bonus, signpost или hazard
battlecrest-pack-signpost-back = указатель ведёт назад к своему же краю
battlecrest-pack-id-taken = набор «{ $value }» уже есть: выберите другой идентификатор
battlecrest-pack-id-kept = «{ $value }» в позициях называет другое: выберите другой идентификатор
battlecrest-pack-unreadable = файл не прочитать
battlecrest-pack-not-text = файл — не текст в UTF-8

battlecrest-because-health = До гибели героя { $warrior } останется { $count ->
        [one] { $count } ранение
        [few] { $count } ранения
       *[other] { $count } ранений
    }, а не { $other }.
battlecrest-because-threat = { $count ->
        [0] У героя { $warrior } не будет атаки, которая кого-то достанет.
       *[other] { $warrior } сможет атаковать со значением { $count }, а не { $other }.
    }
battlecrest-because-new-threat = { $warrior } сможет атаковать со значением { $count }.
battlecrest-because-defence = { $count ->
        [0] У героя { $warrior } не будет обороны.
       *[other] У героя { $warrior } будет оборона { $count }, а не { $other }.
    }
battlecrest-because-bonus = { $count ->
        [0] Локации ничего не добавят к атакам героя { $warrior }.
       *[other] Локации добавят { $count } к атакам героя { $warrior }, а не { $other }.
    }
battlecrest-because-new-bonus = Локации добавят { $count } к атакам героя { $warrior }.
battlecrest-because-new-defence = У героя { $warrior } будет оборона { $count }.
battlecrest-because-deadly = { $warrior } будет грозить смертельным ударом.
battlecrest-because-not-deadly = { $warrior } не будет грозить смертельным ударом.
battlecrest-because-stays = { $warrior } остаётся в игре.
battlecrest-because-falls = { $warrior } выбывает из игры.
battlecrest-because-unhurt = { $warrior } остаётся на здоровой стороне.
battlecrest-because-hurt = { $warrior } переворачивается на раненую сторону.

# Боты: имя и нрав каждого уровня.
bot-battlecrest-1 = Оруженосец Овёс
    .about = Идёт туда, где шум.
bot-battlecrest-2 = Паж Липа
    .about = Бьёт, едва кто-то подойдёт.
bot-battlecrest-3 = Сержант Кремень
    .about = Держит одну карту для обороны.
bot-battlecrest-4 = Госпожа Цапля
    .about = Ждёт вас на своём поле.
bot-battlecrest-5 = Маршал
    .about = Уже выиграл эту битву.
