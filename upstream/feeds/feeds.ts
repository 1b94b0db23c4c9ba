/** Answers how feeds do: figures of each store's offers, reports of its imports, prices that visitors found different. */
import type { CallInput, contract } from "contract";
import { Measures } from "contract/feed-measures";
import { Addresses } from "contract/feed-readings";
import { slugUpTo } from "contract/wire";
import { dayMilliseconds, shifted } from "domain/moments";
import * as z from "zod";
import { changes, reads } from "../act";
import { confirmedBy } from "../catalogue/price-reports";
import type { HandlersOf } from "../handler";
import { beginUndo } from "../import/undo";
import { keepUnknown } from "../search/unknown-words";
import { batch, knownRow, rows, sql } from "../sql";
import { failing } from "./failing";
import { parsed } from "./source-form";

const keptReports = 30;
const weekMilliseconds = 7 * dayMilliseconds;

export interface FeedHealth {
  store: string;
  name: string;
  readAt: string | null;
  offers: number;
  available: number;
  withPictures: number;
  withGtin: number;
  priceReports: number;
  refused: number | null;
  pausedAt: string | null;
  /** Why its last feed did not come in as it should. */
  problem: string | null;
}
type Report = CallInput<typeof contract.feeds.report>;
export interface FeedReport
  extends Pick<Report, "at" | "read" | "new" | "changed" | "unchanged" | "gone" | "refused" | "refusals"> {
  addresses: Report["addresses"];
  undoneAt: string | null;
  problem: string | null;
}
type ReportRow = FeedReport & { refusals: string; addresses: string | null };
interface ImportRow {
  run: string;
  at: string;
}
export interface UnfinishedImport {
  run: string;
  store: string | null;
  begunAt: string;
  movedAt: string;
  parts: number | null;
  done: number;
  offers: number;
  failed: string | null;
}
interface RunRow
  extends Record<"store" | "at", string>,
    Record<"parts" | "done" | "offers" | "products", number> {
  failed: string | null;
  finishedAt: string | null;
  undoes: number;
  derives: number;
}
/** A price that a visitor found different. */
export interface PriceReport {
  offerId: number;
  product: string | null;
  slug: string | null;
  priceCents: number | null;
  seenCents: number | null;
  note: string;
  at: string;
}

const store = z.object({ store: slugUpTo(120) });
const run = z.string().max(64);

export const feedActs = {
  /**
   * Imports that were begun and are not finished, the oldest first: sealed ones, which the clock goes on with, those that only hold
   * staged parts, and of the last day those given up. What was only tried at the desk is none.
   */
  unfinished: reads(
    z.object({}),
    (_, { db }) => rows<UnfinishedImport>(db)`
      SELECT run_id AS run, store, begun_at AS begunAt, moved_at AS movedAt, parts, done, offers, failed
        FROM import_runs WHERE (finished_at IS NULL OR failed IS NOT NULL) AND (parts IS NOT NULL OR run_id NOT GLOB 'banco-*')
        ORDER BY begun_at LIMIT 50`,
  ),
  /** Each store: when its feed was read last, and what its offers are like. */
  health: reads(z.object({}), (_, { db, now }) => healthOf(db, now)),
  /** The last imports of a store with what was refused, and prices that visitors found different. */
  store: reads(store, ({ store }, { db }) => storeReports(store, db)),
  /** How far an import has come, as long as its receipt is kept (a day). */
  run: reads(z.object({ run }), async ({ run }, { db }) => {
    const found = await knownRow<RunRow>(db, "Importazione")`SELECT store, at, parts, done, offers, products,
          failed, finished_at AS finishedAt, undoes IS NOT NULL AS undoes, derives FROM import_runs WHERE run_id = ${run} AND parts IS NOT NULL`;
    return { ...found, undoes: found.undoes === 1, derives: found.derives === 1 };
  }),
  /** Begins to take back the last import of a store; answers the run that does it. */
  undo: changes(store.extend({ run }), { about: ["store"] }, async ({ store, run }, { db, now }) => ({
    run: await beginUndo(db, store, run, now),
  })),
};

export const feeds: HandlersOf<"feeds"> = {
  async report(report, { db }) {
    await writeReport(db, report);
    return { done: true };
  },
};

