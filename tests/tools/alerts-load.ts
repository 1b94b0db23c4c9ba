/** A hundred thousand alerts of two thousand persons, and an import that made ten thousand products cheaper. */
import { checkAlerts } from "upstream/alerts/alerts";
import { memory } from "upstream/listing/memory";
import { blank, counting } from "./watched";

export const load = { products: 10_000, persons: 2_000, perPerson: 50 } as const;

const upTo = (most: number) =>
  `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;

/** So many products at 40,00 € of one store. */
function catalogueOf(products: number, at: string): string[] {
  return [
    "INSERT INTO stores (store_id, slug, name) VALUES (1, 'moda', 'Moda')",
    `INSERT INTO store_imports VALUES (1, '${at}')`,
    `${upTo(products)} INSERT INTO products (product_id, slug, group_key, name, inserted_at, inserted_on, updated_at)
     SELECT i, 'maglia-' || i, 'g' || i, 'Maglia ' || i, '${at}', '2026-03-10', '${at}' FROM n`,
    `${upTo(products)} INSERT INTO variants (variant_id, product_id, slug, variant_key, name, size_label, available)
     SELECT i, i, 'maglia-' || i || '-m', '|m', 'M', 'M', 1 FROM n`,
    `${upTo(products)} INSERT INTO offers (store_id, external_id, variant_id, product_id, url, price_cents,
       availability, fingerprint, first_seen, updated_at)
     SELECT 1, i, i, i, 'https://moda.example/', 4000, 'in_stock', 'f', '${at}', '${at}' FROM n`,
  ];
}

/** Fills an empty, migrated database: every product at 40,00 €, every alert waiting for a fall from 50,00 €. */
export async function fillAlerts(db: D1Database, now: Date): Promise<void> {
  const at = now.toISOString();
  const { products, persons, perPerson } = load;
  const statements = [
    ...catalogueOf(products, at),
    `${upTo(persons)} INSERT INTO alert_watchers (watcher_id, email, leave_token, feed_token, created_at)
     SELECT i, 'p' || i || '@posta.example', 'l' || i, 'f' || i, '${at}' FROM n`,
    `${upTo(persons * perPerson)} INSERT INTO alerts (watcher_id, subject, product_id, base_cents, created_at)
     SELECT (i - 1) % ${persons} + 1, 'prodotto ' || i, (i - 1) % ${products} + 1, 5000, '${at}' FROM n`,
    `INSERT INTO alert_queue (product_id, before_cents) SELECT product_id, 5000 FROM products`,
  ];
  for (const statement of statements) await db.prepare(statement).run();
}

/** Fills an empty, migrated database: products that fell from 50,00 to 40,00 €, each among the results of all watched texts. */
export async function fillWatchedTexts(
  db: D1Database,
  now: Date,
  products: number,
  texts: number,
): Promise<void> {
  const at = now.toISOString();
  const statements = [
    ...catalogueOf(products, at),
    "UPDATE products SET offer_count = 1",
    `${upTo(texts)} INSERT INTO alert_watchers (watcher_id, email, leave_token, feed_token, created_at)
     SELECT i, 'p' || i || '@posta.example', 'l' || i, 'f' || i, '${at}' FROM n`,
    `${upTo(texts)} INSERT INTO alerts (watcher_id, subject, search, created_at)
     SELECT i, 'ricerca ' || i, 'cerca=sotto+' || (i + 100) || '+euro', '${at}' FROM n`,
    `INSERT INTO alert_queue (product_id, before_cents) SELECT product_id, 5000 FROM products`,
  ];
  for (const statement of statements) await db.prepare(statement).run();
}

/** Checks until nothing is left; how many scheduled runs and statements that took, and what came of it. */
export async function checkAll(db: D1Database, now: Date) {
  let runs = 0;
  const sums = { news: 0, letters: 0 };
  const tally = blank();
  const counted = counting(db, tally);
  const sender = {
    name: "Vetrina",
    origin: "https://vetrina.example",
    company: "V",
    operator: "o@v.example",
  };
  for (let more = true; more; ) {
    const checked = await checkAlerts({ db: counted, listing: memory }, sender, now);
    runs++;
    sums.news += checked.news;
    sums.letters += checked.letters;
    more = checked.more;
  }
  return { queries: tally.statements, runs, ...sums };
}
