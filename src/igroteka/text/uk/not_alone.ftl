### Хижа планета. Власні формулювання; числа — факти карт. Назви карт Полювання (крім «Марева») і Виживання — робочі.

not_alone = Хижа планета
not_alone-about = Одна Істота полює на екіпаж, що мусить угадати, де вона вдарить.
not_alone-length = 30–45 хвилин
not_alone-help =
    Істота перемагає, коли фішка Асиміляції доходить до зірки, Астронавти — всі разом, коли це робить фішка Порятунку.
    Щоходу кожен Астронавт викладає Локацію сорочкою догори, всі одночасно й потай; перед тим можна чинити опір (1 або 2
    Волі за 2 або 4 Локації з відбою) або поступитися (повертається все, але рухається Асиміляція). Далі Істота кладе
    жетони на Локації. Локації відкривають: де немає жетона Істоти чи Артемії, скористайтеся ефектом Локації або поверніть одну Локацію з
    відбою; жетон Артемії коштує Локації з руки; жетон Істоти коштує Волі й рухає Асиміляцію. Зіграні Локації лежать у
    відбої, доки їх не повернути, і всі їх бачать. Одна карта Полювання за хід, одна карта Виживання за хід у кожного,
    кожна у своїй фазі. Хто відмовився від карти, може передумати, доки думають інші.
not_alone-setting-side = Символи Артемії на ігровому полі
not_alone-side-1 = шість поділок поспіль
not_alone-side-2 = через одну поділку
not_alone-setting-expert = Після втрати останньої Волі
not_alone-expert-false = повертаються всі 3
not_alone-expert-true = лише 2: для досвідчених

not_alone-turn = Хід { $turn }, фаза «{ $phase }»
not_alone-counters = Поділок до порятунку: { $rescue }, до асиміляції: { $assimilation }
not_alone-artemia-space = під фішкою Порятунку символ Артемії
not_alone-charged = передавач заряджено
not_alone-reserve = Резерв
not_alone-creature-status = { $name }, Істота — карт Полювання { $hand }, цього ходу можна зіграти ще { $plays }
not_alone-hunt-discard = згори відбою Полювання: { $card }
not_alone-hunted-status = { $name } — Воля { $will }, Локації { $hand }, карти Виживання { $survival }
not_alone-two-this-turn = дві Локації цього ходу ({ $place })
not_alone-played = зіграно
not_alone-discard = відбій
not_alone-in-hand = рука
not_alone-shown = видно
not_alone-face-down = сорочкою догори: { $count }
not_alone-concealed = приховано: { $count }
not_alone-in-force = Діє
not_alone-your-hand = Ваші карти
not_alone-inactive = неактивна
not_alone-barred = закрита

## Локації
not_alone-place-lair = Лігво
    .power = Поверніть увесь відбій або скористайтеся ефектом Локації під жетоном Істоти. Хто попався тут Істоті, втрачає на 1 Волю більше.
not_alone-place-jungle = Джунглі
    .power = ця карта повертається в руку, а з нею 1 Локація з відбою.
not_alone-place-river = Річка
    .power = наступного ходу викладіть 2 Локації; коли жетони розміщено, залиште одну, а другу поверніть у руку.
not_alone-place-beach = Узбережжя
    .power = зарядіть передавач або скористайтеся ним: Порятунок +1. Раз за хід.
not_alone-place-rover = Планетохід
    .power = візьміть із резерву Локацію, якої ще не маєте.
not_alone-place-swamp = Болото
    .power = ця карта повертається в руку, а з нею 2 Локації з відбою.
not_alone-place-shelter = Укриття
    .power = Подивіться 2 карти Виживання: одну візьміть, другу скиньте.
not_alone-place-wreck = Уламки
    .power = Порятунок +1. Раз за хід.
not_alone-place-source = Джерело
    .power = один з Астронавтів отримує 1 Волю, або ви тягнете карту Виживання.
not_alone-place-artefact = Артефакт
    .power = наступного ходу зіграйте 2 Локації та скористайтеся обома. Скопіювати його не можна.

## Карти Полювання
not_alone-hunt-despair = Відчай
    .effect = фаза 1, Артемія: цього ходу карт Виживання не грають і не тягнуть.
not_alone-hunt-force_field = Силове поле
    .effect = фаза 1, Ціль, поки ніхто не виклав Локації: дві сусідні Локації цього ходу грати не можна.
