"""Being called when the page is closed: the switch at a table with a clock in days, and the worker that shows a call.

A browser without a network cannot subscribe, so its part in that is played by the test; the room and the worker are
real."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from tools.browser import room

from tests.web.hands import open_table, until

SUBSCRIBES = """
const base64 = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
let known = null;
PushManager.prototype.getSubscription = async () => known;
PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
  const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
  const open = await crypto.subtle.exportKey("raw", pair.publicKey);
  const keys = { p256dh: base64(open), auth: base64(new Uint8Array(16)) };
  known = {
    options: { applicationServerKey: applicationServerKey.buffer },
    toJSON: () => ({ endpoint: "https://fcm.googleapis.com/fcm/send/device", keys }),
    unsubscribe: async () => ((known = null), true),
  };
  return known;
};
"""
DEVICES = """fetch("/api/me", {headers: {authorization: `Bearer ${localStorage.getItem("igroteka.secret")}`}})
  .then((told) => told.json()).then((me) => me.devices.map((device) => [device.endpoint, device.language]))"""


@pytest.fixture(scope="module")
def calling_room(address: str) -> Iterator[str]:
    """A room that sends push messages; only where the browser tests run at all."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("IGROTEKA_PUSH_SUBJECT", "mailto:room@example.org")
        with room() as opened:
            yield opened


@pytest.fixture
def page(chrome: Any, calling_room: str) -> Iterator[Any]:
    context = chrome.new_context(
        locale="uk", service_workers="allow", permissions=["notifications"], reduced_motion="reduce"
    )
    opened = context.new_page()
    opened.add_init_script(SUBSCRIBES)
    opened.goto(calling_room)
    until(opened, "navigator.serviceWorker?.controller !== null")
    yield opened
    context.close()


def test_the_switch_at_a_table_with_a_clock_in_days_lets_the_room_call(page: Any, calling_room: str) -> None:
    table = open_table(page, "mindbug", ["me", "open"], clock={"kind": "days", "days": 3})
    page.goto(f"{calling_room}/t/{table}")
    switch = page.get_by_role("button", name="Кликати, коли мій хід")
    switch.wait_for()
    assert switch.inner_text() == "Кликати, коли мій хід: ні"
    switch.click()
    page.get_by_text("так, навіть коли сторінку закрито").wait_for()
    assert page.evaluate(DEVICES) == [["https://fcm.googleapis.com/fcm/send/device", "uk"]]
    page.evaluate("localStorage.setItem('igroteka.language', 'ru')")
    page.reload()  # the table renews it, in the language it is read in now
    page.get_by_text("да, даже когда страница закрыта").wait_for()
    until(page, f"{DEVICES}.then((devices) => devices[0][1] === 'ru')")
    page.get_by_role("button", name="Звать, когда мой ход").click()
    page.get_by_text("Звать, когда мой ход: нет").wait_for()
    until(page, f"{DEVICES}.then((devices) => devices.length === 0)")


def test_at_a_table_without_days_the_page_alone_calls(page: Any, calling_room: str) -> None:
    table = open_table(page, "mindbug", ["me", "open"])
    page.goto(f"{calling_room}/t/{table}")
    page.locator(".start").wait_for()
    assert page.get_by_text("Кликати, коли мій хід").count() == 0


def test_the_worker_shows_a_call_and_a_click_on_it_leads_to_the_table(page: Any, calling_room: str) -> None:
    tools = page.context.new_cdp_session(page)
    registrations: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(one["registrationId"] for one in told["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    for _ in range(100):
        if registrations:
            break
        page.wait_for_timeout(50)
    call = {"title": "Ваш хід", "text": "Химерія. За столом: Тарас.", "path": "/t/abc"}
    tools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": calling_room, "registrationId": registrations[-1], "data": json.dumps(call)},
    )
    notes = """navigator.serviceWorker.getRegistration().then((one) => one.getNotifications())
      .then((notes) => notes.map((note) => [note.title, note.body, note.tag]))"""
    until(page, f"{notes}.then((notes) => notes.length === 1)")
    assert page.evaluate(notes) == [["Ваш хід", "Химерія. За столом: Тарас.", "/t/abc"]]
    (worker,) = page.context.service_workers
    opened = worker.evaluate(
        """async () => {
          let opened = "";
          self.clients.openWindow = async (path) => { opened = path; };
          const [notification] = await self.registration.getNotifications();
          self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
          for (let tries = 0; !opened && tries < 100; tries++) await new Promise((go) => setTimeout(go, 20));
          return opened;
        }"""
    )
    assert opened == "/t/abc"
    until(page, f"{notes}.then((notes) => notes.length === 0)")
