### The web table: the house around the games.

web-title = Igroteka
web-lead = Good card games, an evening, and someone across the table.
web-about = Modern card games by their real rules. Sit down against a bot at once, or send a friend a link: nothing to install, no account.
web-games = The games
web-players = Players
web-length = Length
web-weight = Difficulty
web-weight-of = Difficulty { $weight } of 5
web-play-now = Play a bot now
web-invite = New game…
web-my-tables = Your tables
web-no-own-tables = You have not joined a table yet.
web-running = Open tables
web-no-tables = There are no open tables right now.
web-have-code = Have a code?
web-code = Table code
web-join = Join
web-free-seat = free seat
web-a-bot = Bot
web-bot = Bot { $number }
web-status-open = waiting for players
web-status-playing = playing
web-status-over = over
web-independent = An independent implementation for people who own or love these games; not affiliated with their publishers.
web-credits = Credits
web-credits-icons = Pictures
web-credits-icons-from = Creatures and emblems are composed by us from our own shapes and icons from
web-credits-changed = Icons were recoloured, outlined and combined. Their authors:
web-credits-fonts = Typefaces
web-credits-code = Programs
web-language = Language
web-close = Close
web-new-table = New game: { $game }
web-your-name = Your name
web-seats = Seats
web-bots = Bot strength
web-tables = { $count ->
    [0] Tables and codes
   *[other] Tables and codes ({ $count })
}
web-tables-title = Tables
web-name-of = Name of player { $number }
web-sits-friend = Friend
web-sits-here = Here
web-sits-led = I lead it
web-sits-bot = Bot
web-here-too = Plays here
web-this-device = at this screen
web-listed = Show the table on the front page
web-open-table = Open the table
web-no-server = The room does not answer. Is it running?
web-home = Front page
web-connecting = Joining the table…
web-reconnecting = Connection lost. Reconnecting…
web-watching = You are watching
web-watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
web-tools = Tools
web-hint-tool = Hint (h)
web-undo = Take back (u)
web-rules = Rules (?)
web-log = Log
web-chat = Chat
web-more = More
web-sound-on = Sound is on
web-sound-off = Sound is off
web-pace-slow = Pace: slow
web-pace-usual = Pace: usual
web-pace-fast = Pace: fast
web-pace-still = Pace: still, nothing moves
web-skip = Show everything at once
web-last-turn = Last turn: { $told }
web-foreseen = Then: { $told }
web-foreseen-more = Then: { $told }, and more that cannot be known yet
web-show-again = Show the last turn again
web-draw = Offer a draw
web-concede = Concede
web-concede-sure = Concede this game?
web-play-on = Play on
web-the-table = The table
web-asked = Your decision
web-waiting = { $names }: deciding…
web-deciding = deciding
web-here = here
web-away = away
web-late = answers { $late } ms later than the line explains
web-hint = Hint: { $choice }. Chance to win: about { $chance }%.
web-hint-only = Hint: { $choice }.
web-can-be-done = “{ $thing }” can be used now: look at what is lit.
web-not-your-turn = It is not your decision right now.
web-yes = Yes
web-no = No
web-offer-undo = { $name } asks to take a move back. Agree?
web-offer-draw = { $name } offers a draw. Agree?
web-offer-rematch = { $name } wants another game. Agree?
web-offer-replace = { $name } asks to let a bot play for { $other }, who keeps the table waiting. Agree?
web-offer-replace-you = The others will let a bot play for you if you do not move soon.
web-take-back = Take your seat back from the bot
web-entry-sit = { $name } sits down
web-entry-stand = { $name } stands up
web-entry-bot = A bot takes a seat
web-entry-back = { $name } is back
web-entry-invite = { $name }: a seat for a program
web-entry-offer-undo = { $name } asks to take a move back
web-entry-offer-draw = { $name } offers a draw
web-entry-offer-rematch = { $name } wants another game
web-entry-offer-replace = { $name } asks to let a bot play for { $other }
web-entry-yes = { $name } agrees
web-entry-no = { $name } does not agree
web-entry-flag = { $name }: out of time
web-entry-concede = { $name } concedes the game
web-entry-rematch = Another game begins
web-emote-hello = Hello!
web-emote-thanks = Thank you
web-emote-well-played = Well played
web-emote-oops = Oops
web-emote-thinking = I am thinking
web-emote-hurry = Shall we go faster?
web-chat-empty = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-you-won = You won!
web-you-lost = You lost
web-rematch = Another game
web-rematch-asked = Waiting for the others
web-replay = Replay
web-look-table = Look at the table
web-waiting-room = { $free ->
    [0] Everybody is here.
    [one] One seat is free. Send the link to a friend or seat a bot.
   *[other] { $free } seats are free. Send the link to friends or seat bots.
}
web-link = Link for friends
web-copy = Copy
web-copied = Copied
web-sit = Sit here
web-start = Begin
web-replay-start = The deal
web-step-back = One step back
web-step-on = One step forward
web-play = Play
web-pause = Pause
web-scrubber = Move
web-move-of = Move { $move } of { $total }
web-speed = Speed
web-review = Review
web-review-wait = Reviewing: { $percent }%
web-review-curve = Winning chance, move by move
web-review-turn = Turning point: move { $move }
web-review-better = { $name } had a better move: { $choice } ({ $best }% instead of { $played }%)
web-eyes = Whose eyes
web-eyes-of = As { $name } sees it
web-eyes-none = As a spectator sees it
web-rules-of = { $game }: the rules
web-house-rules = House rules
web-keys-title = Keys
web-keys = 1–9 choose; arrow keys move between highlighted things, Enter chooses, i enlarges; Esc closes; h hint, u take back, l log, c chat, m sound, ? rules.

