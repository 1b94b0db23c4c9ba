/** Answers how feeds do: figures of each store's offers, reports of its imports, prices that visitors found different. */
import type { CallInput, contract } from "contract";
import { confirmedBy } from "../catalogue/price-reports";
import type { HandlersOf } from "../handler";
import { batch, rows, sql } from "../sql";

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
  async health(_, { db, now }) {
    const since = new Date(now.getTime() - weekMilliseconds).toISOString();
    const found = await rows<HealthRow>(
      db,
      sql`SELECT s.slug AS negozio, s.name AS nome, i.applied_at AS letto_il, COALESCE(o.offers, 0) AS offerte,
          COALESCE(o.available, 0) AS disponibili, COALESCE(o.pictures, 0) AS con_immagini,
          COALESCE(o.gtins, 0) AS con_gtin, COALESCE(p.reports, 0) AS segnalazioni,
          (SELECT refused FROM feed_reports f WHERE f.store = s.slug ORDER BY report_id DESC LIMIT 1) AS rifiuti
        FROM stores s LEFT JOIN store_imports i USING (store_id)
        LEFT JOIN (SELECT o.store_id, COUNT(*) AS offers, SUM(o.availability = 'in_stock') AS available,
            SUM(o.images <> '') AS pictures, SUM(v.gtin IS NOT NULL) AS gtins
          FROM offers o JOIN variants v USING (variant_id) GROUP BY o.store_id) o USING (store_id)
        LEFT JOIN (SELECT o.store_id, COUNT(*) AS reports FROM price_reports r JOIN offers o USING (offer_id)
          WHERE r.reported_at >= ${since} GROUP BY o.store_id) p USING (store_id)
        ORDER BY s.name`,
    );
    return { negozi: found };
  },
  async store({ store }, { db }) {
    const [reports = [], prices = []] = await batch(db, [
      sql`SELECT at AS quando, read AS letti, new AS nuovi, changed AS cambiati, unchanged AS invariati, gone AS spariti,
          refused AS rifiuti, refusals AS rifiutati
        FROM feed_reports WHERE store = ${store} ORDER BY report_id DESC LIMIT ${keptReports}`,
      sql`SELECT r.offer_id AS offerta, p.name AS prodotto, p.slug, o.price_cents AS prezzo, r.seen_cents AS visto,
          r.note AS nota, r.reported_at AS quando
        FROM price_reports r JOIN offers o USING (offer_id) JOIN stores s USING (store_id)
        LEFT JOIN products p ON p.product_id = o.product_id
        WHERE s.slug = ${store} ORDER BY r.reported_at DESC LIMIT 100`,
    ]);
    const importazioni = (reports as ReportRow[]).map((report) => ({
      ...report,
      rifiutati: JSON.parse(report.rifiutati) as [number, string | null, string][],
    }));
    return { importazioni, segnalazioni: prices as PriceRow[] };
  },
  async report(report, { db }) {
    await writeReport(db, report);
    return { done: true };
  },
};

/** Keeps the last reports of a store, and that its feed has confirmed its offers. */
export async function writeReport(
  db: D1Database,
  { store, at, refusals, refused, ...figures }: CallInput<typeof contract.feeds.report>,
): Promise<void> {
  const refusedIds = refusals.flatMap(([, id]) => id ?? []);
  await batch(db, [
    ...confirmedBy(store, at, refusedIds),
    sql`INSERT INTO feed_reports (store, at, read, new, changed, unchanged, gone, refused, refusals)
        VALUES (${store}, ${at}, ${figures.read}, ${figures.new}, ${figures.changed}, ${figures.unchanged},
          ${figures.gone}, ${refused}, ${JSON.stringify(refusals)})`,
    sql`DELETE FROM feed_reports WHERE store = ${store} AND report_id NOT IN
        (SELECT report_id FROM feed_reports WHERE store = ${store} ORDER BY report_id DESC LIMIT ${keptReports})`,
  ]);
}
