### Mindbug. Our own wording; names and numbers are facts of the cards.

mindbug = Mindbug
mindbug-about = A duel in which the best creature you play may be taken from you.
mindbug-length = 15–25 minutes
mindbug-offered = Just played
mindbug-hand = Your hand
mindbug-discard = discard pile
mindbug-empty = no creatures
mindbug-place-left = left
mindbug-place-partner = partner
mindbug-place-right = right
mindbug-experimental = Four players: experimental rules
mindbug-haunting = in force
mindbug-stage = stage { $stage }
mindbug-boosts = boosted by
mindbug-shielded = cannot be defeated this turn
mindbug-status = { $name } — life { $life }, Mindbugs { $mindbugs }, hand { $hand }, draw pile { $deck }, discard pile { $discard }
mindbug-help =
    Bring your opponent down to no life. On your turn play one card, attack with one creature, or use the Action of one.
    When you play a card, your opponent may spend one of two Mindbugs to take it; then you go again at once. A creature you
    attack with may be blocked by one creature: the weaker is defeated, both if they are equal. An attack nobody blocks
    costs one life. Hands below five are refilled at once while the draw pile lasts. Whoever can do nothing loses.
    Beyond Evolution: an Action is used instead of playing or attacking, and only if it does something. Evolved
    creatures fall back to stage 1 when they leave play.
    Beyond Eternity: some abilities work from the discard pile. A boost card comes from any discard pile, lies under a
    creature and gives it +1 power; when the creature leaves play, its controller discards the boost cards.
    Four players (experimental rules): two teams, partners sit opposite each other and share 3 life. Turns go round to
    the left. A played card may be taken by any other player: the left neighbour is asked first, then the partner, then
    the right neighbour; then you go again. An attack is on the other team: the attacker's left neighbour may block,
    then the right one. Only creatures in front of you are your own; a partner's creatures are neither yours nor enemy.
    An effect on “your opponent” is on one opponent of your choice. Who can do nothing is passed over; a team loses when
    neither partner can act.
mindbug-setting-sets = Sets
mindbug-setting-decks = Fixed decks
mindbug-set-first_contact = First Contact
mindbug-set-beyond_evolution = Beyond Evolution
mindbug-set-beyond_eternity = Beyond Eternity

## Keywords
mindbug-keyword-hunter = Hunter
    .rule = when it attacks, you may choose which enemy creature must block, even one that could not.
mindbug-keyword-frenzy = Frenzy
    .rule = it may attack twice in a turn if it is still in play after the first attack.
mindbug-keyword-poisonous = Poisonous
    .rule = in a fight it always defeats the other creature.
mindbug-keyword-sneaky = Sneaky
    .rule = only a Sneaky creature can block it.
mindbug-keyword-tough = Tough
    .rule = the first time it would be defeated it is exhausted instead.

## Questions
mindbug-ask-turn = Your turn: play a card, attack or use an Action.
mindbug-ask-mindbug = { $card } is played. Spend a Mindbug to take it?
mindbug-ask-block = { $card } attacks. Block it?
mindbug-ask-hunt = { $card } hunts. Choose who must block, or leave it to your opponent.
mindbug-ask-again = { $card } is in a frenzy. Attack again?
mindbug-ask-order = Several effects trigger. Which comes first?
mindbug-ask-defeat = { $card }: choose a creature to defeat.
mindbug-ask-control = { $card }: choose a creature to take control of.
mindbug-ask-discard = { $card }: discard a card.
mindbug-ask-revive = { $card }: choose a card to play from the discard pile.
mindbug-ask-rival = { $card }: which opponent?
mindbug-ask-pile = { $card } is revealed. Whose discard pile does it go to?
mindbug-ask-keyword = { $card }: name a keyword.
mindbug-ask-mode = { $card }: choose one of two.
mindbug-ask-pay = { $card }: lose a life for its effect?
mindbug-ask-copy = { $card }: whose Play effect to copy?
mindbug-ask-force = { $card }: which creature must attack?
mindbug-ask-may-discard = { $card }: discard a card to defeat a creature?
mindbug-ask-salvage = { $card }: choose a card to take into your hand.
mindbug-ask-boost = { $card }: choose a boost card from a discard pile.
mindbug-ask-bolster = { $card }: which creature is boosted?
mindbug-ask-unboost = { $card }: choose a boost card to take into your hand.

