/** What feeds say of categories and colours that the vocabulary does not know, one row a store, and brands that look alike; put together when an operator looks. */
import { emptyListing } from "contract";
import { type UnknownWord, wordSubjects } from "contract/feeds";
import { pageNumber } from "contract/wire";
import { colours } from "domain/colours";
import { typosBetween } from "domain/typos";
import * as z from "zod";
import { changes, reads } from "../act";
import { taxonomy } from "../catalogue/taxonomy";
import type { HandlerContext } from "../handler";
import { batch, type Sql, sql } from "../sql";
import type { Carried } from "./completions";
import { joinedWords, wordsOf } from "./words";

/** 'marca': brands of the catalogue that look like another one. */
const about = z.enum([...wordSubjects, "marca"]);
type About = z.output<typeof about>;
/** 'ignorate': those that were said to mean nothing. */
const state = z.enum(["nuove", "ignorate"]).default("nuove");
const said = z.object({ about, word: z.string().trim().min(1).max(60), ignored: z.boolean() });
const pageSize = 20;

/** What the last feed of a store said; nothing is written where it says the same as the one before. */
export function keepUnknown(store: string, words: readonly UnknownWord[]): Sql {
  return sql`INSERT INTO unknown_words (store, words) SELECT ${store}, ${JSON.stringify(words)}
    WHERE ${words.length} > 0 OR EXISTS (SELECT 1 FROM unknown_words WHERE store = ${store})
    ON CONFLICT DO UPDATE SET words = excluded.words WHERE words <> excluded.words`;
}

/** Most products first, and what each could mean. */
export const unknownWords = {
  unknown: reads(z.object({ about, state, page: pageNumber }), async ({ about, state, page }, context) => {
    const { db } = context;
    const ignored = state === "ignorate";
    const [stores, added, left] = await batch(db, [
      sql<{ store: string; words: string }>`
        SELECT COALESCE(s.name, u.store) AS store, u.words FROM unknown_words u LEFT JOIN stores s ON s.slug = u.store
        ORDER BY u.store`,
      sql<{ phrase: string }>`SELECT phrase FROM added_words WHERE ${about} <> 'marca' OR brand IS NOT NULL`,
      sql<{ word: string }>`SELECT word FROM ignored_words WHERE about = ${about} ORDER BY word`,
    ]);
    const leftOut = new Set(left.map(({ word }) => word));
    const known = new Set(added.map(({ phrase }) => joinedWords(phrase)));
    const all = about === "marca" ? await brandsAlike(context) : together(stores, about);
    // What no feed says any more can still be taken back.
    if (ignored) for (const word of leftOut) if (!all.has(word)) all.set(word, silent(word, about));
    const wanted = [...all]
      .filter(([key]) => leftOut.has(key) === ignored && (ignored || !known.has(key)))
      .map(([, word]) => word)
      .sort((a, b) => b.products - a.products || (a.word < b.word ? -1 : 1));
    return {
      words: wanted
        .slice((page - 1) * pageSize, page * pageSize)
        .map((word) => ({ ...word, alike: word.alike.filter((name) => !known.has(joinedWords(name))) })),
      total: wanted.length,
      meanings: meaningsFor(about),
    };
  }),
  ignore: changes(said, async ({ about, word, ignored }, { db }) => {
    const key = joinedWords(word);
    await batch(db, [
      ignored
        ? sql`INSERT OR IGNORE INTO ignored_words (about, word) VALUES (${about}, ${key})`
        : sql`DELETE FROM ignored_words WHERE about = ${about} AND word = ${key}`,
    ]);
  }),
};

/** What feeds of all stores together say that the vocabulary does not know; `alike`: brands that it may be. */
export interface UnknownFeedWord {
  word: string;
  about: About;
  products: number;
  stores: string[];
  exampleId: string;
  example: string;
  alike: string[];
}

/** Brands that may be another one, by the number of their products. */
async function brandsAlike(context: HandlerContext): Promise<Map<string, UnknownFeedWord>> {
  const { labels, counts } = await context.listing.counts(emptyListing, context);
  const brands = [...labels.values.values()]
    .filter(({ facet, id }) => facet === "brand" && (counts.values[id] ?? 0) > 0)
    .map(({ label, id }) => ({ label, products: counts.values[id] ?? 0 }));
  return new Map(
    [...alikeBrands(brands)].map(([{ label, products }, others]) => [
      joinedWords(label),
      { ...silent(label, "marca"), products, alike: others.map((other) => other.label) },
    ]),
  );
}

function together(stores: readonly { store: string; words: string }[], subject: About) {
  const all = new Map<string, UnknownFeedWord>();
  for (const { store, words } of stores)
    for (const [about, word, products, exampleId, example] of JSON.parse(words) as UnknownWord[]) {
      if (about !== subject) continue;
      const key = joinedWords(word);
      const known = all.get(key) ?? { ...silent(word, about), exampleId, example };
      all.set(key, { ...known, products: known.products + products, stores: [...known.stores, store] });
    }
  return all;
}

function silent(word: string, about: About): UnknownFeedWord {
  return { word, about, products: 0, stores: [], exampleId: "", example: "", alike: [] };
}

/** Names that mean exactly one place of the catalogue or one colour of the palette. */
function meaningsFor(about: About): { area: string; names: string[] }[] {
  if (about === "marca") return [];
  if (about === "colore") return [{ area: "Colori", names: colours.map(({ name }) => name) }];
  const areas = new Map<string, Set<string>>();
  for (const { area, leaf, name } of taxonomy) {
    if (area === null) continue;
    const names = areas.get(area) ?? new Set();
    areas.set(area, leaf === null ? names : names.add(name));
  }
  return [...areas].map(([area, names]) => ({
    area: area.charAt(0).toUpperCase() + area.slice(1),
    names: [...names].sort(),
  }));
}

/** In shorter names one letter tells brands apart. */
const shortestTypo = 5;

/** By each brand those with as many products or more, that have the same letters or are one typo away, most products first. */
function alikeBrands(brands: readonly Carried[]): Map<Carried, Carried[]> {
  const named = brands.map((brand) => ({ brand, letters: wordsOf(brand.label).join("") }));
  const byForm = new Map<string, Set<(typeof named)[number]>>();
  for (const one of named)
    for (const form of formsOf(one.letters)) byForm.set(form, (byForm.get(form) ?? new Set()).add(one));
  const alike = new Map<Carried, Carried[]>();
  for (const { brand, letters } of named) {
    const near = new Set(formsOf(letters).flatMap((form) => [...(byForm.get(form) ?? [])]));
    const others = [...near]
      .filter(
        (other) =>
          other.brand !== brand &&
          other.brand.products >= brand.products &&
          typosBetween(letters, other.letters, 1) <= 1,
      )
      .map((other) => other.brand)
      .sort((a, b) => b.products - a.products || (a.label < b.label ? -1 : 1));
    if (others.length > 0) alike.set(brand, others);
  }
  return alike;
}

/** The letters, and all of them but one: names one typo apart share one of these. */
function formsOf(letters: string): string[] {
  if (letters.length < shortestTypo || /\d/.test(letters)) return [letters];
  return [letters, ...Array.from(letters, (_, at) => letters.slice(0, at) + letters.slice(at + 1))];
}
