/** What is worn when: half a year's kinds stand before the rest in an order, and in a window. */
import { taxonomy } from "./taxonomy";

export type Season = "cold" | "warm";

/** Leaves, as a list that is easily read. */
export const kinds = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Leaves of the taxonomy that are worn from October to March, and from April to September. */
const worn: Record<Season, ReadonlySet<string>> = {
  cold: kinds(
    "maglie cardigan felpe giacche cappotti piumini stivali stivaletti cappelli sciarpe guanti pigiami pantofole",
  ),
  warm: kinds(
    "vestiti top canotte polo shorts gonne costumi t-shirt sandali espadrillas zeppe ciabatte occhiali-da-sole solari",
  ),
};

export function seasonOf(now: Date): Season {
  const month = now.getUTCMonth();
  return month < 3 || month > 8 ? "cold" : "warm";
}

/** 1: of this half of the year; -1: of the other; 0: of both. */
export function wornIn(season: Season, leaf: string | null): -1 | 0 | 1 {
  if (leaf === null) return 0;
  if (worn[season].has(leaf)) return 1;
  return worn[season === "cold" ? "warm" : "cold"].has(leaf) ? -1 : 0;
}

/** Points of 'consigliati': what is of the other half of the year stands behind whatever an editor's weight makes of it. */
const points = { inSeason: 360, allYear: 300 };

/** Of each leaf, by its id, in a season; of what is not in the list as of what has no season. */
export function pointsIn(season: Season): { leaves: ReadonlyMap<number, number>; others: number } {
  const leaves = taxonomy.flatMap(({ id, leaf }): [number, number][] => {
    const is = wornIn(season, leaf);
    return is === 0 ? [] : [[id, is > 0 ? points.inSeason : 0]];
  });
  return { leaves: new Map(leaves), others: points.allYear };
}
