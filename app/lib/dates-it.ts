/** Dates as visitors in Italy see them: days of Rome, Italian month names. */

import { dayOfRome } from "domain/moments";

const shortDate = new Intl.DateTimeFormat("it-IT", {
  timeZone: "Europe/Rome",
  day: "2-digit",
  month: "short",
  year: "numeric",
});
const dayAndMonth = new Intl.DateTimeFormat("it-IT", {
  timeZone: "Europe/Rome",
  day: "2-digit",
  month: "2-digit",
});
const longDate = new Intl.DateTimeFormat("it-IT", {
  timeZone: "Europe/Rome",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** The calendar day in Rome as `2026-11-21`; `date` is ISO (a bare day stays itself), null when it is no date. */
export function dayInRome(date: string | Date): string | null {
  if (typeof date === "string" && /^\d{4}-\d{2}-\d{2}$/.test(date)) return date;
  const parsed = typeof date === "string" ? parseMoment(date) : date;
  return Number.isNaN(parsed.getTime()) ? null : dayOfRome(parsed);
}

/** Whether an insertion date is today in Rome: the badge 'Novità' (product.md 'Cards and carousels'). */
export function isTodayInRome(date: string | null, now: Date = new Date()): boolean {
  return date !== null && dayInRome(date) === dayInRome(now);
}

/** `21 nov 2026` (product.md 'Metadata'), or null for what is no date. */
export function formatDate(date: string | null): string | null {
  return formatWith(shortDate, date);
}

/** `21 novembre 2026`, or null for what is no date. */
export function formatLongDate(date: string | null): string | null {
  return formatWith(longDate, date);
}

/** `30/11`, or null for what is no date. */
export function formatDayAndMonth(date: string | null): string | null {
  return formatWith(dayAndMonth, date);
}

function formatWith(format: Intl.DateTimeFormat, date: string | null): string | null {
  if (date === null) return null;
  const parsed = parseMoment(date);
  return Number.isNaN(parsed.getTime()) ? null : format.format(parsed);
}

/** SQLite writes `2026-11-21 08:30:00` and means UTC; a bare day is read as noon so that no zone shifts it. */
function parseMoment(date: string): Date {
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return new Date(`${date}T12:00:00Z`);
  const iso = date.replace(" ", "T");
  return new Date(/(Z|[+-]\d{2}:?\d{2})$/.test(iso) ? iso : `${iso}Z`);
}
