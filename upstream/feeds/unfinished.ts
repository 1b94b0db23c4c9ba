/** Imports that were begun and are not finished. */
import { rows } from "../sql";

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

/** What was only tried at the desk is none. Sealed ones, which the clock goes on with, those that only hold staged parts, and of the last day those given up. */
export function unfinishedImports(db: D1Database): Promise<UnfinishedImport[]> {
  return rows<UnfinishedImport>(db)`
    SELECT run_id AS run, store, begun_at AS begunAt, moved_at AS movedAt, parts,
        done, offers, failed
      FROM import_runs WHERE (finished_at IS NULL OR failed IS NOT NULL) AND (parts IS NOT NULL OR run_id NOT GLOB 'banco-*')
      ORDER BY begun_at LIMIT 50`;
}
