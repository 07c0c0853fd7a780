// The model of one table on the screen: what may be touched, what touching does, and how updates are shown.
import { Ahead } from "./ahead.svelte";
import { botName, facesOf } from "./faces";
import type { GameUi } from "./gameUi";
import { viewIn } from "./merge";
import { animateThing, pause } from "./motion";
import { prefs } from "./prefs.svelte";
import type { LogLine, TableConnection, Said, What } from "./connection.svelte";
import { play } from "./sound";
import { Previews } from "./preview.svelte";
import { Stage } from "./stage.svelte";
import type { Answer, Decision, LessonInfo, Option, Preview, PuzzleInfo, SeatInfo, TableInfo, Update, View } from "./wire";
import { say, vocabulary } from "./words.svelte";

const isThing = (value: unknown): value is string => typeof value === "string" && value.includes(":");

/** All things an option touches: "card:…", "place:…", "seat:…"; the game may say on which of them it lies. */
export function thingsOf(option: Option, ui?: GameUi, seat: number | null = null): string[] {
  const told = ui?.lies?.(option, seat);
  if (told) return told;
  return Object.entries(option)
    .filter(([name]) => !["kind", "option", "owner"].includes(name)) // an owner only tells whose a thing is
    .flatMap(([, value]) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isThing);
}

/** The question of a view that its seat may answer; an offer that can only be declined is none. */
export function openQuestion(view: View | null): Decision | undefined {
  return view?.decisions.find(({ options, waits }) => options && options.length > (waits ? 0 : 1));
}

/**
 * The options the prompt has to offer as buttons: those that touch nothing, or several things, or something that does
 * not lie on the table. What a game says of its kinds of options (see GameUi) comes before that.
 */
export function unplacedOptions(options: Option[], lying: Set<string>, ui: GameUi, seat: number | null = null): Option[] {
  return options.filter((option) => {
    const things = thingsOf(option, ui, seat);
    if (ui.alsoInPrompt?.includes(option.kind)) return true;
    if (ui.notInPrompt?.includes(option.kind)) return false;
    if (ui.anyThing === "all" && Object.values(option).some(Array.isArray)) return true;
    if (ui.anyThing === "all" || ui.anyThing?.includes(option.kind)) return !things.some((thing) => lying.has(thing));
    return things.length !== 1 || !lying.has(things[0]);
  });
}

/** A small menu at a piece that several options touch. */
export interface Menu {
  thing: string;
  options: Option[];
  /** Where the piece lies: the menu never covers it. */
  box: DOMRect;
}

const GAP = 320; // milliseconds between two updates in a row, so that each is seen

export class TableModel {
  /** What happens, beat by beat. */
  readonly stage: Stage = new Stage(this);
  /** What options are sure to lead to. */
  readonly previews: Previews = new Previews(this);
  /** What is answered before it is asked. */
  readonly ahead: Ahead = new Ahead(this);
  /** The thing that is shown large, and on which side of the screen. */
  zoomed = $state<string | null>(null);
  zoomSide = $state<"left" | "right">("right");
  /** It stays until it is put away, with what can be done with the thing: after a touch. */
  zoomStays = $state(false);
  menu = $state.raw<Menu | null>(null);
  notice = $state("");
  /** The last refusal, and the rule behind it. */
  private refusal = $state.raw({ text: "", rule: "" });
  /** The option a hint named. */
  hinted = $state.raw<number | null>(null);
  /** A move was sent and is not answered yet. */
  busy = $state(false);
  /** The position whose question is answered: a second click before the next one is shown means nothing. */
  private settled: View | null = null;
  /** Options no piece on the table stands for: the prompt offers them. */
  unplaced = $state.raw<Option[]>([]);
  /** How often something was touched that the lesson does not ask for now. */
  asides = $state(0);
  /** What is shown instead of the position on the server: a step of a replay. */
  replay = $state.raw<{ view: View; table: TableInfo; lines: LogLine[] } | null>(null);