not_alone-hunt-anticipation = Передчуття
    .effect = фаза 2: назвіть Астронавта; якщо ви його схопите, Асиміляція ще +1.
not_alone-hunt-ascendancy = Панування
    .effect = фаза 2: один з Астронавтів скидає Локації з руки, доки не лишиться 2.
not_alone-hunt-fierceness = Лють
    .effect = фаза 2: кожен, хто попався Істоті, втрачає на 1 Волю більше.
not_alone-hunt-forbidden_zone = Заборонена зона
    .effect = фаза 2: усі Астронавти разом скидають по 1 Локації з руки.
not_alone-hunt-interference = Завади
    .effect = фаза 2: Узбережжя й Уламки неактивні.
not_alone-hunt-persecution = Переслідування
    .effect = фаза 2: ефект Локації повертає щонайбільше 1 Локацію.
not_alone-hunt-mutation = Мутація
    .effect = фаза 2, Артемія: жетон Артемії коштує ще й 1 Волі.
not_alone-hunt-phobia = Фобія
    .effect = фаза 2, Артемія: один з Астронавтів показує вам усі Локації з руки, крім 2.
not_alone-hunt-virus = Вірус
    .effect = фаза 2, Артемія: жетон Артемії накриває 2 сусідні Локації.
not_alone-hunt-clone = Клон
    .effect = фаза 2, Ціль: жетон Цілі діє як другий жетон Істоти.
not_alone-hunt-mirage = Марево
    .effect = фаза 2, Ціль: 2 сусідні Локації неактивні.
not_alone-hunt-scream = Крик
    .effect = фаза 2, Ціль: хто там, скидає 2 Локації з руки або втрачає 1 Волю.
not_alone-hunt-toxin = Токсин
    .effect = фаза 2, Ціль: хто там, скидає карту Виживання; Локація неактивна.
not_alone-hunt-cataclysm = Катаклізм
    .effect = фаза 3: одна Локація неактивна.
not_alone-hunt-detour = Манівці
    .effect = фаза 3: перемістіть одного з Астронавтів на сусідню Локацію.
not_alone-hunt-stasis = Стазис
    .effect = фаза 4: у цій фазі фішка Порятунку не рухається.
not_alone-hunt-tracking = Вистежування
    .effect = фаза 4: наступного ходу можна зіграти 2 карти Полювання.
not_alone-hunt-flashback = Спогад
    .effect = діє як верхня карта відбою Полювання, у фазу тієї карти.

## Карти Виживання
not_alone-survival-adrenaline = Адреналін
    .effect = фаза 1: ви отримуєте 1 Волю.
not_alone-survival-ingenuity = Кмітливість
    .effect = фаза 1: зарядіть передавач.
not_alone-survival-sacrifice = Жертва
    .effect = фаза 1: скиньте Локацію з руки; цього ходу карт Полювання не грають.
not_alone-survival-sixth_sense = Шосте чуття
    .effect = фаза 1: поверніть 2 Локації з відбою.
not_alone-survival-smokescreen = Димова завіса
    .effect = фаза 1: цього ходу Істота не бачить відбоїв Астронавтів.
not_alone-survival-strike_back = Удар у відповідь
    .effect = фаза 1: 2 випадкові карти Істоти йдуть під колоду Полювання.
not_alone-survival-vortex = Вихор
    .effect = фаза 2: обміняйте викладену Локацію на одну з відбою.
not_alone-survival-detector = Детектор
    .effect = фаза 3: цього ходу жетон Артемії на вас не діє.
not_alone-survival-dodge = Ухиляння
    .effect = фаза 3: цього ходу жетон Істоти на вас не діє.
not_alone-survival-drone = Дрон
    .effect = фаза 3: замість ефекту своєї локації скористайтеся ефектом Планетохода.
not_alone-survival-gate = Брама
    .effect = фаза 3: замість ефекту своєї локації скористайтеся ефектом сусідньої.
not_alone-survival-hologram = Голограма
    .effect = фаза 3: перемістіть жетон Артемії на сусідню Локацію.
not_alone-survival-wrong_track = Хибний слід
    .effect = фаза 3: перемістіть жетон Істоти на сусідню Локацію.
not_alone-survival-amplifier = Підсилювач
    .effect = фаза 4: розрядіть передавач і пересуньте Порятунок на 1.