## Guided matches and tips
web-lesson = A guided match
web-lesson-step = { $step } of { $steps }
web-lesson-skip = Show me
web-lesson-leave = I'll play on my own
web-lesson-on = Go on
web-lesson-won = You know the game now.
web-lesson-lost = You know the game now. Once more?
web-lesson-again = Once more
web-lesson-real = A real game (level 1)
web-lesson-learn = Learn ({ $minutes } min)
web-lesson-propose = New here? A guided match shows you the game by playing it: { $minutes } minutes, one thing at a time. You can leave it whenever you like.
web-lesson-not-now = Play at once
web-tips-on = Tips for newcomers: on
web-tips-off = Tips for newcomers: off
web-tip = Tip
web-tip-never = No more tips

## The end of a match
web-over = The match is over
web-rematch-agree = Agree: another game
web-rematch-waits = Waiting for: { $names }
web-rematch-gone = Not here any more: { $names }
web-rematch-begun = The next game has begun.
web-rematch-go = To the next game
web-standing = Against “{ $level }” you have won { $won } of { $of ->
    [one] { $of } match
   *[other] { $of } matches
 }.
web-next-harder = Try a stronger bot: { $level }
web-next-easier = Try an easier bot: { $level }
web-turning-find = Where did it turn?
web-turning-none = No single move decided this match.
web-turning-see = See that moment
web-turning-point = Move { $move }, { $name }: { $choice }. After that the chance to win was about { $played }%; with another move ({ $better }) it would have been about { $best }%.
web-play-from-here = Play on from here
web-mindbug-ending-life = { WHO($seats) ->
    [you] You have no life left.
    [team] Your team has no life left.
    [others] { $seats } have no life left.
   *[other] { $seats } has no life left.
}
web-mindbug-ending-stuck = { WHO($seats) ->
    [you] You could neither play a card nor attack.
    [team] Your team could neither play a card nor attack.
    [others] { $seats } could neither play a card nor attack.
   *[other] { $seats } could neither play a card nor attack.
}
web-not_alone-ending-rescue = The rescue counter has reached the star: help has come.
web-not_alone-ending-assimilation = The assimilation counter has reached the star: Artemia has absorbed the Hunted.
web-gobbit-ending = Nobody else has cards left.

## Puzzles
web-puzzles = Puzzles
web-puzzles-about = In each position one answer at a time wins, whatever the opponent does. Find it: you play against a bot that defends itself.
web-puzzles-all = All puzzles
web-puzzles-solved = solved: { $solved } of { $of }
web-puzzle-today = Puzzle of the day
web-puzzle-number = Puzzle { $number }
web-puzzle-grade = Difficulty { $grade }
web-puzzle-done = solved
web-puzzle-solve = Solve
web-puzzle-goal = Puzzle { $number }: win within { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
  }, your opponent’s included
