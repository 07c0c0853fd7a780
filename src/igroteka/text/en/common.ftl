### Words every game shares, and those of the command line.

seat = Player { $number }
you = You
bot-name = Bot { $number } ({ $bot })
hidden = a hidden card
level-1 = Beginner
level-2 = Pupil
level-3 = Player
level-4 = Expert
level-5 = Master
nothing = nothing

won = { $count ->
    [one] { $names } won the game.
   *[other] { $names } won the game together.
}
draw-result = The game is a draw.
all-lost = The game is lost.

commands = number: choose · c NAME: card · h: hint · u: undo · l: log · s: save · ?: help · q: leave
commands-help =
    number — choose that option; c and the beginning of a name — show the card large; h — the best
    options with an estimated winning chance; u — take back your last decision; l — the whole log; s — save now; q — save and leave.
hand-over = { $name }, it is for you to decide. Press Enter when only you can see the screen.
hint = What a search of one second would choose, with the winning chance it sees:
saved = Saved in { $path }
not-understood = “{ $typed }” is neither an option nor a command; ? lists them.
no-such-thing = Nothing on the table has a name that begins with “{ $name }”.

cli-about = Five modern card games by their real rules: play, simulate, replay.
cli-command = COMMAND
cli-games = The games
cli-play = play in the terminal
cli-simulate = let bots play many games and count
cli-lab = run a study of a game
cli-study = the study: { $known }
cli-cases = how many cases
cli-gobbit-fairness = { $count } conflicts of two equally quick players: how many the faster line wins
cli-gobbit-levels = Share of games won by the level of each row; games a pair: { $count }
cli-replay = tell a saved match move by move
cli-verify = check that a saved match is whole and unchanged
cli-arena = let bots compete: win rates and ratings
cli-review = judge a saved match decision by decision
cli-bot-list = the bots that compete, with commas between: { $known }
cli-engine = where to play: local (all cores) or ray (a cluster)
cli-workers = how many processes; 0 for one per core
cli-iterations = how many worlds to look at per decision
cli-faults = Bots failed to answer { $faults } times; a safe move was made for them.
cli-chance = Winning chance after each decision: { $names }
cli-reviewed = Decisions; turning points marked: { $count }
cli-lang = language: en, uk or ru
cli-json = print one JSON value for programs
cli-game = the game's name
cli-bot = who plays the other seats: { $known }
cli-hotseat = several people at one screen, no bots
cli-seat = the seat you take, from 0
cli-seats = number of players
cli-position = begin from a position in a few words
cli-save = file to save the match in
cli-resume = go on with a saved match
cli-seed = the same seed gives the same game
cli-set = a setting of the game, as NAME=VALUE
cli-count = how many games
cli-bots = bots by seat, with commas between
cli-file = a saved match
cli-move = stop after this move
cli-simulated = { $games } games of { $game }
cli-speed = { $decisions } decisions ({ $mean } per game) in { $seconds } s: { $speed } a second
cli-verified = The match is whole: { $moves } moves, position { $digest }.
cli-interpreted = The engine runs interpreted, about ten times slower: there was no C compiler when it was installed, or its sources changed since.
column-game = game
column-seats = players
column-settings = settings
column-fast = RTT fast, ms
column-slow = RTT slow, ms
column-jitter = jitter, ms
column-referee = referee
column-arrival = order of arrival
column-level = level
column-child = child
column-beginner = beginner
column-adult = adult
column-keen = keen
column-champion = champion
column-seat = seat
column-bot = bot
column-rating = rating
column-games = games
column-interval = 95 % interval
column-move = move
column-choice = chosen
column-chance = chance
column-better = better
column-better-chance = chance
column-wins = wins

error-bad-arguments = The command was not understood: { $reason }. Try igroteka --help.
error-bad-bot = “{ $bot }” is not a bot: after the name may stand a number of iterations, a time (200ms, 1s), cores (2cores) or a share of random answers (30%).
error-bad-pair = “{ $pair }” is not a setting; write NAME=VALUE.
error-bad-position-text = “{ $part }” describes no part of a position; write word: value value; word: value.
error-bad-position-value = “{ $value }” is no possible value of { $word }.
error-bad-seats = { $game } is not played by { $seats }; possible: { $allowed }.
error-bad-setting = The setting { $setting } cannot be “{ $value }”; possible: { $choices }.
error-bad-state = This is not a position of { $game }: { $reason }.
error-bot-count = { $bots } bots were named for { $seats } seats.
error-broken-match = The file { $path } holds no possible match: { $reason }.
error-game-count = At least one game has to be played, not { $games }.
error-illegal-in-file = Move { $number } in { $path } is not a legal one.
error-illegal-move = Seat { $seat } may not choose { $option } now.
error-no-file = There is no file { $path }.
error-no-more-copies = The deck has no more copies of { $card }.
error-no-ray = Ray is not installed; pip install igroteka[ray] adds it.
error-no-such-move = There is no move { $number }: the match has { $moves }.
error-no-such-seat = There is no seat { $seat }: the game has { $seats }, counted from 0.
error-no-terminal = Playing needs a terminal with a keyboard; simulate, replay and verify do not.
error-not-a-match = The file { $path } is not a saved match.
error-position-mid-turn = Only a position between two turns can be put into words.
error-same-bot = Each bot may be named once: { $bots }.
error-system = The system refused: { $reason }.
error-two-bots = At least two bots have to compete, not { $bots }.
error-too-many-hands = One keyboard has room for { $most } pairs of hands; give the other seats to bots or play over the network.
error-unknown-bot = There is no bot “{ $bot }”; there are { $known }.
error-unknown-card = There is no card “{ $card }” in these sets.
error-unknown-engine = There is no engine “{ $engine }”; there are { $known }.
error-unknown-game = There is no game “{ $game }”; there are { $known }.
error-unknown-language = There is no language “{ $language }”; there are { $known }.
error-unknown-level = “{ $bot }” is not a level; there are { $known }, written level:1.
error-unknown-position-word = “{ $word }” means nothing in a position; known words: { $known }.
error-unknown-setting = { $game } has no setting “{ $setting }”; it has { $known }.
error-unknown-study = There is no study “{ $study }”; there are { $known }.
error-unreadable-file = The file { $path } cannot be read as a saved match.
error-worker-count = The number of processes cannot be { $workers }.
error-wrong-digest = The match in { $path } was changed: its moves do not lead to the position written in it.
error-zero-budget = “{ $bot }” leaves no time to think; give at least 1.

error-same-hero = Each hero can be played once: { $heroes }.
error-few-heroes = { $needed } different heroes are needed, and there are packs for { $found }.
error-pack-changed = A pack has been changed since this position was written: { $packs }.
cli-pack = check and list Battlecrest packs
cli-pack-check = check a pack file and explain every mistake
cli-pack-list = list the packs there are, and the folder for your own
cli-pack-file = a pack file (YAML)
pack-good = { $file }: a good pack, { $name }.
pack-problem = line { $line }: { $reason }
pack-bad = { $file }: mistakes found: { $count }
pack-folder = Your own packs belong in { $folder }
