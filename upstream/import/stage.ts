/** Staging: rows of a run wait beside the catalogue until one batch applies them. */
import type { CatalogueRow } from "contract/import";

/** Column of import_rows ← member of the row, in one place for both sides of the INSERT. */
const columns: Record<string, (row: CatalogueRow) => unknown> = {
  external_id: (row) => row.id,
  line: (row) => row.line,
  group_key: (row) => row.group,
  brand_slug: (row) => row.brand.slug,
  brand_label: (row) => row.brand.label,
  name: (row) => row.name,
  slug: (row) => row.slug,
  description: (row) => row.description,
  mpn: (row) => row.mpn,
  gtin: (row) => row.gtin,
  category_ids: (row) => JSON.stringify(row.categories),
  colour_slug: (row) => row.colour?.slug ?? null,
  colour_label: (row) => row.colour?.label ?? null,
  size_slug: (row) => row.size?.slug ?? null,
  size_label: (row) => row.size?.label ?? null,
  size_position: (row) => row.size?.position ?? null,
  variant_key: (row) => row.variantKey,
  variant_slug: (row) => row.variantSlug,
  facet_values: (row) => JSON.stringify(row.values),
  images: (row) => row.images.join(","),
  url: (row) => row.url,
  host: (row) => row.host,
  price_cents: (row) => row.price,
  list_cents: (row) => row.list,
  currency: (row) => row.currency,
  availability: (row) => row.availability,
  shipping_cents: (row) => row.shipping,
  delivery: (row) => row.delivery,
  popularity: (row) => row.popularity,
  first_seen: (row) => row.firstSeen,
  first_seen_on: (row) => row.firstSeenOn,
  history: (row) => (row.history ? JSON.stringify(row.history) : null),
  fingerprint: (row) => row.fingerprint,
};
const names = Object.keys(columns);
const picks = names.map((_, index) => `value ->> ${index}`).join(", ");
const insertRows = `INSERT OR REPLACE INTO import_rows (run_id, ${names.join(", ")})
  SELECT ?1, ${picks} FROM json_each(?2)`;

/** Characters of JSON per bound value; D1 takes 2 MB of UTF-8. */
const chunkLength = 500_000;

/** Statements that stage rows; a row staged twice counts as its last form. */
export function stageRows(db: D1Database, run: string, rows: CatalogueRow[]): D1PreparedStatement[] {
  const statements: D1PreparedStatement[] = [];
  let chunk: string[] = [];
  let length = 0;
  const flush = () => {
    if (chunk.length > 0) statements.push(db.prepare(insertRows).bind(run, `[${chunk.join(",")}]`));
    chunk = [];
    length = 0;
  };
  for (const row of rows) {
    const text = JSON.stringify(Object.values(columns).map((pick) => pick(row)));
    if (length + text.length > chunkLength) flush();
    chunk.push(text);
    length += text.length;
  }
  flush();
  return statements;
}

/** Statements that stage the ids of offers that are no longer in the feed. */
export function stageGone(db: D1Database, run: string, ids: string[]): D1PreparedStatement[] {
  if (ids.length === 0) return [];
  const sql = "INSERT OR IGNORE INTO import_gone (run_id, external_id) SELECT ?1, value FROM json_each(?2)";
  return [db.prepare(sql).bind(run, JSON.stringify(ids))];
}

/** Statements that forget a run. */
export function clearRun(db: D1Database, run: string): D1PreparedStatement[] {
  return ["import_rows", "import_gone", "import_touched"].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE run_id = ?`).bind(run),
  );
}

/** Forgets what a run staged; answers how many rows that were. */
export async function discardRun(db: D1Database, run: string): Promise<{ count: number }> {
  const [rows] = await db.batch(clearRun(db, run));
  return { count: rows?.meta.changes ?? 0 };
}