web-puzzle-solved = Solved!
web-puzzle-unsolved = Not solved yet
web-puzzle-well = Well found.
web-puzzle-why = All the decisions are made, and you have not won. One way led there.
web-puzzle-next = Next puzzle
web-puzzle-again = Try again

## My matches
web-matches = My matches
web-matches-waiting = Waiting for you
web-matches-going = Going on
web-matches-over = Over
web-matches-wins = Wins by game and level
web-matches-others = others
web-matches-none = You have not played yet. Your matches will be listed here.
web-matches-won = won
web-matches-lost = lost
web-matches-drawn = draw
web-your-turn = Your turn
web-notify-on = Call me when it is my turn: on
web-notify-off = Call me when it is my turn: off
web-look-first = Touch: look first, then play
web-look-not = Touch: play at once
web-look-drag = Drag a card to play it at once; hold any card to read it.

## A new game, and people who come and go
web-guest = Guest { $number }
web-across = Opponents
web-role = Your role
web-role-creature = Creature
web-role-hunted = Hunted
web-partner = your partner
web-begin = Begin
web-recommended = to begin with
web-clock = Clock
web-clock-none = no clock
web-clock-move = { $minutes } min per decision
web-clock-live = { $minutes } min + { $seconds } s
web-clock-days = { $days ->
    [one] { $days } day per decision
   *[other] { $days } days per decision
}
web-hints-agreed = Everybody may ask for hints
web-terms-hints = Hints are allowed
web-terms-no-hints = No hints
web-qr = The link for a camera
web-link-alone = This room is open on this computer alone. Start it with --host 0.0.0.0 so that friends in the same network can come.
web-left = { $name } is not at the table. What now?
web-left-wait = { $name } is not at the table. You can decide in { $seconds } s.
web-left-patience = Wait
web-left-bot = Let a bot play
web-left-claim = Claim the win
web-entry-left = { $name } left the game

## The table of Mindbug
web-deck = draw pile
web-hand-of = Hand: { $count }
web-board-of = { $name }: creatures in play
web-mindbug-power = Power { $power } now, { $printed } on the card
web-mindbug-power-is = power { $power }
web-mindbug-exhausted = exhausted
web-mindbug-mindbugs = Mindbugs left: { $count }
web-mindbug-life = Life: { $life }
web-rules-mindbug-goal = Each player has 3 life, 10 cards and 2 Mindbugs. Bring your opponent’s life to zero.
    .title = The goal
web-rules-mindbug-turn = A turn is one thing: play a card from your hand, or attack with a creature of yours. Cards cost nothing to play. A hand below five cards is refilled at once while the draw pile lasts.
    .title = Your turn
web-rules-mindbug-mindbug = A card you play hangs between you first. Your opponent may spend a Mindbug to take it: it enters play on their side, its Play effect works for them, and you take another turn at once.
    .title = Mindbugs
web-rules-mindbug-fight = The defender may block with one creature. The weaker one is defeated, both if they are equal. Unblocked, an attack costs the defender 1 life.
    .title = Attack and block
web-rules-mindbug-keywords = Attacking with a Hunter, you may choose which enemy creature must block. A creature with Frenzy may attack a second time if it is still in play. A Poisonous creature always defeats its opponent. Only a Sneaky creature blocks a Sneaky one. A Tough creature is exhausted the first time instead of being defeated.
    .title = Keywords
web-rules-mindbug-action = Beyond Evolution: instead of playing or attacking, use the Action of one creature. A creature that evolves becomes the next stage where it lies; leaving play it is stage 1 again.
    .title = Actions and evolution
web-rules-mindbug-boost = Beyond Eternity: a card from a discard pile goes under a creature and gives it +1 power; some abilities work from the discard pile and are marked there.
    .title = Boosts and the discard pile
web-rules-mindbug-end = A player with no life left loses. So does a player who can neither play nor attack on their turn.
    .title = The end

## The table of Not Alone
web-not_alone-planet = The planet: ten Places
web-not_alone-rescue = to rescue
web-not_alone-assimilation = to assimilation
web-not_alone-will = Will: { $will } of 3
web-not_alone-places = Places in hand
web-not_alone-survival = Survival cards
web-not_alone-hunt = Hunt cards
web-rules-not_alone-goal = The Hunted win together when the rescue counter reaches the star, the Creature when the assimilation counter does. They move towards each other on one track; the star is between them.
    .title = The goal