not_alone-survival-double_back = Назад своїм слідом
    .effect = фаза 4: поверніть у руку Локацію, яку зіграли.

## Назви
not_alone-token-creature = Жетон Істоти
    .acc = жетон Істоти
not_alone-token-target = Жетон Цілі
    .acc = жетон Цілі
not_alone-token-artemia = Жетон Артемії
    .acc = жетон Артемії
not_alone-phase-1 = Розвідка
not_alone-phase-2 = Полювання
not_alone-phase-3 = Розплата
not_alone-phase-4 = Кінець ходу
not_alone-reason-give-up = поступка
not_alone-reason-caught = здобич Істоти
not_alone-reason-anticipation = Передчуття
not_alone-reason-broken = втрачено останню Волю
not_alone-reason-beach = Узбережжя
not_alone-reason-wreck = Уламки
not_alone-reason-amplifier = Підсилювач
not_alone-reason-end-of-turn = кінець ходу
not_alone-effect-no-survival = без карт Виживання
not_alone-effect-no-hunt = без карт Полювання
not_alone-effect-discards-hidden = відбої приховано від Істоти
not_alone-effect-target-bars = Локації під жетоном Цілі не можна грати
not_alone-effect-target-catches = жетон Цілі теж хапає
not_alone-effect-target-silences = Локації під жетоном Цілі неактивні
not_alone-effect-target-screams = під жетоном Цілі: скинути 2 Локації або втратити Волю
not_alone-effect-target-poisons = під жетоном Цілі: скинути карту Виживання
not_alone-effect-artemia-allowed = можна розмістити жетон Артемії
not_alone-effect-artemia-wide = жетон Артемії накриває дві Локації
not_alone-effect-artemia-hurts = жетон Артемії коштує ще й Волі
not_alone-effect-catch-hurts-more = хто попався Істоті, втрачає на 1 Волю більше
not_alone-effect-no-signal = Узбережжя й Уламки неактивні
not_alone-effect-one-back = ефект повертає щонайбільше одну Локацію
not_alone-effect-rescue-held = фішка Порятунку стоїть

## Запитання
not_alone-ask-explore = { $count ->
    [one] Викладіть Локацію сорочкою догори або спершу чиніть опір, поступіться чи зіграйте карту.
   *[other] Викладіть Локації ({ $count }) сорочкою догори або спершу чиніть опір, поступіться чи зіграйте карту.
}
not_alone-ask-take-back = Яку Локацію повернути з відбою?
not_alone-ask-sacrifice = Яку Локацію скинути з руки?
not_alone-ask-window = { $phase }: зіграти карту?
not_alone-ask-door = { $phase }: поки інші думають, ви ще можете зіграти карту.
not_alone-ask-hunt = Полювання: розмістіть жетони, зіграйте карту Полювання або завершіть.
not_alone-ask-keep = Жетони розміщено. Яку Локацію залишити?
not_alone-ask-order = Ви граєте дві Локації. Яка перша?
not_alone-ask-use = Локація { $place }: скористатися ефектом чи повернути Локацію з відбою?
not_alone-ask-lair = Повернути відбій чи скопіювати локацію з Істотою?
not_alone-ask-one-back = «Переслідування»: повернути можна лише одну Локацію. Яку?
not_alone-ask-rover = Яку Локацію взяти з резерву?
not_alone-ask-shelter = Яку карту Виживання залишити?
not_alone-ask-source = Кому повернути Волю? Або візьміть карту Виживання.
not_alone-ask-target = «{ $card }»: куди покласти жетон Цілі?
not_alone-ask-target-pair = «{ $card }»: між якими двома Локаціями покласти жетон Цілі?
not_alone-ask-name = «{ $card }»: кого з Астронавтів назвати?
not_alone-ask-put-away = Скиньте Локацію з руки.
not_alone-ask-keep-hidden = «{ $card }»: виберіть Локації, яких Істота не побачить.
not_alone-ask-scream = Скинути дві Локації з руки чи втратити Волю?
not_alone-ask-drop-survival = Яку карту Виживання скинути?
not_alone-ask-silence = «{ $card }»: яка Локація стане неактивною?
not_alone-ask-lure = «{ $card }»: кого перемістити?
not_alone-ask-lure-from = «{ $card }»: з якої Локації?
not_alone-ask-lure-to = «{ $card }»: на яку Локацію?
not_alone-ask-exchange-out = «{ $card }»: яку Локацію забрати?
not_alone-ask-exchange-in = «{ $card }»: яку Локацію з відбою викласти натомість?
not_alone-ask-which-token = «{ $card }»: який жетон перемістити?
not_alone-ask-shift = «{ $card }»: куди перемістити жетон?
not_alone-ask-copy = Ефектом якої сусідньої локації скористатися?
not_alone-ask-double-back = «{ $card }»: яку Локацію повернути?

