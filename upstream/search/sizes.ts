/** Sizes and ages in the words of a search: 'taglia m', 'numero 38', '42', '36/38', '75b', '6 anni', '100 ml'. */
import { numerals } from "domain/numerals";
import { areInches } from "domain/size-meanings";
import type { Audience } from "../catalogue/taxonomy";
import { ageAt, grownBy, heights } from "./ages";
import { type AgeUnit, found, isOfBra, type Looking, type SizeFound } from "./size-found";
import type { Token } from "./text";
import { bareLetters, braSizes, inchWords, sizeAnnouncers, sizeLetters, sizeNames } from "./vocabulary/sizes";

/** Of letters and numbers those that stand between two are meant too, whether or not anybody sells them. */
const scale = [
  ...sizeLetters.map((letter) => letter.toLowerCase()),
  ...Array.from({ length: 100 }, (_, at) => `${at}`),
];
/** What they count is no size: '40 denari', 'zaino 20 litri'. */
const measures = new Set(["den", "denari", "carati", "litri", "mm", "pezzi", "paia"]);
const tallness = "altezza";
/** Centimetres of the ones are no child's, of the others no belt's. */
const unworn = /^(coll|caten|bracc|cavig|sciarp|foul|bors|vali|troll|zain|ombrel|orolog|tacc|cappell)/;
const tiny = /^(body|(vestit|abit|compl|tut)\w*in[aoei])$/;
const joints = new Set(["di", "la", "da", "in", "it", "eu", "una", "un"]);

/** The size that begins at a place; `sizes` are the catalogue's slugs with their labels. @param ages where a number alone may be one */
export function sizeAt(
  tokens: readonly Token[],
  place: number,
  sizes: ReadonlyMap<string, string>,
  ages: AgeUnit | null = null,
): SizeFound | null {
  const token = tokens[place];
  if (!token || token.literal) return null;
  const isTall = token.word === tallness && heights.has(tokens[place + 1]?.word ?? "");
  const announced = isTall || sizeAnnouncers.has(token.word);
  let at = announced ? place + 1 : place;
  while (announced && joints.has(tokens[at]?.word ?? "")) at++;
  const first = tokens[at];
  if (!first || first.literal || measures.has(tokens[at + 1]?.word ?? "")) return null;
  const looking = { tokens, place, at, announced, sizes, ages };
  return abroadAt(looking) ?? ageAt(looking) ?? inchesAt(looking) ?? pairAt(looking) ?? oneAt(looking);
}

/** 'UK 8', '9.5 us': which of the sizes that are sold it is depends on the thing (listing/converted-size.ts). */
function abroadAt(looking: Looking): SizeFound | null {
  const { tokens, at } = looking;
  const said = tokens.slice(at, at + 2).map(({ word }) => word);
  const [country = "", number] = said.toSorted().reverse();
  const isSize = /^(u[ks]|usa)$/.test(country) && /^\d/.test(number ?? "");
  return isSize ? found(looking, at + 1, `${country.slice(0, 2)} ${number}`.toUpperCase(), []) : null;
}

/** Lengths that trousers are sold in: '32/34' is a pair where goods of '36/38' are told by two numbers. */
const legs = new Set(["28", "30", "32", "34", "36"]);

/** 'w32 l34', '32x34', '32/34', 'w32', 'vita 32 lunghezza 34': waist and inside leg; the waist alone where nobody sells the pair. */
function inchesAt(looking: Looking): SizeFound | null {
  const { tokens, at, sizes } = looking;
  const near = tokens.slice(at, at + 6);
  const said = near.map(({ word, literal }) => (literal ? "" : (inchWords.get(word) ?? word)));
  const waistFirst = said.join(" ").replace(/^l (\d\d) w (\d\d)(?= |$)/, "w $2 l $1");
  const told = /^(w )?(\d\d)( w(?! [abe]|\w))?(?:( x)?( l)? (\d\d)(?: l(?= |$))?)?(?= |$)/.exec(waistFirst);
  const [all = "", before, waist = "", w = before, x, l, leg] = told ?? [];
  const pair = leg ? [`w${waist}-l${leg}`, `${waist}-${leg}`].filter((slug) => sizes.has(slug)) : [];
  // 'W32 42': the other number is of something else.
  const isLeg = leg !== undefined && areInches(Number(waist), Number(leg));
  const slashed = isLeg && legs.has(leg) && Number(waist) < 40 && near[1]?.from === Number(near[0]?.to) + 1;
  const isMarked = w || (isLeg && (x || l)) || (slashed && !sizes.has(`${waist}-${leg}`));
  if (!isMarked && !pair[0]?.startsWith("w")) return null;
  const label = `W${waist}${leg ? ` L${leg}` : ""}`;
  const sold = pair.length > 0 ? pair : ofNumber(waist, sizes);
  return found(looking, at + all.split(" ").length - 1, label, sold);
}