web-rules-not_alone-explore = Each turn every Hunted lays one Place card face down, all at once and in secret. Played cards go to the discard, in the open, so the hand grows thinner.
    .title = 1. Exploration
web-rules-not_alone-hunt = Then the Creature lays its token on the Place where it expects somebody. The Artemia token needs its symbol, the Target token a card that uses it.
    .title = 2. Hunting
web-rules-not_alone-reckoning = The cards are turned over. Where neither the Creature nor the Artemia token lies, use the power of the Place or take one Place back; at an inactive Place you can do neither. Artemia costs a Place from the hand. Everyone the Creature catches loses 1 Will; assimilation moves 1 space, however many it caught.
    .title = 3. Reckoning
web-rules-not_alone-resist = Before laying a card a Hunted may resist (1 or 2 Will for 2 or 4 Places back) or give up (everything back, but assimilation moves). Losing the last Will is giving up too.
    .title = Will
web-rules-not_alone-cards = The Creature plays one Hunt card a turn, each Hunted one Survival card, each in the phase named on it.
    .title = Cards
web-rules-not_alone-end = At the end of the turn the rescue counter moves by one and the Creature draws back to three cards.
    .title = 4. End of turn

## Gobb'it's table
web-gobbit-your-turn = Open a card, or slap if there is something to eat.
web-gobbit-turn = { $name } opens the next card. Anybody may slap.
web-gobbit-opens = opens
web-gobbit-open = Open
web-gobbit-cover = cover
web-gobbit-shout = Gobb'it!
web-gobbit-deck = Deck, cards: { $count }
web-gobbit-no-pile = no pile
web-gobbit-race = Whose hand was first
web-gobbit-same-colour = only of the same colour
web-gobbit-around = Sit around the screen
web-gobbit-before = Sit before the screen
web-gobbit-chameleon = Eats flies of its own colour. Snakes of the same colour eat it.
web-gobbit-fly = Eats nobody. Eaten by chameleons that share its colour.
web-gobbit-snake = Eats chameleons of its colour. Nobody eats it.
web-gobbit-gorilla = Whoever opened it hits every pile; everybody else covers their own.
web-rules-gobbit-turn = Cards are opened in turn, each player on a pile of their own. Only the top card of a pile counts. House rule: a card opens by itself if you take too long.
    .house = A card opens by itself if you take too long.
    .title = A turn
web-rules-gobbit-chain = Snakes eat chameleons, chameleons eat flies, and only of their own colour. Stripes are red, dots are blue, scales are yellow.
    .title = Who eats whom
web-rules-gobbit-slap = If the top card of your pile can eat another, be the first to slap that one: its pile goes under your deck.
    .title = Attack
web-rules-gobbit-cover = Is your card the prey? Be the first to cover it, and your whole pile goes back under your deck.
    .title = Defend
web-rules-gobbit-mistake = Slap what you cannot eat, or cover without a threat, and your pile is discarded (with no pile, the top card of your deck). Being late is no mistake.
    .title = Mistakes
web-rules-gobbit-shout = When flies of three colours lie on top and there is a discard pile, slap the discard: the first takes back their own pile and one of their choice, the others take back theirs. Nothing else counts then, and ghosts may not slap.
    .title = Gobb'it!
web-rules-gobbit-gorilla = The gorilla hits every pile at once: whoever opened it slaps the others’, who cover their own as fast as they can. A pile hit in time goes to the discard.
    .title = The gorilla
web-rules-gobbit-ghost = Without cards you are a ghost: attack two cards that are the same to have a pile discarded. The last one with cards wins.
    .title = Ghosts
web-rules-gobbit-device = When you open a table, choose “Here” for everybody beside you. On a tablet each has an edge of the screen, on a keyboard keys of their own; they are labelled.
    .title = At one screen

