/** How much an offer holds of what its price is told for by the unit: creams and scents by 100 ml or 100 g, hosiery by the pair. */
import { verbatim } from "../sql";
import { type TaxonomyNode, taxonomy } from "./taxonomy";

const idsOf = (isMeant: (node: TaxonomyNode) => boolean) =>
  taxonomy
    .filter(isMeant)
    .map(({ id }) => id)
    .join(", ");
const beauty = idsOf(({ area }) => area === "bellezza");
const hosiery = idsOf(({ leaf }) => leaf === "calze");

/** `pack` is what the key of the variant says behind colour and size, '' for a single one. */
const sold = `(SELECT lower(size_label) AS label, instr(size_label, ' ') AS gap, rtrim(substr(rest, instr(rest, '|') + 1), '|') AS pack
  FROM (SELECT size_label, substr(variant_key, instr(variant_key, '|') + 1) || '|' AS rest
    FROM variants WHERE variant_id = o.variant_id))`;

/** '2 x 50 ml' and '50 ml x 2' say of what there are two; 'set di 2, 100 ml' might be twice 50. */
const told = (times: string) => `instr(replace(lower(p.name), ' ', ''), replace(${times}, ' ', '')) > 0`;
const packs = `CASE WHEN pack IN ('', 'tester', 'small', 'refill') THEN 1
  WHEN ${told("pack || 'x' || label")} OR ${told("label || 'x' || pack")} THEN CAST(pack AS INTEGER) END`;
const byContent = `SELECT json_array(CAST(ROUND(CAST(number AS REAL) * column2 * packs) AS INTEGER), column3)
  FROM (SELECT ${packs} AS packs, replace(substr(label, 1, gap - 1), ',', '.') AS number, substr(label, gap + 1) AS unit FROM ${sold})
  JOIN (VALUES ('ml', 10, '100 ml'), ('cl', 100, '100 ml'), ('l', 10000, '100 ml'),
    ('g', 10, '100 g'), ('gr', 10, '100 g'), ('kg', 10000, '100 g')) ON column1 = unit
  WHERE number GLOB '[0-9]*' AND number NOT GLOB '*[^0-9.]*' AND number NOT GLOB '*.*.*' AND number NOT GLOB '*.???*'`;

/** Six 'pezzi' may be three pairs. */
const byPair = `SELECT json_array(1000 * CASE WHEN pack = '' THEN 1
  WHEN p.name LIKE '%pezzi%' OR p.name LIKE '% pz%' OR p.name LIKE '%pcs%' OR p.name LIKE '%piece%' THEN NULL
  WHEN pack GLOB '[1-9]*' THEN CAST(pack AS INTEGER) END, 'paio') FROM ${sold}`;

/** Of offer `o` of product `p`: JSON of thousandths of a unit, null where nobody can be sure, and of the unit; NULL for other goods. */
export const measureOf = verbatim(
  `CASE WHEN p.category_id IN (${beauty}) THEN (${byContent}) WHEN p.category_id IN (${hosiery}) THEN (${byPair}) END`,
);

/** What a unit costs, in cents. */
export function unitPriceOf(price_cents: number | null, measure: string | null) {
  const [thousandths, per = ""] = JSON.parse(measure ?? "[]") as [number?, string?];
  if (!thousandths || price_cents === null) return null;
  return { cents: Math.round((price_cents * 1000) / thousandths), per };
}
