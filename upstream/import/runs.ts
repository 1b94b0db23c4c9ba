/** A run from its first part to its receipt. Once committed it can only be finished, by whoever comes by (docs/decisions/0135). */
import type { CatalogueStore } from "contract/import";
import { colours } from "domain/colours";
import { feedRead } from "../catalogue/price-reports";
import { taxonomy } from "../catalogue/taxonomy";
import { Refusal } from "../refusal";
import { batch, firstRow, type Sql, sql } from "../sql";
import { pagesChanged } from "../upkeep/purges";
import { showRunBlocks, writeRunBlocks } from "./listing";
import { advanceLock, Overtaken } from "./optimistic-lock";
import { type Applied, applyPart } from "./part";
import { type ImportPart, readPart } from "./reading";
import { countStock, upsertStore } from "./stores";
import { strikePart } from "./strike";
import { restorePart } from "./undo";
import { becomesLast, type UndoNote } from "./undo-note";

/** Blocks of the listing per step: each is read from 512 products. */
const blocksPerStep = 16;
/** A run that nobody has moved for so long may be moved by others, in milliseconds. */
const restingAfter = 5_000;
const mostTries = 4;

export interface RunRow {
  run_id: string;
  store: string | null;
  at: string | null;
  parts: number | null;
  steps: number;
  done: number;
  offers: number;
  products: number;
  failed: string | null;
  moved_at: string;
  finished_at: string | null;
  undoes: string | null;
  derives: number;
  sure: number;
}

export interface Progress {
  steps: number;
  finished: boolean;
  /** Another run has to be finished before. */
  waits: boolean;
  offers: number;
  products: number;
  failed: string | null;
}

export interface Wish {
  run: string;
  store: CatalogueStore;
  at: string;
  parts: number;
  /** A person lets its prices in, however they move. */
  sure?: boolean;
}

const columns = sql`run_id, store, at, parts, steps, done, offers, products, failed, moved_at, finished_at, undoes, derives, sure`;

/** Commits a run; one that is committed stays as it is. @param most products that the listing can answer from */
export async function beginRun(db: D1Database, wish: Wish, most: number, now: Date): Promise<Progress> {
  if ((await readRun(db, wish.run))?.parts == null) await commitRun(db, wish, most, now);
  return progressOf(await knownRun(db, wish.run));
}

/** Takes a committed run one step further, or another one that stands in its way. @param after steps known to be done */
export async function moveRun(db: D1Database, id: string, after: number, now: Date): Promise<Progress> {
  const [[found], [active]] = await batch(db, [runCalled(id), runInTurn]);
  const run = committed(found);
  if (run.finished_at !== null || run.steps > after) return progressOf(run);
  const isMine = active?.run_id === id;
  if (active && (isMine || isResting(active, now))) await moveActive(db, active, now);
  return { ...progressOf(await knownRun(db, id)), waits: !isMine };
}

async function knownRun(db: D1Database, id: string): Promise<RunRow> {
  return committed(await readRun(db, id));
}

function committed(run: RunRow | null | undefined): RunRow {
  if (run?.parts == null) throw new Refusal(404, "Importazione: non trovata.");
  return run;
}

/** Takes a run that its importer left one step further. */
export async function resumeRun(db: D1Database, now: Date): Promise<{ idle: boolean; moved: boolean }> {
  const active = await activeRun(db);
  if (!active) return { idle: true, moved: false };
  const moved = isResting(active, now);
  if (moved) await moveActive(db, active, now);
  return { idle: false, moved };
}

function progressOf({ steps, finished_at, offers, products, failed }: RunRow): Progress {
  return { steps, finished: finished_at !== null, waits: false, offers, products, failed };
}

export function isResting({ moved_at }: RunRow, now: Date): boolean {
  return now.getTime() - Date.parse(moved_at) >= restingAfter;
}

const runCalled = (run: string) => sql<RunRow>`SELECT ${columns} FROM import_runs WHERE run_id = ${run}`;

function readRun(db: D1Database, run: string): Promise<RunRow | null> {
  return firstRow(db, runCalled(run));
}

const runInTurn = sql<RunRow>`
  SELECT ${columns} FROM import_runs WHERE parts IS NOT NULL AND finished_at IS NULL ORDER BY begun_at, run_id LIMIT 1`;

/** One run at a time is applied: the one that was begun first of those that are committed. */
export function activeRun(db: D1Database): Promise<RunRow | null> {
  return firstRow(db, runInTurn);
}

async function commitRun(
  db: D1Database,
  { run, store, at, parts, sure = false }: Wish,
  most: number,
  now: Date,
): Promise<void> {
  const staged = await firstRow<{ parts: number; fresh: number; last: number }>(db)`
    SELECT COUNT(DISTINCT part) AS parts, COALESCE(SUM(fresh), 0) AS fresh,
      (SELECT COALESCE(MAX(product_id), 0) FROM products) AS last FROM import_parts WHERE run_id = ${run}`;
  if (staged?.parts !== parts) throw new Refusal(409, `Di ${parts} parti ne sono arrivate ${staged?.parts}.`);
  if (staged.last + staged.fresh >= most)
    throw new Refusal(422, "Il catalogo avrebbe più prodotti di quanti il sito può tenere.");
  const moved = now.toISOString();
  await batch(db, [
    advanceLock,
    seedTaxonomy(),
    seedPalette(),
    ...upsertStore(store),
    ...becomesLast(run, store.slug, at),
    feedRead(store.slug, at),
    sql`INSERT INTO import_runs (run_id, begun_at, moved_at, store, at, parts, sure)
      VALUES (${run}, ${moved}, ${moved}, ${store.slug}, ${at}, ${parts}, ${Number(sure)})
      ON CONFLICT (run_id) DO UPDATE SET moved_at = excluded.moved_at, store = excluded.store, at = excluded.at,
        parts = excluded.parts, sure = excluded.sure WHERE parts IS NULL`,
  ]);
}

