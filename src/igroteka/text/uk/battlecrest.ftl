### Битви гербів. Назви карт — у наборах; усе інше сформульовано тут.

battlecrest = Битви гербів
battlecrest-about = Тактична дуель героїв на полі 6×6; для трьох чи чотирьох — битва команд. Граємо власним набором карт.
battlecrest-length = 20–40 хвилин
battlecrest-help =
    Здолайте ворожого героя. Хід — дві різні дії: Активація підготовленої карти з її властивостями; Застосування
    ініціативи герба — карта лише заради герба; Оновлення — перевернути й підготувати всі активовані карти; Переміщення
    своїх воїнів. Герой рухається на суму значень підготовлених карт. Коли атакують вашого героя, можна активувати одну
    підготовлену карту для оборони. Локація, до якої дотикаєтеся стороною, сама додає бонус і перевертається; небезпека
    ранить. Домашнє правило (його можна вимкнути): шість раундів без поранень або шістдесят раундів загалом завершують партію: перемагає сторона, що має менше
    поранень, а за рівності — та, чий герой ближче до середини поля; інакше нічия. Усі значення карт наші, не видавничі.
battlecrest-setting-hero1 = Перший герой
battlecrest-setting-hero2 = Другий герой
battlecrest-setting-hero3 = Третій герой (союзник першого)
battlecrest-setting-hero4 = Четвертий герой (союзник другого)
battlecrest-setting-battlefield = Поле битви
battlecrest-setting-quiet_end = Домашнє правило: тихі партії закінчуються (шість раундів без поранень або шістдесят усього)

## Стіл
battlecrest-turn-number = Хід { $turn }
battlecrest-round = Хід { $turn } · домашнє правило: без поранень партія скінчиться за { $quiet ->
        [one] { $quiet } хід
        [few] { $quiet } ходи
       *[other] { $quiet } ходів
    }
battlecrest-own-values = Значення карт — власні значення Ігротеки, не видавничі.
battlecrest-health = до загибелі { $left ->
        [one] { $left } поранення
        [few] { $left } поранення
       *[other] { $left } поранень
    } ({ $face })
battlecrest-turns = ще { $left ->
        [one] { $left } поранення
        [few] { $left } поранення
       *[other] { $left } поранень
    } — поранений бік, герб «{ $crest }»
battlecrest-healthy = здоровий бік
battlecrest-wounded = поранений бік
battlecrest-ghost = примара
battlecrest-out = поза грою
battlecrest-waiting = чекає біля поля
battlecrest-moves = рух { $move }
battlecrest-defence = оборона { $defence }
battlecrest-primed = ініціатива: { $crests }
battlecrest-legend = ⚔ атака · ▣ оборона · ◎ дальність · » рух · ⇥ поштовх · ☠ небезпека · ↑→↓← дороговказ · ◌ неактивне

## Властивості словами
battlecrest-effect-attack = атака { $value }{ $crest }, { $range }{ $targets }
battlecrest-effect-march = марш { $value }{ $crest }
battlecrest-effect-push = поштовх { $value }{ $crest }, { $range }
battlecrest-effect-wound = поранення { $value } без оборони, { $range }
battlecrest-effect-heal = зцілення { $value }
battlecrest-effect-ready = підготувати { $value ->
        [one] { $value } активовану карту
        [few] { $value } активовані карти
       *[other] { $value } активованих карт
    }
battlecrest-effect-turn_location = перевернути локацію, { $range }
battlecrest-effect-star = ★
battlecrest-effect-flip = перевернути цю карту
battlecrest-crest-bonus = { " " }(+1 за кожен герб «{ $crest }»)
battlecrest-targets = , до { $count ->
        [one] { $count } цілі
       *[other] { $count } цілей
    }
battlecrest-range-close = близька відстань
battlecrest-range-mid = середня відстань
battlecrest-range-long = далека відстань 2–{ $reach }
battlecrest-passive-attack = +{ $value } до атаки
battlecrest-passive-defence = +{ $value } до оборони
battlecrest-passive-move = +{ $value } до руху
battlecrest-passive-long_range = +{ $value } до далекої відстані
battlecrest-passive-push = +{ $value } до поштовху
battlecrest-passive-unharmed_by_hazards = небезпеки не шкодять
battlecrest-passive-passes_enemies = проходить крізь ворогів
battlecrest-for-companion = помічник: { $change }
battlecrest-when-always = завжди
battlecrest-when-healthy = доки на здоровому боці
battlecrest-when-wounded = на пораненому боці
battlecrest-when-near_companion = коли герой і помічник суміжні
battlecrest-when-unready = коли немає підготовлених карт
battlecrest-when-target_far = проти цілі за 3 комірки й далі
battlecrest-when-target_beside = проти цілі впритул
battlecrest-when-target_wounded = проти пораненої цілі
battlecrest-after-refocus = після Оновлення можна: { $effects }
battlecrest-after-prime = після Застосування ініціативи можна: { $effects }
battlecrest-after-wounding = після атаки, що поранила, можна: { $effects }

