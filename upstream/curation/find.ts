/** Finds products for operators: by what they know of them. */
import { isValidGtin } from "domain/gtin";
import { fixable, isFixed } from "../import/rearrange";
import { paged, rows, type Sql, sql } from "../sql";

const pageSize = 50;
/** A search of names looks at every product: enough of them to choose from. */
const mostWords = 6;

export interface FoundRow {
  id: number;
  slug: string;
  name: string;
  brand: string | null;
  brandSlug: string | null;
  category: string | null;
  categorySlug: string | null;
  images: string;
  priceCents: number | null;
  stores: number;
  hiddenAt: string | null;
  joinedInto: number | null;
  movedInto: number | null;
  fixed: string;
  /** What the block that hides it says. */
  blockedBy: string | null;
  groupKey: string;
}

/** Columns of product `p`, its brand and its category; ends with the joins. */
export const foundColumns = sql`SELECT p.product_id AS id, p.slug, p.name, b.label AS brand, b.slug AS brandSlug,
    c.name AS category, c.slug AS categorySlug, p.images, p.price_cents AS priceCents, p.offer_count AS stores,
    p.hidden_at AS hiddenAt, p.joined_into AS joinedInto, p.moved_into AS movedInto, p.fixed,
    (SELECT said FROM blocks WHERE block_id = p.hidden_for) AS blockedBy, p.group_key AS groupKey
  FROM products p LEFT JOIN facet_values b ON b.value_id = p.brand_id
  LEFT JOIN categories c ON c.category_id = p.category_id`;

export type FoundProduct = ReturnType<typeof foundOf>;

export function foundOf({ images, fixed, ...row }: FoundRow) {
  return {
    ...row,
    picture: images.split(",")[0] || null,
    fixed: fixable.filter((what) => isFixed({ fixed }, what)),
  };
}

interface Wish {
  search?: string;
  /** Only what operators have hidden, joined or corrected. */
  changed: boolean;
  page: number;
}

/** Of neither words nor what was changed the latest are shown, uncounted. */
export async function find({ search = "", changed, page }: Wish, { db }: { db: D1Database }) {
  if (search === "" && !changed) {
    const latest = await rows<FoundRow>(db)`${foundColumns} ORDER BY p.product_id DESC LIMIT ${pageSize}`;
    return { products: latest.map(foundOf), total: latest.length };
  }
  const touched = sql`((p.hidden_at IS NOT NULL OR p.joined_into IS NOT NULL OR p.fixed <> '') AND p.hidden_for IS NULL)`;
  const named = search === "" ? touched : wantedBy(search);
  const wanted = changed ? sql`${touched} AND ${named}` : named;
  const list = sql<FoundRow>`${foundColumns} WHERE ${wanted} ORDER BY p.offer_count = 0, p.product_id DESC`;
  const { found, total } = await paged(db, list, sql`products p WHERE ${wanted}`, { page, size: pageSize });
  return { products: found.map(foundOf), total };
}

export function wantedBy(search: string): Sql {
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
