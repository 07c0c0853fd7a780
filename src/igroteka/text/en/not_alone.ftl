### Not Alone. Our own wording; names and numbers are facts of the cards.

not_alone = Not Alone
not_alone-about = One Creature hunts a stranded crew who must guess where it will strike.
not_alone-length = 30–45 minutes
not_alone-help =
    The Creature wins when the Assimilation counter reaches the star, the Hunted together when the Rescue counter does.
    Each turn every Hunted lays a Place face down, all at once and in secret; before that one may resist (1 or 2 Will for
    2 or 4 discarded Places) or give up (everything back, but Assimilation moves). Then the Creature puts its tokens on
    Places. Places are revealed: where neither the Creature nor the Artemia token lies, use the Place’s power or take one discarded Place back; the Artemia
    token costs a Place from hand; the Creature token costs a Will and moves Assimilation. Played Places stay in the
    discard until you get them back, and everybody sees them. One Hunt card a turn, one Survival card each a turn, each
    in its own phase. While others think, whoever has passed may still change their mind.
not_alone-setting-side = Artemia symbols on the board
not_alone-side-1 = six spaces in a row
not_alone-side-2 = every other space
not_alone-setting-expert = When the last Will is lost
not_alone-expert-false = all 3 return
not_alone-expert-true = only 2 return: for experts

not_alone-turn = Turn { $turn }, phase { $phase }
not_alone-counters = Rescue { $rescue } to go, Assimilation { $assimilation } to go
not_alone-artemia-space = the Rescue counter stands on an Artemia symbol
not_alone-charged = transmitter charged
not_alone-reserve = Reserve
not_alone-creature-status = { $name }, the Creature — Hunt cards { $hand }, may play { $plays } more this turn
not_alone-hunt-discard = top of the Hunt discard: { $card }
not_alone-hunted-status = { $name } — Will { $will }, Places { $hand }, Survival cards { $survival }
not_alone-two-this-turn = two Places this turn ({ $place })
not_alone-played = played
not_alone-discard = discard
not_alone-in-hand = hand
not_alone-shown = seen
not_alone-face-down = { $count } face down
not_alone-concealed = { $count } hidden
not_alone-in-force = In force
not_alone-your-hand = Your cards
not_alone-inactive = inactive
not_alone-barred = barred

## Places
not_alone-place-lair = The Lair
    .power = take your whole discard back, or use the power of the Place under the Creature token. Caught here: 1 more Will lost.
not_alone-place-jungle = The Jungle
    .power = this card returns to your hand, and 1 Place from your discard.
not_alone-place-river = The River
    .power = next turn lay down 2 Places; after the tokens are placed keep one of them.
not_alone-place-beach = The Beach
    .power = charge the transmitter, or use it up to move Rescue 1 space. Once a turn.
not_alone-place-rover = The Rover
    .power = take from the reserve a Place you do not own yet.
not_alone-place-swamp = The Swamp
    .power = this card returns to your hand, and 2 Places from your discard.
not_alone-place-shelter = The Shelter
    .power = look at 2 Survival cards, keep one of them.
not_alone-place-wreck = The Wreck
    .power = move Rescue 1 space. Once a turn.
not_alone-place-source = The Source
    .power = one of the Hunted gains 1 Will, or you draw a Survival card.
not_alone-place-artefact = The Artefact
    .power = next turn play 2 Places and use both. It cannot be copied.

## Hunt cards
not_alone-hunt-despair = Despair
    .effect = phase 1, Artemia: no Survival cards are played or drawn this turn.
not_alone-hunt-force_field = Force Field
    .effect = phase 1, Target, before anyone lays a Place: two adjacent Places may not be played this turn.
not_alone-hunt-anticipation = Anticipation
    .effect = phase 2: name one of the Hunted; if you catch that one, Assimilation moves 1 more space.
not_alone-hunt-ascendancy = Ascendancy
    .effect = phase 2: one of the Hunted discards Places from hand down to 2.
not_alone-hunt-fierceness = Fierceness
    .effect = phase 2: everyone you catch loses 1 more Will.
not_alone-hunt-forbidden_zone = Forbidden Zone
    .effect = phase 2: every Hunted discards 1 Place from hand, all together.
not_alone-hunt-interference = Interference
    .effect = phase 2: the Beach and the Wreck are inactive.
