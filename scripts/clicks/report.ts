/** The operator's view of clicks: what is asked of the database, and how the answer is printed. */

export interface ClickReport {
  places: { place: string; clicks: number }[];
  /** The products that were left for a store most often, most first. */
  products: { product: number; name: string; clicks: number }[];
  days: { store: string; day: string; clicks: number; flagged: number }[];
  uncounted: number;
  /** ISO time of the oldest row that still waits; null when none does. */
  oldest: string | null;
}

/** `7d`, `12h`, `30m` → milliseconds; null for anything else. */
export function spanOf(text: string): number | null {
  const [, count, unit] = /^(\d{1,4})([dhm])$/.exec(text) ?? [];
  const units: Record<string, number> = { d: 86_400_000, h: 3_600_000, m: 60_000 };
  return count && unit ? Number(count) * (units[unit] ?? 0) : null;
}

/** The report as a table, the places, the products, and two lines. */
export function printed({ days, places, products, uncounted, oldest }: ClickReport, now: number): string {
  const width = Math.max(6, ...days.map(({ store }) => store.length));
  const line = (day: string, store: string, clicks: string, flagged: string) =>
    `${day.padEnd(10)}  ${store.padEnd(width)}  ${clicks.padStart(7)}  ${flagged.padStart(7)}`;
  const total = days.reduce((sum, { clicks }) => sum + clicks, 0);
  const flagged = days.reduce((sum, row) => sum + row.flagged, 0);
  const share = total + flagged === 0 ? 0 : (100 * flagged) / (total + flagged);
  const age = oldest === null ? "" : `, the oldest for ${ageOf(now - Date.parse(oldest))}`;
  return [
    line("day", "store", "clicks", "flagged"),
    ...days.map((row) => line(row.day, row.store, String(row.clicks), String(row.flagged))),
    "",
    ...(places.length === 0 ? [] : [places.map(({ place, clicks }) => `${place} ${clicks}`).join(", "), ""]),
    ...products.map(({ product, name, clicks }) => `${String(clicks).padStart(5)}  ${name} (${product})`),
    ...(products.length === 0 ? [] : [""]),
    `${total} clicks; ${flagged} flagged as crawlers or floods (${share.toFixed(1)} %)`,
    `${uncounted} not counted yet${age}`,
  ].join("\n");
}

function ageOf(milliseconds: number): string {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000));
  if (minutes < 120) return `${minutes} min`;
  return minutes < 2_880 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1_440)} days`;
}
