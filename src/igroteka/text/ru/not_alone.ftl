### Не одни. Собственные формулировки; числа — факты карт. Названия карт Охоты и Выживания — рабочие.

not_alone = Не одни
not_alone-about = Одно Существо охотится на экипаж, который должен угадать, где оно ударит.
not_alone-length = 30–45 минут
not_alone-help =
    Существо побеждает, когда фишка Ассимиляции доходит до звезды, Астронавты — все вместе, когда это делает фишка
    Спасения. Каждый ход каждый Астронавт выкладывает Локацию рубашкой вверх, все одновременно и тайно; перед этим можно
    сопротивляться (1 или 2 Воли за 2 или 4 Локации из сброса) или сдаться (возвращается всё, но движется Ассимиляция).
    Затем Существо кладёт жетоны на Локации. Локации открывают: где нет жетона Существа или Артемии, используйте эффект Локации или верните
    одну Локацию из сброса; жетон Артемии стоит Локации с руки; жетон Существа стоит Воли и двигает Ассимиляцию. Сыгранные
    Локации лежат в сбросе, пока их не вернуть, и все их видят. Одна карта Охоты за ход, одна карта Выживания за ход у
    каждого, каждая в своей фазе. Кто отказался от карты, может передумать, пока думают другие.
not_alone-setting-side = Символы Артемии на игровом поле
not_alone-side-1 = шесть делений подряд
not_alone-side-2 = через одно деление
not_alone-setting-expert = После потери последней Воли
not_alone-expert-false = возвращаются все 3
not_alone-expert-true = только 2: для опытных

not_alone-turn = Ход { $turn }, фаза «{ $phase }»
not_alone-counters = До спасения { $rescue }, до ассимиляции { $assimilation }
not_alone-artemia-space = под фишкой Спасения символ Артемии
not_alone-charged = передатчик заряжен
not_alone-reserve = Резерв
not_alone-creature-status = { $name }, Существо — карт Охоты { $hand }, в этот ход можно сыграть ещё { $plays }
not_alone-hunt-discard = сверху сброса Охоты: { $card }
not_alone-hunted-status = { $name } — Воля { $will }, Локации { $hand }, карты Выживания { $survival }
not_alone-two-this-turn = две Локации в этот ход ({ $place })
not_alone-played = сыграно
not_alone-discard = сброс
not_alone-in-hand = рука
not_alone-shown = видно
not_alone-face-down = рубашкой вверх: { $count }
not_alone-concealed = скрыто: { $count }
not_alone-in-force = Действует
not_alone-your-hand = Ваши карты
not_alone-inactive = неактивна
not_alone-barred = закрыта

## Локации
not_alone-place-lair = Логово
    .power = верните весь сброс или используйте эффект Локации под жетоном Существа. Пойманный здесь теряет на 1 Волю больше.
not_alone-place-jungle = Джунгли
    .power = эта карта возвращается в руку, а с ней 1 Локация из сброса.
not_alone-place-river = Река
    .power = в следующий ход выложите 2 Локации; когда жетоны размещены, оставьте одну.
not_alone-place-beach = Побережье
    .power = зарядите передатчик или используйте его: Спасение +1. Раз за ход.
not_alone-place-rover = Планетоход
    .power = возьмите из резерва Локацию, которой у вас ещё нет.
not_alone-place-swamp = Болото
    .power = эта карта возвращается в руку, а с ней 2 Локации из сброса.
not_alone-place-shelter = Укрытие
    .power = посмотрите 2 карты Выживания, одну оставьте.
not_alone-place-wreck = Обломки
    .power = Спасение +1. Раз за ход.
not_alone-place-source = Источник
    .power = один из Астронавтов получает 1 Волю, или вы тянете карту Выживания.
not_alone-place-artefact = Артефакт
    .power = в следующий ход сыграйте 2 Локации и используйте обе. Скопировать его нельзя.

## Карты Охоты
not_alone-hunt-despair = Отчаяние
    .effect = фаза 1, Артемия: в этот ход карты Выживания не играют и не тянут.
not_alone-hunt-force_field = Силовое поле
    .effect = фаза 1, Цель, пока никто не выложил Локацию: две соседние Локации в этот ход играть нельзя.
