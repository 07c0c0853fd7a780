"""A whole game as readable text: every decision, option and event. A changed rule is a readable diff."""

import json
from typing import Any

from igroteka.core.decision import seats_in
from igroteka.core.game import Game
from igroteka.core.rng import derive, seeded


def playthrough(game: Game[Any], settings: dict[str, Any], seats: int, seed: int, hashes_only: bool = False) -> str:
    """Random play of one game, in words a reviewer can follow; `hashes_only` keeps a line per move."""
    state = game.new(settings, seats, seed)
    rng = seeded(derive(seed, "playthrough"))
    lines = [
        f"game {game.name} seats {seats} seed {seed}",
        f"settings {json.dumps(settings, sort_keys=True)}",
    ]
    lines.append(f"start {state.digest()}")
    while state.outcome is None:
        decision = state.decisions[rng.below(len(state.decisions))]
        seat = seats_in(decision.seats)[rng.below(decision.seats.bit_count())]
        option = decision.options[rng.below(len(decision.options))]
        lines.append("")
        lines.append(
            f"{state.moves + 1}. seat {seat} {decision.kind} {_flat(game.question(state, decision))}".rstrip()
        )
        if not hashes_only:
            for offered in decision.options:
                mark = ">" if offered == option else " "
                told = state.choice(offered, seat).dump()
                lines.append(f"  {mark} {offered} {told.pop('kind')} {_flat(told)}".rstrip())
        state.events = []
        state.apply(seat, option)
        for event in state.events:
            told = {"kind": event.kind, **event.args}
            lines.append(f"  * {told.pop('kind')} {_flat(told)}".rstrip())
        lines.append(f"  = {state.digest()}")
    lines.append("")
    lines.append(f"outcome {list(state.outcome)}")
    return "\n".join(lines) + "\n"


def _flat(args: dict[str, Any]) -> str:
    return " ".join(f"{key}={','.join(map(str, v)) if isinstance(v, list) else v}" for key, v in args.items())
