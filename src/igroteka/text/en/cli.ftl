# The command line: its help, what it finds, how it refuses.

cli-default = (default: { $value })
cli-default-seats = the game's usual number
cli-default-seed = a new one each time
cli-default-store = a file in your data folder
cli-default-cores = one less than there are cores
cli-version = say the version, and whether engine and web client are compiled and built
cli-no-command = no command was given
cli-help = show this help
cli-doctor = say what is installed, compiled and built, and what to do
cli-completion = print a script that lets a shell complete commands
cli-shell = the shell
cli-options = options
cli-arguments = arguments
cli-usage = usage:

doctor-version = Igroteka
doctor-python = Python
doctor-extra = extra { $extra }
doctor-games = games
doctor-bots = bots from elsewhere
doctor-data = folder for saves
doctor-compiled = engine compiled
doctor-interpreted = engine interpreted
doctor-built = web client built
doctor-not-built = web client not built
doctor-installed = installed
doctor-lacking = not installed: { $modules }
doctor-no-compiler = Install a C compiler and install again: about ten times faster.
doctor-do-engine = Install again (in a checkout: make setup): about ten times faster.
doctor-do-web = In a checkout: make web. Until then the room shows a plain page.
doctor-do-data = This folder cannot be written; give --save and --store.

error-needs-extra = This needs more libraries: pip install 'igroteka[{ $extra }]' ({ $module } is not installed).
error-position-with-settings = A position says for itself how many play and by which settings: give --position without { $option }.
error-unknown-variable = { $name } is not a setting of the room. Did you mean { $close }?
error-unexpected = Something went wrong that should not: { $reason }. Please report it with the file { $path }.

# What argparse complains about; part of error-bad-arguments
cli-bad-required = { $names } is missing
cli-bad-unknown = “{ $names }” is unknown
cli-bad-number = { $name } wants a whole number, not “{ $value }”
cli-bad-choice = { $name } cannot be “{ $value }”; known: { $known }
cli-bad-value = { $name } wants a value
cli-bad-no-value = { $name } takes no value, so “{ $value }” is too much
cli-bad-ambiguous = “{ $value }” may mean { $names }

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
cli-exploit = The best response to each bot: small Mindbug, deals: { $count }
cli-fit = Log loss on games left out; the weights are in { $file }
cli-calibrate = The calibration is in { $file }.
cli-puzzles = { $count ->
    [one] { $count } puzzle is
   *[other] { $count } puzzles are
} in { $file }.
cli-replay = tell a saved match move by move
cli-verify = check that a saved match is whole and unchanged
cli-arena = let bots compete: win rates and ratings
cli-review = judge a saved match decision by decision
cli-bot-list = the bots that compete, with commas between: { $known }
cli-engine = where to play: local (all cores) or ray (a cluster)
cli-address = the Ray cluster to join (host:port); without it Ray is started here
cli-workers = how many processes; 0 for one per core
cli-iterations = how many worlds to look at per decision
cli-faults = Bots failed to answer { $faults ->
        [one] once
       *[other] { $faults } times
    }; a safe move was made for them.
cli-chance = Winning chance after each decision: { $names }
cli-reviewed = Decisions; turning points marked: { $count }
cli-lang = language: en, uk or ru
cli-json = print one JSON value for programs
cli-game = the game's name
cli-bot = who plays the other seats: { $known }
cli-hotseat = several people at one screen, no bots
cli-seat = the seat you take, from 1
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
cli-out = write the games into this file: .parquet, .csv or .jsonl
cli-moves = a row per decision with what the seat knew, instead of a row per game
cli-save-matches = folder to save every match in
cli-resume-run = go on with a run that was interrupted
cli-draws = Draws: { $draws }
cli-report-out = file of the report: .html, with a .json beside it
cli-verified = The match is whole: { $moves } moves, position { $digest }.
cli-other-values = It was made with other values of its packs than the ones here; it was checked with its own.
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
column-first = it wins as first player
column-second = as second
column-exploitability = exploitability
column-positions = positions
column-constant = without terms
column-fitted_loss = on games fitted to
column-log_loss = on games left out
column-rating = rating
column-games = games
column-interval = 95 % interval
column-sides = wins on each side
column-move = move
column-choice = chosen
column-chance = chance
column-better = better
column-better-chance = chance
column-wins = wins
cli-pack = check and list Battlecrest packs
cli-pack-check = check a pack file and explain every mistake
cli-pack-list = list the packs there are, and the folder for your own
cli-pack-file = a pack file (YAML)
pack-good = { $file }: a good pack, { $name }.
pack-problem = line { $line }: { $reason }
pack-bad = { $file }: mistakes found: { $count }
pack-folder = Your own packs belong in { $folder }
report-title = { $game }: what the games say
report-facts = { $games } games, every seat played by { $bot }. Decisions per game: { $mean } on average, from { $least } to { $most }; options per decision: { $branching }. Draws: { $draws }.
report-made = Made by
report-interval = A bar is the share of games won, the line across its end the 95% interval, the number after it the games counted. A bar is no cause: who wins does other things more often.
report-seats = Wins by seat
report-lengths = Decisions per game
report-draw = Cards drawn
report-play = Cards played
report-mindbug = Cards taken with a Mindbug
report-hunt = Hunt cards played
report-survival = Survival cards played
report-role = Wins by role
report-most = Who did something more often than everybody else
report-deed-eaten = Ate piles
report-deed-robbed = Took piles by “Gobb’it!”
report-deed-saved = Saved own pile
report-deed-scattered = Sent piles to the discard
report-deed-mistake = Made mistakes
report-role-creature = Creature
report-role-hunted = Hunted
report-power = Places whose power was used
report-caught = Places where the Creature caught somebody
report-gain = Cards gained
report-cast = Spells cast
report-activate = Action cards activated
report-mage = Mages
report-nemesis = Nemeses
report-hero = Heroes
report-pairing = Heroes against each other
cli-serve = open the game room for browsers and bots
cli-host = the address to listen on
cli-port = the port to listen on
cli-store = where matches are kept: a file, or postgresql://…
cli-serve-workers = how many processes serve tables; more than one need PostgreSQL
cli-config = a TOML file with settings
cli-serving = The game room is open at { $url } (stop it with Ctrl-C)
cli-think = think for rooms elsewhere: work out the moves of their bots, hints and reviews on this machine
cli-nats = the NATS of the room: nats://host:4222, or several with commas between them
cli-think-workers = how many jobs are done at the same time
cli-thinking = { $count ->
    [one] This machine thinks for the room, in { $count } process
   *[other] This machine thinks for the room, in { $count } processes
} (stop it with Ctrl-C)
cli-reports = list what people have reported at a running room
cli-room = the address of the room
cli-done = delete the report with this id
cli-no-reports = Nothing has been reported.
cli-report-about = about { $name }: { $text }
cli-report-heard = last heard: { $said }
cli-commitment = The shuffle is the one promised before the first card: { $commitment }
cli-nonces = { $count ->
    [0] No player added to the shuffle: the server alone chose it.
    [one] One player added to the shuffle, so the server did not choose it.
   *[other] { $count } players added to the shuffle, so the server did not choose it.
}
