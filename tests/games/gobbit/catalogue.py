"""The rules of Gobb'it about hands, as scenes to be played through the referee.

python -m tests.games.gobbit.catalogue     # the table of docs/notebook/gobbit.md
"""

from typing import Any

from tests.games.gobbit.clients import Scene, scene, wrong

DELAYS = (0, 40, 100, 200)  # milliseconds that a message takes in one direction
JITTERS = (0, 50)  # milliseconds that it may take longer
SEEDS = 8  # runs of a scene where there is chance in the lines

# --- positions ---------------------------------------------------------------------------------------------------

P1, P2, P3, P4 = 0, 1, 2, 3
EXAMPLE: dict[str, Any] = {  # the example of the rulebook: P2's snake, P3's chameleon, P1 beside them (GB-031)
    "pile0": "yellow_fly", "pile1": "red_fly blue_snake", "pile2": "yellow_chameleon blue_chameleon",
    "deck0": "yellow_snake 3", "deck1": 4, "deck2": "red_chameleon 3", "turn": P1,
}  # fmt: skip
TWO_HANDS: dict[str, Any] = {  # P1 may eat P2 and P3 and has to defend against P4
    "pile0": "blue_chameleon", "pile1": "blue_fly", "pile2": "blue_yellow_fly", "pile3": "blue_snake",
    "deck0": 2, "deck1": 2, "deck2": 2, "deck3": 2,
}  # fmt: skip
CHAIN: dict[str, Any] = {
    "pile0": "blue_snake", "pile1": "blue_chameleon", "pile2": "blue_fly", "deck0": 2, "deck1": 2, "deck2": 2,
}  # fmt: skip
RIVALS: dict[str, Any] = {
    "pile0": "blue_fly", "pile1": "blue_chameleon", "pile2": "blue_chameleon", "deck0": 2, "deck1": 2, "deck2": 2,
}  # fmt: skip
FLIES: dict[str, Any] = {
    "pile0": "red_snake red_blue_fly", "pile1": "blue_chameleon", "pile2": "yellow_fly", "discard": "red_chameleon",
    "deck0": 3, "deck1": 3, "deck2": 3, "turn": P1,
}  # fmt: skip
HAUNTED: dict[str, Any] = {  # P1 is a ghost; P2 and P3 show a pair
    "pile1": "red_fly blue_snake", "pile2": "yellow_fly blue_snake", "deck1": 3, "deck2": 3, "turn": P2,
}  # fmt: skip
GORILLA: dict[str, Any] = {  # P1 has just opened a gorilla before three piles
    "pile0": "red_fly gorilla", "pile1": "yellow_fly blue_snake", "pile2": "red_chameleon", "pile3": "blue_fly",
    "deck0": 3, "deck1": 3, "deck2": 3, "deck3": 3, "turn": P1, "opener": P1, "striking": P1,
}  # fmt: skip
LONE: dict[str, Any] = {  # P1 alone can still open cards, and has just opened a chameleon before P2's snake
    "pile0": "blue_chameleon", "pile1": "blue_snake", "deck0": 2, "deck1": "", "turn": P2, "opener": P1, "solo": P1,
}  # fmt: skip
SMALL: dict[str, Any] = {"deck0": 3, "deck1": 3, "turn": P2}


def pair(mine: str, theirs: str, condition: str = "", **more: Any) -> dict[str, Any]:
    """P1 with one card before P2's, under a condition of the expert variant."""
    expert = {"level": "expert", "discard": f"red_chameleon/{condition}"} if condition else {}
    return {**SMALL, "pile0": mine, "pile1": theirs, **expert, **more}


def chain(name: str, rules: str, mine: str, theirs: str, kind: str, condition: str = "") -> Scene:
    """P1 slaps P2's card: right or a mistake."""
    never = "mistake" if kind in ("eaten", "scattered") else "eaten scattered"
    return scene(name, rules, pair(mine, theirs, condition), "P1 slap P2 300", told=kind, never=never)


