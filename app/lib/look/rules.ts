/** What completes what: kinds by occasion, season and for whom, by tables to be read and changed (`tables.json`; product.md 'Complete the look'). */
import tables from "./tables.json";

export const occasions = {
  quotidiano: "Tutti i giorni",
  ufficio: "Ufficio",
  cerimonia: "Cerimonia",
  sera: "Sera",
  sport: "Sport",
  mare: "Mare",
} as const;
export type Occasion = keyof typeof occasions;

export const seasons = {
  primavera: "Primavera",
  estate: "Estate",
  autunno: "Autunno",
  inverno: "Inverno",
} as const;
export type Season = keyof typeof seasons;

const roleNames = {
  sopra: "Sopra",
  sotto: "Sotto",
  scarpe: "Scarpe",
  capospalla: "Capospalla",
  borsa: "Borsa",
  gioiello: "Gioiello",
  orologio: "Orologio",
  accessorio: "Accessorio",
} as const;
export type Role = keyof typeof roleNames;

export function cellsOf(lines: readonly string[]): string[][][] {
  return lines.map((line) => line.split("|").map((cell) => cell.split(" ").filter(Boolean)));
}

/** Where a look begins: leaves (without their audience) | occasions, the usual one first | pieces, the most important first. */
const beginningOf = new Map(
  cellsOf(tables.beginnings).flatMap(([leaves = [], inOccasions = [], roles = []]) =>
    leaves.map((leaf) => [leaf, { occasions: inOccasions as Occasion[], roles: roles as Role[] }] as const),
  ),
);
/** A piece: role | occasion | seasons, * any other | leaves for women | for men | for children; the first that is sold fits best. */
const pieceLines = cellsOf(tables.pieces);

const audiences = ["donna", "uomo", "bambina", "bambino", "neonato"];

/** Where a look begins: what the product is, without whom it is for, and whom it is for. */
export interface Beginning {
  leaf: string;
  audience: string;
  occasions: readonly Occasion[];
  roles: readonly Role[];
}

/** A piece that a look asks for, and the categories that it may be of, the best first. */
export interface Wanted {
  role: Role;
  name: string;
  categories: string[];
}

/** A look has three pieces at least, that of the beginning among them. */
export const leastPieces = 3;

/** By the category of a product; null where nothing is known to go with it. */
export function beginningFor(category: string | null | undefined): Beginning | null {
  const [, leaf = "", audience = ""] = /^(.+)-([a-z]+)$/.exec(category ?? "") ?? [];
  const found = beginningOf.get(leaf);
  if (!found || !audiences.includes(audience)) return null;
  const fitting = found.occasions.filter((occasion) =>
    Object.keys(seasons).some(
      (season) =>
        wantedFor({ ...found, leaf, audience }, occasion, season as Season).length >= leastPieces - 1,
    ),
  );
  return fitting.length > 0 ? { leaf, audience, occasions: fitting, roles: found.roles } : null;
}

/** What an occasion in a season asks for besides, the most important first: always for the same person, never of the same kind. */
export function wantedFor(
  { leaf, audience, roles }: Pick<Beginning, "leaf" | "audience" | "roles">,
  occasion: Occasion,
  season: Season,
): Wanted[] {
  const column = audience === "donna" ? 3 : audience === "uomo" ? 4 : 5;
  return roles.flatMap((role) => {
    const lines = pieceLines.filter((line) => line[0]?.[0] === role && line[1]?.[0] === occasion);
    const line =
      lines.find(([, , during]) => during?.includes(season)) ??
      lines.find(([, , during]) => during?.[0] === "*");
    const leaves = (line?.[column] ?? []).filter((one) => one !== leaf);
    const categories = leaves.map((one) => `${one}-${audience}`);
    return categories.length > 0 ? [{ role, name: roleNames[role], categories }] : [];
  });
}

/** @param month 1 to 12 */
export function seasonOf(month: number): Season {
  return (["inverno", "primavera", "estate", "autunno"] as const)[Math.floor((month % 12) / 3)] ?? "inverno";
}
