// The person at the table: what they may touch, what they touched, and what they are looking at.
import { tick } from "svelte";
import { glide, measure, pause, rise, strike } from "./motion";
import { prefs } from "./prefs.svelte";
import type { Line, Room } from "./room.svelte";
import { play } from "./sound";
import type { Answer, Option, TableInfo, Update, View } from "./types";
import { say, vocabulary } from "./words.svelte";
import type { World } from "./world";

/** Everything an option touches: "card:…", "place:…", "seat:…". */
export function touched(option: Option): string[] {
  return Object.entries(option)
    .filter(([name]) => name !== "kind" && name !== "option")
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is string => typeof value === "string" && value.includes(":"));
}

export interface Menu {
  thing: string;
  options: Option[];
  x: number;
  y: number;
}

const GAP = 320; // between two updates in a row, so that each is seen

export class Desk {
  zoomed = $state<string | null>(null);
  zoomSide = $state<"left" | "right">("right");
  menu = $state.raw<Menu | null>(null);
  notice = $state("");
  hinted = $state.raw<number | null>(null);
  busy = $state(false);
  chosen = $state<number | null>(null);
  /** Options whose things lie nowhere on the table: the prompt offers them. */
  loose = $state.raw<Option[]>([]);
  /** What is shown instead of the room's own position: a replay. */
  past = $state.raw<{ view: View; table: TableInfo; lines: Line[] } | null>(null);
  private seen = new Map<string, Set<number>>();

  constructor(
    readonly room: Room | null,
    readonly world: World,
    /** Further hands at this device, each with a line of its own. */
    private guests: () => Room[] = () => [],
  ) {
    if (room) room.show = (update, accept) => this.show(update, accept);
  }

  get view(): View | null {
    return this.past?.view ?? this.room?.view ?? null;
  }

  get table(): TableInfo | null {
    return this.past?.table ?? this.room?.table ?? null;
  }

  /** What happened so far. */
  get lines(): Line[] {
    return this.past?.lines ?? this.room?.lines ?? [];
  }

  get game(): string {
    return this.table?.game ?? "";
  }

  /** Whose side of the table is below; spectators sit with seat 0. */
  get eye(): number {
    return this.view?.seat ?? 0;
  }

  get seat(): number | null {
    return this.past ? null : (this.room?.seat ?? null);
  }

  /** The seats played at this device, the person's own first. */
  hands = $derived.by<Room[]>(() =>
    this.past || !this.room ? [] : [this.room, ...this.guests()].filter((room) => room.seat !== null),
  );

  names = $derived.by(() => (this.table?.seats ?? []).map((seat, n) => this.nameOf(n, seat)));

  private nameOf(n: number, seat: TableInfo["seats"][number]): string {
    if (seat.kind === "bot") return say("web-bot", { number: n + 1 });
    return seat.name || say("seat", { number: n + 1 });
  }

  // --- what may be done --------------------------------------------------------------------------------------

