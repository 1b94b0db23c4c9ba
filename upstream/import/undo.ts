/** Takes back the last import of a store: a run whose parts are the import's notes (upstream/catalogue/DESIGN.md). */
import { Refusal } from "../refusal";
import { batch, firstRow, listed, type Sql, sql } from "../sql";
import { blocksToWrite } from "./listing";
import { pastOf } from "./offers";
import { derive } from "./part";
import { type Arrangement, readArrangement, writingOf } from "./rearrange";
import { isFixed, type OfferRecord, type VariantRecord } from "./records";
import type { UndoNote } from "./undo-note";

/** Commits the run that takes an import back; answers its id. */
export async function beginUndo(db: D1Database, store: string, run: string, now: Date): Promise<string> {
  const last = await firstRow<{ at: string; parts: number; finished: number }>(db)`
    SELECT at, (SELECT COALESCE(MAX(part) + 1, 0) FROM import_undo u WHERE u.run_id = l.run_id) AS parts,
        NOT EXISTS (SELECT 1 FROM import_runs r WHERE r.run_id = l.run_id AND r.finished_at IS NULL) AS finished
      FROM last_imports l WHERE l.run_id = ${run} AND l.store = ${store} AND l.state = 'last'`;
  if (!last)
    throw new Refusal(
      409,
      "Questa importazione non si può più annullare: ne è seguita un’altra, o è già stata annullata.",
    );
  if (!last.finished) throw new Refusal(409, "L’importazione è ancora in corso: aspetta che finisca.");
  const id = crypto.randomUUID();
  const moved = now.toISOString();
  const mine = sql`EXISTS (SELECT 1 FROM last_imports WHERE run_id = ${run} AND state = 'last')`;
  await batch(db, [
    sql`INSERT INTO import_runs (run_id, begun_at, moved_at, store, at, parts, undoes)
      SELECT ${id}, ${moved}, ${moved}, ${store}, ${moved}, ${last.parts}, ${run} WHERE ${mine}`,
    sql`UPDATE feed_reports SET undone_at = ${moved} WHERE store = ${store} AND at = ${last.at}`,
    sql`UPDATE last_imports SET state = 'undoing' WHERE run_id = ${run}`,
  ]);
  return id;
}

/** One step: what a part changed is as it was. `receipt` notes in the same batch that it is done. Rejects with `Overtaken`. */
export async function restorePart(
  db: D1Database,
  { run, store, at }: { run: string; store: string; at: string },
  note: UndoNote,
  receipt: (restored: { offers: number; products: number }) => Sql[],
): Promise<void> {
  const around = await readAround(db, store, note);
  const arrangement = await readArrangement(db, around.products);
  const gone = restore(arrangement, note, around);
  const touched = new Set(arrangement.products.now.keys());
  await derive(db, arrangement, touched, at);
  const offers = note.changed.length + gone.length + note.added.length;
  await writingOf(db, arrangement, {
    first: [pastOf(sql`o.offer_id IN ${listed(note.added)} AND p.observed_at < ${note.at}`)],
    after: [
      sql`DELETE FROM price_points WHERE observed_at = ${note.at}
        AND offer_id IN ${listed(note.changed.map(([id]) => id))}`,
      ...historyOfGone(around.storeId, gone, note.at),
      sql`DELETE FROM product_groups WHERE decided = 0 AND group_key IN ${listed(note.joined)}`,
      ...blocksToWrite(run, touched),
      ...receipt({ offers, products: touched.size }),
    ],
  });
}

interface Surroundings {
  storeId: number;
  products: number[];
  /** Where what stood in a product belongs: itself, or what it was joined into. */
  placeOf: ReadonlyMap<number, number>;
  /** The store's ids among the gone that are back already. */
  back: ReadonlySet<string>;
  /** Ids and addresses that others have by now. */
  taken: { offers: ReadonlySet<number>; variants: ReadonlySet<number>; slugs: ReadonlySet<string> };
  lastOffer: number;
}