/** What is sold of a number: of a waist in every length; socks of 43 are called '43-46'. */
function ofNumber(number: string, sizes: ReadonlyMap<string, string>): string[] {
  const holds = ([least = 0, most = 0, ...more]: number[]) =>
    more.length === 0 && least < most && least <= Number(number) && Number(number) <= most;
  const isIt = (one: string) => one === number || one === `w${number}` || one.startsWith(`w${number}-l`);
  return [...sizes.keys()].filter((slug) => isIt(slug) || holds(slug.split("-").map(Number)));
}

/** '36/38', 'dal 39 al 42', 'dalla m alla xl', '70 b', 'terza coppa b', '3b'; either of '44/46' and 's/m' where nobody sells the pair. */
function pairAt(looking: Looking): SizeFound | null {
  const { tokens, at, sizes } = looking;
  const joint = tokens[at + 1]?.word ?? "";
  const isRange = /^(da(l|lla)? a(l|lla)?|[tf]ra ed?)$/.test(`${tokens[looking.place - 1]?.word} ${joint}`);
  const isJoined = isRange || ["al", "coppa"].includes(joint);
  const last = isJoined ? at + 2 : at + 1;
  const [one, two] = [tokens[at], tokens[last]];
  if (!one || !two || two.literal || (!isJoined && (two.from - one.to > 1 || two.word === "cm"))) return null;
  const pair = `${one.word}-${two.word}`;
  const [least = -1, most = 0] = [one, two].map(({ word }) => scale.indexOf(word));
  if (isRange && !looking.ages && least >= 0 && least < most)
    return found(looking, last, pair.toUpperCase(), [pair, ...scale.slice(least, most + 1)]);
  const bra = braSizes.get(one.word) ?? [...braSizes.values()][Number(one.word) - 1];
  // 'Reggiseno 34b' counts the band in inches: 75 cm.
  const band = isOfBra(tokens) ? Number(one.word) * 2.5 - 10 : bra;
  for (const slug of [pair, ...[one.word, bra, band].map((each) => each + two.word)])
    if (/\d(-|[a-z])/.test(slug) && sizes.has(slug))
      return found(looking, last, sizes.get(slug) ?? slug, [slug]);
  const either = [one.word, two.word];
  const slugs = either.flatMap((each) => ofNumber(each, sizes));
  const step = Number(two.word) - Number(one.word);
  const isPair = step === 1 || step === 2 || either.every((word) => sizeLetters.includes(word.toUpperCase()));
  return isPair && slugs.length > 0 ? found(looking, last, either.join("/").toUpperCase(), slugs) : null;
}

function oneAt(looking: Looking): SizeFound | null {
  const { tokens, place, at, announced, sizes, ages } = looking;
  const word = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  const band = bandAt(looking, next);
  if (band) return band;
  const only = `taglia-${word}`;
  if (announced && sizes.has(only)) return found(looking, at, sizes.get(only) ?? only, [only]);
  const isVolume = ["ml", "cm", "gr", "g"].includes(next);
  const isBelt = tokens.some((one) => /^cint/.test(one.word));
  const unit = isVolume ? next : isBelt && /^\d{2,3}$/.test(word) && Number(word) > 64 ? "cm" : "";
  const slug = unit ? `${word}-${unit}` : word;
  const isLong = next === "cm";
  const names = (garment: RegExp) => tokens.some((one) => garment.test(one.word));
  // 'Tutina neonato 56' is no man's suit, a 'vestitino 80 cm' no belt.
  const isHeight = (isLong && names(tiny)) || (!sizes.has(slug) && (ages || (isLong && !names(unworn))));
  const isTall = ages === "mesi" || tokens[place]?.word === tallness || isHeight;
  const months = isTall && !isBelt ? heights.get(word) : undefined;
  if (months !== undefined) return grownBy(looking, isVolume ? at + 1 : at, `${word} cm`, months);
  if (/^\d+$/.test(word) && unit) {
    // Belts are sold every ten centimetres.
    const around = [-5, 5].map((more) => `${Number(word) + more}-${unit}`).filter((each) => sizes.has(each));
    const slugs = sizes.has(slug) ? [slug] : unit === "cm" ? around : [];
    const label = sizes.get(slug) ?? `${word} ${unit}`;
    return slugs.length > 0 ? found(looking, isVolume ? at + 1 : at, label, slugs) : null;
  }
  const joined = (word + next).toUpperCase();
  const named =
    sizeNames.get(`${word} ${next}`) ?? (sizeLetters.includes(joined) ? joined : sizeNames.get(word + next));
  const letter = named ?? sizeNames.get(word) ?? word.toUpperCase();
  if (sizeLetters.includes(letter) && (announced || named || bareLetters.has(word))) {
    const slug = letter.toLowerCase();
    const slugs = [...sizes.keys()].filter(
      (each) => each === slug || each.startsWith(`${slug}-`) || each.endsWith(`-${slug}`),
    );
    const last = named && next ? at + 1 : at;
    return slugs.length > 0 || announced || named ? found(looking, last, letter, slugs) : null;
  }
  return numberAt(looking);
}

