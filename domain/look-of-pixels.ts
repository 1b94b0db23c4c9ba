/** Reads the look of a product off its picture: what differs from the ground, its colours, the outline of its cloth, its edges. */
import { farness, type Lab, labOf } from "./oklab";

export const cloth = { columns: 8, rows: 10 } as const;
export const edges = { columns: 3, rows: 4, directions: 4 } as const;
export const mostColours = 3;
/** The highest number of a cell. */
export const fullest = 15;

export interface LookColour {
  lab: Lab;
  /** Of all that is seen of the product, 0 to 1. */
  share: number;
}

export interface Look {
  /** The widest spread first; at least one. */
  colours: readonly LookColour[];
  /** How much of each cell of its own box the cloth fills, 0 to 15, row by row. */
  cloth: Uint8Array;
  /** How strong edges of each direction are, 0 to 15, cell by cell. */
  edges: Uint8Array;
  /** Width of the cloth over its height, and how much skin is seen beside it, on scales from 0 to 255. */
  aspect: number;
  skin: number;
}

export const lookSize = { width: 64, height: 80 } as const;
const { width, height } = lookSize;

/** So far from the ground begins the product; a shadow is no further. */
const offGround = 0.07;
const sameCloth = 0.12;
/** Folds are darker than what lies flat. */
const folds = 0.6;
const leastShare = 0.12;
/** Skin counts little, unless so much of what is seen looks like it: then it is the product. */
const skinWeight = 0.1;
const mostSkin = 0.6;

interface Pixels {
  labs: Lab[];
  /** Where the product is no skin colour itself: what is somebody's skin. */
  isSkin: boolean[];
  /** How much each counts for the product: none on the ground, most in the middle. */
  weights: Float64Array;
}

/** @param rgb `lookSize` pixels of three bytes, the picture whole on white */
export function lookFromPixels(rgb: Uint8Array): Look {
  const pixels = weighed(rgb);
  const colours = dominant(pixels);
  const inCloth = clothOf(pixels, colours);
  const box = boxOf(inCloth);
  const area = inCloth.filter(Boolean).length || 1;
  const skin = pixels.isSkin.filter((is, at) => is && (pixels.weights[at] as number) > 0).length;
  return {
    colours,
    cloth: outline(inCloth, box),
    aspect: logged(box.wide / box.high),
    skin: Math.min(Math.round(Math.sqrt(skin / area) * 150), 255),
    edges: directions(pixels, inCloth),
  };
}

function weighed(rgb: Uint8Array): Pixels {
  const labs = Array.from(
    { length: width * height },
    (_, at): Lab => labOf(rgb[at * 3] ?? 0, rgb[at * 3 + 1] ?? 0, rgb[at * 3 + 2] ?? 0),
  );
  const grounds = [groundOf(labs), labOf(255, 255, 255)];
  const seen = labs.map((lab) => grounds.every((ground) => farness(lab, ground) > offGround));
  // White goods on white: what lies between edges is not found, so the middle counts where nothing else does.
  const isEmpty = seen.filter(Boolean).length < labs.length * 0.03;
  const weights = Float64Array.from(labs, (_, at) => (seen[at] || isEmpty ? centred(at) : 0));
  const total = sumOf(weights);
  const skin = labs.map(looksBare);
  const skinShare = weights.reduce((sum, weight, at) => sum + (skin[at] ? weight : 0), 0) / total;
  const isBare = skinShare < mostSkin;
  if (isBare)
    for (let at = 0; at < weights.length; at++)
      if (skin[at]) weights[at] = (weights[at] as number) * skinWeight;
  return { labs, isSkin: skin.map((is) => is && isBare), weights };
}

const logged = (ratio: number) => Math.max(0, Math.min(255, Math.round(128 + Math.log2(ratio) * 50)));

interface Box {
  left: number;
  top: number;
  wide: number;
  high: number;
}

/** Around nearly all of the cloth: what lies apart does not widen it. */
function boxOf(inCloth: readonly boolean[]): Box {
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  inCloth.forEach((is, at) => {
    if (!is) return;
    columns[at % width] = (columns[at % width] as number) + 1;
    rows[Math.floor(at / width)] = (rows[Math.floor(at / width)] as number) + 1;
  });
  const [left, right] = reach(columns);
  const [top, bottom] = reach(rows);
  return { left, top, wide: right - left + 1, high: bottom - top + 1 };
}

function reach(counts: Float64Array): [from: number, to: number] {
  const rare = sumOf(counts) * 0.015;
  let [from, to] = [0, counts.length - 1];
  for (let seen = counts[from] as number; from < to && seen <= rare; seen += counts[from] as number) from++;
  for (let seen = counts[to] as number; to > from && seen <= rare; seen += counts[to] as number) to--;
  return [from, to];
}

/** The middle of what lies along the border. */
function groundOf(labs: readonly Lab[]): Lab {
  const border = labs.filter((_, at) => at % width === 0 || at % width === width - 1 || at < width);
  const middle = (axis: 0 | 1 | 2) =>
    border.map((lab) => lab[axis]).sort((a, b) => a - b)[border.length >> 1] as number;
  return [middle(0), middle(1), middle(2)];
}