## Запитання
battlecrest-ask-action = { $warrior }: виберіть дію. Ще { $left ->
        [one] { $left } дія
        [few] { $left } дії
       *[other] { $left } дій
    }.
battlecrest-ask-move-more = Перемістити ще одного воїна?
battlecrest-ask-walk = { $warrior }: переміщення. Ще { $left ->
        [one] { $left } комірка
        [few] { $left } комірки
       *[other] { $left } комірок
    }.
battlecrest-ask-push = { $warrior }: цього воїна штовхають. Ще { $left ->
        [one] { $left } комірка
        [few] { $left } комірки
       *[other] { $left } комірок
    }.
battlecrest-ask-attack = { $warrior }: атака. Виберіть ціль.
battlecrest-ask-defend = { $attacker } атакує, ціль — { $warrior }, значення атаки { $value }. Оборонятися?
battlecrest-ask-march = { $warrior }: марш?
battlecrest-ask-shove = { $warrior }: поштовх. Кого штовхнути?
battlecrest-ask-wound = { $warrior }: кого поранити?
battlecrest-ask-ready = { $warrior }: яку карту підготувати?
battlecrest-ask-turn-location = { $warrior }: яку локацію перевернути?
battlecrest-ask-star = { $warrior }: на що витратити зірку?
battlecrest-ask-order = Кілька небезпек смертельні. Кого поранить спершу?
battlecrest-ask-front = Хто з ваших героїв стане в комірку героя?
battlecrest-ask-place = { $warrior }: виберіть комірку поруч із героєм.

## Варіанти
battlecrest-choice-activate = Активація: «{ $card }»
battlecrest-choice-prime = Ініціатива герба: «{ $card }»
battlecrest-choice-refocus = Оновлення активованих карт
battlecrest-choice-move = Переміщення: { $warrior }
battlecrest-choice-step = у комірку { $cell }
battlecrest-choice-done = досить
battlecrest-choice-attack = ціль атаки — { $target } ({ $cell })
battlecrest-choice-no-attack = більше цілей не вибирати
battlecrest-choice-defend = оборонятися картою «{ $card }»
battlecrest-choice-no-defend = не оборонятися
battlecrest-choice-march = марш
battlecrest-choice-skip = проігнорувати цю властивість
battlecrest-choice-shove = штовхнути: { $target } ({ $cell })
battlecrest-choice-wound = поранити: { $target } ({ $cell })
battlecrest-choice-ready = підготувати карту «{ $card }»
battlecrest-choice-turn-location = перевернути локацію «{ $place }» ({ $cell })
battlecrest-choice-star = застосувати властивість «{ $ability }»
battlecrest-choice-order = спершу { $target } ({ $cell })
battlecrest-choice-front = попереду { $warrior }
battlecrest-choice-place = поставити в комірку { $cell }

## Події
battlecrest-event-turn = Хід: { $warrior } ({ WHO($seat) ->
        [you] ви
       *[other] { $seat }
    })
battlecrest-event-activate = { $warrior } активує карту «{ $card }»
battlecrest-event-prime = { $warrior } застосовує ініціативу герба: «{ $card }»
battlecrest-event-refocus = { $warrior } оновлює карти
battlecrest-event-step = { $warrior } переходить: { $cell }
    .many = { $warrior } переходить: { LIST($cell, by: " → ") }
battlecrest-event-attack = { $warrior } атакує, ціль — { $target }, значення атаки { $value }
battlecrest-event-defend = { $warrior } обороняється картою «{ $card }», значення оборони { $value }
battlecrest-event-no-wound = { $warrior } не зазнає поранень
battlecrest-event-wound = { $warrior } зазнає { $wounds ->
        [one] { $wounds } поранення
        [few] { $wounds } поранень
       *[other] { $wounds } поранень
    }
    .hazard = Небезпека: { $warrior } зазнає { $wounds ->
            [one] { $wounds } поранення
           *[other] { $wounds } поранень
        }
