/**
 * What a picture shows of a product, in 78 bytes: the importer reads it off the picture (domain/look-of-pixels.ts); here it is packed and read, domain/look-farness.ts compares.
 */
import { cloth, edges, fullest, type Look, type LookColour, mostColours } from "domain/look-of-pixels";
import type { Lab } from "domain/oklab";

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
