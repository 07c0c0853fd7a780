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
web-pause-end = Go on
web-paused = The game is paused.
web-countdown = Going on in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
 }
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
web-review-line = Play the better line
web-review-line-shown = How it could have gone: this was not played.
web-review-line-back = Back to the match
web-eyes = Whose eyes
web-eyes-of = As { $name } sees it
web-eyes-none = As a spectator sees it
web-rules-gobbit-chain = Snakes eat chameleons, chameleons eat flies, and only of their own colour. Stripes are red, dots are blue, scales are yellow.
    .title = Who eats whom
web-loading = One moment…
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
web-puzzles-about = In each position only one answer wins, whatever the opponent does. Find it: the opponent defends as well as possible.
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
web-puzzle-why = Another answer wins here, whatever the opponent does.
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
web-notify-closed = Call me when it is my turn: on, even when this page is closed
web-notify-off = Call me when it is my turn: off
web-look-first = Touch: look first, then play
web-look-not = Touch: play at once
web-auto-pass-on = Without a card to play: go on by itself
web-auto-pass-off = Without a card to play: ask me all the same
web-passing = You have no card to play now. Going on by itself…
web-passing-quiet = No card this turn, as you said. Going on by itself…
web-passing-stop = Wait
web-no-card-this-turn = No card this turn
web-planned = chosen ahead
web-plan-gone = Something has happened meanwhile: choose again.
web-look-drag = Drag a card to play it at once; hold any card to read it.

## A new game, and people who come and go
web-guest = Guest { $number }
web-across = Opponents
web-role = Your role
web-role-creature = Creature
web-role-hunted = Hunted
web-partner = your partner
web-opponent = opponent
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
web-mindbug-team-life = the team’s life
web-mindbug-fate-falls = falls
web-mindbug-fate-tires = is exhausted
web-mindbug-fate-survives = survives
web-mindbug-fate-may-fall = may fall
web-mindbug-fells = defeats the attacker
web-mindbug-mindbugs = Mindbugs left: { $count }
web-mindbug-life = Life: { $life }
## The table of Not Alone
web-not_alone-planet = The planet: ten Places
web-not_alone-rescue = to rescue
web-not_alone-assimilation = to assimilation
web-not_alone-will = Will: { $will } of 3
web-not_alone-places = Places in hand
web-not_alone-survival = Survival cards
web-not_alone-hunt = Hunt cards
web-not_alone-possible = may be here: { $names }
web-not_alone-plan = The Creature is thinking about a card. You can choose a Place already.
web-not_alone-outlook-rescue = Rescue { $change }
web-not_alone-outlook-charged = the transmitter is charged
web-not_alone-outlook-places = Places in hand { $change }
web-not_alone-outlook-will = Will { $change }
web-not_alone-outlook-broken = Will { $change }, the last one
web-not_alone-outlook-assimilation = Assimilation { $change }
web-not_alone-outlook-ends = the match ends
web-not_alone-outlook-free = Without a token: { $told }
web-not_alone-outlook-drained = Under the Artemia token: { $told }
web-not_alone-outlook-caught = Under the Creature token: { $told }
web-not_alone-outlook-prey = Whom the token can catch here: { $told }
web-not_alone-outlook-nobody = Nobody can be here
web-not_alone-outlook-power = the effect of the Place
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
web-gobbit-extras = Extra rules
web-gobbit-around = Sit around the screen
web-gobbit-before = Sit before the screen
web-gobbit-chameleon = Eats flies of its own colour. Snakes of the same colour eat it.
web-gobbit-fly = Eats nobody. Eaten by chameleons that share its colour.
web-gobbit-snake = Eats chameleons of its colour. Nobody eats it.
web-gobbit-gorilla = Whoever opened it hits every pile; everybody else covers their own.
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
web-aeons_end-keywords = Persistent|Power\s\d|To discard|Immediately|Cast|While prepped|Unleash|Your main phase|Any main phase|Swarm by husks
web-aeons_end-to-discard = Can be discarded for a price
web-aeons_end-bonus = spells cast from it deal 1 more damage while it is open
web-aeons_end-deals = Cast now, it deals { $amount } damage.
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
web-aeons_end-order = Drag into order: 1 lies first and comes back first
web-aeons_end-order-done = Lay them so
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
web-me-kept-about = The name you gave, your seats and moves, what you said at tables, and, if you want to be called when this page is closed, where your browser takes messages. Nothing else.
web-me-export = Download it
web-me-delete = Delete it
web-me-delete-sure = Delete your name, your messages and your seats everywhere? Matches stay, without your name; where a match is going on, you lose your seat. There is no way back.
web-me-deleted = Deleted. This browser is somebody new now.