not_alone-hunt-persecution = Persecution
    .effect = phase 2: a Place's power brings back 1 Place at most.
not_alone-hunt-mutation = Mutation
    .effect = phase 2, Artemia: the Artemia token also costs 1 Will.
not_alone-hunt-phobia = Phobia
    .effect = phase 2, Artemia: one of the Hunted shows you all Places in hand but 2.
not_alone-hunt-virus = Virus
    .effect = phase 2, Artemia: the Artemia token covers 2 adjacent Places.
not_alone-hunt-clone = Clone
    .effect = phase 2, Target: the Target token counts as a second Creature token.
not_alone-hunt-mirage = Mirage
    .effect = phase 2, Target: 2 adjacent Places are inactive.
not_alone-hunt-scream = Scream
    .effect = phase 2, Target: whoever is there discards 2 Places from hand or loses 1 Will.
not_alone-hunt-toxin = Toxin
    .effect = phase 2, Target: whoever is there discards a Survival card; the Place is inactive.
not_alone-hunt-cataclysm = Cataclysm
    .effect = phase 3: one Place is inactive.
not_alone-hunt-detour = Detour
    .effect = phase 3: shift one of the Hunted to an adjacent Place.
not_alone-hunt-stasis = Stasis
    .effect = phase 4: the Rescue counter does not move in this phase.
not_alone-hunt-tracking = Tracking
    .effect = phase 4: next turn you may play 2 Hunt cards.
not_alone-hunt-flashback = Flashback
    .effect = works as the card on top of the Hunt discard, in that card's phase.

## Survival cards
not_alone-survival-adrenaline = Adrenaline
    .effect = phase 1: you gain 1 Will.
not_alone-survival-ingenuity = Ingenuity
    .effect = phase 1: charge the transmitter.
not_alone-survival-sacrifice = Sacrifice
    .effect = phase 1: discard a Place from hand; no Hunt card may be played this turn.
not_alone-survival-sixth_sense = Sixth Sense
    .effect = phase 1: take 2 Places back from your discard.
not_alone-survival-smokescreen = Smokescreen
    .effect = phase 1: the Creature does not see the discards of the Hunted this turn.
not_alone-survival-strike_back = Strike Back
    .effect = phase 1: 2 random cards of the Creature go under the Hunt deck.
not_alone-survival-vortex = Vortex
    .effect = phase 2: exchange the Place you laid down with one from your discard.
not_alone-survival-detector = Detector
    .effect = phase 3: the Artemia token does not touch you this turn.
not_alone-survival-dodge = Dodge
    .effect = phase 3: the Creature token does not touch you this turn.
not_alone-survival-drone = Drone
    .effect = phase 3: use the Rover's power instead of your Place's.
not_alone-survival-gate = Gate
    .effect = phase 3: use the power of an adjacent Place instead of your own.
not_alone-survival-hologram = Hologram
    .effect = phase 3: shift the Artemia token to an adjacent Place.
not_alone-survival-wrong_track = Wrong Track
    .effect = phase 3: shift the Creature token to an adjacent Place.
not_alone-survival-amplifier = Amplifier
    .effect = phase 4: use up the transmitter to move Rescue 1 space.
not_alone-survival-double_back = Double Back
    .effect = phase 4: take the Place you played back to hand.

## Names
not_alone-token-creature = Creature token
not_alone-token-target = Target token
not_alone-token-artemia = Artemia token
not_alone-phase-1 = Exploration
not_alone-phase-2 = Hunting
not_alone-phase-3 = Reckoning
not_alone-phase-4 = End of turn
not_alone-reason-give-up = giving up
not_alone-reason-caught = caught
not_alone-reason-anticipation = Anticipation
not_alone-reason-broken = last Will lost
not_alone-reason-beach = Beach
not_alone-reason-wreck = Wreck
not_alone-reason-amplifier = Amplifier
not_alone-reason-end-of-turn = end of the turn
not_alone-effect-no-survival = no Survival cards
not_alone-effect-no-hunt = no Hunt cards
not_alone-effect-discards-hidden = discards hidden from the Creature
not_alone-effect-target-bars = Places under the Target token may not be played
not_alone-effect-target-catches = the Target token catches too
not_alone-effect-target-silences = Places under the Target token are inactive
not_alone-effect-target-screams = under the Target token: discard 2 Places or lose a Will
not_alone-effect-target-poisons = under the Target token: discard a Survival card
not_alone-effect-artemia-allowed = the Artemia token may be placed
not_alone-effect-artemia-wide = the Artemia token covers two Places
not_alone-effect-artemia-hurts = the Artemia token also costs a Will
not_alone-effect-catch-hurts-more = the caught lose one more Will
not_alone-effect-no-signal = Beach and Wreck are inactive
not_alone-effect-one-back = a power brings back one Place at most
not_alone-effect-rescue-held = the Rescue counter stands still