## Aeon's End's table
web-aeons_end-discard = discard { $count }
web-aeons_end-foe-cards = Cards of the nemesis in play
web-aeons_end-no-foe-cards = The nemesis has no cards in play.
web-aeons_end-cost = cost { $cost }
web-aeons_end-kind-gem = Gem
web-aeons_end-kind-relic = Relic
web-aeons_end-kind-spell = Spell
web-aeons_end-kind-attack = Attack
web-aeons_end-kind-power = Power
web-aeons_end-kind-minion = Minion
web-aeons_end-kind-corruption = Corruption
# The keywords that are set apart in card texts.
web-aeons_end-keywords = Persistent|Power|To discard|Immediately|Cast|While prepped|Unleash|Your main phase|Any main phase|Swarm by husks
web-aeons_end-to-discard = Can be discarded for a price
web-aeons_end-bonus = spells cast from it deal 1 more damage while it is open
web-aeons_end-focus = focus { $cost }
web-aeons_end-open = open { $cost }
web-aeons_end-fury = fury { $amount } of { $strike }: strikes at the end of its turn
web-aeons_end-strikes = strikes: { $count }
web-aeons_end-husks = { $amount ->
        [one] { $amount } husk
       *[other] { $amount } husks
    }
web-aeons_end-husk-life = life of each: { $life }
web-aeons_end-swarm-0 = swarm: 4 more husks
web-aeons_end-swarm-1 = swarm: lose a prepped spell, 2 more husks
web-aeons_end-swarm-2 = swarm: Gravehold suffers 5
web-aeons_end-swarm-3 = swarm: lowest life suffers 3
web-aeons_end-swarm-4 = swarm: you lose!
web-aeons_end-corruptions = corruptions left in the pile: { $amount }
web-aeons_end-devoured = devoured: { $count }
web-aeons_end-devoured-pile = Devoured cards, the last on top
web-aeons_end-empty-piles = empty piles: { $empty } of { $piles }
web-aeons_end-life-of = life { $life }
web-aeons_end-tokens-of = power tokens: { $count }
web-aeons_end-now = resolving now
web-aeons_end-acts = acts { $place }.
web-aeons_end-tier = tier { $tier }
web-aeons_end-foe-deck = The deck of the nemesis by tier
web-aeons_end-foe-discard = nemesis discard: { $count }
web-aeons_end-foe-discard-pile = Discard pile of the nemesis
web-aeons_end-destroyed = destroyed: { $count }
web-aeons_end-destroyed-pile = Destroyed cards
web-aeons_end-turns = Turn order
web-aeons_end-known = Next for certain: { $who }
web-aeons_end-left = { $count ->
        [0] the deck is shuffled anew
       *[other] still to come: { $count }
    }
web-aeons_end-aether = { $amount ->
        [one] aether
       *[other] aether
    }
web-aeons_end-double = two spells to an open breach
web-aeons_end-pile = cost { $cost }, left { $left }
web-aeons_end-phase-casting = casting
web-aeons_end-phase-main = main phase
web-aeons_end-phase-draw = draw
web-aeons_end-end-damage = damage dealt
web-aeons_end-end-life = life left
web-aeons_end-end-figures = Turns: { $turns }. Gravehold has { $city } life left.
web-aeons_end-prepped-by = Prepped by { $mage }
web-aeons_end-prepped-now = this turn
web-aeons_end-prepped-used = its effect is used this turn
web-aeons_end-discard-of = Discard pile: { $mage }
web-aeons_end-discard-order = discard { $count }, 1 comes first
web-aeons_end-order = Drag into order: 1 is laid first and drawn first
web-aeons_end-order-done = Lay them in this order
web-aeons_end-ability = Ability ({ $charges }/{ $slots })
web-aeons_end-open-ally = Everything of { $mage }
web-aeons_end-played = played { $count }
web-aeons_end-played-of = Played this turn: { $mage }
web-aeons_end-hand-of = Hand: { $mage }
web-aeons_end-kind-strike = Strike
web-aeons_end-ending-slain = The nemesis has no life left.
web-aeons_end-ending-outlasted = The nemesis has no cards left, neither in its deck nor in play.
web-aeons_end-ending-city = Gravehold has fallen.
web-aeons_end-ending-exhausted = All mages are exhausted.
web-aeons_end-ending-starved = Every pile of the supply is empty: the Prince has devoured it all.
web-aeons_end-ending-swarm = The swarm struck with thirteen husks or more.
web-aeons_end-mark-aether = aether: buys cards, charges, breaches
web-aeons_end-mark-charge = a charge of the ability
web-aeons_end-mark-life = life
web-aeons_end-mark-power-token = power tokens: at none the power acts
web-aeons_end-mark-breach = a closed breach
web-aeons_end-mark-breach-open = an open breach
web-aeons_end-mark-fury = fury of Rageborne
web-aeons_end-mark-husk = a husk of the Queen
web-aeons_end-mark-corruption = corruption of the Mask
web-aeons_end-mark-devour = devoured by the Prince
web-aeons_end-mark-exhausted = an exhausted mage
web-aeons_end-mark-shielded = damage is prevented
web-aeons_end-first-1 = A turn order card shows your mage: it is your turn.
web-aeons_end-first-2 = Cast the spell that was prepped earlier: the nemesis loses 1 life.
web-aeons_end-first-3 = Play your gems: each Crystal gives 1 aether.
web-aeons_end-first-4 = Spend it: two aether buy Jade, which goes to your discard pile.
web-aeons_end-first-5 = Prep a Spark to an open breach for your next turn, lay what you played, draw up to five.
web-aeons_end-random = Random
web-aeons_end-mages-chance = Whoever is not chosen is drawn by chance; the number is the seat.
web-aeons_end-market-random = Random
web-aeons_end-market-deck_destruction = Thin decks
web-aeons_end-market-lots_of_charges = Many charges
web-rules-aeons_end-goal = Bring the nemesis down to no life before Gravehold falls or all mages are exhausted. You win or lose together.
    .title = Goal
