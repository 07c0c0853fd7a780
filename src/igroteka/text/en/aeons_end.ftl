### Aeon's End. Our own wording; names and numbers are facts of the cards.

aeons_end = Aeon's End
aeons_end-about = Breach mages together against one nemesis, with decks that are never shuffled.
aeons_end-length = 60–90 minutes
aeons_end-help =
    Bring the nemesis down to no life before it destroys Gravehold or exhausts all mages. On your turn cast prepped
    spells, then play gems for aether and spend it on cards, charges and breaches, prep spells, and draw up to five
    cards. Your discard pile is turned over, never shuffled, so the order in which you discard matters. You all win
    or lose together.

aeons_end-setting-nemesis = Nemesis
aeons_end-setting-difficulty = Difficulty
aeons_end-setting-mages = Mages
aeons_end-setting-market = Supply
aeons_end-setting-promos = Promo cards
aeons_end-setting-solo_cards = Player turn cards for a solo mage
aeons_end-setting-solo_life = Starting life of a solo mage
aeons_end-difficulty-beginner = Beginner
aeons_end-difficulty-normal = Normal
aeons_end-difficulty-expert = Expert
aeons_end-difficulty-extinction = Extinction
aeons_end-solo_life-0 = As usual

aeons_end-breach-1 = breach I
aeons_end-breach-2 = breach II
aeons_end-breach-3 = breach III
aeons_end-breach-4 = breach IV
aeons_end-back-corruption = a corruption, face down
aeons_end-gravehold = Gravehold
aeons_end-life = life { $life }/{ $cap }
aeons_end-foe-deck = deck by tier: { $first } + { $second } + { $third }
aeons_end-fury = fury { $amount }
aeons_end-husks = husks { $amount }
aeons_end-corruptions = corruptions left { $amount }
aeons_end-devoured = devoured, on top
aeons_end-turns = Turn order: still to come
aeons_end-turns-gone = gone by
aeons_end-turns-top = on top
aeons_end-supply = Supply
aeons_end-hand = Hand
aeons_end-played = Played
aeons_end-discard = Discard pile, from the top
aeons_end-deck = deck { $count }
aeons_end-charges = charges { $charges }/{ $slots }
aeons_end-exhausted = exhausted
aeons_end-aether = Aether { $amount }
aeons_end-aether-gems = +{ $amount } for gems
aeons_end-aether-spells = +{ $amount } for spells
aeons_end-discount = next breach −{ $amount }
aeons_end-shielded = damage is prevented

aeons_end-breach-open = opened
aeons_end-breach-none = none
aeons_end-breach-costs = focus { $focus }, open { $open }
aeons_end-breach-focused = focused

aeons_end-mage-adelheim = Adelheim
    .title = Weaponsmith
    .text = When the nemesis draws an attack or a power, you may discard it without effect.
aeons_end-mage-brama = Brama
    .title = Elder
    .text = Your main phase: any player gains 4 life.
aeons_end-mage-jian = Jian
    .title = Orphan
    .text = Your main phase: cast any player's prepped spell without discarding it, then cast it again.
aeons_end-mage-kadir = Kadir
    .title = Delver
    .text =
        Any player's main phase: that player may return up to 3 spells from the discard pile to hand and may prep 2
        spells to each opened breach this turn.
aeons_end-mage-lash = Lash
    .title = Scout
    .text =
        Any player's main phase: shuffle a player's discarded turn order card into the turn order deck; that player
        suffers 1 damage.
aeons_end-mage-mist = Mist
    .title = Dagger Captain
    .text = Your main phase: any ally draws 4 cards.
aeons_end-mage-phaedraxa = Phaedraxa
    .title = Seer
    .text = After a turn order card is drawn: all damage to players and Gravehold is prevented during that turn.
aeons_end-mage-xaxos = Xaxos
    .title = Adept
    .text =
        Any player's main phase: allies gain 4 charges in total; then put the turn order deck into any order.

aeons_end-nemesis-rageborne = Rageborne
    .text =
        Unleash: gain 1 fury. With 4 or more fury at the end of the nemesis turn: strike: draw and
        resolve a strike card, then Rageborne loses 3 fury.
    .harder = Increased difficulty: a strike removes only 1 fury.
aeons_end-nemesis-carapace_queen = Carapace Queen
    .text =
        Unleash: 2 husks, minions of 1 life. Swarm by husks: up to 3 — 4 more; up to 6 — a prepped spell is
        discarded and 2 more; up to 10 — Gravehold suffers 5 damage; up to 12 — the player with the lowest life suffers 3 damage and 1 husk is discarded; from
        13 — you lose. With 15 husks each further one is 1 damage to Gravehold instead. Suffer 1 damage to spread damage over husks.
    .harder = Increased difficulty: Unleash places 3 husks.
aeons_end-nemesis-crooked_mask = Crooked Mask
    .text =
        Unleash: any player gains a corruption onto the deck, then shuffles the discard pile into it. Corruptions in
        hand are resolved before the casting phase and at the end of the main phase; destroyed ones go back under
        their deck. With none left: Gravehold suffers 2 damage.
    .harder = Increased difficulty: a destroyed corruption goes to any player's discard pile.
aeons_end-nemesis-prince_of_gluttons = Prince of Gluttons
    .text =
        Unleash: devour 3 cards (2 with 3–4 players) of the cheapest supply pile; Gravehold suffers 2 damage for each
        missing card. The top devoured card can be bought. With every supply pile empty you lose.
    .harder = Increased difficulty: nine more cards are devoured at the start.

aeons_end-ask-main = { WHO($seat) ->
        [you] Your main phase
       *[other] { $seat }: main phase
    }, aether { $amount }
aeons_end-ask-cast = { WHO($seat) ->
        [you] Your casting phase
       *[other] { $seat }: casting phase
    }. Which spell?
aeons_end-ask-interrupt = { $seat }: main phase. Use your ability in it?
aeons_end-ask-ability = { $card } has been drawn. Use your ability?
aeons_end-ask-order = Lay your played cards on the discard pile: which next?
aeons_end-ask-corruption = Which corruption comes first?
aeons_end-ask-target = Deal { $amount } damage to whom?
aeons_end-ask-spread = { $amount } damage to husks. Suffer 1 damage to spread it?
aeons_end-ask-split = { $amount } damage still to split. Where does the next point go?
aeons_end-ask-or = { $card }: which of the two?
aeons_end-ask-discard = { WHO($seat) ->
        [you] Which
       *[other] { $seat }: which
    } card to discard? { $amount } left.
aeons_end-ask-destroy = { WHO($seat) ->
        [you] Which
       *[other] { $seat }: which
    } card to destroy? { $amount } left.
aeons_end-ask-return = Which card comes back to hand? { $amount } left.
aeons_end-ask-on-deck = { WHO($seat) ->
        [you] Which
       *[other] { $seat }: which
    } card onto the deck?
