### Gobb'it. Own wording; names and numbers are facts of the cards.

gobbit = Gobb'it
gobbit-about = Flip a card, slap to eat, cover to defend: the quickest eye at the table wins.
gobbit-length = 5–20 minutes
gobbit-discard-pile = discard pile
gobbit-help =
    Cards are opened in turn, each onto its owner's pile; only the top card counts. Snakes eat chameleons, chameleons eat
    flies, of the same colour only. Slap the prey first and its pile goes under your deck; cover your own card in time and you
    keep it. A wrong slap or a needless defence costs your pile. Flies of three colours and a discard pile: slap the discard,
    Gobb'it! A gorilla strikes at every pile; what it hits goes to the discard. Without cards you are a ghost and may strike at pairs. The last one with cards wins.
gobbit-setting-level = Rules
gobbit-setting-gobbit = Gobb'it!
gobbit-setting-ghosts = Ghosts
gobbit-setting-gorilla = Gorilla
gobbit-setting-hasty = Cards can be opened out of turn
gobbit-setting-tempo = Tempo
gobbit-level-first = first game
gobbit-level-full = full
gobbit-level-expert = expert
gobbit-tempo-calm = calm
gobbit-tempo-brisk = brisk
gobbit-tempo-wild = wild

## Cards
gobbit-card-red_chameleon = Red chameleon
gobbit-card-blue_chameleon = Blue chameleon
gobbit-card-yellow_chameleon = Yellow chameleon
gobbit-card-red_snake = Red snake
gobbit-card-blue_snake = Blue snake
gobbit-card-yellow_snake = Yellow snake
gobbit-card-red_fly = Red flies
gobbit-card-blue_fly = Blue flies
gobbit-card-yellow_fly = Yellow flies
gobbit-card-red_blue_fly = Red and blue flies
gobbit-card-blue_yellow_fly = Blue and yellow flies
gobbit-card-red_yellow_fly = Red and yellow flies
gobbit-card-gorilla = Gorilla

## Conditions on the backs
gobbit-back-none = No condition
    .rule = the food chain holds as always.
gobbit-back-flies_explode = Flies explode
    .rule = hands off every pile with flies on top, your own too.
gobbit-back-colour_off = No colours
    .rule = the chain holds whatever the colours.
gobbit-back-reverse_chain = Reverse chain
    .rule = flies eat chameleons, chameleons eat snakes, of the same colour.
gobbit-back-snakes_eat_flies = Snakes eat flies
    .rule = snakes eat flies of their colour as chameleons do.
gobbit-back-different_colours = Different colours
    .rule = only animals that share no colour eat one another.
gobbit-back-all_ghosts = All are ghosts
    .rule = everybody may strike at pairs; what is not defended goes to the discard.

## Questions
gobbit-ask-react = Slap or wait?
gobbit-ask-rob = Gobb'it! Whose pile do you take?
gobbit-ask-mercy = A ghost has slapped your pile by mistake. Put it under your deck?

## Options
gobbit-choice-wait = wait
gobbit-choice-open = open the next card
gobbit-choice-open-early = open a card out of turn
gobbit-choice-slap = slap “{ $card }” ({ $seat })
gobbit-choice-cover = cover your “{ $card }”
gobbit-choice-call = slap the discard: Gobb'it!
gobbit-choice-rob = take the pile under “{ $card }” ({ $seat })
gobbit-choice-take-back = put the pile under your deck
gobbit-choice-leave = leave it on the table

## Events
gobbit-event-open = { WHO($seat) ->
        [you] You open
       *[other] { $seat } opens
    } “{ $card }”
gobbit-event-early = { WHO($seat) ->
        [you] You open
       *[other] { $seat } opens
    } “{ $card }” out of turn
gobbit-event-slap = { WHO($seat) ->
        [you] You slap
       *[other] { $seat } slaps
    } { WHO($pile) ->
        [you] your
       *[other] { $pile }’s
    } pile ({ $time } ms)
gobbit-event-slap-discard = { WHO($seat) ->
        [you] You slap
       *[other] { $seat } slaps
    } the discard ({ $time } ms)
gobbit-event-cover = { WHO($seat) ->
        [you] You cover your
       *[other] { $seat } covers their
    } pile ({ $time } ms)
gobbit-event-late = { WHO($seat) ->
        [you] You are
       *[other] { $seat } is
    } too late: the next card is open
gobbit-event-eaten = { WHO($seat) ->
        [you] You eat
       *[other] { $seat } eats
    } { WHO($rival) ->
        [you] your
       *[other] { $rival }’s
    } pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
gobbit-event-scattered = { WHO($seat) ->
        [you] You send
       *[other] { $seat } sends
    } { WHO($rival) ->
        [you] your
       *[other] { $rival }’s
    } pile to the discard: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
