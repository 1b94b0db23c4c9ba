/** The hours in which somebody wants to be told nothing. Pure. */
import { dayAfter, dayOfRome, inRome, localMoment } from "domain/moments";

/** Whole hours of Rome; equal: none. */
export interface QuietHours {
  quiet_from: number;
  quiet_to: number;
}

/** Until somebody says otherwise. */
export const usualQuiet: QuietHours = { quiet_from: 22, quiet_to: 8 };

/** When the quiet hours end that last now, as clocks in Rome show it (`2026-11-24T08`) and in milliseconds since 1970; null outside of them. */
export function quietUntil({ quiet_from: from, quiet_to: to }: QuietHours, now: Date) {
  const hour = Number(localMoment(now.toISOString())?.slice(11, 13));
  const isQuiet = from < to ? hour >= from && hour < to : from !== to && (hour >= from || hour < to);
  if (!isQuiet) return null;
  const today = dayOfRome(now);
  const day = hour >= to ? dayAfter(today) : today;
  const end = String(to).padStart(2, "0");
  // An hour that clocks leave out in spring ends with the next one.
  const moment = inRome(day, `${end}:00:00`) ?? new Date(now.getTime() + 3_600_000).toISOString();
  return { hour: `${day}T${end}`, at: Date.parse(moment) };
}
