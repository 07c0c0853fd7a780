### Battlecrest. Names of cards come from packs; everything else is worded here.

battlecrest = Battlecrest
battlecrest-about = A tactical duel of heroes on a 6×6 field; for three or four, a battle of teams. Played with our own set of cards.
battlecrest-length = 20–40 minutes
battlecrest-help =
    Kill the enemy hero. A turn is two different actions: Activate a ready card and use it, Prime a ready card for its
    crest alone, Refocus to turn over and ready every activated card, Move your warriors. A hero moves as far as its
    ready cards say. When your hero is attacked you may activate one ready card to defend. A location you touch by the
    side adds its bonus by itself and then turns over; a hazard you touch wounds. House rule (it can be switched off): six rounds without a
    wound, or sixty rounds in all, end the game: the side with fewer wounds wins, if tied, the one whose hero is nearer the middle of the
    field; else it is a draw. All card values here are Igroteka's own, not the published ones.
battlecrest-setting-hero1 = First hero
battlecrest-setting-hero2 = Second hero
battlecrest-setting-hero3 = Third hero (ally of the first)
battlecrest-setting-hero4 = Fourth hero (ally of the second)
battlecrest-setting-battlefield = Battlefield
battlecrest-setting-quiet_end = House rule: quiet games end (six rounds without a wound, or sixty in all)

## The table
battlecrest-turn-number = Turn { $turn }
battlecrest-round = Turn { $turn } · house rule: without a wound the game ends in { $quiet ->
        [one] { $quiet } turn
       *[other] { $quiet } turns
    }
battlecrest-own-values = The values are Igroteka's own, not the published ones.
battlecrest-health = { $left ->
        [one] { $left } wound
       *[other] { $left } wounds
    } from death ({ $face })
battlecrest-turns = wounded side after { $left ->
        [one] { $left } more wound
       *[other] { $left } more wounds
    }: “{ $crest }” crest
battlecrest-healthy = healthy
battlecrest-wounded = wounded
battlecrest-ghost = ghost
battlecrest-out = out of the game
battlecrest-waiting = waits beside the field
battlecrest-moves = move { $move }
battlecrest-defence = defence { $defence }
battlecrest-primed = primed: { $crests }
battlecrest-legend = ⚔ attack · ▣ defence · ◎ long range · ” movement · ⇥ push · ☠ hazard · ↑→↓← signpost · ◌ inactive

## Abilities in words
battlecrest-effect-attack = attack { $value }{ $crest }, { $range }{ $targets }
battlecrest-effect-march = march { $value }{ $crest }
battlecrest-effect-push = push { $value }{ $crest }, { $range }
battlecrest-effect-wound = wound { $value } without defence, { $range }
battlecrest-effect-heal = heal { $value }
battlecrest-effect-ready = ready { $value ->
        [one] { $value } activated card
       *[other] { $value } activated cards
    }
battlecrest-effect-turn_location = turn a location over, { $range }
battlecrest-effect-star = ★
battlecrest-effect-flip = turn this card over
battlecrest-crest-bonus = { " " }(+1 for each “{ $crest }” crest)
battlecrest-targets = , up to { $count ->
        [one] { $count } target
       *[other] { $count } targets
    }
battlecrest-range-close = close range
battlecrest-range-mid = medium range
battlecrest-range-long = long range 2–{ $reach }
battlecrest-passive-attack = +{ $value } attack
battlecrest-passive-defence = +{ $value } defence
battlecrest-passive-move = +{ $value } movement
battlecrest-passive-long_range = +{ $value } to long range
battlecrest-passive-push = +{ $value } push
battlecrest-passive-unharmed_by_hazards = hazards do no harm
battlecrest-passive-passes_enemies = passes through enemies
battlecrest-for-companion = companion: { $change }
battlecrest-when-always = always
battlecrest-when-healthy = while healthy
battlecrest-when-wounded = while wounded
battlecrest-when-near_companion = while hero and companion are adjacent
battlecrest-when-unready = while no card is ready
battlecrest-when-target_far = against a target 3 or more cells away
battlecrest-when-target_beside = against a target side by side
battlecrest-when-target_wounded = against a wounded target
battlecrest-after-refocus = after Refocus you may: { $effects }
battlecrest-after-prime = after Prime you may: { $effects }
battlecrest-after-wounding = after an attack that wounds you may: { $effects }

