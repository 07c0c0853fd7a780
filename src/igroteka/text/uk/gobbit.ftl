### Гоббіт. Власні формулювання; назви та числа — факти карт.

gobbit = Гоббіт
gobbit-about = Відкрийте карту, лясніть, щоб з'їсти, накрийте, щоб захистити: перемагає найшвидше око.
gobbit-length = 5–20 хвилин
gobbit-discard-pile = стос скиду
gobbit-help =
    Карти відкривають по черзі, кожен на свій стос; діє лише верхня карта. Змії їдять хамелеонів, хамелеони — мух, і тільки
    свого кольору. Ляснете по здобичі раніше за всіх — її стос іде під вашу колоду; встигнете накрити свою карту — вона ваша. Хибний
    ляск чи захист без загрози коштує вашого стосу. Мухи трьох кольорів і є скид — ляскайте по скиду: Гоббіт! Горила б'є по
    всіх стосах. Без карт ви привид і можете нападати на пари. Перемагає останній, у кого є карти.
gobbit-setting-level = Правила
gobbit-setting-gobbit = Гоббіт!
gobbit-setting-ghosts = Привиди
gobbit-setting-gorilla = Горила
gobbit-setting-hasty = Карту можна відкрити не у свій хід
gobbit-setting-tempo = Темп
gobbit-level-first = для першої гри
gobbit-level-full = повні
gobbit-level-expert = експертні
gobbit-tempo-calm = спокійний
gobbit-tempo-brisk = жвавий
gobbit-tempo-wild = шалений

## Карти
gobbit-card-red_chameleon = Червоний хамелеон
gobbit-card-blue_chameleon = Синій хамелеон
gobbit-card-yellow_chameleon = Жовтий хамелеон
gobbit-card-red_snake = Червона змія
gobbit-card-blue_snake = Синя змія
gobbit-card-yellow_snake = Жовта змія
gobbit-card-red_fly = Червоні мухи
gobbit-card-blue_fly = Сині мухи
gobbit-card-yellow_fly = Жовті мухи
gobbit-card-red_blue_fly = Червона й синя мухи
gobbit-card-blue_yellow_fly = Синя й жовта мухи
gobbit-card-red_yellow_fly = Червона й жовта мухи
gobbit-card-gorilla = Горила

## Умови на сорочках
gobbit-back-none = Без умови
    .rule = харчовий ланцюг діє як завжди.
gobbit-back-flies_explode = Мухи вибухають
    .rule = не чіпайте жодного стосу з мухами зверху, навіть свого.
gobbit-back-colour_off = Без кольорів
    .rule = ланцюг діє незалежно від кольору.
gobbit-back-reverse_chain = Зворотний ланцюг
    .rule = мухи їдять хамелеонів, хамелеони — змій, того самого кольору.
gobbit-back-snakes_eat_flies = Змії їдять мух
    .rule = змії їдять мух свого кольору так само, як хамелеони.
gobbit-back-different_colours = Різні кольори
    .rule = їдять одне одного лише тварини без спільного кольору.
gobbit-back-all_ghosts = Усі привиди
    .rule = кожен може нападати на пари; незахищене йде у скид.

## Запитання
gobbit-ask-react = Ляснути чи зачекати?
gobbit-ask-rob = Гоббіт! Чий стос забираєте?
gobbit-ask-mercy = Привид помилково ляснув по вашому стосу. Покласти його під колоду?

## Варіанти
gobbit-choice-wait = зачекати
gobbit-choice-open = відкрити наступну карту
gobbit-choice-open-early = відкрити карту не у свій хід
gobbit-choice-slap = ляснути по карті «{ $card }» ({ $seat })
gobbit-choice-cover = накрити свою карту «{ $card }»
gobbit-choice-call = ляснути по скиду: Гоббіт!
gobbit-choice-rob = забрати стос з картою «{ $card }» ({ $seat })
gobbit-choice-take-back = покласти стос під свою колоду
gobbit-choice-leave = лишити стос на столі

## Події
gobbit-event-open = { WHO($seat) ->
        [you] Ви відкриваєте
       *[other] { $seat } відкриває
    } карту «{ $card }»
gobbit-event-early = { WHO($seat) ->
        [you] Ви відкриваєте
       *[other] { $seat } відкриває
    } поза чергою карту «{ $card }»
gobbit-event-slap = { WHO($seat) ->
        [you] Ви ляскаєте
       *[other] { $seat } ляскає
    } по { WHO($pile) ->
        [you] вашому стосу
       *[other] стосу гравця { $pile }
    } ({ $time } мс)
gobbit-event-slap-discard = { WHO($seat) ->
        [you] Ви ляскаєте
       *[other] { $seat } ляскає
    } по скиду ({ $time } мс)
gobbit-event-cover = { WHO($seat) ->
        [you] Ви накриваєте
       *[other] { $seat } накриває
    } свій стос ({ $time } мс)
gobbit-event-late = { WHO($seat) ->
        [you] Ви спізнюєтеся
       *[other] { $seat } спізнюється
    }: наступну карту вже відкрито
