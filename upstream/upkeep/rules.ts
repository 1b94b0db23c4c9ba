/** Rules of the watch over the site, as far as an operator has changed them; each change leaves a line in the log of operators' changes. */
import { audited } from "../operators/audit";
import { batch, rows, sql } from "../sql";

export interface StoredRule {
  rule: string;
  isOn: boolean;
  threshold: number;
}

export async function storedRules(db: D1Database): Promise<StoredRule[]> {
  const found = await rows<{ rule: string; is_on: number; threshold: number }>(db)`
    SELECT rule, is_on, threshold FROM watch_rules`;
  return found.map(({ rule, is_on, threshold }) => ({ rule, isOn: is_on === 1, threshold }));
}

/** @param change what the log says of it, and who made it */
export async function storeRule(
  db: D1Database,
  { rule, isOn, threshold }: StoredRule,
  change: { subject: string; operator: { id: number; email: string } | null; now: Date },
): Promise<void> {
  const { subject, operator, now } = change;
  await batch(db, [
    sql`INSERT INTO watch_rules (rule, is_on, threshold) VALUES (${rule}, ${Number(isOn)}, ${threshold})
      ON CONFLICT DO UPDATE SET is_on = excluded.is_on, threshold = excluded.threshold`,
    audited({ userId: operator?.id ?? null, actor: operator?.email ?? "", call: "watch.rule", subject }, now),
  ]);
}
