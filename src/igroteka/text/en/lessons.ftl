### Guided matches.
### <game>-lesson-<step>: the bubble; -else: something else was touched; -after-<n>: remarks.

## mindbug

mindbug-lesson-play = Take all 3 lives of your opponent. Play the Killer Bee: it stings as it arrives.
mindbug-lesson-play-else = That works too. But the Bee takes a life right away: try it first.
mindbug-lesson-play-after-1 = One life gone. On a turn you do one thing: play a card or attack.
mindbug-lesson-tempt = Your opponent plays Luchataur, power 9. Spend a Mindbug, and it is yours.
mindbug-lesson-tempt-else = You may let it through, but a 9 is hard to stop. Take it this once.
mindbug-lesson-tempt-after-1 = It fights for you now. But whoever is robbed goes again at once.
mindbug-lesson-keep = Power 8: your Luchataur can handle that. Keep your last Mindbug.
mindbug-lesson-keep-else = Two Mindbugs have to last the whole game. Save this one for something worse.
mindbug-lesson-bait = Your turn. Gorillion has power 10, your strongest card: play it.
mindbug-lesson-bait-else = Soon. First show your opponent the biggest thing you have.
mindbug-lesson-bait-after-1 = Taken. In this game your best card may turn against you.
mindbug-lesson-again = This time you were robbed, so you go again. Play the Spider Owl.
mindbug-lesson-again-else = Not bad either. But the Owl will win you this game: play it now.
mindbug-lesson-block = Your own Gorillion attacks you. Block it with the little Plated Scorpion.
mindbug-lesson-block-else = Without a block you lose a life, and your others would be defeated. Trust the Scorpion.
mindbug-lesson-block-after-1 = Poisonous: whatever fights the Scorpion is defeated, even a 10.
mindbug-lesson-block-after-2 = Tough: the first time, the Scorpion is only exhausted.
mindbug-lesson-attack = Strike back: attack with Luchataur.
mindbug-lesson-attack-else = In a moment. Nobody on the table is stronger than Luchataur: send it first.
mindbug-lesson-attack-after-1 = The Extorter blocked. 9 against 8: the weaker one is defeated.
mindbug-lesson-frenzy = Frenzy: it may attack a second time. Nobody is left to block, go.
mindbug-lesson-frenzy-else = You may stop, but why? This attack costs you nothing.
mindbug-lesson-frenzy-after-1 = An attack nobody blocks takes a life. One is left.
mindbug-lesson-finish = The Owl is Sneaky: only a Sneaky creature could block it. Finish this your way.

## gobbit

gobbit-lesson-open = The last player with cards wins. Touch your deck to open one.
gobbit-lesson-open-else = No hurry, nobody else moves yet. Your deck is the face-down one.
gobbit-lesson-eat = A chameleon eats flies of its own colour. Slap the red flies.
gobbit-lesson-eat-else = Not there: your red chameleon wants the red flies.
gobbit-lesson-eat-after-1 = Eaten. The whole pile goes under your deck.
gobbit-lesson-snake = Snakes eat chameleons of their own colour. Slap the blue chameleon.
gobbit-lesson-snake-else = Look at the colours: blue snake, blue chameleon. That one.
gobbit-lesson-cover = Now you are the food. Cover your own flies before your opponent slaps them.
gobbit-lesson-cover-else = A hand there would be a mistake. Your own card is in danger: cover it.
gobbit-lesson-cover-after-1 = Saved: all three cards lie under your deck again.
gobbit-lesson-hold = Red chameleon, blue flies: different colours. Hands off, just wait.
gobbit-lesson-hold-else = A wrong slap costs your whole pile. Here it is forgiven: touch nothing.
gobbit-lesson-hold-after-1 = Your opponent flinched: a needless hand costs the whole pile.
gobbit-lesson-gobbit = Red, yellow and blue flies on top: Gobb'it! Quick, slap the discard pile.
gobbit-lesson-gobbit-else = Nobody eats anybody here. Three colours of flies: to the discard pile.
gobbit-lesson-gobbit-after-1 = Gobb'it takes an opponent's pile; the others only pick up their own.
gobbit-lesson-gorilla = You opened a gorilla: it strikes at every pile, whatever lies there. Slap.
gobbit-lesson-gorilla-else = Your gorilla needs no cover: nobody eats it. Strike at your opponent's pile.
gobbit-lesson-gorilla-after-1 = A pile the gorilla hits goes to the discard; nobody gets it.
gobbit-lesson-race = Your opponent has two cards left. From here on it is a real race.

## not_alone

