// boardgame.io's own server with a scripted game: the positions of a recorded game of Mindbug, one after another.
// It has no rules to work out and nothing to store durably; each player is sent the view our room would send.
const fs = require("fs");
const { Server, Origins } = require("boardgame.io/server");
const { Stage } = require("boardgame.io/core");

const [port, script] = process.argv.slice(2);
const views = JSON.parse(fs.readFileSync(script, "utf8"));

const game = {
  name: "script",
  setup: () => ({ step: 0 }),
  playerView: ({ G, playerID }) => ({ step: G.step, ...views[G.step % views.length][playerID === "1" ? 1 : 0] }),
  disableUndo: true,
  turn: { activePlayers: { all: Stage.NULL } },
  moves: { play: { move: ({ G }) => ({ step: G.step + 1 }), client: false } },
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(port));
