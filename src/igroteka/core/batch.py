"""Many games side by side, one answer each at a time: their numbers and masks lie row after row in plain bytes."""

from typing import Any

from librt.strings import BytesWriter, write_f32_le, write_i32_le
from mypy_extensions import i64

from igroteka.core.errors import IllegalMove
from igroteka.core.game import Game
from igroteka.core.knowledge import holds
from igroteka.core.observe import Layout, write_mask
from igroteka.core.rng import derive, seeded
from igroteka.core.state import State


class Batch:
    """So many tables of one game. A game that is over is dealt anew at once, from the next seed of its table.

    Of several seats that are asked at the same time the first is asked first; what it answers in secret the others
    cannot see in their numbers.
    """

    def __init__(self, game: Game[Any], settings: dict[str, Any], seats: int, count: int, seed: int) -> None:
        self.game = game
        self.settings = settings
        self.seats = seats
        self.count = count
        self.seed = seed
        self.layout: Layout = game.layout(settings, seats)
        self.size: int = self.layout.size()
        self.dealt = [0] * count  # how many games each table has begun
        self.states: list[State] = [self.deal(table) for table in range(count)]
        self.blank = bytes(count * self.size)
        self.blank_mask = bytes(count * game.actions)
        # what came of the last step, row after row
        self.observed = BytesWriter()
        self.masks = BytesWriter()
        self.turns = BytesWriter()  # the seat that is asked, int32
        self.rewards = BytesWriter()  # by seat, float32: the share of a game that has just ended, else 0
        self.ended = BytesWriter()  # 1 where a game has just ended

    def deal(self, table: int) -> State:
        number = self.dealt[table]
        self.dealt[table] += 1
        state: State = self.game.deal(self.settings, self.seats, seeded(derive(self.seed, table, number)))
        return state

    def begin(self) -> None:
        """Forget what was written of the last step."""
        self.turns.truncate(0)
        self.rewards.truncate(0)
        self.ended.truncate(0)

    def step(self, answers: list[int]) -> None:
        """Every table's first open question is answered; an answer that is not offered raises IllegalMove.

        Tables before that one have been answered already then.
        """
        self.begin()
        states = self.states
        seats: i64 = self.seats
        table: i64 = 0
        count: i64 = self.count
        while table < count:
            state = states[table]
            decision = state.decisions[0]
            seat = decision.seat()
            option = answers[table]
            if not holds(decision.options, option):
                raise IllegalMove("illegal-move", seat=seat + 1, option=option)
            state.answer(decision, seat, option)
            outcome = state.outcome
            other: i64 = 0
            if outcome is None:
                self.ended.append(0)
                while other < seats:
                    write_f32_le(self.rewards, 0.0)
                    other += 1
            else:
                self.ended.append(1)
                while other < seats:
                    write_f32_le(self.rewards, outcome[other])
                    other += 1
                states[table] = self.deal(table)
            table += 1

    def look(self) -> None:
        """Write the numbers and masks of the seats that are asked now."""
        observed = self.observed
        masks = self.masks
        observed.truncate(0)
        masks.truncate(0)
        observed.write(self.blank)
        masks.write(self.blank_mask)
        game = self.game
        layout = self.layout
        size: i64 = self.size
        actions: i64 = game.actions
        table: i64 = 0
        for state in self.states:
            seat = state.decisions[0].seat()
            game.encode(state, seat, layout, observed, table * size)
            write_mask(state, seat, masks, table * actions)
            write_i32_le(self.turns, int(seat))
            table += 1  # noqa: SIM113 - enumerate would make an object of it
