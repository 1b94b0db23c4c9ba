/** The cut of an upper garment: body and sleeve outlines, drape, hems. */
import { type PieceOptions, type Studio, twice } from "./paint";
import { curve, flip, type Point, symmetric } from "./pen";
import { mix } from "./tone";

/** Half widths from the middle and heights from the top, in picture units. */
export interface Fit {
  neck: number;
  neckY: number;
  /** How low the front neckline reaches. */
  depth: number;
  shoulder: number;
  shoulderY: number;
  chest: number;
  armY: number;
  waist: number;
  waistY: number;
  hem: number;
  hemY: number;
  /** How much lower (or, negative, higher) the hem is in the middle. */
  bow: number;
}

export const usual: Fit = {
  neck: 74,
  neckY: 180,
  depth: 236,
  shoulder: 178,
  shoulderY: 224,
  chest: 190,
  armY: 404,
  waist: 182,
  waistY: 620,
  hem: 186,
  hemY: 850,
  bow: 8,
};

/** The front neckline from the left shoulder to the right one. */
export function neckline(fit: Fit, sharp = false, sink = 0): string {
  const { neck, neckY, depth } = fit;
  const half: Point[] = sharp
    ? [[400, depth + sink, 1]]
    : [
        [400 - neck * 0.62, depth - (depth - neckY) * 0.25 + sink],
        [400, depth + sink],
        [400 + neck * 0.62, depth - (depth - neckY) * 0.25 + sink],
      ];
  return curve([
    [400 - neck - sink * 0.4, neckY + sink * 0.2, 1],
    ...half,
    [400 + neck + sink * 0.4, neckY + sink * 0.2, 1],
  ]);
}

export function bodyOutline(fit: Fit, sharp = false): string {
  const { neck, neckY, depth, shoulder, shoulderY, chest, armY, waist, waistY, hem, hemY, bow } = fit;
  const throat: Point[] = sharp
    ? [[0, depth, 1]]
    : [
        [0, depth],
        [neck * 0.62, depth - (depth - neckY) * 0.25],
      ];
  return symmetric([
    ...throat,
    [neck, neckY, 1],
    [shoulder, shoulderY, 1],
    [shoulder - 9, (shoulderY + armY) / 2],
    [chest, armY, 1],
    [waist, waistY],
    [hem, hemY - 4, 1],
    [hem * 0.5, hemY + bow * 0.75],
    [0, hemY + bow],
  ]);
}

/** The inside of the back, seen through the neck opening, with its label. */
export function inside(s: Studio, fit: Fit): void {
  const { neck, neckY, depth } = fit;
  const dark = mix(s.tone.base, s.tone.ink, 0.42);
  const rise = `C${400 - neck * 0.5} ${neckY + 16} ${400 + neck * 0.5} ${neckY + 16} ${400 + neck} ${neckY}`;
  s.piece(
    `M${400 - neck} ${neckY}${rise}C${400 + neck} ${depth} 440 ${depth + 14} 400 ${depth + 14}S${400 - neck} ${depth} ${400 - neck} ${neckY}Z`,
    { fill: dark, sheen: "down", depth: 0 },
  );
  s.seam(
    `M${402 - neck} ${neckY + 7}C${400 - neck * 0.5} ${neckY + 24} ${400 + neck * 0.5} ${neckY + 24} ${398 + neck} ${neckY + 7}`,
    { width: 1.5 },
  );
  if (depth - neckY > 36) s.fill(`M383 ${neckY + 19}h34v16h-34z`, "#f7f4ee", 0.92);
}

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

/** How cloth hangs from the armholes and breaks at the waist. */
export function drape(s: Studio, fit: Fit, strength = 1): void {
  const { chest, armY, waist, waistY, hem, hemY } = fit;
  const wave = s.random.between(-16, 16);
  const fold = (d: string, width: number, k: number) => s.fold(d, width, k * strength);
  const shine = (d: string, width: number, k: number) => s.shine(d, width, k * strength);
  const x = (part: number, half: number) => Math.round(400 + part * half);
  twice(
    (d) => fold(d, 14, 0.5),
    `M${x(1, chest)} ${armY + 4}C${x(0.86, chest)} ${armY + 30} ${x(0.72, chest)} ${armY + 60} ${x(0.66, chest)} ${armY + 110}`,
  );
  fold(
    `M${x(1, waist)} ${waistY - 30}C${x(0.8, waist)} ${waistY - 10} ${x(0.66, waist)} ${waistY + 30 + wave} ${x(0.6, waist)} ${waistY + 70}`,
    16,
    0.4,
  );
  fold(
    `M${x(-1, waist)} ${waistY + 10}C${x(-0.84, waist)} ${waistY + 24} ${x(-0.7, waist)} ${waistY + 50 - wave} ${x(-0.62, waist)} ${waistY + 96}`,
    16,
    0.4,
  );
  fold(
    `M${x(-0.52, hem)} ${hemY}C${x(-0.46, hem)} ${hemY - 90} ${x(-0.56, hem) + wave} ${hemY - 180} ${x(-0.4, hem)} ${hemY - 330}`,
    22,
    0.36,
  );
  fold(
    `M${x(0.36, hem)} ${hemY}C${x(0.44, hem)} ${hemY - 80} ${x(0.28, hem) + wave} ${hemY - 170} ${x(0.4, hem)} ${hemY - 280}`,
    24,
    0.36,
  );
  shine(
    `M${x(-0.3, hem)} ${hemY - 10}C${x(-0.24, hem)} ${hemY - 110} ${x(-0.34, hem)} ${hemY - 210} ${x(-0.2, hem)} ${hemY - 340}`,
    28,
    0.5,
  );
  shine(
    `M${x(0.62, hem)} ${hemY - 10}C${x(0.68, hem)} ${hemY - 100} ${x(0.54, hem)} ${hemY - 180} ${x(0.6, hem)} ${hemY - 270}`,
    24,
    0.45,
  );
  shine(
    `M${x(-0.78, chest)} ${armY - 60}C${x(-0.7, chest)} ${armY} ${x(-0.6, chest)} ${armY + 60} ${x(-0.5, chest)} ${armY + 110}`,
    24,
    0.4,
  );
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

/** A stitched hem that follows the body's lower edge. */
export function hem(s: Studio, fit: Fit, above = 22): void {
  const { hem: half, hemY, bow } = fit;
  const y = hemY - above;
  const d = `M${402 - half} ${y - 4}Q400 ${y + bow * 2} ${398 + half} ${y - 4}`;
  s.seam(d, { width: 1.2, opacity: 0.3 });
  s.stitch(d.replace(/(\d+)(Q| 4)/, "$1$2"));
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
