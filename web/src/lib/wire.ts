// The messages of the protocol. Written by tools/wire_types.py from the structures of the server: do not edit.

/** An answer that may be given; further members are the things it touches. */
export interface Option {
  option: number;
  kind: string;
  [member: string]: unknown;
}

/** Something that happened in the game; null stands for what this seat may not know. */
export interface GameEvent {
  kind: string;
  [member: string]: unknown;
}

/** The rule that forbids something, and the sentence that says so. */
export interface Refusal {
  rule: string;
  key: string;
  [member: string]: unknown;
}

/** Why an option is good: the key of the sentence that says so, and its arguments. */
export interface Reason {
  key: string;
  [member: string]: unknown;
}

/** An open question; only who may answer it has `options`. */
export interface Decision {
  seats: number[];
  kind: string;
  waits: boolean;
  args: Record<string, number | string | string[]>;
  options?: Option[];
}

/** A position. `shared` in a message is one of a spectator; with `own` merged into it, that of a seat. */
export interface View {
  game: string;
  settings: Record<string, unknown>;
  seats: number;
  seat: number | null;
  moves: number;
  outcome: number[] | null;
  decisions: Decision[];
  table: Record<string, unknown>;
}

/** What changed in a shared view since the last update: its members, the members of its `table`, and of a list of things in that (by their number) the members of the things; of a list in one of these, its things by their number. All else is as it was. */
export interface Patch {
  moves?: number;
  outcome?: number[] | null;
  decisions?: Decision[];
  table?: Record<string, unknown>;
}

/** What a seat sees of a question it may answer. */
export interface OwnDecision {
  options: Option[];
}

/** What one seat sees besides, to be merged into the shared view: members of lists go by their number. */
export interface Own {
  seat: number;
  decisions?: Record<string, OwnDecision>;
  table?: Record<string, unknown>;
}

/** How a table measures time: what its kind has, and what happens to a seat out of time. */
export interface ClockSetup {
  kind: string;
  out: string;
  base?: number;
  increment?: number;
  time?: number;
  days?: number;
}

/** The time left per seat as of `time`; the seats in `running` lose time from then on. */
export interface Clock {
  time: number;
  left: number[] | null;
  running: number[];
}

/** Whether somebody is connected, and since when not. In a timed game also the round trip of their line, and how much later than that their client answers, if that is remarkable; both in milliseconds. */
export interface SeatPresence {
  online: boolean;
  away: number;
  line?: number | null;
  late?: number;
}

export interface ListedSeat {
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
}

/** `silenced`: nobody hears them, as the opener wanted it. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  online: boolean;
  away: number;
  line?: number | null;
  late?: number;
  silenced?: boolean;
}

/** An offer that waits for answers; `of` and `until`: who is to be replaced, and when (0: not agreed yet). */
export interface Offer {
  what: "draw" | "rematch" | "replace" | "undo";
  seat: number;
  yes: number[];
  wait: number[];
  of?: number | null;
  until?: number;
}

/** How a match ended; `seat` conceded or ran out of time. */
export interface Result {
  reason: string;
  outcome: number[];
  seat: number | null;
}

/** Where a guided match is. The texts are `<game>-lesson-<id>`, `-else` and `-after-<n>`. `part`: "watch" the script, "do" what the bubble says (only `allowed` options are taken), "after" it read the remarks, be "ready" for a game against the clock, play on "free" (the bubble is shown while there is an `anchor`). */
export interface LessonInfo {
  step: number;
  steps: number;
  id: string;
  part: "after" | "do" | "free" | "ready" | "watch";
  anchor: string;
  lit: string[];
  allowed: number[];
  hold: number;
  remarks: string[];
  hints: number[];
}

/** A puzzle as its table shows it: `seat` is to win within so many `decisions`, those of all seats counted. `solved`: null until it is over. */
export interface PuzzleInfo {
  id: string;
  grade: number;
  seat: number;
  decisions: number;
  solved: boolean | null;
}

