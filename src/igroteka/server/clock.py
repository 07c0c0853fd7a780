"""Time per seat. It is told how long it ran; it never looks at a clock itself."""

from igroteka.server.entries import Clocks

DAY = 86_400_000


class Clock:
    """The time each seat has left, in milliseconds."""

    def __init__(self, setup: Clocks, seats: int) -> None:
        self.setup = setup
        self.per_move = {"move": setup.time, "days": setup.days * DAY}.get(setup.kind, 0)
        self.left: list[int] = [setup.base or self.per_move] * seats
        self.running: list[int] = []

    @property
    def counts(self) -> bool:
        return self.setup.kind != "none"

    def run(self, ms: int) -> None:
        """Time passes for the seats that are asked."""
        for seat in self.running:
            self.left[seat] -= ms

    def answered(self, seat: int) -> None:
        if self.setup.kind == "live":
            self.left[seat] += self.setup.increment

    def ask(self, seats: list[int], fresh: list[int]) -> None:
        """These seats are asked now; `fresh` of them something new."""
        if self.counts:
            self.running = seats
            if self.per_move:
                for seat in fresh:
                    self.left[seat] = self.per_move

    def first_out(self) -> tuple[int, int] | None:
        """The seat that will be out of time first, and in how many milliseconds."""
        if not self.running:
            return None
        seat = min(self.running, key=lambda s: self.left[s])
        return seat, max(0, self.left[seat])
