/** Who may do what at the desk: the one table of routes and roles, for the calls of operators and for the desk's screens alike (product.md 'Desk'). */

export const roles = ["lettura", "redazione", "catalogo", "tutto"] as const;
export type Role = (typeof roles)[number];

type Area = "own" | "figures" | "content" | "words" | "catalogue" | "letters" | "people";

const everybody: readonly Role[] = roles;
const writers: readonly Role[] = ["redazione", "tutto"];
const owners: readonly Role[] = ["tutto"];

/** Of each part of the shop who reads and who changes it. */
const areas: Record<Area, { read: readonly Role[]; change: readonly Role[] }> = {
  own: { read: everybody, change: everybody },
  figures: { read: everybody, change: owners },
  content: { read: everybody, change: writers },
  words: { read: everybody, change: ["redazione", "catalogo", "tutto"] },
  catalogue: { read: everybody, change: ["catalogo", "tutto"] },
  letters: { read: writers, change: writers },
  // Members, operators, tokens, the log: what is not named below is only for who may do everything.
  people: { read: owners, change: owners },
};

/** Domains of the contract, or single calls, which win. */
const calls: ReadonlyMap<string, Area> = new Map(
  Object.entries({
    ...within("own", [
      "operators.session",
      "operators.signOut",
      "operators.passkeys",
      "operators.passkeyOffer",
    ]),
    ...within("own", ["operators.addPasskey", "operators.removePasskey"]),
    ...within("figures", [
      "searchReport",
      "tracking",
      "exports",
      "commissions",
      "commissionReport",
      "ordering",
    ]),
    ...within("content", [
      "categories",
      "brands",
      "banners",
      "menu",
      "pages",
      "guides",
      "sizeGuides",
      "blogs",
      "editing",
      "reviewJudgements",
    ]),
    ...within("content", ["terms", "privacy", "cookiePolicy", "suggestions", "searchTerms", "promotions"]),
    ...within("content", ["pictures", "keptPages"]),
    ...within("words", ["vocabulary"]),
    ...within("catalogue", [
      "catalogue",
      "feeds",
      "feedSources",
      "curation",
      "priceReports",
      "priceStrikes",
      "storeKeeping",
    ]),
    ...within("catalogue", ["destinations", "bulkEdits", "brokenPictures", "blocks"]),
    ...within("people", ["feedSources.runners", "feedSources.addRunner", "feedSources.removeRunner"]),
    ...within("letters", ["inbox"]),
  }),
);

/** First words below `/gestione`, without an ending. */
const screens: ReadonlyMap<string, Area> = new Map(
  Object.entries({
    ...within("own", ["uscita", "passkey", "cerca"]),
    ...within("figures", ["", "esportazioni", "sorveglianza", "commissioni"]),
    ...within("content", ["contenuti", "immagini", "taglie", "pagine-conservate", "recensioni"]),
    ...within("words", ["parole"]),
    ...within("catalogue", [
      "catalogo",
      "negozi",
      "fonti",
      "domande",
      "prezzi",
      "prezzi-segnalati",
      "destinazioni",
      "immagini-rotte",
      "blocchi",
    ]),
    ...within("letters", ["messaggi", "candidature", "newsletter"]),
  }),
);

type Doing = "read" | "change";

/** @param call as `blogs.update` */
export function mayCall(role: Role, call: string, method: string): boolean {
  const [domain = ""] = call.split(".");
  return may(role, calls.get(call) ?? calls.get(domain), method === "GET" ? "read" : "change");
}

/** @param path as `/gestione/catalogo/12` */
export function mayOpen(role: Role, path: string, doing: Doing): boolean {
  const [, , word = ""] = path.split("/");
  return may(role, screens.get(word.replace(/\.\w+$/, "")), doing);
}

function may(role: Role, area: Area = "people", doing: Doing): boolean {
  return areas[area][doing].includes(role);
}

function within(area: Area, names: readonly string[]): Record<string, Area> {
  return Object.fromEntries(names.map((name) => [name, area]));
}
