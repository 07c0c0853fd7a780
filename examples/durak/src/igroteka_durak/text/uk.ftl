### Дурень. Власні формулювання.

durak = Дурень
durak-about = Відбивайтеся й позбувайтеся карт: хто останній лишиться з картами, той і дурень.
durak-length = 10–20 хвилин
durak-help =
    Кожному роздають шість карт; відкрита карта під колодою показує козирну масть. Починає той, хто має найменший козир.
    Нападник кладе карту перед наступним гравцем, і той відбивається: б’є її старшою картою тієї самої масті або козирем,
    якщо вона сама не козир. Коли всі карти побито, решта гравців можуть підкидати карти тих самих значень, що вже лежать на
    столі: усього не більш як шість карт нападу й не більш як має карт той, хто відбивається. Коли підкидати більше нічого,
    карти йдуть у відбій, і далі нападає той, хто відбився. Хто не може чи не хоче відбиватися, забирає всі карти зі столу й
    пропускає свій напад. Після кожного нападу карти добирають до шести: першим нападник, останнім той, хто відбивався. Коли
    колода скінчилася, гравець без карт виходить із гри, а останній, хто має карти, — дурень.
    Переведення (якщо домовилися): поки нічого не побито, можна докласти карту того самого значення, і відбиватися має
    наступний гравець, якщо йому вистачає карт.
    Домашні правила: шість карт нападу дозволено й у першому нападі; карти б’ють у тому порядку, у якому їх поклали; відбій
    можна переглядати; після 200 нападів гра завершується внічию.
durak-setting-transfer = Напад можна переводити

## Стіл
durak-zone-bout = Напад номер
durak-zone-trump = Козир
durak-zone-bottom = Під колодою
durak-zone-deck = Колода
durak-zone-table = На столі
durak-zone-discard = Відбій
durak-zone-hand = Рука
durak-zone-hidden = Закритих карт
durak-zone-role = Роль
durak-role-attacker = нападає
durak-role-defender = відбивається
durak-role-taking = забирає
durak-role-out = поза грою

## Запитання
durak-ask-lead = Ви нападаєте. Відбивається: { $seat }. З якої карти почнете?
durak-ask-defend = На вас нападають картою { $card }. Поб’єте її?
durak-ask-throw = Усе побито. Підкинете ще карту? Відбивається: { $seat }
durak-ask-add = Карти забирає: { $seat }. Докинете ще одну?

## Варіанти
durak-choice-attack = Напасти картою { $card }
durak-choice-beat = Побити { $attack } картою { $card }
durak-choice-throw = Підкинути { $card }
durak-choice-pass = Нічого не підкидати
durak-choice-take = Забрати карти: { $cards }
durak-choice-transfer = Перевести напад картою { $card } (кому: { $seat })

## Події
durak-event-attack = { $seat }: напад картою { $card }
durak-event-beat = { $seat }: { $card } б’є { $attack }
durak-event-throw = { $seat }: підкинуто { $card }
durak-event-transfer = { $seat }: { $card } переводить напад, тепер відбивається { $to }
durak-event-give-up = { $seat }: захисту немає, карти доведеться забрати
durak-event-take = { $seat }: на руку йдуть { $cards }
durak-event-beaten = { $seat }: усе побито, у відбій ідуть { $cards }
durak-event-draw = { $seat }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
} з колоди
durak-event-draw-trump = { $seat }: остання карта колоди, козир { $card }
durak-event-fool = { $seat }: останні карти на руці, дурень
durak-event-no-fool = Дурня немає: нічия

## Чому ні
durak-why-over = Гру завершено.
durak-why-not-asked = Зараз не вам класти карту: зачекайте, доки вас запитають.
durak-why-must-lead = Ви починаєте напад, тож мусите покласти карту.
durak-why-beat-or-take = На вас нападають: побийте карту або заберіть усі карти зі столу.
durak-why-not-in-hand = Класти можна лише карти зі своєї руки.
durak-why-no-transfer = У цій грі не домовлялися переводити напад.
durak-why-not-defender = Це може лише той, хто відбивається, поки є що бити.
durak-why-late-transfer = Ви вже почали відбиватися; перевести напад можна було тільки до того.
durak-why-other-rank = Напад переводять картою того самого значення, а { $card } і { $attack } — різні значення.
durak-why-too-few-cards = Перевести напад не можна: { $seat } має менше карт, ніж довелося б побити.
durak-why-too-low = { $card } не б’є { $attack }: потрібна старша карта тієї самої масті або козир, якщо б’ють не козир.
durak-why-no-such-rank = { $card } не можна підкинути: на столі немає карт такого значення.

## Карти
durak-suit-c = ♣ трефи
durak-suit-d = ♦ бубни
durak-suit-h = ♥ чирви
durak-suit-s = ♠ піки
durak-card-6c = 6♣
    .text = шістка треф
durak-card-7c = 7♣
    .text = сімка треф
durak-card-8c = 8♣
    .text = вісімка треф
durak-card-9c = 9♣
    .text = дев’ятка треф
durak-card-10c = 10♣
    .text = десятка треф
durak-card-jc = В♣
    .text = валет треф
durak-card-qc = Д♣
    .text = дама треф
durak-card-kc = К♣
    .text = король треф
durak-card-ac = Т♣
    .text = туз треф
durak-card-6d = 6♦
    .text = шістка бубон
durak-card-7d = 7♦
    .text = сімка бубон
durak-card-8d = 8♦
    .text = вісімка бубон
durak-card-9d = 9♦
    .text = дев’ятка бубон
durak-card-10d = 10♦
    .text = десятка бубон
durak-card-jd = В♦
    .text = валет бубон
durak-card-qd = Д♦
    .text = дама бубон
durak-card-kd = К♦
    .text = король бубон
durak-card-ad = Т♦
    .text = туз бубон
durak-card-6h = 6♥
    .text = шістка чирв
durak-card-7h = 7♥
    .text = сімка чирв
durak-card-8h = 8♥
    .text = вісімка чирв
durak-card-9h = 9♥
    .text = дев’ятка чирв
durak-card-10h = 10♥
    .text = десятка чирв
durak-card-jh = В♥
    .text = валет чирв
durak-card-qh = Д♥
    .text = дама чирв
durak-card-kh = К♥
    .text = король чирв
durak-card-ah = Т♥
    .text = туз чирв
durak-card-6s = 6♠
    .text = шістка пік
durak-card-7s = 7♠
    .text = сімка пік
durak-card-8s = 8♠
    .text = вісімка пік
durak-card-9s = 9♠
    .text = дев’ятка пік
durak-card-10s = 10♠
    .text = десятка пік
durak-card-js = В♠
    .text = валет пік
durak-card-qs = Д♠
    .text = дама пік
durak-card-ks = К♠
    .text = король пік
durak-card-as = Т♠
    .text = туз пік
