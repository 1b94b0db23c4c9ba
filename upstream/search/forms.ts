/** What the forms of a word have in common: scarpa, scarpe; nero, nera, neri, nere; sneaker, sneakers (docs/decisions/0120). */
import { stemmer } from "@orama/stemmers/italian";
import { remembering } from "../remembering";

/** Shorter words have no ending to lose: 'oro' is not 'ora'. */
const shortest = 4;

/** The key of all forms of a folded word: Italian words lose what Snowball takes, adjectives, participles and what it leaves whole (alto, alta) a letter, others the English plural. */
export function formOf(word: string): string {
  return word.length < shortest || /[^a-z]/.test(word) ? word : worked(word);
}

const worked = remembering((word: string): string => {
  const single = singular(word);
  if (single.length < shortest || !/[aeio]$/.test(single)) return single;
  const isLeft = /(?:[aiu]t|iv)[aeio]$|^[aeiou][^aeiou]{2}[aeio]$/.test(single);
  const stem = isLeft ? single.slice(0, -1) : stemmer(single);
  return `${stem}~`;
}, 20_000);

function singular(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:[cs]h|ss|x)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Whether a longer last word ends as Italian words do: what is not finished yet hardly does. */
export function isWhole(word: string): boolean {
  return /....[aeio]$/.test(word);
}

/** Longer endings are those of verbs, which names of goods have by chance: 'magliete' is no form of 'maglia'. */
const longestEnding = 2;

/** Whether a word and what it shares with its forms differ by no more than an ending of nouns. */
export function isLikelyForm(word: string): boolean {
  return word.length - formOf(word).replace(/~$/, "").length <= longestEnding;
}

/** What a diminutive may be made of: borsetta, borsa; scarpine, scarpa; golfetto, golf; toppino, top; gonnone, gonna; larghissimi, larga; or nothing. */
export function withoutDiminutive(word: string): string[] {
  const stem = /^(.{3,}?)h?(?:ett|in|ell|ucci|on|issim|onc(?:ell|in))[aeio]$/.exec(word)?.[1];
  if (!stem) return [];
  const single = stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [];
  return [`${stem}a`, stem, ...single];
}