## Questions
not_alone-ask-explore = { $count ->
    [one] Play a Place face down; before that you may resist, give up or play a card.
   *[other] Lay { $count } Places face down, or first resist, give up or play a card.
}
not_alone-ask-take-back = Which Place do you take back from your discard?
not_alone-ask-sacrifice = Which Place do you discard from hand?
not_alone-ask-window = { $phase }: play a card?
not_alone-ask-door = { $phase }: while others think, you may still play a card.
not_alone-ask-hunt = The hunt: put down tokens, play a Hunt card, or finish.
not_alone-ask-keep = The tokens are down. Which Place do you keep?
not_alone-ask-order = You play two Places. Which one first?
not_alone-ask-use = { $place }: use its power, or take back a Place from your discard?
not_alone-ask-lair = Take back your discard, or copy the Place of the Creature?
not_alone-ask-one-back = You are persecuted: which one Place returns?
not_alone-ask-rover = Which Place do you take from the reserve?
not_alone-ask-shelter = Which Survival card do you keep?
not_alone-ask-source = Who gains a Will? Or draw a Survival card.
not_alone-ask-target = { $card }: where does the Target token go?
not_alone-ask-target-pair = { $card }: between which two Places does the Target token go?
not_alone-ask-name = { $card }: which of the Hunted do you name?
not_alone-ask-put-away = Discard a Place from hand.
not_alone-ask-keep-hidden = { $card }: choose the Places the Creature does not see.
not_alone-ask-scream = Discard two Places from hand, or lose a Will?
not_alone-ask-drop-survival = Which Survival card do you discard?
not_alone-ask-silence = { $card }: which Place becomes inactive?
not_alone-ask-lure = { $card }: whom do you shift?
not_alone-ask-lure-from = { $card }: from which Place?
not_alone-ask-lure-to = { $card }: to which Place?
not_alone-ask-exchange-out = { $card }: which Place do you lift?
not_alone-ask-exchange-in = { $card }: which Place of your discard do you lay down instead?
not_alone-ask-which-token = { $card }: which token do you shift?
not_alone-ask-shift = { $card }: where does the token go?
not_alone-ask-copy = Which adjacent Place's power do you use?
not_alone-ask-double-back = { $card }: which Place do you take back?

## Choices
not_alone-choice-lay = lay down { $place }
not_alone-choice-resist-1 = resist: lose 1 Will, take back 2 Places
not_alone-choice-resist-2 = resist: lose 2 Will, take back 4 Places
not_alone-choice-resist-last = resist with your last Will ({ $will }), and so give up: Assimilation moves
not_alone-choice-give-up = give up: all Will and Places back, Assimilation moves
not_alone-choice-take-back = take back { $place }
not_alone-choice-put-away = discard { $place }
not_alone-choice-card = play { $card }
not_alone-choice-no-card = no card now
not_alone-choice-quiet = no card, do not ask me again in this phase
not_alone-choice-close = no, go on without me
not_alone-choice-creature = Creature token on { $place }
not_alone-choice-artemia = Artemia token on { $place }
not_alone-choice-artemia-pair = Artemia token between { $places }
not_alone-choice-done = finish the hunt
not_alone-choice-keep = keep { $place }
not_alone-choice-order = first { $place }
not_alone-choice-use = use the power of { $place }
not_alone-choice-leave = neither
not_alone-choice-all-back = take back the whole discard
not_alone-choice-copy = use the power of { $place }
not_alone-choice-gain = take { $place }
not_alone-choice-keep-card = keep { $card }
not_alone-choice-drop-card = discard { $card }
not_alone-choice-heal = { $seat }: gain 1 Will
not_alone-choice-draw = draw a Survival card
not_alone-choice-target = Target token on { $place }
not_alone-choice-target-pair = Target token between { $places }
not_alone-choice-name = name { $seat }
not_alone-choice-keep-hidden = keep { $place } hidden
not_alone-choice-lose-will = lose 1 Will
not_alone-choice-put-away-two = discard 2 Places
not_alone-choice-silence = { $place } becomes inactive
not_alone-choice-lure = shift { $seat }
not_alone-choice-lure-from = away from { $place }
not_alone-choice-lure-to = to { $place }
not_alone-choice-exchange-out = lift { $place }
not_alone-choice-exchange-in = lay down { $place }
not_alone-choice-shift = to { $place }
not_alone-choice-creature-token = the Creature token
not_alone-choice-target-token = the Target token

