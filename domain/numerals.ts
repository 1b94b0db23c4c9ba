/** Numbers as they are spoken: 'venticinque', 'cinquantadue', 'centocinquanta'. */

const units = ["", ..."uno due tre quattro cinque sei sette otto nove dieci".split(" ")];
const teens = "undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove".split(" ");
const tens = "venti trenta quaranta cinquanta sessanta settanta ottanta novanta".split(" ");

/** Folded, below a hundred; 'uno' elides what it follows, and so does 'otto'. */
export const belowHundred = [
  ...units,
  ...teens,
  ...tens.flatMap((ten) =>
    units.slice(0, 10).map((unit) => (/^[uo]/.test(unit) ? ten.slice(0, -1) : ten) + unit),
  ),
];

/** From five on: smaller ones are articles, or count the goods. */
export const numerals: ReadonlyMap<string, number> = new Map([
  ...belowHundred.flatMap((word, value): [string, number][] => (value < 5 ? [] : [[word, value]])),
  ...["", ...units.slice(2, 10)].flatMap((times, at) =>
    ["", "cinquanta"].map((rest, half): [string, number] => [
      `${times}cento${rest}`,
      (at + 1) * 100 + half * 50,
    ]),
  ),
  ["mille", 1_000],
]);
