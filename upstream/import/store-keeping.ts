/** Answers how operators make and keep stores. What they write stands above what feeds say (upstream/import/stores.ts). */
import { patternProblem } from "contract/deep-links";
import { type NetworkName, networks } from "contract/networks";
import { SaidTerms, type StoreTerms, saidTerms } from "contract/store-terms";
import { requiredText, text } from "contract/wire";
import * as z from "zod";
import { changes, reads } from "../act";
import { dueNow } from "../feeds/sources";
import { Refusal } from "../refusal";
import { batch, firstRow, knownRow, rows, type Sql, sql } from "../sql";
import { showNames } from "./listing";
import { beginDeriving } from "./own-runs";
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
  programme: z.enum([...(Object.keys(networks) as NetworkName[]), "diretto"]).nullable(),
  programmeId: text.pipe(z.string().max(40).nullable()),
  /** Makes tracked addresses of the store's own (contract/deep-links.ts). */
  deepLink: text.pipe(z.string().max(500).nullable()),
});
export type WrittenStore = z.input<typeof written>;

export interface KeptStore extends Omit<z.output<typeof written>, "terms"> {
  slug: string;
  terms: StoreTerms;
  pausedAt: string | null;
}

const about = { about: ["store"] };

/** Imports fill in only what is empty of a store that was written here. */
export const storeKeeping = {
  one: reads(store, ({ store }, { db }) => storeNamed(store, db)),
  create: changes(written.extend({ slug }), async ({ slug, ...written }, { db }) => {
    const taken = await firstRow(db)`SELECT 1 FROM stores WHERE slug = ${slug}`;
    if (taken) throw new Refusal(422, "Un negozio ha già questo indirizzo.", "slug");
    await batch(db, [
      sql`INSERT INTO stores (slug, name) VALUES (${slug}, ${written.name})`,
      ...saved(slug, written),
    ]);
    return storeNamed(slug, db);
  }),
  update: changes(written.extend(store.shape), about, async ({ store, ...written }, { db, now }) => {
    const before = await storeNamed(store, db);
    // Other addresses come of the same file.
    const isOther = before.deepLink !== written.deepLink;
    await batch(db, [...saved(store, written), ...(isOther ? [dueNow(sql`store = ${store}`, now)] : [])]);
    return storeNamed(store, db);
  }),
  /** Its offers are neither shown nor led to (`shown_offers`); answers the run that lists follow by, null where it is so already. */
  pause: changes(store.extend({ paused: z.boolean() }), about, async ({ store, paused }, { db, now }) => {
    const { pausedAt } = await storeNamed(store, db);
    if ((pausedAt !== null) === paused) return { run: null };
    const products = await rows<{ id: number }>(db)`
      SELECT DISTINCT product_id AS id FROM offers WHERE store_id = (SELECT store_id FROM stores WHERE slug = ${store})
        ORDER BY product_id`;
    const also = sql`UPDATE stores SET paused_at = ${paused ? now.toISOString() : null} WHERE slug = ${store}`;
    return { run: await beginDeriving(db, { store, products, also }, now) };
  }),
};

async function storeNamed(slug: string, db: D1Database): Promise<KeptStore> {
  const found = await knownRow<Omit<KeptStore, "terms"> & { terms: string }>(db, "Negozio")`
    SELECT slug, name, host, logo, description, shipping_cents / 100.0 AS shipping,
        free_shipping_from_cents / 100.0 AS freeFrom, delivery, terms, programme,
        programme_id AS programmeId, deep_link AS deepLink, paused_at AS pausedAt FROM stores WHERE slug = ${slug}`;
  return { ...found, terms: JSON.parse(found.terms) as StoreTerms };
}

/** Throws `Refusal`. */
function saved(slug: string, card: z.output<typeof written>): Sql[] {
  const { name, host, logo, description, delivery, programme, programmeId, deepLink } = card;
  const noHost = host ? null : "Scrivi anche il sito del negozio: il modello vale per le sue pagine.";
  const problem = deepLink === null ? null : (patternProblem(deepLink, programme) ?? noHost);
  if (problem !== null) throw new Refusal(422, problem, "deepLink");
  return [
    sql`UPDATE stores SET name = ${name}, host = ${host}, logo = ${logo}, description = ${description},
      shipping_cents = ${cents(card.shipping)}, free_shipping_from_cents = ${cents(card.freeFrom)}, delivery = ${delivery},
      terms = ${JSON.stringify(saidTerms(card.terms ?? {}))}, programme = ${programme}, programme_id = ${programmeId},
      deep_link = ${deepLink}, kept = 1 WHERE slug = ${slug}`,
    nameStore(slug),
    sql`INSERT OR IGNORE INTO exit_hosts (host, store_id) SELECT ${host}, store_id FROM stores
      WHERE slug = ${slug} AND ${host} IS NOT NULL`,
    showNames,
  ];
}

function cents(euros: number | null): number | null {
  return euros === null ? null : Math.round(euros * 100);
}
