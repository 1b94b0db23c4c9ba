/** Letters about alerts: each carries the way to end them, for readers and for mail programs (RFC 8058). */
import { type Letter, type LetterPart, type Sender, written } from "./letter";

export type { Sender } from "./letter";

export interface NewsItem {
  name: string;
  slug: string;
  size: string;
  cents: number;
  /** Null: it could not be bought, or is new. */
  before: number | null;
  fromSearch: boolean;
}

const day = 86_400_000;

/** Products that a letter names; the rest is counted. */
const mostNamed = 20;

/** Asks the owner of an address whether they want the alert. */
export function alertConfirmationLetter(to: string, what: string, token: string, sender: Sender): Letter {
  return written(sender, {
    to,
    urgency: "confirmation",
    lasts: 7 * day,
    subject: `Conferma l'avviso: ${what}`,
    parts: [
      "Ciao!",
      `Qualcuno, speriamo tu, ha chiesto di ricevere a questo indirizzo un avviso di ${sender.name} per: ${what}.`,
      { link: `${sender.origin}/avvisi/conferma?token=${token}`, label: "Conferma l'avviso" },
      "Il collegamento vale sette giorni. Se non sei stato tu, ignora questa email: senza conferma non riceverai altro.",
    ],
  });
}

interface Watcher {
  to: string;
  /** Ends what is told. */
  leaveToken: string;
}

/** Everything there is to tell one person today. */
export function alertLetter({ to, leaveToken }: Watcher, told: readonly NewsItem[], sender: Sender): Letter {
  const [first] = told;
  const end = `${sender.origin}/avvisi/annulla?token=${leaveToken}`;
  const subject =
    told.length === 1 && first
      ? `${first.name}: ${isBack(first) ? "di nuovo disponibile a" : "ora"} ${amount(first.cents)}`
      : headline(told);
  const more = told.length - mostNamed;
  return written(sender, {
    to,
    urgency: "alert",
    lasts: day,
    subject,
    parts: [
      "Ciao!",
      ...told.slice(0, mostNamed).flatMap((one) => partsOf(one, sender)),
      ...(more > 0 ? [`E altri ${more}.`] : []),
      "I prezzi sono quelli visti ora nei negozi, e possono cambiare.",
    ],
    footnote: [
      `I tuoi avvisi: ${sender.origin}/avvisi?token=${leaveToken}`,
      `Per non ricevere più avvisi: ${end}`,
    ],
    end,
  });
}

interface Wrong extends Pick<NewsItem, "name" | "slug" | "size" | "cents"> {
  /** What it costs now; null: it cannot be bought. */
  now: number | null;
}

/** What a letter told and was a mistake of the store's data. */
export function correctionLetter(
  { to, leaveToken }: Watcher,
  wrong: readonly Wrong[],
  sender: Sender,
): Letter {
  const [first] = wrong;
  return written(sender, {
    to,
    urgency: "alert",
    subject:
      wrong.length === 1 && first
        ? `${first.name}: il prezzo che ti abbiamo scritto era sbagliato`
        : `${wrong.length} prezzi che ti abbiamo scritto erano sbagliati`,
    parts: [
      "Ciao!",
      "In una nostra email c’era un errore dei dati del negozio. Ce ne scusiamo.",
      ...wrong
        .slice(0, mostNamed)
        .flatMap(({ name, slug, size, cents, now }): LetterPart[] => [
          `${size === "" ? name : `${name}, taglia ${size}`}: ${amount(cents)} non era il prezzo. ${now === null ? "Adesso non è disponibile." : `Adesso costa ${amount(now)}.`}`,
          { link: pageFor("prezzo corretto", slug, sender), label: "Vedi il prodotto" },
        ]),
      ...(wrong.length > mostNamed ? [`E altri ${wrong.length - mostNamed}.`] : []),
    ],
    footnote: [`I tuoi avvisi: ${sender.origin}/avvisi?token=${leaveToken}`],
  });
}

/** A brand and its goods that are new, the newest first. */
export interface BrandNews {
  label: string;
  slug: string;
  goods: readonly { name: string; slug: string; cents: number }[];
}

const mostOfBrand = 6;

/** What is new of the brands that somebody follows: once a week. */
export function brandLetter(
  { to, leaveToken }: Watcher,
  brands: readonly BrandNews[],
  sender: Sender,
): Letter {
  const end = `${sender.origin}/avvisi/annulla-marche?token=${leaveToken}`;
  const [first] = brands;
  return written(sender, {
    to,
    urgency: "newsletter",
    lasts: 3 * day,
    subject:
      brands.length === 1 && first
        ? `Novità di ${first.label}`
        : `Novità di ${brands.length} marche che segui`,
    parts: [
      "Ciao!",
      ...brands.flatMap((brand) => brandParts(brand, sender)),
      "I prezzi sono i più bassi visti ora nei negozi, e possono cambiare.",
    ],
    footnote: [
      `Le marche che segui: ${sender.origin}/avvisi?token=${leaveToken}`,
      `Per non ricevere più le novità delle marche: ${end}`,
    ],
    end,
  });
}

function brandParts({ label, slug, goods }: BrandNews, sender: Sender): LetterPart[] {
  const named = goods.slice(0, mostOfBrand);
  const more = goods.length - named.length;
  return [
    `${label}: ${goods.length === 1 ? "un prodotto nuovo" : `${goods.length} prodotti nuovi`} in settimana.`,
    { facts: named.map(({ name, cents }): [string, string] => [name, `da ${amount(cents)}`]) },
    ...(more > 0 ? [`E altri ${more}.`] : []),
    { link: pageFor("novità delle marche", `brand/${slug}`, sender), label: `Vedi ${label}` },
  ];
}

/** Over several at once. */
export function headline(told: readonly NewsItem[]): string {
  return told.some(isBack)
    ? `Novità su ${told.length} prodotti che segui`
    : `${told.length} prodotti che segui costano meno`;
}

/** It could not be bought when its alert was asked for. */
function isBack({ before, fromSearch }: NewsItem): boolean {
  return before === null && !fromSearch;
}

function partsOf({ name, slug, size, cents, before, fromSearch }: NewsItem, sender: Sender): LetterPart[] {
  const what = size === "" ? name : `${name}, taglia ${size}`;
  const since =
    before === null
      ? fromSearch
        ? ", una novità per la tua ricerca"
        : ", di nuovo disponibile"
      : ` invece di ${amount(before)}`;
  const link = pageFor("avvisi di prezzo", slug, sender);
  return [`${what}: ${amount(cents)}${since}.`, { link, label: "Vedi il prodotto" }];
}

/** The letter's name goes along, by which reports tell its clicks; nothing of who reads it. */
function pageFor(letter: string, page: string, { origin }: Sender): string {
  return `${origin}/${page}?utm_source=email&utm_campaign=${encodeURIComponent(letter)}`;
}

export function amount(cents: number): string {
  return `${(cents / 100).toFixed(2).replace(".", ",")} €`;
}
