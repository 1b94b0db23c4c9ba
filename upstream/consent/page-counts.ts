/** Openings of pages by day, without any identifier. */
import { rows } from "../sql";

/** @param day `2026-11-23`, of Rome */
export async function addPageCounts(
  logs: D1Database,
  day: string,
  counts: readonly (readonly [page: string, views: number])[],
): Promise<void> {
  await rows(logs)`INSERT INTO page_counts (day, page, views)
    SELECT ${day}, value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(counts)}) WHERE 1
    ON CONFLICT (day, page) DO UPDATE SET views = views + excluded.views`;
}
