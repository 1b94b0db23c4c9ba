/** Answers what imports ask a person, and which imports are not finished. */
import type { CallInput, CatalogueRow, contract } from "contract";
import { notFound } from "../refusal";
import { batch, rows, sql } from "../sql";

const mostShown = 200;

interface QuestionRow {
  store: string;
  storeName: string;
  id: string;
  about: "price" | "match";
  since: string;
  readings: number;
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

export function openQuestions(db: D1Database): Promise<QuestionRow[]> {
  return rows<QuestionRow>(
    db,
    sql`SELECT q.store, s.name AS storeName, q.external_id AS id, q.about, q.since,
        q.readings, q.price_cents AS priceCents, q.detail ->> 'name' AS name, q.detail ->> 'why' AS why,
        q.detail ->> 'before' AS beforeCents, p.product_id AS product, p.slug, t.product_id AS other, t.name AS otherName,
        t.slug AS otherSlug
      FROM (SELECT * FROM import_questions WHERE answer IS NULL AND about <> 'discount' ORDER BY at DESC
        LIMIT ${mostShown}) q
      CROSS JOIN stores s ON s.slug = q.store
      LEFT JOIN offers o ON o.store_id = s.store_id AND o.external_id = q.external_id
      LEFT JOIN products p ON p.product_id = o.product_id
      LEFT JOIN products t ON t.product_id = q.detail ->> 'product'
      ORDER BY q.at DESC, q.store, q.external_id`,
  );
}

export async function answerQuestion(
  db: D1Database,
  { store, id, about, answer }: CallInput<typeof contract.feeds.answer>,
): Promise<CatalogueRow | null> {
  const [found] = (await batch(db, [
    sql`UPDATE import_questions SET answer = ${answer}
      WHERE store = ${store} AND external_id = ${id} AND about = ${about} RETURNING detail`,
  ])) as { detail: string }[][];
  const [question] = found ?? [];
  if (!question) throw notFound("Domanda");
  const { row } = JSON.parse(question.detail) as { row?: CatalogueRow };
  return answer === "yes" && about === "price" ? (row ?? null) : null;
}

interface UnfinishedRow {
  run: string;
  store: string | null;
  begunAt: string;
  movedAt: string;
  parts: number | null;
  done: number;
  offers: number;
  failed: string | null;
}

/** What was only tried at the desk is none. Sealed ones, which the clock goes on with, those that only hold staged parts, and of the last day those given up. */
export function unfinishedImports(db: D1Database): Promise<UnfinishedRow[]> {
  return rows<UnfinishedRow>(
    db,
    sql`SELECT run_id AS run, store, begun_at AS begunAt, moved_at AS movedAt, parts,
        done, offers, failed
      FROM import_runs WHERE (finished_at IS NULL OR failed IS NOT NULL) AND (parts IS NOT NULL OR run_id NOT GLOB 'banco-*')
      ORDER BY begun_at LIMIT 50`,
  );
}
