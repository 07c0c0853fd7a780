"""What may happen at a table besides moves: offers, clocks, chat, presence, seats."""

import asyncio
import time
from typing import Any

from igroteka.client import new_secret
from tests.server.room import Person, Server, refusal, review_of, two_at


def story(server: Server, **more: Any) -> Any:
    """Tell a story of two people at a begun table."""

    def told(steps: Any) -> None:
        async def run() -> None:
            async with two_at(server, **more) as (first, second):
                mover, other = (first, second) if first.my_decision() else (second, first)
                await steps(mover, other)

        asyncio.run(run())

    return told


def test_a_stale_move_is_refused_with_the_current_view(server: Server) -> None:
    @story(server)
    async def _(mover: Person, other: Person) -> None:
        old = mover.n
        await mover.move()
        await other.until(lambda: other.n == mover.n)
        asked = mover if mover.my_decision() else other
        option = asked.my_decision()["options"][0]["option"]  # type: ignore[index]
        answer = await asked.ask("move", n=old, option=option)
        assert answer["error"] == "stale" and answer["view"] == asked.view


def test_a_repeated_move_gets_the_same_answer_and_is_done_once(server: Server) -> None:
    @story(server)
    async def _(mover: Person, other: Person) -> None:
        first = await mover.move()
        n = mover.n
        again: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        mover.answers[first["id"]] = again
        await mover._send({"do": "move", "id": first["id"], "n": 1, "option": 0})
        assert await again == first
        assert mover.n == n


def test_an_illegal_move_is_refused_and_why_says_the_rule(server: Server) -> None:
    @story(server)
    async def _(mover: Person, other: Person) -> None:
        assert await mover.refused("move", n=mover.n, option=100_000) == "illegal-move"
        assert await other.refused("move", n=other.n, option=0) == "illegal-move"
        why = await mover.ask("why", thing="seat:1")
        assert why["why"]["rule"].startswith("MB-")
        card = mover.my_decision()["options"][0]["card"]  # type: ignore[index]
        assert (await mover.ask("why", thing=card))["why"] is None
        assert (await other.ask("why", thing=card))["why"]["key"] == "not-asked"


def test_an_option_is_shown_beforehand_as_far_as_its_seat_can_know(server: Server) -> None:
    @story(server)
    async def _(mover: Person, other: Person) -> None:
        option = mover.my_decision()["options"][0]  # type: ignore[index]
        told = (await mover.ask("preview", n=mover.n, option=option["option"]))["preview"]
        assert told["events"] == [{"kind": "play", "seat": f"seat:{mover.seat}", "card": option["card"]}]
        assert told["certain"] is False and told["replies"] == []  # a card is drawn then
        assert await other.refused("preview", n=other.n, option=option["option"]) == "illegal-move"
        before = mover.n
        await mover.move()
        asked = mover if mover.my_decision() else other
        await asked.until(lambda: asked.n == mover.n)
        assert await asked.refused("preview", n=before - 1, option=0) == "stale"


def test_a_hint_ranks_the_options(server: Server) -> None:
    @story(server)
    async def _(mover: Person, other: Person) -> None:
        hint = (await mover.ask("hint"))["hint"]
        assert {h["option"] for h in hint} == {o["option"] for o in mover.my_decision()["options"]}  # type: ignore[index]
        assert all(0.0 <= h["value"] <= 1.0 for h in hint)
        assert await other.refused("hint") == "not-asked"


def test_undo_needs_consent_once_a_card_was_shown(server: Server) -> None:
    @story(server)
    async def _(mover: Person, other: Person) -> None:
        assert await mover.refused("offer", what="undo") == "nothing-to-undo"
        before = mover.view
        await mover.move()
        await mover.do("offer", what="undo")
        assert mover.table["offer"]["wait"] == [other.seat]
        await other.until(lambda: bool(other.table["offer"]))
        await other.do("reply", what="undo", yes=True)
        await mover.until(lambda: mover.n == other.n)
        assert mover.view == before
        assert mover.updates("reply")[-1]["undone"] == 1


