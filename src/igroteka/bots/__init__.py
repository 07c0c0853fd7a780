"""Players made of code. They know core/ and never a particular game, and see only what their seat may know.

bot        the interface, and the bots that need no search
registry   bots by name
table      plays a state to its end
ismcts     the search; tree: its nodes; parallel: the same on several cores
levels     five levels in every game
reaction   reflexes, for games against the clock
hints      what a search thinks of the options, for people
guard      a legal answer whatever a bot does
"""
