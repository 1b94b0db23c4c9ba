/** Sizes and ages in the words of a search: 'taglia m', 'numero 38', '42', '36/38', '75b', '6 anni', '100 ml'. */

import { belowHundred, numerals } from "domain/numerals";
import { childHeights } from "domain/own-sizes";
import { areInches } from "domain/size-meanings";
import type { Audience } from "../catalogue/taxonomy";
import type { FacetPart } from "./parts";
import type { Token } from "./text";
import { ageUnits, braSizes, inchWords, sizeAnnouncers, sizeLetters, sizeNames } from "./vocabulary/sizes";

export interface SizeFound {
  part: FacetPart;
  last: number;
  /** For whom a size of this age is. */
  audiences: Audience[];
}

/** Where a size is looked for: it begins at `place`, what it says at `at`, behind what announces it. */
interface Looking {
  tokens: readonly Token[];
  place: number;
  at: number;
  announced: boolean;
  /** The catalogue's slugs with their labels. */
  sizes: ReadonlyMap<string, string>;
}

/** Letters that stand alone: more often a size than anything else. */
const bareLetters = new Set(["xs", "s", "m", "l", "xl", "xxl", "xxs", "xxxl", "2xl", "3xl", "4xl", "5xl"]);
/** What they count is no size: '40 denari', 'zaino 20 litri'. */
const measures = new Set(["den", "denari", "carati", "litri", "mm", "pezzi", "paia"]);
const joints = new Set(["di", "la", "da", "in", "it", "eu", "una", "un"]);

/** The size that begins at a place; `sizes` are the catalogue's slugs with their labels. */
export function sizeAt(
  tokens: readonly Token[],
  place: number,
  sizes: ReadonlyMap<string, string>,
): SizeFound | null {
  const token = tokens[place];
  if (!token || token.literal) return null;
  const announced = sizeAnnouncers.has(token.word);
  let at = announced ? place + 1 : place;
  while (announced && joints.has(tokens[at]?.word ?? "")) at++;
  const first = tokens[at];
  if (!first || first.literal || measures.has(tokens[at + 1]?.word ?? "")) return null;
  const looking = { tokens, place, at, announced, sizes };
  return ageAt(looking) ?? inchesAt(looking) ?? pairAt(looking) ?? oneAt(looking);
}

/** '6 anni', 'dodici mesi', '4-5 anni', 'da 4 a 5 anni', '6a', 'anni 6': every size of the catalogue that holds this age. */
function ageAt(looking: Looking): SizeFound | null {
  const { tokens, at } = looking;
  const said = tokens.slice(at, at + 4).map((token, place) => ageWord(token, tokens[at + place - 1]));
  const told = /^(?:(\d\d?) (?:a )?)?(\d\d?) (anni|mesi)(?= |$)|^(anni|mesi) (\d|1\d)(?= |$)/.exec(
    said.join(" "),
  );
  if (!told) return null;
  const [all, from, to = told[5], unit = told[4]] = told;
  const last = at + all.split(" ").length - 1;
  const number = from ?? to;
  const months = Number(number) * (unit === "mesi" ? 1 : 12);
  if (months > oldestChild) return { ...found(looking, last, "", []), audiences: ["donna", "uomo"] };
  const whole = looking.sizes.get(`${number}-${to}-${unit}`);
  return grownBy(looking, last, `${number} ${unit}`, months, whole);
}

/** 'A' behind more is a bra's cup. */
const mostBeforeLetter = 24;

function ageWord({ word, literal, from }: Token, before: Token | undefined): string {
  const isBehind = before?.to === from && Number(before.word) <= mostBeforeLetter;
  const number = belowHundred.indexOf(word);
  const unit = (isBehind && ageUnits.get(`-${word}`)) || ageUnits.get(word);
  return literal ? "" : unit || (number > 0 ? `${number}` : word);
}