/** A table as everybody may see it; `closed` to spectators, who are `silenced`. `code`: five letters by which friends find it. `hints`: whether they may be asked for. `patience`: milliseconds somebody may be gone before a bot can play for them or the others can claim the game. `paused`, `resumes`: as in `Presence`. */
export interface TableInfo {
  id: string;
  game: string;
  settings: Record<string, unknown>;
  public: boolean;
  status: "open" | "over" | "playing";
  clock: ClockSetup;
  commitment: string;
  nonces: (string | null)[] | null;
  starting: boolean;
  created: number;
  seats: SeatInfo[];
  watching: number;
  closed: boolean;
  silenced: boolean;
  seed: string | null;
  offer: Offer | null;
  result: Result | null;
  rematch: string | null;
  asked: number[];
  lesson: LessonInfo | null;
  puzzle: PuzzleInfo | null;
  code: string;
  hints: boolean;
  patience: number;
  paused: boolean;
  resumes: number;
}

/** A table in a list; in one's own list with one's seat. */
export interface ListedTable {
  id: string;
  game: string;
  settings: Record<string, unknown>;
  public: boolean;
  status: "open" | "over" | "playing";
  clock: ClockSetup;
  seats: ListedSeat[];
  asked: number[];
  created: number;
  time: number;
  lesson: boolean;
  puzzle: boolean;
  outcome: number[] | null;
  seat?: number | null;
}

/** An entry of the log as everybody may hear of it: never an option, a secret or a key. */
export interface Entry {
  kind: string;
  seat?: number | null;
  name?: string;
  bot?: boolean | string | null;
  text?: string;
  emote?: string;
  on?: boolean;
  all?: boolean;
  what?: string;
  of?: number | null;
  yes?: boolean;
  table?: string;
}

/** A hand of the last moment of a timed game, and what became of it. */
export interface RaceHand {
  seat: number;
  option: number;
  arrival: number;
  compensation: number;
  at: number;
  reaction: number;
  verdict: string;
}

/** An entry of the log with what followed from it. A new position comes whole (`shared`), or as a `patch` to the one before. */
export interface Update {
  type: "update";
  n: number;
  entry: Entry;
  undone?: number;
  events?: GameEvent[];
  own?: Own;
  shared?: View;
  patch?: Patch;
  seat?: number | null;
  table?: TableInfo;
  clock?: Clock;
  moment?: number;
  at?: number;
  race?: RaceHand[];
}

/** All that somebody who connects has to know; `muted`: whom they do not hear (null: spectators). */
export interface Welcome {
  type: "welcome";
  n: number;
  seat: number | null;
  host: boolean;
  table: TableInfo;
  shared: View | null;
  clock: Clock;
  updates: Update[];
  time: number;
  muted: (number | null)[];
  own?: Own;
  moment?: number;
  at?: number;
  race?: RaceHand[];
}

/** An option with the winning chance it seems to leave (null: not known), and why it is the best. */
export interface Hint {
  option: number;
  value: number | null;
  reason: Reason | null;
}

/** An answer another seat may give next, as far as it lies open, and what is sure to follow from it. */
export interface Reply {
  seat: number;
  choice: Option;
  events: GameEvent[];
  certain: boolean;
}

/** What is sure to follow from an option. Not `certain`: the rest depends on chance or on what is hidden. */
export interface Preview {
  events: GameEvent[];
  certain: boolean;
  replies: Reply[];
}

/** What came of a request. */
export interface Answer {
  type: "answer";
  id: string;
  ok: boolean;
  n?: number;
  error?: string;
  args?: Record<string, unknown>;
  own?: Own;
  shared?: View | null;
  why?: Refusal | null;
  preview?: Preview;
  hint?: Hint[];
  secret?: string;
  verdict?: string;
  c?: number;
  s?: number;
}

/** Who is connected now. Of a game against the clock: whether it was `paused`, and when it `resumes` (else 0). */
export interface Presence {
  type: "presence";
  seats: SeatPresence[];
  watching: number;
  paused: boolean;
  resumes: number;
}

/** A message that could not be read. */
export interface ErrorMessage {
  type: "error";
  error: string;
  args: Record<string, unknown>;
}

export interface Ping {
  type: "ping";
  p: number;
}

export interface Bye {
  type: "bye";
  reason: string;
}

/** A request that was not done, with a status that says so too. */
export interface Refused {
  error: string;
  args: Record<string, unknown>;
}

