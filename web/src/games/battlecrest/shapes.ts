// Shapes on the field: the cells of a range, and the outline of some cells.
import { COLUMNS, placeOf, ROWS } from "./table";

/** How ranges are drawn: close, the four beside; mid, the eight around; long, from two steps to so many. */
export function inShape(range: string, span: number, x: number, y: number): boolean {
  const steps = Math.abs(x) + Math.abs(y);
  if (range === "close") return steps === 1;
  if (range === "mid") return Math.max(Math.abs(x), Math.abs(y)) === 1;
  return steps >= 2 && steps <= span;
}

/** The cells of the field a range covers from a cell. */
export function cellsAround(cell: string, range: string, span: number): string[] {
  const [left, top] = placeOf(cell);
  return ROWS.flatMap((row, y) => COLUMNS.map((column, x) => ({ cell: `${column}${row}`, x, y })))
    .filter(({ x, y }) => inShape(range, span, x - left, y - top))
    .map((one) => one.cell);
}

/** The outline of some cells, as a path in a field of six by six. */
export function outline(cells: string[]): string {
  const inside = new Set(cells);
  const at = (x: number, y: number): boolean => inside.has(`${COLUMNS[x] ?? "?"}${ROWS[y] ?? "?"}`);
  return cells
    .map((cell) => {
      const [x, y] = placeOf(cell);
      return [
        at(x, y - 1) ? "" : `M${x} ${y}h1`,
        at(x + 1, y) ? "" : `M${x + 1} ${y}v1`,
        at(x, y + 1) ? "" : `M${x} ${y + 1}h1`,
        at(x - 1, y) ? "" : `M${x} ${y}v1`,
      ].join("");
    })
    .join("");
}
