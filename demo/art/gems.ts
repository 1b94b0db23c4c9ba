/** What jewels are made of: bands of metal and cut stones. */
import type { Studio } from "./studio";
import { mix } from "./tone";

/** Metal follows the product's colour if that is a metal; otherwise the colour is the stone's, or the strap's. */

export function stoneOf(s: Studio, metal: string): string {
  return s.tone.base === metal ? s.random.pick(["#e9f1f6", "#e9f1f6", "#8fbfe6", "#2f7d46"]) : s.tone.base;
}

/** A band of metal along a path: dark rim, body, bright line. */
export function band(s: Studio, d: string, metal: string, width: number, dash?: string): void {
  s.seam(d, { colour: mix(metal, "#24160a", 0.62), width: width + 3, opacity: 1, dash });
  s.seam(d, { colour: metal, width, opacity: 1, dash });
  s.seam(d, { colour: mix(metal, "#24160a", 0.4), width: width * 0.55, opacity: 0.5, dash });
  s.seam(d, { colour: "#fffaf0", width: width * 0.26, opacity: 0.95, dash });
}

/** A cut stone: facets around a table. */
export function stone(s: Studio, x: number, y: number, size: number, colour: string): void {
  const point = (turn: number, radius: number) =>
    `${Math.round(x + Math.cos(turn) * radius)} ${Math.round(y + Math.sin(turn) * radius)}`;
  let rim = "";
  let facets = "";
  for (let index = 0; index < 8; index++) {
    const turn = (index * Math.PI) / 4 + 0.39;
    rim += `${index ? "L" : "M"}${point(turn, size)}`;
    facets += `M${point(turn, size)}L${point(turn + 0.39, size * 0.58)}L${point(turn + 0.785, size)}M${point(turn + 0.39, size * 0.58)}L${point(turn + 1.175, size * 0.58)}`;
    s.fill(
      `M${point(turn, size)}L${point(turn + 0.785, size)}L${x} ${y}Z`,
      mix(
        colour,
        index % 3 === 0 ? "#ffffff" : "#1a2230",
        [0.55, 0.1, 0.28, 0.5, 0.06, 0.2, 0.4, 0.14][index] as number,
      ),
    );
  }
  s.fill(`${rim}Z`, colour, 0.25);
  s.seam(facets, { colour: "#ffffff", width: 1.6, opacity: 0.7 });
  s.seam(`${rim}Z`, { colour: mix(colour, "#101820", 0.5), width: 2, opacity: 0.7 });
  s.fill(
    `M${point(3.6, size * 0.55)}L${point(4.6, size * 0.55)}L${point(4.1, size * 0.1)}Z`,
    "#ffffff",
    0.85,
  );
}