async function readAround(db: D1Database, store: string, note: UndoNote): Promise<Surroundings> {
  const own = [...note.changed.map(([id]) => id), ...note.added];
  const named = [
    ...note.gone.map(({ product_id }) => product_id),
    ...note.variants.map(({ product_id }) => product_id),
    ...note.told.map(([id]) => id),
    // What lost all its offers to another product still has its variants.
    ...note.changed.flatMap(([, { product_id }]) => product_id ?? []),
  ];
  const ofStore = sql`(SELECT store_id FROM stores WHERE slug = ${store})`;
  const [stores, offered, places, back, offers, variants] = await batch(db, [
    sql<{ id: number; offer: number }>`
      SELECT ${ofStore} AS id, COALESCE((SELECT MAX(offer_id) FROM offers), 0) AS offer`,
    sql<{ product_id: number }>`SELECT DISTINCT product_id FROM offers WHERE offer_id IN ${listed(own)}`,
    sql<{ id: number; place: number }>`
      SELECT product_id AS id, COALESCE(joined_into, product_id) AS place FROM products WHERE product_id IN ${listed(named)}`,
    sql<{ id: string }>`SELECT external_id AS id FROM offers WHERE store_id = ${ofStore}
      AND external_id IN ${listed(note.gone.map(({ external_id }) => external_id))}`,
    sql<{ id: number }>`
      SELECT offer_id AS id FROM offers WHERE offer_id IN ${listed(note.gone.map(({ offer_id }) => offer_id))}`,
    sql<{ id: number; slug: string }>`SELECT variant_id AS id, slug FROM variants
      WHERE variant_id IN ${listed(note.variants.map(({ variant_id }) => variant_id))}
      UNION SELECT variant_id, slug FROM variants WHERE slug IN ${listed(note.variants.map(({ slug }) => slug))}`,
  ]);
  const products = [...offered.map(({ product_id }) => product_id), ...places.map(({ place }) => place)];
  return {
    storeId: stores[0]?.id ?? 0,
    products: [...new Set(products)],
    placeOf: new Map(places.map(({ id, place }) => [id, place])),
    back: new Set(back.map(({ id }) => id)),
    taken: {
      offers: new Set(offers.map(({ id }) => id)),
      variants: new Set(variants.map(({ id }) => id)),
      slugs: new Set(variants.map(({ slug }) => slug)),
    },
    lastOffer: stores[0]?.offer ?? 0,
  };
}

/** Puts everything back into the records; answers the offers that are there again. */
function restore(arrangement: Arrangement, note: UndoNote, around: Surroundings): OfferRecord[] {
  const { offers, variants, products } = arrangement;
  const variantOf = variantsAgain(arrangement, note, around);
  for (const id of note.added) offers.now.delete(id);
  for (const id of note.codes) {
    const variant = variants.now.get(id);
    if (variant) variant.gtin = null;
  }
  for (const [id, { variant_id, product_id: _, ...was }] of note.changed) {
    const offer = offers.now.get(id);
    if (!offer) continue;
    Object.assign(offer, was);
    if (variant_id !== undefined) putInto(offer, variantOf(variant_id));
  }
  for (const [id, was] of note.told) {
    const product = products.now.get(id);
    if (!product) continue;
    if (isFixed(product, "category")) {
      delete was.category_id;
      delete was.category_ids;
    }
    if (isFixed(product, "brand")) delete was.brand_id;
    if (isFixed(product, "name")) delete was.name;
    if (isFixed(product, "description")) delete was.description;
    Object.assign(product, was);
  }
  let last = around.lastOffer;
  return note.gone
    .filter(({ external_id }) => !around.back.has(external_id))
    .flatMap((gone) => {
      const variant = variantOf(gone.variant_id);
      if (!variant) return [];
      const offer_id = around.taken.offers.has(gone.offer_id) ? ++last : gone.offer_id;
      const offer = offers.add({ ...gone, offer_id });
      putInto(offer, variant);
      return [offer];
    });
}

function putInto(offer: OfferRecord, variant: VariantRecord | null): void {
  if (!variant) return;
  offer.variant_id = variant.variant_id;
  offer.product_id = variant.product_id;
}

/** The variant of an id as it was: still there, or again; in its product now, where one of the same colour and size will do. */
function variantsAgain({ variants, highest }: Arrangement, note: UndoNote, { placeOf, taken }: Surroundings) {
  const deleted = new Map(note.variants.map((variant) => [variant.variant_id, variant]));
  const again = new Map<number, VariantRecord>();
  return (id: number): VariantRecord | null => {
    const was = deleted.get(id);
    if (!was) return variants.now.get(id) ?? null;
    const known = again.get(id);
    if (known) return known;
    const product_id = placeOf.get(was.product_id) ?? was.product_id;
    const isSame = (one: VariantRecord) =>
      one.product_id === product_id && one.variant_key === was.variant_key;
    const same = [...variants.now.values()].find(isSame);
    const variant_id = taken.variants.has(id) ? ++highest.variant : id;
    const slug = taken.slugs.has(was.slug) ? `${was.slug}-n${variant_id}` : was.slug;
    const variant = same ?? variants.add({ ...was, variant_id, product_id, slug });
    again.set(id, variant);
    return variant;
  };
}

function historyOfGone(storeId: number, gone: readonly OfferRecord[], at: string): Sql[] {
  const pairs = JSON.stringify(gone.map(({ external_id, offer_id }) => [external_id, offer_id]));
  return [
    sql`INSERT OR IGNORE INTO price_points (offer_id, observed_at, price_cents, list_cents, available)
      SELECT e.value ->> 1, p.observed_at, p.price_cents, p.list_cents, p.available FROM json_each(${pairs}) e
      CROSS JOIN past_price_points p ON p.store_id = ${storeId} AND p.external_id = e.value ->> 0
      WHERE p.observed_at < ${at}`,
    sql`DELETE FROM past_price_points WHERE store_id = ${storeId}
      AND external_id IN ${listed(gone.map(({ external_id }) => external_id))}`,
  ];
}