  decision = $derived.by(() =>
    this.past ? undefined : this.view?.decisions.find((asked) => asked.options && asked.options.length > 0),
  );
  options = $derived.by<Option[]>(() => this.decision?.options ?? []);
  private byThing = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.options) {
      for (const thing of touched(option)) found.set(thing, [...(found.get(thing) ?? []), option]);
    }
    return found;
  });

  of(thing: string): Option[] {
    return this.byThing.get(thing) ?? [];
  }

  isLit(thing: string): boolean {
    return !this.busy && this.byThing.has(thing);
  }

  /** The key that chooses this option: 1 to 9, or nothing. */
  key(option: Option): string {
    const place = this.options.indexOf(option) + 1;
    return place > 0 && place < 10 ? String(place) : "";
  }

  keyOf(thing: string): string {
    const options = this.of(thing);
    return options.length === 1 ? this.key(options[0]) : "";
  }

  isHinted(thing: string): boolean {
    return this.hinted !== null && this.of(thing).some((option) => option.option === this.hinted);
  }

  question = $derived.by(() => {
    const view = this.view;
    if (!view) return "";
    if (this.world.ask && !view.outcome) return this.world.ask(this);
    if (this.decision) {
      return vocabulary.tell(view.game, "ask", { kind: this.decision.kind, ...this.decision.args }, this.names);
    }
    const seats = [...new Set(view.decisions.flatMap((asked) => asked.seats))];
    if (!seats.length || view.outcome) return "";
    return say("web-waiting", { names: seats.map((seat) => this.names[seat]).join(", ") });
  });

  inWords(option: Option): string {
    const said = vocabulary.tell(this.game, "choice", option, this.names);
    return said.charAt(0).toUpperCase() + said.slice(1);
  }

  name(thing: string): string {
    return vocabulary.thing(this.game, thing, this.names);
  }

  // --- doing it ----------------------------------------------------------------------------------------------

  async choose(option: Option): Promise<void> {
    if (!this.room || this.busy) return;
    this.menu = null;
    this.zoomed = null;
    this.notice = "";
    this.busy = true;
    this.chosen = option.option;
    const move: Record<string, number> = { n: this.room.n, option: option.option };
    if (this.room.moment !== null) move.moment = this.room.moment;
    const answer = await this.room.ask("move", move);
    if (!answer.ok) {
      if (answer.view) this.room.view = answer.view;
      this.complain(answer);
    }
    this.busy = false;
    this.chosen = null;
  }

  complain(answer: Answer): void {
    if (answer.error !== "stale") play("no");
    this.notice = say(`error-${answer.error}`, answer.args ?? {});
  }

  /** A click or tap on a piece: do what it offers, offer what it could do, or say why it cannot. */
  touch(thing: string, element: Element): void {
    const options = this.busy ? [] : this.of(thing);
    if (options.length === 1) void this.choose(options[0]);
    else if (options.length > 1) this.openMenu(thing, options, element);
    else if (this.seat === null || this.view?.outcome) this.zoom(thing, element);
    else void this.why(thing);
  }

  private openMenu(thing: string, options: Option[], element: Element): void {
    const place = element.getBoundingClientRect();
    this.zoomed = null;
    this.menu = { thing, options, x: place.left + place.width / 2, y: place.top + place.height / 2 };
  }

  async why(thing: string): Promise<void> {
    if (!this.room) return;
    const numbers = [...this.world.meant(thing), ...(this.seen.get(thing) ?? [])];
    play("no");
    strike(thing, "shake");
    for (const option of numbers) {
      const answer = await this.room.ask("why", { option });
      if (answer.ok && answer.why) {
        this.notice = `${vocabulary.tell(this.game, "why", answer.why, this.names)} (${answer.why.rule})`;
        return;
      }
    }
    this.notice = this.decision ? say("web-not-now", { thing: this.name(thing) }) : say("web-not-your-turn");
  }

  zoom(thing: string | null, element?: Element): void {
    if (element) {
      const place = element.getBoundingClientRect();
      this.zoomSide = place.left + place.width / 2 > innerWidth / 2 ? "left" : "right";
    }
    this.zoomed = thing;
  }

  async hint(): Promise<void> {
    if (!this.room || !this.decision) return;
    const answer = await this.room.ask("hint");
    if (!answer.ok || !answer.hint?.length) {
      this.complain(answer.ok ? { ok: false, error: "no-hint" } : answer);
      return;
    }
    const best = this.options.find((option) => option.option === answer.hint![0].option);
    this.hinted = best?.option ?? null;
    const chance = Math.round(100 * answer.hint[0].value);
    if (best) this.notice = say("web-hint", { choice: this.inWords(best), chance });
  }

  async offer(what: string): Promise<void> {
    const answer = await this.room?.ask("offer", { what });
    if (answer && !answer.ok) this.complain(answer);
  }

  async reply(what: string, yes: boolean): Promise<void> {
    const answer = await this.room?.ask("reply", { what, yes });
    if (answer && !answer.ok) this.complain(answer);
  }

  // --- what happens ------------------------------------------------------------------------------------------

  /** Show one update: blows first, then the pieces travel, then the numbers. */
  async show(update: Update, accept: () => void): Promise<void> {
    await this.change(update.events ?? [], accept);
    if (update.entry.kind === "say" || update.entry.kind === "emote") play("chat");
    if (update.events?.length && !this.world.live) await pause(GAP * prefs.tempo);
  }

  async change(events: { kind: string }[], accept: () => void): Promise<void> {
    let wait = 0;
    for (const event of events) {
      const effect = this.world.effects[event.kind];
      if (!effect) continue;
      play(effect.sound);
      for (const [member, how] of Object.entries(effect.strike ?? {})) {
        const thing = (event as Record<string, unknown>)[member];
        if (typeof thing === "string") wait = Math.max(wait, strike(thing, how));
      }
    }
    if (!this.world.live) await pause(wait * 0.7);
    const before = measure();
    accept();
    this.hinted = null;
    this.menu = null;
    this.notice = "";
    this.learn();
    await tick();
    glide(before);
    for (const event of events) {
      const risen = this.world.effects[event.kind]?.rise?.(event);
      if (risen) rise(risen.zone, risen.text, risen.good);
    }
  }

  /** Which options have stood for a thing, so that we can ask about them when they are not offered. */
  learn(): void {
    for (const option of this.options) {
      const things = touched(option);
      if (things.length !== 1) continue;
      const known = this.seen.get(things[0]) ?? new Set<number>();
      this.seen.set(things[0], known.add(option.option));
    }
  }

  /** Which options no piece on the table stands for. */
  sortOut(): void {
    const lying = new Set(
      Array.from(document.querySelectorAll<HTMLElement>("[data-touch]"), (piece) => piece.dataset.touch),
    );
    this.loose = this.options.filter((option) => {
      const things = touched(option);
      if (this.world.spoken?.includes(option.kind)) return true;
      if (this.world.drawn?.includes(option.kind)) return false;
      if (this.world.pointed?.includes(option.kind)) return !things.some((thing) => lying.has(thing));
      return !things.length || things.length > 1 || !lying.has(things[0]);
    });
  }
}