## Questions
battlecrest-ask-action = { $warrior }: choose an action, { $left } left
battlecrest-ask-move-more = Move another warrior?
battlecrest-ask-walk = { $warrior } moves, { $left ->
        [one] { $left } cell
       *[other] { $left } cells
    } left
battlecrest-ask-push = { $warrior } is pushed, { $left ->
        [one] { $left } cell
       *[other] { $left } cells
    } left
battlecrest-ask-attack = { $warrior } attacks. Whom?
battlecrest-ask-defend = { $attacker } attacks { $warrior } for { $value }. Defend?
battlecrest-ask-march = { $warrior }: march?
battlecrest-ask-shove = { $warrior } pushes. Whom?
battlecrest-ask-wound = { $warrior } wounds. Whom?
battlecrest-ask-ready = { $warrior }: which card becomes ready?
battlecrest-ask-turn-location = { $warrior }: which location turns over?
battlecrest-ask-star = { $warrior }: what is the star spent on?
battlecrest-ask-order = Several hazards are deadly. Who is wounded first?
battlecrest-ask-front = Which of your heroes takes the hero's cell?
battlecrest-ask-place = { $warrior }: choose a cell next to the hero.

## Options
battlecrest-choice-activate = Activate “{ $card }”
battlecrest-choice-prime = Prime “{ $card }”
battlecrest-choice-refocus = Refocus activated cards
battlecrest-choice-move = Move: { $warrior }
battlecrest-choice-step = to { $cell }
battlecrest-choice-done = enough
battlecrest-choice-attack = attack { $target } ({ $cell })
battlecrest-choice-no-attack = no more targets
battlecrest-choice-defend = defend with “{ $card }”
battlecrest-choice-no-defend = do not defend
battlecrest-choice-march = march
battlecrest-choice-skip = ignore this ability
battlecrest-choice-shove = push { $target } ({ $cell })
battlecrest-choice-wound = wound { $target } ({ $cell })
battlecrest-choice-ready = make “{ $card }” ready
battlecrest-choice-turn-location = turn over “{ $place }” ({ $cell })
battlecrest-choice-star = use “{ $ability }”
battlecrest-choice-order = first { $target } ({ $cell })
battlecrest-choice-front = { $warrior } in front
battlecrest-choice-place = place at { $cell }

## Events
battlecrest-event-turn = { $warrior }’s turn ({ WHO($seat) ->
        [you] you
       *[other] { $seat }
    })
battlecrest-event-activate = { $warrior } activates “{ $card }”
battlecrest-event-prime = { $warrior } primes “{ $card }”
battlecrest-event-refocus = { $warrior } refocuses
battlecrest-event-step = { $warrior } moves: { $cell }
    .many = { $warrior } moves: { LIST($cell, by: " → ") }
