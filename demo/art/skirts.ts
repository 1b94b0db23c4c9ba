/** Skirts, and the wavy hem and hanging folds that dresses share with them. */
import { type Point, symmetric } from "./pen";
import type { Studio } from "./studio";
import { mix } from "./tone";

const copper = "#b07a4a";

/** Wavy lower edge and long folds of a hanging skirt; also the lower half of dresses. */
export function skirtEdge(hem: number, hemY: number, waves: number): Point[] {
  const points: Point[] = [[hem, hemY, 1]];
  for (let index = 1; index < waves * 2; index++)
    points.push([
      hem * (1 - index / (waves * 2)),
      hemY + 12 * Math.sin((index / waves) * 1.5) + (index % 2 ? 7 : 0),
    ]);
  points.push([0, hemY + 16]);
  return points;
}

export function skirtFolds(
  s: Studio,
  waist: number,
  waistY: number,
  hem: number,
  hemY: number,
  waves: number,
): void {
  for (let index = -waves + 1; index < waves; index++) {
    const part = (index + (s.random() - 0.5) * 0.4) / waves;
    const top = 400 + waist * part;
    const end = Math.round(400 + hem * part);
    const start = Math.round(waistY + s.random() * 0.2 * (hemY - waistY));
    const d = `M${end} ${hemY + 10}C${end} ${Math.round(hemY - (hemY - start) * 0.4)} ${Math.round(top)} ${Math.round(start + 60)} ${Math.round(top)} ${start}`;
    if (index % 2) s.fold(d, 20, 0.42);
    else s.shine(d, 26, 0.5);
  }
}

export function skirt(s: Studio, back: boolean): void {
  const kind = s.random.pick(["pencil", "flared", "pleated", "mini"] as const);
  const hemY = { pencil: 800, flared: 860, pleated: 880, mini: 660 }[kind];
  const hem = { pencil: 150, flared: 290, pleated: 270, mini: 216 }[kind];
  const waves = { pencil: 2, flared: 5, pleated: 4, mini: 3 }[kind];
  s.piece("M284 190C340 178 460 178 516 190C460 214 340 214 284 190Z", {
    fill: mix(s.tone.base, s.tone.ink, 0.5),
    depth: 0,
  });
  const hip: Point[] =
    kind === "pencil" || kind === "mini"
      ? [
          [152, 320],
          [kind === "mini" ? 190 : 172, 460],
        ]
      : [[150, 320]];
  s.piece(symmetric([[0, 204], [116, 190, 1], [122, 236], ...hip, ...skirtEdge(hem, hemY, waves)]));
  skirtFolds(s, 112, 240, hem, hemY, waves);
  s.soft();
  if (kind === "pleated") {
    let d = "";
    for (let index = -8; index <= 8; index++)
      d += `M${400 + index * 14} 244L${400 + index * 32} ${hemY + 14}`;
    s.seam(d, { width: 2, opacity: 0.42 });
    s.seam(
      d.replace(/M(\d+)/g, (_, x) => `M${Number(x) + 3}`),
      { colour: "#ffffff", width: 2, opacity: 0.22 },
    );
  }
  s.piece("M284 190C340 212 460 212 516 190L524 232C460 256 340 256 276 232Z", { depth: 0, cast: false });
  s.stitch("M281 226C340 248 460 248 519 226");
  if (back) s.seam(`M400 248V${kind === "pencil" ? hemY + 14 : 420}`, { width: 3 });
  if (back) s.fill("M396 212h8l3 30h-14z", "#b9bcc0");
  else if (kind === "mini") placketOf(s, hemY);
  else if (kind === "pencil")
    s.seam(`M470 ${hemY - 170}C478 ${hemY - 90} 482 ${hemY - 40} 484 ${hemY + 10}`, { width: 3 });
}

function placketOf(s: Studio, bottom: number): void {
  s.seam(`M382 250V${bottom + 10}M418 250V${bottom + 10}`, { width: 1.6 });
  for (let y = 226; y < bottom; y += 72) s.button(400, y, 10, copper);
}
