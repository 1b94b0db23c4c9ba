/** What imports ask a person, and what follows from an answer: prices that are right come in at once. */
import type { CatalogueRow } from "contract";
import * as z from "zod";
import { changes, reads } from "../act";
import type { HandlerContext } from "../handler";
import { beginOwnRun, chunksOf } from "../import/own-runs";
import { notFound } from "../refusal";
import { batch, rows, sql } from "../sql";

const mostShown = 200;
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
  /** Answers one; of a price that is right, the run that lets it in. */
  answer: changes(single, answerOne, { about: ["store", "id", "answer"] }),
  /** Answers all prices that one reading of a feed brought. */
  answerAll: changes(whole, answerAll, { about: ["store", "since", "answer"] }),
};

async function openQuestions(db: D1Database): Promise<{ groups: PriceGroup[]; questions: FeedQuestion[] }> {
  const factors = sql`SELECT store, since, price_cents / (detail ->> 'before' + 0.0) AS factor,
      ROW_NUMBER() OVER (PARTITION BY store, since ORDER BY price_cents / (detail ->> 'before' + 0.0)) AS place,
      COUNT(*) OVER (PARTITION BY store, since) AS count
    FROM import_questions WHERE answer IS NULL AND about = 'price'`;
  const [groups, questions] = await batch(db, [
    sql`SELECT f.store, s.name AS storeName, f.since, f.count, f.factor FROM (${factors}) f CROSS JOIN stores s ON s.slug = f.store
      WHERE f.place = (f.count + 1) / 2 AND f.count >= ${fewestOfGroup} ORDER BY f.since DESC LIMIT ${mostGroups}`,
    sql`SELECT q.store, s.name AS storeName, q.external_id AS id, q.about, q.since,
        q.price_cents AS priceCents, q.detail ->> 'name' AS name, q.detail ->> 'why' AS why,
        q.detail ->> 'before' AS beforeCents, p.product_id AS product, p.slug, t.product_id AS other, t.name AS otherName,
        t.slug AS otherSlug
      FROM (SELECT * FROM import_questions WHERE answer IS NULL ORDER BY at DESC LIMIT ${mostShown}) q
      CROSS JOIN stores s ON s.slug = q.store
      LEFT JOIN offers o ON o.store_id = s.store_id AND o.external_id = q.external_id
      LEFT JOIN products p ON p.product_id = o.product_id
      LEFT JOIN products t ON t.product_id = q.detail ->> 'product'
      ORDER BY q.at DESC, q.store, q.external_id`,
  ]);
  return { groups: groups as PriceGroup[], questions: questions as FeedQuestion[] };
}

async function answerOne({ store, id, about, answer }: z.output<typeof single>, { db, now }: HandlerContext) {
  const found = await rows<Answered>(
    db,
    sql`UPDATE import_questions SET answer = ${answer}
      WHERE store = ${store} AND external_id = ${id} AND about = ${about} RETURNING detail`,
  );
  if (found.length === 0) throw notFound("Domanda");
  return { run: answer === "yes" && about === "price" ? await letIn(db, store, found, now) : null };
}

async function answerAll({ store, since, answer }: z.output<typeof whole>, { db, now }: HandlerContext) {
  const found = await rows<Answered>(
    db,
    sql`UPDATE import_questions SET answer = ${answer}
      WHERE store = ${store} AND about = 'price' AND since = ${since} AND answer IS NULL RETURNING detail`,
  );
  if (found.length === 0) throw notFound("Domanda");
  return { run: answer === "yes" ? await letIn(db, store, found, now) : null };
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
