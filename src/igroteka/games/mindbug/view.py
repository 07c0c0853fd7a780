"""What each seat of Mindbug sees, and what questions and options mean."""

from typing import Final

from igroteka.core.decision import Arg, Choice, Decision
from igroteka.core.knowledge import SPECTATOR, Pool, RestrictedPool, visible
from igroteka.core.state import View
from igroteka.games.mindbug.cards.faces import FACES, KEYWORD_NAMES, Face
from igroteka.games.mindbug.effects.effect import Either
from igroteka.games.mindbug.options import ACTION, KEYWORD, LATER, MODE, PASS, SEAT, YES
from igroteka.games.mindbug.setup import fixed_decks
from igroteka.games.mindbug.state import Mindbug


def table(state: Mindbug) -> View:
    """Play areas with their boost cards, discard piles and Mindbugs are open (MB-063, MB-108), draw piles to nobody.
    The rules for four players are experimental, and say so."""
    return {
        "experimental": state.seats > 2,
        "active": state.active,
        "life": state.life[:],
        "offered": None if state.offered < 0 else card_seen(state, state.offered),
        "pending": [state.thing(effect.card) for effect in state.pending],
        "unused": len(state.unused),
        "revealed": [state.thing(card) for card in visible(list(state.unused), state.known, SPECTATOR)],
        "first": first_turn(state),
        "players": [player_seen(state, seat) for seat in range(state.seats)],
    }


def first_turn(state: Mindbug) -> list[View]:
    """Who revealed which unused card to find the first player, in order; a tie reveals again (MB-029, MB-030)."""
    cards = [card for card in state.unused if state.known[card] >> SPECTATOR & 1]
    told: list[View] = []
    contenders = list(range(state.seats))
    while 1 < len(contenders) <= len(cards) - len(told):
        lot = cards[len(told) : len(told) + len(contenders)]
        powers = [state.shows[card].power for card in lot]
        told += [
            {"seat": seat, "thing": state.thing(card), "power": power}
            for seat, card, power in zip(contenders, lot, powers, strict=True)
        ]
        contenders = [seat for seat, power in zip(contenders, powers, strict=True) if power == max(powers)]
    return told


def own(state: Mindbug, seat: int) -> View:
    """A seat sees its own hand, and the cards of other hands it has been shown."""
    seen: View = {}
    for holder in range(state.seats):
        if len(visible(state.hand[holder], state.known, seat)) > len(
            visible(state.hand[holder], state.known, SPECTATOR)
        ):
            seen[str(holder)] = hand_seen(state, holder, seat)
    return {"players": seen} if seen else {}


def player_seen(state: Mindbug, seat: int) -> View:
    return {
        "mindbugs": state.mindbugs[seat],
        **hand_seen(state, seat, SPECTATOR),
        "deck": len(state.deck[seat]),
        "board": [creature_seen(state, card, seat) for card in state.board[seat]],
        "discard": [card_seen(state, card) for card in state.discard[seat]],
        "haunting": [state.thing(card) for card in state.discard[seat] if state.shows[card].haunting.reach],
    }


def hand_seen(state: Mindbug, seat: int, eye: int) -> View:
    """Of a hand, the cards somebody knows; of the others how many."""
    hand = state.hand[seat]
    held = visible(hand, state.known, eye)
    return {"hand": [card_seen(state, card) for card in held], "hidden": len(hand) - len(held)}


def card_seen(state: Mindbug, card: int) -> View:
    face = state.shows[card]
    seen = {"thing": state.thing(card), **face_seen(face)}
    if face.next >= 0:
        seen["later"] = later_stages(face)
    return seen


def face_seen(face: Face) -> View:
    return {
        "name": face.name,
        "power": face.power,
        "keywords": keyword_names(face.keywords),
        "stage": face.stage,
    }


def later_stages(face: Face) -> list[View]:
    """The faces a creature may still evolve to: everybody may read them at any time (MB-110)."""
    stages: list[View] = []
    while face.next >= 0:
        face = FACES[face.next]
        stages.append(face_seen(face))
    return stages


def creature_seen(state: Mindbug, card: int, seat: int) -> View:
    return {
        **card_seen(state, card),
        "power": state.power(card, seat),
        "printed": state.shows[card].power,
        "keywords": keyword_names(state.keywords(card, seat)),
        "exhausted": card in state.exhausted,
        "shielded": card in state.shielded,
        "boosts": [state.thing(boost) for boost in state.boosts(card)],
    }


def keyword_names(keywords: int) -> list[str]:
    return [name for bit, name in enumerate(KEYWORD_NAMES) if keywords >> bit & 1]