battlecrest-event-attack = { $warrior } attacks { $target } for { $value }
battlecrest-event-defend = { $warrior } defends with “{ $card }”, defence { $value }
battlecrest-event-no-wound = { $warrior } is not wounded
battlecrest-event-wound = { $warrior } takes { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
    .hazard = Hazard: { $warrior } takes { $wounds ->
            [one] { $wounds } wound
           *[other] { $wounds } wounds
        }
battlecrest-event-worse = { $warrior } turns to the wounded side
battlecrest-event-death = { $warrior } dies
battlecrest-event-hazard = { $warrior } is caught in a hazard
battlecrest-event-flip = “{ $place }” turns over
battlecrest-event-shove = { $warrior } pushes { $target }
battlecrest-event-heal = { $warrior } heals
battlecrest-event-readied = “{ $card }” is ready again
battlecrest-event-turned = The card turns over: it is “{ $card }” now
battlecrest-event-star = { $warrior } spends a star on “{ $ability }”
battlecrest-event-draw = House rule: too long without a decision. Neither side is ahead: a draw
battlecrest-event-stopped = House rule: too long without a decision. The side with fewer wounds wins; if tied, the side nearer the middle

## Why not
battlecrest-why-over = The game is over.
battlecrest-why-not-asked = It is not your decision right now.
battlecrest-why-not-an-option = There is no such option here.
battlecrest-why-action-used = The two actions of a turn must differ, and this one is done.
battlecrest-why-activate-once = Activate is one action: two cards cannot be activated in a turn.
battlecrest-why-not-ready = This card is not ready for that.
battlecrest-why-no-effect = No ability of “{ $card }” can be used now, and not all may be ignored. Prime it instead.
battlecrest-why-nothing-to-refocus = No card is activated: there is nothing to refocus.
battlecrest-why-no-ready-card = Without a ready card a hero cannot move, not even by a bonus.
battlecrest-why-cannot-move = { $warrior } has no cell to move to.
battlecrest-why-no-companion = No companion of this hero is in play.
battlecrest-why-location = You can move through a location only along a signpost.
battlecrest-why-enemy = You cannot move through enemies.
battlecrest-why-not-a-step = A step leads to a cell by the side, or along a signpost.
battlecrest-why-no-location-near = A warrior stays next to locations, by side or corner.
battlecrest-why-ally = Another warrior stands there: one may pass it, not stay.
battlecrest-why-must-move = An action must change something: make at least one step.
battlecrest-why-not-enemy = Only enemies are attacked.
battlecrest-why-out-of-range = The target is not at this range.
battlecrest-why-hit-already = This warrior has been hit by this ability already.
battlecrest-why-nobody = Choose a warrior.
battlecrest-why-cannot-skip = One ability of several may be ignored, never all.
battlecrest-why-itself = A warrior pushes others, not itself.
battlecrest-why-cannot-be-moved = This warrior has no cell to be pushed to.
battlecrest-why-defend-one = Defend with one ready card, or not at all.
battlecrest-why-star-used = Each star ability is used once a turn.
battlecrest-why-star-far = The hero must be next to the location, by side or corner.
battlecrest-why-star-none = No star ability that could do something.
battlecrest-why-place = A companion starts on a free cell next to its hero.
battlecrest-why-front = Choose one of your two heroes.
battlecrest-why-must-choose = Choose one of the options.

## Mistakes in packs
battlecrest-pack-not-yaml = this is not YAML
battlecrest-pack-yaml-tab = YAML has no tabs: indent with spaces
battlecrest-pack-yaml-character = a word cannot begin with this character; put the text in quotes
battlecrest-pack-yaml-quote = a quote is opened here and never closed
battlecrest-pack-yaml-bracket = a bracket is open: before this line a comma, ] or {"}"} is missing
battlecrest-pack-yaml-colon = a second colon in this line: put the text in quotes, or look at the indent
battlecrest-pack-yaml-no-colon = a colon after the name of a field is missing, here or in the line before
battlecrest-pack-yaml-indent = this line is indented in another way than those it belongs to
battlecrest-pack-empty = the file is empty
battlecrest-pack-not-mapping = fields are expected here: { $fields }
battlecrest-pack-unknown-field = there is no field “{ $field }” here; known: { $known }
battlecrest-pack-field-twice = the field “{ $field }” stands here twice
battlecrest-pack-missing-field = the field “{ $field }” is missing
battlecrest-pack-not-list = “{ $what }” must be a list
battlecrest-pack-list-length = “{ $what }” must have from { $least } to { $most } entries, not { $found }
battlecrest-pack-not-word = one word or number is expected here
battlecrest-pack-bad-id = “{ $value }” is no id: small Latin letters, digits and _, a letter first
battlecrest-pack-nothing-fits = “{ $value }” cannot stand here: this card or pack has nothing for “{ $what }” that could
battlecrest-pack-not-one-of = “{ $value }” is unknown for “{ $what }”; known: { $known }
battlecrest-pack-bad-number = “{ $what }” is “{ $value }”, but must be a whole number from { $least } to { $most }
battlecrest-pack-not-flag = “{ $value }”: write true, or leave the line out
battlecrest-pack-empty-name = the name is empty
battlecrest-pack-no-kind = say first what it is: “pack: hero” or “pack: battlefield”
battlecrest-pack-same-id = the id “{ $value }” is used twice
battlecrest-pack-same-number = the number { $value } is used twice; numbers of locations differ
battlecrest-pack-bad-crests = list from 1 to 6 crests, each with its name
battlecrest-pack-not-ability = an ability begins with one of: { $known }
battlecrest-pack-bad-range = “{ $value }” is no range: close, mid, or long N with N from 2 to 10
battlecrest-pack-one-kind-of-ability = give exactly one of: star, passive, after with do
battlecrest-pack-location-star = the ability of a location is a star ability
battlecrest-pack-when-needs-target = the condition “{ $value }” speaks of a target: it suits attack alone
battlecrest-pack-layout-shape = this row is not 6 marks: . L H M
battlecrest-pack-layout-count = the layout needs 6 L, 2 H and 2 M, and has { $l } L, { $h } H and { $m } M
battlecrest-pack-layout-start = { $cell }: every H and M must be next to a location, by side or corner
battlecrest-pack-layout-heroes = { $cell }: every H must touch a location by the side, each its own
battlecrest-pack-layout-minions = { $cell }: next to every H there must be exactly one M of its own
battlecrest-pack-layout-room = { $cell }: next to every H and M there must be more free cells that can be entered than other H and M share them
battlecrest-pack-one-kind-of-effect = give exactly one of: bonus, signpost, hazard
battlecrest-pack-signpost-back = the signpost leads back to its own edge
battlecrest-pack-id-taken = there is a pack “{ $value }” already: choose another id
battlecrest-pack-id-kept = “{ $value }” names something else in positions: choose another id
battlecrest-pack-unreadable = the file cannot be read
battlecrest-pack-not-text = the file is not text in UTF-8

