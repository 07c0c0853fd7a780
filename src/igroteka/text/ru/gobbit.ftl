### Гоббит. Свои формулировки; названия и числа — факты карт.

gobbit = Гоббит
gobbit-about = Откройте карту, хлопните, чтобы съесть, накройте, чтобы защитить: побеждает самый быстрый глаз.
gobbit-length = 5–20 минут
gobbit-discard-pile = стопка сброса
gobbit-help =
    Карты открывают по очереди, каждый на свою стопку; действует только верхняя карта. Змеи едят хамелеонов, хамелеоны — мух,
    и только своего цвета. Хлопнете по добыче раньше всех — её стопка уходит под вашу колоду; успеете накрыть свою карту — она ваша.
    Неверный хлопок или защита без угрозы стоит вам стопки. Мухи трёх цветов и есть сброс — хлопайте по сбросу: Гоббит!
    Горилла бьёт по всем стопкам. Без карт вы призрак и можете нападать на пары. Побеждает последний, у кого есть карты.
gobbit-setting-level = Правила
gobbit-setting-gobbit = Гоббит!
gobbit-setting-ghosts = Призраки
gobbit-setting-gorilla = Горилла
gobbit-setting-hasty = Карту можно открыть не в свой ход
gobbit-setting-tempo = Темп
gobbit-level-first = первая игра
gobbit-level-full = полные
gobbit-level-expert = экспертные
gobbit-tempo-calm = спокойный
gobbit-tempo-brisk = живой
gobbit-tempo-wild = бешеный

## Карты
gobbit-card-red_chameleon = Красный хамелеон
gobbit-card-blue_chameleon = Синий хамелеон
gobbit-card-yellow_chameleon = Жёлтый хамелеон
gobbit-card-red_snake = Красная змея
gobbit-card-blue_snake = Синяя змея
gobbit-card-yellow_snake = Жёлтая змея
gobbit-card-red_fly = Красные мухи
gobbit-card-blue_fly = Синие мухи
gobbit-card-yellow_fly = Жёлтые мухи
gobbit-card-red_blue_fly = Красная и синяя мухи
gobbit-card-blue_yellow_fly = Синяя и жёлтая мухи
gobbit-card-red_yellow_fly = Красная и жёлтая мухи
gobbit-card-gorilla = Горилла

## Условия на рубашках
gobbit-back-none = Без условия
    .rule = пищевая цепочка действует как всегда.
gobbit-back-flies_explode = Мухи взрываются
    .rule = не трогайте ни одной стопки с мухами сверху, даже своей.
gobbit-back-colour_off = Без цветов
    .rule = цепочка действует независимо от цвета.
gobbit-back-reverse_chain = Обратная цепочка
    .rule = мухи едят хамелеонов, хамелеоны — змей, того же цвета.
gobbit-back-snakes_eat_flies = Змеи едят мух
    .rule = змеи едят мух своего цвета так же, как хамелеоны.
gobbit-back-different_colours = Разные цвета
    .rule = едят друг друга только животные без общего цвета.
gobbit-back-all_ghosts = Все призраки
    .rule = каждый может нападать на пары; незащищённое уходит в сброс.

## Вопросы
gobbit-ask-react = Хлопнуть или подождать?
gobbit-ask-rob = Гоббит! Чью стопку берёте?
gobbit-ask-mercy = Призрак по ошибке хлопнул по вашей стопке. Положить её под колоду?

## Варианты
gobbit-choice-wait = подождать
gobbit-choice-open = открыть следующую карту
gobbit-choice-open-early = открыть карту не в свой ход
gobbit-choice-slap = хлопнуть по карте «{ $card }» ({ $seat })
gobbit-choice-cover = накрыть свою карту «{ $card }»
gobbit-choice-call = хлопнуть по сбросу: Гоббит!
gobbit-choice-rob = взять стопку с картой «{ $card }» ({ $seat })
gobbit-choice-take-back = положить стопку под свою колоду
gobbit-choice-leave = оставить стопку на столе

## События
gobbit-event-open = { WHO($seat) ->
        [you] Вы открываете
       *[other] { $seat } открывает
    } карту «{ $card }»
gobbit-event-early = { WHO($seat) ->
        [you] Вы открываете
       *[other] { $seat } открывает
    } вне очереди карту «{ $card }»
gobbit-event-slap = { WHO($seat) ->
        [you] Вы хлопаете
       *[other] { $seat } хлопает
    } по { WHO($pile) ->
        [you] вашей стопке
       *[other] стопке игрока { $pile }
    } ({ $time } мс)
gobbit-event-slap-discard = { WHO($seat) ->
        [you] Вы хлопаете
       *[other] { $seat } хлопает
    } по сбросу ({ $time } мс)
gobbit-event-cover = { WHO($seat) ->
        [you] Вы накрываете
       *[other] { $seat } накрывает
    } свою стопку ({ $time } мс)
gobbit-event-late = { WHO($seat) ->
        [you] Вы опаздываете
       *[other] { $seat } опаздывает
    }: следующая карта уже открыта
gobbit-event-eaten = { WHO($seat) ->
        [you] Вы съедаете
       *[other] { $seat } съедает
    } { WHO($rival) ->
        [you] вашу стопку
       *[other] стопку игрока { $rival }
    }: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
gobbit-event-scattered = { WHO($seat) ->
        [you] Вы отправляете
       *[other] { $seat } отправляет
    } в сброс { WHO($rival) ->
        [you] вашу стопку
       *[other] стопку игрока { $rival }
    }: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