## Events
not_alone-event-phase = Turn { $turn }: { $phase }
not_alone-event-lay = { WHO($seat) ->
        [you] You play
       *[other] { $seat } plays
    } { KNOWN($place) ->
        [yes] { $place } face down
       *[no] a Place face down
    }
not_alone-event-resist = { WHO($seat) ->
        [you] You resist
       *[other] { $seat } resists
    }
not_alone-event-give-up = { WHO($seat) ->
        [you] You give
       *[other] { $seat } gives
    } up to the Creature
not_alone-event-take-back = { WHO($seat) ->
        [you] You take
       *[other] { $seat } takes
    } back { KNOWN($places) ->
        [yes] { LIST($places) }
       *[no] { $count ->
            [one] { $count } Place
           *[other] { $count } Places
        }
    }
not_alone-event-put-away = { WHO($seat) ->
        [you] You discard
       *[other] { $seat } discards
    } { KNOWN($places) ->
        [yes] { LIST($places) }
       *[no] { $count ->
            [one] { $count } Place
           *[other] { $count } Places
        }
    }
not_alone-event-return-played = { WHO($seat) ->
        [you] You take
       *[other] { $seat } takes
    } the played card back to hand: { LIST($places) }
not_alone-event-will = { SIGN($change) ->
        [minus] { WHO($seat) ->
            [you] You lose
           *[other] { $seat } loses
        }
       *[plus] { WHO($seat) ->
            [you] You gain
           *[other] { $seat } gains
        }
    } { ABS($change) ->
        [one] { ABS($change) } Will
       *[other] { ABS($change) } Will
    } (now { $will })
    .resist = { WHO($seat) ->
            [you] You resist and lose
           *[other] { $seat } resists and loses
        } { ABS($change) ->
            [one] { ABS($change) } Will
           *[other] { ABS($change) } Will
        } ({ $will } left)
not_alone-event-assimilation = Assimilation +1 ({ $reason }), { $left } to the star
not_alone-event-rescue = Rescue +1 ({ $reason }), { $left } to the star
not_alone-event-rescue-held = The Rescue counter stands still
not_alone-event-marker-on = The transmitter is charged
not_alone-event-marker-off = The transmitter uses its charge
not_alone-event-draw = { WHO($seat) ->
        [you] You draw
       *[other] { $seat } draws
    } { KNOWN($card) ->
        [yes] { $card }
       *[no] a card
    }
    .many = { WHO($seat) ->
            [you] You draw
           *[other] { $seat } draws
        } { KNOWN($card) ->
            [yes] { LIST($card) }
           *[no] { COUNT($card) ->
                [one] { COUNT($card) } card
               *[other] { COUNT($card) } cards
            }
        }
not_alone-event-drop = { WHO($seat) ->
        [you] You discard
       *[other] { $seat } discards
    } { KNOWN($card) ->
        [yes] { $card }
       *[no] a card
    }
not_alone-event-card = { WHO($seat) ->
        [you] You play
       *[other] { $seat } plays
    } { $card }
not_alone-event-flashback = It works as { $card }
not_alone-event-token = { WHO($seat) ->
        [you] You place
       *[other] The Creature places
    } the { $token }: { LIST($places) }
not_alone-event-shift = { WHO($seat) ->
        [you] You move
       *[other] { $seat } moves
    } the { $token }: { LIST($places) }
not_alone-event-name = { WHO($by) ->
        [you] You name
       *[other] The Creature names
    } { WHO($seat) ->
        [you] you
       *[other] { $seat }
    } ({ $card })
