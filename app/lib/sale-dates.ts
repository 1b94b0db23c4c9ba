/** When the sales of Italy begin, by the rule the Regions agreed on, and what each Region says besides (product.md 'Season and prices'). */
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

export interface Source {
  name: string;
  href: string;
}

/** Read on the day that the page names (`seenOn`). */
export const sources: Record<
  "rule" | "winter" | "summer" | "summerRest" | "aosta" | "bolzano" | "trento" | "umbria" | "moved",
  Source
> = {
  rule: {
    name: "LaPresse, 1 dicembre 2025: l’intesa tra le Regioni del 2011 e la regola del lunedì",
    href: "https://www.lapresse.it/cronaca/2025/12/01/saldi-2026-quando-iniziano-nelle-marche/",
  },
  winter: {
    name: "Open, 1 gennaio 2026: saldi invernali regione per regione",
    href: "https://www.open.online/2026/01/01/saldi-invernali-2026-quando-iniziano-date-durata-calendario-regioni/",
  },
  summer: {
    name: "Corriere della Calabria, 26 giugno 2025: saldi estivi, tabella di Confcommercio",
    href: "https://www.corrieredellacalabria.it/2025/06/26/saldi-estivi-al-via-dal-5-luglio-il-calendario-regione-per-regione/",
  },
  summerRest: {
    name: "La Gazzetta dello Sport, 19 giugno 2025: dove durano 60 giorni",
    href: "https://www.gazzetta.it/attualita/storie/19-06-2025/saldi-estivi-2025-quando-cominciano-calendario-regioni-di-luglio/60-giorni-dal-5-luglio-ecco-dove.shtml",
  },
  aosta: {
    name: "Icona Meteo, 2 gennaio 2026: Valle d’Aosta, Veneto e Alto Adige",
    href: "https://www.iconameteo.it/altre-news/saldi-invernali-2026-date-di-inizio-e-calendario-per-regione",
  },
  bolzano: {
    name: "Citynotizie: saldi estivi in Alto Adige, due fasi per i comuni",
    href: "https://citynotizie.it/trento/trento-economia/saldi-estivi-in-alto-adige-start-il-16-luglio-due-fasi-per-i-comuni",
  },
  trento: {
    name: "il T quotidiano, 18 giugno 2024: la Camera di commercio di Trento",
    href: "https://iltquotidiano.it/?p=48200",
  },
  moved: {
    name: "Omniagate, 4 luglio 2023: quando le Regioni hanno spostato la data",
    href: "https://www.omniagate.com/2023/07/04/saldi-estivi-il-calendario-regione-per-regione",
  },
  umbria: {
    name: "Centro Meteo Italiano: Umbria, Sicilia e Valle d’Aosta d’estate 2025",
    href: "https://www.centrometeoitaliano.it/attualita/saldi-estivi-2025-il-calendario-ufficiale-regione-per-regione-ecco-quando-iniziano-171944",
  },
};

export const seenOn = "2026-11-23";

const toCheck = "da verificare presso la Regione";

export interface RegionSales {
  name: string;
  /** By the common rule; else what is known instead. */
  starts: "common" | string;
  lasts: string;
  /** When shops may not sell at promotional prices. */
  ban: string;
  sources: (keyof typeof sources)[];
}

const sixty = "60 giorni";
const any = "nessuno: promozioni tutto l’anno";
const before = (days: number) => `${days} giorni prima`;
const common = (
  name: string,
  lasts: string,
  ban: string,
  of: RegionSales["sources"] = ["winter", "summer"],
): RegionSales => ({ name, starts: "common", lasts, ban, sources: of });

/** What is not in a source is said to be unknown. */
export const regions: readonly RegionSales[] = [
  common("Abruzzo", sixty, any),
  common("Basilicata", "fino al 1º marzo; fino al 2 settembre", before(30)),
  common("Calabria", sixty, before(15)),
  common("Campania", sixty, before(30)),
  common("Emilia-Romagna", sixty, before(30)),
  common("Friuli-Venezia Giulia", "fino al 31 marzo; fino al 30 settembre", any),
  common("Lazio", "6 settimane", before(30)),
  common("Liguria", "45 giorni", before(40)),
  common("Lombardia", sixty, before(30)),
  common("Marche", "fino al 1º marzo; fino al 1º settembre", before(30), ["rule", "winter", "summer"]),
  common("Molise", sixty, "30 giorni prima e 30 dopo"),
  common("Piemonte", "8 settimane", before(30)),
  common("Puglia", sixty, before(15)),
  common("Sardegna", sixty, before(40)),
  common("Sicilia", "fino al 15 marzo; fino al 15 settembre", any, ["winter", "umbria"]),
  common("Toscana", sixty, before(30), ["summerRest"]),
  {
    name: "Trentino (provincia di Trento)",
    starts: "li sceglie ogni negozio, in qualsiasi periodo dell’anno",
    lasts: "60 giorni in tutto",
    ban: toCheck,
    sources: ["trento", "summerRest"],
  },
  {
    name: "Alto Adige (provincia di Bolzano)",
    starts:
      "li decide ogni anno la Camera di commercio, per distretto: nella maggior parte dei comuni l’8 gennaio nel 2026 e il 16 luglio nel 2025; nei comuni turistici più tardi",
    lasts: "d’estate circa 4 settimane",
    ban: toCheck,
    sources: ["aosta", "bolzano"],
  },
  common("Umbria", sixty, any, ["summerRest", "umbria"]),
  {
    name: "Valle d’Aosta",
    starts: `d’inverno prima delle altre (il 2 gennaio nel 2026), ${toCheck}; d’estate come le altre`,
    lasts: "fino al 31 marzo; fino al 30 settembre",
    ban: "15 giorni prima, d’estate",
    sources: ["winter", "aosta", "umbria"],
  },
  common("Veneto", "fino al 28 febbraio; d’estate da verificare presso la Regione", toCheck, ["aosta"]),
];

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
