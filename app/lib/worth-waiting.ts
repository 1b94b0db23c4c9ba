/** 'Conviene aspettare?': what our own history of a product and of its kind says, and nothing that it does not (product.md 'Season and prices'). */
import { type KindIndex, type Move, type PriceYear, wellBelow } from "contract";
import { dayOfRome, monthAfter } from "domain/moments";
import { formatLongDate } from "./dates-it";
import { formatPrice } from "./money";
import { salesAround } from "./sale-dates";

/** Days on which a product must have been on sale before its own history says anything. */
export const enoughDays = 90;
/** Days after which its history has seen every season. */
const wholeYear = 330;
/** Falls of a year from which on another one is likely. */
export const oftenFalls = 2;

/** How a kind moved from this month to the month of the next sales, in earlier years. */
export interface Season {
  from: string;
  to: string;
  /** Of each year that we know whole, the latest first; 0.88 is 12 % less. */
  changes: number[];
  /** The fewest goods compared. */
  products: number;
}

export type Verdict = "yes" | "no" | "open" | "unknown";

/** @param now while sales are on, what follows is the month after this one */
export function seasonOf(months: readonly Move[], now: Date): Season | null {
  const current = dayOfRome(now).slice(0, 7);
  const sales = salesAround(now).next.day.slice(0, 7);
  const to = sales === current || salesAround(now).current ? monthAfter(current, 1) : sales;
  const known = new Map(months.map((move) => [move.month, move]));
  const season: Season = { from: current, to, changes: [], products: Number.POSITIVE_INFINITY };
  for (let years = 1; years <= 3; years++) {
    const asked: (Move | undefined)[] = [];
    for (let month = monthAfter(current, 1); month <= to; month = monthAfter(month, 1))
      asked.push(known.get(monthAfter(month, -12 * years)));
    if (asked.some((move) => move === undefined)) continue;
    season.changes.push(asked.reduce((product, move) => product * (move?.change ?? 1), 1));
    season.products = Math.min(season.products, ...asked.map((move) => move?.products ?? 0));
  }
  return season.changes.length > 0 ? season : null;
}

/**
 * Yes: it fell well below today's price several times in a year, or its kind did in every year we know and it has not seen a whole one
 * without. No: neither, and both are known. What is known by halves stays open.
 * @internal tests ask it of histories whose future is known
 */
export function verdictOf(year: PriceYear | null, season: Season | null, today: number): Verdict {
  const own = year && year.days >= enoughDays ? year : null;
  if (!own && !season) return "unknown";
  const kindFalls = season?.changes.every((change) => change <= wellBelow) ?? null;
  const wasCheaper = own ? (own.lowest ?? today) <= today * wellBelow : null;
  if (own && own.falls >= oftenFalls) return "yes";
  if (kindFalls) return own && !wasCheaper && own.days >= wholeYear ? "open" : "yes";
  return wasCheaper === false && season?.changes.every((change) => change > wellBelow) ? "no" : "open";
}

/** The answer in one word, and its grounds as sentences. */
export interface Waiting {
  verdict: Verdict;
  said: string;
  grounds: string;
}

const words: Record<Verdict, string> = {
  yes: "Forse sì.",
  no: "Probabilmente no.",
  open: "Non è detto.",
  unknown: "Non abbiamo abbastanza dati.",
};

/** Null while nobody sells it. */
export function waitingOf(
  { year, kind, today }: { year: PriceYear | null; kind: KindIndex | null; today: number | null },
  now: Date,
): Waiting | null {
  if (today === null || !year) return null;
  const season = seasonOf(kind?.months ?? [], now);
  const verdict = verdictOf(year, season, today);
  const grounds = [ownText(year, today), seasonText(kind?.name ?? "", season), salesText(now)];
  return { verdict, said: words[verdict], grounds: grounds.filter(Boolean).join(" ") };
}

function ownText({ days, falls, lowest }: PriceYear, today: number): string {
  if (days < enoughDays) return `Lo vediamo in vendita da ${days === 1 ? "un giorno" : `${days} giorni`}.`;
  const seen = days >= wholeYear ? "In un anno" : `In ${days} giorni`;
  if (falls > 0)
    return `${seen} è sceso ${falls === 1 ? "una volta" : `${falls} volte`} di almeno il 5% sotto il prezzo di oggi, fino a ${formatPrice(lowest ?? today)}.`;
  if ((lowest ?? today) <= today * wellBelow)
    return `${seen} è costato anche ${formatPrice(lowest ?? today)}, poi è salito.`;
  return `${seen} non è mai costato almeno il 5% meno di oggi.`;
}

function seasonText(name: string, season: Season | null): string {
  if (!season) return "";
  const changes = season.changes.map(percentOf).join(" e ");
  const when = season.changes.length === 1 ? "L’anno scorso" : `Negli ultimi ${season.changes.length} anni`;
  return `${when}, da ${monthName(season.from)} a ${monthName(season.to)}, «${name}»: ${changes} (${season.products} prodotti).`;
}

function salesText(now: Date): string {
  const { current, next } = salesAround(now);
  return current ? `${current.name} in corso.` : `${next.name} dal ${formatLongDate(next.day)}.`;
}

const percent = new Intl.NumberFormat("it-IT", {
  style: "percent",
  maximumFractionDigits: 1,
  signDisplay: "exceptZero",
});

/** `−12,3%` of 0.877. */
export function percentOf(change: number): string {
  return percent.format(change - 1).replace("-", "−");
}

const monthNames = new Intl.DateTimeFormat("it-IT", { month: "long", timeZone: "UTC" });

export function monthName(month: string): string {
  return monthNames.format(new Date(`${month}-15T12:00:00Z`));
}
