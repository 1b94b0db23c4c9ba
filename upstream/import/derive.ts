/** What cards, pages and filters read of a product, from its variants and offers. */
import { hasWords } from "domain/folded";
import { percentOff } from "domain/money";
import type { Block } from "./blocks";
import {
  byRank,
  type FixedParts,
  isBuyable,
  type OfferRecord,
  type ProductRecord,
  partsFixedIn,
  type ValueRecord,
  type VariantRecord,
} from "./records";

const mostPictures = 12;

export interface Around {
  values: ReadonlyMap<number, ValueRecord>;
  parents: ReadonlyMap<number, number | null>;
  at: string;
  /** Offers that nobody may see. */
  back: ReadonlySet<number>;
  blocks: readonly Block[];
}

/** Writes the derived columns of a product and its variants; answers the variants that nobody offers any more. */
export function deriveProduct(
  product: ProductRecord,
  variants: readonly VariantRecord[],
  offers: readonly OfferRecord[],
  around: Around,
): VariantRecord[] {
  obeyBlocks(product, around);
  const fixed = partsFixedIn(product);
  // What is hidden keeps its offers and shows none: so no list, filter or search has it.
  const shown = product.hidden_at === null ? offers.filter(({ offer_id }) => !around.back.has(offer_id)) : [];
  const ranked = shown.toSorted(byRank);
  const ofVariant = Map.groupBy(ranked, ({ variant_id }) => variant_id);
  const offered = new Set(offers.map(({ variant_id }) => variant_id));
  // A product that lost all its offers keeps its variants: its page stays and says 'Esaurito'.
  const isKept = ({ variant_id }: VariantRecord) => shown.length === 0 || offered.has(variant_id);
  const kept = variants.filter(isKept);
  for (const variant of kept) deriveVariant(variant, ofVariant.get(variant.variant_id) ?? [], fixed);
  place(kept, around.values);
  // What only offers have that are kept back tells nothing of the product.
  const visible = kept.filter(({ variant_id }) => shown.length === 0 || ofVariant.has(variant_id));
  product.images = picturesOf(visible, fixed);
  derivePrice(product, ranked, around.at);
  product.sizes = sizesOf(visible, around.values);
  const valueIds =
    ranked.length > 0 ? corrected(valuesOf(product, visible, ranked), fixed, around.values) : [];
  product.value_ids = JSON.stringify(valueIds);
  product.tags = valueIds
    .flatMap((id) => around.values.get(id) ?? [])
    .filter(({ facet }) => facet === "tag")
    .map(({ label }) => label)
    .sort()
    .join(",");
  product.path_ids = JSON.stringify(ranked.length > 0 ? pathOf(product, around.parents) : []);
  product.popularity = popularityOf(product, ranked);
  return variants.filter((variant) => !isKept(variant));
}

/** What is blocked goes, and what only a block had hidden returns with its end. */
function obeyBlocks(product: ProductRecord, { blocks, at }: Around): void {
  const block = blocks.find(({ brand, words }) =>
    words === null ? brand === product.brand_id && brand !== null : hasWords(product.name, words),
  );
  if (product.hidden_at !== null && product.hidden_for === null) return;
  product.hidden_at = block ? (product.hidden_at ?? at) : null;
  product.hidden_for = block?.id ?? null;
}

/** Pictures in an operator's order, without those that are left out; what feeds bring later stands at the end. */
function arranged(names: readonly string[], { pictures = [] }: FixedParts): string[] {
  const first = pictures.filter((name) => names.includes(name));
  return [...first, ...names.filter((name) => !pictures.includes(name) && !pictures.includes(`-${name}`))];
}

/** Of a facet that an operator spoke of the values are what was said. */
function corrected(ids: readonly number[], { values = {} }: FixedParts, known: Around["values"]): number[] {
  const told = new Map(Object.entries(values));
  const others = ids.filter((id) => !told.has(known.get(id)?.facet ?? ""));
  return [...new Set([...others, ...[...told.values()].flat()])].sort((a, b) => a - b);
}

/** @param offers of this variant, best first */
function deriveVariant(variant: VariantRecord, offers: readonly OfferRecord[], fixed: FixedParts): void {
  const [best] = offers;
  variant.available = best ? Number(isBuyable(best)) : 0;
  variant.price_cents = best?.price_cents ?? null;
  const shown = offers.filter(({ images }) => images !== "").sort((a, b) => a.offer_id - b.offer_id)[0];
  if (shown) variant.images = arranged(shown.images.split(","), fixed).join(",");
}

