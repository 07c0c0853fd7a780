// One table seen through its socket: what the server last told us, in the order it told it. Nothing is guessed.
import { patched, viewIn } from "./merge";
import { randomHex, randomText, secret } from "./prefs.svelte";
import type {
  Answer, ClientMessage, Clock, Entry, ErrorMessage, GameEvent, RaceHand, ServerMessage, TableInfo, Update, View, Welcome,
} from "./wire";

/** One line of the log: an event of the game, or an entry without events (somebody sat down, said something). */
export interface LogLine {
  n: number;
  move: number;
  entry: Entry;
  event?: GameEvent;
}

/** "off": to be connected again; "lost": the server refused this table for good. */
export type ConnectionStatus = "connecting" | "on" | "off" | "lost";

/** What can be asked, and what has to be said with it. */
type Request = Extract<ClientMessage, { id: string }>;
export type What = Request["do"];
type MembersOf<W extends What> = Omit<Extract<Request, { do: W }>, "do" | "id">;
export type Said<W extends What> = Partial<MembersOf<W>> extends MembersOf<W> ? [MembersOf<W>?] : [MembersOf<W>];

interface Pending {
  message: ClientMessage;
  answered: (answer: Answer) => void;
}

const REFUSED = [1008, 4003, 4004]; // close codes after which trying again is of no use
const CATCH_UP = 24; // with more updates waiting than this, they are taken in without being shown one by one
const FIRST_RETRY = 200; // milliseconds; doubled with every try
const LAST_RETRY = 10_000;

export class TableConnection {
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  clock = $state.raw<Clock | null>(null);
  seat = $state<number | null>(null);
  host = $state(false);
  /** Whom this person does not hear: seats, and null for the spectators. */
  muted = $state.raw<(number | null)[]>([]);
  status = $state<ConnectionStatus>("connecting");
  /** Why the table cannot be shown, where the server said so. */
  refusal = $state.raw<ErrorMessage | null>(null);
  lines = $state.raw<LogLine[]>([]);
  /** Server time minus ours. */
  skew = 0;
  /** The number of the last update that is on the screen. */
  n = -1;
  /** Of a timed game: the position on the screen, how the one before it was decided, and what happened in it. */
  moment = $state<number | null>(null);
  race = $state.raw<RaceHand[]>([]);
  raceEvents = $state.raw<GameEvent[]>([]);
  /** Shows one update, calling `accept` when the new position is to appear; set by the table. */
  show: (update: Update, accept: () => void) => Promise<void> = (_, accept) => {
    accept();
    return Promise.resolve();
  };
  /** Called with the id of the next table when a rematch has begun. */
  onrematch: (table: string) => void = () => undefined;

  /** Mixed into the seed of the match: so nobody chooses the cards, not even the server. */
  readonly nonce = randomHex(32);

  /** The number of the last update that has arrived, shown or not. */
  received = -1;

  private shared: View | null = null; // the last position that has arrived, as everybody sees it
  private socket: WebSocket | null = null;
  private requests = new Map<string, Pending>();
  private queue: Update[] = [];
  private showing = false;
  private tries = 0;
  private timer = 0;
  private closed = false;
  private moves: number[] = []; // the numbers of the updates that were moves, for taking them back

