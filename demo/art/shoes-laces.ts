/** Bootlaces across the throat of a shoe seen from the side. */
import type { Studio } from "./studio";

/** A strap of bootlace over the throat: dark holes, then crossing bands. */
export function laces(
  s: Studio,
  from: readonly [number, number],
  to: readonly [number, number],
  rows: number,
  colour: string,
  reach = 46,
): void {
  for (let index = 0; index < rows; index++) {
    const t = index / (rows - 1);
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t;
    const d = `M${Math.round(x)} ${Math.round(y)}q${-reach * 0.3} ${reach * 0.35} ${-reach * 0.75} ${reach * 0.72}`;
    s.seam(d, { width: 17, opacity: 0.22 });
    s.seam(d, { width: 12, colour, opacity: 1 });
    s.seam(d, { width: 2, colour: "#000000", opacity: 0.12 });
    s.fill(
      `M${Math.round(x - reach * 0.75 - 6)} ${Math.round(y + reach * 0.72)}a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z`,
      "#000000",
      0.4,
    );
  }
}
