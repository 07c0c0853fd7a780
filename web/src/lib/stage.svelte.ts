// Shows what happens, beat by beat, live and in a replay; keeps the last turn of the others to be seen again.
import { tick } from "svelte";
import { beatsOf, turnBegins, type Beat } from "./beats";
import { animateThing, fly, glide, measure, pause, rise } from "./motion";
import { prefs } from "./prefs.svelte";
import { play } from "./sound";
import type { TableModel } from "./tableModel.svelte";
import type { GameEvent, Update, View } from "./wire";
import { vocabulary } from "./words.svelte";

/** A move of the others: the position before it, what happened, and the position after it. */
interface Step {
  before: View;
  events: GameEvent[];
  after: View;
}

const OWN = 0.45; // what one has done oneself is held shorter
const STEPS_KEPT = 40;

export class Stage {
  /** What is told just now. */
  beat = $state.raw<Beat | null>(null);
  /** A position shown instead of the present one: between two beats, or while the last turn is shown again. */
  past = $state.raw<View | null>(null);
  /** Beats are shown before the position they lead to: nothing can be answered yet. */
  running = $state(false);
  /** What the others have done since one's own last move. */
  turn = $state.raw<Step[]>([]);
  /** How fast a replay runs. */
  speed = 1;

  private wake: () => void = () => undefined;
  private hurry = false;
  private hurryTo = -1; // updates up to this number are taken in without being held
  private steps = 0;
  private stepping = Promise.resolve();
  private again: Promise<void> | null = null;

  constructor(private model: TableModel) {}

  /** The beats of the last turn, and a sentence for each. */
  turnBeats = $derived.by<Beat[]>(() => this.turn.flatMap(({ events, before }) => this.beats(events, before)));

  /** The things the last turn was about: they stay outlined. */
  recent = $derived.by<Set<string>>(() => new Set(this.turnBeats.flatMap((beat) => beat.things)));

  beats(events: GameEvent[], view: View): Beat[] {
    const { ui, game, names, seat } = this.model;
    return beatsOf(events, ui, view, {
      has: (event, attribute) => vocabulary.has(`${game}-event-${event}.${attribute}`),
      tell: (event, part) => (vocabulary.has(`${game}-event-${event.kind}`) ? vocabulary.tell(game, "event", event, names, seat, part) : ""),
    });
  }

  /** Go on to the next beat. */
  skip(): void {
    this.wake();
  }

  /** Show everything that has arrived so far at once. */
  finish(): void {
    this.hurry = true;
    this.hurryTo = this.model.connection?.received ?? -1;
    this.wake();
  }

  /** Show an update of the table. */
  async show(update: Update, accept: () => void): Promise<void> {
    if (this.again) {
      this.finish();
      await this.again;
    }
    this.hurry = update.n <= this.hurryTo;
    const before = this.model.view;
    const events = update.events ?? [];
    const { kind, seat = null } = update.entry;
    const mine = seat !== null && seat === this.model.seat;
    const others = mine ? turnBegins(events, seat, this.model.ui.turns) : 0;
    const known = (): void => {
      accept();
      if (update.undone) this.turn = [];
      const after = this.model.view;
      if (kind === "move" && before && after) this.remember({ before, events: events.slice(others), after }, mine);
    };
    if (kind === "move") await this.change(events, known, others);
    else await this.changeAtOnce(events, known);
  }

  /** Show a step of a replay; what is still being shown of another one is over. */
  async step(events: GameEvent[], accept: () => void): Promise<void> {
    const number = ++this.steps;
    this.finish();
    this.stepping = this.stepping.then(() => {
      this.hurry = number !== this.steps;
      return this.change(events, accept);
    });
    await this.stepping;
  }

  /** Keep what the others did; one's own move begins a new turn. */
  private remember(step: Step, mine: boolean): void {
    const kept = mine ? [] : this.turn;
    this.turn = step.events.length ? [...kept, step].slice(-STEPS_KEPT) : kept;
  }

  /** Go to a new position beat by beat; of the first `own` events no more is made than is needed. */
  async change(events: GameEvent[], accept: () => void, own = 0): Promise<void> {
    const view = this.model.view;
    if (!view || !events.length || this.model.ui.live || !prefs.tempo || this.hurry) {
      await this.changeAtOnce(events, accept);
      return;
    }
    const beats = this.beats(events, view);
    const settle = (): void => {
      this.past = null;
      this.running = false;
      accept();
      this.model.changed();
    };
    this.running = true;
    let told = 0;
    for (const [n, beat] of beats.entries()) {
      const mine = told < own;
      told += beat.events.length;
      const last = n === beats.length - 1;
      this.beat = mine ? { ...beat, card: null } : beat;
      await this.wait(this.strike(beat.events) * 0.7);
      const places = measure();
      if (last) settle();
      else if (this.model.ui.patch) this.past = beat.events.reduce(this.model.ui.patch, this.past ?? view);
      await tick();
      glide(places);
      this.raise(beat.events);
      await this.wait((beat.hold * prefs.tempo * (mine ? OWN : 1)) / this.speed);
    }
    this.beat = null;
  }

  /** Go to a new position: the things that events name are animated, then the pieces travel, then numbers rise. */
  private async changeAtOnce(events: GameEvent[], accept: () => void): Promise<void> {
    const wait = this.strike(events);
    if (!this.model.ui.live && !this.hurry) await pause(wait * 0.7);
    const places = measure();
    this.past = null;
    this.running = false;
    accept();
    this.model.changed();
    await tick();
    glide(places);
    this.raise(events);
  }

  /** Show the last turn again, from the position before it. */
  async showAgain(): Promise<void> {
    if (this.running || !this.turn.length) return;
    this.again = this.replay(this.turn);
    await this.again;
    this.again = null;
  }

  private async replay(turn: Step[]): Promise<void> {
    this.hurry = false;
    this.running = true;
    for (const { before, events, after } of turn) {
      this.past = before;
      await tick();
      for (const beat of this.beats(events, before)) {
        this.beat = beat;
        this.strike(beat.events);
        if (this.model.ui.patch) this.past = beat.events.reduce(this.model.ui.patch, this.past);
        this.raise(beat.events);
        await this.wait(beat.hold * (prefs.tempo || 1));
      }
      const places = measure();
      this.past = after;
      await tick();
      glide(places);
    }
    this.beat = null;
    this.past = null;
    this.running = false;
  }

  /** Sounds and animations of events; how long they take. */
  private strike(events: GameEvent[]): number {
    let wait = 0;
    for (const event of events) {
      const effect = this.model.ui.effects[event.kind];
      if (!effect) continue;
      play(effect.sound);
      for (const [member, how] of Object.entries(effect.animate ?? {})) {
        const thing = event[member];
        if (typeof thing === "string") wait = Math.max(wait, animateThing(thing, how));
      }
      const flight = effect.flies?.(event);
      if (flight) wait = Math.max(wait, fly(flight.from, flight.to));
    }
    return wait;
  }

  /** Numbers that rise. */
  private raise(events: GameEvent[]): void {
    for (const event of events) {
      const risen = this.model.ui.effects[event.kind]?.rise?.(event);
      if (risen) rise(risen.zone, risen.text, risen.good);
    }
  }

  /** Wait, unless somebody is in a hurry. */
  private wait(time: number): Promise<void> {
    if (this.hurry || time <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
