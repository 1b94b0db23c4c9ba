/** Moments as operators, stores and networks write them: days are days of Rome. */

const wallClock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Rome",
  dateStyle: "short",
  timeStyle: "medium",
});

export const hourMilliseconds = 3_600_000;
export const dayMilliseconds = 24 * hourMilliseconds;
const calendar = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" });

/** The moment so many milliseconds after another, or before it, as ISO. */
export function shifted(at: Date, milliseconds: number): string {
  return new Date(at.getTime() + milliseconds).toISOString();
}

/** The day that calendars in Rome show at a moment, `2026-11-22`. */
export function dayOfRome(at: Date): string {
  return calendar.format(at);
}

/** The day so many days after another, or before it: days of Rome have 23 to 25 hours. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10);
}

/** The month so many months after another, or before it, `2026-11`. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The moment at which a day of Rome begins, as ISO. */
export function beginOfDay(day: string): string {
  return inRome(day, "00:00:00") ?? `${day}T00:00:00.000Z`;
}

/** The moment at which clocks in Rome show `day` and `time` (`HH:MM:SS`), as ISO; null when there is none. */
export function inRome(day: string, time: string): string | null {
  const asUtc = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(asUtc)) return null;
  const moments = [new Date(asUtc - hourMilliseconds), new Date(asUtc - 2 * hourMilliseconds)];
  return moments.find((moment) => wallClock.format(moment) === `${day} ${time}`)?.toISOString() ?? null;
}

/** A moment as ISO; null: none. A bare day is one of Rome, a time without a zone UTC, unless it is an edge of a day (upstream/DESIGN.md). */
export function momentFrom(said: string, edge: "start" | "end"): string | null {
  const read = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
    said.trim(),
  );
  if (!read) return null;
  const [, day = "", time, zone] = read;
  if (time === undefined) return inRome(day, edge === "start" ? "00:00:00" : "23:59:59");
  const seconds = time.length === 5 ? `${time}:00` : time;
  if (!zone && (seconds === "00:00:00" || seconds === "23:59:59")) return inRome(day, seconds);
  const moment = new Date(`${day}T${seconds}${zone ?? "Z"}`);
  // Days that do not exist (31 June) would roll over into the next month.
  const exists =
    !Number.isNaN(Date.parse(`${day}T12:00:00Z`)) &&
    new Date(`${day}T12:00:00Z`).toISOString().startsWith(day);
  return exists && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null;
}

/** A day as people in Italy write it (`3/12/2026`, `3.12.26`, `3 dicembre 2026`) or as computers do, as `2026-12-03`; null for none. */
export function dayWritten(text: string): string | null {
  const said = text.trim().toLowerCase();
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(said);
  if (iso) return existing(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const read = /^(\d{1,2})(?:\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*|°?\s+([a-z]{3,9})\.?\s+)(\d{4}|\d{2})$/.exec(
    said,
  );
  if (!read) return null;
  const [, day, number, name, year = ""] = read;
  const month = number === undefined ? monthNamed(name ?? "") : Number(number);
  return existing(Number(year.length === 2 ? `20${year}` : year), month, Number(day));
}

/** The same with a time of Rome behind it, if any (`3/12/2026 9:30`, `2026-12-03T09:30`), as ISO; null for none. */
export function momentWritten(text: string): string | null {
  const said = text.trim();
  if (/T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(said)) return momentFrom(said, "start");
  const read = /^(.*?)(?:(?:T|,?\s+(?:alle\s+|ore\s+)?)(\d{1,2})[:.](\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/i.exec(
    said,
  );
  const [, date = "", hours = "0", minutes = "00", seconds = "00"] = read ?? [];
  const day = dayWritten(date);
  return day && inRome(day, `${hours.padStart(2, "0")}:${minutes}:${seconds}`);
}

const names =
  "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(" ");

function monthNamed(name: string): number {
  return 1 + names.findIndex((whole) => name === whole || name === whole.slice(0, 3));
}

function existing(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isSame =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSame ? date.toISOString().slice(0, 10) : null;
}

/** What clocks in Rome show at a moment, as `2026-12-03T09:30`, the way fields of forms have it; null for none. */
export function localMoment(iso: string | null): string | null {
  const moment = new Date(iso ?? "");
  return Number.isNaN(moment.getTime()) ? null : wallClock.format(moment).slice(0, 16).replace(" ", "T");
}
