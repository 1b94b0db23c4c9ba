/** Parts of beauty products: turned cylinders and printed labels. */
import type { Studio } from "./studio";

/** A turned metal or plastic cylinder: lit like polished metal. */
export function cylinder(
  s: Studio,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  round = 6,
  metal = true,
): void {
  const d = `M${x} ${y + round}q0-${round} ${round}-${round}h${width - 2 * round}q${round} 0 ${round} ${round}v${height - 2 * round}q0 ${round}-${round} ${round}h-${width - 2 * round}q-${round} 0-${round}-${round}z`;
  s.piece(d, { fill, sheen: metal ? "metal" : "across", depth: 0, cast: false });
}

export function label(s: Studio, x: number, y: number, width: number, dark: boolean): void {
  const colour = dark ? "#171717" : "#ffffff";
  s.seam(`M${x - width / 2} ${y}h${width}`, { colour, width: 7, opacity: 0.75, dash: "9 5" });
  s.seam(`M${x - width * 0.3} ${y + 20}h${width * 0.6}`, { colour, width: 3, opacity: 0.5, dash: "5 3" });
}