not_alone-event-show = { WHO($seat) ->
        [you] You show
       *[other] { $seat } shows
    } the Creature { KNOWN($places) ->
        [yes] { LIST($places) }
       *[no] some Places
    }
not_alone-event-silence = { $place } is inactive this turn
not_alone-event-lure = Detour leads { WHO($seat) ->
        [you] you
       *[other] { $seat }
    } from { $from } to { $to }
not_alone-event-exchange = { WHO($seat) ->
        [you] You exchange
       *[other] { $seat } exchanges
    } the laid Place, discarding { KNOWN($places) ->
        [yes] { LIST($places) }
       *[no] a Place
    }
not_alone-event-bury = Under the Hunt deck goes { KNOWN($card) ->
        [yes] { $card }
       *[no] a card
    }
not_alone-event-keep = { WHO($seat) ->
        [you] You keep
       *[other] { $seat } keeps
    } { KNOWN($place) ->
        [yes] { $place }
       *[no] a Place
    }
not_alone-event-reveal = { WHO($seat) ->
        [you] You reveal
       *[other] { $seat } reveals
    } { LIST($places) }
not_alone-event-power = { WHO($seat) ->
        [you] You use
       *[other] { $seat } uses
    } { $place }
not_alone-event-two-places = Next turn { WHO($seat) ->
        [you] you play
       *[other] { $seat } plays
    } two Places ({ $place })
not_alone-event-gain = { WHO($seat) ->
        [you] You take
       *[other] { $seat } takes
    } { $place } from the reserve
not_alone-event-drained = { WHO($seat) ->
        [you] You meet
       *[other] { $seat } meets
    } the Artemia token: { $place }
not_alone-event-caught = The Creature catches { WHO($seat) ->
        [you] you
       *[other] { $seat }
    }: { $place }
not_alone-event-recover = { WHO($seat) ->
        [you] You lose
       *[other] { $seat } loses
    } the last Will: all Places come back, Will { $will }

## Why not
not_alone-why-over = The game is over.
not_alone-why-not-asked = It is not for you to decide now.
not_alone-why-one-creature-token = The Creature token lies on a Place already; there is one a turn.
not_alone-why-one-artemia-token = The Artemia token lies on a Place already; there is one a turn.
not_alone-why-no-artemia-symbol = The Artemia token needs its symbol: on a Hunt card played this turn or under the Rescue counter.
not_alone-why-not-in-discard = { $place } is not in your discard.
not_alone-why-artefact-copied = The Artefact cannot be copied.
not_alone-why-owned-already = You own { $place } already; the Rover brings Places you do not own.
not_alone-why-reserve-empty = The reserve has no { $place } left.
not_alone-why-barred = { $place } may not be played this turn: it lies under the Force Field.
not_alone-why-in-discard = { $place } lies in your discard; get it back first.
not_alone-why-not-in-hand = { $place } is not in your hand.
not_alone-why-too-few-places = You have to lay down { $count } and have too few Places: resist or give up first.
not_alone-why-before-playing = Resisting and giving up come before a Place is laid down.
not_alone-why-acted-already = You have resisted or given up this turn already; it is one of the two, once a turn.
not_alone-why-nothing-lost = You have all your Will and Places: giving up would bring nothing.
not_alone-why-too-few-discarded = Your discard holds too few Places for that.
not_alone-why-too-little-will = You have too little Will for that.
not_alone-why-card-not-held = You do not hold { $card }.
not_alone-why-no-hunt-cards = No Hunt card may be played this turn, { $card } neither: one of the Hunted made a Sacrifice.
not_alone-why-one-hunt-card = You have played your Hunt card for this turn.
not_alone-why-no-survival-cards = { $card } may not be played: Despair forbids Survival cards this turn.
not_alone-why-one-survival-card = You have played your one Survival card for this turn.
not_alone-why-nothing-to-copy = There is nothing on the Hunt discard for Flashback to copy.
not_alone-why-other-phase = { $card } belongs to another phase: { $phase }.
not_alone-why-rescue-held = Stasis holds the Rescue counter in this phase.
not_alone-why-card-no-use = { $card }: what it needs is not there now.
not_alone-why-once-a-turn = { $place } has been used this turn; once a turn for the whole table.
not_alone-why-river-or-artefact = River or Artefact, not both in one turn.
not_alone-why-no-survival-drawn = Despair: no Survival cards are drawn this turn.
not_alone-why-power-no-use = The power of { $place } would do nothing now.
not_alone-why-asked-explore = Lay down a Place from your hand, or first resist or give up.
not_alone-why-asked-take-back = Choose a Place in your discard.
not_alone-why-asked-sacrifice = Choose a Place in your hand.
not_alone-why-asked-window = Play a card of this phase, or none.
not_alone-why-asked-door = Play a card of this phase, or none.
not_alone-why-asked-hunt = Put down a token you may place, play a Hunt card of this phase, or finish.
not_alone-why-asked-keep = Choose one of the two Places you laid down.
not_alone-why-asked-order = Choose one of your two Places.
not_alone-why-asked-use = Use the Place, take back one discarded Place, or neither.
not_alone-why-asked-lair = Take back your discard, or copy a Place with the Creature token that can be copied.
not_alone-why-asked-one-back = Choose the played card or one Place of your discard.
not_alone-why-asked-rover = The reserve holds Places 6 to 10.
not_alone-why-asked-shelter = Keep one of the cards you look at.
not_alone-why-asked-source = Choose one of the Hunted with less than 3 Will, or draw a card.
not_alone-why-asked-target = The Target token goes on one of the ten Places.
not_alone-why-asked-target-pair = The Target token goes between two adjacent Places.
not_alone-why-asked-name = Name one of the Hunted the card can touch.
not_alone-why-asked-put-away = Choose a Place in your hand.
not_alone-why-asked-keep-hidden = Choose a Place in your hand to stay hidden.
not_alone-why-asked-scream = Discard two Places or lose a Will; it is one of the two.
not_alone-why-asked-drop-survival = Choose one of your Survival cards.
not_alone-why-asked-silence = Choose one of the ten Places.
not_alone-why-asked-lure = Choose one of the Hunted.
not_alone-why-asked-lure-from = Choose a Place this one is at.
not_alone-why-asked-lure-to = Only to a Place that touches the first along an edge.
not_alone-why-asked-exchange-out = Choose one of the Places you laid down.
not_alone-why-asked-exchange-in = Choose a Place in your discard that may be played.
not_alone-why-asked-which-token = The Creature token, or the Target token that acts as one.
not_alone-why-asked-shift = Only to a Place that touches the token's Place along an edge.
not_alone-why-asked-copy = Choose an adjacent Place whose power would do something; never the Artefact.
not_alone-why-asked-double-back = Choose a Place you played this turn.

