### Майндбаг. Собственные формулировки; названия и числа — факты карт.

mindbug = Майндбаг
mindbug-about = Дуэль, в которой лучшее сыгранное существо могут у вас забрать.
mindbug-length = 15–25 минут
mindbug-offered = Сыграно
mindbug-hand = Ваша рука
mindbug-discard = сброс
mindbug-empty = существ нет
mindbug-status = { $name } — жизни { $life }, химерии { $mindbugs }, рука { $hand }, колода { $deck }, сброс { $discard }
mindbug-help =
    Лишите соперника всех жизней. В свой ход сыграйте одну карту или атакуйте одним существом. Когда вы играете карту,
    соперник может потратить одну из двух химерий и забрать её; тогда вы сразу ходите ещё раз. Атаку может блокировать
    одно существо: слабейшее побеждено, при равной силе — оба. Неблокированная атака стоит одну жизнь. Рука меньше пяти
    карт сразу пополняется, пока есть колода. Кто не может ни сыграть карту, ни атаковать, проигрывает.
mindbug-setting-sets = Наборы
mindbug-set-first_contact = Первый контакт

## Ключевые слова
mindbug-keyword-hunter = Охота
    .rule = атакуя, можете выбрать вражеское существо, которое обязано блокировать, даже если иначе не могло бы.
mindbug-keyword-frenzy = Бешенство
    .rule = может атаковать дважды за ход, если осталось в игре после первой атаки.
mindbug-keyword-poisonous = Яд
    .rule = в бою всегда побеждает другое существо.
mindbug-keyword-sneaky = Коварство
    .rule = блокировать его может только существо с Коварством.
mindbug-keyword-tough = Стойкость
    .rule = в первый раз вместо поражения становится истощённым.

## Вопросы
mindbug-ask-turn = Ваш ход: сыграйте карту или атакуйте.
mindbug-ask-mindbug = Сыграно: «{ $card }». Потратить химерию и забрать?
mindbug-ask-block = Атакует «{ $card }». Блокировать?
mindbug-ask-hunt = «{ $card }» охотится. Выберите, кто обязан блокировать, или оставьте выбор сопернику.
mindbug-ask-again = «{ $card }» в бешенстве. Атаковать ещё раз?
mindbug-ask-order = Ждут несколько эффектов. Какой первый?
mindbug-ask-defeat = «{ $card }»: выберите существо, которое будет побеждено.
mindbug-ask-control = «{ $card }»: выберите существо, которое берёте под контроль.
mindbug-ask-discard = «{ $card }»: сбросьте карту.
mindbug-ask-revive = «{ $card }»: выберите карту, которую сыграете из сброса.

## Варианты
mindbug-choice-play = сыграть карту «{ $card }»
mindbug-choice-attack = атаковать существом «{ $card }»
mindbug-choice-mindbug = потратить химерию и забрать карту «{ $card }»
mindbug-choice-no-mindbug = сохранить химерии
mindbug-choice-block = блокировать существом «{ $card }»
mindbug-choice-no-block = не блокировать, потерять жизнь
mindbug-choice-hunt = блокировать обязано «{ $card }»
mindbug-choice-no-hunt = пусть соперник решает о блоке
mindbug-choice-again = атаковать ещё раз существом «{ $card }»
mindbug-choice-no-again = закончить атаку
mindbug-choice-order = сначала «{ $card }»
mindbug-choice-defeat = победить существо «{ $card }»
mindbug-choice-control = взять под контроль существо «{ $card }»
mindbug-choice-discard = сбросить карту «{ $card }»
mindbug-choice-revive = сыграть карту «{ $card }»
mindbug-choice-done = достаточно

## События
mindbug-event-reveal = { $seat }: для первого хода открыта карта «{ $card }»
mindbug-event-draw = { $seat }: взята карта — { $card }
mindbug-event-turn = { $seat }: начало хода
mindbug-event-play = { $seat }: сыграна карта «{ $card }»
mindbug-event-mindbug = { $seat }: химерия забирает карту «{ $card }»
mindbug-event-enter = { $seat }: в игру входит «{ $card }»
mindbug-event-trigger = «{ $card }»: эффект сработал
mindbug-event-attack = { $seat }: атакует «{ $card }»
mindbug-event-block = «{ $card }» блокирует; атакует «{ $attacker }»
mindbug-event-exhaust = «{ $card }»: истощение вместо поражения
mindbug-event-defeat = { $seat }: побеждено существо «{ $card }»
mindbug-event-control = { $seat }: берёт под контроль существо «{ $card }»
mindbug-event-discard = { $seat }: сбрасывает карту «{ $card }»
mindbug-event-steal = { $seat }: крадёт карту — { $card } ({ $rival })
mindbug-event-take-back = { $seat }: возвращает на руку — { $cards }
mindbug-event-life = { $seat }: жизни { $change }, теперь { $life }
mindbug-event-stuck = { $seat }: не может ни сыграть карту, ни атаковать, и проигрывает

