"""Gobb'it in real time.

sights   what each seat sees to react to
lines    the way to each client as it was measured, and what each client showed when
judging  the referee: messages that arrive late become hands with fair times

All times are the server's, in milliseconds since the match began. A client is believed in nothing but that a message
has come: its line is measured by the server, and what it may gain by a slow line is bounded by that and a cap.
`Referee` in core/live.py says how a table drives it.
"""

from igroteka.games.gobbit.live.judging import GobbitReferee
from igroteka.games.gobbit.live.sights import reflex as reflex


def referee(seats: int) -> GobbitReferee:
    """A referee for a new table."""
    return GobbitReferee(seats)