/** A setting of a game; without choices it takes what the game accepts, made of the names of its catalogue. */
export interface SettingInfo {
  name: string;
  default: unknown;
  choices: unknown[];
  many: boolean;
  catalogue: string[];
}

/** A game, as the form that opens a table needs it; `lesson`: the minutes of its guided match, 0 without one. */
export interface GameInfo {
  game: string;
  seats: number[];
  settings: SettingInfo[];
  bots: string[];
  teams: Record<string, number[]>;
  timed: boolean;
  lesson: number;
}

export interface Games {
  games: GameInfo[];
  emotes: string[];
  version: string;
  address: string;
}

/** The table a code stands for. */
export interface Code {
  table: string;
}

/** A puzzle in the list, with its grade from 1 to 5. */
export interface ListedPuzzle {
  game: string;
  id: string;
  grade: number;
  decisions: number;
}

/** The puzzles of all games; `today` is the id of the one of the day, empty where there are none. */
export interface Puzzles {
  puzzles: ListedPuzzle[];
  today: string;
}

export interface Tables {
  tables: ListedTable[];
}

/** A position of a finished match, and the move that led to it. */
export interface ReplayStep {
  move: number;
  view: View;
  seat?: number;
  option?: number;
  choice?: GameEvent;
  events?: GameEvent[];
}

export interface Replay {
  table: TableInfo;
  moves: number;
  eyes: number | null;
  from: number;
  steps: ReplayStep[];
}

/** One decision of a finished match, judged from what its seat could know. */
export interface ReviewRow {
  number: number;
  seat: number;
  kind: string;
  option: number;
  choice: GameEvent;
  chance: number | null;
  best: number;
  best_choice: GameEvent;
  best_chance: number | null;
  loss: number;
  reason: Reason | null;
  chances: (number | null)[];
}

/** A finished match judged by a bot. */
export interface Review {
  game: string;
  settings: Record<string, unknown>;
  seats: number;
  sides: number[];
  iterations: number;
  outcome: number[] | null;
  decisions: ReviewRow[];
  turning_points: number[];
}

/** A review that is being worked out: ask again. */
export interface ReviewProgress {
  done: number;
  of: number;
}

/** What is kept about somebody at one table: their seat and name, and every entry of the log they made. */
export interface MyTable {
  table: string;
  game: string;
  created: number;
  host: boolean;
  seat: number | null;
  name: string;
  entries: Record<string, unknown>[];
}

/** A report somebody made. */
export interface MyReport {
  time: number;
  table: string;
  seat: number | null;
  text: string;
}

