// One table seen through its socket: what the server last told us, in the order it told it. Nothing is guessed.
import { random, secret } from "./prefs.svelte";
import type { Answer, Clock, Entry, GameEvent, RaceHand, TableInfo, Update, View } from "./types";

export interface Line {
  n: number;
  move: number;
  entry: Entry;
  event?: GameEvent;
}

export type Connection = "connecting" | "on" | "off" | "lost";

interface Waiting {
  message: Record<string, unknown>;
  done: (answer: Answer) => void;
}

const GONE = [1008, 4004];
const CATCH_UP = 8;

export class Room {
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  clock = $state.raw<Clock | null>(null);
  seat = $state<number | null>(null);
  host = $state(false);
  connection = $state<Connection>("connecting");
  lines = $state.raw<Line[]>([]);
  /** Server time minus ours. */
  skew = 0;
  /** The number of the last update that is on the screen. */
  n = -1;
  /** Of a timed game: the position on the screen, and how the one before it was decided. */
  moment = $state<number | null>(null);
  race = $state.raw<RaceHand[]>([]);
  /** Shows one update before the next is looked at; set by the table. */
  show: (update: Update, accept: () => void) => Promise<void> = async (_, accept) => accept();
  onrematch: (table: string) => void = () => {};

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private queue: Update[] = [];
  private showing = false;
  private heard = -1;
  private tries = 0;
  private timer = 0;
  private closed = false;
  private moves: number[] = [];

  constructor(
    readonly id: string,
    private who = secret(),
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private hurry = (): void => {
    if (document.visibilityState === "visible" && this.connection === "off") {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private drop = (): void => this.socket?.close();

  private connect(): void {
    if (this.closed || (this.socket && this.socket.readyState < WebSocket.CLOSING)) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      const hello: Record<string, unknown> = { do: "hello", secret: this.who };
      if (this.heard >= 0) hello.since = this.heard;
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string));
    socket.onclose = (event) => {
      if (this.socket !== socket || this.closed) return;
      this.socket = null;
      if (GONE.includes(event.code)) {
        this.connection = "lost";
        return;
      }
      this.connection = "off";
      const wait = Math.min(10_000, 200 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
      this.timer = window.setTimeout(() => this.connect(), wait);
    };
  }

  private hear(message: any): void {
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "update") this.queueUp(message);
    else if (message.type === "answer") this.answered(message);
    else if (message.type === "presence" && this.table) {
      const seats = this.table.seats.map((seat, n) => ({ ...seat, ...message.seats[n] }));
      this.table = { ...this.table, seats, watching: message.watching };
    } else if (message.type === "ping") this.post({ do: "pong", p: message.p });
  }

  private welcome(message: any): void {
    this.tries = 0;
    this.connection = "on";
    this.skew = message.time - Date.now();
    this.queue = [];
    if (this.heard < 0) this.lines = [];
    for (const update of message.updates as Update[]) if (update.n > this.n) this.record(update);
    this.table = message.table;
    this.view = message.view;
    this.clock = message.clock ?? null;
    this.seat = message.seat;
    this.host = message.host;
    this.n = this.heard = message.n;
    this.seeMoment(message.moment, message.race);
    for (const { message: asked } of this.waiting.values()) this.post(asked);
  }

  private queueUp(update: Update): void {
    if (update.n <= this.heard) return;
    this.heard = update.n;
    this.queue.push(update);
    if (!this.showing) void this.work();
  }

  private async work(): Promise<void> {
    this.showing = true;
    while (this.queue.length) {
      const update = this.queue.shift()!;
      const accept = (): void => this.accept(update);
      if (this.queue.length > CATCH_UP || document.visibilityState === "hidden") accept();
      else await this.show(update, accept);
    }
    this.showing = false;
  }

  private accept(update: Update): void {
    if (update.n <= this.n) return;
    this.record(update);
    if (update.view !== undefined) this.view = update.view;
    if (update.clock !== undefined) this.clock = update.clock;
    if (update.table !== undefined) this.table = update.table;
    if (update.seat !== undefined) this.seat = update.seat;
    this.n = update.n;
    this.seeMoment(update.moment, update.race);
    if (update.entry.kind === "rematch" && update.entry.table) this.onrematch(update.entry.table);
  }

  /** Tell the referee of a timed game which position is before our eyes. */
  private seeMoment(moment: number | undefined, race: RaceHand[] | undefined): void {
    if (moment === undefined || moment === null) return;
    this.moment = moment;
    this.race = race ?? [];
    requestAnimationFrame(() => this.post({ do: "shown", moment }));
  }

  private record(update: Update): void {
    const added: Line[] = [];
    if (update.undone) this.forget(update.undone);
    if (update.entry.kind === "move" || update.entry.kind === "start") {
      this.moves.push(update.n);
      for (const event of update.events ?? []) {
        added.push({ n: update.n, move: this.moves.length, entry: update.entry, event });
      }
    } else {
      added.push({ n: update.n, move: this.moves.length, entry: update.entry });
      for (const event of update.events ?? []) {
        added.push({ n: update.n, move: this.moves.length, entry: update.entry, event });
      }
    }
    if (added.length || update.undone) this.lines = [...this.lines, ...added];
  }

  private forget(moves: number): void {
    const gone = new Set(this.moves.splice(-moves, moves));
    this.lines = this.lines.filter((line) => !gone.has(line.n));
  }

  private answered(message: Answer & { id: string }): void {
    const waiting = this.waiting.get(message.id);
    if (!waiting) return;
    this.waiting.delete(message.id);
    waiting.done(message);
  }

  private post(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Ask the room for something. A lost answer is asked for again after the next connection, with the same key. */
  ask(what: string, members: Record<string, unknown> = {}): Promise<Answer> {
    const id = random(16);
    const message = { do: what, id, ...members };
    return new Promise((done) => {
      this.waiting.set(id, { message, done });
      if (this.connection === "on") this.post(message);
    });
  }
}
