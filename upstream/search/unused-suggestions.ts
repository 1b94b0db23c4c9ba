/** Terms of visitors that nobody has searched for a long time; those of operators, and those with texts of their own, stay. */
import { shifted } from "domain/moments";
import { batch, sql } from "../sql";

const rowsPerTurn = 500;
/** Days without a search: of a term too rare to be suggested, and of any other. */
const kept = { rare: 60, suggested: 400 };

/** One turn; answers whether more are left. */
export async function dropUnusedSuggestions(db: D1Database, now: Date): Promise<boolean> {
  const before = (days: number) => shifted(now, -days * 86_400_000).slice(0, 10);
  const old = sql`SELECT slug FROM suggestions WHERE used_on IS NOT NULL AND used_on < ${before(kept.rare)}
    AND (uses < 0 OR used_on < ${before(kept.suggested)}) AND seo_title IS NULL AND seo_description IS NULL
    ORDER BY used_on LIMIT ${rowsPerTurn}`;
  const [gone] = await batch(db, [sql`DELETE FROM suggestions WHERE slug IN (${old}) RETURNING 1`]);
  return gone?.length === rowsPerTurn;
}
