/** Sleeves with their cuffs, and the knitted ribs of cuffs and waistbands. */
import type { Fit } from "./cut";
import { twice } from "./paint";
import { curve, flip, type Point } from "./pen";
import type { PieceOptions, Studio } from "./studio";

export type Sleeve = "none" | "cap" | "short" | "elbow" | "long" | "puff" | "bell";

const sleeves: Record<
  Exclude<Sleeve, "none">,
  { points: readonly Point[]; folds: readonly string[]; lights: readonly string[] }
> = {
  cap: {
    points: [
      [-6, -3, 1],
      [36, 20],
      [66, 76],
      [80, 118, 1],
      [44, 140],
      [4, 176, 1],
    ],
    folds: ["M570 330L620 320"],
    lights: [],
  },
  short: {
    points: [
      [-6, -3, 1],
      [34, 20],
      [70, 74],
      [106, 150],
      [132, 220, 1],
      [92, 242],
      [42, 252, 1],
      [30, 214],
      [12, 176, 1],
    ],
    folds: ["M584 408C600 386 608 352 610 326", "M650 440C640 400 640 372 628 346"],
    lights: ["M604 262C634 300 656 352 674 404"],
  },
  elbow: {
    points: [
      [-6, -3, 1],
      [34, 20],
      [72, 84],
      [106, 200],
      [130, 322, 1],
      [92, 338],
      [46, 340, 1],
      [32, 250],
      [12, 176, 1],
    ],
    folds: ["M586 410C606 380 616 346 616 320", "M646 520C636 470 644 420 632 370"],
    lights: ["M606 270C640 330 658 420 676 500"],
  },
  long: {
    points: [
      [-6, -3, 1],
      [34, 20],
      [72, 88],
      [98, 220],
      [120, 390],
      [130, 560, 1],
      [100, 570],
      [68, 566, 1],
      [50, 400],
      [30, 270],
      [12, 176, 1],
    ],
    folds: [
      "M586 410C612 384 622 350 624 320",
      "M610 526C622 512 636 508 650 508",
      "M696 562C682 548 668 546 654 552",
      "M634 770C650 710 646 650 660 600",
    ],
    lights: ["M606 266C640 320 654 420 668 490", "M664 610C682 660 684 710 688 764"],
  },
  puff: {
    points: [
      [-16, -8, 1],
      [34, -18],
      [88, 34],
      [116, 120],
      [96, 186, 1],
      [62, 204],
      [24, 204, 1],
      [10, 176, 1],
    ],
    folds: [
      "M580 240C606 250 634 300 644 390",
      "M590 260C606 290 616 340 616 400",
      "M584 300C596 330 600 370 598 410",
    ],
    lights: ["M606 232C640 250 664 310 668 370", "M595 280C614 310 628 350 632 400"],
  },
  bell: {
    points: [
      [-6, -3, 1],
      [34, 20],
      [72, 90],
      [100, 210],
      [128, 350],
      [186, 520, 1],
      [130, 552],
      [56, 534, 1],
      [52, 380],
      [32, 260],
      [12, 176, 1],
    ],
    folds: [
      "M586 410C612 384 622 350 624 320",
      "M648 760C648 700 640 640 644 580",
      "M708 746C698 690 678 640 664 570",
    ],
    lights: ["M606 266C640 330 654 420 668 490", "M688 760C678 700 660 640 654 590"],
  },
};

/** Both sleeves, behind the body: call before it. */
export function drawSleeves(s: Studio, kind: Sleeve, fit: Fit, options: PieceOptions = {}): void {
  if (kind === "none") return;
  const { points, folds, lights } = sleeves[kind];
  const x = 400 + fit.shoulder;
  const stretch = (fit.armY - fit.shoulderY) / 176;
  const shifted = points.map(
    ([dx, dy, corner]): Point => [
      x + dx,
      fit.shoulderY + (dy <= 176 ? dy * stretch : dy + 176 * (stretch - 1)),
      corner,
    ],
  );
  // Closed behind the body, so that no gap opens at the armhole.
  const outline = curve([...shifted, [x - 40, fit.armY, 1], [x - 44, fit.shoulderY, 1]], true);
  s.piece(flip(outline), { turn: 14, ...options });
  s.piece(outline, { turn: -14, ...options });
  for (const d of folds) twice((path) => s.fold(path, 14, 0.7), d);
  for (const d of lights) twice((path) => s.shine(path, 16, 0.6), d);
  s.soft();
}

/** Short knitted ribs between two edges, each given by its two ends. */
export function ribs(
  s: Studio,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  count: number,
  opacity = 0.35,
): void {
  let d = "";
  for (let index = 1; index < count; index++) {
    const t = index / count;
    const at = (a: Point, b: Point) =>
      `${Math.round(a[0] + (b[0] - a[0]) * t)} ${Math.round(a[1] + (b[1] - a[1]) * t)}`;
    d += `M${at(...from)}L${at(...to)}`;
  }
  s.seam(d, { width: 2.2, opacity });
}

/** A knitted waistband. */
export function ribHem(s: Studio, fit: Fit, height = 56): void {
  const { hem: half, hemY, bow } = fit;
  const top = hemY - height;
  s.piece(
    `M${400 - half - 2} ${top}Q400 ${top + bow * 2} ${402 + half} ${top}L${396 + half} ${hemY}Q400 ${hemY + bow * 2} ${404 - half} ${hemY}Z`,
    { depth: 0, cast: false },
  );
  const left: Point = [400 - half, top + 2];
  ribs(
    s,
    [left, [400, top + bow + 2]],
    [
      [404 - half, hemY - 2],
      [400, hemY + bow - 2],
    ],
    17,
  );
  ribs(
    s,
    [
      [400, top + bow + 2],
      [400 + half, top + 2],
    ],
    [
      [400, hemY + bow - 2],
      [396 + half, hemY - 2],
    ],
    17,
  );
}

/** Knitted or buttoned cuffs at the ends of long sleeves. */
export function cuffs(s: Studio, fit: Fit, kind: "rib" | "button" | "hem"): void {
  const x = 400 + fit.shoulder;
  const stretch = (fit.armY - fit.shoulderY) / 176;
  const y = fit.shoulderY + 176 * (stretch - 1);
  const height = kind === "hem" ? 20 : 52;
  const top: [Point, Point] = [
    [x + 67 - height * 0.1, y + 567 - height],
    [x + 131 - height * 0.06, y + 561 - height],
  ];
  const end: [Point, Point] = [
    [x + 67, y + 568],
    [x + 131, y + 562],
  ];
  for (const side of [1, -1]) {
    const at = ([px, py]: Point): Point => [side > 0 ? px : 800 - px, py, 1];
    const [a, b, c, d] = [at(top[0]), at(top[1]), at(end[1]), at(end[0])];
    if (kind === "hem") {
      s.stitch(curve([a, b]));
      continue;
    }
    s.piece(`${curve([[...a.slice(0, 2), 1] as unknown as Point, b, c, d])}Z`, { depth: 0, cast: false });
    if (kind === "rib") ribs(s, [a, b], [d, c], 8);
    else {
      s.stitch(`M${a[0]} ${a[1] + 8}L${b[0]} ${b[1] + 8}`);
      s.button((a[0] + b[0]) / 2 + side * 12, (a[1] + d[1]) / 2 + 2, 6);
    }
  }
}
