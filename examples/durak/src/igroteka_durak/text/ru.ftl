### Дурак. Собственные формулировки.

durak = Дурак
durak-about = Отбивайтесь и избавляйтесь от карт: кто последним останется с картами, тот и дурак.
durak-length = 10–20 минут
durak-help =
    Каждому сдают шесть карт; открытая карта под колодой показывает козырную масть. Начинает тот, у кого наименьший козырь.
    Атакующий кладёт карту перед следующим игроком, и тот отбивается: бьёт её старшей картой той же масти или козырем, если
    она сама не козырь. Когда все карты побиты, остальные игроки могут подкидывать карты тех же достоинств, что уже лежат на
    столе: всего не больше шести карт атаки и не больше, чем карт у того, кто отбивается. Когда подкидывать больше нечего,
    карты уходят в отбой, и следующим атакует тот, кто отбился. Кто не может или не хочет отбиваться, забирает все карты со
    стола и пропускает свою атаку. После каждой атаки карты добирают до шести: первым атакующий, последним тот, кто отбивался.
    Когда колода кончилась, игрок без карт выходит из игры, а последний, у кого есть карты, — дурак.
    Перевод (если договорились): пока ничего не побито, можно приложить карту того же достоинства, и отбиваться придётся
    следующему игроку, если у него хватает карт.
    Домашние правила: шесть карт атаки разрешены и в первой атаке; карты бьют в том порядке, в котором их положили; отбой
    можно просматривать; после 200 атак игра заканчивается вничью.
durak-setting-transfer = Атаку можно переводить

## Стол
durak-zone-bout = Атака номер
durak-zone-trump = Козырь
durak-zone-bottom = Под колодой
durak-zone-deck = Колода
durak-zone-table = На столе
durak-zone-discard = Отбой
durak-zone-hand = Рука
durak-zone-hidden = Закрытых карт
durak-zone-role = Роль
durak-role-attacker = атакует
durak-role-defender = отбивается
durak-role-taking = забирает
durak-role-out = вне игры

## Вопросы
durak-ask-lead = Вы атакуете. Отбивается: { $seat }. С какой карты начнёте?
durak-ask-defend = Вас атакуют картой { $card }. Побьёте её?
durak-ask-throw = Всё побито. Подкинете ещё карту? Отбивается: { $seat }
durak-ask-add = Карты забирает: { $seat }. Подкинете ещё одну?

## Варианты
durak-choice-attack = Атаковать картой { $card }
durak-choice-beat = Побить { $attack } картой { $card }
durak-choice-throw = Подкинуть { $card }
durak-choice-pass = Ничего не подкидывать
durak-choice-take = Забрать карты: { $cards }
durak-choice-transfer = Перевести атаку картой { $card } (кому: { $seat })

## События
durak-event-attack = { $seat }: атака картой { $card }
durak-event-beat = { $seat }: { $card } бьёт { $attack }
durak-event-throw = { $seat }: подкинуто { $card }
durak-event-transfer = { $seat }: { $card } переводит атаку, теперь отбивается { $to }
durak-event-give-up = { $seat }: защиты нет, карты придётся забрать
durak-event-take = { $seat }: на руку идут { $cards }
durak-event-beaten = { $seat }: всё побито, в отбой идут { $cards }
durak-event-draw = { $seat }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
} из колоды
durak-event-draw-trump = { $seat }: последняя карта колоды, козырь { $card }
durak-event-fool = { $seat }: последние карты на руке, дурак
durak-event-no-fool = Дурака нет: ничья

## Почему нет
durak-why-over = Игра окончена.
durak-why-not-asked = Сейчас не вам класть карту: подождите, пока вас спросят.
durak-why-must-lead = Вы начинаете атаку, поэтому должны положить карту.
durak-why-beat-or-take = Вас атакуют: побейте карту или заберите все карты со стола.
durak-why-not-in-hand = Класть можно только карты со своей руки.
durak-why-no-transfer = В этой игре не договаривались переводить атаку.
durak-why-not-defender = Это может только тот, кто отбивается, пока есть что бить.
durak-why-late-transfer = Вы уже начали отбиваться; перевести атаку можно было только до этого.
durak-why-other-rank = Атаку переводят картой того же достоинства, а { $card } и { $attack } — разных достоинств.
durak-why-too-few-cards = Перевести атаку нельзя: у соседа ({ $seat }) меньше карт, чем пришлось бы побить.
durak-why-too-low = { $card } не бьёт { $attack }: нужна старшая карта той же масти или козырь, если бьют не козырь.
durak-why-no-such-rank = { $card } нельзя подкинуть: на столе нет карт такого достоинства.

## Карты
durak-suit-c = ♣ трефы
durak-suit-d = ♦ бубны
durak-suit-h = ♥ червы
durak-suit-s = ♠ пики
durak-card-6c = 6♣
    .text = шестёрка треф
durak-card-7c = 7♣
    .text = семёрка треф
durak-card-8c = 8♣
    .text = восьмёрка треф
durak-card-9c = 9♣
    .text = девятка треф
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
    .text = шестёрка бубен
durak-card-7d = 7♦
    .text = семёрка бубен
durak-card-8d = 8♦
    .text = восьмёрка бубен
durak-card-9d = 9♦
    .text = девятка бубен
durak-card-10d = 10♦
    .text = десятка бубен
durak-card-jd = В♦
    .text = валет бубен
durak-card-qd = Д♦
    .text = дама бубен
durak-card-kd = К♦
    .text = король бубен
durak-card-ad = Т♦
    .text = туз бубен
durak-card-6h = 6♥
    .text = шестёрка червей
durak-card-7h = 7♥
    .text = семёрка червей
durak-card-8h = 8♥
    .text = восьмёрка червей
durak-card-9h = 9♥
    .text = девятка червей
durak-card-10h = 10♥
    .text = десятка червей
durak-card-jh = В♥
    .text = валет червей
durak-card-qh = Д♥
    .text = дама червей
durak-card-kh = К♥
    .text = король червей
durak-card-ah = Т♥
    .text = туз червей
durak-card-6s = 6♠
    .text = шестёрка пик
durak-card-7s = 7♠
    .text = семёрка пик
durak-card-8s = 8♠
    .text = восьмёрка пик
durak-card-9s = 9♠
    .text = девятка пик
durak-card-10s = 10♠
    .text = десятка пик
durak-card-js = В♠
    .text = валет пик
durak-card-qs = Д♠
    .text = дама пик
durak-card-ks = К♠
    .text = король пик
durak-card-as = Т♠
    .text = туз пик
