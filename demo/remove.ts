/** Takes the demo out of a shop: its stores with all that is told of their goods, and every text that is still as the demo wrote it. */
import brand from "brand/brand.json";
import { slugify } from "feeds/normalise/text";
import { writeListing } from "upstream/import/listing";
import { rearrange } from "upstream/import/rearrange";
import { suggestionSlug } from "../contract/search";
import { demoStores } from "./catalogue/stores";
import { brands } from "./catalogue/words/brands";
import { demoArticles, magazineCategories } from "./editorial/articles";
import { demoMenu } from "./editorial/menu";
import { demoPages, divided } from "./editorial/pages";
import { demoBanners, demoSuggestions } from "./editorial/tables";
import { portfolio } from "./portfolio";
import { categoryRows } from "./seed-editorial";

/** Products whose offers change at once. */
const atOnce = 50;

/** Safe to repeat. What a visitor or operator has made of one's own goods, texts and settings stays. */
export async function removeDemo(db: D1Database, now: Date): Promise<{ products: number }> {
  const stores = await numbers(
    db,
    "SELECT store_id AS id FROM stores WHERE slug IN (SELECT value FROM json_each(?))",
    [demoStores.map(({ slug }) => slug)],
  );
  const sold = `SELECT DISTINCT product_id AS id FROM offers WHERE store_id IN (SELECT value FROM json_each(?1))`;
  const others = `SELECT product_id FROM offers WHERE store_id NOT IN (SELECT value FROM json_each(?1))`;
  const shared = await numbers(db, `${sold} AND product_id IN (${others})`, [stores]);
  const products = await numbers(db, `${sold} AND product_id NOT IN (${others})`, [stores]);
  for (let from = 0; from < shared.length; from += atOnce)
    await rearrange(db, shared.slice(from, from + atOnce), now, ({ offers }) => {
      for (const [id, { store_id }] of offers.now) if (stores.includes(store_id)) offers.now.delete(id);
      return [];
    });
  const statements = [
    ...(await goods(db, stores, products)),
    ...texts(db),
    ...listing.map((text) => db.prepare(text)),
  ];
  await db.batch([db.prepare("PRAGMA defer_foreign_keys = on"), ...statements]);
  return { products: products.length };
}

async function numbers(db: D1Database, text: string, values: unknown[]): Promise<number[]> {
  const bound = db.prepare(text).bind(...values.map((value) => JSON.stringify(value)));
  return (await bound.all<{ id: number }>()).results.map(({ id }) => id);
}

/** Whatever table names a store or a product tells something of it; a new one is met without being named here. */
async function goods(db: D1Database, stores: number[], products: number[]): Promise<D1PreparedStatement[]> {
  const meant = { product_id: products, store_id: stores, store: demoStores.map(({ slug }) => slug) };
  const { results } = await db
    .prepare(
      `SELECT m.name AS name, c.name AS field FROM sqlite_master m JOIN pragma_table_info(m.name) c
        WHERE m.type = 'table' AND m.name NOT GLOB '_*' AND c.name IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(Object.keys(meant)))
    .all<{ name: string; field: keyof typeof meant }>();
  return results.map(({ name, field }) => deleting(db, name, field, meant[field]));
}

function deleting(
  db: D1Database,
  table: string,
  column: string,
  values: readonly unknown[],
  also = "1",
): D1PreparedStatement {
  const text = `DELETE FROM ${table} WHERE ${also} AND ${column} IN (SELECT value FROM json_each(?))`;
  return db.prepare(text).bind(JSON.stringify(values));
}

/** As it was written, whether the shop has had its own name since or before. */
function named(said: string[]): string[] {
  return [...said, ...said.map((text) => text.replaceAll(brand.name, "Vetrina"))];
}

/** By what the demo says in them: a text that an operator has changed is the operator's. */
function texts(db: D1Database): D1PreparedStatement[] {
  const { keep } = portfolio();
  const pages = demoPages.flatMap((page) =>
    [page.html, divided(page).intro, ""].map((body) => page.slug + body),
  );
  const sections = named(
    demoPages.flatMap((page) => [page.html, ...divided(page).sections.map(({ contenuto }) => contenuto)]),
  );
  const tiles = categoryRows(keep).map(([, image]) => image);
  return [
    deleting(
      db,
      "banners",
      "banner_id || title || description",
      demoBanners.map(({ id, title, description }) => `${id}${title}${description}`),
    ),
    deleting(
      db,
      "menu_items",
      "menu_id || name || href",
      demoMenu().map(({ id, name, href }) => `${id}${name}${href}`),
    ),
    db.prepare(
      "UPDATE menu_items SET parent_id = NULL WHERE parent_id NOT IN (SELECT menu_id FROM menu_items)",
    ),
    deleting(db, "pages", "slug || body", named(pages)),
    deleting(db, "guides", "body", sections),
    deleting(db, "legal_texts", "body", sections),
    deleting(db, "blogs", "title || body", named(demoArticles.map(({ title, html }) => title + html))),
    db.prepare("DELETE FROM blog_addresses WHERE blog_id NOT IN (SELECT blog_id FROM blogs)"),
    deleting(
      db,
      "blog_categories",
      "name",
      magazineCategories,
      "NOT EXISTS (SELECT 1 FROM blogs b WHERE b.category_id = blog_categories.category_id)",
    ),
    deleting(
      db,
      "suggestions",
      "slug",
      demoSuggestions.map(({ term }) => suggestionSlug(term)),
      "used_on IS NULL",
    ),
    db
      .prepare(
        "UPDATE categories SET image = NULL, description = NULL, seo_title = NULL, seo_description = NULL WHERE image IN (SELECT value FROM json_each(?))",
      )
      .bind(JSON.stringify(tiles)),
    deleting(
      db,
      "facet_values",
      "slug",
      brands.map(({ name }) => slugify(name)),
      "facet = 'brand' AND value_id NOT IN (SELECT brand_id FROM products WHERE brand_id IS NOT NULL)",
    ),
  ];
}

/** The blocks anew, those too in which nothing is left. */
const listing = [
  "INSERT OR IGNORE INTO listing_stale (product_id) SELECT product_id FROM products",
  ...writeListing,
  "UPDATE listing_version SET version = version + 1, mark = lower(hex(randomblob(8)))",
  `INSERT OR REPLACE INTO listing_editions (block, version, mark, products)
    SELECT DISTINCT block, (SELECT version FROM listing_version), lower(hex(randomblob(8))), '[]' FROM listing_editions
    WHERE block NOT IN (SELECT product_id >> 9 FROM products)`,
];