battlecrest-event-worse = { $warrior } перевертається на поранений бік
battlecrest-event-death = { $warrior } гине
battlecrest-event-hazard = { $warrior } потрапляє в небезпеку
battlecrest-event-flip = Локація «{ $place }» перевертається
battlecrest-event-shove = { $warrior } штовхає: { $target }
battlecrest-event-heal = { $warrior } зцілюється
battlecrest-event-readied = Карта «{ $card }» знову підготовлена
battlecrest-event-turned = Карта перевертається, тепер це «{ $card }»
battlecrest-event-star = { $warrior } витрачає зірку на властивість «{ $ability }»
battlecrest-event-draw = Домашнє правило: надто довго без розв’язки. Жодна сторона не бере гору: нічия
battlecrest-event-stopped = Домашнє правило: надто довго без розв’язки. Перемагає сторона, що має менше поранень, а за рівності — та, що ближче до середини

## Чому ні
battlecrest-why-over = Партію завершено.
battlecrest-why-not-asked = Зараз вирішуєте не ви.
battlecrest-why-not-an-option = Тут немає такого варіанта.
battlecrest-why-action-used = Дві дії ходу мають бути різними, а цю вже виконано.
battlecrest-why-activate-once = Активація — одна дія: двох карт за хід не активують.
battlecrest-why-not-ready = Ця карта для цього не підготовлена.
battlecrest-why-no-effect = «{ $card }»: жодної властивості зараз застосувати не можна, а проігнорувати всі — теж. Застосуйте ініціативу її герба.
battlecrest-why-nothing-to-refocus = Немає активованих карт: оновлювати нічого.
battlecrest-why-no-ready-card = Без підготовленої карти герой не рухається, навіть за бонусом.
battlecrest-why-cannot-move = { $warrior }: немає куди переміститися.
battlecrest-why-no-companion = Цей герой не має помічника у грі.
battlecrest-why-location = Через локацію переміщуються лише за дороговказом.
battlecrest-why-enemy = Через комірки з ворогами не переміщуються.
battlecrest-why-not-a-step = Крок — у комірку, що прилягає стороною, або за дороговказом.
battlecrest-why-no-location-near = Воїн лишається в комірках, суміжних із локаціями.
battlecrest-why-ally = Там інший воїн: пройти можна, лишитися — ні.
battlecrest-why-must-move = Дія має щось змінити: зробіть хоча б один крок.
battlecrest-why-not-enemy = Атакують лише ворогів.
battlecrest-why-out-of-range = Ціль не на тій відстані.
battlecrest-why-hit-already = У цього воїна ця властивість уже влучила.
battlecrest-why-nobody = Виберіть воїна.
battlecrest-why-cannot-skip = Проігнорувати можна одну з кількох властивостей, але не всі.
battlecrest-why-itself = Воїн штовхає інших, не себе.
battlecrest-why-cannot-be-moved = Цього воїна нікуди штовхнути.
battlecrest-why-defend-one = Обороняйтеся однією підготовленою картою або ніяк.
battlecrest-why-star-used = Кожну властивість із зіркою застосовують раз за хід.
battlecrest-why-star-far = Герой має бути суміжний із локацією.
battlecrest-why-star-none = Немає властивості із зіркою, що могла б щось зробити.
battlecrest-why-place = Помічник починає у вільній комірці поруч зі своїм героєм.
battlecrest-why-front = Виберіть одного з двох своїх героїв.
battlecrest-why-must-choose = Виберіть один із варіантів.

