/** The cut of an upper garment: body and sleeve outlines, drape, hems. */
import { twice } from "./paint";
import { curve, type Point, symmetric } from "./pen";
import type { Studio } from "./studio";
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

/** A stitched hem that follows the body's lower edge. */
export function hem(s: Studio, fit: Fit, above = 22): void {
  const { hem: half, hemY, bow } = fit;
  const y = hemY - above;
  const d = `M${402 - half} ${y - 4}Q400 ${y + bow * 2} ${398 + half} ${y - 4}`;
  s.seam(d, { width: 1.2, opacity: 0.3 });
  s.stitch(d.replace(/(\d+)(Q| 4)/, "$1$2"));
}
