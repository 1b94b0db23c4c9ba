/** Sizes: labels as shops write them, one spelling each, in natural order. */
import { isOneSize } from "domain/one-size";
import { own } from "domain/own";
import { rowAsked, tableNamed } from "domain/size-answers";
import { areInches, hasWaist, isWaist, isWaistAndLeg, ringNumber } from "domain/size-meanings";
import type { TaxonomyNode } from "upstream/catalogue/taxonomy";
import { remembering } from "upstream/remembering";
import { sizeLetters, sizeNames } from "upstream/search/vocabulary/sizes";
import { fold, slugify } from "./text";

export interface FeedSize {
  slug: string;
  label: string;
  /** Natural order within the facet: one size, letters, numbers, ages, volumes. */
  position: number;
}

const block = { one: 0, letter: 100, cup: 900, number: 1_000, age: 20_000, volume: 40_000, other: 90_000 };

/** What the size is of: it says what a number of another country is here. */
export type SizedAs = Pick<TaxonomyNode, "audience" | "area" | "leaf">;

/** The size of a cell, null for an empty one; `system` is Google's size_system. Numbers of other countries become ours where they can. */
export function sizeFrom(cell: string, system = "", of?: SizedAs): FeedSize | null {
  return remembered(
    [cell, system, of?.audience ?? "", of?.area ?? "", of?.leaf ?? ""].map(oneLine).join("\n"),
  );
}

function oneLine(text: string): string {
  return text.includes("\n") ? text.replaceAll("\n", " ") : text;
}

const remembered = remembering((asked: string): FeedSize | null => {
  const [cell = "", system = "", audience, area, leaf] = asked.split("\n");
  const of = audience ? ({ audience, area: area || null, leaf: leaf || null } as SizedAs) : undefined;
  return sizeIn(cell, system, of);
});

function sizeIn(cell: string, system: string, of: SizedAs | undefined): FeedSize | null {
  if (/^(-|n\/?a|n\.?d\.?|null|none|)$/i.test(cell.trim())) return null;
  const text = cell
    .replace(/^(taglia|tg\.?|size|misura|numero|n\.)\s*:?\s*/i, "")
    .replace(
      /^(uomo|donna|men'?s?|women'?s?|unisex|bambin[oai]|adulto)\s*[:-]?\s*(?=\d|[xsml0-9]{1,3}$)/i,
      "",
    )
    .replace(/\s+/g, " ")
    .trim();
  const word = fold(text);
  if (!word) return null;
  if (isOneSize(word)) return { slug: "taglia-unica", label: "Taglia unica", position: block.one };
  const ring = of?.leaf === "anelli" ? ringSize(word, system) : null;
  const exact = ring ?? letterSize(word) ?? waistSize(word, system, of);
  return exact ?? numberSize(word, system, of) ?? ageSize(word) ?? otherSize(text);
}

/** The smallest chest that bras are made for, of any country's. */
const smallestBand = 28;

function letterSize(word: string): FeedSize | null {
  const parts = word.split(/\s*[/-]\s*/, 3);
  if (parts.length > 2) return null;
  const places = parts.map((part) => sizeLetters.indexOf((sizeNames.get(part) ?? part).toUpperCase()));
  const [first, second] = places;
  if (first === undefined || places.includes(-1)) return null;
  const label = places.map((place) => sizeLetters[place]).join("/");
  const position = block.letter + first * 20 + (second === undefined ? 0 : 10);
  return { slug: slugify(label), label, position };
}

const fractions: ReadonlyMap<string, string> = new Map(
  Object.entries({ "½": ".5", "⅓": ".33", "⅔": ".67", "1/2": ".5", "1/3": ".33", "2/3": ".67" }),
);

const country = "it|eur?|usa?|uk|gb|fr|de";

/** 'EU 42 / US 9', '42 (IT)': our own number if several are told, else the first with its country. */
function withCountry(word: string, system: string): { bare: string; named: string } {
  const parts = word.length < 60 ? word.split(/\s*[/|;,]\s*(?=[a-z])/) : [word];
  const told = parts.map((part) => {
    const before = beforeNumber.exec(part);
    const after = before ? null : behindNumber.exec(part);
    const bare = before ? part.slice(before[0].length) : after ? part.slice(0, after.index) : part;
    return { bare: bare.replace(/\)$/, ""), named: countries.get((before ?? after)?.[1] ?? "") ?? "" };
  });
  if (told.every((one) => one.named === "")) return { bare: word, named: system.toUpperCase() };
  const ours = told.find(({ named }) => named === "IT") ?? told.find(({ named }) => named === "EU");
  return ours ?? told.find(({ named }) => named !== "") ?? { bare: word, named: "" };
}

const beforeNumber = new RegExp(`^(${country})[\\s.:-]*(?=\\d)`);
const behindNumber = new RegExp(`[\\s(]*(?<![a-z])(${country})\\)?$`);
const countries: ReadonlyMap<string, string> = new Map(
  Object.entries({
    it: "IT",
    eu: "EU",
    eur: "EU",
    us: "US",
    usa: "US",
    uk: "UK",
    gb: "UK",
    fr: "FR",
    de: "DE",
  }),
);

/** What is added to a number of another country; the usual tables of shops, which agree up to half a number. */
const here: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "scarpe uomo": { US: 33, UK: 34, FR: 0, DE: 0 },
  "scarpe donna": { US: 31, UK: 33, FR: 0, DE: 0 },
  "abbigliamento donna": { US: 36, UK: 32, FR: 4, DE: 6 },
  "abbigliamento uomo": { US: 10, UK: 10, DE: 0 },
};

