/** When the sales of Italy begin, by the rule the Regions agreed on (product.md 'Season and prices'). */
import { dayAfter, dayOfRome } from "domain/moments";

export interface SaleDate {
  kind: "black-friday" | "invernali" | "estivi";
  name: string;
  /** Day of Rome, `2027-01-05`. */
  day: string;
}

const names = { "black-friday": "Black Friday", invernali: "Saldi invernali", estivi: "Saldi estivi" };

/** Days that sales last in most Regions. */
const saleDays = 60;

/** The working day before Epiphany; where that is a Monday, the Saturday before it. @internal tests ask it of many years */
export function winterSales(year: number): string {
  const eve = `${year}-01-05`;
  const weekday = weekdayOf(eve);
  if (weekday === 0) return dayAfter(eve, -1);
  return weekday === 1 ? dayAfter(eve, -2) : eve;
}

/** The first Saturday of July. @internal */
export function summerSales(year: number): string {
  return dayAfter(`${year}-07-01`, 6 - weekdayOf(`${year}-07-01`));
}

/** The day after the fourth Thursday of November. @internal */
export function blackFriday(year: number): string {
  const first = weekdayOf(`${year}-11-01`);
  return dayAfter(`${year}-11-01`, ((4 - first + 7) % 7) + 22);
}

/** Sunday is 0. */
function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}

/** From today on, the nearest first. */
export function saleDates(now: Date, count: number): SaleDate[] {
  const today = dayOfRome(now);
  const year = Number(today.slice(0, 4));
  const found: SaleDate[] = [];
  for (let at = year; at <= year + count; at++)
    found.push(
      { kind: "invernali", name: names.invernali, day: winterSales(at) },
      { kind: "estivi", name: names.estivi, day: summerSales(at) },
      { kind: "black-friday", name: names["black-friday"], day: blackFriday(at) },
    );
  return found.filter(({ day }) => day >= today).slice(0, count);
}

/** Sales that are on in most Regions, and those that come next. */
export function salesAround(now: Date): { current: SaleDate | null; next: SaleDate } {
  const today = dayOfRome(now);
  const past = saleDates(new Date(now.getTime() - saleDays * 86_400_000), 6).filter(isSale);
  const next = past.find(({ day }) => day > today);
  return {
    current: past.find(({ day }) => day <= today && dayAfter(day, saleDays) > today) ?? null,
    next: next ?? {
      kind: "invernali",
      name: names.invernali,
      day: winterSales(Number(today.slice(0, 4)) + 1),
    },
  };
}

const isSale = ({ kind }: SaleDate) => kind !== "black-friday";

/** The dates to come as a calendar that phones and mail programs read (RFC 5545): whole days, lines of at most 75 octets. */
export function salesCalendar(site: { name: string; origin: string }, now: Date): string {
  const compact = (day: string) => day.replaceAll("-", "");
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const { host } = new URL(site.origin);
  const events = saleDates(now, 9).flatMap(({ kind, name, day }) => [
    "BEGIN:VEVENT",
    `UID:${kind}-${day.slice(0, 4)}@${host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
    `SUMMARY:${kind === "black-friday" ? name : `${name}: inizio`}`,
    "DESCRIPTION:In quasi tutte le regioni. Le date sono calcolate: la Regione\\,",
    "  o il negozio\\, può sceglierne altre.",
    `URL:${site.origin}${whenPath}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${site.name}//Saldi//IT`, "X-WR-CALNAME:Saldi"];
  return [...head, ...events, "END:VCALENDAR", ""].join("\r\n");
}

export const whenPath = "/quando-conviene";
