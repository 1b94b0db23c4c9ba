/** Days of Rome, where the operator's day is. Pure. */
import { inRome } from "contract/moments";

const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" });

export function dayOfRome(at: Date): string {
  return clock.format(at);
}

/** The day so many days later, or before. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The moment at which a day of Rome begins, as ISO. */
export function beginOf(day: string): string {
  return inRome(day, "00:00:00") ?? `${day}T00:00:00.000Z`;
}
