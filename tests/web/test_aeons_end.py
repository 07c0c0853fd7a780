"""Aeon's End's table: what a breach costs can be read on it."""

from tests.web.conftest import Visit
from tests.web.hands import sit_down


def test_the_costs_of_a_closed_breach_lie_over_its_ring(visit: Visit, address: str) -> None:
    page = visit()
    sit_down(page, address, "aeons_end", ["me", "random"])
    page.wait_for_selector(".breach.closed .cost")
    uncovered = page.evaluate(
        """[...document.querySelectorAll(".breach.closed .cost")].map((cost) => {
          const box = cost.getBoundingClientRect();
          return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === cost;
        })"""
    )
    assert uncovered and all(uncovered)
