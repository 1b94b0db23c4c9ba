/** Whom a row is for: gender and age group of the feed, else words of its path and title. */
import type { Audience } from "upstream/catalogue/taxonomy";
import { remembering } from "upstream/remembering";
import { fold } from "./text";

export interface FeedAudience {
  main: Audience;
  all: Audience[];
  /** Slug of the gender facet. */
  gender: Audience | "unisex";
}

/** Also in German, French and Spanish, as paths and columns of feeds say them. */
const words: [RegExp, Audience][] = [
  [
    /\b(neonat[oaie]|prima infanzia|newborn|infants?|toddlers?|bab(y|ies|ys)|bebes?|sauglinge?|recien nacidos?|0-24)\b/,
    "neonato",
  ],
  [/\b(bambin[ae]|ragazz[ae]|girls?|madchen|filles?|fillettes?|ninas?)\b/, "bambina"],
  [
    /\b(bambin[oi]|ragazz[oi]|boys?|kids?|children|junior|jung(e|en)|kinder(mode)?|garcons?|enfants?|ninos?)\b/,
    "bambino",
  ],
  [/\b(donn[ae]|wom[ae]n|woman|ladies|lady|femminile|signora|damen(mode)?|femmes?|mujer(es)?)\b/, "donna"],
  [/\b(uom[oi]|uomini|men|mens|man|gentlemen|maschile|signore|herren(mode)?|hommes?|hombres?)\b/, "uomo"],
];

/** Audience by Google's or Awin's columns; `hints` (path first, then title) decide where those are silent. */
export function audienceFrom(gender: string, ageGroup: string, hints: string[]): FeedAudience {
  const told = fold(gender).replace(/'/g, "");
  const age = fold(ageGroup);
  const unisex = /\b(unisex|uni)\b/.test(told);
  const said = audienceWithin(told) ?? "";
  const female = /\b(female|f|w)\b/.test(told) || /^(femmin|wom)/.test(told) || /donna|bambina/.test(said);
  const children = /\b(kids?|child|children|junior|kinder|enfants?)\b/.test(told);
  const male =
    /\b(male|m)\b/.test(told) || /^(masch|men)/.test(told) || (!children && /uomo|bambino/.test(said));
  if (/newborn|infant|toddler|neonat|baby/.test(age) || said === "neonato") return only("neonato");
  const hinted = hintIn(hints);
  const young = /kid|child|bambin|ragazz|junior|teen/.test(age) || children || /bambin/.test(said);
  const adult = /adult/.test(age);
  if (unisex) return young ? both("bambina", "bambino") : both("donna", "uomo");
  if (female && !male) return only(young ? "bambina" : !adult && hinted === "bambina" ? "bambina" : "donna");
  if (male && !female) return only(young ? "bambino" : !adult && hinted === "bambino" ? "bambino" : "uomo");
  if (hinted) return only(hinted);
  return young ? both("bambina", "bambino") : both("donna", "uomo");
}

function hintIn(hints: string[]): Audience | null {
  for (const hint of hints) {
    const audience = audienceWithin(hint);
    if (audience !== null) return audience;
  }
  return null;
}

const audienceWithin = remembering((text: string): Audience | null => {
  const folded = fold(text);
  return words.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
});

const everywhere = words.map(([pattern]) => new RegExp(pattern, "g"));
const joints = new Set(["", "e", "and", "da", "per", "for", "di", "&", "-", ",", "/", "+"]);

export function withoutAudience(text: string): string {
  const bare = everywhere.reduce(
    (left, pattern) => left.replace(pattern, " "),
    fold(text).replace(/'s?\b/g, " "),
  );
  const left = bare.split(/\s+/);
  const isJoint = (word: string) => joints.has(word);
  while (left.length > 0 && isJoint(left[0] ?? "")) left.shift();
  while (left.length > 0 && isJoint(left.at(-1) ?? "")) left.pop();
  return left.join(" ");
}

function only(main: Audience): FeedAudience {
  return { main, all: [main], gender: main };
}

function both(main: Audience, other: Audience): FeedAudience {
  return { main, all: [main, other], gender: "unisex" };
}
