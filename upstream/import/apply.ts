/** The one batch (a transaction on D1) that makes a staged run part of the catalogue, or nothing of it. */
import type { CatalogueStore } from "contract/import";
import { colours } from "contract/listing/colours";
import { taxonomy } from "../catalogue/taxonomy";
import { Refusal } from "../refusal";
import { deriveProducts } from "./derive";
import { isOutOfRoom } from "./listing";
import { matchRows } from "./match";
import { writeOffers } from "./offers";
import { clearRun } from "./stage";
import { upsertStore } from "./stores";

/**
 * Applies a run at the instant `at`. Statements hold `:run`, `:store` and `:at`; each file tells one part of the story:
 * match rows with products and variants, write offers and their history, derive what cards and filters read.
 */
export async function applyRun(db: D1Database, run: string, store: CatalogueStore, at: string) {
  const values = { ":run": run, ":store": store.slug, ":at": at };
  const story = [...matchRows, ...writeOffers, ...deriveProducts].map((sql) => named(db, sql, values));
  const count =
    "SELECT (SELECT COUNT(*) FROM import_rows WHERE run_id = :run) AS offers," +
    " (SELECT COUNT(*) FROM import_touched WHERE run_id = :run) AS products";
  const statements = [
    seedTaxonomy(db),
    seedPalette(db),
    ...upsertStore(db, store),
    ...story,
    named(db, count, values),
    ...clearRun(db, run),
  ];
  const results = await db.batch<{ offers: number; products: number }>(statements).catch((error) => {
    throw isOutOfRoom(error)
      ? new Refusal(422, "Il catalogo avrebbe più prodotti di quanti il sito può tenere.")
      : error;
  });
  const counted = results.at(-4)?.results[0];
  return { products: counted?.products ?? 0, offers: counted?.offers ?? 0 };
}

/** D1 knows only numbered parameters; each name that a statement uses becomes the next number. */
function named(db: D1Database, sql: string, values: Record<string, string>): D1PreparedStatement {
  const used: string[] = [];
  const numbered = sql.replace(/:(run|store|at)\b/g, (name) => {
    if (!used.includes(name)) used.push(name);
    return `?${used.indexOf(name) + 1}`;
  });
  return db.prepare(numbered).bind(...used.map((name) => values[name]));
}

/** Writes the category tree where it differs; pictures, texts and SEO fields belong to the editors. */
export function seedTaxonomy(db: D1Database): D1PreparedStatement {
  const rows = taxonomy.map(({ id, parentId, slug, name, position }) => [id, parentId, slug, name, position]);
  return db
    .prepare(
      `INSERT INTO categories (category_id, parent_id, slug, name, position)
       SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?) WHERE true
       ON CONFLICT (category_id) DO UPDATE SET parent_id = excluded.parent_id, slug = excluded.slug,
         name = excluded.name, position = excluded.position
       WHERE (parent_id, slug, name, position) IS NOT
         (excluded.parent_id, excluded.slug, excluded.name, excluded.position)`,
    )
    .bind(JSON.stringify(rows));
}

/** The palette as values of the facet 'colour', in its own order. */
function seedPalette(db: D1Database): D1PreparedStatement {
  const sql = `INSERT OR IGNORE INTO facet_values (facet, slug, label, position)
    SELECT 'colour', value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)`;
  return db.prepare(sql).bind(JSON.stringify(colours.map(({ id, slug, name }) => [slug, name, id])));
}
