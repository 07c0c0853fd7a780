### First-time tips. <game>-tip-<id>: said once.

## mindbug

mindbug-tip-refill = You draw back to five cards at once, as long as your draw pile lasts.
mindbug-tip-stolen_play = Take it, and its Play effect works for you.
mindbug-tip-hunter = Hunter: you choose who must block, even one that could not.
mindbug-tip-no_blocker = None of your creatures can block this one. Touch them to see why.
mindbug-tip-equal = Equal power: both are defeated.
mindbug-tip-exhausted = Exhausted, it still attacks and blocks. The next defeat is final.
mindbug-tip-no_mindbugs = Your opponent has no Mindbugs left: now your best cards are safe.
mindbug-tip-stuck = Whoever can neither play, attack nor act on their turn loses. Keep a creature alive.
mindbug-tip-boost = A boost card comes from any discard pile, lies under a creature and gives it +1 power.

## gobbit

gobbit-tip-mistake = A wrong or needless hand costs your pile. If unsure, hold still.
gobbit-tip-two_colours = Flies of two colours: chameleons of either colour eat them.
gobbit-tip-their_gorilla = An opponent's gorilla strikes at every pile: cover yours.
gobbit-tip-two_hands = Two meals at once? You have two hands.
gobbit-tip-late = Too late, but no harm done: the next card was already open.
gobbit-tip-rob = Gobb'it! Take the tallest pile.
gobbit-tip-ghost = You are a ghost: slap when two top cards are alike.
gobbit-tip-mercy = A ghost slapped you by mistake, so you may save your pile.
gobbit-tip-condition = The sign in the middle changes who eats whom. Read it before you slap.

## not_alone

not_alone-tip-resist = Few Places make you easy to guess. Resist: 1 Will brings two back.
not_alone-tip-give_up = Giving up returns all Will and Places, but Assimilation moves.
not_alone-tip-rover = A new Place is one more where the Creature may look in vain.
not_alone-tip-keep = The tokens lie already: keep the Place they missed.
not_alone-tip-lair = From the Lair you may copy the Place where the Creature is.
not_alone-tip-once = The Beach and the Wreck work once a turn for the whole crew. Talk it over.
not_alone-tip-survival = Each card has its phase, and you may play one a turn.
not_alone-tip-artemia = The Artemia token silences a Place, and whoever is there discards a Place from hand.
not_alone-tip-last_will = Last Will lost: everything comes back, and Assimilation moves once more.

## aeons_end

aeons_end-tip-charge = 2 aether buy a charge. With all charges your mage can use a great ability.
aeons_end-tip-focus = Focus turns a closed breach and lets it take a spell this turn.
aeons_end-tip-order = The order you discard in is the order you will draw in. First in, first out.
aeons_end-tip-minion = A minion acts on every nemesis turn. Is it worth a spell?
aeons_end-tip-power = A power loses a token each nemesis turn and acts with the last one.
aeons_end-tip-dispel = Meet this condition on your turn, and the card is gone before it strikes.
aeons_end-tip-unleash = Unleash: the nemesis does what its mat says. Touch it to read.
aeons_end-tip-exhausted = An exhausted mage plays on, but now damage hits Gravehold twofold.
aeons_end-tip-who_turn = Any player may take this turn. Who has spells prepped?
aeons_end-tip-top_deck = Your discard pile is turned over, not shuffled: you know what comes.

## battlecrest

battlecrest-tip-refocus = Refocus: every turned card shows its other side and is ready.
battlecrest-tip-cheap_wound = A defence spends a ready card. Sometimes a small wound is cheaper.
battlecrest-tip-flip = A place that gave its bonus turns over: look what its other side does.
battlecrest-tip-hazard = A hazard wounds whoever touches its side. Push enemies there.
battlecrest-tip-long_range = Long range begins at 2 cells: this close the shot misses.
battlecrest-tip-companion = One Move moves all your warriors, one after another.
battlecrest-tip-star_place = A star can also wake a place next to your hero.
battlecrest-tip-wounded = A wounded hero has a crest of its own primed: blows it feeds grow.
battlecrest-tip-quiet = House rule: without wounds the game soon stops, and the side with fewer wounds wins.
