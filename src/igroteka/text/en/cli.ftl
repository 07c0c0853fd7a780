# The command line: its help, what it finds, how it refuses.

cli-default = (default: { $value })
cli-default-seats = the game's usual number
cli-default-seed = a new one each time
cli-default-store = a file in your data folder
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
