/** Feeds that do not come in: each failure is told in the letter of the morning after its beginning, and waits until a reading goes well. */
import { failedOutcomes } from "contract/feed-readings";
import { verbatim } from "../sql";

const failed = failedOutcomes.map((outcome) => `'${outcome}'`).join(", ");
const why = "COALESCE(r.problem, 'la lettura si è interrotta')";
const last = "ORDER BY r.reading_id DESC LIMIT 1";

/** Of store `s`: why the last reading of one of its sources, or its last import, failed; null where all went well. */
export const failing =
  verbatim(`COALESCE((SELECT MAX((SELECT CASE WHEN r.outcome IN (${failed}) THEN ${why} END FROM feed_readings r
      WHERE r.source_id = f.source_id AND r.ended_at IS NOT NULL ${last}))
    FROM feed_sources f WHERE f.store = s.slug AND f.active = 1),
    (SELECT r.problem FROM feed_reports r WHERE r.store = s.slug AND r.undone_at IS NULL ORDER BY r.report_id DESC LIMIT 1))`);

/** Stores and why their feed failed, where it had gone well before; two moments are bound, twice. */
export const failuresBegun = `SELECT COALESCE(s.name, b.store) AS store, MAX(b.problem) AS problem FROM (
    SELECT f.store, ${why} AS problem FROM feed_readings r JOIN feed_sources f USING (source_id)
      WHERE r.ended_at >= ?1 AND r.ended_at < ?2 AND r.outcome IN (${failed}) AND NOT EXISTS (SELECT 1 FROM
        (SELECT outcome FROM feed_readings p WHERE p.source_id = r.source_id AND p.reading_id < r.reading_id
          ORDER BY p.reading_id DESC LIMIT 1) WHERE outcome IN (${failed}))
    UNION ALL
    SELECT r.store, r.problem FROM feed_reports r WHERE r.at >= ?1 AND r.at < ?2 AND r.problem IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM (SELECT problem FROM feed_reports p WHERE p.store = r.store AND p.report_id < r.report_id
        ORDER BY p.report_id DESC LIMIT 1) WHERE problem IS NOT NULL)
  ) b LEFT JOIN stores s ON s.slug = b.store GROUP BY 1 ORDER BY 1`;

/** Stores whose feed came from another server than before; two moments are bound. */
export const movesBegun = `SELECT COALESCE(s.name, m.store) AS store, m.host, MAX(m.before) AS before FROM (
    SELECT f.store, r.report ->> '$.host' AS host, (SELECT p.report ->> '$.host' FROM feed_readings p WHERE p.source_id = r.source_id
        AND p.reading_id < r.reading_id AND p.report ->> '$.host' IS NOT NULL ORDER BY p.reading_id DESC LIMIT 1) AS before
      FROM feed_readings r JOIN feed_sources f USING (source_id) WHERE r.ended_at >= ?1 AND r.ended_at < ?2
  ) m LEFT JOIN stores s ON s.slug = m.store WHERE m.host <> m.before GROUP BY 1, 2 ORDER BY 1, 2`;