/** 'Reggiseno 3c', 'quarta', '85 b': the band in every cup where nobody sells the very cup. */
function bandAt(looking: Looking, next: string): SizeFound | null {
  const { tokens, at, sizes } = looking;
  const word = tokens[at]?.word ?? "";
  if (!isOfBra(tokens) && !(braSizes.has(word) && next === "misura")) return null;
  const [, digits = word] = (!sizes.has(word) && /^(\d\d)[a-h]$/.exec(word)) || [];
  const name = [...braSizes.keys()][Number(digits) - 1] ?? digits;
  const band = braSizes.get(name) ?? digits;
  const slugs = [...sizes.keys()].filter((slug) => new RegExp(`^${band}[a-h]$`).test(slug));
  const isMore = next === "misura" || /^[a-h]$/.test(next);
  const label = band === name ? band : `${name} misura`;
  // Where none is sold by cups it is a letter of those that are (listing/converted-size.ts).
  const isBand = slugs.length > 0 || [...braSizes.values()].includes(band);
  return isBand ? found(looking, isMore ? at + 1 : at, label, slugs) : null;
}

/** 'Slip donna 5', but 'slip 3 pezzi' and 'set di 5 slip'. */
const isOfPants = ({ tokens, at }: Looking) =>
  at === tokens.length - 1 && /^(slip|mutand|culott|collant|boxer|periz|brasil)/.test(tokens[0]?.word ?? "");

/** From this number on sizes are for grown-ups only. */
const grownSize = 44;

/** Longer names of numbers stand for no article, nor for a few of a thing. */
const longNumeral = 7;

function numberAt(looking: Looking) {
  const { tokens, at, sizes } = looking;
  const announced = looking.announced || isOfPants(looking);
  const near = tokens.slice(at + 1, at + 4).map((token) => token.word);
  const [half = ""] = /^(?:e mezz[oa]|mezzo|½|1 2|[12] 3)(?= |$)/.exec(near.join(" ")) ?? [];
  const typed = (tokens[at]?.word ?? "").replace(/\.0$/, "") + (half && ".5");
  const word = ((announced || typed.length >= longNumeral) && numerals.get(typed)?.toString()) || typed;
  const isSize =
    /^\d{2}(\.5)?$/.test(word) || /^\d{2,3}[a-h]$/.test(word) || (announced && /^\d{1,3}(\.\d)?$/.test(word));
  if (!isSize) return null;
  const slug = word.replace(".", "-");
  const whole = Math.floor(Number(word));
  const exact = ofNumber(slug, sizes);
  // Who asks for a half that nobody sells wears one of its neighbours.
  const around = word.endsWith(".5") ? [`${whole}`, `${whole + 1}`].filter((one) => sizes.has(one)) : [];
  const slugs = exact.length > 0 ? exact : around;
  // Italian numbers of clothes, which other goods of a kind may be sold by letters for.
  const isOfClothes = Number(word) >= 36 && Number(word) <= 60 && Number(word) % 2 === 0;
  if (slugs.length === 0 && !announced && !isOfClothes) return null;
  const last = half ? at + half.split(" ").length : at;
  const size = found(looking, last, word.replace(".", ",").toUpperCase(), slugs);
  // A size that nobody sells still says for whom it is.
  const isGrown = slugs.length === 0 && Number(word) >= grownSize && Number(word) < 70;
  return isGrown ? { ...size, audiences: ["donna", "uomo"] as Audience[] } : size;
}