web-rules-aeons_end-turns = The turn order deck decides: four turns of mages and two of the nemesis, shuffled, then shuffled again when it is empty. Nobody knows who comes next.
    .title = Whose turn
web-rules-aeons_end-cast = First cast spells prepped on earlier turns: those in open breaches if you like, those in closed ones without a choice. A spell hits the nemesis or one minion and goes to your discard pile.
    .title = 1. Casting
web-rules-aeons_end-aether = Play gems and relics, in any order with everything else. Aether buys cards from the supply, which go on top of your discard pile, and what is described below. What is not spent is lost.
    .title = 2. Main phase: aether
web-rules-aeons_end-breach = Focusing turns a closed breach by a quarter: you may prep a spell in it this turn, and opening it becomes cheaper. An open breach stays open.
    .title = Breaches
web-rules-aeons_end-prep = Lay a spell from your hand into an empty breach that is open or was focused this turn. It can be cast from your next turn on.
    .title = Prepping
web-rules-aeons_end-ability = A charge costs 2 aether. When all slots are filled, your mage’s ability may be used at the moment it names; then all charges are gone.
    .title = Charges
web-rules-aeons_end-discard = Lay what you played on your discard pile in the order you like, keep what you did not play, and draw up to five cards. The deck is never shuffled: an empty one is the discard pile turned over, so what you discarded first comes first.
    .title = 3. Drawing
web-rules-aeons_end-foe = Its minions and powers work from the oldest to the newest, then it draws a card: an attack works at once, a power loses a token each turn and works when none is left, a minion stays until you defeat it. “Unleash” is written on the nemesis itself.
    .title = The nemesis
web-rules-aeons_end-exhausted = A mage without life is exhausted: the nemesis unleashes twice, a breach is destroyed and all charges are gone. They play on, but each further damage to them hits Gravehold twice over.
    .title = Exhausted
web-rules-aeons_end-legend = What the signs on the table mean.
    .title = Signs
web-rules-aeons_end-first = How a turn goes, on the example of the first ones of a match.
    .title = A first turn in five pictures
web-rules-aeons_end-decks = One mage has three cards in the turn order deck, two mages have two each, three have one each and share the card of any player, four have one each. The nemesis always has two.
    .title = Turn decks for one to four mages
web-rules-aeons_end-bonus = A spell cast from an open breach III or IV deals 1 more damage. A closed one adds nothing.
    .title = Breaches that add damage
web-rules-aeons_end-pay = Some powers say what it costs to be rid of them: in your main phase meet the whole condition and the power is discarded without effect. The card’s button is gold while you can.
    .title = To discard
web-rules-aeons_end-end = You also win when the nemesis has no cards left, neither in its deck nor minions or powers in play. A nemesis may win in a way of its own.
    .title = The end

## Battlecrest's table
web-battlecrest-field = The battlefield
web-battlecrest-own = Your heroes
web-battlecrest-other = The other heroes
web-battlecrest-left = { $left ->
        [one] { $left } wound
       *[other] { $left } wounds
    } from death
