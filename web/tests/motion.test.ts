import { describe, expect, test } from "vitest";
import { flipped, signed, travel } from "../src/lib/motion";

const box = (left: number, top: number, width = 60, height = 80): Pick<DOMRect, "left" | "top" | "width" | "height"> => ({ left, top, width, height });

describe("travel", () => {
  test("leads from the centre of the old place to the centre of the new one", () => {
    expect(travel(box(100, 40), box(10, 20))).toEqual({ x: 90, y: 20, scale: 1, far: true });
  });

  test("counts the centres, not the corners, when sizes differ", () => {
    expect(travel(box(0, 0, 120, 160), box(30, 40, 60, 80))).toBeNull();
  });

  test("is nothing for a piece that hardly moved, or is not shown", () => {
    expect(travel(box(10, 10), box(11, 11))).toBeNull();
    expect(travel(box(10, 10), box(200, 10, 0, 0))).toBeNull();
  });

  test("scales within bounds", () => {
    expect(travel(box(0, 0, 600), box(500, 0))?.scale).toBe(1.6);
    expect(travel(box(0, 0, 6), box(500, 0))?.scale).toBe(0.4);
  });

  test("tells short ways from long ones", () => {
    expect(travel(box(0, 0), box(30, 0))?.far).toBe(false);
    expect(travel(box(0, 0), box(90, 0))?.far).toBe(true);
  });
});

test("changes are written with a sign, and minus is a minus", () => {
  expect([3, -2, 0].map(signed)).toEqual(["+3", "−2", "0"]);
});

test("a lunge from the far side goes down", () => {
  expect(flipped({ translate: "0 -26px", scale: 1.08 })).toEqual({ translate: "0 26px", scale: 1.08 });
  expect(flipped({ translate: "0 0" })).toEqual({ translate: "0 0" });
});
