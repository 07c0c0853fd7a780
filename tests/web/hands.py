"""Hands at the web table: they touch lit things only."""

import json
import urllib.request
from typing import Any

# Plays inside the page: every few milliseconds touches something lit, chosen by a small generator; stops when the
# result is shown, or after so many touches.
HANDS = """
([seed, most]) => {
  let state = seed, touches = 0;
  const next = (n) => { state = (state * 1103515245 + 12345) % 2147483648; return Math.floor(state / 65536) % n; };
  clearInterval(window.hands);
  window.touches = 0;
  window.hands = setInterval(() => {
    if (document.querySelector("dialog[open]") || touches >= most) {
      clearInterval(window.hands);
      window.done = true;
      return;
    }
    const menu = [...document.querySelectorAll(".choices .option")];
    const lit = menu.length ? menu : [...document.querySelectorAll(".piece.lit, .prompt .option:not(:disabled)")];
    if (!lit.length) return;
    window.touches = ++touches;
    lit[next(lit.length)].click();
  }, 25);
}
"""


def open_table(
    page: Any,
    game: str,
    seats: list[str],
    settings: dict[str, Any] | None = None,
    prepared: str = "",
    clock: dict[str, Any] | None = None,
) -> str:
    """A table opened by this page's person: seats are "me", "open" or a bot's name; it begins as it is prepared."""
    wish = {
        "game": game,
        "settings": settings or {},
        "public": True,
        "start": True,
        "seats": [
            {"kind": seat, "name": "Олена"} if seat == "me" else {"kind": "open"} if seat == "open"
            else {"kind": "bot", "bot": seat}
            for seat in seats
        ],
        "clock": clock or {"kind": "none"},
        "moment": {"table": prepared, "move": 0} if prepared else None,
    }  # fmt: skip
    return str(
        page.evaluate(
            """async (wish) => {
              let known = localStorage.getItem("igroteka.secret");
              if (!known) {
                const bytes = crypto.getRandomValues(new Uint8Array(32));
                known = Array.from(bytes, (byte) => "abcdefghijklmnop"[byte & 15]).join("");
                localStorage.setItem("igroteka.secret", known);
              }
              const made = await fetch("/api/tables", {method: "POST", body: JSON.stringify(wish),
                headers: {authorization: `Bearer ${known}`, "content-type": "application/json"}});
              return (await made.json()).id;
            }""",
            wish,
        )
    )


def sit_down(
    page: Any,
    address: str,
    game: str,
    seats: list[str],
    settings: dict[str, Any] | None = None,
    prepared: str = "",
) -> str:
    table = open_table(page, game, seats, settings, prepared)
    page.goto(f"{address}/t/{table}")
    page.wait_for_selector(".ground")
    return table


def let_hands_play(page: Any, seed: int = 7, most: int = 100_000) -> None:
    page.evaluate(HANDS, [seed, most])


def until(page: Any, true: str, seconds: int = 20) -> None:
    """Wait for something to be true in the page; its policy forbids what `wait_for_function` does."""
    for _ in range(seconds * 20):
        if page.evaluate(true):
            return
        page.wait_for_timeout(50)
    raise TimeoutError(true)


def wait_for_the_end(page: Any, seconds: int = 240) -> None:
    page.wait_for_selector("dialog[open] .acts", timeout=seconds * 1000)


def ask(address: str, path: str) -> Any:
    with urllib.request.urlopen(address + path, timeout=10) as answer:
        return json.load(answer)