gobbit-event-saved = { WHO($seat) ->
        [you] You save your
       *[other] { $seat } saves their
    } pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
gobbit-event-mistake = { WHO($seat) ->
        [you] You make
       *[other] { $seat } makes
    } a mistake; { $count ->
        [0] there is nothing to discard
        [one] { $count } card goes to the discard
       *[other] { $count } cards go to the discard
    }
gobbit-event-mistake-deck = { WHO($seat) ->
        [you] You make a mistake; the top card of your
       *[other] { $seat } makes a mistake; the top card of their
    } deck goes to the discard
gobbit-event-ghost-mistake = { WHO($seat) ->
        [you] You make a mistake as a ghost; your
       *[other] { $seat } makes a mistake as a ghost; their
    } attack on { WHO($rival) ->
        [you] you
       *[other] { $rival }
    } does not count
gobbit-event-stray = “{ $card }”, opened out of turn by { WHO($seat) ->
        [you] you
       *[other] { $seat }
    }, goes to the discard
gobbit-event-gobbit = { WHO($seat) ->
        [you] You call
       *[other] { $seat } calls
    } “Gobb’it!”
gobbit-event-robbed = { WHO($seat) ->
        [you] You take
       *[other] { $seat } takes
    } { WHO($rival) ->
        [you] your
       *[other] { $rival }’s
    } pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }; all others take theirs back
gobbit-event-last-gorilla = The last card is a gorilla: { WHO($seat) ->
        [you] you lose
       *[other] { $seat } loses
    } everything
gobbit-event-ghost = { WHO($seat) ->
        [you] You have no cards left and become
       *[other] { $seat } has no cards left and becomes
    } a ghost
gobbit-event-out = { WHO($seat) ->
        [you] You have no cards left and leave
       *[other] { $seat } has no cards left and leaves
    } the game
gobbit-event-condition = Now in force: { $condition }
gobbit-event-end = The game is over; { $count ->
        [0] nobody has cards left, and the last who had some share the win
       *[other] most cards ({ $count })
    }: { LIST($seats) }

## Why not
gobbit-why-over = The game is over.
gobbit-why-out = Whoever has no cards is out of this game.
gobbit-why-hands-down = Your hands are down for this moment; wait until they are judged.
gobbit-why-no-such-thing = There is no such thing on the table.
gobbit-why-mercy = A ghost slapped your pile by mistake: put it under your deck, or leave it.
gobbit-why-no-mercy = No ghost has wronged you.
gobbit-why-no-pile = There is no pile to slap: { $seat }.
gobbit-why-already = Your hand already lies there; a second slap counts for nothing.
gobbit-why-rob-own = You get your own pile anyway; choose another player's.
gobbit-why-rob-nothing = There is no pile to take: { $seat }.
gobbit-why-rob-whom = First choose whose pile you take.
gobbit-why-ghost-opens = Ghosts have no cards to open.
gobbit-why-no-deck = Your deck is empty: your turn is skipped, your pile stays.
gobbit-why-not-your-turn = It is not your turn to open; now: { $seat }.
gobbit-why-no-gobbit = This game is played without Gobb'it!
gobbit-why-ghost-calls = Everybody may slap the discard, except ghosts.
gobbit-why-no-discard = There is no discard pile yet.

## How a race was decided
gobbit-verdict-won = first
gobbit-verdict-beaten = right, but not first
gobbit-verdict-lot = equal to the millisecond: by lot
gobbit-verdict-mistake = mistake
gobbit-verdict-idle = no effect
gobbit-verdict-too-early = refused: sooner than anyone can see
gobbit-verdict-too-late = too late, no penalty
gobbit-verdict-unseen = refused: this card was not shown yet

## At the terminal
gobbit-stray = opened out of turn
gobbit-counts = deck { $deck } · pile { $pile }
gobbit-ghost = ghost
gobbit-out = out
gobbit-discarded = Discard: { $count }
gobbit-striking = Gorilla! { $name } may strike at every pile.
gobbit-begin = The key on each pile slaps it; the one on your own pile covers it. Press any key to begin, Esc to leave.
gobbit-paused = Paused. Any key goes on, Esc leaves.
gobbit-open-key = { $name } opens: { $button }
gobbit-leave-keys = Tab: pause · Esc: save and leave
gobbit-race = { $name }: { $time } ms, { $verdict }

# The bots: a name and a character for each level.
bot-gobbit-1 = Dozy Newt
    .about = Newt looks at each card twice.
bot-gobbit-2 = Eager Frog
    .about = Frog slaps first and thinks later.
bot-gobbit-3 = Steady Gecko
    .about = Gecko is seldom wrong and seldom first.
bot-gobbit-4 = Quick Mantis
    .about = Mantis sees the pair before it lies still.
bot-gobbit-5 = Lightning Fly
    .about = Nobody has ever seen the fly move its hand.