not_alone-hunt-anticipation = Предчувствие
    .effect = фаза 2: назовите Астронавта; если вы его поймаете, Ассимиляция ещё +1.
not_alone-hunt-ascendancy = Господство
    .effect = фаза 2: один из Астронавтов сбрасывает Локации с руки, пока не останется 2.
not_alone-hunt-fierceness = Ярость
    .effect = фаза 2: каждый, кто попался Существу, теряет на 1 Волю больше.
not_alone-hunt-forbidden_zone = Запретная зона
    .effect = фаза 2: все Астронавты вместе сбрасывают по 1 Локации с руки.
not_alone-hunt-interference = Помехи
    .effect = фаза 2: Побережье и Обломки неактивны.
not_alone-hunt-persecution = Преследование
    .effect = фаза 2: эффект Локации возвращает не больше 1 Локации.
not_alone-hunt-mutation = Мутация
    .effect = фаза 2, Артемия: жетон Артемии стоит ещё и 1 Воли.
not_alone-hunt-phobia = Фобия
    .effect = фаза 2, Артемия: один из Астронавтов показывает вам все Локации с руки, кроме 2.
not_alone-hunt-virus = Вирус
    .effect = фаза 2, Артемия: жетон Артемии накрывает 2 соседние Локации.
not_alone-hunt-clone = Клон
    .effect = фаза 2, Цель: жетон Цели действует как второй жетон Существа.
not_alone-hunt-mirage = Марево
    .effect = фаза 2, Цель: 2 соседние Локации неактивны.
not_alone-hunt-scream = Крик
    .effect = фаза 2, Цель: кто там, сбрасывает 2 Локации с руки или теряет 1 Волю.
not_alone-hunt-toxin = Токсин
    .effect = фаза 2, Цель: кто там, сбрасывает карту Выживания; Локация неактивна.
not_alone-hunt-cataclysm = Катаклизм
    .effect = фаза 3: одна Локация неактивна.
not_alone-hunt-detour = Окольный путь
    .effect = фаза 3: переместите одного из Астронавтов на соседнюю Локацию.
not_alone-hunt-stasis = Стазис
    .effect = фаза 4: в этой фазе фишка Спасения не движется.
not_alone-hunt-tracking = Выслеживание
    .effect = фаза 4: в следующий ход можно сыграть 2 карты Охоты.
not_alone-hunt-flashback = Воспоминание
    .effect = действует как верхняя карта сброса Охоты, в фазу той карты.

## Карты Выживания
not_alone-survival-adrenaline = Адреналин
    .effect = фаза 1: вы получаете 1 Волю.
not_alone-survival-ingenuity = Смекалка
    .effect = фаза 1: зарядите передатчик.
not_alone-survival-sacrifice = Жертва
    .effect = фаза 1: сбросьте Локацию с руки; в этот ход карты Охоты не играют.
not_alone-survival-sixth_sense = Шестое чувство
    .effect = фаза 1: верните 2 Локации из сброса.
not_alone-survival-smokescreen = Дымовая завеса
    .effect = фаза 1: в этот ход Существо не видит сбросов Астронавтов.
not_alone-survival-strike_back = Ответный удар
    .effect = фаза 1: 2 случайные карты Существа уходят под колоду Охоты.
not_alone-survival-vortex = Вихрь
    .effect = фаза 2: обменяйте выложенную Локацию на одну из сброса.
not_alone-survival-detector = Детектор
    .effect = фаза 3: в этот ход жетон Артемии на вас не действует.
not_alone-survival-dodge = Уклонение
    .effect = фаза 3: в этот ход жетон Существа на вас не действует.
not_alone-survival-drone = Дрон
    .effect = фаза 3: вместо эффекта своей локации используйте эффект Планетохода.
not_alone-survival-gate = Врата
    .effect = фаза 3: вместо эффекта своей локации используйте эффект соседней.
not_alone-survival-hologram = Голограмма
    .effect = фаза 3: переместите жетон Артемии на соседнюю Локацию.
not_alone-survival-wrong_track = Ложный след
    .effect = фаза 3: переместите жетон Существа на соседнюю Локацию.
not_alone-survival-amplifier = Усилитель
    .effect = фаза 4: разрядите передатчик и сдвиньте Спасение на 1.
