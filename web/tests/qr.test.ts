import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { qrShape } from "../src/lib/qr";

test("a code reads back as what was put in", () => {
  const link = "https://games.example.org/t/Xk3bq9_Zr-4mHt2v";
  const { size, path } = qrShape(link);
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g)) {
    for (let line = 0; line < scale; line++) {
      const at = ((Number(y) * scale + line) * width + Number(x) * scale) * 4;
      for (let pixel = 0; pixel < scale; pixel++) data.fill(0, at + pixel * 4, at + pixel * 4 + 3);
    }
  }
  expect(decodeQR({ width, height: width, data })).toBe(link);
});
