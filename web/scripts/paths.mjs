// Paths of icons, rounded: whole units of a box of 512 are finer than anybody sees.

const NUMBERS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The commands of a path, each with its numbers; a command repeated without its letter is given it. */
function* commands(path) {
  for (const [, letter, text] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const count = NUMBERS[letter.toLowerCase()];
    const numbers = letter.toLowerCase() === "a" ? arcNumbers(text) : (text.match(/[-+]?(\d*\.\d+|\d+\.?)(e[-+]?\d+)?/gi) ?? []).map(Number);
    let name = letter;
    for (let n = 0; n === 0 || n < numbers.length; n += count || 1) {
      yield [name, numbers.slice(n, n + count)];
      if (name === "M") name = "L";
      if (name === "m") name = "l";
    }
  }
}

/** The numbers of arcs: flags are one digit each and may stand without a space. */
function arcNumbers(text) {
  const number = "\\s*,?\\s*([-+]?(?:\\d*\\.\\d+|\\d+\\.?)(?:e[-+]?\\d+)?)";
  const flag = "\\s*,?\\s*([01])";
  const arcs = text.matchAll(new RegExp(number + number + number + flag + flag + number + number, "gi"));
  return [...arcs].flatMap((arc) => arc.slice(1).map(Number));
}

/** A path in whole units: every point is rounded by itself, so that errors do not add up along the way. */
export function rounded(path) {
  let out = "";
  let at = [0, 0]; // exactly
  let drawn = [0, 0]; // as it was written
  let start = [0, 0];
  let startDrawn = [0, 0];
  const write = (letter, numbers) => {
    const text = numbers.map((number, n) => (n && number >= 0 ? ` ${number}` : String(number))).join("");
    out += letter + text;
  };
  for (const [letter, numbers] of commands(path)) {
    const kind = letter.toLowerCase();
    const relative = letter === kind;
    if (kind === "z") {
      out += "z";
      [at, drawn] = [start, startDrawn];
      continue;
    }
    const base = relative ? at : [0, 0];
    const x = kind === "v" ? at[0] : base[0] + (kind === "h" ? numbers[0] : numbers.at(-2));
    const y = kind === "h" ? at[1] : base[1] + numbers.at(-1);
    const end = [x, y];
    const endDrawn = end.map(Math.round);
    const step = (right, down) => [Math.round(base[0] + right) - drawn[0], Math.round(base[1] + down) - drawn[1]];
    const written = [];
    if (kind === "a") {
      const radii = numbers.slice(0, 2).map((radius) => Math.round(radius * 10) / 10);
      written.push(...radii, ...numbers.slice(2, 5), ...step(...numbers.slice(5)));
    } else if (kind === "h") written.push(endDrawn[0] - drawn[0]);
    else if (kind === "v") written.push(endDrawn[1] - drawn[1]);
    else for (let n = 0; n < numbers.length; n += 2) written.push(...step(numbers[n], numbers[n + 1]));
    write(kind === "m" && !out ? "M" : kind, written);
    if (kind === "m") [start, startDrawn] = [end, endDrawn];
    [at, drawn] = [end, endDrawn];
  }
  return out;
}