def test_undo_is_free_while_nothing_was_revealed(server: Server) -> None:
    """An attack shows nothing hidden: it can be taken back until somebody answers it."""

    async def run() -> None:
        for _ in range(20):
            async with two_at(server) as (first, second):
                for _ in range(40):
                    mover, other = (first, second) if first.my_decision() else (second, first)
                    decision = mover.my_decision()
                    if decision is None or mover.table["status"] == "over":
                        break
                    kinds = [option["kind"] for option in decision["options"]]
                    before = mover.view
                    if decision["kind"] == "turn" and "attack" in kinds:
                        await mover.move(kinds.index("attack"))
                        await other.until(lambda m=mover, o=other: o.n == m.n)
                        if other.my_decision() and other.my_decision()["kind"] == "block":  # type: ignore[index]
                            await mover.do("offer", what="undo")
                            assert mover.view == before and mover.table["offer"] is None
                            return
                    else:
                        await mover.move(kinds.index("no-mindbug") if "no-mindbug" in kinds else 0)
                    last = max(first.n or 0, second.n or 0)
                    await first.until(lambda f=first, n=last: f.n >= n)
                    await second.until(lambda s=second, n=last: s.n >= n)
        raise AssertionError("no attack that reveals nothing in twenty games")

    asyncio.run(run())


def test_a_bot_agrees_to_undo(server: Server) -> None:
    async def run() -> None:
        secret = new_secret()
        table = server.open(secret, "me", "greedy", start=True)["id"]
        async with Person(server, table, secret) as me:
            await me.move()
            await me.until(lambda: me.my_decision() is not None)
            await me.do("offer", what="undo")
            assert me.updates("offer")[-1]["undone"] >= 1
            await me.until(lambda: me.my_decision() is not None)

    asyncio.run(run())


def test_a_draw_by_agreement(server: Server) -> None:
    @story(server)
    async def _(mover: Person, other: Person) -> None:
        await mover.do("offer", what="draw")
        await other.until(lambda: bool(other.table["offer"]))
        assert await other.refused("reply", what="undo", yes=True) == "no-offer"
        await other.do("reply", what="draw", yes=False)
        assert await mover.refused("offer", what="draw") == "no-draw"
        await mover.move()
        await other.until(lambda: other.n == mover.n)
        await other.do("offer", what="draw")
        await mover.until(lambda: bool(mover.table["offer"]))
        await mover.do("reply", what="draw", yes=True)
        assert mover.table["result"] == {"reason": "draw", "outcome": [0.5, 0.5], "seat": None}
        assert await mover.refused("move", n=mover.n, option=0) == "table-over"


def test_concede_and_rematch_with_seats_moved_on(server: Server) -> None:
    @story(server)
    async def _(mover: Person, other: Person) -> None:
        await mover.do("concede")
        await other.until(lambda: other.table["status"] == "over")
        assert other.table["result"]["outcome"][other.seat] == 1.0
        assert other.table["seed"] and other.view["decisions"] == []  # type: ignore[index]
        await other.do("offer", what="rematch")
        await mover.until(lambda: bool(mover.table["offer"]))
        await mover.do("reply", what="rematch", yes=True)
        await mover.until(lambda: bool(mover.table["rematch"]))
        async with Person(server, mover.table["rematch"], mover.secret) as again:
            assert again.seat == 1 - mover.seat  # type: ignore[operator]
            await again.until(lambda: again.table["status"] == "playing")
        mine = server.get("/api/tables?mine=1", mover.secret)["tables"]
        assert [row["status"] for row in mine] == ["playing", "over"]
        assert mine[0]["seat"] == 1 - mover.seat  # type: ignore[operator]


