### Durak, in our own words.

durak = Durak
durak-about = Beat what you are attacked with and get rid of your cards: the last one to hold any is the fool.
durak-length = 10–20 minutes
durak-help =
    Everybody is dealt six cards; the open card under the deck shows the trump suit. The holder of the lowest trump begins.
    The attacker lays a card in front of the next player, who beats it with a higher card of the same suit, or with a trump
    if it is not a trump itself. Once all attacks are beaten, everybody but the defender may throw in cards of ranks that lie on the
    table: six attacks in all, and no more than the defender has cards to beat them with. Once nobody has more to throw in,
    the cards are out of the game and the defender attacks next. A defender who cannot or will not beat takes all cards of the table
    and is passed over. After each bout hands are filled up to six: the attacker first, the defender last. When the deck is
    gone, whoever has no cards left is out of the game, and the last one with cards is the fool.
    Passing on (if agreed): before beating anything, the defender may add a card of the same rank, and the next player has to
    defend, provided that player has enough cards.
    House rules: six attacks are allowed in the very first bout too; attacks are beaten in the order they were laid; the discard pile may
    be looked at; after 200 bouts the game is a draw.
durak-setting-transfer = Passing an attack on

## The table
durak-zone-bout = Bout
durak-zone-trump = Trump
durak-zone-bottom = Under the deck
durak-zone-deck = Deck
durak-zone-table = On the table
durak-zone-discard = Discard pile
durak-zone-hand = Hand
durak-zone-hidden = Hidden cards
durak-zone-role = Role
durak-role-attacker = attacks
durak-role-defender = defends
durak-role-taking = takes
durak-role-out = out of the game

## Questions
durak-ask-lead = You attack. The defender: { $seat }. Which card do you lay?
durak-ask-defend = You are attacked with { $card }. Do you beat it?
durak-ask-throw = Everything is beaten. Do you throw in another card? The defender: { $seat }
durak-ask-add = The cards are being taken by: { $seat }. Do you add another?

## Choices
durak-choice-attack = Attack with { $card }
durak-choice-beat = Beat { $attack } with { $card }
durak-choice-throw = Throw in { $card }
durak-choice-pass = Throw in nothing
durak-choice-take = Take the cards: { $cards }
durak-choice-transfer = Pass the attack on with { $card } (to: { $seat })

## What happened
durak-event-attack = { $seat }: attack with { $card }
durak-event-beat = { $seat }: { $card } beats { $attack }
durak-event-throw = { $seat }: { $card } is thrown in
durak-event-transfer = { $seat }: { $card } passes the attack on to { $to }
durak-event-give-up = { $seat }: no defence, the cards will be taken
durak-event-take = { $seat }: into the hand go { $cards }
durak-event-beaten = { $seat }: all beaten, out of the game go { $cards }
durak-event-draw = { $seat }: { $count ->
    [one] one card
   *[other] { $count } cards
} from the deck
durak-event-draw-trump = { $seat }: the last card of the deck, the trump { $card }
durak-event-fool = { $seat }: the last to hold cards, the fool
durak-event-no-fool = Nobody is the fool: a draw

## Why not
durak-why-over = The game is over.
durak-why-not-asked = It is not for you to play a card now: wait until you are asked.
durak-why-must-lead = You begin the bout, so you have to lay a card.
durak-why-beat-or-take = You are attacked: beat the card or take all cards of the table.
durak-why-not-in-hand = You can only lay cards from your own hand.
durak-why-no-transfer = Passing an attack on was not agreed for this game.
durak-why-not-defender = Only the defender can do that, while there is a card to beat.
durak-why-late-transfer = You have begun to beat this attack; it can only be passed on before that.
durak-why-other-rank = An attack is passed on with a card of the same rank; { $card } is of another rank than { $attack }.
durak-why-too-few-cards = The attack cannot be passed on: { $seat } has fewer cards than would have to be beaten.
durak-why-too-low = { $card } does not beat { $attack }: that takes a higher card of its suit or, if it is no trump, a trump.
durak-why-no-such-rank = { $card } cannot be thrown in: no card of its rank lies on the table.

## Cards
durak-suit-c = ♣ clubs
durak-suit-d = ♦ diamonds
durak-suit-h = ♥ hearts
durak-suit-s = ♠ spades
durak-card-6c = 6♣
    .text = six of clubs
durak-card-7c = 7♣
    .text = seven of clubs
durak-card-8c = 8♣
    .text = eight of clubs
durak-card-9c = 9♣
    .text = nine of clubs
durak-card-10c = 10♣
    .text = ten of clubs
durak-card-jc = J♣
    .text = jack of clubs
durak-card-qc = Q♣
    .text = queen of clubs
durak-card-kc = K♣
    .text = king of clubs
durak-card-ac = A♣
    .text = ace of clubs
durak-card-6d = 6♦
    .text = six of diamonds
durak-card-7d = 7♦
    .text = seven of diamonds
durak-card-8d = 8♦
    .text = eight of diamonds
durak-card-9d = 9♦
    .text = nine of diamonds
durak-card-10d = 10♦
    .text = ten of diamonds
durak-card-jd = J♦
    .text = jack of diamonds
durak-card-qd = Q♦
    .text = queen of diamonds
durak-card-kd = K♦
    .text = king of diamonds
durak-card-ad = A♦
    .text = ace of diamonds
durak-card-6h = 6♥
    .text = six of hearts
durak-card-7h = 7♥
    .text = seven of hearts
durak-card-8h = 8♥
    .text = eight of hearts
durak-card-9h = 9♥
    .text = nine of hearts
durak-card-10h = 10♥
    .text = ten of hearts
durak-card-jh = J♥
    .text = jack of hearts
durak-card-qh = Q♥
    .text = queen of hearts
durak-card-kh = K♥
    .text = king of hearts
durak-card-ah = A♥
    .text = ace of hearts
durak-card-6s = 6♠
    .text = six of spades
durak-card-7s = 7♠
    .text = seven of spades
durak-card-8s = 8♠
    .text = eight of spades
durak-card-9s = 9♠
    .text = nine of spades
durak-card-10s = 10♠
    .text = ten of spades
durak-card-js = J♠
    .text = jack of spades
durak-card-qs = Q♠
    .text = queen of spades
durak-card-ks = K♠
    .text = king of spades
durak-card-as = A♠
    .text = ace of spades