/** The sizes of a child of so many months; only the `whole` range where goods have it. */
function grownBy(looking: Looking, last: number, said: string, months: number, whole?: string): SizeFound {
  const fitting = [...looking.sizes].filter(([, label]) =>
    whole ? label === whole : holdsAge(label, months),
  );
  const label = fitting.length === 1 ? (fitting[0]?.[1] ?? "") : said;
  const slugs = fitting.map(([slug]) => slug);
  return { ...found(looking, last, label, slugs), audiences: audiencesOf(months) };
}

/** Heights in centimetres as children's clothes name them, and the age in months that each stands for (EN 13402-3). */
const heights: ReadonlyMap<string, number> = new Map(
  childHeights.map(([height, months]) => [String(height), months]),
);

/** Months. */
const oldestChild = 17 * 12;
/** From this number on sizes are for grown-ups only. */
const grownSize = 44;

function audiencesOf(months: number): Audience[] {
  if (months < 24) return ["neonato"];
  return months <= 36 ? ["bambina", "bambino", "neonato"] : ["bambina", "bambino"];
}

function holdsAge(label: string, months: number): boolean {
  const age = /^(\d+)(?:-(\d+))? (mesi|mese|anni|anno)$/.exec(label);
  if (!age) return false;
  const unit = age[3]?.startsWith("m") ? 1 : 12;
  const from = Number(age[1]) * unit;
  const to = age[2] === undefined ? from : Number(age[2]) * unit;
  return months >= from && months <= to + (unit === 12 ? 11 : 0);
}

/** Lengths that trousers are sold in: '32/34' is a pair where goods of '36/38' are told by two numbers. */
const legs = new Set(["28", "30", "32", "34", "36"]);

/** 'w32 l34', '32x34', '32/34', 'w32', 'vita 32 lunghezza 34': waist and inside leg; the waist alone where nobody sells the pair. */
function inchesAt(looking: Looking): SizeFound | null {
  const { tokens, at, sizes } = looking;
  const near = tokens.slice(at, at + 6);
  const said = near.map(({ word, literal }) => (literal ? "" : (inchWords.get(word) ?? word)));
  const told = /^(w )?(\d\d)(?:(?: w)?( x)?( l)? (\d\d)(?: l(?= |$))?)?(?= |$)/.exec(said.join(" "));
  const [all = "", w, waist = "", x, l, leg] = told ?? [];
  const pair = leg ? [`w${waist}-l${leg}`, `${waist}-${leg}`].filter((slug) => sizes.has(slug)) : [];
  // 'W32 42': the other number is of something else.
  const isLeg = leg !== undefined && areInches(Number(waist), Number(leg));
  const slashed = isLeg && legs.has(leg) && Number(waist) < 40 && isBeside(near[0], near[1]);
  const isMarked = w || (isLeg && (x || l)) || (slashed && !sizes.has(`${waist}-${leg}`));
  if (!isMarked && !pair[0]?.startsWith("w")) return null;
  const label = `W${waist}${leg ? ` L${leg}` : ""}`;
  const sold = pair.length > 0 ? pair : ofWaist(waist, sizes).filter((slug) => sizes.has(slug));
  return found(looking, at + all.split(" ").length - 1, label, sold);
}

function isBeside(one: Token | undefined, two: Token | undefined): boolean {
  return one !== undefined && two !== undefined && two.from - one.to === 1;
}

/** A waist in every length. */
function ofWaist(waist: string, sizes: ReadonlyMap<string, string>): string[] {
  return [waist, `w${waist}`, ...[...sizes.keys()].filter((slug) => slug.startsWith(`w${waist}-l`))];
}