def test_chat_is_plain_text_and_can_be_muted(server: Server) -> None:
    @story(server)
    async def _(mover: Person, other: Person) -> None:
        await mover.do("say", text="<script>alert(1)</script>\u202e\x00 hi")
        await other.until(lambda: bool(other.updates("say")))
        assert other.updates("say")[0]["entry"]["text"] == "<script>alert(1)</script> hi"
        assert await mover.refused("say", text=" \n ") == "nothing-said"
        await mover.do("emote", emote="hello")
        assert await mover.refused("emote", emote="<b>") == "unknown-emote"
        await other.do("mute", seat=mover.seat, on=True)
        assert not mover.updates("mute")
        await mover.do("say", text="not heard")
        await other.do("say", text="heard")
        await other.do("mute", seat=mover.seat, on=False)
        await mover.do("say", text="again")
        await other.until(lambda: len(other.updates("say")) == 3)
        assert [u["entry"]["text"] for u in other.updates("say")][1:] == ["heard", "again"]


def test_spectators_see_what_everybody_may_and_whisper_among_themselves(server: Server) -> None:
    @story(server)
    async def _(mover: Person, other: Person) -> None:
        async with Person(server, mover.table["id"], "") as eye, Person(server, mover.table["id"]) as another:
            assert eye.seat is None and eye.view["seat"] is None  # type: ignore[index]
            assert all("options" not in decision for decision in eye.view["decisions"])  # type: ignore[index]
            assert await eye.refused("move", n=eye.n, option=1) == "not-seated"
            await eye.do("say", text="psst")
            await another.until(lambda: bool(another.updates("say")))
            assert another.heard[-1]["entry"]["seat"] is None
            await mover.until(lambda: mover.heard[-1].get("watching") == 2)
            await mover.do("say", text="hello")
            assert [u["entry"]["text"] for u in mover.updates("say")] == ["hello"]


def test_everybody_sees_who_is_connected(server: Server) -> None:
    @story(server)
    async def _(mover: Person, other: Person) -> None:
        async with Person(server, mover.table["id"], other.secret):
            pass  # a second device comes and goes: still there
        await other.__aexit__()
        await mover.until(
            lambda: mover.heard[-1]["type"] == "presence" and not mover.heard[-1]["seats"][other.seat]["online"]
        )
        assert mover.heard[-1]["seats"][other.seat]["away"] > 0


def test_an_abandoned_seat_goes_to_a_bot_and_back(tmp_path: Any) -> None:
    server = Server(str(tmp_path / "room.sqlite"), tmp_path / "log", IGROTEKA_AWAY="0.2").start()

    @story(server)
    async def _(mover: Person, other: Person) -> None:
        assert await mover.refused("bot", seat=other.seat, bot="random") == "not-abandoned"
        await other.__aexit__()
        await asyncio.sleep(0.4)
        await mover.do("bot", seat=other.seat, bot="random")
        assert mover.table["seats"][other.seat]["bot"] == "baseline", "the game's own player, whichever was asked for"
        for _ in range(3):
            await mover.move()
            await mover.until(lambda: mover.my_decision() is not None or mover.table["status"] == "over")
        async with Person(server, mover.table["id"], other.secret) as returned:
            if returned.table["status"] == "playing":
                await returned.do("back")
                assert returned.table["seats"][other.seat]["bot"] is None

    server.stop()


def test_out_of_time_a_seat_loses(server: Server) -> None:
    @story(server, clock={"kind": "live", "base": 10_000, "increment": 0, "out": "lose"})
    async def _(mover: Person, other: Person) -> None:
        clock = [message["clock"] for message in mover.heard if "clock" in message][-1]
        assert clock["running"] == [mover.seat] and min(clock["left"]) > 9_000
        began = time.monotonic()
        await other.until(lambda: other.table["status"] == "over", 20)
        assert 9 < time.monotonic() - began < 13
        assert other.table["result"]["reason"] == "time"
        assert other.table["result"]["outcome"][other.seat] == 1.0