aeons_end-ask-focus = Which breach to focus?
aeons_end-ask-lose-breach = { WHO($seat) ->
        [you] Exhausted
       *[other] { $seat }: exhausted
    }. Which breach to destroy?
aeons_end-ask-where = { $card }: prep it where?
aeons_end-ask-spell = Which prepped spell to cast?
aeons_end-ask-lose-spell = Which prepped spell to discard?
aeons_end-ask-twice = Which gem to play twice?
aeons_end-ask-take-back = Which gem to take back to hand?
aeons_end-ask-top = { WHO($seat) ->
        [you] The
       *[other] { $seat }: the
    } top of the deck is revealed. Discard it?
aeons_end-ask-top-destroy = { WHO($seat) ->
        [you] The
       *[other] { $seat }: the
    } top of the deck is revealed. Destroy it?
aeons_end-ask-may-reveal = { WHO($seat) ->
        [you] Reveal
       *[other] { $seat }: reveal
    } the top cards of your deck?
aeons_end-ask-may-draw = { WHO($seat) ->
        [you] Draw
       *[other] { $seat }: draw
    } a card and then discard one?
aeons_end-ask-may-suffer = { WHO($seat) ->
        [you] Suffer
       *[other] { $seat }: suffer
    } 1 damage to destroy a card in hand?
aeons_end-ask-may-charge = { $card }: spend charges for the additional effect?
aeons_end-ask-may-pile = { $card }: destroy 2 cards of its supply pile to gain 1 aether?
aeons_end-ask-may-burn = { $card }: destroy it to gain 3 charges?
aeons_end-ask-may-return = { $card }: return it to hand?
aeons_end-ask-onto-deck = { $card }: put it on top of the deck?
aeons_end-ask-gain = { WHO($seat) ->
        [you] Which
       *[other] { $seat }: which
    } card to gain?
aeons_end-ask-devour = Devour { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } from which pile?
aeons_end-ask-bottom = On top of the turn order deck: { WHO($card) ->
        [you] your turn card
       *[other] the turn card “{ $card }”
    }. Put it on the bottom?
aeons_end-ask-turn-card = Which turn order card is shuffled in?
aeons_end-ask-arrange = Which turn order card comes next, from the top?
aeons_end-ask-who-turn = Any player: who takes the turn?
aeons_end-ask-who-suffer = { $card }: who suffers { $amount } damage?
aeons_end-ask-who-draw = { $card }: who draws { $amount ->
        [one] a card
       *[other] { $amount } cards
    }?
aeons_end-ask-who-charge = { $card }: who gains { $amount ->
        [one] a charge
       *[other] { $amount } charges
    }?
aeons_end-ask-who-life = { $card }: who gains { $amount } life?
aeons_end-ask-who-focus = { $card }: who focuses a breach?
aeons_end-ask-who-corruption = { $card }: onto whose deck { $amount ->
        [one] does a corruption go
       *[other] do { $amount } corruptions go
    }?
aeons_end-ask-who-discard = { $card }: who discards { $amount ->
        [one] a card
       *[other] { $amount } cards
    }?
aeons_end-ask-who-destroy = { $card }: who destroys { $amount ->
        [one] a card
       *[other] { $amount } cards
    } in hand?
aeons_end-ask-who-spell = { $card }: who discards a prepped spell?
aeons_end-ask-who-destroy-top = { $card }: who destroys the top { $amount ->
        [one] card
       *[other] { $amount } cards
    } of their deck?
aeons_end-ask-together-discard = { $card }: who discards a card? { $amount } left.
aeons_end-ask-together-on-deck = { $card }: who puts a gem onto the deck? { $amount } left.
aeons_end-ask-pass-on = { $card } is destroyed: into whose discard pile does this corruption go?
aeons_end-ask-together-or = { $card }: who discards a spell, from hand or prepped? { $amount } left.
aeons_end-ask-who-crystals = { $card }: who discards all their Crystals?
aeons_end-ask-who-or = { $card }: who does one of the two?

