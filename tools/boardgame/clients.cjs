// Two sockets per match that move in turn, by the messages boardgame.io's client sends. Prints one line of JSON.
const { io } = require("socket.io-client");

const [port, mode, count, seconds] = process.argv.slice(2);
const times = [];
const now = () => Number(process.hrtime.bigint()) / 1e6;

class Match {
  constructor(id) {
    this.id = id;
    this.state = -1;
    this.sent = 0;
    this.missing = new Set();
    this.sockets = ["0", "1"].map((player) => this.connect(player));
  }

  connect(player) {
    const socket = io(`http://127.0.0.1:${port}/script`, { transports: ["websocket"], forceNew: true });
    socket.on("connect", () => socket.emit("sync", this.id, player, undefined, 2));
    socket.on("sync", (_, info) => this.heard(player, info.state._stateID));
    socket.on("update", (_, state) => this.heard(player, state._stateID));
    return socket;
  }

  heard(player, state) {
    this.state = Math.max(this.state, state);
    this.missing.delete(player);
    if (this.sent && this.missing.size === 0) {
      times.push(now() - this.sent);
      this.sent = 0;
      if (this.moved) this.moved();
    }
  }

  move(due) {
    if (this.sent || this.state < 0) return false;
    this.sent = due;
    this.missing = new Set(["0", "1"]);
    const player = String(this.state % 2);
    const payload = { type: "play", args: [this.state], playerID: player };
    this.sockets[Number(player)].emit("update", { type: "MAKE_MOVE", payload }, this.state, this.id, player);
    return true;
  }
}

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const quantile = (sorted, q) => sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * q) / 100))] ?? 0;

async function main() {
  const run = Math.random().toString(36).slice(2);
  const matches = [];
  for (let i = 0; i < Number(count); i++) {
    matches.push(new Match(`${run}-${i}`));
    if (i % 8 === 7) await sleep(40);
  }
  while (matches.some((match) => match.state < 0)) await sleep(50);
  console.log("ready");
  await new Promise((go) => process.stdin.once("data", go));
  let missed = 0;
  const began = now();
  if (mode === "steady") {
    const sends = [];
    for (let turn = 0; turn < Number(seconds); turn++)
      matches.forEach((match, i) => sends.push([began + 200 + (turn + i / matches.length) * 1000, match]));
    for (const [due, match] of sends) {
      const wait = due - now();
      if (wait > 0.5) await sleep(wait);
      if (!match.move(due)) missed++;
    }
    await sleep(500);
  } else {
    const end = began + Number(seconds) * 1000;
    for (const match of matches) {
      match.moved = () => now() < end && match.move(now());
      match.move(now());
    }
    await sleep(Number(seconds) * 1000);
  }
  const took = (now() - began) / 1000;
  const sorted = times.slice().sort((a, b) => a - b);
  const p50 = quantile(sorted, 50);
  const p99 = quantile(sorted, 99);
  console.log(JSON.stringify({ moves: times.length, missed, took, p50: +p50.toFixed(2), p99: +p99.toFixed(2) }));
  process.exit(0);
}

main();
