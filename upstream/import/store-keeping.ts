/** Answers how operators make and keep stores. What they write stands above what feeds say (upstream/import/stores.ts). */
import { SaidTerms, type StoreTerms, saidTerms } from "contract/store-terms";
import { requiredText, text } from "contract/wire";
import * as z from "zod";
import { changes, reads } from "../act";
import { notFound, Refusal } from "../refusal";
import { batch, firstRow, type Sql, sql } from "../sql";
import { showNames } from "./listing";
import { pauseStore } from "./pause";
import { nameStore } from "./stores";

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Solo lettere minuscole, cifre e trattini.")
  .max(120);
/** The host behind whatever was written: a name, or the address of a page. */
const host = text.transform((written, context) => {
  if (written === null) return null;
  const name = written
    .replace(/^https?:\/\//i, "")
    .replace(/[/?#].*$/, "")
    .toLowerCase();
  if (/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(name)) return name;
  context.addIssue({ code: "custom", message: "Scrivi l’indirizzo del sito, come www.negozio.it." });
  return z.NEVER;
});
const euros = z.number().nonnegative().max(10_000).nullable();

/** Networks whose offers and deep links we know. */
const programmes = ["awin", "tradedoubler", "tradetracker", "webgains", "rakuten", "diretto"] as const;

const store = z.object({ store: slug });
const written = z.object({
  name: requiredText.pipe(z.string().max(80)),
  host,
  /** Name in the media folder `logos`. */
  logo: text,
  description: text.pipe(z.string().max(2_000).nullable()),
  /** Euros; null = unknown. */
  shipping: euros,
  freeFrom: euros,
  delivery: text.pipe(z.string().max(60).nullable()),
  /** What it promises beside prices; left out: none of it is known. */
  terms: SaidTerms.optional(),
  programme: z.enum(programmes).nullable(),
  programmeId: text.pipe(z.string().max(40).nullable()),
});

export type WrittenStore = z.input<typeof written>;

export interface KeptStore {
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

const about = { about: ["store"] };

/** Imports fill in only what is empty of a store that was written here. */
export const storeKeeping = {
  one: reads(store, ({ store }, { db }) => storeNamed(store, db)),
  create: changes(written.extend({ slug }), async ({ slug, ...written }, { db }) => {
    const taken = await firstRow(db)`SELECT 1 FROM stores WHERE slug = ${slug}`;
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
  }),
  update: changes(
    written.extend(store.shape),
    async ({ store, ...written }, { db }) => {
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
    about,
  ),
  /** Its offers are neither shown nor led to; answers the run that lists follow by. */
  pause: changes(
    store.extend({ paused: z.boolean() }),
    async (wish, { db, now }) => {
      await storeNamed(wish.store, db);
      return { run: await pauseStore(db, wish, now) };
    },
    about,
  ),
};

async function storeNamed(slug: string, db: D1Database): Promise<KeptStore> {
  const found = await firstRow<Omit<KeptStore, "terms"> & { terms: string }>(db)`
    SELECT slug, name, host, logo, description, shipping_cents / 100.0 AS shipping,
        free_shipping_from_cents / 100.0 AS freeFrom, delivery, terms, programme,
        programme_id AS programmeId, paused_at AS pausedAt FROM stores WHERE slug = ${slug}`;
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
