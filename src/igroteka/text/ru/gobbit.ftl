### Гоббит. Свои формулировки; названия и числа — факты карт.

gobbit = Гоббит
gobbit-about = Откройте карту, хлопните, чтобы съесть, накройте, чтобы защитить: побеждает самый быстрый глаз.
gobbit-length = 5–20 минут
gobbit-discard-pile = стопка сброса
gobbit-help =
    Карты открывают по очереди, каждый на свою стопку; действует только верхняя карта. Змеи едят хамелеонов, хамелеоны — мух,
    и только своего цвета. Хлопнете по добыче первым — её стопка уходит под вашу колоду; успеете накрыть свою карту — она ваша.
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
gobbit-choice-wait = рук (больше) не класть
gobbit-choice-open = открыть следующую карту
gobbit-choice-open-early = открыть карту не в свой ход
gobbit-choice-slap = хлопнуть по карте «{ $card }» ({ $seat })
gobbit-choice-cover = накрыть свою карту «{ $card }»
gobbit-choice-call = хлопнуть по сбросу: Гоббит!
gobbit-choice-rob = взять стопку с картой «{ $card }» ({ $seat })
gobbit-choice-take-back = положить стопку под свою колоду
gobbit-choice-leave = оставить стопку на столе

## События
gobbit-event-open = { $seat }: открыта карта «{ $card }»
gobbit-event-early = { $seat }: не в свой ход открыта карта «{ $card }»
gobbit-event-slap = { $seat }: хлопок по стопке — { $pile } ({ $time } мс)
gobbit-event-slap-discard = { $seat }: хлопок — { $pile } ({ $time } мс)
gobbit-event-cover = { $seat }: накрыта своя стопка ({ $time } мс)
gobbit-event-late = { $seat }: поздно, следующая карта уже открыта ({ $time } мс)
gobbit-event-eaten = { $seat }: съедена стопка — { $rival }, карт: { $count }
gobbit-event-scattered = { $seat }: стопка уходит в сброс — { $rival }, карт: { $count }
gobbit-event-saved = { $seat }: стопка защищена, карт: { $count }
gobbit-event-mistake = { $seat }: ошибка, карт в сброс: { $count }
gobbit-event-mistake-deck = { $seat }: ошибка, верхняя карта колоды уходит в сброс
gobbit-event-stray = { $seat }: карта «{ $card }», открытая не в свой ход, уходит в сброс
gobbit-event-gobbit = { $seat }: Гоббит!
gobbit-event-robbed = { $seat }: взята стопка — { $rival }, карт: { $count }; остальные возвращают свои
gobbit-event-last-gorilla = { $seat }: последняя карта — горилла, всё потеряно
gobbit-event-ghost = { $seat }: карт нет, теперь призрак
gobbit-event-out = { $seat }: карт нет, выбывает из игры
gobbit-event-condition = Теперь действует: { $condition }
gobbit-event-end = Игра окончена; больше всего карт ({ $count }): { $seats }

## Почему нет
gobbit-why-over = Игра окончена.
gobbit-why-out = У кого нет карт, тот выбыл из этой игры.
gobbit-why-hands-down = На этот миг ваши руки уже на столе; подождите, пока их рассудят.
gobbit-why-no-such-thing = На столе такого нет.
gobbit-why-mercy = Призрак по ошибке хлопнул по вашей стопке: положите её под колоду или оставьте.
gobbit-why-no-mercy = Ни один призрак вас не обидел.
gobbit-why-no-pile = Нет стопки, по которой хлопнуть: { $seat }.
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
gobbit-verdict-too-late = поздно, без наказания
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