/** Colours in the order in which they came, in each the sizes in their natural order. */
function place(variants: readonly VariantRecord[], values: Around["values"]): void {
  const first = new Map<string | null, number>();
  for (const { colour_label, variant_id } of variants)
    first.set(colour_label, Math.min(first.get(colour_label) ?? variant_id, variant_id));
  // What has no size stands first.
  const size = ({ size_id }: VariantRecord) => values.get(size_id ?? 0)?.position ?? Number.NEGATIVE_INFINITY;
  const order = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);
  variants
    .toSorted(
      (a, b) =>
        order(first.get(a.colour_label) ?? 0, first.get(b.colour_label) ?? 0) ||
        order(size(a), size(b)) ||
        a.variant_id - b.variant_id,
    )
    .forEach((variant, index) => {
      variant.position = index + 1;
    });
}

/** A picture counts once; a colour that can be bought and has a second view leads, so that a card has one to show on hover. */
function picturesOf(variants: readonly VariantRecord[], fixed: FixedParts): string {
  const places = new Map<string, number>();
  for (const { images, available, position } of variants) {
    if (images === "") continue;
    const start = (images.includes(",") ? 0 : 1_000_000) + (1 - available) * 100_000 + position * 100;
    images.split(",").forEach((name, index) => {
      places.set(name, Math.min(places.get(name) ?? Number.POSITIVE_INFINITY, start + index));
    });
  }
  const names = [...places].sort(([, a], [, b]) => a - b).map(([name]) => name);
  return arranged(names, fixed).slice(0, mostPictures).join(",");
}

function derivePrice(product: ProductRecord, ranked: readonly OfferRecord[], at: string): void {
  const [best] = ranked;
  const list = best?.list_cents ?? null;
  product.best_offer_id = best?.offer_id ?? null;
  product.price_cents = best?.price_cents ?? null;
  product.list_cents = list;
  product.discount_percent = best && list !== null ? percentOff(best.price_cents, list) : 0;
  product.available = best ? Number(isBuyable(best)) : 0;
  product.offer_count = new Set(ranked.map(({ store_id }) => store_id)).size;
  if (best) product.updated_at = at;
}

function sizesOf(variants: readonly VariantRecord[], values: Around["values"]): string {
  const sizes = variants.flatMap(({ available, size_id }) =>
    available ? (values.get(size_id ?? 0) ?? []) : [],
  );
  const byLabel = new Map(sizes.map((size) => [`${size.position} ${size.label}`, size]));
  return [...byLabel.values()]
    .sort((a, b) => a.position - b.position || (a.label < b.label ? -1 : 1))
    .map(({ label }) => label)
    .join(",");
}

/** A sold-out size is no answer to a filter, unless all of them are sold out. */
function valuesOf(
  product: ProductRecord,
  variants: readonly VariantRecord[],
  offers: readonly OfferRecord[],
): number[] {
  const ids = new Set<number>();
  for (const { available, size_id, colour_id } of variants) {
    if (available !== product.available) continue;
    if (size_id !== null) ids.add(size_id);
    if (colour_id !== null) ids.add(colour_id);
  }
  if (product.brand_id !== null) ids.add(product.brand_id);
  for (const told of new Set(offers.map(({ value_ids }) => value_ids)))
    for (const id of JSON.parse(told) as number[]) ids.add(id);
  return [...ids].sort((a, b) => a - b);
}

/** Its categories and all above them. */
function pathOf({ category_ids }: ProductRecord, parents: Around["parents"]): number[] {
  const path = new Set<number>();
  for (const leaf of JSON.parse(category_ids) as number[])
    for (let id: number | null = leaf; id !== null && !path.has(id); id = parents.get(id) ?? null)
      path.add(id);
  return [...path].sort((a, b) => a - b);
}

/** Sort 'consigliati': editors' weight, how complete and widely sold it is, then a fixed shuffle that parts neighbours of a feed. */
function popularityOf(product: ProductRecord, offers: readonly OfferRecord[]): number {
  const points =
    Math.max(0, ...offers.map(({ popularity }) => popularity)) +
    Math.min(product.offer_count, 5) * 12 +
    Number(product.images.includes(",")) * 20 +
    Number(product.description !== null) * 10 +
    Number(product.discount_percent > 0) * 10 +
    ((product.product_id * 7919) % 61);
  return product.images === "" ? Math.max(0, points - 60) : points;
}
