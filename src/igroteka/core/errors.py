"""The ways a request can be wrong. Each error carries a key and arguments; text/ puts it into words."""


class GameError(Exception):
    """A request that cannot be met; `key` names the sentence that says why (`error-<key>`)."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key, args)
        self.key = key
        self.details: dict[str, object] = args

    def __str__(self) -> str:
        listed = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.key} ({listed})" if listed else self.key


class IllegalMove(GameError):
    """An answer that was not offered; the state is unchanged."""


class BadSetting(GameError):
    """A game, variant or seat count that does not exist."""


class BadPosition(GameError):
    """Words that describe no possible position."""


class BadFile(GameError):
    """A saved match that is torn, edited or of another kind."""


class BadGame(GameError):
    """A game that lacks something every game has; said when it is registered, before anybody plays it."""
