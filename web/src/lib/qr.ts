// QR codes as one path of squares, for links that go from a screen to a phone.
import encodeQR from "qr";

/** A code of `size` by `size` squares with its quiet margin; `path` draws the dark ones in these units. */
export interface QrShape {
  size: number;
  path: string;
}

const MARGIN = 4; // squares, as cameras want it

export function qrShape(text: string): QrShape {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: MARGIN });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size: rows.length, path };
}