def test_out_of_time_for_one_move_a_bot_makes_it(server: Server) -> None:
    @story(server, clock={"kind": "move", "time": 3_000})
    async def _(mover: Person, other: Person) -> None:
        await mover.until(lambda: bool(mover.updates("move")), 10)
        assert mover.updates("flag")[0]["entry"]["seat"] == mover.seat
        assert mover.updates("move")[0]["entry"] == {"kind": "move", "seat": mover.seat, "bot": True}
        assert mover.table["seats"][mover.seat]["bot"] is None


def test_seats_before_the_game(server: Server) -> None:
    async def run() -> None:
        secret = new_secret()
        table = server.open(secret, "me", "open", public=True)
        assert table["status"] == "open"
        assert table["id"] in [row["id"] for row in server.get("/api/tables")["tables"]]
        async with Person(server, table["id"], secret) as host, Person(server, table["id"]) as guest:
            assert await host.refused("start") == "seats-open"
            assert await guest.refused("start") == "not-seated"
            assert await guest.refused("sit", seat=0, name="Thief") == "seat-taken"
            assert await guest.refused("sit", seat=7, name="Nobody") == "no-such-seat"
            assert await guest.refused("sit", seat=1, name=" \u200b ") == "bad-name"
            assert await guest.refused("bot", seat=1, bot="greedy") == "not-host"
            await guest.do("sit", seat=1, name="Гість")
            assert guest.seat == 1
            await guest.do("stand")
            assert await host.refused("bot", seat=1, bot="nobody") == "unknown-bot"
            await host.do("bot", seat=1, bot="random")
            await host.do("bot", seat=1, bot=None)
            invited = await host.do("invite", seat=1, name="Machine")
            async with Person(server, table["id"], invited["secret"]) as machine:
                assert machine.seat == 1
                await machine.do("start")
                assert await guest.refused("sit", seat=1, name="Late") == "table-playing"

    asyncio.run(run())


def test_a_rematch_takes_one_wish_of_each(server: Server) -> None:
    """Whoever asks second agrees: both press the same button, in whatever order."""

    @story(server)
    async def _(mover: Person, other: Person) -> None:
        await mover.do("concede")
        await other.until(lambda: other.table["status"] == "over")
        await mover.do("offer", what="rematch")
        assert await mover.refused("offer", what="rematch") == "offer-open"
        await other.do("offer", what="rematch")
        await mover.until(lambda: bool(mover.table["rematch"]))
        rows = server.get("/api/tables?mine=1", other.secret)["tables"]
        assert sorted(row["status"] for row in rows) == ["over", "playing"]
        assert next(row for row in rows if row["status"] == "over")["outcome"][other.seat or 0] == 1.0


def test_any_moment_of_a_finished_match_can_be_played_on_from(server: Server) -> None:
    @story(server)
    async def _(mover: Person, other: Person) -> None:
        await mover.move()
        moment = {"table": mover.table["id"], "move": 1}
        wish: dict[str, Any] = {"moment": moment, "start": True}
        assert refusal(lambda: server.open(mover.secret, "me", "greedy", **wish)) == (409, "not-over")
        await mover.do("concede")
        table = server.open(mover.secret, "me", "greedy", **wish)
        async with Person(server, table["id"], mover.secret) as again:
            assert again.view["moves"] >= 1
            while again.table["status"] == "playing":
                await again.until(lambda: again.my_decision() is not None or again.table["status"] == "over")
                if again.my_decision() is not None:
                    await again.move()
        judged = await asyncio.to_thread(review_of, server, table["id"])
        assert judged["decisions"], "a match from a position is replayed and reviewed like any other"
        later = {**moment, "move": 1000}
        assert refusal(lambda: server.open(mover.secret, "me", "greedy", moment=later, start=True)) == (
            400,
            "bad-number",
        )
