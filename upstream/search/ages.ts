/** Ages of children in the words of a search, and the sizes that are worn at them: '6 anni', 'dodici mesi', 'tutina neonato 56'. */
import { belowHundred } from "domain/numerals";
import { childHeights } from "domain/own-sizes";
import type { Audience } from "../catalogue/taxonomy";
import { found, isOfBra, type Looking, type SizeFound } from "./size-found";
import { ageUnits } from "./vocabulary/sizes";

const anyAge = /^(?:(\d\d?) (?:ai? |e )?)?(\d\d?) (anni|mesi)(?= |$)|^(anni|mesi) (\d|1\d)(?= |$)/;

/** '6 anni', 'dodici mesi', '4-5 anni', 'da 4 a 5 anni', '6a', 'anni 6': every size of the catalogue that holds this age. */
export function ageAt(looking: Looking): SizeFound | null {
  const { at } = looking;
  const said = [0, 1, 2, 3].map((on) => ageWord(looking, at + on)).join(" ");
  const bare = withUnit(said, looking);
  const told = anyAge.exec(said) ?? anyAge.exec(bare);
  // 'Eu 45 anni 90' is a shoe of the nineties.
  if (!told || (looking.announced && Number(told[2]) > 17 && told[3] === "anni")) return null;
  const [all, from, to = told[5], unit = told[4]] = told;
  const last = at + all.split(" ").length - (told.input === said ? 1 : 2);
  const number = from ?? to;
  const [months = 0, until = 0] = [number, to].map((each) => Number(each) * (unit === "mesi" ? 1 : 12));
  if (months > oldestChild) return { ...found(looking, last, "", []), audiences: ["donna", "uomo"] };
  const whole = looking.sizes.get(`${number}-${to}-${unit}`);
  return grownBy(looking, last, `${from ? `${from}-` : ""}${to} ${unit}`, months, whole, until);
}

/** A number alone is a shoe's beyond it. */
const mostAlone = 14;

/** 'Felpa bimbo 8', 'tutina neonato 0-3'; empty where a number alone is no age. */
function withUnit(said: string, { tokens, at, ages, sizes }: Looking): string {
  const [, from, to] = /^(\d\d?)(?: (\d\d?))?(?= |$)/.exec(said) ?? [];
  if (!ages || !from || from !== tokens[at]?.word) return "";
  const unit = (["mesi", "anni"] as const).find((each) => sizes.has(`${from}-${to}-${each}`));
  if (unit) return `${from} ${to} ${unit}`;
  return Number(from) <= mostAlone ? `${from} ${ages}` : "";
}

/** Between two numbers 'a' is 'to'. */
function ageWord({ tokens, ages }: Looking, at: number): string {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token) return "";
  const { word, literal, from } = token;
  const isSpoken = ages && (word !== "a" || ages === "anni");
  const isNear = before?.to === from || (isSpoken && !/^\d/.test(after?.word ?? ""));
  const isBehind = isNear && /^\d/.test(before?.word ?? "") && !isOfBra(tokens);
  const number = belowHundred.indexOf(word);
  const unit = (isBehind && ageUnits.get(`-${word}`)) || ageUnits.get(word);
  return literal ? "" : unit || (number > 0 ? `${number}` : word);
}

/** The sizes of children of so many months, else of a year before, else of a year later; only the `whole` range where goods have it. */
export function grownBy(
  looking: Looking,
  last: number,
  said: string,
  months: number,
  whole?: string,
  until = months,
) {
  const worn = (grown: number, growing = 0) =>
    [...looking.sizes].filter(([, label]) =>
      whole ? label === whole : holdsAge(label, months, until + growing, grown),
    );
  const exact = worn(0);
  const fitting = [exact, worn(aYear), worn(0, aYear)].find((sizes) => sizes.length > 0) ?? [];
  const only = fitting.length === 1 ? fitting[0]?.[1] : undefined;
  const label = only && exact.length === 0 ? `${said} (${only})` : (only ?? said);
  const slugs = fitting.map(([slug]) => slug);
  return { ...found(looking, last, label, slugs), audiences: audiencesOf(until) };
}

/** Heights in centimetres as children's clothes name them, and the age in months that each stands for (EN 13402-3). */
export const heights = new Map(childHeights.map(([height, months]) => [String(height), months] as const));

/** Months. */
const aYear = 12;
const oldestChild = 17 * aYear;
function audiencesOf(months: number): Audience[] {
  if (months < 24) return ["neonato"];
  return months <= 36 ? ["bambina", "bambino", "neonato"] : ["bambina", "bambino"];
}

/** @param grown so many months ago, where sizes go by years */
function holdsAge(label: string, least: number, most: number, grown: number): boolean {
  const [, from, to = from, unit] = /^(\d+)(?:-(\d+))? (mes[ie]|ann[io])$/.exec(label) ?? [];
  const each = unit?.startsWith("m") ? 1 : 12;
  return most >= Number(from) * each && least <= Number(to) * each + (each === 12 ? 11 + grown : 0);
}