## Choices
mindbug-twin = { WHO($owner) ->
        [you] yours
       *[other] { $owner }
    }, power { $power }{ $exhausted ->
        [yes] , exhausted
       *[no] { "" }
    }
mindbug-choice-play = play { $card }
    .twin = { mindbug-choice-play } ({ mindbug-twin })
mindbug-choice-attack = attack with { $card }
    .twin = { mindbug-choice-attack } ({ mindbug-twin })
mindbug-choice-act = use the Action of { $card }
    .twin = { mindbug-choice-act } ({ mindbug-twin })
mindbug-choice-mindbug = spend a Mindbug, take { $card }
mindbug-choice-no-mindbug = keep your Mindbugs
mindbug-choice-block = block with { $card }
    .twin = { mindbug-choice-block } ({ mindbug-twin })
mindbug-choice-no-block = { $partner ->
        [yes] do not block, leave it to your partner
       *[no] { $life ->
            [one] do not block, lose { $life } life
           *[other] do not block, lose { $life } life
        }
    }
mindbug-choice-hunt = { $card } must block
    .twin = { mindbug-choice-hunt } ({ mindbug-twin })
mindbug-choice-no-hunt = let the opponent decide about blocking
mindbug-choice-again = attack again with { $card }
mindbug-choice-no-again = end the attack
mindbug-choice-order = first { $card }
    .twin = { mindbug-choice-order } ({ mindbug-twin })
mindbug-choice-order-later = first the later effect of { $card }
    .twin = { mindbug-choice-order-later } ({ mindbug-twin })
mindbug-choice-defeat = defeat { $card }
    .twin = { mindbug-choice-defeat } ({ mindbug-twin })
mindbug-choice-control = take control of { $card }
    .twin = { mindbug-choice-control } ({ mindbug-twin })
mindbug-choice-discard = discard { $card }
    .twin = { mindbug-choice-discard } ({ mindbug-twin })
mindbug-choice-revive = play { $card }
    .twin = { mindbug-choice-revive } ({ mindbug-twin })
mindbug-choice-done = no more
mindbug-choice-rival = { $seat }
mindbug-choice-pile = the discard pile of: { $seat }
mindbug-choice-keyword = { $keyword }
mindbug-choice-mode-boost = boost a creature
mindbug-choice-mode-defeat = defeat a boosted creature
mindbug-choice-mode-unboost = take a boost card into your hand
mindbug-choice-pay = lose 1 life
mindbug-choice-no-pay = do not pay
mindbug-choice-copy = copy the effect of { $card }
    .twin = { mindbug-choice-copy } ({ mindbug-twin })
mindbug-choice-no-copy = copy nothing
mindbug-choice-force = { $card } must attack
    .twin = { mindbug-choice-force } ({ mindbug-twin })
mindbug-choice-may-discard = discard { $card }
    .twin = { mindbug-choice-may-discard } ({ mindbug-twin })
mindbug-choice-no-may-discard = discard no more
mindbug-choice-salvage = take { $card } into your hand
    .twin = { mindbug-choice-salvage } ({ mindbug-twin })
mindbug-choice-boost = boost with { $card }
    .twin = { mindbug-choice-boost } ({ mindbug-twin })
mindbug-choice-no-boost = boost no more
mindbug-choice-bolster = boost { $card }
    .twin = { mindbug-choice-bolster } ({ mindbug-twin })
mindbug-choice-unboost = take { $card }
    .twin = { mindbug-choice-unboost } ({ mindbug-twin })

## Events
mindbug-event-reveal = { WHO($seat) ->
        [you] You reveal
       *[other] { $seat } reveals
    } { $card } (power { $power }) for the first turn