web-battlecrest-other-side = The other side:
web-battlecrest-other-sides = The other sides of the cards:
web-battlecrest-defence-crest = defence +1 for each “{ $crest }” crest
web-battlecrest-wounded-crest = primed on the wounded side
web-battlecrest-north = north
web-battlecrest-east = east
web-battlecrest-south = south
web-battlecrest-west = west
web-battlecrest-hazard = hazard
web-battlecrest-signpost = signpost to the { $exit }
web-battlecrest-off = inactive
web-battlecrest-bonus-attack = +1 attack
web-battlecrest-bonus-defence = +1 defence
web-battlecrest-bonus-long_range = +1 long range
web-battlecrest-bonus-move = +1 move
web-battlecrest-bonus-push = +1 push
web-battlecrest-ready = ready
web-battlecrest-spent = activated
web-battlecrest-activate = Activate
web-battlecrest-prime = Crest only
web-battlecrest-dies = death
web-battlecrest-unharmed = no wound
web-battlecrest-open = Show { $hero }
web-battlecrest-heroes = Heroes
web-battlecrest-way = { $cell }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
web-battlecrest-way-hurts = { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    } on the way
web-battlecrest-duel = Attack on { $target }
web-battlecrest-sum-crests = crests
web-battlecrest-sum-ability = ability
web-battlecrest-sum-places = location
web-battlecrest-may-defend = { $target } may answer:
web-battlecrest-you-may = You may answer:
web-battlecrest-no-defence = no defence
web-battlecrest-if-defended = If it is defended:
web-battlecrest-ending-death = { $heroes }: dead.
web-battlecrest-ending-quiet = House rule: too long without a decision. The side with fewer wounds wins; if tied, the side nearer the middle.
web-battlecrest-turns-over = “{ $place }” turns over
web-battlecrest-hurts = hazard: { $warrior } −{ $wounds }
web-battlecrest-others = Other targets: { $names }
web-battlecrest-order = Order of play
web-battlecrest-actions = Actions of this turn
web-battlecrest-action-activate = Activate
web-battlecrest-action-prime = Prime
web-battlecrest-action-refocus = Refocus
web-battlecrest-action-move = Move
web-battlecrest-done = done
web-battlecrest-stepwise = Step by step
web-battlecrest-turns-left = At most { $turns ->
        [one] { $turns } more turn
       *[other] { $turns } more turns
    }
web-battlecrest-quiet = Turn { $turn } · quiet: { $quiet }
web-battlecrest-first-1 = Prime a card: it is turned for its crest, which now counts for others.
web-battlecrest-first-2 = Move: your ready cards together say how far. Touch the hero, then a cell.
web-battlecrest-first-3 = Activate a card in reach: its number, and 1 more for each primed crest it names.
web-battlecrest-first-4 = The target answers with a ready card; what is left of the attack becomes wounds.
web-battlecrest-first-5 = Refocus: activated cards turn over to their other side and are ready again.
web-battlecrest-sign-ability-attack = attack
web-battlecrest-sign-ability-march = march: the hero moves
web-battlecrest-sign-ability-push = push another warrior
web-battlecrest-sign-ability-wound = wound without defence
web-battlecrest-sign-ability-heal = heal
web-battlecrest-sign-ability-ready = make a card ready
web-battlecrest-sign-ability-turn_location = turn a location over
web-battlecrest-sign-ability-star = star: a star ability
web-battlecrest-sign-ability-flip = the other side
web-battlecrest-sign-mark-move = movement
web-battlecrest-sign-mark-defence = defence
web-battlecrest-sign-mark-health = a wound that can be taken
web-battlecrest-sign-edge-attack = bonus (gold)
web-battlecrest-sign-edge-hazard = hazard (red)
web-battlecrest-sign-edge-signpost-east = signpost (blue)
web-battlecrest-sign-mark-ghost = ghost
web-rules-battlecrest-first = How a first turn and the answer to it go.
    .title = A first turn in five pictures
web-rules-battlecrest-legend = What the signs on cards and locations mean. A pale coin is asleep until its location turns over.
    .title = Signs
web-rules-battlecrest-goal = Defeat the other hero before they defeat yours.
    .title = Goal
web-rules-battlecrest-turn = Two different actions, in any order. Activate: turn a ready card and use its abilities one after another; you may ignore one of several. Prime: turn a ready card for its crest alone. Refocus: turn every activated card over to its other side and make it ready. Move: your warriors walk; a hero goes as far as all its ready cards say together.
    .title = A turn