/** A browser that is told of its person's turns: its address at a push service, and the keys it reads with. */
export interface PushDevice {
  id: string;
  time: number;
  language: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** All that the server keeps about somebody. */
export interface Me {
  tables: MyTable[];
  reports: MyReport[];
  devices: PushDevice[];
}

/** With which key browsers subscribe to push messages; empty where the server sends none. */
export interface PushOffer {
  key: string;
}

/** By which id a browser is told nothing any more. */
export interface PushKept {
  id: string;
}

/** At so many tables there is nothing of them any more. */
export interface Forgotten {
  tables: number;
}

/** Another device becomes the same person by this code: once, and for so many seconds. */
export interface DeviceCode {
  code: string;
  seconds: number;
}

/** Who has given a code, for the device that has it now. */
export interface Identity {
  secret: string;
  name: string;
}

/** Somebody at a table says that somebody else behaves badly; `said`: the last they were heard to say. */
export interface Report {
  id: string;
  time: number;
  table: string;
  game: string;
  by: string;
  person: string;
  seat: number | null;
  name: string;
  text: string;
  said: string[];
}

export interface Reports {
  reports: Report[];
}

export interface Health {
  ok: boolean;
  version: string;
}

export interface Ready {
  ready: boolean;
}

/** How a table measures time: `live` for the whole game, `move` and `days` for each decision. */
export interface Clocks {
  kind?: string;
  base?: number;
  increment?: number;
  time?: number;
  days?: number;
  out?: string;
}

export interface DoHello {
  do: "hello";
  secret?: string | null;
  since?: number | null;
  name?: string;
}

export interface DoPong {
  do: "pong";
  p: number;
}

/** A position of a timed game has been drawn. */
export interface DoShown {
  do: "shown";
  moment: number;
}

export interface DoMove {
  do: "move";
  n: number;
  option: number;
  moment?: number | null;
  id: string;
}

/** Why nothing can be done with a thing that was touched. */
export interface DoWhy {
  do: "why";
  thing: string;
  id: string;
}

/** What an option is sure to lead to; `n` as for a move. */
export interface DoPreview {
  do: "preview";
  n: number;
  option: number;
  id: string;
}

export interface DoHint {
  do: "hint";
  id: string;
}

export interface DoSit {
  do: "sit";
  seat: number;
  name: string;
  nonce?: string | null;
  id: string;
}

export interface DoStand {
  do: "stand";
  id: string;
}

export interface DoBot {
  do: "bot";
  seat: number;
  bot: string | null;
  id: string;
}

export interface DoBack {
  do: "back";
  id: string;
}

/** Open a seat again that somebody has taken. */
export interface DoRemove {
  do: "remove";
  seat: number;
  id: string;
}

export interface DoInvite {
  do: "invite";
  seat: number;
  name: string;
  id: string;
}

/** A part of the shuffle, from somebody who has a seat and knows the commitment. */
export interface DoNonce {
  do: "nonce";
  nonce: string;
  id: string;
}

export interface DoStart {
  do: "start";
  nonce?: string | null;
  id: string;
}

export interface DoSay {
  do: "say";
  text: string;
  id: string;
}

export interface DoEmote {
  do: "emote";
  emote: string;
  id: string;
}

/** Hear a seat (null: the spectators) no more, or again; `all`: so for everybody. */
export interface DoMute {
  do: "mute";
  seat: number | null;
  on: boolean;
  all?: boolean;
  id: string;
}

/** Whether people without a seat may watch. */
export interface DoSpectators {
  do: "spectators";
  on: boolean;
  id: string;
}

/** Tell whoever runs the server of somebody's behaviour (null: a spectator's). */
export interface DoReport {
  do: "report";
  seat: number | null;
  text?: string;
  id: string;
}

export interface DoOffer {
  do: "offer";
  what: string;
  of?: number | null;
  id: string;
}

export interface DoReply {
  do: "reply";
  what: string;
  yes: boolean;
  id: string;
}

export interface DoConcede {
  do: "concede";
  id: string;
}

/** Say that the person of a seat has left the game for good: their side loses. */
export interface DoClaim {
  do: "claim";
  seat: number;
  id: string;
}

export interface DoLesson {
  do: "lesson";
  what: "leave" | "on" | "skip";
  id: string;
}

/** Stop a game against the clock that is played with bots alone, or go on with it. */
export interface DoPause {
  do: "pause";
  on: boolean;
  id: string;
}

export interface DoSync {
  do: "sync";
  c: number;
  id: string;
}

export interface SeatWish {
  kind: string;
  name?: string;
  bot?: string;
}

/** A position of a finished match: after so many moves. */
export interface Moment {
  table: string;
  move: number;
}

/** The body of `POST /api/tables`. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  settings?: Record<string, unknown>;
  public?: boolean;
  clock?: Clocks;
  start?: boolean;
  hints?: boolean;
  nonces?: boolean;
  moment?: Moment | null;
  closed?: boolean;
  lesson?: boolean;
  puzzle?: string;
}

/** The body of `POST /api/me/code`: the name by which the other device shall know its person. */
export interface NewCode {
  name?: string;
}

/** The body of `POST /api/me/device`. */
export interface UsedCode {
  code: string;
}

/** The body of `POST /api/me/push`: what a browser's subscription says, and in which language to write to it. */
export interface NewPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

export type ServerMessage =
  | Welcome
  | Update
  | Answer
  | Presence
  | ErrorMessage
  | Ping
  | Bye;

export type ClientMessage =
  | DoMove
  | DoWhy
  | DoPreview
  | DoHint
  | DoSit
  | DoStand
  | DoBot
  | DoBack
  | DoRemove
  | DoInvite
  | DoNonce
  | DoStart
  | DoSay
  | DoEmote
  | DoMute
  | DoSpectators
  | DoReport
  | DoOffer
  | DoReply
  | DoConcede
  | DoClaim
  | DoLesson
  | DoPause
  | DoSync
  | DoHello
  | DoPong
  | DoShown;
