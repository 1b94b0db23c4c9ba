/** What there is to say of a brand: operators' text, prices of what can be bought, how its sizes run by its reviews (product.md 'Brands'). */
import { type CallInput, type Contract, emptyListing, type sizeRuns } from "contract";
import { folded } from "domain/folded";
import { pictureFrom } from "domain/picture";
import type { HandlerContext } from "../handler";
import { knownRow, rows } from "../sql";

type Runs = (typeof sizeRuns)[number];

const limits = { products: 1_000, reviews: 300 };
/** So many have to say the same, and so large a part of those that speak of sizes. */
const agreed = { least: 3, part: 2 / 3 };

interface BrandRow {
  value_id: number;
  slug: string;
  label: string;
  image: string | null;
  description: string | null;
}

export async function brandBySlug(
  { slug }: CallInput<Contract["brands"]["bySlug"]>,
  context: HandlerContext,
) {
  const brand = await knownRow<BrandRow>(context.db, "Marchio")`
    SELECT value_id, slug, label, image, description FROM shown_brands WHERE slug = ${slug}`;
  const facets = { brand: [brand.slug] };
  const buyable = { ...emptyListing, facets, availability: "disponibili" } as const;
  const [all, cheapest, dearest, fit] = await Promise.all([
    context.listing.counts({ ...emptyListing, facets }, context),
    context.listing.cards({ ...buyable, sort: "prezzo_asc" }, context),
    context.listing.cards({ ...buyable, sort: "prezzo_desc" }, context),
    fitOf(brand.value_id, context),
  ]);
  return {
    slug: brand.slug,
    name: brand.label,
    logo: pictureFrom(brand.image, "logos"),
    description: brand.description || null,
    productCount: all.counts.values[brand.value_id] ?? 0,
    lowestCents: cheapest.cards[0]?.price_cents ?? null,
    highestCents: dearest.cards[0]?.price_cents ?? null,
    categories: [...all.labels.categories.values()].flatMap(({ id, slug }) => {
      const count = all.counts.categories[id] ?? 0;
      return count > 0 ? [{ slug, count }] : [];
    }),
    fit,
  };
}

async function fitOf(brand: number, { db }: HandlerContext) {
  const reviews = await rows<{ text: string }>(db)`SELECT COALESCE(r.title, '') || '. ' || r.body AS text FROM
      (SELECT product_id FROM products WHERE brand_id = ${brand} ORDER BY product_id DESC LIMIT ${limits.products}) p
    CROSS JOIN shown_reviews r ON r.product_id = p.product_id
    WHERE text LIKE '%vest%' OR text LIKE '%calz%' OR text LIKE '%tagli%' OR text LIKE '%numer%' LIMIT ${limits.reviews}`;
  const said = reviews.flatMap(({ text }) => sizeRunIn(text) ?? []);
  const counted = (["piccolo", "regolare", "grande"] as const).map(
    (runs) => [runs, said.filter((one) => one === runs).length] as const,
  );
  const [most, votes] = counted.reduce((best, one) => (one[1] > best[1] ? one : best));
  if (votes < agreed.least || votes < said.length * agreed.part) return null;
  return { runs: most, said: votes, of: said.length };
}

const wears =
  "\\b(?:vest(?:e|ono|ibilita)|calz(?:a|ano|ata)|tagli[ae]|numer(?:o|i)|misur[ae])\\b[^.!?;]{0,24}?";
const phrases: readonly (readonly [Runs, RegExp])[] = [
  ["piccolo", new RegExp(`${wears}\\b(?:piccol|strett|scars)`)],
  ["piccolo", /\b(?:una|mezza|un|mezzo) (?:taglia|numero|misura) in piu\b/],
  ["grande", new RegExp(`${wears}\\b(?:grand|largh|abbondant|ampi[oae])`)],
  ["grande", /\b(?:una|mezza|un|mezzo) (?:taglia|numero|misura) in meno\b/],
  ["regolare", new RegExp(`${wears}\\b(?:regolar|giust|perfett|corrett|corrispond|normal)`)],
];

/** How the sizes run by the words of one review; null where it does not say, denies, or says two things. @internal its cases are many */
export function sizeRunIn(review: string): Runs | null {
  const found = new Set<Runs>();
  for (const sentence of folded(review).split(/[.!?;]/)) {
    const [said] = phrases.filter(([, phrase]) => phrase.test(sentence));
    if (!said) continue;
    if (/\bnon\b/.test(sentence)) return null;
    found.add(said[0]);
  }
  return found.size === 1 ? ([...found][0] ?? null) : null;
}