battlecrest-because-health = { $warrior } will be { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    } from death, not { $other }.
battlecrest-because-threat = { $count ->
        [0] { $warrior } will have no attack that reaches anybody.
       *[other] { $warrior } will be able to attack for { $count }, not { $other }.
    }
battlecrest-because-new-threat = { $warrior } will be able to attack for { $count }.
battlecrest-because-defence = { $count ->
        [0] { $warrior } will have no defence.
       *[other] { $warrior } will be able to defend with { $count }, not { $other }.
    }
battlecrest-because-bonus = { $count ->
        [0] Locations will add nothing to the attacks of { $warrior }.
       *[other] Locations will add { $count } to the attacks of { $warrior }, not { $other }.
    }
battlecrest-because-new-bonus = Locations will add { $count } to the attacks of { $warrior }.
battlecrest-because-new-defence = { $warrior } will be able to defend with { $count }.
battlecrest-because-deadly = { $warrior } will threaten a deadly hit.
battlecrest-because-not-deadly = { $warrior } will not threaten a deadly hit.
battlecrest-because-stays = { $warrior } will stay in play.
battlecrest-because-falls = { $warrior } will leave play.
battlecrest-because-unhurt = { $warrior } will stay healthy.
battlecrest-because-hurt = { $warrior } will be wounded.

# The bots: a name and a character for each level.
bot-battlecrest-1 = Squire Oats
    .about = Oats walks towards the noise.
bot-battlecrest-2 = Page Linden
    .about = Linden strikes as soon as somebody is near.
bot-battlecrest-3 = Sergeant Flint
    .about = Flint keeps one card back for defence.
bot-battlecrest-4 = Lady Heron
    .about = Heron lets you come to her ground.
bot-battlecrest-5 = The Marshal
    .about = The marshal has fought this battle before.
