/** Moments of promotions: stores mean days of Rome, networks write them without a zone. */

const wallClock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Rome",
  dateStyle: "short",
  timeStyle: "medium",
});

const hour = 3_600_000;

/** The moment at which clocks in Rome show `day` and `time` (`HH:MM:SS`), as ISO; null when there is none. */
export function inRome(day: string, time: "00:00:00" | "23:59:59"): string | null {
  const asUtc = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(asUtc)) return null;
  const moments = [new Date(asUtc - hour), new Date(asUtc - 2 * hour)];
  return moments.find((moment) => wallClock.format(moment) === `${day} ${time}`)?.toISOString() ?? null;
}

/**
 * Reads what says a moment, as ISO. A bare day is a day of Rome, from its first or to its last second. A time without a
 * zone is UTC, as Awin has it, unless it stands on the edge of a day: then its author meant the day (docs/decisions/0100).
 * Null when it is none.
 */
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