gobbit-event-saved = { WHO($seat) ->
        [you] Вы защищаете
       *[other] { $seat } защищает
    } свою стопку: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
gobbit-event-mistake = { WHO($seat) ->
        [you] Вы ошибаетесь
       *[other] { $seat } ошибается
    }; { $count ->
        [0] сбрасывать нечего
        [one] { $count } карта уходит в сброс
        [few] { $count } карты уходят в сброс
       *[other] { $count } карт уходит в сброс
    }
gobbit-event-mistake-deck = { WHO($seat) ->
        [you] Вы ошибаетесь
       *[other] { $seat } ошибается
    }; верхняя карта собственной колоды уходит в сброс
gobbit-event-ghost-mistake = { WHO($seat) ->
        [you] Вы ошибаетесь как призрак
       *[other] { $seat } ошибается как призрак
    }: нападение на { WHO($rival) ->
        [you] вас
       *[other] игрока { $rival }
    } не засчитано
gobbit-event-stray = Карта «{ $card }», которую { WHO($seat) ->
        [you] вы открываете
       *[other] { $seat } открывает
    } вне очереди, уходит в сброс
gobbit-event-gobbit = { WHO($seat) ->
        [you] Вы кричите
       *[other] { $seat } кричит
    }: «Гоббит!»
gobbit-event-robbed = { WHO($seat) ->
        [you] Вы забираете
       *[other] { $seat } забирает
    } { WHO($rival) ->
        [you] вашу стопку
       *[other] стопку игрока { $rival }
    }: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }; остальные возвращают свои
gobbit-event-last-gorilla = Последняя карта — горилла: { WHO($seat) ->
        [you] вы теряете
       *[other] { $seat } теряет
    } всё
gobbit-event-ghost = { WHO($seat) ->
        [you] Вы остаётесь без карт и становитесь
       *[other] { $seat } остаётся без карт и становится
    } призраком
gobbit-event-out = { WHO($seat) ->
        [you] Вы остаётесь без карт и выбываете
       *[other] { $seat } остаётся без карт и выбывает
    } из игры
gobbit-event-condition = Теперь действует: { $condition }
gobbit-event-end = Партия окончена; { $count ->
        [0] карт ни у кого не осталось, победу делят последние, у кого они были
       *[other] больше всего карт ({ $count })
    }: { LIST($seats) }

## Почему нет
gobbit-why-over = Партия окончена.
gobbit-why-out = У кого нет карт, тот выбыл из этой игры.
gobbit-why-hands-down = Ваши руки уже на столе; подождите, пока решится, кто был первым.
gobbit-why-no-such-thing = На столе такого нет.
gobbit-why-mercy = Призрак по ошибке хлопнул по вашей стопке: положите её под колоду или оставьте.
gobbit-why-no-mercy = Ни один призрак вас не обидел.
gobbit-why-no-pile = У игрока { $seat } нет стопки: хлопать не по чему.
gobbit-why-already = Ваша рука уже там; второй хлопок ничего не значит.
gobbit-why-rob-own = Свою стопку вы и так получите; выберите чужую.
gobbit-why-rob-nothing = Нет стопки, которую взять: { $seat }.
gobbit-why-rob-whom = Сначала выберите, чью стопку берёте.
gobbit-why-ghost-opens = У призраков нет карт, чтобы открывать.
gobbit-why-no-deck = Ваша колода пуста: ход пропущен, стопка остаётся.
gobbit-why-not-your-turn = Открывать сейчас не вам; очередь: { $seat }.
gobbit-why-no-gobbit = В этой партии играют без «Гоббит!».
gobbit-why-ghost-calls = По сбросу могут хлопать все, кроме призраков.
gobbit-why-no-discard = Стопки сброса ещё нет.

## Как рассудили гонку
gobbit-verdict-won = первая рука
gobbit-verdict-beaten = верно, но не первая
gobbit-verdict-lot = поровну до миллисекунды: жребий
gobbit-verdict-mistake = ошибка
gobbit-verdict-idle = без последствий
gobbit-verdict-too-early = отклонено: быстрее, чем можно увидеть
gobbit-verdict-too-late = поздно, но не ошибка
gobbit-verdict-unseen = отклонено: эту карту ещё не показали

## В терминале
gobbit-stray = открыта не в свой ход
gobbit-counts = колода { $deck } · стопка { $pile }
gobbit-ghost = призрак
gobbit-out = вне игры
gobbit-discarded = Сброс: { $count }
gobbit-striking = Горилла! { $name } может бить по всем стопкам.
gobbit-begin = Клавиша на стопке — хлопнуть по ней; на своей — накрыть. Любая клавиша — начать, Esc — выйти.
gobbit-paused = Пауза. Любая клавиша — дальше, Esc — выйти.
gobbit-open-key = { $name }, открыть: { $button }
gobbit-leave-keys = Tab: пауза · Esc: сохранить и выйти
gobbit-race = { $name }: { $time } мс, { $verdict }

# Боты: имя и нрав каждого уровня.
bot-gobbit-1 = Сонный Тритон
    .about = Дважды смотрит на каждую карту.
bot-gobbit-2 = Ретивая Лягушка
    .about = Сначала шлёпает, потом думает.
bot-gobbit-3 = Спокойный Геккон
    .about = Редко ошибается и редко бывает первым.
bot-gobbit-4 = Быстрый Богомол
    .about = Видит пару раньше, чем та уляжется.
bot-gobbit-5 = Муха-Молния
    .about = Никто ещё не видел, как она двигает лапкой.
