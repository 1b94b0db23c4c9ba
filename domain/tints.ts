/**
 * Colours that goods are searched by: the space of colours in steps, so that what looks the same has one address and pages of colours
 * stay some thousands. Named ones make the palette.
 */
import { hexOf, type Lab, labOfHex } from "./oklab";
import shades from "./tints.json";

/** Side of a cell: little more than the eye just parts, and white is the middle of one. */
export const tintStep = 1 / 32;
/** Light and folds make one cloth lighter and darker than its colour, but hardly another hue (as in ΔEOK2, hue counts double). */
const light = 0.5;
const hue = 2;
/** Colours of goods are looked for so far from the one that is asked. */
export const tintReach = 0.11;

/** How far a colour that a picture shows is from one that is asked; for steps between them too. */
export function tintFarness([l, a, b]: Lab, [otherL, otherA, otherB]: Lab = [0, 0, 0]): number {
  return Math.hypot(light * (l - otherL), hue * (a - otherA), hue * (b - otherB));
}

export interface Tint {
  name: string;
  /** `rrggbb`, one that has an address of its own. */
  hex: string;
}

export const tintGroups: readonly { name: string; tints: readonly Tint[] }[] = Object.entries(shades).map(
  ([name, own]) => ({
    name,
    tints: own.map(([tint = "", hex = ""]) => ({ name: tint, hex: canonicalTint(hex) })),
  }),
);

const named = tintGroups.flatMap(({ tints }) => tints.map((tint) => ({ ...tint, lab: labOfHex(tint.hex) })));

/** Where a colour lies: the numbers of its cell on the three axes. What has no hue lies in the middle of one. */
export function tintPlaces(lab: Lab): Lab {
  const [l, a, b] = lab.map((value) => Math.round(value / tintStep));
  return [l as number, a as number, b as number];
}

/** The colour that stands for all of its cell, of `rrggbb`. Asked again it is itself: addresses are redirected once. */
export function canonicalTint(hex: string): string {
  let tint = hex;
  // Past the edge of what screens show, the middle of a cell may be shown by the next one.
  for (let round = 0; round < 4; round++) {
    const [l, a, b] = tintPlaces(labOfHex(tint));
    const middle = hexOf([l * tintStep, a * tintStep, b * tintStep]);
    if (middle === tint) break;
    tint = middle;
  }
  return tint;
}

/** As people and forms write it: `#c8202f`, `c8202f`, `c23`. Null for what is no colour. */
export function tintFrom(text: string): string | null {
  const [, digits = ""] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(text.trim()) ?? [];
  if (digits === "") return null;
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return canonicalTint(full.toLowerCase());
}

/** The named colour that is nearest. */
export function tintName(hex: string): string {
  const lab = labOfHex(hex);
  const far = named.map((tint) => tintFarness(lab, tint.lab));
  return named[far.indexOf(Math.min(...far))]?.name ?? "";
}

/** So far lie what is lighter, darker, brighter and duller. */
const besideBy = 0.08;

const shifts: readonly [label: string, shift: (lab: Lab) => Lab][] = [
  ["Più chiaro", ([l, a, b]) => [Math.min(l + besideBy, 1), a, b]],
  ["Più scuro", ([l, a, b]) => [Math.max(l - besideBy, 0), a, b]],
  ["Più acceso", (lab) => lessGrey(lab, besideBy)],
  ["Più spento", (lab) => lessGrey(lab, -besideBy)],
];

function lessGrey([l, a, b]: Lab, more: number): Lab {
  const chroma = Math.hypot(a, b);
  // What has hardly a hue would be given one at random.
  const factor = chroma < tintStep ? 1 : Math.max(chroma + more, 0) / chroma;
  return [l, a * factor, b * factor];
}

/** Its neighbours, as far as there are any. */
export function tintsBeside(hex: string): Tint[] {
  const lab = labOfHex(hex);
  return shifts
    .map(([name, shift]) => ({ name, hex: canonicalTint(hexOf(shift(lab))) }))
    .filter((tint, place, all) => tint.hex !== hex && all.findIndex((one) => one.hex === tint.hex) === place);
}
