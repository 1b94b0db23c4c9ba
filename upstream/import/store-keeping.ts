/** Answers how operators make and keep stores. What they write stands above what feeds say (upstream/import/stores.ts). */
import { type StoreTerms, saidTerms } from "contract/store-terms";
import type { HandlersOf } from "../handler";
import { notFound, Refusal } from "../refusal";
import { batch, firstRow, type Sql, sql } from "../sql";
import { showNames } from "./listing";
import { pauseStore } from "./pause";
import { nameStore } from "./stores";

interface StoreRow {
  slug: string;
  name: string;
  host: string | null;
  logo: string | null;
  description: string | null;
  shipping: number | null;
  freeFrom: number | null;
  delivery: string | null;
  terms: StoreTerms;
  programme: string | null;
  programmeId: string | null;
  pausedAt: string | null;
}

export const storeKeeping: HandlersOf<"storeKeeping"> = {
  one: ({ store }, { db }) => storeNamed(store, db),
  async create({ slug, ...written }, { db }) {
    const taken = await firstRow(db, sql`SELECT 1 FROM stores WHERE slug = ${slug}`);
    if (taken) throw new Refusal(422, "Un negozio ha già questo indirizzo.", "slug");
    const { name, host, logo, description, delivery, programme, programmeId } = written;
    await batch(db, [
      sql`INSERT INTO stores (slug, name, host, logo, description, shipping_cents, free_shipping_from_cents, delivery, terms,
          programme, programme_id, kept)
        VALUES (${slug}, ${name}, ${host}, ${logo}, ${description}, ${cents(written.shipping)},
          ${cents(written.freeFrom)}, ${delivery}, ${termsText(written.terms)}, ${programme}, ${programmeId}, 1)`,
      ...named(slug, host),
    ]);
    return storeNamed(slug, db);
  },
  async update({ store, ...written }, { db }) {
    const { name, host, logo, description, delivery, programme, programmeId } = written;
    await storeNamed(store, db);
    await batch(db, [
      sql`UPDATE stores SET name = ${name}, host = ${host}, logo = ${logo}, description = ${description},
          shipping_cents = ${cents(written.shipping)}, free_shipping_from_cents = ${cents(written.freeFrom)},
          delivery = ${delivery}, terms = ${termsText(written.terms)}, programme = ${programme}, programme_id = ${programmeId}, kept = 1 WHERE slug = ${store}`,
      ...named(store, host),
    ]);
    return storeNamed(store, db);
  },
  async pause(wish, { db, now }) {
    await storeNamed(wish.store, db);
    return { run: await pauseStore(db, wish, now) };
  },
};

async function storeNamed(slug: string, db: D1Database): Promise<StoreRow> {
  const found = await firstRow<Omit<StoreRow, "terms"> & { terms: string }>(
    db,
    sql`SELECT slug, name, host, logo, description, shipping_cents / 100.0 AS shipping,
        free_shipping_from_cents / 100.0 AS freeFrom, delivery, terms, programme,
        programme_id AS programmeId, paused_at AS pausedAt FROM stores WHERE slug = ${slug}`,
  );
  if (!found) throw notFound("Negozio");
  return { ...found, terms: JSON.parse(found.terms) as StoreTerms };
}

function named(slug: string, host: string | null): Sql[] {
  return [
    nameStore(slug),
    sql`INSERT OR IGNORE INTO exit_hosts (host, store_id) SELECT ${host}, store_id FROM stores
      WHERE slug = ${slug} AND ${host} IS NOT NULL`,
    showNames,
  ];
}

function termsText(terms: StoreTerms | undefined): string {
  return JSON.stringify(saidTerms(terms ?? {}));
}

function cents(euros: number | null): number | null {
  return euros === null ? null : Math.round(euros * 100);
}
