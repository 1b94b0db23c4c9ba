/** One step of a run: whole groups, in one batch that writes only what differs; it is worked out here and not in SQL. */
import { cutsIn } from "domain/cuts";
import { queueForAlerts } from "../alerts/queue";
import { tintedAnew, tintsToWrite } from "../looks/tints";
import { batch, listed, type Sql, sql } from "../sql";
import { allBlocks } from "./blocks";
import { deletes, inserts, insertsInto, statements, updates } from "./changes";
import { deriveProduct } from "./derive";
import { withoutDoubts } from "./doubts";
import { blocksToWrite } from "./listing";
import { matchRows, type Placed } from "./matching";
import { dropGone, forgetPast, keepHistory, pointColumns, writeOffers } from "./offers";
import { writeUnderLock } from "./optimistic-lock";
import { Questions } from "./questions";
import { type ImportPart, readTaken, readWorkingSet, type WorkingSet } from "./reading";
import { isFixed, type OfferRecord, type ProductRecord, partsFixedIn, type ValueRecord } from "./records";
import { keepNote, undoNote } from "./undo-note";
import { nameValues, type ValueIds } from "./values";

export interface Applied {
  offers: number;
  products: number;
}

export interface RunPart {
  run: string;
  place: number;
  store: string;
  at: string;
  /** A person has let its prices in. */
  isSure: boolean;
}

/** Applies a part (the run's `place`-th); `receipt` notes it in the same batch. Rejects with `Overtaken`, and then nothing was written. */
export async function applyPart(
  db: D1Database,
  { run, place, store, at, isSure }: RunPart,
  part: ImportPart,
  receipt: (applied: Applied) => Sql[],
): Promise<void> {
  const workingSet = await readWorkingSet(db, store, part);
  const questions = new Questions(store, workingSet.questions, at);
  const read = part.rows.toSorted((a, b) => a.line - b.line);
  const rows = await withoutDoubts(db, workingSet, read, { questions, at, isSure });
  const idOf = nameValues(workingSet, rows);
  const matching = matchRows(workingSet, rows, { idOf, at, questions });
  giveSlugs(matching.placed, await readTaken(db, wishedSlugs(matching.placed)));
  const joined = matching.joined.map(([group]) => group);
  const before = new Map(workingSet.products.before);
  const points = writeOffers(workingSet, matching.placed, idOf, at);
  const gone = dropGone(workingSet, part.gone);
  const { again = [] } = part;
  const touched = new Set([...touchedProducts(workingSet), ...again]);
  tellProducts(matching.placed, idOf);
  await derive(db, workingSet, touched, at);
  // A store that goes on makes nothing cheaper than it was: nobody is written to.
  const watched = [...touched].filter(
    (id) => again.length === 0 && (workingSet.searched || workingSet.watched.has(id)),
  );
  const left = [...touched].filter((id) => workingSet.products.now.get(id)?.moved_into);
  const tints = await tintsToWrite(db, tintedAnew(workingSet.products));
  const writes = [
    ...inserts(workingSet.values),
    ...updates(workingSet.values),
    ...inserts(workingSet.products),
    ...insertsInto("product_groups", ["group_key", "product_id"], matching.joined, "INSERT OR IGNORE"),
    ...inserts(workingSet.variants),
    queueForAlerts(watched.map((id) => [id, priceBefore(before.get(id))])),
    ...keepHistory(workingSet.storeId, gone, at),
    ...deletes(workingSet.offers),
    ...inserts(workingSet.offers),
    ...updates(workingSet.offers),
    ...insertsInto("price_points", pointColumns, points, "INSERT OR REPLACE"),
    ...forgetPast(workingSet),
    ...updates(workingSet.variants),
    ...deletes(workingSet.variants),
    ...updates(workingSet.products),
    ...tints,
    ...statements(
      "INSERT OR IGNORE INTO exit_hosts (host, store_id) SELECT value, ?1 FROM json_each(?2)",
      [...new Set(rows.map(({ host }) => host))],
      workingSet.storeId,
    ),
    ...questions.writes(),
    sql`DELETE FROM import_questions WHERE store IN (SELECT slug FROM stores) AND detail ->> 'product' IN ${listed(left)}`,
    ...blocksToWrite(run, touched),
    ...(part.isOwn ? [] : keepNote(run, place, undoNote(workingSet, joined, at))),
    ...receipt({ offers: rows.length, products: touched.size }),
  ];
  await writeUnderLock(db, workingSet.turn, writes);
}

function touchedProducts({ offers }: WorkingSet): Set<number> {
  const touched = new Set<number>();
  for (const [id, { product_id, fingerprint, updated_at }] of offers.now) {
    const was = offers.before.get(id);
    if (was?.fingerprint === fingerprint && was.updated_at === updated_at) continue;
    touched.add(product_id);
    if (was) touched.add(was.product_id);
  }
  for (const [id, { product_id }] of offers.before) if (!offers.now.has(id)) touched.add(product_id);
  return touched;
}

/** Only the group that a product was first seen with names and describes it; the earliest sight of any group counts. */
function tellProducts(placed: readonly Placed[], idOf: ValueIds): void {
  const told = new Set<ProductRecord>();
  for (const { row, product } of placed) {
    if (row.firstSeen < product.inserted_at) {
      product.inserted_at = row.firstSeen;
      product.inserted_on = row.firstSeenOn;
    }
    if (product.group_key !== row.group || told.has(product)) continue;
    told.add(product);
    if (!isFixed(product, "name")) product.name = row.name;
    if (!isFixed(product, "description")) product.description = row.description;
    product.mpn = row.mpn;
    product.producer = row.producer ?? null;
    product.responsible = row.responsible ?? null;
    if (!isFixed(product, "brand")) product.brand_id = idOf("brand", row.brand.slug);
    if (isFixed(product, "category")) continue;
    product.category_ids = JSON.stringify(row.categories);
    product.category_id = row.categories[0] ?? null;
    product.category_because = row.because ? JSON.stringify(row.because) : null;
  }
}