aeons_end-choice-no-main = end the main phase
aeons_end-choice-no-cast = end the casting phase
aeons_end-choice-no-interrupt = not this turn
aeons_end-choice-no-ability = keep your charges
aeons_end-choice-no-order = the rest in the order played
aeons_end-choice-no-spread = hit one husk
aeons_end-choice-no-top = leave it on top
aeons_end-choice-no-top-destroy = leave it on top
aeons_end-choice-no-may-reveal = no
aeons_end-choice-no-may-draw = no
aeons_end-choice-no-may-suffer = no
aeons_end-choice-no-may-charge = keep your charges
aeons_end-choice-no-may-pile = no
aeons_end-choice-no-may-burn = no
aeons_end-choice-no-may-return = no
aeons_end-choice-no-onto-deck = to the discard pile
aeons_end-choice-no-bottom = leave it on top
aeons_end-choice-yes-ability = use your ability
aeons_end-choice-yes-spread = suffer 1 damage and spread
aeons_end-choice-yes-may-reveal = reveal
aeons_end-choice-yes-may-draw = draw, then discard
aeons_end-choice-yes-may-suffer = suffer 1 damage
aeons_end-choice-yes-may-charge = spend them
aeons_end-choice-yes-may-pile = destroy them
aeons_end-choice-yes-may-burn = destroy it
aeons_end-choice-yes-may-return = return it to hand
aeons_end-choice-yes-onto-deck = on top of the deck
aeons_end-choice-yes-bottom = to the bottom
aeons_end-choice-discard = discard { $card }
aeons_end-choice-destroy = destroy { $card }
aeons_end-choice-on-deck = put on top of the deck: { $card }
aeons_end-choice-order = next: { $card }
aeons_end-choice-corruption = resolve { $card }
aeons_end-choice-twice = play { $card } twice
aeons_end-choice-take-back = take back { $card }
aeons_end-choice-top = discard { $card }
aeons_end-choice-top-destroy = destroy { $card }
aeons_end-choice-turn-card = shuffle in: { $card }
aeons_end-choice-arrange = next: { $card }
aeons_end-choice-done = no more
aeons_end-choice-all-gems = play all plain gems ({ $amount })
aeons_end-choice-charge = gain a charge for { $cost } aether
aeons_end-choice-target-foe = { $nemesis } · life { $life }
aeons_end-choice-target-husk = husks · { $amount }
aeons_end-choice-target-minion = { $card } · life { $life }
aeons_end-choice-gain = gain { $card } for { $cost } aether
aeons_end-choice-gain-devoured = gain { $card } from the devoured pile for { $cost } aether
aeons_end-choice-take = { $card } · cost { $cost }
aeons_end-choice-devour = { $card } · cost { $cost }
aeons_end-choice-player = { $seat } ({ $mage }) · life { $life }, charges { $charges }
aeons_end-choice-turn-of = { $seat } ({ $mage })
aeons_end-choice-focus = focus { $breach } for { $cost } aether
aeons_end-choice-open = open { $breach } for { $cost } aether
aeons_end-choice-ability = ability: { $mage }
aeons_end-choice-while = use while prepped: { $card }
aeons_end-choice-cast = cast { $card } · { $breach }
aeons_end-choice-spell = { $card } · { $seat }, { $breach }
aeons_end-choice-breach = { $breach } · { $seat }
aeons_end-choice-from-discard = take { $card } from the discard pile
aeons_end-choice-play = play { $card }
aeons_end-choice-prep = prep { $card }
aeons_end-choice-dispel = meet the condition of { $card }
aeons_end-choice-or-emerald_shard-1 = gain 1 aether
aeons_end-choice-or-emerald_shard-2 = any player gains 1 life
aeons_end-choice-or-garnet_shard-1 = gain 1 aether
aeons_end-choice-or-garnet_shard-2 = cast any player's prepped spell
aeons_end-choice-or-flexing_dagger-1 = next focus or opening costs 3 less
aeons_end-choice-or-flexing_dagger-2 = destroy it, deal 1 damage
aeons_end-choice-or-unstable_prism-1 = play a gem twice and destroy it
aeons_end-choice-or-unstable_prism-2 = gain 2 aether
aeons_end-choice-or-focusing_orb-1 = focus any player's breach
aeons_end-choice-or-focusing_orb-2 = destroy it, Gravehold gains 3 life
aeons_end-choice-or-rock_launcher-1 = discard a card
aeons_end-choice-or-rock_launcher-2 = destroy a card
aeons_end-choice-or-humming_shell-1 = destroy up to 2 cards
aeons_end-choice-or-humming_shell-2 = gain 2 charges
aeons_end-choice-or-awaken-1 = Unleash twice, Gravehold suffers 3 damage
aeons_end-choice-or-awaken-2 = the minion discarded last comes back
aeons_end-choice-or-venomite-1 = the player with the lowest life suffers 2 damage
aeons_end-choice-or-venomite-2 = a prepped spell of cost 3 or more is discarded
aeons_end-choice-or-sunder-1 = Gravehold and the lowest-life player: 4 damage each
aeons_end-choice-or-sunder-2 = the nemesis turn cards are shuffled in
aeons_end-choice-or-scorn-1 = Gravehold suffers 3 damage
aeons_end-choice-or-scorn-2 = Unleash twice
aeons_end-choice-or-infest-1 = swarm twice
aeons_end-choice-or-infest-2 = any player suffers 4 damage
aeons_end-choice-or-lobotomize-1 = any player suffers 3 damage
aeons_end-choice-or-lobotomize-2 = devour 3 spells
aeons_end-choice-or-thought_biter-1 = any player suffers 2 damage
aeons_end-choice-or-thought_biter-2 = devour 2 relics
aeons_end-choice-or-digest-1 = Unleash three times
aeons_end-choice-or-digest-2 = damage for the empty piles
aeons_end-choice-or-obliterate-1 = destroy 4 cards in hand
aeons_end-choice-or-obliterate-2 = suffer 4 damage
aeons_end-choice-or-decimate-1 = Unleash twice, any player gains 2 charges
aeons_end-choice-or-decimate-2 = Gravehold suffers 4 damage
aeons_end-choice-or-menace-1 = a spell in hand
aeons_end-choice-or-menace-2 = a prepped spell
aeons_end-choice-or-negate-1 = any player destroys the most expensive card in hand
aeons_end-choice-or-negate-2 = Gravehold suffers 3 damage
aeons_end-choice-or-world_purge-1 = Unleash three times
aeons_end-choice-or-world_purge-2 = Gravehold suffers 7 damage

aeons_end-event-turn-card = { $whose ->
        [nemesis] The nemesis’s turn
        [any] Any player’s turn
       *[player] { WHO($seat) ->
            [you] Your turn
           *[other] { $seat }’s turn
        }
    }
aeons_end-event-new-round = The turn order deck is shuffled anew
aeons_end-event-play = { WHO($seat) ->
        [you] You play
       *[other] { $seat } plays
    } { $card }
    .many = { WHO($seat) ->
            [you] You play
           *[other] { $seat } plays
        } { LIST($card) }
aeons_end-event-cast = { WHO($seat) ->
        [you] You cast
       *[other] { $seat } casts
    } { $card }
aeons_end-event-prep = { WHO($seat) ->
        [you] You prep
       *[other] { $seat } preps
    } { $card } to { $breach }
aeons_end-event-gain = { WHO($seat) ->
        [you] You gain
       *[other] { $seat } gains
    } { $card }
aeons_end-event-charge = { WHO($seat) ->
        [you] You gain
       *[other] { $seat } gains
    } { $amount ->
        [one] { $amount } charge
       *[other] { $amount } charges
    }
aeons_end-event-uncharge = { WHO($seat) ->
        [you] You spend
       *[other] { $seat } spends
    } { $amount ->
        [one] { $amount } charge
       *[other] { $amount } charges
    }
aeons_end-event-focused = { WHO($seat) ->
        [you] You focus
       *[other] { $seat } focuses
    } { $breach }
aeons_end-event-opened = { WHO($seat) ->
        [you] You open
       *[other] { $seat } opens
    } { $breach }
