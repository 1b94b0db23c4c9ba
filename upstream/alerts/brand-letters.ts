/** Novelties of followed brands: one letter a week and person, some persons at a time. */
import { dayMilliseconds, dayOfRome } from "domain/moments";
import type { HandlerContext } from "../handler";
import { brandLetter } from "../mail/alert-letters";
import { postedAll } from "../mail/outbox";
import { batch, listed, rows, sql } from "../sql";
import { type Addressee, lettersTo } from "./letters";

const week = 7 * dayMilliseconds;
/** Persons of one batch, and goods of a brand that are looked at: the newest have the highest numbers. */
const limits = { persons: 25, goods: 40 };

/** @returns the day of Rome from which a letter that is asked for now is due */
export function nextLetter(now: Date): string {
  return dayOfRome(new Date(now.getTime() + week));
}

interface FollowRow extends Addressee {
  alert_id: number;
  brand_id: number;
  label: string;
  slug: string;
  told_at: string;
}

interface NewRow {
  brand: number;
  name: string;
  slug: string;
  cents: number;
  inserted_at: string;
}

export async function writeBrandLetters(db: D1Database, sender: HandlerContext["sender"], now: Date) {
  const today = dayOfRome(now);
  const follows = await rows<FollowRow>(db)`
    SELECT a.alert_id, a.watcher_id, a.brand_id, b.label, b.slug, a.told_at, ${lettersTo}, w.leave_token
      FROM (SELECT DISTINCT watcher_id FROM alerts INDEXED BY alerts_by_letter
        WHERE letter_on IS NOT NULL AND letter_on <= ${today} AND confirm_hash IS NULL LIMIT ${limits.persons}) due
      JOIN alerts a ON a.watcher_id = due.watcher_id AND a.brand_id IS NOT NULL AND a.confirm_hash IS NULL
      JOIN alert_watchers w ON w.watcher_id = due.watcher_id LEFT JOIN users u ON u.user_id = w.user_id
      JOIN facet_values b ON b.value_id = a.brand_id ORDER BY b.label`;
  if (follows.length === 0) return { letters: 0, more: false };
  const news = await noveltiesOf(follows, db);
  const persons = Map.groupBy(follows, ({ watcher_id }) => watcher_id);
  const letters = [...persons].flatMap(([watcher, own]) => {
    const told = own.flatMap(({ brand_id, label, slug, told_at }) => {
      const goods = news.filter(({ brand, inserted_at }) => brand === brand_id && inserted_at > told_at);
      return goods.length > 0 ? [{ label, slug, goods }] : [];
    });
    const [first] = own;
    if (!first?.email || told.length === 0) return [];
    const letter = brandLetter({ to: first.email, leaveToken: first.leave_token }, told, sender);
    return [{ key: `marche-${watcher}-${today}`, letter }];
  });
  await batch(db, [
    postedAll(letters, now),
    sql`UPDATE alerts SET told_at = ${now.toISOString()}, letter_on = ${nextLetter(now)}
      WHERE alert_id IN ${listed(follows.map(({ alert_id }) => alert_id))}`,
  ]);
  return { letters: letters.length, more: persons.size === limits.persons };
}

/** The newest first. */
function noveltiesOf(follows: readonly FollowRow[], db: D1Database): Promise<NewRow[]> {
  const brands = JSON.stringify([...new Set(follows.map(({ brand_id }) => brand_id))]);
  const [since] = follows.map(({ told_at }) => told_at).sort();
  return rows<NewRow>(db)`SELECT b.value AS brand, p.name, p.slug, p.price_cents AS cents, p.inserted_at
    FROM json_each(${brands}) b CROSS JOIN products p ON p.product_id IN
      (SELECT product_id FROM products WHERE brand_id = b.value ORDER BY product_id DESC LIMIT ${limits.goods})
    WHERE p.inserted_at > ${since ?? ""} AND p.available = 1 AND p.offer_count > 0 AND p.hidden_at IS NULL
      AND p.price_cents IS NOT NULL ORDER BY p.product_id DESC`;
}
