/** The price index by kind as visitors and their spreadsheets get it (product.md 'Season and prices'). */
import type { Category, KindIndex, Move } from "contract";
import { csvOf } from "domain/csv";
import { monthAfter } from "domain/moments";
import { categoryTrail } from "./listing-url";

export const pricesPath = "/dati/prezzi";
export const pricesFile = "/dati/prezzi.csv";
export const licence = {
  name: "Creative Commons Attribuzione 4.0 (CC BY 4.0)",
  href: "https://creativecommons.org/licenses/by/4.0/deed.it",
};

export interface Level extends Move {
  /** 100 is the month before the first that follows without a gap. */
  level: number;
  base: string;
}

/** Chained month by month; a month that is missing ends a chain, and the next begins at 100. @internal */
export function levelsOf(months: readonly Move[]): Level[] {
  const levels: Level[] = [];
  for (const move of months) {
    const before = levels.at(-1);
    const previous = monthAfter(move.month, -1);
    const goesOn = before?.month === previous;
    const [level, base] = goesOn ? [before.level, before.base] : [100, previous];
    levels.push({ ...move, level: level * move.change, base });
  }
  return levels;
}

/** The last month in comparison with a year before; null where the chain is shorter. */
export function yearChange(levels: readonly Level[]): number | null {
  const last = levels.at(-1);
  if (!last) return null;
  const before = monthAfter(last.month, -12);
  const opening = before === last.base ? 100 : levels.find(({ month }) => month === before)?.level;
  const isSameChain = last.base <= before;
  return opening === undefined || !isSameChain ? null : last.level / opening;
}

export interface Kind extends Pick<KindIndex, "slug"> {
  /** 'Donna, Scarpe, Sneakers': kinds of several branches have one name. */
  name: string;
  /** 1 of the broadest kinds. */
  depth: number;
  levels: Level[];
}

/** Pages show these; the file has all. */
export function isBroad({ depth }: Kind): boolean {
  return depth <= 2;
}

/** In the order of their names. */
export function kindsOf(indexes: readonly KindIndex[], categories: readonly Category[]): Kind[] {
  const named = indexes.map(({ slug, name, months }) => {
    const trail = categoryTrail(categories, slug).map((one) => one.name);
    const whole = trail.length > 0 ? trail.join(", ") : name;
    return { slug, name: whole, depth: trail.length, levels: levelsOf(months) };
  });
  return named.sort((a, b) => a.name.localeCompare(b.name, "it"));
}

/** Numbers with a point and dates as ISO writes them: for programs rather than for people. */
export function priceTable(kinds: readonly Kind[]): string {
  const rows = kinds.flatMap(({ slug, name, levels }) =>
    levels.map(({ month, level, base, change, products }) => ({
      mese: month,
      genere: slug,
      nome: name,
      indice: Number(level.toFixed(2)),
      base: base,
      variazione_percentuale: Number(((change - 1) * 100).toFixed(2)),
      prodotti_confrontati: products,
    })),
  );
  return csvOf(rows, [...columns]);
}

export const columns = [
  ...([
    "mese",
    "genere",
    "nome",
    "indice",
    "base",
    "variazione_percentuale",
    "prodotti_confrontati",
  ] as const),
];
