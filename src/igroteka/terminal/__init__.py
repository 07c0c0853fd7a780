"""Games in the terminal: one session for all of them, and one module per game that draws its table.

A game's module has `draw(view, words)`, which draws the table a seat sees, and `page(thing, words)`, which shows one
thing large with everything it says. Both work from the view alone, as any client must. A game from elsewhere may have
such a module in its package, `terminal.py`; for a game without one, generic.py draws a plain table.
"""
