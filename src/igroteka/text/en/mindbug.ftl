### Mindbug. Our own wording; names and numbers are facts of the cards.

mindbug = Mindbug
mindbug-about = A duel in which the best creature you play may be taken from you.
mindbug-length = 15–25 minutes
mindbug-offered = On offer
mindbug-hand = Your hand
mindbug-discard = discard pile
mindbug-empty = no creatures
mindbug-status = { $name } — life { $life }, Mindbugs { $mindbugs }, hand { $hand }, draw pile { $deck }, discard pile { $discard }
mindbug-help =
    Bring your rival down to no life. On your turn play one card or attack with one creature. When you play a card,
    your rival may spend one of two Mindbugs to take it; then you go again at once. A creature you attack with may be
    blocked by one creature: the weaker is defeated, both if they are equal. An attack nobody blocks costs one life.
    Hands below five are refilled at once while the draw pile lasts. Whoever can neither play nor attack loses.
mindbug-setting-sets = Sets
mindbug-set-first_contact = First Contact

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
mindbug-ask-turn = Your turn: play a card or attack.
mindbug-ask-mindbug = { $card } is played. Spend a Mindbug to take it?
mindbug-ask-block = { $card } attacks. Block it?
mindbug-ask-hunt = { $card } hunts. Choose who must block, or leave it to your rival.
mindbug-ask-again = { $card } is in a frenzy. Attack again?
mindbug-ask-order = Several effects wait. Which comes first?
mindbug-ask-defeat = { $card }: choose a creature to defeat.
mindbug-ask-control = { $card }: choose a creature to take.
mindbug-ask-discard = { $card }: discard a card.
mindbug-ask-revive = { $card }: choose a card to play from the discard pile.

## Choices
mindbug-choice-play = play { $card }
mindbug-choice-attack = attack with { $card }
mindbug-choice-mindbug = spend a Mindbug, take { $card }
mindbug-choice-no-mindbug = keep your Mindbugs
mindbug-choice-block = block with { $card }
mindbug-choice-no-block = do not block, lose a life
mindbug-choice-hunt = { $card } must block
mindbug-choice-no-hunt = let the rival decide about blocking
mindbug-choice-again = attack again with { $card }
mindbug-choice-no-again = end the attack
mindbug-choice-order = first { $card }
mindbug-choice-defeat = defeat { $card }
mindbug-choice-control = take { $card }
mindbug-choice-discard = discard { $card }
mindbug-choice-revive = play { $card }
mindbug-choice-done = no more

## Events
mindbug-event-reveal = { $seat }: { $card } is revealed for the first turn
mindbug-event-draw = { $seat }: draws { $card }
mindbug-event-turn = { $seat }: turn begins
mindbug-event-play = { $seat }: plays { $card }
mindbug-event-mindbug = { $seat }: a Mindbug takes { $card }
mindbug-event-enter = { $seat }: { $card } enters play
mindbug-event-trigger = { $card }: its effect begins
mindbug-event-attack = { $seat }: { $card } attacks
mindbug-event-block = { $card } blocks { $attacker }
mindbug-event-exhaust = { $card } is exhausted, not defeated
mindbug-event-defeat = { $seat }: { $card } is defeated
mindbug-event-control = { $seat }: takes control of { $card }
mindbug-event-discard = { $seat }: discards { $card }
mindbug-event-steal = { $seat }: steals { $card } from { $rival }
mindbug-event-take-back = { $seat }: takes back { $cards }
mindbug-event-life = { $seat }: life { $change }, now { $life }
mindbug-event-stuck = { $seat }: can neither play nor attack, and loses