## Варіанти
not_alone-choice-lay = викласти Локацію { $place }
not_alone-choice-resist-1 = чинити опір: втратити 1 Волю, повернути 2 Локації
not_alone-choice-resist-2 = чинити опір: втратити 2 Волі, повернути 4 Локації
not_alone-choice-resist-last = опір останньою Волею ({ $will }) = поступитися: Асиміляція +1
not_alone-choice-give-up = поступитися: повернути всю Волю й Локації, Асиміляція +1
not_alone-choice-take-back = повернути Локацію { $place }
not_alone-choice-put-away = скинути Локацію { $place }
not_alone-choice-card = зіграти «{ $card }»
not_alone-choice-no-card = не грати карту зараз
not_alone-choice-quiet = не грати карт у цій фазі (більше не питати)
not_alone-choice-close = ні, далі без мене
not_alone-choice-creature = жетон Істоти: { $place }
not_alone-choice-artemia = жетон Артемії: { $place }
not_alone-choice-artemia-pair = жетон Артемії на дві Локації: { $places }
not_alone-choice-done = завершити полювання
not_alone-choice-keep = залишити Локацію { $place }
not_alone-choice-order = спершу { $place }
not_alone-choice-use = скористатися ефектом Локації { $place }
not_alone-choice-leave = ні те, ні інше
not_alone-choice-all-back = повернути весь відбій
not_alone-choice-copy = скопіювати ефект Локації { $place }
not_alone-choice-gain = взяти Локацію { $place }
not_alone-choice-keep-card = залишити «{ $card }»
not_alone-choice-drop-card = скинути «{ $card }»
not_alone-choice-heal = +1 Воля: { $seat }
not_alone-choice-draw = тягнути карту Виживання
not_alone-choice-target = жетон Цілі: { $place }
not_alone-choice-target-pair = жетон Цілі на дві Локації: { $places }
not_alone-choice-name = назвати: { $seat }
not_alone-choice-keep-hidden = приховати Локацію { $place }
not_alone-choice-lose-will = втратити 1 Волю
not_alone-choice-put-away-two = скинути 2 Локації
not_alone-choice-silence = Локація { $place } стає неактивною
not_alone-choice-lure = перемістити: { $seat }
not_alone-choice-lure-from = звідси: { $place }
not_alone-choice-lure-to = сюди: { $place }
not_alone-choice-exchange-out = забрати Локацію { $place }
not_alone-choice-exchange-in = викласти Локацію { $place }
not_alone-choice-shift = сюди: { $place }
not_alone-choice-creature-token = жетон Істоти
not_alone-choice-target-token = жетон Цілі

## Події
not_alone-event-phase = Хід { $turn }: { $phase }
not_alone-event-lay = { WHO($seat) ->
        [you] Ви викладаєте
       *[other] { $seat } викладає
    } { KNOWN($place) ->
        [yes] Локацію { $place }
       *[no] Локацію долілиць
    }
not_alone-event-resist = { WHO($seat) ->
        [you] Ви чините
       *[other] { $seat } чинить
    } опір
not_alone-event-give-up = { WHO($seat) ->
        [you] Ви поступаєтеся
       *[other] { $seat } поступається
    } Істоті
not_alone-event-take-back = { WHO($seat) ->
        [you] Ви повертаєте
       *[other] { $seat } повертає
    } з відбою { KNOWN($places) ->
        [yes] на руку: { LIST($places) }
       *[no] { $count ->
            [one] { $count } Локацію
            [few] { $count } Локації
           *[other] { $count } Локацій
        }
    }
not_alone-event-put-away = { WHO($seat) ->
        [you] Ви скидаєте
       *[other] { $seat } скидає
    } з руки{ KNOWN($places) ->
        [yes] : { LIST($places) }
       *[no] { " " }{ $count ->
            [one] { $count } Локацію
            [few] { $count } Локації
           *[other] { $count } Локацій
        }
    }