not_alone-lesson-hide = Hold out until Rescue reaches the star. Hide in secret: lay the Jungle face down.
not_alone-lesson-hide-else = You could do that, too. Right now the Jungle helps you most.
not_alone-lesson-hide-after-1 = The Creature struck the Rover. Your friend was there, you were not.
not_alone-lesson-power = No token on your Place, so use it. The Jungle comes back to hand and brings another Place.
not_alone-lesson-power-else = Allowed, but that brings back one Place; the Jungle brings two.
not_alone-lesson-back = Places you used lie in your discard, and the Creature sees them. Take back the Beach.
not_alone-lesson-back-else = The River is fine, but only the Beach can call for help now.
not_alone-lesson-back-after-1 = Caught: your friend loses 1 Will and Assimilation moves.
not_alone-lesson-back-after-2 = But Rescue comes closer at the end of every turn.
not_alone-lesson-dare = The transmitter is charged, and the Beach can use it. Lay the Beach: will the Creature guess?
not_alone-lesson-dare-else = Safer, perhaps. But the crew needs that signal: dare it.
not_alone-lesson-dare-after-1 = It thought of the Jungle. Guessing each other is the whole game.
not_alone-lesson-signal = You are safe on the Beach. Use it and send the signal: Rescue moves 1 space.
not_alone-lesson-signal-else = The signal comes first: it brings you home.
not_alone-lesson-signal-after-1 = Rescued. The Hunted win together.
not_alone-lesson-creature = Now you are the Creature: catch them. Neither discard holds the Beach, so strike there.
not_alone-lesson-creature-else = Look at the discards: whoever used up a Place cannot be there. Both may be on the Beach.
not_alone-lesson-card = You may play one Hunt card a turn. Clone: the Target token catches, too.
not_alone-lesson-card-else = You could stop here. But two tokens catch more than one.
not_alone-lesson-second = One of them has only the Lair and the Beach left. Put the Target token on the Lair.
not_alone-lesson-second-else = Look at the second discard again: three Places are gone.
not_alone-lesson-second-after-1 = Both caught. They lose Will, and Assimilation moves once for the turn.
not_alone-lesson-hunt = One more catch and you win. Of five Places four lie in this discard: where is its owner?

## aeons_end

aeons_end-lesson-gems = Rageborne has 4 life: beat it before Gravehold falls. Play your gems: each Crystal gives 1 aether.
aeons_end-lesson-gems-else = Soon. First the gems: without aether there is nothing to buy with.
aeons_end-lesson-buy = Aether buys cards of the supply. Gain the Phoenix Flame for 3.
aeons_end-lesson-buy-else = A fair choice for a long game. This one will be short: take the Flame.
aeons_end-lesson-buy-after-1 = A new card waits in your discard pile. Remember where it lies.
aeons_end-lesson-prep = A spell takes two turns: prep it now, cast it next turn. Put a Spark into breach I.
aeons_end-lesson-prep-else = Wait: a Spark in the hand burns nobody. Prep it first.
aeons_end-lesson-prep_two = Each opened breach holds one spell, and you have two of them. Prep the other Spark, too.
aeons_end-lesson-prep_two-else = Not yet: your second breach is still empty.
aeons_end-lesson-end = All done for this turn. End the main phase; you will draw up to five cards.
aeons_end-lesson-end-else = One thing is left to do here: end the main phase.
aeons_end-lesson-end-after-1 = Your discard pile was turned over, never shuffled. So the Flame came first.
aeons_end-lesson-end-after-2 = Then the turn order deck gave the nemesis a turn: Gravehold suffered 3.
aeons_end-lesson-cast = Your turn, and casting comes first. Cast a Spark at Rageborne.
aeons_end-lesson-cast-else = A prepped spell may wait, but Rageborne will not. Cast it.
aeons_end-lesson-cast_two = A hit. And now the second Spark.
aeons_end-lesson-cast_two-else = Do not save it: 3 life left, every point counts.
aeons_end-lesson-flame = 2 life left, and the Phoenix Flame deals 2. Prep it.
aeons_end-lesson-flame-else = Your gems can wait a moment. The Flame first.
aeons_end-lesson-win = End your turn when you like: you or the nemesis, a card decides. On your turn: cast, and win.

## battlecrest

battlecrest-lesson-move = You are Akhena: wound Torv until he reaches the skull. First get close: choose Move.
battlecrest-lesson-move-else = Good thinking, but from here nothing reaches him. Move first.
battlecrest-lesson-step = Your ready cards give 4 steps. One is enough: stand beside him and stop.
battlecrest-lesson-step-else = From there you would not reach him. Stand right before him.
battlecrest-lesson-strike = A turn is two different actions. Activate the Gilded staff: it reaches every cell around you.
battlecrest-lesson-strike-else = That card has its hour, too. Now the Staff: it hits hardest here.
battlecrest-lesson-strike-after-1 = You touch the Crooked Well: it added 1 to the blow and turned over.
battlecrest-lesson-strike-after-2 = Attack 4, defence 1: three wounds. Torv is on his wounded side.
battlecrest-lesson-defend = Torv strikes back with 3. Turn the Shield of sky: it stops all 3.
battlecrest-lesson-defend-else = That would stop less, and you would bleed. The Shield.
battlecrest-lesson-defend-after-1 = Not a scratch. But a turned card rests until it is made ready again.
battlecrest-lesson-star = A star wakes a special ability. Activate the Soaring canopy and leave out its march.
battlecrest-lesson-star-else = Stay close to him, and look for the star on your cards.
battlecrest-lesson-bless = Spend the star on your own blessing: it makes a turned card ready. Choose the Staff.
battlecrest-lesson-bless-else = Places have star abilities, too. This time you need your Staff.
battlecrest-lesson-prime = Prime: turn a card for its crest alone. Each Ancestors crest adds 1 to the Staff's blow.
battlecrest-lesson-prime-else = Keep the Staff ready for the last blow. Prime the Counsel of elders.
battlecrest-lesson-prime-after-1 = Torv refocused: his turned cards show their other side and are ready. You can do that, too.
battlecrest-lesson-finish = The Staff strikes with 4; Torv can stop 2 and has 2 left. End it.
