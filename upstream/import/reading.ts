/** A part of a run: staged beside the catalogue, and read again with what the catalogue knows of its rows, in three round trips. */
import type { CallInput, Contract } from "contract";
import type { CatalogueRow } from "contract/import";
import { nearColours } from "domain/colours";
import { vocabularyStatement } from "../listing/labels";
import { type TableText, tablesOf } from "../search/vocabulary/tables";
import { batch, firstRow, listed, rows, type Sql, sql } from "../sql";
import { insertsInto } from "./changes";
import { metAmong, metOf, newAmong } from "./meeting";
import type { Point, Strike } from "./points";
import { questionOf, questionsAbout } from "./questions";
import {
  type OfferRecord,
  type ProductRecord,
  recordsOf,
  type ValueRecord,
  type VariantRecord,
} from "./records";

export interface ImportPart {
  rows: CatalogueRow[];
  gone: string[];
  /** Products of which nothing is new but what operators keep back. */
  again?: number[];
  /** Of a run that no feed began (`own-runs.ts`). */
  isOwn?: boolean;
  /** Prices that are struck: then it holds nothing else. */
  struck?: Strike;
}

export type WorkingSet = Awaited<ReturnType<typeof readWorkingSet>>;

/** Everything around a part; `highest` are the ids in use, `turn` what the step has to find unchanged when it writes. */
export async function readWorkingSet(db: D1Database, store: string, { rows, gone, again = [] }: ImportPart) {
  const { namesakes, namesakesOf } = await import("./namesakes");
  const ids = JSON.stringify([...rows.map(({ id }) => id), ...gone]);
  const groups = JSON.stringify([...new Set(rows.map(({ group }) => group))]);
  const [around, values, owners, known, numbered, called, categories, pins, asked, words] = await batch(db, [
    sql<Record<"store_id" | "turn" | "value" | "product" | "variant" | "offer", number>>`
      SELECT s.store_id, (SELECT turn FROM listing_version) AS turn,
        COALESCE((SELECT MAX(value_id) FROM facet_values), 0) AS value,
        COALESCE((SELECT MAX(product_id) FROM products), 0) AS product,
        COALESCE((SELECT MAX(variant_id) FROM variants), 0) AS variant,
        COALESCE((SELECT MAX(offer_id) FROM offers), 0) AS offer FROM stores s WHERE s.slug = ${store}`,
    sql<ValueRecord>`SELECT f.value_id, f.facet, f.slug, f.label, f.position FROM json_each(${JSON.stringify(namedValues(rows))}) e
      CROSS JOIN facet_values f ON f.facet = e.value ->> 0 AND f.slug = e.value ->> 1`,
    sql<{ product_id: number }>`SELECT DISTINCT o.product_id FROM json_each(${ids}) e
      CROSS JOIN offers o ON o.store_id = (SELECT store_id FROM stores WHERE slug = ${store}) AND o.external_id = e.value`,
    sql<{ group_key: string; product_id: number | null; decided: number | null }>`
      SELECT e.value AS group_key, COALESCE(g.product_id, p.product_id) AS product_id, g.decided
      FROM json_each(${groups}) e
      LEFT JOIN products p ON p.group_key = e.value LEFT JOIN product_groups g ON g.group_key = e.value`,
    metOf(rows),
    namesakes(rows, store),
    sql<{ id: number; parent: number | null }>`SELECT category_id AS id, parent_id AS parent FROM categories`,
    sql<{ id: string; product_id: number }>`
      SELECT r.external_id AS id, r.product_id FROM json_each(${ids}) e CROSS JOIN offer_pins r
      ON r.store_id = (SELECT store_id FROM stores WHERE slug = ${store}) AND r.external_id = e.value`,
    questionsAbout(store, ids),
    sql<TableText>`SELECT * FROM (${vocabularyStatement}) WHERE EXISTS (${newAmong(rows)})`,
  ]);
  const [first] = around;
  if (!first) throw new Error(`The catalogue knows no store '${store}'`);
  const { store_id: storeId, turn, ...highest } = first;
  const questions = asked.map(questionOf);
  const met = metAmong(numbered, rows);
  const places = new Map(known.flatMap((one) => (one.product_id ? [[one.group_key, one.product_id]] : [])));
  const fresh = rows.filter(({ group }) => !places.has(group));
  const alike = called.length === 0 ? new Map<never, never>() : namesakesOf(fresh, called, tablesOf(words));
  const owned = [...owners, ...known, ...met, ...[...alike.values()].flat(), ...pins].flatMap(
    ({ product_id }) => product_id ?? [],
  );
  const wondered = questions.flatMap(({ about, detail }) =>
    about === "match" ? (detail.product ?? []) : [],
  );
  const found = await readProducts(db, storeId, ids, [...new Set([...owned, ...wondered, ...again])]);
  const mine = [...found.offers.before.values()].filter(({ store_id }) => store_id === storeId);
  return {
    storeId,
    turn,
    highest,
    values: recordsOf("facet_values", "value_id", values),
    groups: places,
    met,
    /** Products that new rows are, or may be, by names and near numbers. */
    alike,
    questions,
    /** Products that operators gave rows to: by the store's id, and whole groups. */
    pins: new Map(pins.map(({ id, product_id }) => [id, product_id])),
    decided: new Set(known.flatMap(({ group_key, decided }) => (decided ? [group_key] : []))),
    parents: new Map(categories.map(({ id, parent }) => [id, parent])),
    /** Offers of this store by its ids. */
    own: new Map(mine.map((offer) => [offer.external_id, offer])),
    ...found,
  };
}