function centred(at: number): number {
  const x = (at % width) / width - 0.5;
  const y = Math.floor(at / width) / height - 0.52;
  return Math.exp(-((x / 0.28) ** 2 + (y / 0.34) ** 2) / 2);
}

function looksBare([l, a, b]: Lab): boolean {
  const [chroma, hue] = [Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
  return l > 0.3 && l < 0.9 && chroma > 0.035 && chroma < 0.125 && hue > 32 && hue < 78;
}

const sumOf = (numbers: Float64Array) => numbers.reduce((sum, number) => sum + number, 0);

/** The colours that fill most, each the middle of its likes. */
function dominant({ labs, weights }: Pixels): LookColour[] {
  const left = Float64Array.from(weights);
  const total = sumOf(weights) || 1;
  const found: LookColour[] = [];
  while (found.length < mostColours) {
    const bins = new Map<number, { weight: number; lab: [number, number, number] }>();
    labs.forEach((lab, at) => {
      const weight = left[at] as number;
      if (weight === 0) return;
      const key =
        Math.round(lab[0] * 10) * 10_000 +
        Math.round((lab[1] + 0.5) * 16) * 100 +
        Math.round((lab[2] + 0.5) * 16);
      const bin = bins.get(key) ?? { weight: 0, lab: [0, 0, 0] };
      bin.weight += weight;
      lab.forEach((value, axis) => {
        bin.lab[axis as 0] += value * weight;
      });
      bins.set(key, bin);
    });
    const [top] = [...bins.values()].sort((a, b) => b.weight - a.weight);
    if (!top) break;
    let middle: Lab = [top.lab[0] / top.weight, top.lab[1] / top.weight, top.lab[2] / top.weight];
    let weight = 0;
    for (let round = 0; round < 2; round++) {
      const sum = [0, 0, 0];
      weight = 0;
      labs.forEach((lab, at) => {
        const own = left[at] as number;
        if (own === 0 || farness(lab, middle, folds) > sameCloth) return;
        weight += own;
        lab.forEach((value, axis) => {
          sum[axis] = (sum[axis] as number) + value * own;
        });
      });
      if (weight > 0)
        middle = [(sum[0] as number) / weight, (sum[1] as number) / weight, (sum[2] as number) / weight];
    }
    if (found.length > 0 && weight / total < leastShare) break;
    labs.forEach((lab, at) => {
      if (farness(lab, middle, folds) <= sameCloth) left[at] = 0;
    });
    found.push({ lab: middle, share: Math.max(weight / total, 0.01) });
  }
  return found;
}

/** Which pixels show the product's own colours. */
function clothOf({ labs, weights, isSkin }: Pixels, colours: readonly LookColour[]): boolean[] {
  const own = colours.filter(({ share }, index) => index === 0 || share > 0.2);
  return labs.map(
    (lab, at) =>
      (weights[at] as number) > 0 &&
      !isSkin[at] &&
      own.some((colour) => farness(lab, colour.lab, folds) <= sameCloth),
  );
}

function outline(inCloth: readonly boolean[], box: Box): Uint8Array {
  const [wide, high] = [box.wide / cloth.columns, box.high / cloth.rows];
  const counts = new Float64Array(cloth.columns * cloth.rows);
  const sizes = new Float64Array(counts.length);
  inCloth.forEach((is, at) => {
    const column = Math.floor(((at % width) + 0.5 - box.left) / wide);
    const row = Math.floor((Math.floor(at / width) + 0.5 - box.top) / high);
    if (column < 0 || column >= cloth.columns || row < 0 || row >= cloth.rows) return;
    const cell = row * cloth.columns + column;
    sizes[cell] = (sizes[cell] as number) + 1;
    if (is) counts[cell] = (counts[cell] as number) + 1;
  });
  return Uint8Array.from(counts, (count, cell) => Math.round((count / (sizes[cell] || 1)) * fullest));
}

/** Of the lightness within the cloth and along it. */
function directions({ labs }: Pixels, inCloth: readonly boolean[]): Uint8Array {
  const strengths = new Float64Array(edges.columns * edges.rows * edges.directions);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      if (!inCloth[at]) continue;
      const across = (labs[at + 1] as Lab)[0] - (labs[at - 1] as Lab)[0];
      const down = (labs[at + width] as Lab)[0] - (labs[at - width] as Lab)[0];
      const angle = (Math.atan2(down, across) + Math.PI) % Math.PI;
      const direction = Math.round((angle / Math.PI) * edges.directions) % edges.directions;
      const cell =
        Math.floor((y / height) * edges.rows) * edges.columns + Math.floor((x / width) * edges.columns);
      const place = cell * edges.directions + direction;
      strengths[place] = (strengths[place] as number) + Math.hypot(across, down);
    }
  const cellPixels = (width * height) / (edges.columns * edges.rows);
  return Uint8Array.from(strengths, (strength) =>
    Math.min(Math.round((strength / cellPixels) * 150), fullest),
  );
}