SCENES: tuple[Scene, ...] = (
    # The food chain
    chain("a snake eats a chameleon", "GB-008 GB-010", "blue_snake", "blue_chameleon", "eaten"),
    chain("a chameleon eats a fly", "GB-011", "red_chameleon", "red_fly", "eaten"),
    chain("a chameleon eats a fly of two colours", "GB-016", "red_chameleon", "red_blue_fly", "eaten"),
    chain("a chameleon does not eat a snake", "GB-012", "blue_chameleon", "blue_snake", "mistake"),
    chain("another colour is a mistake", "GB-013 GB-038", "blue_snake", "red_chameleon", "mistake"),
    chain("a snake leaves flies alone", "GB-014", "blue_snake", "blue_fly", "mistake"),
    chain("flies attack nobody", "GB-015", "blue_fly", "blue_chameleon", "mistake"),
    chain("who shows no card errs", "GB-110 GB-076", "", "blue_fly", "mistake-deck"),
    # Attack, defence, mistakes
    scene("the prey is eaten with all below it", "GB-017 GB-034 GB-035 GB-070", EXAMPLE, "P2 slap P3 300",
          told="eaten", decks=(4, 6, 4), piles={P2: "red_fly blue_snake", P3: ""}),
    scene("the first hand wins: the attack", "GB-009 GB-034 GB-104", EXAMPLE, "P2 slap P3 300", "P3 cover 550",
          told="eaten", never="saved mistake", decks=(4, 6, 4)),
    scene("the first hand wins: the defence", "GB-036 GB-037 GB-071", EXAMPLE, "P3 cover 300", "P2 slap P3 550",
          told="saved", never="eaten mistake", decks=(4, 4, 6), piles={P2: "red_fly blue_snake"}),
    scene("a threat is enough to defend", "GB-111", EXAMPLE, "P3 cover 300", told="saved", never="mistake"),
    scene("a bystander errs", "GB-033 GB-110", EXAMPLE, "P1 slap P3 300", told="mistake", discard="yellow_fly"),
    scene("a mistake costs the whole pile", "GB-039 GB-042", EXAMPLE, "P2 slap P1 300", told="mistake",
          discard="blue_snake red_fly", piles={P2: ""}),
    scene("a needless defence is a mistake", "GB-040 GB-041", EXAMPLE, "P1 cover 300", told="mistake",
          discard="yellow_fly"),
    scene("a bare player pays with the deck", "GB-076", {**EXAMPLE, "pile0": ""}, "P1 slap P2 300",
          told="mistake-deck", decks=(3, 4, 4), discard="yellow_snake"),
    scene("the discard without three flies", "GB-075", {**EXAMPLE, "discard": "red_fly"}, "P1 call 300",
          told="mistake", discard="red_fly yellow_fly"),
    scene("nobody has to wait for a card of everybody", "GB-069", {**EXAMPLE, "pile0": ""}, "P2 slap P3 300",
          told="eaten"),
    scene("the card that is covered counts no more", "GB-025 GB-026 GB-060",
          {**EXAMPLE, "pile1": "blue_snake red_snake"}, "P2 slap P3 300", told="mistake", never="eaten"),
    # Two hands
    scene("attack and defence, 20 ms apart", "GB-066 GB-067", TWO_HANDS, "P1 slap P2 300", "P1 cover 320",
          told="eaten saved", never="mistake", decks=(4, 2, 2, 2)),
    scene("two attacks and a defence, 20 ms apart", "GB-066 GB-067 GB-114", TWO_HANDS, "P1 slap P2 300",
          "P1 slap P3 320", "P1 cover 340", told="eaten saved", never="mistake", decks=(5, 2, 2, 2)),
    scene("defence first, the attack 20 ms later", "GB-067", TWO_HANDS, "P1 cover 300", "P1 slap P2 320",
          told="eaten saved", never="mistake", decks=(4, 2, 2, 2)),
    scene("one hand after the other", "GB-066 GB-114", TWO_HANDS, "P1 slap P2 300", "P1 slap P3 500",
          told="eaten", never="mistake", decks=(4, 2, 2, 2)),
    scene("each of two players eats", "GB-114", {**TWO_HANDS, "pile3": "yellow_chameleon"}, "P1 slap P2 300",
          "P4 slap P3 310", told="eaten", never="mistake", decks=(3, 2, 2, 3)),
    scene("down the chain both keep what they won", "GB-115", CHAIN, "P1 slap P2 300", "P2 slap P3 320",
          told="eaten", never="mistake", decks=(3, 3, 2)),
    scene("the first of several attackers", "GB-103 GB-104", RIVALS, "P3 slap P1 300", "P2 slap P1 550",
          "P1 cover 560", told="eaten", never="mistake saved", decks=(2, 2, 3)),
    scene("one pile is slapped once", "GB-109", EXAMPLE, "P1 slap P3 300", "P1 slap P3 350", told="mistake",
          discard="yellow_fly", decks=(4, 4, 4)),
    scene("an empty place costs nothing", "GB-108", {**EXAMPLE, "pile0": ""}, "P2 slap P1 300",
          never="mistake mistake-deck"),
    # Mistakes with what follows them
    scene("the last breath, at once", "GB-072 GB-112", EXAMPLE, "P2 slap P1 250", "P2 slap P3 300",
          told="mistake eaten", never="mistake-deck", decks=(4, 6, 4), discard="blue_snake red_fly"),
    scene("the last breath, 250 ms later", "GB-072 GB-112", EXAMPLE, "P2 slap P1 250", "P2 slap P3 500",
          told="mistake eaten", never="mistake-deck", decks=(4, 6, 4), discard="blue_snake red_fly"),
    scene("eaten 100 ms after the own mistake", "GB-073 GB-112", EXAMPLE, "P3 slap P1 200", "P2 slap P3 300",
          told="mistake eaten", decks=(4, 6, 4), discard=""),
    scene("eaten, then a mistake", "GB-073", EXAMPLE, "P2 slap P3 300", "P3 slap P1 330", told="eaten",
          never="mistake-deck", decks=(4, 6, 4), discard=""),
    scene("a mistake and a defence", "GB-074 GB-112", EXAMPLE, "P3 slap P1 200", "P3 cover 300", told="mistake",
          never="eaten", decks=(4, 4, 4), discard="blue_chameleon yellow_chameleon"),
    scene("several mistakes at once cost one pile", "GB-113", EXAMPLE, "P1 slap P2 300", "P1 slap P3 320",
          "P1 cover 340", told="mistake", never="mistake-deck", discard="yellow_fly", decks=(4, 4, 4)),
    scene("a further mistake costs a card", "GB-113 GB-076", EXAMPLE, "P1 slap P2 300", "P1 slap P2 500 /1",
          told="mistake mistake-deck", discard="yellow_fly yellow_snake", decks=(3, 4, 4)),
    # Turns and cards
    scene("cards are opened clockwise", "GB-022 GB-023 GB-028", EXAMPLE, "P1 open 500", told="open", turn=P2,
          piles={P1: "yellow_fly yellow_snake"}),
    scene("a hand before the next card wins the old pile", "GB-105 GB-106", {**EXAMPLE, "turn": P3, "opener": P2},
          "P2 slap P3 700", "P3 open 760", told="eaten open", never="mistake", piles={P3: "red_chameleon"}),
    scene("slapping ahead of a card is a mistake", "GB-107",
          pair("blue_snake", "red_chameleon", deck1="blue_chameleon 2"), "P1 slap P2 450", "P2 open 700",
          told="mistake", never="eaten", discard="blue_snake"),
    scene("a conflict stays while cards are opened", "GB-026 GB-027", EXAMPLE, "P1 open 400",
          "P2 slap P3 400 /1", told="open eaten", never="mistake"),
    scene("nobody waits for a player who is away", "GB-116 GB-127", EXAMPLE, told="open", until="open"),
    scene("a card out of turn goes to the discard", "GB-063 GB-117",
          {**EXAMPLE, "hasty": "yes", "deck1": "red_snake 3"}, "P2 open 400", "P1 open 600 /1",
          told="early stray", discard="red_snake", turn=P2),
    scene("eaten because of a card out of turn", "GB-064",
          {**EXAMPLE, "hasty": "yes", "pile0": "red_snake", "deck1": "red_chameleon 3", "turn": P3},
          "P2 open 400", "P1 slap P2 300 /1", told="early eaten", never="mistake stray", discard=""),
    scene("without a deck one keeps playing", "GB-065", {**EXAMPLE, "deck1": "", "turn": P2}, "P2 slap P3 300",
          told="eaten", turn=P2),
    scene("the only opener goes on", "GB-082", LONE, "P1 open 500", told="open", turn=P1),
    scene("the only opener is eaten", "GB-084 GB-028", LONE, "P2 slap P1 300", told="eaten", never="end", turn=P2),
    scene("the only opener defends", "GB-085 GB-086", LONE, "P1 cover 300", "P2 slap P1 550", told="saved end",
          never="eaten"),
    scene("the last player with cards", "GB-007 GB-126", pair("blue_snake", "blue_chameleon", deck1=""),
          "P1 slap P2 300", told="eaten end"),
    # Gobb'it!
    scene("Gobb'it!", "GB-044 GB-045 GB-046 GB-047 GB-048 GB-081", FLIES, "P2 call 300", "P2 rob P1 700 /1",
          told="gobbit robbed", never="mistake", decks=(3, 6, 4), turn=P2),
    scene("the first on the discard", "GB-046 GB-121", FLIES, "P3 call 300", "P2 call 550", "P3 rob P1 700 /1",
          told="gobbit robbed", never="mistake", decks=(3, 4, 6), turn=P3),
    scene("three flies: nobody eats or errs", "GB-079 GB-080", FLIES, "P2 slap P1 300", "P1 cover 320",
          "P3 slap P2 340", never="eaten saved mistake", discard="red_chameleon"),
    scene("the call after idle hands", "GB-079 GB-119", FLIES, "P2 slap P1 300", "P2 call 350", "P2 rob P1 700 /1",
          told="gobbit robbed", never="mistake eaten"),
    scene("a hand on a pile is no choice of a victim", "GB-046 GB-122", FLIES, "P2 call 300", "P2 slap P3 320",
          "P2 rob P1 900 /1", told="gobbit robbed", decks=(3, 6, 4)),
    scene("time runs out: the largest pile", "GB-122", FLIES, "P2 call 300", told="gobbit robbed", until="robbed",
          decks=(3, 6, 4)),
    # Ghosts
    scene("a ghost attacks one of a pair", "GB-050 GB-052 GB-054", HAUNTED, "P1 slap P2 300", told="scattered",
          never="ghost-mistake", discard="blue_snake red_fly", piles={P3: "yellow_fly blue_snake"}),
    scene("a ghost attacks both, 20 ms apart", "GB-051 GB-054", HAUNTED, "P1 slap P2 300", "P1 slap P3 320",
          told="scattered", never="ghost-mistake", piles={P2: "", P3: ""}, decks=(0, 3, 3)),
    scene("a ghost attacks both, one after the other", "GB-051", HAUNTED, "P1 slap P2 300", "P1 slap P3 550",
          told="scattered", never="ghost-mistake", piles={P2: "", P3: ""}),
    scene("a pair is defended against a ghost", "GB-053", HAUNTED, "P2 cover 300", "P1 slap P2 550", told="saved",
          never="scattered mistake ghost-mistake", decks=(0, 5, 3)),
    scene("a ghost's mistake: the pile goes back", "GB-077 GB-123", {**HAUNTED, "pile2": "yellow_fly"},
          "P1 slap P2 300", "P2 yes 500 /1", told="ghost-mistake saved", decks=(0, 5, 3)),
    scene("a ghost's mistake: the pile stays", "GB-077", {**HAUNTED, "pile2": "yellow_fly", "turn": P3},
          "P1 slap P2 300", "P2 no 500 /1", told="ghost-mistake", never="saved", piles={P2: "red_fly blue_snake"}),
    scene("who loses everything becomes a ghost", "GB-049 GB-125", {**EXAMPLE, "deck2": ""}, "P2 slap P3 300",
          told="eaten ghost"),
    # The gorilla
    scene("a gorilla strikes one pile", "GB-055 GB-057", GORILLA, "P1 slap P2 300", told="scattered",
          never="mistake", discard="blue_snake yellow_fly", turn=P1),
    scene("a gorilla strikes three piles with both hands", "GB-055 GB-114 GB-118", GORILLA, "P1 slap P2 300",
          "P1 slap P3 320", "P1 slap P4 480", told="scattered", never="mistake", piles={P2: "", P3: "", P4: ""}),
    scene("a gorilla strikes one pile after the other", "GB-055 GB-118", GORILLA, "P1 slap P2 300",
          "P1 slap P3 500", "P1 slap P4 700", told="scattered", never="mistake", piles={P2: "", P3: "", P4: ""}),
    scene("the others defend against a gorilla", "GB-056", GORILLA, "P3 cover 300", "P1 slap P3 550",
          "P1 slap P2 560", told="saved scattered", never="mistake", discard="blue_snake yellow_fly"),
    scene("the gorilla's owner opens again", "GB-058 GB-118", GORILLA, "P1 open 500", told="open", turn=P2),
    scene("nobody slaps a gorilla", "GB-118", GORILLA, "P3 slap P1 300", told="mistake", discard="red_chameleon"),
    scene("a gorilla as the last card", "GB-068", {**EXAMPLE, "deck0": "gorilla"}, "P1 open 500",
          told="last-gorilla ghost", discard="gorilla yellow_fly"),
    # The expert variant
    chain("exploding flies", "GB-090 GB-091", "blue_chameleon", "blue_fly", "mistake", "flies_explode"),
    chain("colour does not matter", "GB-092", "red_snake", "blue_chameleon", "eaten", "colour_off"),
    chain("the chain reversed", "GB-093", "blue_fly", "blue_chameleon", "eaten", "reverse_chain"),
    chain("the usual chain is wrong then", "GB-090 GB-093", "blue_snake", "blue_chameleon", "mistake",
          "reverse_chain"),
    chain("snakes eat flies", "GB-094", "blue_snake", "blue_fly", "eaten", "snakes_eat_flies"),
    chain("different colours", "GB-095", "red_snake", "blue_chameleon", "eaten", "different_colours"),
    chain("the same colour then is a mistake", "GB-095", "blue_snake", "blue_chameleon", "mistake",
          "different_colours"),
    chain("all are ghosts", "GB-096", "blue_fly", "blue_fly", "scattered", "all_ghosts"),
    scene("a new condition with the discard", "GB-088 GB-089",
          pair("red_snake/colour_off", "blue_fly", "reverse_chain"), "P1 slap P2 300", told="mistake condition"),
)  # fmt: skip


def share_right(delay: int, jitter: int) -> tuple[int, int]:
    """Of all runs of all scenes, how many end as the rules say."""
    seeds = range(SEEDS if jitter else 1)
    runs = [wrong(play, (delay,), jitter, seed) for play in SCENES for seed in seeds]
    return runs.count(""), len(runs)


if __name__ == "__main__":
    print("| delay, one way | jitter | runs | as the rules say |\n|---|---|---|---|")
    for jitter in JITTERS:
        for delay in DELAYS:
            right, runs = share_right(delay, jitter)
            print(f"| {delay} ms | {jitter} ms | {runs} | {100 * right / runs:.1f} % |")