aeons_end-event-draw = { WHO($seat) ->
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
aeons_end-event-flip = { WHO($seat) ->
        [you] You turn your
       *[other] { $seat } turns their
    } discard pile over as the new deck
aeons_end-event-shuffle = { WHO($seat) ->
        [you] You shuffle your
       *[other] { $seat } shuffles their
    } discard pile into the deck
aeons_end-event-discard = { WHO($seat) ->
        [you] You discard
       *[other] { $seat } discards
    } { KNOWN($card) ->
        [yes] { $card }
       *[no] a card
    }
    .many = { WHO($seat) ->
            [you] You discard
           *[other] { $seat } discards
        } { KNOWN($card) ->
            [yes] { LIST($card) }
           *[no] { COUNT($card) ->
                [one] { COUNT($card) } card
               *[other] { COUNT($card) } cards
            }
        }
aeons_end-event-destroy = { $card } is destroyed
aeons_end-event-return = { WHO($seat) ->
        [you] You return
       *[other] { $seat } returns
    } { $card } to hand
aeons_end-event-on-deck = { WHO($seat) ->
        [you] You put
       *[other] { $seat } puts
    } { KNOWN($card) ->
        [yes] { $card }
       *[no] a card
    } onto the deck
aeons_end-event-reveal = { WHO($seat) ->
        [you] You reveal
       *[other] { $seat } reveals
    } { $card }
aeons_end-event-reveal-turn = On top of the turn order deck: { KNOWN($card) ->
        [yes] { WHO($card) ->
            [you] your turn card
           *[other] the turn card “{ $card }”
        }
       *[no] a hidden card
    }
aeons_end-event-to-bottom = { KNOWN($card) ->
        [yes] { WHO($card) ->
            [you] Your turn card
           *[other] The turn card “{ $card }”
        }
       *[no] A turn card
    } goes to the bottom of the turn order deck
aeons_end-event-turn-back = { KNOWN($card) ->
        [yes] { WHO($card) ->
            [you] Your turn card
           *[other] The turn card “{ $card }”
        }
       *[no] A turn card
    } is shuffled into the turn order deck
aeons_end-event-arranged = The turn order from the top: { KNOWN($cards) ->
        [yes] { LIST($cards, by: " → ") }
       *[no] hidden
    }
aeons_end-event-ability = { WHO($seat) ->
        [you] You use
       *[other] { $seat } uses
    } { $mage }’s ability
aeons_end-event-while = { WHO($seat) ->
        [you] You use
       *[other] { $seat } uses
    } the prepped { $card }
aeons_end-event-heal = { WHO($seat) ->
        [you] You gain
       *[other] { $seat } gains
    } { $amount ->
        [one] { $amount } life
       *[other] { $amount } life
    }
aeons_end-event-suffer = { WHO($seat) ->
        [you] You suffer
       *[other] { $seat } suffers
    } { $amount ->
        [one] { $amount } damage
       *[other] { $amount } damage
    }
aeons_end-event-prevented = { $amount ->
        [one] { $amount } damage
       *[other] { $amount } damage
    } prevented
aeons_end-event-exhausted = { WHO($seat) ->
        [you] You are
       *[other] { $seat } is
    } exhausted
aeons_end-event-breach-lost = { WHO($seat) ->
        [you] You lose
       *[other] { $seat } loses
    } { $breach }
aeons_end-event-city = Gravehold suffers { $amount ->
        [one] { $amount } damage
       *[other] { $amount } damage
    } ({ $life } left)
aeons_end-event-heal-city = Gravehold gains { $amount ->
        [one] { $amount } life
       *[other] { $amount } life
    } (now { $life })
aeons_end-event-foe-hit = The nemesis suffers { $amount ->
        [one] { $amount } damage
       *[other] { $amount } damage
    } ({ $life } left)
aeons_end-event-foe-heal = The nemesis gains { $amount ->
        [one] { $amount } life
       *[other] { $amount } life
    } (now { $life })
aeons_end-event-minion-hit = The minion { $card } suffers { $amount ->
        [one] { $amount } damage
       *[other] { $amount } damage
    }
aeons_end-event-untouched = The minion { $card } takes no damage
aeons_end-event-foe-draw = The nemesis draws { $card }
aeons_end-event-foe-discard = { $card } goes to the nemesis discard pile
aeons_end-event-foe-empty = The nemesis deck is empty: Unleash three times
aeons_end-event-enter = { $card } comes into play ({ $type ->
        [minion] { $amount } life
       *[other] { $amount ->
            [one] { $amount } power token
           *[other] { $amount } power tokens
        }
    })
    .foe-draw = The nemesis draws { $card }; it comes into play ({ $type ->
            [minion] { $amount } life
           *[other] { $amount ->
                [one] { $amount } power token
               *[other] { $amount } power tokens
            }
        })
aeons_end-event-power = { $card }: { $amount ->
        [0] no power tokens
        [one] { $amount } power token
       *[other] { $amount } power tokens
    } left
aeons_end-event-persistent = The minion { $card } acts
aeons_end-event-unleash = Unleash
aeons_end-event-fury = Fury is now { $amount }
    .unleash = Unleash: fury is now { $amount }
aeons_end-event-strike = Strike: { $card }
aeons_end-event-husks = { $amount ->
        [one] { $amount } new husk
       *[other] { $amount } new husks
    }
    .unleash = Unleash: { $amount ->
            [one] { $amount } new husk
           *[other] { $amount } new husks
        }
aeons_end-event-husks-lost = { $amount ->
        [one] { $amount } husk is
       *[other] { $amount } husks are
    } gone
aeons_end-event-swarm = Swarm with { $amount ->
        [one] { $amount } husk
       *[other] { $amount } husks
    }
aeons_end-event-corrupted = { WHO($seat) ->
        [you] You gain
       *[other] { $seat } gains
    } a corruption
aeons_end-event-no-corruption = No corruption is left for { WHO($seat) ->
        [you] you
       *[other] { $seat }
    }
aeons_end-event-uncorrupted = { $card } is destroyed
aeons_end-event-passed-on = { $card } goes to { WHO($seat) ->
        [you] your
       *[other] { $seat }’s
    } discard pile
aeons_end-event-resolve = { WHO($seat) ->
        [you] You resolve
       *[other] { $seat } resolves
    } { $card }
aeons_end-event-devour = The nemesis devours { $card }
    .many = The nemesis devours { LIST($card) }
aeons_end-event-won = The players win
aeons_end-event-lost = The players lose

aeons_end-why-over = The game is over.
aeons_end-why-not-asked = It is not for you to decide now.
aeons_end-why-not-offered = That is no action of the main phase now.
aeons_end-why-not-in-hand = You do not have this card in hand.
aeons_end-why-spell-is-prepped = { $card } is a spell: prep it in a breach first.
aeons_end-why-gem-is-played = { $card } is no spell: it is played, not prepped.
aeons_end-why-corruption-waits = { $card } is a corruption: it is resolved only at its own time.
aeons_end-why-no-such-pile = There is no such pile in the supply.
aeons_end-why-empty-pile = The pile of { $card } is empty.
aeons_end-why-aether = It costs { $cost } aether; you have { $amount } for it.
aeons_end-why-charges-full = All charge slots are full.
aeons_end-why-charges-missing = The ability needs all its charges; missing: { $amount }.
aeons_end-why-other-timing = The ability of { $mage } is used at another moment, or has nothing to act on.
aeons_end-why-breach-gone = You have no { $breach }.
aeons_end-why-breach-open = Already opened: { $breach }.
aeons_end-why-no-breach = No breach can take this spell: it must be opened or focused this turn, and empty.
aeons_end-why-condition = You cannot fully meet the condition of { $card }.
aeons_end-why-no-condition = { $card } cannot be discarded by meeting a condition.
aeons_end-why-while = No prepped spell of yours offers that now.
aeons_end-why-must-cast = Spells prepped in closed breaches must be cast first.
aeons_end-why-lowest-exhausted = { $seat }: an exhausted player cannot be chosen here.
aeons_end-why-not-yours = That belongs to another player.
aeons_end-why-cast-earlier = Prepped spells are cast in the casting phase, at the start of your turn.
aeons_end-why-no-target = Damage comes from spells and some relics; they ask for their target themselves.
aeons_end-why-played-already = { $card } has been played already; it is discarded in the draw phase.
aeons_end-why-discarded = Your discard pile is turned over when your deck runs out; its cards come back then.
aeons_end-why-asked-main = Choose an action of the main phase, or end it.
aeons_end-why-asked-cast = Choose one of your own prepped spells.
aeons_end-why-asked-yes-no = Answer yes or no.
aeons_end-why-asked-order = Choose one of the cards you played.
aeons_end-why-asked-card = Only the cards named can be chosen.
aeons_end-why-asked-target = The target is the nemesis or one of its minions.
aeons_end-why-asked-or = Choose a side of the OR that can be carried out fully.
aeons_end-why-asked-breach = Only the breaches named can be chosen.
aeons_end-why-asked-spell = Only the prepped spells named can be chosen.
aeons_end-why-asked-pile = Only the supply piles named can be chosen.
aeons_end-why-asked-player = Only the players named can be chosen.

aeons_end-card-turn_1 = Player 1
    .seat = seat:0
aeons_end-card-turn_2 = Player 2
    .seat = seat:1
aeons_end-card-turn_3 = Player 3
    .seat = seat:2
aeons_end-card-turn_4 = Player 4
    .seat = seat:3
aeons_end-card-turn_any = Any player
aeons_end-card-turn_nemesis = Nemesis
aeons_end-card-crystal = Crystal
    .text = Gain 1 aether.
aeons_end-card-spark = Spark
    .text = Cast: deal 1 damage.
aeons_end-card-amethyst_shard = Amethyst Shard
    .text = Gain 1 aether. Any ally may draw a card and then discard a card from hand.
    .brief = 1 aether. An ally may draw, then discard a card.
aeons_end-card-buried_light = Buried Light
    .text = Cast: deal 1 damage; gain 1 aether.
aeons_end-card-moonstone_shard = Moonstone Shard
    .text = Gain 1 aether. Gain 1 aether more that pays only for gems.
    .brief = 1 aether, and 1 for gems only.
aeons_end-card-emerald_shard = Emerald Shard
    .text = Gain 1 aether OR any player gains 1 life.
aeons_end-card-quartz_shard = Quartz Shard
    .text =
        Gain 1 aether. Reveal the top turn order card; you may put it on the bottom. If it was a player's card, gain
        1 aether more.
    .brief = 1 aether. Look at the next turn; a player’s: 1 more.
aeons_end-card-garnet_shard = Garnet Shard
    .text = Gain 1 aether OR cast any player's prepped spell.
    .brief = 1 aether OR cast anyone’s prepped spell.
aeons_end-card-tourmaline_shard = Tourmaline Shard
    .text = Gain 1 aether. Any ally may suffer 1 damage to destroy a card in hand.
    .brief = 1 aether. An ally may suffer 1 to destroy a card.
aeons_end-card-flare = Flare
    .text =
        Cast: reveal the top turn order card and leave it there. A player's card: deal 3 damage; a nemesis card:
        deal 1.
    .brief = Cast: next turn a player’s: 3 damage; else 1.
aeons_end-card-jade = Jade
    .text = Gain 2 aether.
aeons_end-card-sifters_pearl = Sifter's Pearl
    .text = Gain 2 aether. Every player reveals the top card of their deck and discards it or puts it back.
    .brief = 2 aether. Each player may discard the top of their deck.
aeons_end-card-vriswood_amber = V'riswood Amber
    .text = Gain 2 aether. When you gain this card you may put it on top of your deck.
    .brief = 2 aether. When gained, it may go on your deck.
aeons_end-card-diamond_cluster = Diamond Cluster
    .text = Gain 2 aether; the second one you play in a turn gives 2 more.
    .brief = 2 aether; the second one this turn 2 more.
aeons_end-card-searing_ruby = Searing Ruby
    .text = Gain 2 aether. Gain 1 aether more that pays only for spells.
    .brief = 2 aether, and 1 for spells only.
aeons_end-card-burning_opal = Burning Opal
    .text = Gain 3 aether. You may discard a card from hand; if you do, any ally draws a card.
    .brief = 3 aether. You may discard a card: an ally draws one.
aeons_end-card-clouded_sapphire = Clouded Sapphire
    .text = Gain 3 aether. The first one you play in a turn also gives any ally 1 charge.
    .brief = 3 aether. The first this turn: an ally gains a charge.
aeons_end-card-flexing_dagger = Flexing Dagger
    .text = Your next focus or opening this turn costs 3 less OR destroy this and deal 1 damage.
    .brief = Next breach costs 3 less OR destroy this: 1 damage.
aeons_end-card-bottled_vortex = Bottled Vortex
    .text = Destroy this. Destroy up to 2 cards from your hand or discard pile. Draw a card.
    .brief = Destroy this and up to 2 cards. Draw a card.
aeons_end-card-unstable_prism = Unstable Prism
    .text = Play a gem from hand twice, then destroy it; OR gain 2 aether.
    .brief = Play a gem twice, destroy it; OR 2 aether.
aeons_end-card-blasting_staff = Blasting Staff
    .text = You may cast a spell you prepped this turn; it deals 2 more damage.
    .brief = Cast a spell you prepped this turn: 2 more damage.
aeons_end-card-focusing_orb = Focusing Orb
    .text = Focus any player's breach OR destroy this and Gravehold gains 3 life.
    .brief = Focus any breach OR destroy this: Gravehold gains 3.
aeons_end-card-mages_talisman = Mage's Talisman
    .text = Gain 1 charge. Any ally gains 1 charge.
    .brief = 1 charge for you and 1 for an ally.
aeons_end-card-phoenix_flame = Phoenix Flame
    .text = Cast: deal 2 damage; you may lose 1 charge to deal 2 more.
    .brief = Cast: 2 damage; lose a charge for 2 more.
aeons_end-card-spectral_echo = Spectral Echo
    .text = Cast: deal 2 damage; you may destroy a card in hand.
    .brief = Cast: 2 damage; may destroy a card.
aeons_end-card-amplify_vision = Amplify Vision
    .text =
        Cast: deal 2 damage, or 3 if all your breaches are opened; then focus your closed breach with the lowest
        focus cost.
    .brief = Cast: 2 damage (3 if all are open); focus the cheapest.
aeons_end-card-ignite = Ignite
    .text = Cast: deal 2 damage; any ally gains 1 charge.
    .brief = Cast: 2 damage; an ally gains a charge.
aeons_end-card-lava_tendril = Lava Tendril
    .text = While prepped: at the end of your casting phase deal 1 damage. Cast: deal 3 damage.
    .brief = While prepped: 1 damage each casting phase. Cast: 3.
aeons_end-card-dark_fire = Dark Fire
    .text = Cast: discard up to 2 cards from hand; deal 3 damage for each.
    .brief = Cast: discard up to 2 cards, 3 damage for each.
aeons_end-card-essence_theft = Essence Theft
    .text = Cast: deal 3 damage; you may discard a card from hand; if you do, any player gains 1 life.
    .brief = Cast: 3 damage; discard a card: a player gains 1 life.
aeons_end-card-feral_lightning = Feral Lightning
    .text = May be prepped to a closed breach that was not focused. Cast: deal 3 damage.
    .brief = Preps to a closed breach unfocused. Cast: 3 damage.
aeons_end-card-oblivion_swell = Oblivion Swell
    .text =
        While prepped: once in your main phase you may gain 1 aether. Cast: deal 2 damage; you may discard a gem
        from hand to deal damage equal to its cost as well.
    .brief = While prepped: 1 aether a turn. Cast: 2 damage plus a gem’s cost.
aeons_end-card-chaos_arc = Chaos Arc
    .text = Cast: deal 3 damage, and 2 more for each spell prepped in an adjacent breach.
    .brief = Cast: 3 damage, 2 more for each spell beside it.
aeons_end-card-planar_insight = Planar Insight
    .text = Cast: deal 2 damage, and 1 more for each of your opened breaches.
    .brief = Cast: 2 damage, 1 more for each open breach.
aeons_end-card-wildfire_whip = Wildfire Whip
    .text =
        While prepped: in your main phase you may pay 2 aether to cast any player's prepped spell. Cast: deal 4
        damage.
    .brief = While prepped: pay 2 to cast anyone’s spell. Cast: 4 damage.
aeons_end-card-arcane_nexus = Arcane Nexus
    .text =
        While prepped: once in your main phase you may return a gem you played this turn to hand. Cast: deal 4
        damage.
    .brief = While prepped: take back a played gem. Cast: 4 damage.
aeons_end-card-consuming_void = Consuming Void
    .text = Cast: destroy up to 2 cards in hand; deal 3 damage for each.
    .brief = Cast: destroy up to 2 cards, 3 damage for each.
aeons_end-card-echo_stone = Echo Stone
    .text = Gain 2 aether, and 1 more if you have played another one this turn.
    .brief = 2 aether; 3 if one was played this turn.
aeons_end-card-fractured_quartz = Fractured Quartz
    .text = Gain 2 aether. You may destroy 2 cards of this card's supply pile to gain 1 more.
    .brief = 2 aether. Destroy 2 of its pile for 1 more.
aeons_end-card-coruscating_sapal = Coruscating Sapal
    .text = Gain 2 aether. You may lose 1 charge to gain 2 more.
    .brief = 2 aether. Lose a charge for 2 more.
aeons_end-card-rock_launcher = Rock Launcher
    .text = Discard or destroy a card in hand; deal damage equal to its cost.
    .brief = Discard or destroy a card: its cost as damage.
aeons_end-card-abacus_of_ignition = Abacus of Ignition
    .text = You may cast any ally's prepped spell. Any ally draws a card.
    .brief = Cast an ally’s spell. An ally draws a card.
aeons_end-card-humming_shell = Humming Shell
    .text = Destroy up to 2 cards from your hand or discard pile OR gain 2 charges.
    .brief = Destroy up to 2 cards OR gain 2 charges.
aeons_end-card-chronophage_coil = Chronophage Coil
    .text = Destroy this. Shuffle any player's turn order card into the turn order deck.
    .brief = Destroy this. Shuffle a player’s turn back in.
aeons_end-card-fleeting_vision = Fleeting Vision
    .text = Cast: deal 2 damage; each player may reveal the top 2 cards of their deck and discard any of them.
    .brief = Cast: 2 damage; players may sift 2 cards of their decks.
aeons_end-card-force_catalyst = Force Catalyst
    .text =
        While prepped: in your main phase you may pay 3 aether to cast any player's prepped spell. Cast: deal 3
        damage.
    .brief = While prepped: pay 3 to cast anyone’s spell. Cast: 3 damage.
aeons_end-card-thieving_spirit = Thieving Spirit
    .text = Cast: deal 4 damage; gain 1 aether.
aeons_end-card-splinter_missile = Splinter Missile
    .text = Cast: deal 4 damage; any ally may discard a card from hand so that you may split it.
    .brief = Cast: 4 damage; an ally discards a card to let you split it.
aeons_end-card-drown_in_flames = Drown in Flames
    .text = Cast: deal 4 damage; you may lose 2 charges to deal 4 again.
    .brief = Cast: 4 damage; lose 2 charges for 4 more.
aeons_end-card-illuminating_flame = Illuminating Flame
    .text =
        Cast: deal 5 damage; if cast from an opened breach III or IV, you may destroy this to gain 3 charges.
    .brief = Cast: 5 damage; from open III or IV destroy it for 3 charges.
aeons_end-card-chronal_arc = Chronal Arc
    .text = Takes up two adjacent breaches. Cast: deal 4 damage; you may return this to hand.
    .brief = Takes two breaches. Cast: 4 damage; may return to hand.
aeons_end-card-parasitic_force = Parasitic Force
    .text =
        May be prepped to any player's opened breach. Cast: deal 6 damage; you may destroy up to 2 cards from hand
        or discard pile.
    .brief = Preps to anyone’s open breach. Cast: 6 damage; destroy up to 2.
aeons_end-card-decimate = Decimate
    .text = Unleash twice and any player gains 2 charges; OR Gravehold suffers 4 damage.
aeons_end-card-menace = Menace
    .text =
        The players together discard 2 spells, prepped or in hand, and together put 2 gems from hand onto their
        decks.
aeons_end-card-glyph_enigma = Glyph Enigma
    .text = Persistent: Gravehold suffers 1 damage, or 3 once the nemesis has reached tier 2.
aeons_end-card-spirit_cage = Spirit Cage
    .text =
        To discard: discard a card from hand that costs 5 or more. Power 3: Unleash twice; any player discards a spell
        from hand.
aeons_end-card-gravity_splinter = Gravity Splinter
    .text =
        To discard: pay 7 aether. Power 2: Unleash twice; the player with the fewest opened breaches suffers 3 damage.
aeons_end-card-baneful_crux = Baneful Crux
    .text =
        To discard: discard 2 cards from hand that cost 4 or more. Power 2: Unleash twice; Gravehold suffers 3 damage.
aeons_end-card-negate = Negate
    .text =
        Unleash twice. Then one of two: any player destroys the most expensive card in hand OR Gravehold suffers 3 damage.
aeons_end-card-reckoning = Reckoning
    .text =
        Power 2: if a player has 4 or more charges, that player suffers 3 damage and the players together discard 4
        cards; otherwise Gravehold suffers 6 damage.
aeons_end-card-gallowskulk = Gallowskulk
    .text = Persistent: the player with the lowest life suffers 3 damage.
aeons_end-card-unmake = Unmake
    .text = Unleash twice. Any player destroys the top 3 cards of their deck and suffers 3 damage.
aeons_end-card-world_purge = World Purge
    .text = To discard: pay 9 aether. Power 2: Unleash three times OR Gravehold suffers 7 damage.
aeons_end-card-skewer = Skewer
    .text = Unleash. Any player suffers 3 damage and draws a card.
aeons_end-card-slaughter = Slaughter
    .text = Unleash. Gravehold suffers 3 damage.
aeons_end-card-banesire = Banesire
    .text = Persistent: Unleash.
aeons_end-card-haze_spewer = Haze Spewer
    .text = Persistent: Gravehold suffers damage equal to this minion's life; then this minion suffers 1 damage.
aeons_end-card-agony_field = Agony Field
    .text =
        To discard: destroy a card in hand that costs 2 or more. Power 2: Unleash; any player discards 3 cards, then
        draws a card.
aeons_end-card-bleed_static = Bleed Static
    .text = Power 3: the player with the most prepped spells suffers 2 damage for each of them.
aeons_end-card-eye_of_nothing = Eye of Nothing
    .text = To discard: pay 6 aether. Power 2: Unleash twice.
aeons_end-card-woven_sky = Woven Sky
    .text = To discard: discard 3 cards from hand. Power 2: Unleash; any player suffers 4 damage.
aeons_end-card-awaken = Awaken
    .text = Unleash twice and Gravehold suffers 3 damage; OR the minion discarded last comes back into play.
aeons_end-card-dispel = Dispel
    .text = Unleash twice. The player with the most prepped spells discards the most expensive of them.
aeons_end-card-lay_waste = Lay Waste
    .text = Unleash twice. Any player suffers 2 damage.
aeons_end-card-cauterizer = Cauterizer
    .text =
        Any damage to this minion is reduced to 1. Persistent: any player suffers damage equal to this minion's
        life.
aeons_end-card-needlemaw = Needlemaw
    .text = Persistent: Gravehold suffers 2 damage.
aeons_end-card-venomite = Venomite
    .text =
        Persistent: the player with the lowest life suffers 2 damage OR any player discards a prepped spell that
        costs 3 or more.
aeons_end-card-pulverizing_ray = Pulverizing Ray
    .text = Power 1: Gravehold suffers 18 damage, 3 less for each gem the players together discard (6 at most).
aeons_end-card-gather_darkness = Gather Darkness
    .text = Any player shuffles the discard pile into the deck and destroys the top 4 cards. Unleash twice.
aeons_end-card-obliterate = Obliterate
    .text =
        Unleash twice. The player with the most opened breaches destroys 4 cards in hand OR suffers 4 damage.
aeons_end-card-sunder = Sunder
    .text =
        Gravehold and the player with the lowest life suffer 4 damage each OR shuffle all discarded nemesis turn
        order cards into the turn order deck.
aeons_end-card-topple = Topple
    .text = Unleash twice. Gravehold suffers 4 damage.
aeons_end-card-jagged_one = Jagged One
    .text = Persistent: Unleash twice.
aeons_end-card-doom_aegis = Doom Aegis
    .text =
        To discard: pay 7 aether. Power 1: the player with the most charges suffers 4 damage and loses all charges.
aeons_end-card-reality_rupture = Reality Rupture
    .text = To discard: destroy 2 of your prepped spells that cost 3 or more each. Power 1: Unleash three times.
aeons_end-card-cleave = Cleave
    .text = Rageborne strikes.
aeons_end-card-unrelenting_ire = Unrelenting Ire
    .text = Unleash; twice more if both nemesis turn order cards are discarded.
aeons_end-card-provoker = Provoker
    .text = Persistent: Gravehold suffers damage equal to Rageborne's fury.
aeons_end-card-blood_cry = Blood Cry
    .text = To discard: lose 4 charges. Power 2: Unleash four times.
aeons_end-card-invoke_carnage = Invoke Carnage
    .text = To discard: pay 7 aether. Power 2: Unleash; any player suffers 1 damage and 1 more for each fury.
aeons_end-card-scorn = Scorn
    .text = Persistent: Gravehold suffers 3 damage OR Unleash twice.
aeons_end-card-avatar_of_wrath = Avatar of Wrath
    .text = Persistent: Rageborne strikes.
aeons_end-card-onslaught = Onslaught
    .text = Unleash three times. The players together discard as many cards as Rageborne has fury.
aeons_end-card-rolling_death = Rolling Death
    .text = To discard: pay 8 aether. Power 2: Rageborne strikes twice.
aeons_end-card-convoke = Convoke
    .text = Any player suffers 4 damage.
aeons_end-card-devastate = Devastate
    .text = Gravehold suffers 5 damage.
aeons_end-card-eviscerate = Eviscerate
    .text = The player with the lowest life suffers 2 damage.
aeons_end-card-frenzy = Frenzy
    .text = The player with the most opened breaches suffers 3 damage.
aeons_end-card-raze = Raze
    .text = Gravehold suffers 3 damage. Any player suffers 1 damage.
aeons_end-card-seize = Seize
    .text = The two most expensive prepped spells of all players are discarded.
aeons_end-card-endless_throng = Endless Throng
    .text = Swarm.
aeons_end-card-hatch = Hatch
    .text = A husk for each discarded turn order card.
aeons_end-card-broodwomb = Broodwomb
    .text = Cannot be damaged while there are husks. Persistent: a husk.
aeons_end-card-blot_the_sun = Blot the Sun
    .text = To discard: lose 4 charges. Power 2: swarm; Unleash; swarm.
aeons_end-card-foul_multitudes = Foul Multitudes
    .text = Immediately: Unleash. Husks have 2 life and heal at the end of every turn. Power 3: swarm.
aeons_end-card-infest = Infest
    .text = Swarm twice OR any player suffers 4 damage.
aeons_end-card-legion_beacon = Legion Beacon
    .text =
        Immediately: Unleash twice. Power 2: half of the husks, rounded up, are discarded; Gravehold suffers 2 damage
        for each; swarm.
aeons_end-card-maggot_engine = Maggot Engine
    .text = Immediately: Unleash three times; its life becomes twice the number of husks. Persistent: swarm.
aeons_end-card-spawn = Spawn
    .text = Swarm. Unleash. Swarm.
aeons_end-card-burden = Burden
    .text = The players together gain 2 corruptions onto their decks. Any player focuses a breach.
aeons_end-card-corrupter = Corrupter
    .text = Whoever damages it gains a corruption onto their deck. Persistent: Gravehold suffers 1 damage.
aeons_end-card-tempt = Tempt
    .text =
        The player with the most Crystals in hand discards them, suffers 3 damage and gains a supply card that costs
        4 or less.
aeons_end-card-pain_sower = Pain Sower
    .text = Persistent: any player suffers 2 damage; a different player focuses a breach.
aeons_end-card-twisting_madness = Twisting Madness
    .text =
        To discard: discard 4 cards from hand and draw one. Power 2: Gravehold gains 3 life, Crooked Mask gains 13
        life.
aeons_end-card-vex = Vex
    .text = Discard the top 2 cards of the nemesis deck; Gravehold suffers 4 damage for each of tier 3.
aeons_end-card-afflict = Afflict
    .text = Two different players gain 2 corruptions each onto their decks and 1 life each.
aeons_end-card-bedlam_sage = Bedlam Sage
    .text = Persistent: Gravehold gains 2 life; the player with the most life suffers 3 damage.
aeons_end-card-ruin_priest = Ruin Priest
    .text = Persistent: any player discards 3 cards that are no corruptions and takes 3 corruptions into hand.
aeons_end-card-blind_abandon = Blind Abandon
    .text = Suffer 1 damage; you may destroy a card in hand that is no corruption; destroy this.
    .brief = Suffer 1; may destroy a card; destroy this.
aeons_end-card-contagion = Contagion
    .text = Suffer 1 damage; return a card of cost 0 from your discard pile to hand; destroy this.
    .brief = Suffer 1; take back a card of cost 0; destroy this.
aeons_end-card-delirium_veil = Delirium Veil
    .text = Gravehold suffers 2 damage; focus one of your breaches; destroy this.
aeons_end-card-dire_wisdom = Dire Wisdom
    .text = Gain any spell of the supply; gain 3 corruptions onto your deck; destroy this.
    .brief = Gain any spell and 3 corruptions on your deck; destroy this.
aeons_end-card-endless_hunger = Endless Hunger
    .text = Gravehold suffers 3 damage; gain 2 life; destroy this.
aeons_end-card-fever_of_war = Fever of War
    .text = Suffer 1 damage; deal 2 damage; destroy this.
aeons_end-card-grim_sight = Grim Sight
    .text = Gravehold suffers 2 damage; look at the top card of your deck, you may destroy it; destroy this.
    .brief = Gravehold suffers 2 damage; look at your top card; destroy this.
aeons_end-card-insatiable_avarice = Insatiable Avarice
    .text = Suffer 2 damage; take a gem of the cheapest gem pile into hand; destroy this.
    .brief = Suffer 2; take a gem of the cheapest pile; destroy this.
aeons_end-card-lust_for_power = Lust for Power
    .text = Suffer 1 damage; gain 1 charge; destroy this.
aeons_end-card-nothingness = Nothingness
    .text =
        Discard 2 cards that are no corruptions; suffer 2 damage; shuffle any player's turn order card into the turn
        order deck; destroy this.
    .brief = Discard 2, suffer 2, shuffle a player’s turn back; destroy this.
aeons_end-card-reckless_might = Reckless Might
    .text = Gain any relic of the supply onto your deck; suffer half its cost, rounded up; destroy this.
    .brief = Gain a relic onto your deck; suffer half its cost; destroy this.
aeons_end-card-gorge = Gorge
    .text = Devour 2 cards of the second most expensive gem pile. Any player suffers 2 damage.
aeons_end-card-lobotomize = Lobotomize
    .text = Any player suffers 3 damage OR devour 3 spells of one pile.
aeons_end-card-thought_biter = Thought Biter
    .text = Persistent: any player suffers 2 damage OR devour 2 relics of the cheapest relic pile.
aeons_end-card-cerephage = Cerephage
    .text = Persistent: devour as many cards of one pile as this minion has life; then it suffers 2 damage.
aeons_end-card-godfeeders = Godfeeders
    .text = Persistent: Gravehold suffers 3 damage; devour a gem of the most expensive gem pile.
aeons_end-card-mindguzzler = Mindguzzler
    .text = Immediately: its life becomes 8 and 1 more for each empty supply pile. Persistent: Unleash.
aeons_end-card-digest = Digest
    .text = Unleash three times OR any player suffers 1 damage for each empty supply pile.
aeons_end-card-memory_eater = Memory Eater
    .text = Persistent: the player with the lowest life suffers 1 damage for each empty supply pile.
aeons_end-card-vile_feast = Vile Feast
    .text = To discard: pay 8 aether. Power 2: Gravehold suffers 2 damage for each empty supply pile.

aeons_end-because-city = Gravehold will have { $count } life, not { $other }.
aeons_end-because-foe = The nemesis will have { $count } life, not { $other }.
aeons_end-because-fury = { $count ->
        [0] The nemesis will have no fury.
       *[other] The nemesis will have { $count } fury, not { $other }.
    }
aeons_end-because-husks = { $count ->
        [0] There will be no husks.
        [one] There will be { $count } husk, not { $other }.
       *[other] There will be { $count } husks, not { $other }.
    }
aeons_end-because-minions = { $count ->
        [0] There will be no minions in play.
        [one] There will be { $count } minion in play, not { $other }.
       *[other] There will be { $count } minions in play, not { $other }.
    }
aeons_end-because-minion-life = The minions will have { $count } life in all, not { $other }.
aeons_end-because-powers = { $count ->
        [0] There will be no powers in play.
        [one] There will be { $count } power in play, not { $other }.
       *[other] There will be { $count } powers in play, not { $other }.
    }
aeons_end-because-piles = There will be { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in the supply, not { $other }.
aeons_end-because-empty-piles = { $count ->
        [0] There will be no empty pile in the supply.
        [one] There will be { $count } empty pile in the supply, not { $other }.
       *[other] There will be { $count } empty piles in the supply, not { $other }.
    }
aeons_end-because-corruption = { $count ->
        [0] The mages will have no corruptions.
        [one] The mages will have { $count } corruption, not { $other }.
       *[other] The mages will have { $count } corruptions, not { $other }.
    }
aeons_end-because-life = You will have { $count } life, not { $other }.
aeons_end-because-all-life = The mages will have { $count } life in all, not { $other }.
aeons_end-because-charges = You will have { $count ->
        [one] { $count } charge
       *[other] { $count } charges
    }, not { $other }.
aeons_end-because-all-charges = The mages will have { $count ->
        [one] { $count } charge
       *[other] { $count } charges
    } in all, not { $other }.
aeons_end-because-prepped = You will have { $count ->
        [one] { $count } spell
       *[other] { $count } spells
    } prepped, not { $other }.
aeons_end-because-all-prepped = The mages will have { $count ->
        [one] { $count } spell
       *[other] { $count } spells
    } prepped, not { $other }.
aeons_end-because-hand-aether = The gems in your hand will bring { $count } aether, not { $other }.
aeons_end-because-opened = You will have { $breach } opened.
aeons_end-because-focused = You will be closer to opening { $breach }.
aeons_end-because-spells = Your deck will hold { $count ->
        [one] { $count } spell
       *[other] { $count } spells
    }, not { $other }.
aeons_end-because-deck-aether = The gems of your deck will bring { $count } aether in all, not { $other }.
aeons_end-because-rid = You will be rid of { $card }.

# The bots: a name and a character for each level.
bot-aeons_end-1 = Ember the Pupil
    .about = Ember buys what shines.
bot-aeons_end-2 = Brother Ash
    .about = Ash saves his charge for later, and later.
bot-aeons_end-3 = Warden Salt
    .about = Salt looks after Gravehold first.
bot-aeons_end-4 = Mage Quill
    .about = Quill plans the order of every spell.
bot-aeons_end-5 = The Breach Master
    .about = The master has closed a hundred breaches.