not_alone-survival-double_back = Назад по следу
    .effect = фаза 4: верните в руку Локацию, которую сыграли.

## Названия
not_alone-token-creature = Жетон Существа
    .acc = жетон Существа
not_alone-token-target = Жетон Цели
    .acc = жетон Цели
not_alone-token-artemia = Жетон Артемии
    .acc = жетон Артемии
not_alone-phase-1 = Разведка
not_alone-phase-2 = Охота
not_alone-phase-3 = Расплата
not_alone-phase-4 = Конец хода
not_alone-reason-give-up = уступка
not_alone-reason-caught = добыча Существа
not_alone-reason-anticipation = Предчувствие
not_alone-reason-broken = потеряна последняя Воля
not_alone-reason-beach = Побережье
not_alone-reason-wreck = Обломки
not_alone-reason-amplifier = Усилитель
not_alone-reason-end-of-turn = конец хода
not_alone-effect-no-survival = без карт Выживания
not_alone-effect-no-hunt = без карт Охоты
not_alone-effect-discards-hidden = сбросы скрыты от Существа
not_alone-effect-target-bars = Локации под жетоном Цели нельзя играть
not_alone-effect-target-catches = жетон Цели тоже ловит
not_alone-effect-target-silences = Локации под жетоном Цели неактивны
not_alone-effect-target-screams = под жетоном Цели: сбросить 2 Локации или потерять Волю
not_alone-effect-target-poisons = под жетоном Цели: сбросить карту Выживания
not_alone-effect-artemia-allowed = можно разместить жетон Артемии
not_alone-effect-artemia-wide = жетон Артемии накрывает две Локации
not_alone-effect-artemia-hurts = жетон Артемии стоит ещё и Воли
not_alone-effect-catch-hurts-more = кто попался Существу, теряет на 1 Волю больше
not_alone-effect-no-signal = Побережье и Обломки неактивны
not_alone-effect-one-back = эффект возвращает не больше одной Локации
not_alone-effect-rescue-held = фишка Спасения стоит

## Вопросы
not_alone-ask-explore = { $count ->
    [one] Выложите Локацию рубашкой вверх или сначала сопротивляйтесь, сдайтесь или сыграйте карту.
   *[other] Выложите Локации ({ $count }) рубашкой вверх или сначала сопротивляйтесь, сдайтесь или сыграйте карту.
}
not_alone-ask-take-back = Какую Локацию вернуть из сброса?
not_alone-ask-sacrifice = Какую Локацию сбросить с руки?
not_alone-ask-window = { $phase }: сыграть карту?
not_alone-ask-door = { $phase }: пока другие думают, вы ещё можете сыграть карту.
not_alone-ask-hunt = Охота: разместите жетоны, сыграйте карту Охоты или завершите.
not_alone-ask-keep = Жетоны размещены. Какую Локацию оставить?
not_alone-ask-order = Вы играете две Локации. Какая первая?
not_alone-ask-use = Локация { $place }: использовать эффект или вернуть Локацию из сброса?
not_alone-ask-lair = Вернуть сброс или скопировать локацию с Существом?
not_alone-ask-one-back = «Преследование»: вернуть можно только одну Локацию. Какую?
not_alone-ask-rover = Какую Локацию взять из резерва?
not_alone-ask-shelter = Какую карту Выживания оставить?
not_alone-ask-source = Кто получит Волю? Или тяните карту Выживания.
not_alone-ask-target = «{ $card }»: куда положить жетон Цели?
not_alone-ask-target-pair = «{ $card }»: между какими двумя Локациями положить жетон Цели?
not_alone-ask-name = «{ $card }»: кого из Астронавтов назвать?
not_alone-ask-put-away = Сбросьте Локацию с руки.
not_alone-ask-keep-hidden = «{ $card }»: выберите Локации, которых Существо не увидит.
not_alone-ask-scream = Сбросить две Локации с руки или потерять Волю?
not_alone-ask-drop-survival = Какую карту Выживания сбросить?
not_alone-ask-silence = «{ $card }»: какая Локация станет неактивной?
not_alone-ask-lure = «{ $card }»: кого переместить?
not_alone-ask-lure-from = «{ $card }»: с какой Локации?
not_alone-ask-lure-to = «{ $card }»: на какую Локацию?
not_alone-ask-exchange-out = «{ $card }»: какую Локацию забрать?
not_alone-ask-exchange-in = «{ $card }»: какую Локацию из сброса выложить взамен?
not_alone-ask-which-token = «{ $card }»: какой жетон переместить?
not_alone-ask-shift = «{ $card }»: куда переместить жетон?
not_alone-ask-copy = Эффект какой соседней локации использовать?
not_alone-ask-double-back = «{ $card }»: какую Локацию вернуть?