not_alone-because-assimilation = The Assimilation counter will be { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    } from the star, not { $other }.
not_alone-because-rescue = The Rescue counter will be { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    } from the star, not { $other }.
not_alone-because-marker = The transmitter on the Beach will be charged.
not_alone-because-no-marker = The transmitter on the Beach will not be charged.
not_alone-because-signal = You will have the Wreck in hand.
not_alone-because-will = You will have { $count } Will, not { $other }.
not_alone-because-all-will = The Hunted will have { $count } Will in all, not { $other }.
not_alone-because-survival = You will have { $count ->
        [one] { $count } Survival card
       *[other] { $count } Survival cards
    }, not { $other }.
not_alone-because-all-survival = The Hunted will have { $count ->
        [one] { $count } Survival card
       *[other] { $count } Survival cards
    } in all, not { $other }.
not_alone-because-places = You will own { $count ->
        [one] { $count } Place
       *[other] { $count } Places
    }, not { $other }.
not_alone-because-all-places = The Hunted will own { $count ->
        [one] { $count } Place
       *[other] { $count } Places
    } in all, not { $other }.
not_alone-because-hand = You will have { $count ->
        [one] { $count } Place
       *[other] { $count } Places
    } in hand, not { $other }.
not_alone-because-all-hand = The Hunted will have { $count ->
        [one] { $count } Place
       *[other] { $count } Places
    } in hand in all, not { $other }.

# The bots: a name and a character for each level.
bot-not_alone-1 = Sleepy Moss
    .about = Moss forgets where it has already been.
bot-not_alone-2 = Shy Echo
    .about = Echo repeats what worked last time.
bot-not_alone-3 = Old Tracker
    .about = The tracker knows the ten Places by heart.
bot-not_alone-4 = Cold Reader
    .about = The reader guesses what you expect it to guess.
bot-not_alone-5 = Voice of Artemia
    .about = It has seen a thousand crews land.
