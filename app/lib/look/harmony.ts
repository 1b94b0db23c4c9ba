/** Which colours go together: neutrals with everything, else the same, a neighbour on the wheel, or the opposite. */
import { colours } from "domain/colours";
import { plainText } from "~/lib/labels";
import { cellsOf } from "./rules";
import tables from "./tables.json";

/** Slugs of the palette that go with every colour, metals and leathers among them. */
const neutrals =
  "nero bianco grigio antracite argento oro oro-rosa bronzo beige panna cammello marrone tortora blu-navy".split(
    " ",
  );

/** Colour | its neighbours on the wheel | its opposites. Both hold in both directions. */
const wheel = cellsOf(tables.wheel);

/** How two colours go together; `accento` is the one colour beside neutrals. */
export type Harmony = "neutro" | "uguale" | "vicino" | "opposto" | "accento";

export function isNeutral(colour: string): boolean {
  return neutrals.includes(colour);
}

function stand(column: 1 | 2, one: string, other: string): boolean {
  return wheel.some(
    (cells) =>
      (cells[0]?.[0] === one && cells[column]?.includes(other)) ||
      (cells[0]?.[0] === other && cells[column]?.includes(one)),
  );
}

/** Null where they do not go together. @param of the colour that a look begins with; null where it is not known */
export function harmonyOf(of: string | null, colour: string): Harmony | null {
  if (isNeutral(colour)) return of === colour ? "uguale" : "neutro";
  // Patterns of many colours bear nothing but quiet ones, and so does what nobody knows.
  if (of === null || of === "multicolore" || colour === "multicolore") return null;
  if (isNeutral(of)) return "accento";
  if (of === colour) return "uguale";
  if (stand(1, of, colour)) return "vicino";
  return stand(2, of, colour) ? "opposto" : null;
}

const harmonies: Record<Harmony, { worth: number; said: string }> = {
  neutro: { worth: 3, said: "un neutro, sta con tutto" },
  uguale: { worth: 2.5, said: "tono su tono" },
  vicino: { worth: 2.2, said: "un colore vicino" },
  accento: { worth: 2, said: "l’accento tra i neutri" },
  opposto: { worth: 1.5, said: "il contrasto" },
};

export function worthOf(harmony: Harmony): number {
  return harmonies[harmony].worth;
}

/** 'Nero: un neutro, sta con tutto'. */
export function harmonySaid(colour: string, harmony: Harmony): string {
  return `${colours.find(({ slug }) => slug === colour)?.name ?? colour}: ${harmonies[harmony].said}`;
}

/** Slugs of all colours that go with it: what is searched for. */
export function coloursWith(of: string | null): string[] {
  return colours.flatMap(({ slug }) => (harmonyOf(of, slug) ? [slug] : []));
}

/** The palette's slug that a store's colour word means, or null. */
export function colourMeant(word: string): string | null {
  const plain = plainText(word);
  const exact = colours.find(({ name, aliases }) =>
    [name, ...aliases].some((known) => plainText(known) === plain),
  );
  const found = exact ?? colours.find(({ name }) => plain.startsWith(`${plainText(name)} `));
  return found?.slug ?? null;
}