## Почему нельзя
mindbug-why-over = Игра окончена.
mindbug-why-not-asked = Сейчас решаете не вы.
mindbug-why-cannot-attack = «{ $card }» не может атаковать; причина — «{ $source }».
mindbug-why-cannot-block = «{ $card }» не может блокировать; причина — «{ $source }».
mindbug-why-sneaky = У карты «{ $attacker }» есть Коварство, а у карты «{ $card }» нет: блокировать может только существо с Коварством.
mindbug-why-asked-turn = Ход — это одно действие: сыграть карту с руки или атаковать своим существом.
mindbug-why-asked-mindbug = Сначала решите, забирать ли сыгранную карту химерией.
mindbug-why-asked-block = Блокировать может только одно ваше существо, находящееся в игре.
mindbug-why-asked-hunt = На охоте выбирают среди вражеских существ в игре.
mindbug-why-asked-again = Ещё раз атаковать может только существо, атаковавшее только что.
mindbug-why-asked-order = Выберите один из ждущих эффектов.
mindbug-why-asked-defeat = Эффект на это не действует.
mindbug-why-asked-control = Эффект на это не действует.
mindbug-why-asked-discard = Сбрасывают карту со своей руки.
mindbug-why-asked-revive = Выберите карту из сброса.

## Карты набора «Первый контакт»
mindbug-card-axolotl_healer = Аксолотль-знахарь
    .ability = Розыгрыш: вы получаете 2 жизни.
mindbug-card-bee_bear = Медвепчела
    .ability = Существа с силой 6 или меньше не могут её блокировать.
mindbug-card-brain_fly = Мозгомуха
    .ability = Розыгрыш: возьмите под контроль существо с силой 6 или больше.
mindbug-card-chameleon_sniper = Хамелеон-снайпер
    .ability = Атака: соперник теряет 1 жизнь.
mindbug-card-compost_dragon = Компостный дракон
    .ability = Розыгрыш: сыграйте карту из своего сброса.
mindbug-card-deathweaver = Смертоткач
    .ability = Эффекты «Розыгрыш» соперника не срабатывают.
mindbug-card-elephantopus = Слоносьминог
    .ability = Соперник не может блокировать существами с силой 4 или меньше.
mindbug-card-explosive_toad = Жабомба
    .ability = Поражение: победите существо.
mindbug-card-ferret_bomber = Хорёк-бомбардир
    .ability = Розыгрыш: соперник сбрасывает 2 карты.
mindbug-card-giraffodile = Жирафокодил
    .ability = Розыгрыш: возьмите на руку весь свой сброс.
mindbug-card-goblin_werewolf = Гоблин-оборотень
    .ability = В ваш ход имеет +6 к силе.
mindbug-card-gorillion = Горильев
mindbug-card-grave_robber = Расхититель могил
    .ability = Розыгрыш: сыграйте карту из сброса соперника.
mindbug-card-harpy_mother = Мамочка-гарпия
    .ability = Поражение: возьмите под контроль до двух существ с силой 5 или меньше.
mindbug-card-kangasaurus_rex = Кенгурозавр Рекс
    .ability = Розыгрыш: победите всех вражеских существ с силой 4 или меньше.
mindbug-card-killer_bee = Пчела-убийца
    .ability = Розыгрыш: соперник теряет 1 жизнь.
mindbug-card-lone_yeti = Одинокий йети
    .ability = Пока это ваше единственное существо, имеет +5 к силе и Бешенство.
mindbug-card-luchataur = Лучатавр
mindbug-card-mysterious_mermaid = Таинственная русалка
    .ability = Розыгрыш: у вас становится столько жизней, сколько у соперника.
mindbug-card-plated_scorpion = Панцирный скорпион
mindbug-card-rhino_turtle = Носорепаха
mindbug-card-shark_dog = Акулопёс
    .ability = Атака: победите вражеское существо с силой 6 или больше.
mindbug-card-sharky_crab_dog_mummypus = Акулистый Крабопёс-Мумьеног
    .ability = Пока у какого-то вражеского существа есть Охота, Коварство, Бешенство или Яд, у этого они тоже есть.
mindbug-card-shield_bugs = Жуки-щитники
    .ability = Другие ваши существа имеют +1 к силе.
mindbug-card-snail_hydra = Улиткогидра
    .ability = Атака: если у вас меньше существ, чем у соперника, победите существо.
mindbug-card-snail_thrower = Улиткомёт
    .ability = Другие ваши существа с силой 4 или меньше имеют Охоту и Яд.
mindbug-card-spider_owl = Совук
mindbug-card-strange_barrel = Чудобочка
    .ability = Поражение: украдите 2 случайные карты с руки соперника.
mindbug-card-tiger_squirrel = Тигробелка
    .ability = Розыгрыш: победите вражеское существо с силой 7 или больше.
mindbug-card-turbo_bug = Турбожук
    .ability = Атака: у соперника остаётся 1 жизнь.
mindbug-card-tusked_extorter = Клыкастый вымогатель
    .ability = Атака: соперник сбрасывает карту.
mindbug-card-urchin_hurler = Ежемёт
    .ability = В ваш ход другие ваши существа имеют +2 к силе.