not_alone-event-return-played = { WHO($seat) ->
        [you] Ви повертаєте
       *[other] { $seat } повертає
    } на руку зігране: { LIST($places) }
not_alone-event-will = { SIGN($change) ->
        [minus] { WHO($seat) ->
            [you] Ви втрачаєте
           *[other] { $seat } втрачає
        }
       *[plus] { WHO($seat) ->
            [you] Ви отримуєте
           *[other] { $seat } отримує
        }
    } { ABS($change) ->
        [one] { ABS($change) } Волю
        [few] { ABS($change) } Волі
       *[other] { ABS($change) } Воль
    }, тепер { $will }
    .resist = { WHO($seat) ->
            [you] Ви чините опір і втрачаєте
           *[other] { $seat } чинить опір і втрачає
        } { ABS($change) ->
            [one] { ABS($change) } Волю
            [few] { ABS($change) } Волі
           *[other] { ABS($change) } Воль
        }, лишається { $will }
not_alone-event-assimilation = Асиміляція +1 ({ $reason }), до зірки { $left }
not_alone-event-rescue = Порятунок +1 ({ $reason }), до зірки { $left }
not_alone-event-rescue-held = Фішка Порятунку стоїть на місці
not_alone-event-marker-on = Передавач отримує заряд
not_alone-event-marker-off = Передавач витрачає заряд
not_alone-event-draw = { WHO($seat) ->
        [you] Ви берете
       *[other] { $seat } бере
    } { KNOWN($card) ->
        [yes] карту «{ $card }»
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
not_alone-event-drop = { WHO($seat) ->
        [you] Ви скидаєте
       *[other] { $seat } скидає
    } { KNOWN($card) ->
        [yes] карту «{ $card }»
       *[no] карту
    }
not_alone-event-card = { WHO($seat) ->
        [you] Ви граєте
       *[other] { $seat } грає
    } карту «{ $card }»
not_alone-event-flashback = Вона діє як карта «{ $card }»
not_alone-event-token = { WHO($seat) ->
        [you] Ви кладете
       *[other] Істота кладе
    } { NAME($token, case: "acc") }: { LIST($places) }
not_alone-event-shift = { WHO($seat) ->
        [you] Ви пересуваєте
       *[other] { $seat } пересуває
    } { NAME($token, case: "acc") }: { LIST($places) }
not_alone-event-name = { WHO($by) ->
        [you] Ви називаєте
       *[other] Істота називає
    } { WHO($seat) ->
        [you] вас
       *[other] гравця { $seat }
    } («{ $card }»)
not_alone-event-show = { WHO($seat) ->
        [you] Ви показуєте
       *[other] { $seat } показує
    } Істоті { KNOWN($places) ->
        [yes] карти з руки: { LIST($places) }
       *[no] карти з руки
    }
not_alone-event-silence = Локація { $place } цього ходу неактивна
not_alone-event-lure = «Манівці» ведуть { WHO($seat) ->
        [you] вас
       *[other] гравця { $seat }
    } на інше місце: { $from } → { $to }
not_alone-event-exchange = { WHO($seat) ->
        [you] Ви міняєте
       *[other] { $seat } міняє
    } викладену Локацію; у відбій { KNOWN($places) ->
        [yes] іде: { LIST($places) }
       *[no] іде Локація
    }
not_alone-event-bury = Під колоду Полювання йде карта{ KNOWN($card) ->
        [yes] { " " }«{ $card }»
       *[no] { "" }
    }
not_alone-event-keep = { WHO($seat) ->
        [you] Ви залишаєте
       *[other] { $seat } залишає
    } { KNOWN($place) ->
        [yes] Локацію { $place }
       *[no] Локацію
    }
not_alone-event-reveal = { WHO($seat) ->
        [you] Ви відкриваєте
       *[other] { $seat } відкриває
    }: { LIST($places) }
not_alone-event-power = { WHO($seat) ->
        [you] Ви користуєтеся
       *[other] { $seat } користується
    } ефектом Локації { $place }
not_alone-event-two-places = Наступного ходу { WHO($seat) ->
        [you] ви викладаєте
       *[other] { $seat } викладає
    } дві Локації (ефект Локації { $place })
not_alone-event-gain = { WHO($seat) ->
        [you] Ви берете
       *[other] { $seat } бере
    } з резерву Локацію { $place }
not_alone-event-drained = { WHO($seat) ->
        [you] Ви натрапляєте
       *[other] { $seat } натрапляє
    } на жетон Артемії: { $place }
not_alone-event-caught = { WHO($seat) ->
        [you] Ви попадаєтеся
       *[other] { $seat } попадається
    } Істоті: { $place }
not_alone-event-recover = { WHO($seat) ->
        [you] Ви втрачаєте
       *[other] { $seat } втрачає
    } останню Волю: усі Локації повертаються, Волі { $will }

## Чому ні
not_alone-why-over = Партію завершено.
not_alone-why-not-asked = Зараз вирішуєте не ви.
not_alone-why-one-creature-token = Жетон Істоти вже лежить на Локації; він один за хід.
not_alone-why-one-artemia-token = Жетон Артемії вже лежить на Локації; він один за хід.
not_alone-why-no-artemia-symbol = Для жетона Артемії потрібен її символ: на зіграній карті Полювання або під фішкою Порятунку.
not_alone-why-not-in-discard = Локація { $place } — не у вашому відбої.
not_alone-why-artefact-copied = Ефект Артефакту скопіювати не можна.
not_alone-why-owned-already = Локація { $place } у вас уже є; Планетохід приносить Локації, яких ви не маєте.
not_alone-why-reserve-empty = У резерві немає Локації { $place }.
not_alone-why-barred = Локацію { $place } цього ходу грати не можна: тут Силове поле.
not_alone-why-in-discard = Локація { $place } у вашому відбої; спершу поверніть її.
not_alone-why-not-in-hand = Локації { $place } немає на вашій руці.
not_alone-why-too-few-places = Треба викласти { $count }, а Локацій замало: спершу чиніть опір або поступіться.
not_alone-why-before-playing = Чинити опір чи поступитися можна лише до того, як викладено Локацію.
not_alone-why-acted-already = Цього ходу ви вже чинили опір або поступилися; це одна дія на хід.
not_alone-why-nothing-lost = У вас уся Воля й усі Локації: поступатися нема за що.
not_alone-why-too-few-discarded = У вашому відбої замало Локацій.
not_alone-why-too-little-will = Для цього замало Волі.
not_alone-why-card-not-held = Карти «{ $card }» у вас немає.
not_alone-why-no-hunt-cards = «{ $card }» не зіграти: після Жертви цього ходу карт Полювання не грають.
not_alone-why-one-hunt-card = Цього ходу ви вже зіграли карту Полювання.
not_alone-why-no-survival-cards = «{ $card }» не зіграти: Відчай забороняє карти Виживання цього ходу.
not_alone-why-one-survival-card = Цього ходу ви вже зіграли свою карту Виживання.
not_alone-why-nothing-to-copy = У відбої Полювання немає карти, яку можна згадати.
not_alone-why-other-phase = «{ $card }» — карта іншої фази: «{ $phase }».
not_alone-why-rescue-held = Стазис тримає фішку Порятунку в цій фазі.
not_alone-why-card-no-use = «{ $card }»: зараз немає того, що їй потрібно.
not_alone-why-once-a-turn = Ефект Локації { $place } уже використано; раз за хід на весь стіл.
not_alone-why-river-or-artefact = Річка або Артефакт — не обидва за один хід.
not_alone-why-no-survival-drawn = Відчай: цього ходу карт Виживання не тягнуть.
not_alone-why-power-no-use = Ефект Локації { $place } зараз нічого не дасть.
not_alone-why-asked-explore = Викладіть Локацію з руки або спершу чиніть опір чи поступіться.
not_alone-why-asked-take-back = Виберіть Локацію у своєму відбої.
not_alone-why-asked-sacrifice = Виберіть Локацію у своїй руці.
not_alone-why-asked-window = Зіграйте карту цієї фази або жодної.
not_alone-why-asked-door = Зіграйте карту цієї фази або жодної.
not_alone-why-asked-hunt = Розмістіть дозволений жетон, зіграйте карту Полювання цієї фази або завершіть.
not_alone-why-asked-keep = Виберіть одну з двох викладених Локацій.
not_alone-why-asked-order = Виберіть одну зі своїх двох Локацій.
not_alone-why-asked-use = Скористайтеся локацією, поверніть одну Локацію з відбою або нічого.
not_alone-why-asked-lair = Поверніть відбій або скопіюйте локацію з Істотою, яку можна копіювати.
not_alone-why-asked-one-back = Виберіть зіграну карту або одну Локацію з відбою.
not_alone-why-asked-rover = У резерві Локації від 6 до 10.
not_alone-why-asked-shelter = Залиште одну з карт, які бачите.
not_alone-why-asked-source = Виберіть Астронавта, у якого менше 3 Волі, або тягніть карту.
not_alone-why-asked-target = Жетон Цілі кладуть на одну з десяти Локацій.
not_alone-why-asked-target-pair = Жетон Цілі кладуть між двома сусідніми Локаціями.
not_alone-why-asked-name = Назвіть Астронавта, на якого карта може подіяти.
not_alone-why-asked-put-away = Виберіть Локацію у своїй руці.
not_alone-why-asked-keep-hidden = Виберіть Локацію в руці, яка лишиться прихованою.
not_alone-why-asked-scream = Скинути дві Локації або втратити Волю: щось одне.
not_alone-why-asked-drop-survival = Виберіть одну зі своїх карт Виживання.
not_alone-why-asked-silence = Виберіть одну з десяти Локацій.
not_alone-why-asked-lure = Виберіть Астронавта.
not_alone-why-asked-lure-from = Виберіть Локацію, яку розвідує цей Астронавт.
not_alone-why-asked-lure-to = Лише на Локацію, що торкається першої краєм.
not_alone-why-asked-exchange-out = Виберіть одну з викладених Локацій.
not_alone-why-asked-exchange-in = Виберіть у відбої Локацію, яку можна грати.
not_alone-why-asked-which-token = Жетон Істоти або жетон Цілі, що діє як він.
not_alone-why-asked-shift = Лише на Локацію, що торкається локації жетона краєм.
not_alone-why-asked-copy = Виберіть сусідню локацію, ефект якої щось дасть; Артефакт не копіюють.
not_alone-why-asked-double-back = Виберіть Локацію, яку зіграли цього ходу.

not_alone-because-assimilation = До зірки Асиміляції лишиться { $count ->
        [one] { $count } поділка
        [few] { $count } поділки
       *[other] { $count } поділок
    }, а не { $other }.
not_alone-because-rescue = До зірки Порятунку лишиться { $count ->
        [one] { $count } поділка
        [few] { $count } поділки
       *[other] { $count } поділок
    }, а не { $other }.
not_alone-because-marker = Передавач на Узбережжі буде заряджено.
not_alone-because-no-marker = Передавач на Узбережжі не буде заряджено.
not_alone-because-signal = У вас у руці буде Локація Уламки.
not_alone-because-will = Волі у вас буде { $count }, а не { $other }.
not_alone-because-all-will = Волі в Астронавтів буде разом { $count }, а не { $other }.
not_alone-because-survival = У вас буде { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    } Виживання, а не { $other }.
not_alone-because-all-survival = В Астронавтів буде разом { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    } Виживання, а не { $other }.
not_alone-because-places = Усього у вас буде { $count ->
        [one] { $count } Локація
        [few] { $count } Локації
       *[other] { $count } Локацій
    }, а не { $other }.
not_alone-because-all-places = Усього в Астронавтів буде { $count ->
        [one] { $count } Локація
        [few] { $count } Локації
       *[other] { $count } Локацій
    }, а не { $other }.
not_alone-because-hand = У руці ви матимете { $count ->
        [one] { $count } Локацію
        [few] { $count } Локації
       *[other] { $count } Локацій
    }, а не { $other }.
not_alone-because-all-hand = У руках Астронавтів буде разом { $count ->
        [one] { $count } Локація
        [few] { $count } Локації
       *[other] { $count } Локацій
    }, а не { $other }.

# Боти: ім’я й вдача кожного рівня.
bot-not_alone-1 = Сонний Мох
    .about = Забуває, де вже був.
bot-not_alone-2 = Несміливе Відлуння
    .about = Повторює те, що вдалося минулого разу.
bot-not_alone-3 = Старий Слідопит
    .about = Знає всі десять Локацій напам’ять.
bot-not_alone-4 = Холодний Знавець
    .about = Вгадує, якого вгадування ви чекаєте.
bot-not_alone-5 = Голос Артемії
    .about = Бачив тисячу екіпажів.