  constructor(
    readonly connection: TableConnection | null,
    readonly ui: GameUi,
    /** Further players at this device, each with a connection of their own. */
    private guests: () => TableConnection[] = () => [],
  ) {
    if (connection) connection.show = (update, accept) => this.show(update, accept);
  }

  get view(): View | null {
    return this.stage.past ?? this.replay?.view ?? this.connection?.view ?? null;
  }

  get table(): TableInfo | null {
    return this.replay?.table ?? this.connection?.table ?? null;
  }

  /** What happened so far. */
  get lines(): LogLine[] {
    return this.replay?.lines ?? this.connection?.lines ?? [];
  }

  get game(): string {
    return this.table?.game ?? "";
  }

  /** Whose side of the table is below: the seat that is asked of those led here, else that of the view; 0 for spectators. */
  get perspective(): number {
    return (this.asked !== this.connection ? this.asked?.seat : null) ?? this.view?.seat ?? 0;
  }

  /** The seat this person plays; of several they lead the one that is asked. */
  get seat(): number | null {
    return this.replay ? null : (this.asked?.seat ?? null);
  }

  /** The seated players at this device, the person's own connection first. */
  localConnections = $derived.by<TableConnection[]>(() =>
    this.replay || !this.connection ? [] : [this.connection, ...this.guests()].filter((connection) => connection.seat !== null),
  );

  /** The connection whose seat has to answer: one's own, unless another one led here does. All have seen the same moves. */
  private asked = $derived.by<TableConnection | null>(() => {
    if (this.ui.live || !this.connection) return this.connection;
    const moves = this.connection.view?.moves;
    const open = this.localConnections.filter(({ view }) => view?.moves === moves && openQuestion(view));
    return open.find(({ view }) => openQuestion(view)?.waits) ?? open.at(0) ?? this.connection;
  });

  names = $derived.by(() => (this.table?.seats ?? []).map((seat, n) => this.nameOf(n, seat)));

  /** The portraits of all seats. */
  faces = $derived.by(() => facesOf(this.table?.seats ?? []));

  private nameOf(n: number, seat: SeatInfo): string {
    if (seat.kind === "bot") return botName(this.game, this.table?.seats ?? [], n);
    return seat.name || say("web-guest", { number: n + 1 });
  }

  // --- what may be done --------------------------------------------------------------------------------------

