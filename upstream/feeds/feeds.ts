/** Answers how feeds do: figures of each store's offers, reports of its imports, prices that visitors found different. */
import type { CallInput, contract } from "contract";
import { confirmedBy } from "../catalogue/price-reports";
import type { HandlersOf } from "../handler";
import { beginUndo } from "../import/undo";
import { notFound } from "../refusal";
import { keepUnknown } from "../search/unknown-words";
import { batch, firstRow, rows, sql } from "../sql";
import { answerQuestion, openQuestions, unfinishedImports } from "./questions";

/** Reports of a store that are kept. */
const keptReports = 30;
const weekMilliseconds = 7 * 86_400_000;

interface HealthRow {
  negozio: string;
  nome: string;
  letto_il: string | null;
  offerte: number;
  disponibili: number;
  con_immagini: number;
  con_gtin: number;
  segnalazioni: number;
  rifiuti: number | null;
  sospeso_il: string | null;
}
interface ReportRow {
  quando: string;
  letti: number;
  nuovi: number;
  cambiati: number;
  invariati: number;
  spariti: number;
  rifiuti: number;
  rifiutati: string;
  annullata_il: string | null;
}
interface ImportRow {
  importazione: string;
  quando: string;
}
interface RunRow {
  negozio: string;
  quando: string;
  parti: number;
  fatte: number;
  offerte: number;
  prodotti: number;
  fallita: string | null;
  finita_il: string | null;
  undoes: string | null;
  derives: number;
}
interface PriceRow {
  offerta: number;
  prodotto: string | null;
  slug: string | null;
  prezzo: number | null;
  visto: number | null;
  nota: string;
  quando: string;
}

export const feeds: HandlersOf<"feeds"> = {
  questions: async (_, { db }) => ({ domande: await openQuestions(db) }),
  answer: async (given, { db }) => ({ riga: await answerQuestion(db, given) }),
  unfinished: async (_, { db }) => ({ importazioni: await unfinishedImports(db) }),
  async health(_, { db, now }) {
    const since = new Date(now.getTime() - weekMilliseconds).toISOString();
    const found = await rows<HealthRow>(
      db,
      sql`SELECT s.slug AS negozio, s.name AS nome, i.applied_at AS letto_il, COALESCE(o.offers, 0) AS offerte,
          COALESCE(o.available, 0) AS disponibili, COALESCE(o.pictures, 0) AS con_immagini,
          COALESCE(o.gtins, 0) AS con_gtin, COALESCE(p.reports, 0) AS segnalazioni, s.paused_at AS sospeso_il,
          (SELECT refused FROM feed_reports f WHERE f.store = s.slug ORDER BY report_id DESC LIMIT 1) AS rifiuti
        FROM stores s LEFT JOIN store_imports i USING (store_id)
        LEFT JOIN store_stock o USING (store_id)
        LEFT JOIN (SELECT o.store_id, COUNT(*) AS reports FROM price_reports r JOIN offers o USING (offer_id)
          WHERE r.reported_at >= ${since} GROUP BY o.store_id) p USING (store_id)
        ORDER BY s.name`,
    );
    return { negozi: found };
  },
  async store({ store }, { db }) {
    const [reports = [], prices = [], undoable = [], underWay = []] = await batch(db, [
      sql`SELECT at AS quando, read AS letti, new AS nuovi, changed AS cambiati, unchanged AS invariati, gone AS spariti,
          refused AS rifiuti, refusals AS rifiutati, undone_at AS annullata_il
        FROM feed_reports WHERE store = ${store} ORDER BY report_id DESC LIMIT ${keptReports}`,
      sql`SELECT r.offer_id AS offerta, p.name AS prodotto, p.slug, o.price_cents AS prezzo, r.seen_cents AS visto,
          r.note AS nota, r.reported_at AS quando
        FROM price_reports r JOIN offers o USING (offer_id) JOIN stores s USING (store_id)
        LEFT JOIN products p ON p.product_id = o.product_id
        WHERE s.slug = ${store} ORDER BY r.reported_at DESC LIMIT 100`,
      sql`SELECT run_id AS importazione, at AS quando FROM last_imports WHERE store = ${store} AND state = 'last'`,
      sql`SELECT run_id AS importazione, at AS quando FROM import_runs
        WHERE store = ${store} AND parts IS NOT NULL AND finished_at IS NULL ORDER BY begun_at DESC LIMIT 1`,
    ]);
    const importazioni = (reports as ReportRow[]).map((report) => ({
      ...report,
      rifiutati: JSON.parse(report.rifiutati) as [number, string | null, string][],
    }));
    const [annullabile = null] = undoable as ImportRow[];
    const [in_corso = null] = underWay as ImportRow[];
    return { importazioni, segnalazioni: prices as PriceRow[], annullabile, in_corso };
  },
  async run({ run }, { db }) {
    const found = await firstRow<RunRow>(
      db,
      sql`SELECT store AS negozio, at AS quando, parts AS parti, done AS fatte, offers AS offerte, products AS prodotti,
          failed AS fallita, finished_at AS finita_il, undoes, derives FROM import_runs WHERE run_id = ${run} AND parts IS NOT NULL`,
    );
    if (!found) throw notFound("Importazione");
    const { undoes, derives, ...told } = found;
    return { ...told, annulla: undoes !== null, riordina: derives === 1 };
  },
  async undo({ store, run }, { db, now }) {
    return { importazione: await beginUndo(db, store, run, now) };
  },
  async report(report, { db }) {
    await writeReport(db, report);
    return { done: true };
  },
};

/** Keeps the last reports of a store, that its feed has confirmed its offers, and what it says that nobody knows. */
export async function writeReport(
  db: D1Database,
  { store, at, refusals, refused, unconfirmed, words, ...figures }: CallInput<typeof contract.feeds.report>,
): Promise<void> {
  const refusedIds = new Set([...refusals.flatMap(([, id]) => id ?? []), ...unconfirmed]);
  await batch(db, [
    ...confirmedBy(store, at, [...refusedIds]),
    keepUnknown(store, words),
    sql`INSERT INTO feed_reports (store, at, read, new, changed, unchanged, gone, refused, refusals)
        VALUES (${store}, ${at}, ${figures.read}, ${figures.new}, ${figures.changed}, ${figures.unchanged},
          ${figures.gone}, ${refused}, ${JSON.stringify(refusals)})`,
    sql`DELETE FROM feed_reports WHERE store = ${store} AND report_id NOT IN
        (SELECT report_id FROM feed_reports WHERE store = ${store} ORDER BY report_id DESC LIMIT ${keptReports})`,
  ]);
}
