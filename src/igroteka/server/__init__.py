"""The game server: tables where people and bots play, over HTTP and WebSockets. The protocol: docs/protocol.md.

Each file uses only files above it.

config      one configuration: flags, environment, file
siblings    several processes that are one server
limits      how much a client may ask for
lines       how long messages take to a client
protocols   HTTP and WebSockets with bounds
messages    what the server sends, as typed structures
shuffle     the seed of a match: the server's, with nonces of the players
entries     what a table's log is made of
wire        the messages of clients, as typed structures
history     what happened at a table, in little memory
clock       time per seat
record      a table as the fold of its log: no I/O, no clock of its own
snapshots   tables through changes of the engine
metrics     numbers for operators, and logs
store       where logs live; sqlite and postgres: the two ways; nats: how machines hear of each other; stores: which
            of them an address means
bots        which bots people may choose
pace        how long they take before people
workers     worker processes
thinking    what they work out: bots, hints, reviews
jobs        the same as messages, for workers of other machines
remote      those workers, as a room knows them
thinker     a process of such workers
services    what all tables of a process share
leases      which process serves a table
recorder    what was seen of matches, for later versions
reviews     finished matches judged by a bot, once each
journal     the log of a live table, in memory and in the store
presence    who is connected, at this process and at others
push        calls people whose turn it is when their page is closed
reports     of bad behaviour, for whoever runs the server
people      what is kept about them: shown to them, and forgotten
codes       one person on several devices
requests    what people ask for, as entries of a log
realtime    tables played against the clock, with their referee
patches     what changed in a position
broadcast   what a table tells everybody
automation  what a table does by itself: bots, clocks, rematch
table       one live table: takes requests, makes them durable, tells everybody
lobby       all tables: opening, loading, unloading
connection  one socket at a table
hosts       under which names the server may be asked
files       the files of the built client
rest        what the REST API shows: games, lists, replays
openapi     the same for machines
app         routes, and the server that runs them
processes   one such server, or several side by side
"""