type LastPoint = { offer_id: number } & Record<"price_cents" | "available", number | null>;
type PastPoint = Point & { external_id: string };

/** The products with all their variants and offers, and what is known of the prices of the store's own offers. */
export async function readProducts(db: D1Database, storeId: number, ids: string, wanted: number[]) {
  const products = listed(wanted);
  const last = (column: Sql) => sql`(SELECT ${column} FROM price_points p WHERE p.offer_id = o.offer_id
    ORDER BY p.observed_at DESC LIMIT 1)`;
  const [shown, variants, offers, points, past, watched, searched] = await batch(db, [
    sql<ProductRecord>`SELECT product_id, slug, group_key, name, brand_id, category_id, category_ids, category_because, description, mpn, producer, responsible,
        images, sizes,
        tags, best_offer_id, price_cents, list_cents, discount_percent, available, offer_count, popularity, inserted_at,
        inserted_on, updated_at, value_ids, path_ids, cuts, hidden_at, joined_into, moved_into, fixed,
        fixed_colours, fixed_parts, hidden_for FROM products WHERE product_id IN ${products}`,
    sql<VariantRecord>`SELECT variant_id, product_id, slug, variant_key, name, gtin, mpn, images, colour_id, colour_label, size_id,
        size_label, available, price_cents, position FROM variants WHERE product_id IN ${products}`,
    sql<OfferRecord>`SELECT o.offer_id, o.store_id, o.external_id, o.variant_id, o.product_id, o.url, o.price_cents, o.list_cents,
        o.recommended_cents, o.currency, o.availability, o.shipping_cents, o.delivery, o.fingerprint, o.first_seen, o.updated_at, o.value_ids,
        o.images, o.popularity, o.gtin, o.group_key FROM variants v CROSS JOIN offers o ON o.variant_id = v.variant_id
      WHERE v.product_id IN ${products}`,
    sql<LastPoint>`SELECT o.offer_id, ${last(sql`p.price_cents`)} AS price_cents, ${last(sql`p.available`)} AS available
      FROM json_each(${ids}) e CROSS JOIN offers o ON o.store_id = ${storeId} AND o.external_id = e.value`,
    sql<PastPoint>`SELECT p.external_id, p.observed_at, p.price_cents, p.list_cents, p.available FROM json_each(${ids}) e
      CROSS JOIN past_price_points p ON p.store_id = ${storeId} AND p.external_id = e.value ORDER BY p.observed_at`,
    sql<{ product_id: number }>`SELECT DISTINCT product_id FROM alerts WHERE product_id IN ${products}`,
    sql<{ searches: number }>`SELECT EXISTS (SELECT 1 FROM alerts WHERE search IS NOT NULL) AS searches`,
  ]);
  return {
    products: recordsOf("products", "product_id", shown),
    variants: recordsOf("variants", "variant_id", variants),
    offers: recordsOf("offers", "offer_id", offers),
    points: new Map(points.map((point) => [point.offer_id, point])),
    past: Map.groupBy(past, ({ external_id }) => external_id),
    watched: new Set(watched.map(({ product_id }) => product_id)),
    /** Whether somebody watches a search: then every product counts. */
    searched: searched[0]?.searches === 1,
  };
}