## Помилки в наборах
battlecrest-pack-not-yaml = це не YAML
battlecrest-pack-yaml-tab = у YAML немає табуляції: відступайте пробілами
battlecrest-pack-yaml-character = слово не може починатися з цього знака; візьміть текст у лапки
battlecrest-pack-yaml-quote = тут відкрито лапки, яких ніде не закрито
battlecrest-pack-yaml-bracket = дужку не закрито: перед цим рядком бракує коми, ] або {"}"}
battlecrest-pack-yaml-colon = у рядку друга двокрапка: візьміть текст у лапки або перевірте відступ
battlecrest-pack-yaml-no-colon = після назви поля бракує двокрапки, тут або рядком вище
battlecrest-pack-yaml-indent = цей рядок відступає інакше, ніж ті, до яких він належить
battlecrest-pack-empty = файл порожній
battlecrest-pack-not-mapping = тут мають бути поля: { $fields }
battlecrest-pack-unknown-field = тут немає поля «{ $field }»; відомі: { $known }
battlecrest-pack-field-twice = поле «{ $field }» тут двічі
battlecrest-pack-missing-field = бракує поля «{ $field }»
battlecrest-pack-not-list = «{ $what }» має бути списком
battlecrest-pack-list-length = «{ $what }»: записів має бути від { $least } до { $most }, а не { $found }
battlecrest-pack-not-word = тут має бути одне слово або число
battlecrest-pack-bad-id = «{ $value }» — не ідентифікатор: малі латинські літери, цифри та _, спершу літера
battlecrest-pack-nothing-fits = «{ $value }» тут не годиться: ця карта чи набір не має для «{ $what }» нічого такого
battlecrest-pack-not-one-of = «{ $value }» невідоме для «{ $what }»; відомі: { $known }
battlecrest-pack-bad-number = «{ $what }» — «{ $value }», а має бути ціле число від { $least } до { $most }
battlecrest-pack-not-flag = «{ $value }»: пишіть true або приберіть рядок
battlecrest-pack-empty-name = назва порожня
battlecrest-pack-no-kind = спершу скажіть, що це: «pack: hero» чи «pack: battlefield»
battlecrest-pack-same-id = ідентифікатор «{ $value }» ужито двічі
battlecrest-pack-same-number = номер { $value } ужито двічі; номери локацій різні
battlecrest-pack-bad-crests = назвіть від 1 до 6 гербів, кожен зі своєю назвою
battlecrest-pack-not-ability = властивість починається з одного зі слів: { $known }
battlecrest-pack-bad-range = «{ $value }» — не відстань: close, mid або long N, де N від 2 до 10
battlecrest-pack-one-kind-of-ability = дайте рівно одне: star, passive або after з do
battlecrest-pack-location-star = властивість локації — властивість із зіркою
battlecrest-pack-when-needs-target = умова «{ $value }» говорить про ціль: вона лише для атаки
battlecrest-pack-layout-shape = у цьому рядку не 6 знаків: . L H M
battlecrest-pack-layout-count = на схемі має бути 6 L, 2 H і 2 M, а є { $l } L, { $h } H і { $m } M
battlecrest-pack-layout-start = { $cell }: кожна H і M має бути суміжною з локацією
battlecrest-pack-layout-heroes = { $cell }: кожна H має дотикатися стороною до локації, кожна до своєї
battlecrest-pack-layout-minions = { $cell }: поруч із кожною H має бути рівно одна власна M
battlecrest-pack-layout-room = { $cell }: поруч із кожною H і M вільних комірок, куди можна ввійти, має бути більше, ніж інших H і M, що їх ділять
battlecrest-pack-one-kind-of-effect = дайте рівно одне: bonus, signpost або hazard
battlecrest-pack-signpost-back = дороговказ веде назад до свого ж краю
battlecrest-pack-id-taken = набір «{ $value }» уже є: виберіть інший ідентифікатор
battlecrest-pack-id-kept = «{ $value }» у позиціях називає інше: виберіть інший ідентифікатор
battlecrest-pack-unreadable = файл не прочитати
battlecrest-pack-not-text = файл — не текст в UTF-8

battlecrest-because-health = До загибелі героя { $warrior } лишиться { $count ->
        [one] { $count } поранення
        [few] { $count } поранення
       *[other] { $count } поранень
    }, а не { $other }.
battlecrest-because-threat = { $count ->
        [0] { $warrior } не матиме атаки, яка когось дістане.
       *[other] { $warrior } зможе атакувати зі значенням { $count }, а не { $other }.
    }
battlecrest-because-new-threat = { $warrior } зможе атакувати зі значенням { $count }.
battlecrest-because-defence = { $count ->
        [0] { $warrior } не матиме оборони.
       *[other] { $warrior } матиме оборону { $count }, а не { $other }.
    }
battlecrest-because-bonus = { $count ->
        [0] Локації нічого не додадуть до атак героя { $warrior }.
       *[other] Локації додадуть { $count } до атак героя { $warrior }, а не { $other }.
    }
battlecrest-because-new-bonus = Локації додадуть { $count } до атак героя { $warrior }.
battlecrest-because-new-defence = { $warrior } матиме оборону { $count }.
battlecrest-because-deadly = { $warrior } загрожуватиме смертельним ударом.
battlecrest-because-not-deadly = { $warrior } не загрожуватиме смертельним ударом.
battlecrest-because-stays = { $warrior } залишиться в грі.
battlecrest-because-falls = { $warrior } вибуде з гри.
battlecrest-because-unhurt = { $warrior } залишиться на здоровому боці.
battlecrest-because-hurt = { $warrior } перевернеться на поранений бік.

# Боти: ім’я й вдача кожного рівня.
bot-battlecrest-1 = Зброєносець Овес
    .about = Іде туди, де шум.
bot-battlecrest-2 = Паж Липа
    .about = Б’є, щойно хтось підійде.
bot-battlecrest-3 = Сержант Кремінь
    .about = Тримає одну карту для оборони.
bot-battlecrest-4 = Пані Чапля
    .about = Чекає вас на своєму полі.
bot-battlecrest-5 = Маршал
    .about = Уже виграв цю битву.
