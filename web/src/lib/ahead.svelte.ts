// Answers given ahead: no card where there is none to play or none is wanted, and a choice made while others think.
import { prefs } from "./prefs.svelte";
import type { TableModel } from "./tableModel.svelte";
import type { Decision, Option, View } from "./wire";
import { say } from "./words.svelte";

/** What a game says of answers that can be given ahead. */
export interface AheadRules {
  /** The kind of question whether to play a card, and the kinds of options that play none, the most lasting first. */
  window: string;
  decline: string[];
  /** The turn it is, and how many cards a seat holds, as everybody sees: who has drawn one is asked again. */
  turn: (view: View) => number;
  held: (view: View, seat: number) => number;
  /** Whether a thing may be chosen before its question comes; and what has to be as it was for the choice to stand. */
  mayPlan: (view: View, seat: number, thing: string) => boolean;
  basis: (view: View) => string;
  /** What is said while something may be chosen ahead. */
  planning: () => string;
}

// Milliseconds from a question to the answer "no card", drawn when the question comes and never from what is held.
const BEFORE_BOTS = { least: 450, spread: 350 };
const BEFORE_PEOPLE = { least: 900, spread: 1600 };
const PLANNED = 350; // until what was chosen ahead is done, so that it is seen

export class Ahead {
  /** The turn in which no card is wanted, and how many cards were held when that was said. */
  private quiet = $state.raw<{ turn: number; held: number } | null>(null);
  /** The thing that was chosen before its question came. */
  private plan = $state.raw<{ thing: string; basis: string } | null>(null);
  /** The open question is not to be declined by itself. */
  private stopped = $state(false);
  /** When the open window may be declined, by the page's own clock; 0 while none is open. */
  private due = 0;
  private timer = 0;

  constructor(private model: TableModel) {}

  private get rules(): AheadRules | undefined {
    return this.model.guide || this.model.replay ? undefined : this.model.ui.ahead;
  }

  isWindow(decision: Decision | undefined): boolean {
    return decision !== undefined && decision.kind === this.rules?.window;
  }

  private declines(option: Option): boolean {
    return this.rules?.decline.includes(option.kind) ?? false;
  }

  /** Whether no card is wanted in this turn, and none was drawn since. */
  isQuiet = $derived.by(() => {
    const { view, seat } = this.model;
    if (!this.quiet || !this.rules || !view || seat === null) return false;
    return this.rules.turn(view) === this.quiet.turn && this.rules.held(view, seat) <= this.quiet.held;
  });

  /** Whether the open window is about to be declined by itself. */
  passes = $derived.by(() => {
    const { decision } = this.model;
    if (!decision || !this.isWindow(decision) || this.stopped) return false;
    return this.isQuiet || (prefs.autoPass && (decision.options ?? []).every((option) => this.declines(option)));
  });

  /** How long it is until then. */
  get wait(): number {
    return Math.max(0, this.due - performance.now());
  }

  get planned(): string | null {
    return this.plan?.thing ?? null;
  }

  mayPlan(thing: string): boolean {
    const { view, seat, decision } = this.model;
    return !decision && view !== null && seat !== null && !view.outcome && (this.rules?.mayPlan(view, seat, thing) ?? false);
  }

  /** Choose a thing before its question comes, or choose it no more. */
  choosePlan(thing: string): void {
    const { view } = this.model;
    if (!view || !this.rules) return;
    this.plan = this.plan?.thing === thing ? null : { thing, basis: this.rules.basis(view) };
  }

  /** No card, now and for the rest of the turn. */
  async noCardThisTurn(): Promise<void> {
    const { view, seat } = this.model;
    if (!view || seat === null || !this.rules) return;
    this.quiet = { turn: this.rules.turn(view), held: this.rules.held(view, seat) };
    await this.decline();
  }

  /** Think about the open window instead. */
  stop(): void {
    this.stopped = true;
  }

  /** Called whenever something about the open question has changed. */
  follow(): void {
    const { model } = this;
    clearTimeout(this.timer);
    if (!this.isWindow(model.decision)) {
      this.answered();
      if (model.decision && this.plan) this.doPlanned(this.plan);
      return;
    }
    this.due ||= performance.now() + this.draw();
    if (this.passes && !model.busy) this.timer = window.setTimeout(() => void this.decline(), this.wait);
  }

  /** The window is closed. */
  answered(): void {
    this.due = 0;
    this.stopped = false;
  }

  /** Milliseconds: before other people, "no card" is not said sooner than it would be by itself. Haste tells what is held. */
  heldBack(option: Option): number {
    return this.due && this.amongPeople && this.declines(option) ? this.wait : 0;
  }

  stopTimer(): void {
    clearTimeout(this.timer);
  }

  private get amongPeople(): boolean {
    return (this.model.table?.seats ?? []).filter((seat) => seat.kind === "person" && !seat.bot).length > 1;
  }

  private draw(): number {
    const { least, spread } = this.amongPeople ? BEFORE_PEOPLE : BEFORE_BOTS;
    return (least + spread * Math.random()) * (0.5 + prefs.tempo / 2);
  }

  private async decline(): Promise<void> {
    const options = this.model.decision?.options ?? [];
    const kind = this.rules?.decline.find((one) => options.some((option) => option.kind === one));
    const option = options.find((one) => one.kind === kind);
    if (option && this.isWindow(this.model.decision)) await this.model.choose(option);
  }

  /** The question has come: answer it as was chosen, unless something has happened since. */
  private doPlanned({ thing, basis }: { thing: string; basis: string }): void {
    const { model } = this;
    const options = model.optionsFor(thing);
    const { view } = model;
    if (options.length !== 1 || !view || this.rules?.basis(view) !== basis) {
      this.plan = null;
      model.notice = say("web-plan-gone");
      return;
    }
    this.timer = window.setTimeout(() => {
      this.plan = null;
      void model.choose(options[0]);
    }, PLANNED);
  }
}