## Варианты
not_alone-choice-lay = выложить Локацию { $place }
not_alone-choice-resist-1 = сопротивляться: потерять 1 Волю, вернуть 2 Локации
not_alone-choice-resist-2 = сопротивляться: потерять 2 Воли, вернуть 4 Локации
not_alone-choice-resist-last = сопротивляться последней Волей ({ $will }), а значит, сдаться: Ассимиляция +1
not_alone-choice-give-up = уступить: вернуть всю Волю и Локации, Ассимиляция +1
not_alone-choice-take-back = вернуть Локацию { $place }
not_alone-choice-put-away = сбросить Локацию { $place }
not_alone-choice-card = сыграть «{ $card }»
not_alone-choice-no-card = не играть карту сейчас
not_alone-choice-quiet = не играть карт в этой фазе (больше не спрашивать)
not_alone-choice-close = нет, дальше без меня
not_alone-choice-creature = жетон Существа: { $place }
not_alone-choice-artemia = жетон Артемии: { $place }
not_alone-choice-artemia-pair = жетон Артемии на две Локации: { $places }
not_alone-choice-done = завершить охоту
not_alone-choice-keep = оставить Локацию { $place }
not_alone-choice-order = сначала { $place }
not_alone-choice-use = использовать эффект Локации { $place }
not_alone-choice-leave = ни то, ни другое
not_alone-choice-all-back = вернуть весь сброс
not_alone-choice-copy = скопировать эффект Локации { $place }
not_alone-choice-gain = взять Локацию { $place }
not_alone-choice-keep-card = оставить «{ $card }»
not_alone-choice-drop-card = сбросить «{ $card }»
not_alone-choice-heal = +1 Воля: { $seat }
not_alone-choice-draw = тянуть карту Выживания
not_alone-choice-target = жетон Цели: { $place }
not_alone-choice-target-pair = жетон Цели на две Локации: { $places }
not_alone-choice-name = назвать: { $seat }
not_alone-choice-keep-hidden = скрыть Локацию { $place }
not_alone-choice-lose-will = потерять 1 Волю
not_alone-choice-put-away-two = сбросить 2 Локации
not_alone-choice-silence = Локация { $place } становится неактивной
not_alone-choice-lure = переместить: { $seat }
not_alone-choice-lure-from = отсюда: { $place }
not_alone-choice-lure-to = сюда: { $place }
not_alone-choice-exchange-out = забрать Локацию { $place }
not_alone-choice-exchange-in = выложить Локацию { $place }
not_alone-choice-shift = сюда: { $place }
not_alone-choice-creature-token = жетон Существа
not_alone-choice-target-token = жетон Цели

## События
not_alone-event-phase = Ход { $turn }: { $phase }
not_alone-event-lay = { WHO($seat) ->
        [you] Вы выкладываете
       *[other] { $seat } выкладывает
    } { KNOWN($place) ->
        [yes] Локацию { $place }
       *[no] Локацию рубашкой вверх
    }
not_alone-event-resist = { WHO($seat) ->
        [you] Вы сопротивляетесь
       *[other] { $seat } сопротивляется
    }
not_alone-event-give-up = { WHO($seat) ->
        [you] Вы уступаете
       *[other] { $seat } уступает
    } Существу
not_alone-event-take-back = { WHO($seat) ->
        [you] Вы возвращаете
       *[other] { $seat } возвращает
    } из сброса { KNOWN($places) ->
        [yes] на руку: { LIST($places) }
       *[no] { $count ->
            [one] { $count } Локацию
            [few] { $count } Локации
           *[other] { $count } Локаций
        }
    }
not_alone-event-put-away = { WHO($seat) ->
        [you] Вы сбрасываете
       *[other] { $seat } сбрасывает
    } с руки{ KNOWN($places) ->
        [yes] : { LIST($places) }
       *[no] { " " }{ $count ->
            [one] { $count } Локацию
            [few] { $count } Локации
           *[other] { $count } Локаций
        }
    }