web-rules-battlecrest-crests = The crest of an activated card is primed. “+1 for each” counts all primed crests of that kind, the one of the card just activated too, and the one on the wounded side of the health card.
    .title = Crests
web-rules-battlecrest-range = Close: the four cells beside. Medium: all eight around. Long: from two cells to the number given, counted along rows and columns.
    .title = Range
web-rules-battlecrest-attack = The target may activate one ready card and defend with its value; a companion always defends with its own. What is left of the attack becomes wounds.
    .title = Attack
web-rules-battlecrest-health = After the last wound of the healthy side a hero goes on wounded, with one more crest primed for good; after the last wound of that side it dies. A companion is wounded by its first wound and dies of the second, however hard it is hit.
    .title = Wounds
web-rules-battlecrest-move = Along rows and columns, only through cells that touch a location by a side or a corner, past allies but not past enemies. A signpost beside you leads through the location for one step. A pushed warrior may pass anybody.
    .title = Moving
web-rules-battlecrest-bonus = Stand side by side with a location and its bonus is added to what you do: attack, defence, long range, movement or push. Then the location turns over.
    .title = Bonuses
web-rules-battlecrest-hazard = Whoever enters or passes a cell beside a hazard is wounded, every time, without defence; so is whoever stands there when a location turns over and wakes one. Hazards do not turn locations over.
    .title = Hazards
web-rules-battlecrest-star = A star pays for an ability marked with a star: the hero’s, the companion’s, or that of a location next to the hero. Each of them once a turn.
    .title = Stars
web-rules-battlecrest-teams = Three or four play in two teams, taking turns alternately; with three, one player leads two heroes. A dead hero becomes a ghost that plays on but cannot be wounded. Your team wins when both enemy heroes are ghosts.
    .title = Teams
web-rules-battlecrest-end = Six rounds without a wound, or sixty in all, end the game (house rule; a round is one turn of every hero): the side with fewer wounds wins; if tied, the side whose hero is nearer the middle of the field. All card values here are Igroteka’s own.
    .house = Six rounds without a wound, or sixty in all, end the game.
    .title = A long fight

## The generic table: words for what many games have
web-hidden-cards = Hidden cards: { $count }
web-zone-active = Turn
web-zone-attacker = Attacks
web-zone-board = In play
web-zone-cards = Cards
web-zone-dealer = Deals
web-zone-deck = Deck
web-zone-defender = Defends
web-zone-discard = Discard pile
web-zone-draw = Draw pile
web-zone-hand = Hand
web-zone-leader = Leads
web-zone-life = Life
web-zone-market = Market
web-zone-pile = Pile
web-zone-played = Played
web-zone-points = Points
web-zone-round = Round
web-zone-score = Score
web-zone-stock = Stock
web-zone-supply = Supply
web-zone-table = Table
web-zone-taken = Taken
web-zone-tricks = Tricks
web-zone-trump = Trump

### People: what can be done about others at a table, and what somebody can do about themselves.

web-people = People at the table
web-mute = Mute for me
web-unmute = Hear again
web-silence = Mute for everyone
web-unsilence = Unmute for everyone
web-report = Report
web-report-about = Report: { $name }
web-report-why = What happened?
web-report-send = Send the report
web-report-sent = Whoever runs the room will see your report.
web-remove = Free the seat
web-spectators = Spectators
web-spectators-may = Spectators may watch
web-stand-in = Let a bot play for them
web-entry-remove = A seat is free again
web-me = You
web-me-device = On another device
web-me-device-about = Scan this with the other device, or type the code there. It works once, within five minutes.
web-me-qr = A link for the other device
web-me-make-code = Show a code for the other device
web-me-have-code = A code from your other device
web-me-use-code = Be this person here
web-me-use-warn = This browser will play as the person the code comes from, and will lose the seats it has now. Use only a code you made yourself.
web-me-used = Done: you are the same person here and there.
web-me-kept = What the room keeps about you
web-me-kept-about = The name you gave, your seats and moves, and what you said at tables. Nothing else.
web-me-export = Download it
web-me-delete = Delete it
web-me-delete-sure = Delete your name, your messages and your seats everywhere? Matches stay, without your name; where a match is going on, you lose your seat. There is no way back.
web-me-deleted = Deleted. This browser is somebody new now.
