# The bots people play against: a name and a character for each level of each game.

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