# --- what is hidden ----------------------------------------------------------------------------------------------


class OneDeck(RestrictedPool):
    """The cards of one fixed deck: everybody knows whose deck a card is from."""

    def __init__(self, zones: list[list[int]], deck: list[int]) -> None:
        super().__init__(zones, as_sets=True)
        self.deck = deck

    def moves(self, fact: int) -> bool:
        return fact in self.deck


def pools(state: Mindbug) -> list[Pool]:
    """Hands, draw piles and unused cards may hold any card that was not seen; with fixed decks, one of that deck."""
    zones = [*state.hand, *state.deck, list(state.unused)]
    if state.settings["decks"]:
        return [OneDeck(zones, deck) for deck in fixed_decks(state.settings["decks"])]
    return [Pool(zones, as_sets=True)]


def put_back(state: Mindbug, pools: list[Pool]) -> None:
    """Hands are kept sorted; the unused cards are no list of the state's own."""
    for hand in state.hand:
        hand.sort()
    state.unused = tuple(pools[0].zones[-1])


# --- questions and options ---------------------------------------------------------------------------------------


def question(state: Mindbug, decision: Decision) -> dict[str, Arg]:
    return {} if decision.card < 0 else {"card": state.thing(decision.card)}


REFUSABLE: Final = ("mindbug", "block", "hunt", "again", "pay", "copy", "boost", "may-discard")


def choice(state: Mindbug, option: int, seat: int) -> Choice:
    """An option in words: what it does depends on the question, what it touches on the option alone."""
    decision = state.decision_for(seat)
    kind = "" if decision is None else decision.kind
    if option == PASS and kind == "block":
        return Choice("no-block", life=1 + state.worsening(seat), partner=partner_may_block(state, seat))
    if option == PASS:
        return Choice(f"no-{kind}" if kind in REFUSABLE else "done")
    if option == YES:
        return Choice("pay") if kind == "pay" else Choice("mindbug", card=state.thing(state.offered))
    if option > LATER:
        return Choice("order-later", card=state.thing(option - LATER), **marks(state, decision, option - LATER, seat))
    if option >= MODE:
        return Choice(f"mode-{mode_name(state, decision, option - MODE)}")
    if option >= SEAT:
        return Choice(kind, seat=f"seat:{option - SEAT}")
    if option >= KEYWORD:
        return Choice(kind, keyword=f"keyword:{KEYWORD_NAMES[option - KEYWORD]}")
    if option >= ACTION:
        return Choice("act", card=state.thing(option - ACTION), **marks(state, decision, option - ACTION, seat))
    if kind == "turn":
        kind = "attack" if option in state.board[seat] else "play"
    return Choice(kind, card=state.thing(option), **marks(state, decision, option, seat))


def partner_may_block(state: Mindbug, seat: int) -> str:
    """ "yes" if another defender is asked after this one, so that passing costs nothing yet."""
    decision = state.decision_for(seat)
    assert decision is not None
    frame = state.agenda[decision.frame]
    defenders = state.enemies(frame.seat)
    later = defenders[defenders.index(seat) + 1 :]
    return "yes" if any(state.blockers(frame.card, frame.seat, other) for other in later) else "no"


def marks(state: Mindbug, decision: Decision | None, card: int, seat: int) -> dict[str, Arg]:
    """What tells a card from another one of its name among the options: owner, power, whether it is exhausted."""
    if decision is None or not has_twin(state, decision, card):
        return {}
    owner = next((other for other in range(state.seats) if card in zone_of(state, other)), seat)
    power = state.power(card, owner) if card in state.board[owner] else state.shows[card].power
    return {"owner": f"seat:{owner}", "power": power, "exhausted": "yes" if card in state.exhausted else "no"}


def has_twin(state: Mindbug, decision: Decision, card: int) -> bool:
    """Whether the question offers another card of the same name."""
    name = state.shows[card].name
    for option in decision.options:
        other = option - LATER if option > LATER else option - ACTION if ACTION <= option < KEYWORD else option
        if 0 <= other < len(state.shows) and other != card and state.shows[other].name == name:
            return True
    return False


def zone_of(state: Mindbug, seat: int) -> list[int]:
    """All cards that lie with a seat and can be chosen."""
    under = [boost for creature in state.board[seat] for boost in state.boosts(creature)]
    return [*state.board[seat], *under, *state.discard[seat], *state.hand[seat]]


def mode_name(state: Mindbug, decision: Decision | None, number: int) -> str:
    """Which of two effects this is."""
    assert decision is not None
    verb = state.agenda[decision.frame].verb
    assert isinstance(verb, Either)
    return verb.modes[number]