function namedValues(rows: readonly CatalogueRow[]): [facet: string, slug: string][] {
  const named = new Map<string, [string, string]>();
  const note = (facet: string, slug: string) => named.set(`${facet}:${slug}`, [facet, slug]);
  for (const { brand, colour, size, values } of rows) {
    note("brand", brand.slug);
    if (colour?.slug) note("colour", colour.slug);
    if (size) note("size", size.slug);
    for (const [facet, slug] of values) note(facet, slug);
  }
  // Under one number 'Navy' may be what another store calls 'Blu'.
  for (const [facet, slug] of [...named.values()])
    if (facet === "colour") for (const near of nearColours(slug)) note(facet, near);
  return [...named.values()];
}

/** Which of these slugs are taken by a product, a variant or a page of texts. */
export async function readTaken(db: D1Database, wishes: readonly string[]): Promise<Set<string>> {
  const wanted = listed(wishes);
  const found = await rows<{ slug: string }>(db)`SELECT slug FROM products WHERE slug IN ${wanted}
    UNION ALL SELECT slug FROM variants WHERE slug IN ${wanted} UNION ALL SELECT slug FROM pages WHERE slug IN ${wanted}`;
  return new Set(found.map(({ slug }) => slug));
}

/** Characters of JSON per piece; a row of D1 holds 2 MB of UTF-8. */
const pieceLength = 300_000;

export type Staged = CallInput<Contract["catalogue"]["stage"]>;

/** Puts a part beside the catalogue; one that is staged twice counts as its last form. */
export async function stagePart(db: D1Database, { run, part, rows, gone }: Staged, now: Date): Promise<void> {
  const body = JSON.stringify({ rows, gone });
  const pieces = piecesOf(body);
  const fresh = await firstRow<{ groups: number }>(db)`SELECT COUNT(*) AS groups FROM (${newAmong(rows)})`;
  const written = pieces.map((piece, at) => [run, part, at, at === 0 ? (fresh?.groups ?? 0) : 0, piece]);
  const at = now.toISOString();
  await batch(db, [
    sql`INSERT OR IGNORE INTO import_runs (run_id, begun_at, moved_at) VALUES (${run}, ${at}, ${at})`,
    sql`DELETE FROM import_parts WHERE run_id = ${run} AND part = ${part}`,
    ...insertsInto("import_parts", ["run_id", "part", "piece", "fresh", "body"], written),
  ]);
}

/** A part of a run that is applied, or of the notes by which one is taken back. */
export async function readPart<Part>(db: D1Database, table: Sql<Part>, run: string, part: number) {
  const pieces = await rows<{ body: string }>(db)`
    SELECT body FROM ${table} WHERE run_id = ${run} AND part = ${part} ORDER BY piece`;
  return JSON.parse(pieces.map(({ body }) => body).join("")) as Part;
}

/** A text in pieces that a row holds, never cut between the two halves of a sign. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length; ) {
    const end = start + pieceLength;
    const cut = text.slice(end - 1, end).isWellFormed() ? end : end - 1;
    pieces.push(text.slice(start, cut));
    start = cut;
  }
  return pieces;
}