  constructor(
    readonly id: string,
    private secretOfPerson = secret(),
  ) {
    this.connect();
    addEventListener("online", this.reconnectNow);
    addEventListener("offline", this.disconnect);
    document.addEventListener("visibilitychange", this.reconnectNow);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.reconnectNow);
    removeEventListener("offline", this.disconnect);
    document.removeEventListener("visibilitychange", this.reconnectNow);
    this.socket?.close();
  }

  private reconnectNow = (): void => {
    if (document.visibilityState === "visible" && this.status === "off") {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private disconnect = (): void => {
    this.socket?.close();
  };

  private connect(): void {
    if (this.closed || (this.socket && this.socket.readyState < WebSocket.CLOSING)) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      const since = this.received >= 0 ? { since: this.received } : {};
      this.send({ do: "hello", secret: this.secretOfPerson, ...since });
    };
    socket.onmessage = (event) => {
      this.receive(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket || this.closed) return;
      this.socket = null;
      if (REFUSED.includes(event.code)) {
        this.status = "lost";
        return;
      }
      this.status = "off";
      const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.tries++) * (0.75 + Math.random() / 2);
      this.timer = window.setTimeout(() => {
        this.connect();
      }, wait);
    };
  }

  private receive(message: ServerMessage): void {
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "update") this.enqueue(message);
    else if (message.type === "answer") this.settle(message);
    else if (message.type === "presence" && this.table) {
      const seats = this.table.seats.map((seat, n) => ({ ...seat, ...message.seats[n] }));
      const { watching, paused, resumes } = message;
      this.table = { ...this.table, seats, watching, paused, resumes };
    } else if (message.type === "error") this.refusal = message;
    else if (message.type === "ping") this.send({ do: "pong", p: message.p });
  }

  /** The server tells where the table stands, and what was missed; unanswered requests are made again. */
  private welcome(message: Welcome): void {
    this.tries = 0;
    this.status = "on";
    this.refusal = null;
    this.skew = message.time - Date.now();
    this.queue = [];
    if (this.received < 0) this.lines = [];
    for (const update of message.updates) if (update.n > this.n) this.record(update);
    this.table = message.table;
    this.shared = message.shared;
    this.view = viewIn(message) ?? null;
    this.clock = message.clock;
    this.seat = message.seat;
    this.host = message.host;
    this.muted = message.muted;
    this.n = this.received = message.n;
    this.showMoment(message, []);
    if (message.seat !== null && message.table.status === "open") {
      this.send({ do: "nonce", id: `nonce-${this.nonce}`, nonce: this.nonce });
    }
    for (const { message: asked } of this.requests.values()) this.send(asked);
  }

  private enqueue(update: Update): void {
    if (update.n <= this.received) return;
    this.received = update.n;
    if (update.patch && this.shared) update.shared = patched(this.shared, update.patch);
    if (update.shared) this.shared = update.shared;
    this.queue.push(update);
    if (!this.showing) void this.showQueue();
  }

  private async showQueue(): Promise<void> {
    this.showing = true;
    for (let update = this.queue.shift(); update; update = this.queue.shift()) {
      const shown = update;
      const accept = (): void => {
        this.accept(shown);
      };
      if (this.queue.length > CATCH_UP || document.visibilityState === "hidden") accept();
      else await this.show(shown, accept);
    }
    this.showing = false;
  }

  private accept(update: Update): void {
    if (update.n <= this.n) return;
    this.record(update);
    const view = viewIn(update);
    if (view !== undefined) this.view = view;
    if (update.clock !== undefined) this.clock = update.clock;
    if (update.table !== undefined) this.table = update.table;
    if (update.seat !== undefined) this.seat = update.seat;
    this.n = update.n;
    this.showMoment(update, update.events ?? []);
    if (update.entry.kind === "rematch" && update.entry.table) this.onrematch(update.entry.table);
  }

  /** Tell the referee of a timed game which position is on the screen. */
  private showMoment({ moment, race }: Pick<Update, "moment" | "race">, events: GameEvent[]): void {
    if (moment === undefined) return;
    this.moment = moment;
    this.race = race ?? [];
    this.raceEvents = events;
    requestAnimationFrame(() => {
      this.send({ do: "shown", moment });
    });
  }

  /** Write an update down in the log. */
  private record(update: Update): void {
    const { n, entry, events = [] } = update;
    if (update.undone) this.takeBack(update.undone);
    if (entry.kind === "mute" && !entry.all && entry.seat !== undefined) {
      const others = this.muted.filter((seat) => seat !== entry.seat);
      this.muted = entry.on ? [...others, entry.seat] : others;
    }
    const isMove = entry.kind === "move" || entry.kind === "start";
    if (isMove) this.moves.push(n);
    const move = this.moves.length;
    const added: LogLine[] = isMove ? [] : [{ n, move, entry }];
    for (const event of events) added.push({ n, move, entry, event });
    if (added.length) this.lines = [...this.lines, ...added];
  }

  private takeBack(moves: number): void {
    const gone = new Set(this.moves.splice(-moves, moves));
    this.lines = this.lines.filter((line) => !gone.has(line.n));
  }

  private settle(answer: Answer): void {
    this.requests.get(answer.id)?.answered(answer);
    this.requests.delete(answer.id);
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Ask the server for something. A lost answer is asked for again after the next connection, with the same id. */
  ask<W extends What>(what: W, ...[members]: Said<W>): Promise<Answer> {
    const id = randomText(16);
    const nonce = what === "sit" || what === "start" ? { nonce: this.nonce } : {};
    const message = { do: what, id, ...nonce, ...members } as Request;
    return new Promise((answered) => {
      this.requests.set(id, { message, answered });
      if (this.status === "on") this.send(message);
    });
  }
}
