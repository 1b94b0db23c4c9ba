/** Whose goods a row tells of: the brand as this catalogue calls it, and the brands of its house, whose numbers mean the same goods. */
import { onceFor } from "upstream/remembering";
import type { FeedBrand } from "upstream/search/feed-words";
import { joinedWords } from "upstream/search/words";
import { brandSlug, rememberingBy } from "./text";
import type { FeedWords } from "./unknown";

/** What companies are called behind the names of their brands. */
const legalForm =
  /[\s,]+(?:s\.?\s?p\.?\s?a|s\.?\s?r\.?\s?l|s\.?a\.?s?|inc|ltd|llc|plc|gmbh(?: & co\.? kg)?|ag|[bn]\.?v)\.?$/i;

interface Houses {
  /** By what feeds call them. */
  brands: ReadonlyMap<string, FeedBrand>;
  /** By the slug of each of its brands. */
  kin: ReadonlyMap<string, readonly string[]>;
}

const housesOf = onceFor(({ tables }: FeedWords): Houses => {
  const brands = new Map<string, FeedBrand>();
  const kin = new Map<string, readonly string[]>();
  for (const { name, called, lines } of tables.houses) {
    for (const spelling of called) brands.set(joinedWords(spelling), { slug: brandSlug(name), label: name });
    const slugs = [...new Set([name, ...lines].map(brandSlug))];
    if (slugs.length > 1) for (const slug of slugs) kin.set(slug, slugs);
  }
  return { brands, kin };
});

export interface Whose {
  brand: FeedBrand;
  kin?: readonly string[];
}

/** @param label as the feed writes it, with letters in it */
export const brandFrom = rememberingBy((label, words): Whose => {
  const { brands, kin } = housesOf(words);
  const bare = label.replace(legalForm, "");
  const called = brands.get(joinedWords(label)) ?? brands.get(joinedWords(bare));
  // What operators say of a brand stands above what tables say.
  const brand = words.brandOf(label) ?? called ?? { slug: brandSlug(bare), label: bare };
  const house = kin.get(brand.slug);
  return house ? { brand, kin: house } : { brand };
});