mindbug-event-draw = { WHO($seat) ->
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
mindbug-event-turn = { WHO($seat) ->
        [you] Your turn
       *[other] { $seat }’s turn
    }
mindbug-event-play = { WHO($seat) ->
        [you] You play
       *[other] { $seat } plays
    } { $card }
mindbug-event-mindbug = { WHO($seat) ->
        [you] You spend a Mindbug and take
       *[other] { $seat } spends a Mindbug and takes
    } { $card }
mindbug-event-enter = { $card } enters play
    .play = { WHO($seat) ->
            [you] You play
           *[other] { $seat } plays
        } { $card }
    .mindbug = { WHO($seat) ->
            [you] You spend a Mindbug and take
           *[other] { $seat } spends a Mindbug and takes
        } { $card }
mindbug-event-trigger = { $card }: its effect triggers
mindbug-event-attack = { WHO($seat) ->
        [you] You attack
       *[other] { $seat } attacks
    } with { $card }
mindbug-event-act = { WHO($seat) ->
        [you] You use
       *[other] { $seat } uses
    } the Action of { $card }
mindbug-event-block = { $card } blocks { $attacker }
mindbug-event-exhaust = { $card } is exhausted instead of defeated
mindbug-event-defeat = { WHO($seat) ->
        [you] Your
       *[other] { $seat }’s
    } { $card } is defeated
mindbug-event-control = { WHO($seat) ->
        [you] You take
       *[other] { $seat } takes
    } control of { $card }
mindbug-event-discard = { WHO($seat) ->
        [you] You discard
       *[other] { $seat } discards
    } { $card }
    .many = { WHO($seat) ->
            [you] You discard
           *[other] { $seat } discards
        } { LIST($card) }
mindbug-event-steal = { WHO($seat) ->
        [you] You steal
       *[other] { $seat } steals
    } { KNOWN($card) ->
        [yes] { $card }
       *[no] a card
    } from { WHO($rival) ->
        [you] you
       *[other] { $rival }
    }
mindbug-event-take-back = { WHO($seat) ->
        [you] You take
       *[other] { $seat } takes
    } into hand: { LIST($cards) }
mindbug-event-life = { WHO($side) ->
        [you] { SIGN($change) ->
            [minus] You lose
           *[plus] You gain
        }
        [team] { SIGN($change) ->
            [minus] Your team loses
           *[plus] Your team gains
        }
        [others] { SIGN($change) ->
            [minus] { $side } lose
           *[plus] { $side } gain
        }
       *[other] { SIGN($change) ->
            [minus] { $side } loses
           *[plus] { $side } gains
        }
    } { ABS($change) ->
        [one] { ABS($change) } life
       *[other] { ABS($change) } life
    }, now { $life }
mindbug-event-stuck = { WHO($seat) ->
        [you] You can neither play nor attack, and lose
       *[other] { $seat } can neither play nor attack, and loses
    }
mindbug-event-skip = { WHO($seat) ->
        [you] You can neither play nor attack; your turn is passed over
       *[other] { $seat } can neither play nor attack; the turn is passed over
    }
mindbug-event-evolve = { $card } evolves into { $stage }
mindbug-event-boost = { $card } boosts { $creature }
mindbug-event-drop = { COUNT($cards) ->
        [one] A boost card goes
       *[other] Boost cards go
    } to { WHO($seat) ->
        [you] your
       *[other] { $seat }’s
    } discard pile: { LIST($cards) }
mindbug-event-return = { $card } returns to { WHO($seat) ->
        [you] your
       *[other] { $seat }’s
    } hand
mindbug-event-shield = { $card } cannot be defeated this turn
mindbug-event-show = { WHO($seat) ->
        [you] You reveal the top card of your
       *[other] { $seat } reveals the top card of their
    } draw pile: { $card }
mindbug-event-to-pile = { $card } goes to { WHO($seat) ->
        [you] your
       *[other] { $seat }’s
    } discard pile
mindbug-event-scrap = All of these go to { WHO($seat) ->
        [you] your
       *[other] { $seat }’s
    } discard pile: { LIST($cards) }
mindbug-event-keyword = { WHO($seat) ->
        [you] You name
       *[other] { $seat } names
    } the keyword { $keyword }
mindbug-event-copy = { $card } copies the effect of { $source }

## Why not
mindbug-why-over = The game is over.
mindbug-why-not-asked = It is not for you to decide now.
mindbug-why-cannot-attack = { $card } may not attack because of { $source }.
mindbug-why-cannot-block = { $card } may not block because of { $source }.
mindbug-why-sneaky = { $attacker } is Sneaky and { $card } is not: only a Sneaky creature can block it.
mindbug-why-must-hunt = { $source } must be hunted: you have a Hunter that can attack it.
mindbug-why-no-action = { $card } has no Action.
mindbug-why-idle-action = The Action of { $card } would do nothing now, so it may not be used.
mindbug-why-asked-turn = A turn is one action: play a card from your hand, attack with a creature of yours, or use its Action.
mindbug-why-asked-mindbug = Decide first whether to take the played card with a Mindbug.
mindbug-why-asked-block = Only a creature of yours in play can block, one at most.
mindbug-why-asked-hunt = A Hunter chooses among enemy creatures in play.
mindbug-why-asked-again = Only the creature that has just attacked may attack again.
mindbug-why-asked-order = Choose one of the effects that wait.
mindbug-why-asked-defeat = The effect does not reach this one.
mindbug-why-asked-control = The effect does not reach this one.
mindbug-why-asked-discard = A card is discarded from your own hand.
mindbug-why-asked-revive = Choose a card of the discard pile.
mindbug-why-asked-rival = Choose one of your opponents, one whom the effect can touch.
mindbug-why-asked-pile = Choose a player whose discard pile gets the card.
mindbug-why-asked-keyword = Name one of the five keywords.
mindbug-why-asked-mode = Choose one of the two effects, one that can do something.
mindbug-why-asked-pay = Decide first whether to lose a life for the effect.
mindbug-why-asked-copy = Only another creature in play with a Play effect can be copied.
mindbug-why-asked-force = Choose an enemy creature that may attack.
mindbug-why-asked-may-discard = Only cards of your own hand can be discarded.
mindbug-why-asked-salvage = Choose a card of that discard pile.
mindbug-why-asked-boost = Boost cards come from discard piles.
mindbug-why-asked-bolster = Choose a creature in play.
mindbug-why-asked-unboost = Choose a boost card that lies under a creature.

## Errors
error-bad-decks = There must be one fixed deck for each of the { $seats } players; { $decks } are given.
error-bad-deck-size = Cards in the deck of player { $seat }: { $count }; there must be { $size }.
error-no-such-copy = No copy of “{ $card }” is left in the chosen sets.

## Cards of First Contact
mindbug-card-axolotl_healer = Axolotl Healer
    .ability = Play: you gain 2 life.
mindbug-card-bee_bear = Bee Bear
    .ability = Creatures of power 6 or less cannot block it.
mindbug-card-brain_fly = Brain Fly
    .ability = Play: take a creature of power 6 or more.
mindbug-card-chameleon_sniper = Chameleon Sniper
    .ability = Attack: your opponent loses 1 life.
mindbug-card-compost_dragon = Compost Dragon
    .ability = Play: put a card from your discard pile into play.
mindbug-card-deathweaver = Deathweaver
    .ability = Opponents’ Play effects do not happen.
mindbug-card-elephantopus = Elephantopus
    .ability = Opponents cannot block with creatures of power 4 or less.
mindbug-card-explosive_toad = Explosive Toad
    .ability = Defeated: defeat a creature.
mindbug-card-ferret_bomber = Ferret Bomber
    .ability = Play: your opponent discards 2 cards.
mindbug-card-giraffodile = Giraffodile
    .ability = Play: take your whole discard pile into your hand.
mindbug-card-goblin_werewolf = Goblin Werewolf
    .ability = On your turn it has +6 power.
mindbug-card-gorillion = Gorillion
mindbug-card-grave_robber = Grave Robber
    .ability = Play: put a card from your opponent's discard pile into play on your side.
mindbug-card-harpy_mother = Harpy Mother
    .ability = Defeated: take up to two creatures of power 5 or less.
mindbug-card-kangasaurus_rex = Kangasaurus Rex
    .ability = Play: defeat all enemy creatures of power 4 or less.
mindbug-card-killer_bee = Killer Bee
    .ability = Play: your opponent loses 1 life.
mindbug-card-lone_yeti = Lone Yeti
    .ability = While it is your only creature it has +5 power and Frenzy.
mindbug-card-luchataur = Luchataur
mindbug-card-mysterious_mermaid = Mysterious Mermaid
    .ability = Play: your life becomes equal to your opponent's.
mindbug-card-plated_scorpion = Plated Scorpion
mindbug-card-rhino_turtle = Rhino Turtle
mindbug-card-shark_dog = Shark Dog
    .ability = Attack: defeat an enemy creature of power 6 or more.
mindbug-card-sharky_crab_dog_mummypus = Sharky Crab-Dog-Mummypus
    .ability = Has each of Hunter, Sneaky, Frenzy and Poisonous as long as some enemy creature has that keyword.
mindbug-card-shield_bugs = Shield Bugs
    .ability = Your other creatures have +1 power.
mindbug-card-snail_hydra = Snail Hydra
    .ability = Attack: if you have fewer creatures than your opponent, defeat a creature.
mindbug-card-snail_thrower = Snail Thrower
    .ability = Your other creatures of power 4 or less have Hunter and Poisonous.
mindbug-card-spider_owl = Spider Owl
mindbug-card-strange_barrel = Strange Barrel
    .ability = Defeated: steal 2 random cards from your opponent's hand.
mindbug-card-tiger_squirrel = Tiger Squirrel
    .ability = Play: defeat an enemy creature of power 7 or more.
mindbug-card-turbo_bug = Turbo Bug
    .ability = Attack: your opponent is left with 1 life.
mindbug-card-tusked_extorter = Tusked Extorter
    .ability = Attack: your opponent discards a card.
mindbug-card-urchin_hurler = Urchin Hurler
    .ability = On your turn your other creatures have +2 power.

## Cards of Beyond Evolution
mindbug-card-blastfish = Blastfish
    .ability = Attack: it cannot be defeated this turn.
mindbug-card-bullet_train = Bullet Train
    .ability = Attack: defeat an enemy creature of power 3 or less.
mindbug-card-cake_trickster = Cake Trickster
    .ability = Action: choose an enemy creature; your opponent must attack with it at once.
mindbug-card-captain_hippo = Captain Hippo
    .ability = On their turn opponents who have a Hunter that can attack must attack this creature with it.
mindbug-card-cheeky_chimpborg = Cheeky Chimpborg
    .ability = Play: your opponent discards a card for each creature they have.
mindbug-card-cheery_chimpborg = Cheery Chimpborg
    .ability = While there are 3 or more enemy creatures it has +5 power.
mindbug-card-chuckling_chimpborg = Chuckling Chimpborg
    .ability = Play: your opponent loses 1 life for each Mindbug they still have.
mindbug-card-cloud_lady = Cloud Lady
    .ability = Action: defeat an enemy creature of power 4 or less, then evolve to Typhoon Princess.
mindbug-card-coach_panda = Coach Panda
    .ability = While you have exactly one other creature, that one has +3 power and Frenzy.
mindbug-card-curious_tadpole = Curious Tadpole
    .ability = Action: you gain 1 life, then evolve to Frog Prophet.
mindbug-card-dr_orange_u_tan = Dr. Orange U. Tan
    .ability = Play: you may lose 1 life; if you do, all enemy creatures return to your opponent’s hand.
mindbug-card-dragon_inn = Dragon Inn
    .ability = Action: if you have fewer creatures than your opponent, they lose 1 life.
mindbug-card-earwig_assassin = Earwig Assassin
    .ability = Play: you may discard a card; if you do, defeat a creature.
mindbug-card-infernostrich = Infernostrich
    .ability = Action: defeat an enemy creature of power 7 or more.
mindbug-card-kitsunsei = Kitsunsei
    .ability = Your other creatures are Sneaky.
mindbug-card-mole_machine = Mole Machine
    .ability = Opponents cannot block with creatures of power 7 or more.
mindbug-card-octocopter = Octocopter
    .ability = Action: this creature is defeated, then take an enemy creature.
mindbug-card-puffermech = Puffermech
    .ability = Defeated: defeat all enemy creatures of power 8 or more.
mindbug-card-radioactive_rabbit = Radioactive Rabbit
    .ability = Play: your opponent takes this creature. Defeated: defeat all your other creatures.
mindbug-card-robopup = Robopup
mindbug-card-sawn = Sawn
    .ability = In its fights the creature of higher power is defeated instead of the weaker.
mindbug-card-spiky_shinobi = Spiky Shinobi
    .ability = While you have no Mindbugs left it has +5 power.
mindbug-card-steelhorn = Steelhorn
    .ability = Defeated: your opponent discards 3 cards.
mindbug-card-sweet_fighter = Sweet Fighter
    .ability = Defeated: you gain 2 life.
mindbug-card-utility_bug = Utility Bug
    .ability = Play: you may copy the Play effect of another creature.
mindbug-card-the_experiment = The Experiment
    .ability = Play: your opponent takes this creature, then take an enemy creature.
mindbug-card-turtle_toaster = Turtle Toaster
    .ability = Play: defeat up to two enemy creatures of power 4 to 6.
mindbug-card-waddling_recruit = Waddling Recruit
    .ability = Action: your opponent discards a card, then evolve to Veteran Penguin.
mindbug-card-westside_monster = Westside Monster
    .ability = Enemy creatures that are Sneaky can neither attack nor block.
mindbug-card-wildsprout = Wildsprout
    .ability = Action: put a card from your discard pile into play, then evolve to Bigroot.
mindbug-card-typhoon_princess = Typhoon Princess
    .ability = Action: defeat an enemy creature of power 6 or less, then evolve to Thunder Queen.
mindbug-card-thunder_queen = Thunder Queen
    .ability = Attack: defeat an enemy creature.
mindbug-card-frog_prophet = Frog Prophet
    .ability = Action: you gain 1 life, then evolve to World Eater.
mindbug-card-world_eater = World Eater
    .ability = Attack: your opponent loses 1 life.
mindbug-card-veteran_penguin = Veteran Penguin
    .ability = Action: your opponent discards a card, then evolve to Frosty Fortress.
mindbug-card-frosty_fortress = Frosty Fortress
    .ability = Attack: your opponent's whole hand and draw pile go to their discard pile.
mindbug-card-bigroot = Bigroot
    .ability = Action: put a card from your discard pile into play, then evolve to Oakenmaster.
mindbug-card-oakenmaster = Oakenmaster
    .ability = Your other creatures have +5 power.

## Cards of Beyond Eternity
mindbug-card-agile_rooster = Agile Rooster
    .ability = Only creatures whose power differs from its own by at most 1 can block it.
mindbug-card-ant_zombie_horde = Ant Zombie Horde
    .ability = Attack: boost 2.
mindbug-card-berserker_rabbit = Berserker Rabbit
    .ability = While your discard pile is empty it has +4 power.
mindbug-card-blessed_killer_bee = Blessed Killer Bee
    .ability = In the discard pile: whenever your opponent loses life, they lose 2 more.
mindbug-card-blessed_shield_bugs = Blessed Shield Bugs
    .ability = In the discard pile: your creatures have +1 power.
mindbug-card-blessed_tiger_squirrel = Blessed Tiger Squirrel
    .ability = In the discard pile: enemy creatures of power 7 or more can neither attack nor block.
mindbug-card-catalisk = Catalisk
    .ability = Attack: your opponent's whole draw pile goes to their discard pile.
mindbug-card-cave_lizard = Cave Lizard
    .ability = It cannot attack.
mindbug-card-cursed_gorillion = Cursed Gorillion
    .ability = In the discard pile: your creatures have −2 power.
mindbug-card-duckdra = Duckdra
    .ability = Attack: you may defeat a Poisonous creature.
mindbug-card-fire_antler = Fire Antler
    .ability = Defeated: your opponent loses 1 life, then boost a creature 1.
mindbug-card-ghostly_underdog = Ghostly Underdog
    .ability = Attack: defeat all enemy creatures that are weaker than this one.
mindbug-card-goat_dragon = Goat Dragon
    .ability = Play and Attack: boost a creature 1, or defeat a boosted creature.
mindbug-card-hiss_holiness = Hiss Holiness
    .ability = Play: boost 4, spread over creatures as you like.
mindbug-card-hypnotic_mouse = Hypnotic Mouse
    .ability = Creatures that have the same power as another creature cannot attack.
mindbug-card-koibra = Koibra
    .ability = Play and Attack: a random card of your opponent's hand is revealed; you choose whose discard pile it goes to.
mindbug-card-madam_mystique = Madam Mystique
    .ability = Defeated: name a keyword; defeat all enemy creatures that have it.
mindbug-card-peacasus = Peacasus
    .ability = When it comes into your discard pile, you gain 1 life.
mindbug-card-porcupine_teacher = Porcupine Teacher
    .ability = Your other creatures are Poisonous.
mindbug-card-pyro_salamancer = Pyro Salamancer
    .ability = Play: boost a creature 1, then defeat two creatures of equal power.
mindbug-card-radioactive_pest = Radioactive Pest
    .ability = Attack: defeat an enemy creature of power 7 or more.
mindbug-card-rockyphant = Rockyphant
    .ability = When it comes into your discard pile, each opponent discards a card.
mindbug-card-sea_rex = Sea-Rex
    .ability = Attack: boost 1.
mindbug-card-soul_manipulator = Soul Manipulator
    .ability = Play and Attack: boost a creature 1, or take a boost card into your hand.
mindbug-card-spirit_cheetah = Spirit Cheetah
    .ability = Defeated: take a creature of power 2 or less.
mindbug-card-spirit_maki = Spirit Maki
    .ability = Defeated: take a creature of power 9 or more.
mindbug-card-squirtoise_scout = Squirtoise Scout
    .ability = While two of your creatures have equal power, opponents cannot block.
mindbug-card-tiger_wasp = Tiger Wasp
    .ability = Play: discard a random card from your hand.
mindbug-card-tornado_dragon = Tornado Dragon
    .ability = Play: you may discard up to 2 cards; defeat a creature for each.
mindbug-card-trash_diver = Trash Diver
    .ability = Attack: take 2 cards from your opponent's discard pile into your hand.
mindbug-card-trash_flier = Trash Flier
    .ability = Defeated: put a card from your opponent's discard pile into play on your side.
mindbug-card-water_antler = Water Antler
    .ability = Play: you gain 1 life, then boost a creature 1.

mindbug-because-have = { $card } will be on your side.
mindbug-because-without = { $card } will not be on the other side.
mindbug-because-keep = You keep { $card } in hand.
mindbug-because-extra = You get another turn.
mindbug-because-life = It saves a life.
mindbug-because-their-life = It takes a life.
mindbug-because-mindbug = You keep a Mindbug.
mindbug-because-their-mindbug = It costs the other side a Mindbug.
mindbug-because-free = It leaves you an attacker nobody can block.
mindbug-because-their-free = It leaves the other side no attacker you cannot block.
mindbug-because-safe = It leaves you an attacker that no block can harm.
mindbug-because-their-safe = It leaves the other side no attacker that is safe from your blocks.

# The bots: a name and a character for each level.
bot-mindbug-1 = Curious Kit
    .about = Kit tries every card once and overlooks a blocker now and then.
bot-mindbug-2 = Careful Hen
    .about = Hen counts creatures and keeps her Mindbugs, but forgets a keyword at times.
bot-mindbug-3 = Sly Ferret
    .about = Ferret thinks a turn ahead and waits for your best card.
bot-mindbug-4 = Patient Spider
    .about = Spider builds a board that leaves you no good attack.
bot-mindbug-5 = The Mastermind
    .about = It weighs every card in every hand you might hold.