/** W32 L34, 32x34, 32 L34, 32W 34L, W32; of trousers and jeans also 32/34, and US 32. */
function waistSize(word: string, system: string, of?: SizedAs): FeedSize | null {
  const { bare, named } = withCountry(word, system);
  const text = bare.replace(/["”″]/g, "");
  const goods = { leaf: of?.leaf ?? null, wearer: of?.audience ?? "" };
  const [, waist = "", leg] = /^w?\s?(\d{2})\s?w?\s?(?:[/x-]\s?)?l?\s?(\d{2})\s?l?$/.exec(text) ?? [];
  if (leg) {
    // A range of another country says so in its own cell: 'FR 32/34'.
    const isRange = bare !== word && !/^U/.test(named) && waist < leg;
    const pair = [Number(waist), Number(leg)] as const;
    const isPair = /[wlx]/.test(text) ? areInches(...pair) : !isRange && isWaistAndLeg(...pair, goods);
    return isPair ? numbered(`W${waist} L${leg}`, pair[0] + pair[1] / 100) : null;
  }
  const [, letter = "", inches = ""] = /^(w?)\s?(\d{2})$/.exec(text) ?? [];
  const size = Number(inches);
  const isForeign = /^U/.test(named) && hasWaist(goods) && (goods.wearer === "uomo" || isWaist(size, goods));
  if (!letter && !isForeign) return null;
  return numbered(isWaist(size, goods) ? inches : `W${inches}`, size);
}

/** The Italian number, of what the table of rings knows: IT 14, EU 54, US 7, 54 mm around, 17,2 mm across. */
function ringSize(word: string, system: string): FeedSize | null {
  const { bare, named } = withCountry(word, system);
  const [, digits = "", unit] = /^(\d{1,2}(?:[.,]\d{1,2})?)\s*(mm)?$/.exec(bare) ?? [];
  if (!digits || named === "UK") return null;
  if (named === "US") {
    const table = tableNamed("anelli");
    const [italian] = (table && rowAsked(table, `US ${digits}`)?.row.sizes) ?? [];
    return italian ? numbered(italian, Number(italian)) : null;
  }
  const value = Number(digits.replace(",", "."));
  const around = unit && value < 25 ? Math.round(value * Math.PI) : value;
  const number = ringNumber(around);
  return unit && number === around ? null : numbered(String(number).replace(".", ","), number);
}

/** 42, 40.5, 40 2/3, 38/39, IT 44, 42 EU, 75B. */
function numberSize(word: string, system: string, of?: SizedAs): FeedSize | null {
  const { bare, named } = withCountry(word, system);
  const added = own(own(here, `${of?.area} ${of?.audience}`), named);
  const isForeign = named === "US" || named === "UK" || named === "FR" || named === "DE";
  const prefix = isForeign && added === undefined ? `${named} ` : "";
  const cup = /^(\d{2,3})\s*([a-h]{1,2})$/.exec(bare);
  // A cream of '50 g' has no cup.
  if (cup && Number(cup[1]) >= smallestBand && of?.area !== "bellezza")
    return {
      ...numbered(`${cup[1]}${cup[2]?.toUpperCase()}`, Number(cup[1]) + (cup[2]?.charCodeAt(0) ?? 0) / 1000),
    };
  const whole = /^(\d{1,3})(?:[.,](\d{1,2})|\s*(½|⅓|⅔|1\/2|1\/3|2\/3))?(?:\s*[/-]\s*(\d{1,3}))?$/.exec(bare);
  if (!whole) return null;
  const [, units, decimals, fraction, upTo] = whole;
  const value = Number(`${units}${decimals ? `.${decimals}` : fraction ? fractions.get(fraction) : ""}`);
  if (added !== undefined && added > 0 && isForeign) {
    const end = upTo ? `/${Number(upTo) + added}` : "";
    return numbered(String(value + added).replace(".", ",") + end, value + added + (upTo ? 0.4 : 0));
  }
  const written =
    fraction && fractions.get(fraction) !== ".5" ? `${units} ${fraction}` : String(value).replace(".", ",");
  return numbered(prefix + written + (upTo ? `/${upTo}` : ""), value + (upTo ? 0.4 : 0));
}

function numbered(label: string, value: number): FeedSize {
  return { slug: slugify(label), label, position: block.number + Math.round(value * 20) };
}

/** 6 mesi, 6-9 mesi, 6/9m, 4 anni, 4-5A, 3 years. */
function ageSize(word: string): FeedSize | null {
  const age =
    /^(\d{1,2})(?:\s*[-/]\s*(\d{1,2}))?\s*(m|mesi|mese|months?|mths?|mois|monate?|meses|a|anni|anno|y|yrs?|years?|ans?|jahre?|anos?)\.?(?:\s.*)?$/.exec(
      word,
    );
  if (!age) return null;
  const [, from, to, unit = ""] = age;
  const months = unit.startsWith("m");
  const label = `${Number(from)}${to ? `-${Number(to)}` : ""} ${months ? "mesi" : from === "1" && !to ? "anno" : "anni"}`;
  const position = block.age + Number(from) * (months ? 10 : 120) + (to ? Number(to) : 0);
  return { slug: slugify(label), label, position };
}

function otherSize(text: string): FeedSize | null {
  const measure = /^(\d+(?:[.,]\d+)?)\s*(ml|cl|l|g|gr|kg|cm|mm)\b/i.exec(text);
  const label = measure ? `${measure[1]} ${measure[2]?.toLowerCase()}` : text;
  const slug = slugify(label, 40);
  if (!slug) return null;
  const position = measure
    ? block.volume + Math.round(Number(measure[1]?.replace(",", ".")) * 10)
    : block.other;
  return { slug, label, position };
}
