"""The game room: tables where people and bots play, over HTTP and WebSockets. The protocol: docs/protocol.md.

config    one configuration: flags, environment, file
wire      the messages of clients, as typed structures
entries   what a table's log is made of
record    a table as the fold of its log: no I/O, no clock of its own
clock     time per seat
store     where logs live: SQLite (sqlite.py) or PostgreSQL (postgres.py)
bots      bots and hints in worker processes
requests  what people ask for, as entries of a log
table     a live table: takes requests, makes them durable, tells everybody
realtime  tables played against the clock, with their referee
gossip    who is connected at other processes
hall      all tables: opening, loading, unloading, time-outs
socket    one connection
limits    how much a client may ask for
metrics   numbers for operators
openapi   the REST part for machines
app       routes
"""
