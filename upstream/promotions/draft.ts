/** A promotion on its way into the database: one value per column, and the one statement that writes any number of them. */
import type { Conditions, DiscountKind, WrittenPromotion } from "contract";
import { folded } from "domain/folded";
import { hashOf } from "../seal";
import { type Sql, sql } from "../sql";

export interface Draft {
  origin: string;
  source_hash: string | null;
  slug: string;
  store_id: number | null;
  advertiser: string | null;
  title: string;
  description: string | null;
  terms: string | null;
  code: string | null;
  kind: DiscountKind | null;
  value: number | null;
  /** JSON of `Conditions`: the structured terms without what kind and value say. */
  rule: string | null;
  countries: string;
  starts_at: string | null;
  ends_at: string | null;
  ended: 0 | 1;
  url: string;
  tracking_url: string | null;
  image: string | null;
  seo_title: string | null;
  seo_description: string | null;
  created_at: string;
  updated_at: string;
}

const written =
  "source_hash store_id advertiser title description terms code kind value rule countries starts_at ends_at ended url tracking_url image seo_title seo_description folded updated_at".split(
    " ",
  );
const columns = ["origin", "slug", "created_at", ...written];

/** Adds drafts, or replaces those of the same origin: their address and the day they came stay. */
export function writing(drafts: readonly Draft[]): Sql {
  const told = ({ title, description, advertiser }: Draft) =>
    [title, description, advertiser].filter(Boolean);
  const rows = drafts.map((draft) => ({ ...draft, folded: folded(told(draft).join(" ")) }));
  const read = columns.map((column) => `value ->> '${column}'`).join(", ");
  const replaced = written.map((column) => `${column} = excluded.${column}`).join(", ");
  const text = `INSERT INTO promotions (${columns.join(", ")}) SELECT ${read} FROM json_each(?) WHERE true
    ON CONFLICT (origin) DO UPDATE SET ${replaced}`;
  return { text, values: [JSON.stringify(rows)] };
}

/** Shops of promotions are places where visitors may be sent. */
export function knowingHosts(drafts: readonly Pick<Draft, "store_id" | "url">[]): Sql {
  const hosts = drafts.flatMap(({ store_id, url }) =>
    store_id === null ? [] : [[new URL(url).host, store_id]],
  );
  return sql`INSERT OR IGNORE INTO exit_hosts (host, store_id)
    SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(hosts)})`;
}

export function storedValue(
  kind: string | null | undefined,
  value: number | null | undefined,
): number | null {
  return (kind === "percent" || kind === "amount") && value ? Math.round(value * 100) : null;
}

export function storedRule(conditions: WrittenPromotion["conditions"]): string | null {
  if (!conditions) return null;
  const inCents = (euros: number | null | undefined) => (euros ? Math.round(euros * 100) : null);
  const { minimum, ceiling, ...others } = conditions;
  const rule: Conditions = { minimum: inCents(minimum), ceiling: inCents(ceiling), ...others };
  return JSON.stringify(rule);
}

export function storedCountries(codes: readonly string[]): string {
  return codes.length === 0 ? "" : `,${[...new Set(codes)].sort().join(",")},`;
}

export function sameAs(draft: Omit<Draft, "slug">, stored: Draft): boolean {
  return written.every((name) => {
    const column = name as keyof typeof draft;
    return name === "folded" || draft[column] === stored[column];
  });
}

/** One line of what a source says: equal lines mean that nothing changed there. */
export function fingerprint(said: unknown): string {
  return hashOf(JSON.stringify(said)).slice(0, 40);
}
