/** When and where a promotion may be used, as conditions on its row. */
import { type Sql, sql } from "../sql";

export function begun(now: Date): Sql {
  return sql`(p.starts_at IS NULL OR p.starts_at <= ${now.toISOString()})`;
}

/** Begun and neither ended nor over at `now`. */
export function valid(now: Date): Sql {
  return sql`${begun(now)} AND p.ended = 0 AND (p.ends_at IS NULL OR p.ends_at > ${now.toISOString()})`;
}

/** Where it may be used. */
export function within(country: string): Sql {
  return sql`(p.countries = '' OR instr(p.countries, ${`,${country},`}) > 0)`;
}
