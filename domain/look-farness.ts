/** How far what two pictures show is from each other. */
import { cloth, type Look } from "./look-of-pixels";
import { farness } from "./oklab";

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