/** '36/38', 'dal 39 al 42', '70 b', 'terza coppa b', '3b'. */
function pairAt(looking: Looking): SizeFound | null {
  const { tokens, at, sizes } = looking;
  const isJoined = pairJoints.has(tokens[at + 1]?.word ?? "");
  const last = isJoined ? at + 2 : at + 1;
  const [one, two] = [tokens[at], tokens[last]];
  if (!one || !two || two.literal || (!isJoined && two.from - one.to > 1)) return null;
  const bra = braSizes.get(one.word) ?? [...braSizes.values()][Number(one.word) - 1];
  for (const slug of [`${one.word}-${two.word}`, `${one.word}${two.word}`, `${bra}${two.word}`])
    if (/\d/.test(slug) && sizes.has(slug)) return found(looking, last, sizes.get(slug) ?? slug, [slug]);
  return null;
}

const pairJoints = new Set(["al", "coppa"]);

function oneAt(looking: Looking): SizeFound | null {
  const { tokens, at, announced, sizes } = looking;
  const word = tokens[at]?.word ?? "";
  const bra = announced ? undefined : braSizes.get(word);
  if (bra && tokens[at + 1]?.word === "misura") {
    const slugs = [...sizes.keys()].filter((slug) => new RegExp(`^${bra}[a-h]$`).test(slug));
    if (slugs.length > 0) return found(looking, at + 1, `${word} misura`, slugs);
  }
  const volume = tokens[at + 1]?.word;
  if (/^\d+$/.test(word) && volume && ["ml", "cm", "gr", "g"].includes(volume)) {
    const slug = `${word}-${volume}`;
    const months = volume === "cm" && !sizes.has(slug) ? heights.get(word) : undefined;
    if (months !== undefined) return grownBy(looking, at + 1, `${word} cm`, months);
    return sizes.has(slug) ? found(looking, at + 1, sizes.get(slug) ?? slug, [slug]) : null;
  }
  const next = tokens[at + 1]?.word ?? "";
  const joined = (word + next).toUpperCase();
  const named =
    sizeNames.get(`${word} ${next}`) ?? (sizeLetters.includes(joined) ? joined : sizeNames.get(word + next));
  const letter = named ?? sizeNames.get(word) ?? word.toUpperCase();
  if (sizeLetters.includes(letter) && (announced || named || bareLetters.has(word))) {
    const slug = letter.toLowerCase();
    const slugs = [...sizes.keys()].filter(
      (each) => each === slug || each.startsWith(`${slug}-`) || each.endsWith(`-${slug}`),
    );
    return slugs.length > 0 || announced || named ? found(looking, named ? at + 1 : at, letter, slugs) : null;
  }
  return numberAt(looking);
}

function numberAt(looking: Looking) {
  const { tokens, at, announced, sizes } = looking;
  const typed = (tokens[at]?.word ?? "").replace(/\.0$/, "");
  const word = (announced && numerals.get(typed)?.toString()) || typed;
  const isSize =
    /^\d{2}(\.5)?$/.test(word) || /^\d{2,3}[a-h]$/.test(word) || (announced && /^\d{1,3}(\.\d)?$/.test(word));
  if (!isSize) return null;
  const slug = word.replace(".", "-");
  const slugs = ofWaist(slug, sizes).filter((one) => sizes.has(one));
  if (slugs.length === 0 && !announced && !isOfClothes(Number(word))) return null;
  const size = found(looking, at, word.replace(".", ",").toUpperCase(), slugs);
  // A size that nobody sells still says for whom it is.
  const isGrown = slugs.length === 0 && Number(word) >= grownSize && Number(word) < 70;
  return isGrown ? { ...size, audiences: ["donna", "uomo"] as Audience[] } : size;
}

/** Italian numbers of clothes, which other goods of a kind may be sold by letters for. */
function isOfClothes(number: number): boolean {
  return number >= 36 && number <= 60 && number % 2 === 0;
}

function found({ tokens, place }: Looking, last: number, label: string, slugs: readonly string[]): SizeFound {
  const spans = [[tokens[place]?.from ?? 0, tokens[last]?.to ?? 0] as const];
  return { part: { type: "facet", facet: "size", label, slugs, titled: [], spans }, last, audiences: [] };
}