  decision = $derived.by(() => {
    const open = this.replay || this.stage.running ? undefined : openQuestion(this.asked?.view ?? null);
    return open && !open.waits && this.ahead.isQuiet ? undefined : open;
  });
  /** All that is legal; a lesson lets only some of it be done. */
  private legal = $derived.by<Option[]>(() => this.decision?.options ?? []);
  options = $derived.by<Option[]>(() => this.legal.filter((option) => this.mayChoose(option)));
  private byThing = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.options) {
      for (const thing of thingsOf(option, this.ui, this.perspective)) found.set(thing, [...(found.get(thing) ?? []), option]);
    }
    return found;
  });

  /** The guided match, where the table is one. */
  get lesson(): LessonInfo | null {
    return this.replay ? null : (this.connection?.table?.lesson ?? null);
  }

  /** The puzzle, where the table is one. */
  get puzzle(): PuzzleInfo | null {
    return this.replay ? null : (this.connection?.table?.puzzle ?? null);
  }

  /** A lesson that decides what can be done now. */
  get guide(): LessonInfo | null {
    return this.lesson && this.lesson.part !== "free" && this.table?.status === "playing" ? this.lesson : null;
  }

  mayChoose(option: Option): boolean {
    return this.guide?.allowed.includes(option.option) ?? true;
  }

  /** Something else was touched than the lesson asks for: it says so, and nothing is sent. */
  private setAside(): void {
    play("no");
    this.asides++;
  }

  /** The options that touch a thing. */
  optionsFor(thing: string): Option[] {
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
    const options = this.optionsFor(thing);
    return options.length === 1 ? this.key(options[0]) : "";
  }

  isHinted(thing: string): boolean {
    return this.hinted !== null && this.optionsFor(thing).some((option) => option.option === this.hinted);
  }

  question = $derived.by(() => {
    const view = this.view;
    if (!view) return "";
    if (this.ui.question && !view.outcome) return this.ui.question(this, view);
    if (this.decision) {
      return vocabulary.tell(view.game, "ask", { kind: this.decision.kind, ...this.decision.args }, this.names, this.seat);
    }
    const seats = [...new Set(view.decisions.flatMap((asked) => (asked.waits ? asked.seats : [])))];
    if (!seats.length || view.outcome) return "";
    if (this.ui.ahead && this.seat !== null && this.ui.ahead.mayPlan(view, this.seat, "")) return this.ui.ahead.planning();
    return say("web-waiting", { names: vocabulary.seats(seats, this.names, this.seat) });
  });

  private choices = $derived.by(() => vocabulary.choices(this.game, this.options, this.names, this.seat));

  /** An option in words, no two alike. */
  private say(option: Option): string {
    const place = this.options.indexOf(option);
    return place < 0 ? vocabulary.tell(this.game, "choice", option, this.names, this.seat) : this.choices[place];
  }

  /** An option in words, as a button has it. */
  describe(option: Option): string {
    const said = this.say(option);
    return said.charAt(0).toUpperCase() + said.slice(1);
  }

  /** A thing's name. */
  name(thing: string): string {
    return vocabulary.thing(this.game, thing, this.names);
  }

  // --- doing it ----------------------------------------------------------------------------------------------

  async choose(option: Option): Promise<void> {
    const asked = this.asked;
    const shown = this.view;
    if (!asked || this.busy || (shown && shown === this.settled)) return;
    if (!this.mayChoose(option)) {
      this.setAside();
      return;
    }
    this.menu = null;
    this.zoomed = null;
    this.notice = "";
    this.previews.leave();
    this.busy = true;
    this.stage.finish();
    const { n, moment } = asked;
    const heldBack = this.ahead.heldBack(option);
    if (heldBack) await pause(heldBack);
    this.ahead.answered();
    const answer = await asked.ask("move", { n, option: option.option, moment });
    if (!answer.ok) {
      const view = viewIn(answer);
      if (view) asked.view = view;
      this.showError(answer);
    } else if (!this.ui.live) this.settled = shown;
    this.busy = false;
  }

  showError({ error = "", args = {} }: Pick<Answer, "error" | "args">): void {
    if (error !== "stale") play("no");
    this.notice = say(`error-${error}`, args);
  }

  /** A click or tap on a piece: do what it offers, offer what it could do, or say why it cannot. */
  touch(thing: string, element: Element): void {
    const options = this.busy ? [] : this.optionsFor(thing);
    if (options.length === 1) void this.choose(options[0]);
    else if (options.length > 1) this.openMenu(thing, options, element);
    else if (this.ahead.mayPlan(thing)) this.ahead.choosePlan(thing);
    else if (this.guide && this.legal.some((option) => thingsOf(option).includes(thing))) this.setAside();
    else if (this.seat === null || this.view?.outcome) this.zoom(thing, element);
    else void this.why(thing);
  }

  /** Whether a finger on a thing opens its page first: nothing can be done with it, or what can be is to be read before. */
  readsFirst(thing: string): boolean {
    if (this.ui.live || this.guide) return false;
    const options = this.optionsFor(thing);
    return (prefs.lookFirst || !options.length) && options.every((option) => this.ui.readFirst?.includes(option.kind));
  }

  /** Whether a finger carries a thing onto the table, which plays it. */
  isCarried(thing: string): boolean {
    const options = this.busy ? [] : this.optionsFor(thing);
    return options.length === 1 && (this.ui.carried?.includes(options[0].kind) ?? false);
  }

  private openMenu(thing: string, options: Option[], element: Element): void {
    this.zoomed = null;
    this.menu = { thing, options, box: element.getBoundingClientRect() };
    this.previews.askAll(options);
  }

  /** Ask the game why nothing can be done with a thing, and show the rule it names. */
  async why(thing: string): Promise<void> {
    if (!this.asked) return;
    play("no");
    animateThing(thing, "shake");
    const answer = await this.asked.ask("why", { thing });
    if (!answer.ok) this.showError(answer);
    else if (answer.why) {
      this.notice = vocabulary.tell(this.game, "why", answer.why, this.names, this.seat);
      this.refusal = { text: this.notice, rule: answer.why.rule };
    } else if (!this.decision) this.notice = say("web-not-your-turn");
    else this.notice = say("web-can-be-done", { thing: this.name(thing) });
  }

  /** The number of the rule behind the notice, for who wants to look it up. */
  get noticeRule(): string {
    return this.notice === this.refusal.text ? this.refusal.rule : "";
  }

  /** Show a thing large until it is put away. */
  read(thing: string, element?: Element | null): void {
    this.zoom(thing, element);
    this.zoomStays = true;
    this.previews.askAll(this.optionsFor(thing));
  }

  zoom(thing: string | null, element?: Element | null): void {
    this.zoomStays = false;
    if (element) {
      const place = element.getBoundingClientRect();
      this.zoomSide = place.left + place.width / 2 > innerWidth / 2 ? "left" : "right";
    }
    this.zoomed = thing;
  }

  async hint(): Promise<void> {
    if (!this.asked || !this.decision) return;
    const answer = await this.asked.ask("hint");
    if (!answer.ok || !answer.hint?.length) {
      this.showError(answer.ok ? { error: "no-hint" } : answer);
      return;
    }
    const [named] = answer.hint;
    const best = this.options.find((option) => option.option === named.option);
    this.hinted = best?.option ?? null;
    if (!best) return;
    const choice = this.say(best);
    const advice =
      named.value === null
        ? say("web-hint-only", { choice })
        : say("web-hint", { choice, chance: Math.round(100 * named.value) });
    const reason = named.reason ? vocabulary.reason(this.game, named.reason, this.names, this.seat) : "";
    this.notice = reason ? `${advice} ${reason}` : advice;
  }

  /** What an option is sure to lead to, as far as the seat that is asked can know. */
  async foresee(option: Option): Promise<Preview | null> {
    if (!this.asked || this.replay) return null;
    const answer = await this.asked.ask("preview", { n: this.asked.n, option: option.option });
    return answer.preview ?? null;
  }

  /** Whether the clock of the match may be stopped: it is a game against it, with bots alone. */
  get canPause(): boolean {
    const { table, seat } = this;
    if (!this.ui.live || seat === null || table?.status !== "playing" || this.guide || this.localConnections.length > 1) return false;
    return table.seats.every((one, n) => n === seat || one.kind === "bot" || one.bot !== null);
  }

  /** Stop the clock of the match, or let it run again. */
  async pauseClock(on: boolean): Promise<void> {
    if (this.table?.paused !== on) await this.request("pause", { on });
  }

  async offer(what: string): Promise<void> {
    await this.request("offer", { what });
  }

  async reply(what: string, yes: boolean): Promise<void> {
    await this.request("reply", { what, yes });
  }

  /** Ask the server for something whose answer is only of interest when it is a refusal. */
  async request<W extends What>(what: W, ...members: Said<W>): Promise<void> {
    const answer = await this.asked?.ask(what, ...members);
    if (answer && !answer.ok) this.showError(answer);
  }

  // --- what happens ------------------------------------------------------------------------------------------

  /** Show one update. */
  async show(update: Update, accept: () => void): Promise<void> {
    await this.stage.show(update, accept);
    if (update.entry.kind === "say" || update.entry.kind === "emote") play("chat");
    if (update.events?.length && !this.ui.live) await pause(GAP * prefs.tempo);
  }

  /** The position on the screen is another one: what was said of the one before is over. */
  changed(): void {
    this.previews.forget();
    if (this.zoomStays) this.zoom(null);
    this.hinted = null;
    this.menu = null;
    this.notice = "";
  }

  /** Look which options no piece on the table stands for. */
  findUnplaced(): void {
    const pieces = document.querySelectorAll<HTMLElement>("[data-touch]");
    const lying = new Set(Array.from(pieces, (piece) => piece.dataset.touch ?? ""));
    this.unplaced = unplacedOptions(this.legal, lying, this.ui, this.perspective);
  }
}