/** One step of a committed run: a part, some blocks of the listing, or its end. Each is one batch with its own receipt. */
export async function moveActive(db: D1Database, run: RunRow, now: Date): Promise<void> {
  if (run.done < (run.parts ?? 0)) return movePart(db, run, now);
  const left = await firstRow(db)`SELECT 1 FROM import_blocks WHERE run_id = ${run.run_id} LIMIT 1`;
  await batch(db, left ? [...writeRunBlocks(run.run_id, blocksPerStep), stepOf(run, now)] : ending(run, now));
}

async function movePart(db: D1Database, run: RunRow, now: Date): Promise<void> {
  const { undoes, done, sure } = run;
  const of = { run: run.run_id, place: done, store: run.store ?? "", at: run.at ?? "", isSure: sure === 1 };
  const receipt = ({ offers, products }: Applied) => [
    undoes === null
      ? sql`DELETE FROM import_parts WHERE run_id = ${run.run_id} AND part = ${done}`
      : sql`DELETE FROM import_undo WHERE run_id = ${undoes} AND part = ${done}`,
    stepOf(run, now, sql`, done = done + 1, offers = offers + ${offers}, products = products + ${products}`),
  ];
  const part = undoes === null ? await readPart(db, sql<ImportPart>`import_parts`, run.run_id, done) : null;
  const note = undoes === null ? null : await readPart(db, sql<UndoNote>`import_undo`, undoes, done);
  for (let tries = 1; ; tries++) {
    try {
      if (part?.struck) return await strikePart(db, of, part.struck, receipt);
      if (part) return await applyPart(db, of, part, receipt);
      if (note) return await restorePart(db, of, note, receipt);
      return;
    } catch (error) {
      const elsewhere = await readRun(db, run.run_id);
      if (elsewhere?.steps !== run.steps) return;
      if (!(error instanceof Overtaken) || tries >= mostTries) throw error;
    }
  }
}

function stepOf({ run_id }: RunRow, now: Date, more: Sql = sql``): Sql {
  return sql`UPDATE import_runs SET steps = steps + 1, attempts = 0, moved_at = ${now.toISOString()}${more}
    WHERE run_id = ${run_id}`;
}

function ending(run: RunRow, now: Date): Sql[] {
  return [
    ...showRunBlocks(),
    countStock(run.store ?? ""),
    pagesChanged(now),
    stepOf(run, now, sql`, finished_at = ${now.toISOString()}`),
  ];
}

/** Forgets a run that was not committed; one that was is given up where it stands, and the next import brings the rest. */
export async function giveUpRun(db: D1Database, run: string, reason: string) {
  const known = await readRun(db, run);
  if (!known || known.finished_at !== null) return { count: 0, begun: false };
  const begun = known.parts !== null && known.done > 0;
  const forget = begun
    ? sql`UPDATE import_runs SET parts = done, attempts = 0, failed = ${reason} WHERE run_id = ${run} AND done > 0`
    : sql`DELETE FROM import_runs WHERE run_id = ${run} AND done = 0`;
  const mine = sql`run_id = ${run} AND EXISTS (SELECT 1 FROM import_runs r WHERE r.run_id = ${run}
    AND (r.done > 0) = ${Number(begun)})`;
  const [[left]] = await batch(db, [
    sql<{ parts: number }>`SELECT COUNT(DISTINCT part) AS parts FROM import_parts WHERE ${mine}`,
    sql`DELETE FROM import_parts WHERE ${mine}`,
    forget,
  ]);
  return { count: left?.parts ?? 0, begun };
}

/** Writes the category tree where it differs; names, order, pictures and texts belong to the editors once they are there. @internal the tests' catalogue begins with it */
export function seedTaxonomy(): Sql {
  const rows = taxonomy.map(({ id, parentId, slug, name, position }) => [id, parentId, slug, name, position]);
  return sql`INSERT INTO categories (category_id, parent_id, slug, name, position)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(${JSON.stringify(rows)})
    WHERE true
    ON CONFLICT (category_id) DO UPDATE SET parent_id = excluded.parent_id, slug = excluded.slug
    WHERE (parent_id, slug) IS NOT (excluded.parent_id, excluded.slug)`;
}

/** The palette as values of the facet 'colour', in its own order. */
function seedPalette(): Sql {
  const rows = colours.map(({ slug, name }, place) => [slug, name, place + 1]);
  return sql`INSERT OR IGNORE INTO facet_values (facet, slug, label, position)
    SELECT 'colour', value ->> 0, value ->> 1, value ->> 2 FROM json_each(${JSON.stringify(rows)})`;
}
