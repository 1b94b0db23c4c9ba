/** What imports ask a person, and what follows from an answer: prices that are right come in at once. */
import { type CatalogueRow, doubtsAtOnce } from "contract";
import * as z from "zod";
import { changes, reads } from "../act";
import type { HandlerContext } from "../handler";
import { beginOwnRun, chunksOf } from "../import/own-runs";
import { notFound } from "../refusal";
import { batch, listed, rows, type Sql, sql } from "../sql";

const mostShown = 200;
/** Of goods of one store so many are shown, the likeliest first; an answer brings the next. */
const mostOfStore = 50;
const mostGroups = 30;
/** So many doubted prices of one reading are one question. */
const fewestOfGroup = 5;
const rowsPerPart = 500;

/** Prices of one reading that nothing bears out. */
export interface PriceGroup {
  store: string;
  storeName: string;
  since: string;
  count: number;
  /** Now against before, in the middle. */
  factor: number | null;
}

export interface FeedQuestion {
  store: string;
  storeName: string;
  id: string;
  about: "price" | "match";
  since: string;
  priceCents: number;
  name: string;
  why: string;
  beforeCents: number | null;
  /** When the store's page was looked at, and the price there that comes nearest. */
  pageAt: string | null;
  pageCents: number | null;
  product: number | null;
  slug: string | null;
  other: number | null;
  otherName: string | null;
  otherSlug: string | null;
}

const store = z.string().min(1).max(120);
const answer = z.enum(["yes", "no"]);
const single = z.object({ store, about: z.enum(["price", "match"]), id: z.string().min(1).max(200), answer });
const whole = z.object({ store, since: z.iso.datetime(), answer });

export const questionActs = {
  questions: reads(z.object({}), (_, { db }) => openQuestions(db)),
  answer: changes(single, { about: ["store", "id", "answer"] }, ({ id, ...asked }, context) =>
    answered(sql`external_id = ${id}`, asked, context),
  ),
  /** Answers all prices that one reading of a feed brought. */
  answerAll: changes(whole, { about: ["store", "since", "answer"] }, ({ since, ...asked }, context) =>
    answered(sql`since = ${since} AND answer IS NULL`, { ...asked, about: "price" }, context),
  ),
};

async function openQuestions(db: D1Database): Promise<{ groups: PriceGroup[]; questions: FeedQuestion[] }> {
  const factors = sql`SELECT store, since, price_cents / (detail ->> 'before' + 0.0) AS factor,
      ROW_NUMBER() OVER (PARTITION BY store, since ORDER BY price_cents / (detail ->> 'before' + 0.0)) AS place,
      COUNT(*) OVER (PARTITION BY store, since) AS count
    FROM import_questions WHERE answer IS NULL AND about = 'price'`;
  const [groups, questions] = await batch(db, [
    sql<PriceGroup>`SELECT f.store, s.name AS storeName, f.since, f.count, f.factor FROM (${factors}) f CROSS JOIN stores s ON s.slug = f.store
      WHERE f.place = (f.count + 1) / 2 AND f.count >= ${fewestOfGroup} ORDER BY f.since DESC LIMIT ${mostGroups}`,
    sql<FeedQuestion>`SELECT q.store, s.name AS storeName, q.external_id AS id, q.about, q.since,
        q.price_cents AS priceCents, q.detail ->> 'name' AS name, q.detail ->> 'why' AS why,
        q.detail ->> 'before' AS beforeCents, q.detail ->> 'pageAt' AS pageAt, q.detail ->> 'pageCents' AS pageCents, p.product_id AS product, p.slug, t.product_id AS other, t.name AS otherName,
        t.slug AS otherSlug
      FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY store, about ORDER BY COALESCE(detail ->> 'rank', 1000) DESC, external_id) AS place
        FROM import_questions WHERE answer IS NULL) q
      CROSS JOIN stores s ON s.slug = q.store
      LEFT JOIN offers o ON o.store_id = s.store_id AND o.external_id = q.external_id
      LEFT JOIN products p ON p.product_id = o.product_id
      LEFT JOIN products t ON t.product_id = q.detail ->> 'product'
      WHERE q.about = 'price' OR q.place <= ${mostOfStore}
      ORDER BY q.at DESC, q.store, q.place LIMIT ${mostShown}`,
  ]);
  return { groups, questions };
}

/** Of prices that are right, the run that lets them in. */
async function answered(
  which: Sql,
  { store, about, answer }: Pick<z.output<typeof single>, "store" | "about" | "answer">,
  { db, now }: HandlerContext,
) {
  const found = await rows<Answered>(db)`UPDATE import_questions SET answer = ${answer}
    WHERE store = ${store} AND about = ${about} AND ${which} RETURNING detail`;
  if (found.length === 0) throw notFound("Domanda");
  return { run: answer === "yes" && about === "price" ? await letIn(db, store, found, now) : null };
}

/** Rows whose price waits for an answer and whose page was not looked at since. */
export function doubtedPrices(store: string, since: string): Sql<{ id: string; url: string }> {
  return sql`SELECT external_id AS id, detail ->> '$.row.url' AS url FROM import_questions
    WHERE store = ${store} AND about = 'price' AND answer IS NULL AND detail ->> '$.row.url' IS NOT NULL
      AND COALESCE(detail ->> '$.pageAt', '') < ${since} ORDER BY detail ->> '$.pageAt', external_id LIMIT ${doubtsAtOnce}`;
}

/** A price that its page says too comes in; of all others a person learns what the page said, nearest to it. */
export async function comparedWithPages(
  db: D1Database,
  store: string,
  said: readonly (readonly [id: string, cents: readonly number[]])[],
  now: Date,
): Promise<void> {
  if (said.length === 0) return;
  const at = now.toISOString();
  const asked = await rows<{ id: string; price: number }>(db)`
    SELECT external_id AS id, price_cents AS price FROM import_questions WHERE store = ${store} AND about = 'price'
      AND answer IS NULL AND external_id IN ${listed(said.map(([id]) => id))}`;
  const pages = new Map(said);
  const nearest = asked.map(({ id, price }) => {
    const [cents = null] = [...(pages.get(id) ?? [])].sort(
      (a, b) => Math.abs(a - price) - Math.abs(b - price),
    );
    return { id, cents, isSame: cents !== null && Math.abs(cents - price) <= 1 };
  });
  const notes = JSON.stringify(nearest.map(({ id, cents, isSame }) => [id, cents, isSame ? "yes" : null]));
  const noted = await rows<Answered & { answer: string | null }>(db)`
    UPDATE import_questions SET detail = json_set(detail, '$.pageAt', ${at}, '$.pageCents', e.value ->> 1), answer = e.value ->> 2
      FROM json_each(${notes}) e WHERE store = ${store} AND about = 'price' AND answer IS NULL AND external_id = e.value ->> 0
      RETURNING detail, answer`;
  const believed = noted.filter(({ answer }) => answer === "yes");
  await letIn(db, store, believed, now);
}

interface Answered {
  detail: string;
}

/** Begins the run that brings rows in whose prices somebody bears out; null where none of them is known. */
async function letIn(db: D1Database, store: string, answered: readonly Answered[], now: Date) {
  const right = answered.flatMap(({ detail }) => (JSON.parse(detail) as { row?: CatalogueRow }).row ?? []);
  if (right.length === 0) return null;
  return beginOwnRun(db, { store, parts: chunksOf(right, rowsPerPart).map((some) => ({ rows: some })) }, now);
}
