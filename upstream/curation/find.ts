/** Finds products for operators: by what they know of them. */
import type { CallInput, contract } from "contract";
import { isValidGtin } from "contract/catalogue/gtin";
import { batch, type Sql, sql } from "../sql";

const pageSize = 50;
/** A search of names looks at every product: enough of them to choose from. */
const mostWords = 6;

export interface FoundRow {
  prodotto_id: number;
  slug: string;
  nome: string;
  marca: string | null;
  marca_slug: string | null;
  categoria: string | null;
  categoria_slug: string | null;
  immagini: string;
  prezzo: number | null;
  negozi: number;
  nascosto_il: string | null;
  unito_a: number | null;
  passato_a: number | null;
  corretti: string;
  colori: string;
  gruppo: string;
  perche_categoria: string | null;
}

/** Columns of product `p`, its brand and its category; ends with the joins. */
export const foundColumns = sql`SELECT p.product_id AS prodotto_id, p.slug, p.name AS nome, b.label AS marca, b.slug AS marca_slug,
    c.name AS categoria, c.slug AS categoria_slug, p.images AS immagini, p.price_cents AS prezzo, p.offer_count AS negozi,
    p.hidden_at AS nascosto_il, p.joined_into AS unito_a, p.moved_into AS passato_a, p.fixed AS corretti,
    p.fixed_colours AS colori, p.group_key AS gruppo, p.category_because AS perche_categoria
  FROM products p LEFT JOIN facet_values b ON b.value_id = p.brand_id
  LEFT JOIN categories c ON c.category_id = p.category_id`;

export function foundWire({
  immagini,
  corretti,
  marca_slug: _,
  categoria_slug: __,
  gruppo: ___,
  colori: ____,
  perche_categoria: _____,
  ...row
}: FoundRow) {
  return { ...row, immagine: immagini.split(",")[0] || null, corretti: fixedOf(corretti) };
}

function fixedOf(fixed: string): ("category" | "brand" | "colour")[] {
  return fixed.split(",").filter((what) => what === "category" || what === "brand" || what === "colour");
}

export async function find(
  { search, page }: CallInput<typeof contract.curation.find>,
  { db }: { db: D1Database },
) {
  const wanted = wantedBy(search ?? "");
  const [found, counted] = (await batch(db, [
    sql`${foundColumns} WHERE ${wanted} ORDER BY p.offer_count = 0, p.product_id DESC
      LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
    sql`SELECT COUNT(*) AS count FROM products p WHERE ${wanted}`,
  ])) as [FoundRow[], { count: number }[]];
  return { prodotti: found.map(foundWire), totale: counted[0]?.count ?? 0 };
}

export function wantedBy(search: string): Sql {
  if (search === "") return sql`(p.hidden_at IS NOT NULL OR p.joined_into IS NOT NULL OR p.fixed <> '')`;
  const exact = sql`SELECT product_id FROM products WHERE slug = ${search}
    UNION SELECT product_id FROM variants WHERE slug = ${search}
    UNION SELECT product_id FROM offers WHERE store_id IN (SELECT store_id FROM stores) AND external_id = ${search}`;
  if (/^\d+$/.test(search)) {
    const byCode = isValidGtin(search)
      ? sql`UNION SELECT product_id FROM variants WHERE gtin = ${search}`
      : sql``;
    return sql`p.product_id IN (SELECT ${Number(search.slice(0, 15))} ${byCode} UNION ${exact})`;
  }
  const words = search.split(/\s+/).slice(0, mostWords);
  const named = words.map((word) => sql`p.name LIKE ${`%${word.replace(/[\\%_]/g, "\\$&")}%`} ESCAPE '\\'`);
  const byName = named.reduce((both, one) => sql`${both} AND ${one}`);
  return sql`((${byName}) OR p.product_id IN (${exact}))`;
}
