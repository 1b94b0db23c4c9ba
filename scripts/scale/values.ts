/** The facet values, stores and name words of the invented catalogue: as many of each as a real one has. */
import type { FacetKey } from "../../contract/listing/facets";

/** Values of a facet: how many there are, and how many a product carries. */
const facets: [facet: FacetKey, count: number, one: number][] = [
  ["brand", 400, 1],
  ["size", 60, 4],
  ["colour", 29, 2],
  ["material", 40, 1],
  ["feature", 60, 2],
  ["productType", 120, 1],
  ["season", 4, 1],
  ["occasion", 15, 1],
  ["closure", 12, 1],
  ["length", 10, 1],
  ["style", 25, 1],
  ["pattern", 20, 1],
  ["neckType", 12, 1],
  ["sleeveType", 10, 1],
  ["gender", 6, 1],
  ["fit", 8, 1],
];

/** The facets with the ids of their values: `from`, `from + 1`, … Brands begin at 1, stores at 10,001. */
export const values = facets.map(([facet, count, one], index) => ({
  facet,
  count,
  one,
  salt: facet === "brand" ? 3 : 100 + index,
  from: 1 + facets.slice(0, index).reduce((sum, [, before]) => sum + before, 0),
}));

const stores = 40;

/** Statements that write all values and stores. */
export function vocabulary(db: D1Database): D1PreparedStatement[] {
  const rows = [
    ...values.flatMap(({ facet, count, from }) =>
      Array.from({ length: count }, (_, index) => [from + index, facet, `${facet}-${index}`.toLowerCase()]),
    ),
    ...Array.from({ length: stores }, (_, index) => [10_001 + index, "store", `negozio-${index + 1}`]),
  ];
  return [
    db
      .prepare(
        `INSERT INTO facet_values (value_id, facet, slug, label)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 2 FROM json_each(?)`,
      )
      .bind(JSON.stringify(rows)),
    db.prepare(
      `INSERT INTO stores (store_id, slug, name)
       SELECT value_id - 10000, slug, label FROM facet_values WHERE facet = 'store'`,
    ),
  ];
}

/** One word of each list makes a name. */
export const words: readonly string[][] = [
  [
    "Vestito",
    "Camicia",
    "Giacca",
    "Scarpe",
    "Borsa",
    "Maglione",
    "Gonna",
    "Pantaloni",
    "Sneakers",
    "Cintura",
  ],
  ["midi", "lungo", "corto", "leggero", "classico", "sportivo", "elegante", "ampio", "stretto", "morbido"],
  ["in lino", "in cotone", "in seta", "in pelle", "in velluto", "in lana", "in denim", "in viscosa"],
  Array.from({ length: 300 }, (_, index) => `modello${(index * 7919).toString(36)}`),
];