gobbit-event-eaten = { WHO($seat) ->
        [you] Ви з’їдаєте
       *[other] { $seat } з’їдає
    } { WHO($rival) ->
        [you] ваш стос
       *[other] стос гравця { $rival }
    }: { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
gobbit-event-scattered = { WHO($seat) ->
        [you] Ви відправляєте
       *[other] { $seat } відправляє
    } у скид { WHO($rival) ->
        [you] ваш стос
       *[other] стос гравця { $rival }
    }: { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
gobbit-event-saved = { WHO($seat) ->
        [you] Ви захищаєте
       *[other] { $seat } захищає
    } свій стос: { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
gobbit-event-mistake = { WHO($seat) ->
        [you] Ви помиляєтеся
       *[other] { $seat } помиляється
    }; { $count ->
        [0] скидати нічого
        [one] { $count } карта йде у скид
        [few] { $count } карти йдуть у скид
       *[other] { $count } карт іде у скид
    }
gobbit-event-mistake-deck = { WHO($seat) ->
        [you] Ви помиляєтеся
       *[other] { $seat } помиляється
    }; верхня карта з власної колоди йде у скид
gobbit-event-ghost-mistake = { WHO($seat) ->
        [you] Ви помиляєтеся як привид
       *[other] { $seat } помиляється як привид
    }: напад на { WHO($rival) ->
        [you] вас
       *[other] гравця { $rival }
    } не зараховано
gobbit-event-stray = Карта «{ $card }», яку { WHO($seat) ->
        [you] ви відкриваєте
       *[other] { $seat } відкриває
    } поза чергою, іде у скид
gobbit-event-gobbit = { WHO($seat) ->
        [you] Ви вигукуєте
       *[other] { $seat } вигукує
    }: «Гоббіт!»
gobbit-event-robbed = { WHO($seat) ->
        [you] Ви забираєте
       *[other] { $seat } забирає
    } { WHO($rival) ->
        [you] ваш стос
       *[other] стос гравця { $rival }
    }: { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }; решта повертає свої
gobbit-event-last-gorilla = Остання карта — горила: { WHO($seat) ->
        [you] ви втрачаєте
       *[other] { $seat } втрачає
    } все
gobbit-event-ghost = { WHO($seat) ->
        [you] Ви лишаєтеся без карт і стаєте
       *[other] { $seat } лишається без карт і стає
    } привидом
gobbit-event-out = { WHO($seat) ->
        [you] Ви лишаєтеся без карт і вибуваєте
       *[other] { $seat } лишається без карт і вибуває
    } з гри
gobbit-event-condition = Тепер діє: { $condition }
gobbit-event-end = Партію завершено; { $count ->
        [0] карт не лишилося ні в кого, перемогу ділять останні, хто їх мав
       *[other] найбільше карт ({ $count })
    }: { LIST($seats) }

## Чому ні
gobbit-why-over = Партію завершено.
gobbit-why-out = Хто не має карт, вибув із цієї гри.
gobbit-why-hands-down = Ваші руки вже на столі; зачекайте, доки визначать, хто був перший.
gobbit-why-no-such-thing = На столі такого немає.
gobbit-why-mercy = Привид помилково ляснув по вашому стосу: покладіть його під колоду або лишіть.
gobbit-why-no-mercy = Жоден привид вас не скривдив.
gobbit-why-no-pile = У гравця { $seat } немає стосу: ляскати ні по чому.
gobbit-why-already = Ваша рука вже там; другий ляск не рахується.
gobbit-why-rob-own = Свій стос ви й так отримаєте; виберіть чужий.
gobbit-why-rob-nothing = Стосу, який забрати, немає: { $seat }.
gobbit-why-rob-whom = Спершу виберіть, чий стос забираєте.
gobbit-why-ghost-opens = Привиди не мають карт, щоб відкривати.
gobbit-why-no-deck = Ваша колода порожня: хід пропущено, стос лишається.
gobbit-why-not-your-turn = Відкривати зараз не вам; черга: { $seat }.
gobbit-why-no-gobbit = У цій партії грають без «Гоббіт!».
gobbit-why-ghost-calls = По скиду можуть ляскати всі, крім привидів.
gobbit-why-no-discard = Стосу скиду ще немає.

## Як розсуджено перегони
gobbit-verdict-won = перша рука
gobbit-verdict-beaten = правильно, але не перша
gobbit-verdict-lot = нарівно до мілісекунди: жереб
gobbit-verdict-mistake = помилка
gobbit-verdict-idle = нічого не дало
gobbit-verdict-too-early = відхилено: швидше, ніж можна побачити
gobbit-verdict-too-late = запізно, без покарання
gobbit-verdict-unseen = відхилено: цю карту ще не показано

## У терміналі
gobbit-stray = відкрито не у свій хід
gobbit-counts = колода { $deck } · стос { $pile }
gobbit-ghost = привид
gobbit-out = поза грою
gobbit-discarded = Скид: { $count }
gobbit-striking = Горила! { $name } може бити по всіх стосах.
gobbit-begin = Клавіша на стосі — ляснути по ньому; на своєму — накрити. Будь-яка клавіша — почати, Esc — вийти.
gobbit-paused = Пауза. Будь-яка клавіша — далі, Esc — вийти.
gobbit-open-key = { $name }, відкрити: { $button }
gobbit-leave-keys = Tab: пауза · Esc: зберегти й вийти
gobbit-race = { $name }: { $time } мс, { $verdict }

# Боти: ім’я й вдача кожного рівня.
bot-gobbit-1 = Сонний Тритон
    .about = Двічі дивиться на кожну карту.
bot-gobbit-2 = Завзята Жаба
    .about = Спершу ляскає, потім думає.
bot-gobbit-3 = Спокійний Гекон
    .about = Рідко помиляється й рідко буває першим.
bot-gobbit-4 = Прудка Богомолка
    .about = Бачить пару раніше, ніж та вляжеться.
bot-gobbit-5 = Муха-Блискавка
    .about = Ніхто ще не бачив, як вона рухає лапкою.