async function healthOf(db: D1Database, now: Date): Promise<FeedHealth[]> {
  const since = shifted(now, -weekMilliseconds);
  return rows<FeedHealth>(db)`
    SELECT s.slug AS store, s.name, i.applied_at AS readAt, COALESCE(o.offers, 0) AS offers,
        COALESCE(o.available, 0) AS available, COALESCE(o.pictures, 0) AS withPictures,
        COALESCE(o.gtins, 0) AS withGtin, COALESCE(p.reports, 0) AS priceReports, s.paused_at AS pausedAt,
        (SELECT refused FROM feed_reports f WHERE f.store = s.slug ORDER BY report_id DESC LIMIT 1) AS refused,
        ${failing} AS problem
      FROM stores s LEFT JOIN store_imports i USING (store_id)
      LEFT JOIN store_stock o USING (store_id)
      LEFT JOIN (SELECT o.store_id, COUNT(*) AS reports FROM price_reports r JOIN offers o USING (offer_id)
        WHERE r.reported_at >= ${since} GROUP BY o.store_id) p USING (store_id)
      ORDER BY s.name`;
}

async function storeReports(store: string, db: D1Database) {
  const [reports, priceReports, [undoable = null], [underWay = null]] = await batch(db, [
    sql<ReportRow>`SELECT at, read, new, changed, unchanged, gone,
        refused, refusals, addresses, undone_at AS undoneAt, problem
      FROM feed_reports WHERE store = ${store} ORDER BY report_id DESC LIMIT ${keptReports}`,
    sql<PriceReport>`SELECT r.offer_id AS offerId, p.name AS product, p.slug, o.price_cents AS priceCents, r.seen_cents AS seenCents,
        r.note, r.reported_at AS at
      FROM price_reports r JOIN offers o USING (offer_id) JOIN stores s USING (store_id)
      LEFT JOIN products p ON p.product_id = o.product_id
      WHERE s.slug = ${store} ORDER BY r.reported_at DESC LIMIT 100`,
    sql<ImportRow>`SELECT run_id AS run, at FROM last_imports WHERE store = ${store} AND state = 'last'`,
    sql<ImportRow>`SELECT run_id AS run, at FROM import_runs
      WHERE store = ${store} AND parts IS NOT NULL AND finished_at IS NULL ORDER BY begun_at DESC LIMIT 1`,
  ]);
  const shown = reports.map(
    (report): FeedReport => ({
      ...report,
      refusals: JSON.parse(report.refusals),
      addresses: parsed(Addresses, report.addresses),
    }),
  );
  return { reports: shown, priceReports, undoable, underWay };
}

export async function writeReport(
  db: D1Database,
  { store, at, refusals, refused, unconfirmed, words, problem, addresses, measures, ...figures }: Report,
): Promise<void> {
  const refusedIds = new Set([...refusals.flatMap(([, id]) => id ?? []), ...unconfirmed]);
  // A feed of which no row was taken confirms nothing.
  const isTaken = figures.read > refused;
  await batch(db, [
    ...(isTaken ? confirmedBy(store, at, [...refusedIds]) : []),
    ...(figures.read > 0 ? [keepUnknown(store, words)] : []),
    sql`INSERT INTO feed_reports (store, at, read, new, changed, unchanged, gone, refused, refusals, problem, addresses, measures)
        VALUES (${store}, ${at}, ${figures.read}, ${figures.new}, ${figures.changed}, ${figures.unchanged},
          ${figures.gone}, ${refused}, ${JSON.stringify(refusals)}, ${problem},
          ${addresses && JSON.stringify(addresses)}, ${measures ? JSON.stringify(measures) : null})`,
    sql`DELETE FROM feed_reports WHERE store = ${store} AND at < ${shifted(new Date(at), -weekMilliseconds)} AND report_id NOT IN
        (SELECT report_id FROM feed_reports WHERE store = ${store} ORDER BY report_id DESC LIMIT ${keptReports})`,
  ]);
}

/** Of a store's imports within a week, the oldest first: how many offers left with each, how many were new, and what they were like. */
export async function changedLately(db: D1Database, store: string, now: Date) {
  const reports = await rows<{ gone: number; new: number; measures: string | null }>(db)`
    SELECT gone, new, measures FROM feed_reports WHERE store = ${store} AND undone_at IS NULL
      AND at >= ${shifted(now, -weekMilliseconds)} ORDER BY report_id`;
  return {
    lately: reports.map((report): [number, number] => [report.gone, report.new]),
    measured: reports.flatMap(({ measures }) => parsed(Measures, measures) ?? []),
  };
}