not_alone-event-return-played = { WHO($seat) ->
        [you] Вы возвращаете
       *[other] { $seat } возвращает
    } на руку сыгранное: { LIST($places) }
not_alone-event-will = { SIGN($change) ->
        [minus] { WHO($seat) ->
            [you] Вы теряете
           *[other] { $seat } теряет
        }
       *[plus] { WHO($seat) ->
            [you] Вы получаете
           *[other] { $seat } получает
        }
    } { ABS($change) ->
        [one] { ABS($change) } Волю
        [few] { ABS($change) } Воли
       *[other] { ABS($change) } Воль
    }, теперь { $will }
    .resist = { WHO($seat) ->
            [you] Вы сопротивляетесь и теряете
           *[other] { $seat } сопротивляется и теряет
        } { ABS($change) ->
            [one] { ABS($change) } Волю
            [few] { ABS($change) } Воли
           *[other] { ABS($change) } Воль
        }, остаётся { $will }
not_alone-event-assimilation = Ассимиляция +1 ({ $reason }), до звезды { $left }
not_alone-event-rescue = Спасение +1 ({ $reason }), до звезды { $left }
not_alone-event-rescue-held = Фишка Спасения стоит на месте
not_alone-event-marker-on = Передатчик получает заряд
not_alone-event-marker-off = Передатчик тратит заряд
not_alone-event-draw = { WHO($seat) ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } { KNOWN($card) ->
        [yes] карту «{ $card }»
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
not_alone-event-drop = { WHO($seat) ->
        [you] Вы сбрасываете
       *[other] { $seat } сбрасывает
    } { KNOWN($card) ->
        [yes] карту «{ $card }»
       *[no] карту
    }
not_alone-event-card = { WHO($seat) ->
        [you] Вы играете
       *[other] { $seat } играет
    } карту «{ $card }»
not_alone-event-flashback = Она действует как карта «{ $card }»
not_alone-event-token = { WHO($seat) ->
        [you] Вы кладёте
       *[other] Существо кладёт
    } { NAME($token, case: "acc") }: { LIST($places) }
not_alone-event-shift = { WHO($seat) ->
        [you] Вы передвигаете
       *[other] { $seat } передвигает
    } { NAME($token, case: "acc") }: { LIST($places) }
not_alone-event-name = { WHO($by) ->
        [you] Вы называете
       *[other] Существо называет
    } { WHO($seat) ->
        [you] вас
       *[other] игрока { $seat }
    } («{ $card }»)
not_alone-event-show = { WHO($seat) ->
        [you] Вы показываете
       *[other] { $seat } показывает
    } Существу { KNOWN($places) ->
        [yes] карты с руки: { LIST($places) }
       *[no] карты с руки
    }
not_alone-event-silence = Локация { $place } в этот ход неактивна
not_alone-event-lure = «Окольный путь» уводит { WHO($seat) ->
        [you] вас
       *[other] игрока { $seat }
    } в другое место: { $from } → { $to }
not_alone-event-exchange = { WHO($seat) ->
        [you] Вы меняете
       *[other] { $seat } меняет
    } выложенную Локацию; в сброс { KNOWN($places) ->
        [yes] идёт: { LIST($places) }
       *[no] идёт Локация
    }
not_alone-event-bury = Под колоду Охоты уходит карта{ KNOWN($card) ->
        [yes] { " " }«{ $card }»
       *[no] { "" }
    }
not_alone-event-keep = { WHO($seat) ->
        [you] Вы оставляете
       *[other] { $seat } оставляет
    } { KNOWN($place) ->
        [yes] Локацию { $place }
       *[no] Локацию
    }
not_alone-event-reveal = { WHO($seat) ->
        [you] Вы открываете
       *[other] { $seat } открывает
    }: { LIST($places) }
not_alone-event-power = { WHO($seat) ->
        [you] Вы используете
       *[other] { $seat } использует
    } эффект Локации { $place }
not_alone-event-two-places = В следующий ход { WHO($seat) ->
        [you] вы выкладываете
       *[other] { $seat } выкладывает
    } две Локации (эффект Локации { $place })
not_alone-event-gain = { WHO($seat) ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } из резерва Локацию { $place }
not_alone-event-drained = { WHO($seat) ->
        [you] Вы попадаете
       *[other] { $seat } попадает
    } под жетон Артемии: { $place }
not_alone-event-caught = { WHO($seat) ->
        [you] Вы попадаетесь
       *[other] { $seat } попадается
    } Существу: { $place }
not_alone-event-recover = { WHO($seat) ->
        [you] Вы теряете
       *[other] { $seat } теряет
    } последнюю Волю: все Локации возвращаются, Воли { $will }

## Почему нет
not_alone-why-over = Партия окончена.
not_alone-why-not-asked = Сейчас решаете не вы.
not_alone-why-one-creature-token = Жетон Существа уже лежит на Локации; он один за ход.
not_alone-why-one-artemia-token = Жетон Артемии уже лежит на Локации; он один за ход.
not_alone-why-no-artemia-symbol = Для жетона Артемии нужен её символ: на сыгранной карте Охоты или под фишкой Спасения.
not_alone-why-not-in-discard = Локация { $place } — не в вашем сбросе.
not_alone-why-artefact-copied = Артефакт не копируют.
not_alone-why-owned-already = Локация { $place } у вас уже есть; Планетоход приносит Локации, которых у вас нет.
not_alone-why-reserve-empty = В резерве нет Локации { $place }.
not_alone-why-barred = Локацию { $place } в этот ход играть нельзя: здесь Силовое поле.
not_alone-why-in-discard = Локация { $place } в вашем сбросе; сначала верните её.
not_alone-why-not-in-hand = Локации { $place } нет у вас на руке.
not_alone-why-too-few-places = Нужно выложить { $count }, а Локаций мало: сначала сопротивляйтесь или сдайтесь.
not_alone-why-before-playing = Сопротивляться или сдаться можно только до того, как выложена Локация.
not_alone-why-acted-already = В этот ход вы уже сопротивлялись или сдались; это одно действие за ход.
not_alone-why-nothing-lost = У вас вся Воля и все Локации: сдаваться не за что.
not_alone-why-too-few-discarded = В вашем сбросе слишком мало Локаций.
not_alone-why-too-little-will = Для этого слишком мало Воли.
not_alone-why-card-not-held = Карты «{ $card }» у вас нет.
not_alone-why-no-hunt-cards = «{ $card }» не сыграть: после Жертвы в этот ход карты Охоты не играют.
not_alone-why-one-hunt-card = В этот ход вы уже сыграли карту Охоты.
not_alone-why-no-survival-cards = «{ $card }» не сыграть: Отчаяние запрещает карты Выживания в этот ход.
not_alone-why-one-survival-card = В этот ход вы уже сыграли свою карту Выживания.
not_alone-why-nothing-to-copy = В сбросе Охоты нет карты, которую можно вспомнить.
not_alone-why-other-phase = «{ $card }» — карта другой фазы: «{ $phase }».
not_alone-why-rescue-held = Стазис держит фишку Спасения в этой фазе.
not_alone-why-card-no-use = «{ $card }»: сейчас нет того, что ей нужно.
not_alone-why-once-a-turn = Эффект Локации { $place } уже использован; раз за ход на весь стол.
not_alone-why-river-or-artefact = Река или Артефакт — не оба за один ход.
not_alone-why-no-survival-drawn = Отчаяние: в этот ход карты Выживания не тянут.
not_alone-why-power-no-use = Эффект Локации { $place } сейчас ничего не даст.
not_alone-why-asked-explore = Выложите Локацию с руки или сначала сопротивляйтесь или сдайтесь.
not_alone-why-asked-take-back = Выберите Локацию в своём сбросе.
not_alone-why-asked-sacrifice = Выберите Локацию в своей руке.
not_alone-why-asked-window = Сыграйте карту этой фазы или никакую.
not_alone-why-asked-door = Сыграйте карту этой фазы или никакую.
not_alone-why-asked-hunt = Разместите разрешённый жетон, сыграйте карту Охоты этой фазы или завершите.
not_alone-why-asked-keep = Выберите одну из двух выложенных Локаций.
not_alone-why-asked-order = Выберите одну из своих двух Локаций.
not_alone-why-asked-use = Используйте локацию, верните одну Локацию из сброса или ничего.
not_alone-why-asked-lair = Верните сброс или скопируйте локацию с Существом, которую можно копировать.
not_alone-why-asked-one-back = Выберите сыгранную карту или одну Локацию из сброса.
not_alone-why-asked-rover = В резерве Локации от 6 до 10.
not_alone-why-asked-shelter = Оставьте одну из карт, которые видите.
not_alone-why-asked-source = Выберите Астронавта, у которого меньше 3 Воли, или тяните карту.
not_alone-why-asked-target = Жетон Цели кладут на одну из десяти Локаций.
not_alone-why-asked-target-pair = Жетон Цели кладут между двумя соседними Локациями.
not_alone-why-asked-name = Назовите Астронавта, на которого карта может подействовать.
not_alone-why-asked-put-away = Выберите Локацию в своей руке.
not_alone-why-asked-keep-hidden = Выберите Локацию в руке, которая останется скрытой.
not_alone-why-asked-scream = Сбросить две Локации или потерять Волю: что-то одно.
not_alone-why-asked-drop-survival = Выберите одну из своих карт Выживания.
not_alone-why-asked-silence = Выберите одну из десяти Локаций.
not_alone-why-asked-lure = Выберите Астронавта.
not_alone-why-asked-lure-from = Выберите Локацию, где он сейчас.
not_alone-why-asked-lure-to = Только на Локацию, которая касается первой краем.
not_alone-why-asked-exchange-out = Выберите одну из выложенных Локаций.
not_alone-why-asked-exchange-in = Выберите в сбросе Локацию, которую можно играть.
not_alone-why-asked-which-token = Жетон Существа или жетон Цели, который действует как он.
not_alone-why-asked-shift = Только на Локацию, которая касается локации жетона краем.
not_alone-why-asked-copy = Выберите соседнюю локацию, эффект которой что-то даст; Артефакт не копируют.
not_alone-why-asked-double-back = Выберите Локацию, которую сыграли в этот ход.

not_alone-because-assimilation = До звезды Ассимиляции останется { $count ->
        [one] { $count } деление
        [few] { $count } деления
       *[other] { $count } делений
    }, а не { $other }.
not_alone-because-rescue = До звезды Спасения останется { $count ->
        [one] { $count } деление
        [few] { $count } деления
       *[other] { $count } делений
    }, а не { $other }.
not_alone-because-marker = Передатчик на Побережье будет заряжен.
not_alone-because-no-marker = Передатчик на Побережье не будет заряжен.
not_alone-because-signal = У вас на руке будет Локация Обломки.
not_alone-because-will = Воли у вас будет { $count }, а не { $other }.
not_alone-because-all-will = Воли у Астронавтов будет вместе { $count }, а не { $other }.
not_alone-because-survival = У вас будет { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    } Выживания, а не { $other }.
not_alone-because-all-survival = У Астронавтов будет вместе { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    } Выживания, а не { $other }.
not_alone-because-places = Всего у вас будет { $count ->
        [one] { $count } Локация
        [few] { $count } Локации
       *[other] { $count } Локаций
    }, а не { $other }.
not_alone-because-all-places = Всего у Астронавтов будет { $count ->
        [one] { $count } Локация
        [few] { $count } Локации
       *[other] { $count } Локаций
    }, а не { $other }.
not_alone-because-hand = На руке у вас будет { $count ->
        [one] { $count } Локация
        [few] { $count } Локации
       *[other] { $count } Локаций
    }, а не { $other }.
not_alone-because-all-hand = На руках у Астронавтов будет вместе { $count ->
        [one] { $count } Локация
        [few] { $count } Локации
       *[other] { $count } Локаций
    }, а не { $other }.

# Боты: имя и нрав каждого уровня.
bot-not_alone-1 = Сонный Мох
    .about = Забывает, где уже был.
bot-not_alone-2 = Робкое Эхо
    .about = Повторяет то, что удалось в прошлый раз.
bot-not_alone-3 = Старый Следопыт
    .about = Знает все десять Локаций наизусть.
bot-not_alone-4 = Холодный Знаток
    .about = Угадывает, какой догадки вы ждёте.
bot-not_alone-5 = Голос Артемии
    .about = Видел тысячу экипажей.
