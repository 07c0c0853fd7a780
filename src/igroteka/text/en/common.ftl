### Words every game shares.

seat = Player { $number }
spectator = Spectator
you = You
bot-name = Bot { $number } ({ $bot })
hidden = a hidden card
level-1 = Beginner
level-2 = Apprentice
level-3 = Regular
level-4 = Expert
level-5 = Master
nothing = nothing

won = { WHO($seats) ->
    [you] You won the game!
    [team] Your team won the game.
    [others] { $seats } won the game together.
   *[other] { $seats } won the game.
}
draw-result = The game is a draw.
all-lost = The game is lost.

commands = number: choose · c NAME: card · h: hint · u: undo · l: log · s: save · ?: help · q: leave
commands-help =
    number — choose that option; c and the beginning of a name — show the card large; h — the best
    options with an estimated winning chance; u — take back your last decision; l — the whole log; s — save now; q — save and leave.
hand-over = { $name }, it is for you to decide. Press Enter when only you can see the screen.
hint = The computer’s advice after one second, with its estimate of the chance to win:
because-wins = It wins at once.
because-only-way = Everything else loses at once.
because-leads-to-win = It should lead to a win.
because-other-loses = What else looks good loses soon.
saved = Saved in { $path }
not-understood = “{ $typed }” is neither an option nor a command; ? lists them.
cannot-undo = There is nothing to take back: nothing was decided, or something hidden has come to light since.
other-question = { $name } may decide something now too. Type o to let them.
no-such-thing = Nothing on the table has a name that begins with “{ $name }”.

error-bad-arguments = The command was not understood: { $reason }. Try igroteka --help.
error-answer-count = { $answers } answers were given for { $games } games.
error-bad-data-file = { $file } cannot hold data; possible endings: { $known }.
error-bot-fails = The bot “{ $bot }” cannot play: { $reason }
error-bot-is-none = “{ $bot }” is not a bot: its class does not extend igroteka.bots.bot.Bot.
error-no-data-file = Say with --out which file the data goes into.
error-no-package = The package { $package } is not installed; pip install igroteka[envs] adds it.
error-other-run = { $path } belongs to another run: delete it, or give the same game, bots, settings and seed.
error-bad-bot = “{ $bot }” is not a bot: after the name may stand a number of iterations, a time (200ms, 1s), cores (2cores) or a share of random answers (30%).
error-bad-pair = “{ $pair }” is not a setting; write NAME=VALUE.
error-bad-position-text = “{ $part }” describes no part of a position; write word: value value; word: value.
error-bad-position-value = “{ $value }” is no possible value of { $word }.
error-bad-seats = { $game } cannot be played by { $seats }; choose { $allowed }.
error-bad-setting = The setting { $setting } cannot be “{ $value }”; possible: { $choices }.
error-bad-state = This is not a position of { $game }: { $reason }.
error-bot-count = { $bots } bots were named for { $seats } seats.
error-broken-match = The file { $path } holds no possible match: { $reason }.
error-game-count = At least one game has to be played, not { $games }.
error-game-bad-words = The game “{ $game }” cannot be played: { $file } cannot be read from line { $line } on ({ $reason }).
error-game-fails = The game “{ $game }” cannot be played: loading { $where } failed with { $reason }
error-game-foreign-word = The game “{ $game }” cannot be played: the message { $word } in { $file } does not begin with the name of the game.
error-game-is-none = The game “{ $game }” cannot be played: { $where } is not a Game.
error-game-lacks-file = The game “{ $game }” cannot be played: there is no file { $file }.
error-game-lacks-part = The game “{ $game }” cannot be played: there is no { $part } in the module { $room } (docs/add-a-game.md lists what a game needs).
error-game-lacks-room = The game “{ $game }” cannot be played: there is no module { $room }, in which { $part } belongs (docs/add-a-game.md lists what a game needs).
error-game-lacks-words = { $count ->
    [one] The game “{ $game }” cannot be played: a message is missing in { $file }: { $words }.
   *[other] The game “{ $game }” cannot be played: { $count } messages are missing in { $file }, among them { $words }.
}
error-game-name-taken = The game “{ $game }” ({ $where }) cannot be played: another game has the same name.
error-game-other-name = The game “{ $game }” cannot be played: { $where } calls itself “{ $name }”.
error-file-needs-version = The match in { $path } was made with version { $version }, whose rules this one does not play; only that version can check it move by move.
error-illegal-in-file = Move { $number } in { $path } is not a legal one.
error-illegal-move = This move is not allowed now (seat { $seat }, option { $option }).
error-move-needs-version = Move { $number } was played with version { $version }; only that version can play it again.
error-no-file = There is no file { $path }.
error-no-more-copies = The deck has no more copies of { $card }.
error-no-ray = Ray is not installed; pip install igroteka[ray] adds it.
error-no-terms = The evaluation of “{ $game }” has no terms to fit.
error-no-such-move = There is no move { $number }: the match has { $moves }.
error-no-such-seat = There is no seat { $seat }: the game has { $seats }, counted from 1.
error-no-terminal = Playing needs a terminal with a keyboard; simulate, replay and verify do not.
error-other-values = The match in { $path } was made with other values of its packs than the ones here.
error-not-a-match = The file { $path } is not a saved match.
error-position-mid-turn = Only a position between two turns can be put into words.
error-same-bot = Each bot may be named once: { $bots }.
error-system = The system refused: { $reason }.
error-two-bots = At least two bots have to compete, not { $bots }.
error-too-many-hands = One keyboard has room for { $most } pairs of hands; give the other seats to bots or play over the network.
error-unknown-bot = There is no bot “{ $bot }”; there are { $known }.
error-unknown-card = There is no card “{ $card }” in these sets.
error-unknown-engine = There is no engine “{ $engine }”; there are { $known }.
error-no-cluster = No Ray cluster answers at { $address }.
error-address-without-ray = --address names a Ray cluster: say --engine ray too.
error-unknown-game = There is no game “{ $game }”; there are { $known }.
error-unknown-language = There is no language “{ $language }”; there are { $known }.
error-unknown-level = “{ $bot }” is not a level; there are { $known }, written level:1.
error-unknown-position-word = “{ $word }” means nothing in a position; known words: { $known }.
error-unknown-setting = { $game } has no setting “{ $setting }”; it has { $known }.
error-unknown-study = There is no study “{ $study }”; there are { $known }.
error-unreadable-file = The file { $path } cannot be read as a saved match.
error-worker-count = The number of processes cannot be { $workers }.
error-wrong-digest = The match in { $path } was changed: its moves do not lead to the position written in it.
error-zero-budget = “{ $bot }” leaves no time to think; give it at least 1 (iteration, ms or s).

error-same-hero = Each hero can be played once: { $heroes }.
error-few-heroes = { $needed } different heroes are needed, and there are packs for { $found }.
error-pack-unreadable = The match brings packs that cannot be read: { $packs }.
error-pack-changed = A pack has been changed since this position was written: { $packs }.