/** Writes what follows from variants and offers into the touched products. @param deciding offers that an operator hides or shows: where others go, `joined_into` says */
export async function derive(
  db: D1Database,
  workingSet: Pick<WorkingSet, "values" | "products" | "variants" | "offers" | "parents">,
  touched: ReadonlySet<number>,
  at: string,
  deciding?: ReadonlyMap<number, boolean>,
): Promise<void> {
  const variants = Map.groupBy(workingSet.variants.now.values(), ({ product_id }) => product_id);
  const offers = Map.groupBy(workingSet.offers.now.values(), ({ product_id }) => product_id);
  const named = new Map(workingSet.values.now);
  const wanted = new Set<number>();
  for (const { size_id } of workingSet.variants.now.values()) if (size_id !== null) wanted.add(size_id);
  for (const text of new Set([...workingSet.offers.now.values()].map(({ value_ids }) => value_ids)))
    for (const id of JSON.parse(text) as number[]) wanted.add(id);
  const went = deciding ? new Map<number, number>() : wentTo(workingSet.offers);
  for (const id of touched) {
    const product = workingSet.products.now.get(id);
    for (const ids of Object.values((product && partsFixedIn(product).values) ?? {}))
      for (const value of ids ?? []) wanted.add(value);
  }
  const all = [...workingSet.offers.now.values()];
  const [missing, hidden, blocks] = await batch(db, [
    sql<ValueRecord>`SELECT value_id, facet, slug, label, position FROM facet_values
      WHERE value_id IN ${listed([...wanted].filter((id) => !named.has(id)))}`,
    keptBack(all),
    allBlocks,
  ]);
  for (const value of missing) named.set(value.value_id, value);
  const back = new Set(hidden.flatMap(({ at }) => all[at]?.offer_id ?? []));
  for (const [id, hides] of deciding ?? []) back[hides ? "add" : "delete"](id);
  for (const id of touched) {
    const product = workingSet.products.now.get(id);
    if (!product) continue;
    const around = { values: named, parents: workingSet.parents, at, back, blocks };
    const was = workingSet.products.before.get(id);
    if (product.cuts === null || product.name !== was?.name || product.description !== was.description)
      product.cuts = cutsIn(product.name, product.description);
    product.moved_into = offers.has(id) ? null : (went.get(id) ?? product.moved_into);
    const left = deriveProduct(product, variants.get(id) ?? [], offers.get(id) ?? [], around);
    for (const { variant_id } of left) workingSet.variants.now.delete(variant_id);
  }
}

/** Where offers went that left their product for another one; those of one product nearly always stay together. */
function wentTo({ before, now }: WorkingSet["offers"]): Map<number, number> {
  const went = new Map<number, number>();
  for (const [id, { product_id }] of before) {
    const place = now.get(id)?.product_id ?? product_id;
    if (place !== product_id) went.set(product_id, place);
  }
  return went;
}

function priceBefore(product: ProductRecord | undefined): number | null {
  return product?.available === 1 ? product.price_cents : null;
}

/** Places of those of these offers that visitors may not see. Asked by what the store calls them: some are not written yet. */
function keptBack(offers: readonly OfferRecord[]): Sql<{ at: number }> {
  const asked = JSON.stringify(offers.map(({ store_id, external_id }) => [store_id, external_id]));
  return sql`SELECT e.key AS at FROM json_each(${asked}) e
    WHERE (e.value ->> 0) IN (SELECT store_id FROM stores WHERE paused_at IS NOT NULL)
      OR EXISTS (SELECT 1 FROM hidden_offers h WHERE h.store_id = e.value ->> 0 AND h.external_id = e.value ->> 1)`;
}

function wishedSlugs(placed: readonly Placed[]): string[] {
  const wishes = new Set<string>();
  for (const { row, product, variant } of placed) {
    const ofProduct = product.slug ? [product.slug] : [row.slug, numbered(row.slug, product.product_id)];
    if (!product.slug) for (const slug of ofProduct) wishes.add(slug);
    if (variant.slug) continue;
    for (const slug of ofProduct) {
      const wish = `${slug}-${row.variantSlug}`;
      wishes.add(wish).add(numbered(wish, variant.variant_id));
    }
  }
  return [...wishes];
}

/** Gives them theirs; the first row of a product or variant speaks for it. @param taken of the wished ones */
function giveSlugs(placed: readonly Placed[], taken: Set<string>): void {
  const give = (wish: string, id: number, fits: boolean) => {
    let slug = fits && !taken.has(wish) ? wish : numbered(wish, id);
    while (taken.has(slug)) slug = numbered(slug, id);
    taken.add(slug);
    return slug;
  };
  for (const { row, product } of placed) {
    // A slug of one word could be a page of the site.
    product.slug ||= give(row.slug, product.product_id, row.slug.includes("-"));
  }
  for (const { row, product, variant } of placed)
    variant.slug ||= give(`${product.slug}-${row.variantSlug}`, variant.variant_id, true);
}

function numbered(slug: string, id: number): string {
  return `${slug}-n${id}`;
}
