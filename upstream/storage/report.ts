/** How full the databases are, what fills them, and when they end at the pace of the last weeks: for the desk, letters and `npm run health`. */
import type { Store } from "./measure";

/** Bytes at which a D1 database ends. */
export const storageEnd = 10e9;
/** Days whose pace counts. */
const paceDays = 30;
const shownTables = 12;

export interface StorageRows {
  days: { store: Store; day: string; bytes: number }[];
  tables: { store: Store; name: string; rows: number; row_bytes: number }[];
}

export interface Storage {
  store: Store;
  bytes: number;
  /** Bytes a day; null while only one day is known. */
  pace: number | null;
  /** The day, ISO 8601, on which the database is full; null where it does not grow, or nobody knows yet. */
  ends: string | null;
  /** Largest first; parts of `bytes`, estimated. */
  tables: { name: string; rows: number; bytes: number }[];
}

/** The statements; `now` in milliseconds. */
export function storageStatements(now: number): [days: string, tables: string] {
  const from = new Date(now - paceDays * 86_400_000).toISOString().slice(0, 10);
  return [
    `SELECT store, day, bytes FROM storage_days WHERE day >= '${from}' ORDER BY store, day`,
    "SELECT store, name, rows, row_bytes FROM storage_tables ORDER BY store, name",
  ];
}

export function storageOf({ days, tables }: StorageRows): Storage[] {
  return [...Map.groupBy(days, ({ store }) => store)].map(([store, own]) => {
    const [first, last] = [own[0], own.at(-1)];
    const bytes = last?.bytes ?? 0;
    const span = first && last ? (Date.parse(last.day) - Date.parse(first.day)) / 86_400_000 : 0;
    const pace = span > 0 ? (bytes - (first?.bytes ?? 0)) / span : null;
    return {
      store,
      bytes,
      pace,
      ends: endOf(bytes, pace, last?.day ?? ""),
      tables: shares(store, bytes, tables),
    };
  });
}

function endOf(bytes: number, pace: number | null, day: string): string | null {
  if (pace === null || pace <= 0) return null;
  const left = Math.max(0, storageEnd - bytes) / pace;
  // Nobody plans for longer.
  if (left > 36_500) return null;
  return new Date(Date.parse(day) + Math.floor(left) * 86_400_000).toISOString().slice(0, 10);
}

/** What the database says is true of all tables together; rows and their length only say how they share it. */
function shares(store: Store, bytes: number, tables: StorageRows["tables"]): Storage["tables"] {
  const own = tables.filter((row) => row.store === store);
  const sum = own.reduce((all, { rows, row_bytes }) => all + rows * row_bytes, 0);
  const scale = sum > 0 ? Math.min(1, bytes / sum) : 0;
  return own
    .map(({ name, rows, row_bytes }) => ({ name, rows, bytes: Math.round(rows * row_bytes * scale) }))
    .sort((a, b) => b.bytes - a.bytes || (a.name < b.name ? -1 : 1))
    .slice(0, shownTables);
}
