/**
 * What a picture shows of a product, in 78 bytes: the importer reads it off the picture (domain/look-of-pixels.ts); here it is packed, read and compared.
 */
import { cloth, edges, fullest, type Look, type LookColour, mostColours } from "domain/look-of-pixels";
import { farness, type Lab } from "domain/oklab";

const clothCells = cloth.columns * cloth.rows;
const edgeCells = edges.columns * edges.rows * edges.directions;
const bytesPerColour = 4;
const cellsFrom = mostColours * bytesPerColour;
const scalarsFrom = cellsFrom + (clothCells + edgeCells) / 2;
const lookBytes = scalarsFrom + 2;
/** Both axes of hue lie within ±0.4. */
const hue = { zero: 0.4, scale: 318 } as const;

/** In base64. */
export function packedLook({ colours, cloth, edges, aspect, skin }: Look): string {
  const bytes = new Uint8Array(lookBytes);
  colours.slice(0, mostColours).forEach(({ lab: [l, a, b], share }, index) => {
    const numbers = [l * 255, (a + hue.zero) * hue.scale, (b + hue.zero) * hue.scale, share * 255];
    bytes.set(numbers.map(Math.round), index * bytesPerColour);
  });
  [...cloth, ...edges].forEach((value, index) => {
    const at = cellsFrom + (index >> 1);
    bytes[at] = (bytes[at] as number) | (value << (index % 2 ? 0 : 4));
  });
  bytes.set([aspect, skin], scalarsFrom);
  return btoa(String.fromCharCode(...bytes));
}

/** Null for what is no look. */
export function lookFrom(packed: string | null): Look | null {
  const bytes = bytesOf(packed ?? "");
  if (bytes.length !== lookBytes) return null;
  const colours: LookColour[] = [];
  for (let at = 0; at < cellsFrom; at += bytesPerColour) {
    const [l = 0, a = 0, b = 0, share = 0] = bytes.subarray(at, at + bytesPerColour);
    const lab: Lab = [l / 255, a / hue.scale - hue.zero, b / hue.scale - hue.zero];
    if (share > 0) colours.push({ lab, share: share / 255 });
  }
  const cells = Uint8Array.from({ length: clothCells + edgeCells }, (_, index) => {
    const byte = bytes[cellsFrom + (index >> 1)] as number;
    return index % 2 ? byte & fullest : byte >> 4;
  });
  const [aspect = 0, skin = 0] = bytes.subarray(scalarsFrom);
  if (colours.length === 0) return null;
  return { colours, cloth: cells.subarray(0, clothCells), edges: cells.subarray(clothCells), aspect, skin };
}

function bytesOf(packed: string): Uint8Array {
  try {
    return Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

/** Colours this far from each other have nothing in common; folds and light make one cloth lighter and darker. */
const farColour = 0.35;
const lightness = 0.8;

/** From 0, the same, to 1. */
export function colourFarness(one: Look, other: Look): number {
  return (toNearest(one, other) + toNearest(other, one)) / 2;
}

/** Each colour to the nearest one of the other, by its share. */
function toNearest({ colours }: Look, other: Look): number {
  let [sum, shares] = [0, 0];
  for (const { lab, share } of colours) {
    const nearest = Math.min(...other.colours.map((each) => farness(lab, each.lab, lightness)));
    sum += share * Math.min(nearest / farColour, 1);
    shares += share;
  }
  return sum / shares;
}

/** A difference of a scalar from which on nothing is alike. */
const farScalar = 60;

/** From 0, the same outline and edges, to 1; whoever looks the other way is the same. */
export function shapeFarness(one: Look, other: Look): number {
  const outline = Math.min(parted(one.cloth, other.cloth), parted(mirrored(one.cloth), other.cloth));
  const scalar = (a: number, b: number) => Math.min(Math.abs(a - b) / farScalar, 1);
  const scalars = (scalar(one.aspect, other.aspect) + scalar(one.skin, other.skin)) / 2;
  return 0.5 * outline + 0.2 * parted(one.edges, other.edges) + 0.3 * scalars;
}

/** What is in one of them alone, as a share of what is in either. */
function parted(one: Uint8Array, other: Uint8Array): number {
  let [apart, either] = [0, 0];
  for (let at = 0; at < one.length; at++) {
    const [mine, theirs] = [one[at] as number, other[at] as number];
    apart += Math.abs(mine - theirs);
    either += Math.max(mine, theirs);
  }
  return either > 0 ? apart / either : 0;
}

function mirrored(cells: Uint8Array): Uint8Array {
  const last = cloth.columns - 1;
  return cells.map((_, at) => cells[at + last - 2 * (at % cloth.columns)] as number);
}
