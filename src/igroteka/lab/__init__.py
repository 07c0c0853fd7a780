"""Studies of the games: simulate many, measure, compare."""