## Why not
mindbug-why-over = The game is over.
mindbug-why-not-asked = It is not for you to decide now.
mindbug-why-cannot-attack = { $card } may not attack because of { $source }.
mindbug-why-cannot-block = { $card } may not block because of { $source }.
mindbug-why-sneaky = { $attacker } is Sneaky and { $card } is not: only a Sneaky creature can block it.
mindbug-why-asked-turn = A turn is one action: play a card from your hand or attack with a creature of yours.
mindbug-why-asked-mindbug = Decide first whether to take the played card with a Mindbug.
mindbug-why-asked-block = Only a creature of yours in play can block, one at most.
mindbug-why-asked-hunt = A Hunter chooses among enemy creatures in play.
mindbug-why-asked-again = Only the creature that has just attacked may attack again.
mindbug-why-asked-order = Choose one of the effects that wait.
mindbug-why-asked-defeat = The effect does not reach this one.
mindbug-why-asked-control = The effect does not reach this one.
mindbug-why-asked-discard = A card is discarded from your own hand.
mindbug-why-asked-revive = Choose a card of the discard pile.

## Cards of First Contact
mindbug-card-axolotl_healer = Axolotl Healer
    .ability = Play: you gain 2 life.
mindbug-card-bee_bear = Bee Bear
    .ability = Creatures of power 6 or less cannot block it.
mindbug-card-brain_fly = Brain Fly
    .ability = Play: take a creature of power 6 or more.
mindbug-card-chameleon_sniper = Chameleon Sniper
    .ability = Attack: your rival loses 1 life.
mindbug-card-compost_dragon = Compost Dragon
    .ability = Play: put a card from your discard pile into play.
mindbug-card-deathweaver = Deathweaver
    .ability = Your rival's Play effects do not happen.
mindbug-card-elephantopus = Elephantopus
    .ability = Your rival cannot block with creatures of power 4 or less.
mindbug-card-explosive_toad = Explosive Toad
    .ability = Defeated: defeat a creature.
mindbug-card-ferret_bomber = Ferret Bomber
    .ability = Play: your rival discards 2 cards.
mindbug-card-giraffodile = Giraffodile
    .ability = Play: take your whole discard pile into your hand.
mindbug-card-goblin_werewolf = Goblin Werewolf
    .ability = On your turn it has +6 power.
mindbug-card-gorillion = Gorillion
mindbug-card-grave_robber = Grave Robber
    .ability = Play: put a card from your rival's discard pile into play on your side.
mindbug-card-harpy_mother = Harpy Mother
    .ability = Defeated: take up to two creatures of power 5 or less.
mindbug-card-kangasaurus_rex = Kangasaurus Rex
    .ability = Play: defeat all enemy creatures of power 4 or less.
mindbug-card-killer_bee = Killer Bee
    .ability = Play: your rival loses 1 life.
mindbug-card-lone_yeti = Lone Yeti
    .ability = While it is your only creature it has +5 power and Frenzy.
mindbug-card-luchataur = Luchataur
mindbug-card-mysterious_mermaid = Mysterious Mermaid
    .ability = Play: your life becomes equal to your rival's.
mindbug-card-plated_scorpion = Plated Scorpion
mindbug-card-rhino_turtle = Rhino Turtle
mindbug-card-shark_dog = Shark Dog
    .ability = Attack: defeat an enemy creature of power 6 or more.
mindbug-card-sharky_crab_dog_mummypus = Sharky Crab-Dog-Mummypus
    .ability = While an enemy creature has Hunter, Sneaky, Frenzy or Poisonous, so has this one.
mindbug-card-shield_bugs = Shield Bugs
    .ability = Your other creatures have +1 power.
mindbug-card-snail_hydra = Snail Hydra
    .ability = Attack: if you have fewer creatures than your rival, defeat a creature.
mindbug-card-snail_thrower = Snail Thrower
    .ability = Your other creatures of power 4 or less have Hunter and Poisonous.
mindbug-card-spider_owl = Spider Owl
mindbug-card-strange_barrel = Strange Barrel
    .ability = Defeated: steal 2 random cards from your rival's hand.
mindbug-card-tiger_squirrel = Tiger Squirrel
    .ability = Play: defeat an enemy creature of power 7 or more.
mindbug-card-turbo_bug = Turbo Bug
    .ability = Attack: your rival is left with 1 life.
mindbug-card-tusked_extorter = Tusked Extorter
    .ability = Attack: your rival discards a card.
mindbug-card-urchin_hurler = Urchin Hurler
    .ability = On your turn your other creatures have +2 power.
