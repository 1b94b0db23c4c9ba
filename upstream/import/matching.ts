/** Which product and variant each row belongs to; new ones are made, still without what derives from their offers. */
import type { CatalogueRow } from "contract/import";
import { own } from "domain/own";
import { type Around, metBy } from "./met-rows";
import untold from "./new-product.json";
import type { WorkingSet } from "./reading";
import { coloursFixedIn, isParted, type ProductRecord, type VariantRecord } from "./records";
import type { ValueIds } from "./values";

export interface Placed {
  row: CatalogueRow;
  product: ProductRecord;
  variant: VariantRecord;
}

export interface Matching {
  placed: Placed[];
  joined: [group: string, productId: number][];
}

/** @param rows in the order of their lines: the first of a group speaks for it. */
export function matchRows(
  workingSet: WorkingSet,
  rows: readonly CatalogueRow[],
  { at, ...around }: Around & { at: string },
): Matching {
  const { idOf } = around;
  const { found: met, following } = metBy(workingSet, rows, around);
  const known = new Set([...workingSet.groups.keys()].filter((group) => !following.has(group)));
  const joined = joinedGroups(known, rows, met);
  const variants = new Map(
    [...workingSet.variants.now.values()].map((each) => [keyOf(each.product_id, each.variant_key), each]),
  );
  for (const [group, productId] of joined) {
    if (following.has(group))
      restFollows(workingSet, rows, variants, { from: workingSet.groups.get(group), to: productId });
    workingSet.groups.set(group, productId);
  }
  const placed = rows.map((row): Placed => {
    const found = met.get(row);
    const pin = workingSet.pins.get(row.id);
    const product =
      workingSet.products.now.get(pin ?? found?.productId ?? workingSet.groups.get(row.group) ?? 0) ??
      newProduct(workingSet, row, idOf, at);
    const key = keyOf(product.product_id, row.variantKey);
    const variant =
      workingSet.variants.now.get(found?.variantId ?? 0) ??
      variants.get(key) ??
      newVariant(workingSet, product, row, idOf);
    variants.set(keyOf(product.product_id, variant.variant_key), variant);
    variant.gtin ??= codeOf(workingSet, product, row);
    variant.colour_id = colourFor(variant, product, row, idOf);
    return { row, product, variant };
  });
  return { placed, joined };
}

/** The rest of a group that met a product follows the one that most of its rows met. */
function joinedGroups(
  known: ReadonlySet<string>,
  rows: readonly CatalogueRow[],
  met: ReadonlyMap<CatalogueRow, { productId: number }>,
): [string, number][] {
  const unknown = rows.filter((row) => met.has(row) && !known.has(row.group));
  return [...Map.groupBy(unknown, ({ group }) => group)].map(([group, same]) => {
    const counts = [...Map.groupBy(same, (row) => met.get(row)?.productId ?? 0)];
    counts.sort(([a, of], [b, others]) => others.length - of.length || a - b);
    return [group, counts[0]?.[0] ?? 0];
  });
}

/** Offers of a group that no row of this part tells of, to the variants of their colour and size; the product that they leave keeps its own. */
function restFollows(
  { offers, variants, highest }: WorkingSet,
  rows: readonly CatalogueRow[],
  there: Map<string, VariantRecord>,
  { from, to }: { from: number | undefined; to: number },
): void {
  const told = new Set(rows.map(({ id }) => id));
  for (const offer of offers.now.values()) {
    const variant = variants.now.get(offer.variant_id);
    if (!variant || offer.product_id !== from || told.has(offer.external_id)) continue;
    const id = ++highest.variant;
    const its =
      there.get(keyOf(to, variant.variant_key)) ??
      variants.add({ ...variant, variant_id: id, product_id: to, slug: `${variant.slug}-n${id}` });
    there.set(keyOf(to, its.variant_key), its);
    offer.variant_id = its.variant_id;
    offer.product_id = to;
  }
}

function newProduct(workingSet: WorkingSet, row: CatalogueRow, idOf: ValueIds, at: string): ProductRecord {
  const product_id = ++workingSet.highest.product;
  workingSet.groups.set(row.group, product_id);
  return workingSet.products.add({
    ...untold,
    product_id,
    group_key: row.group,
    name: row.name,
    brand_id: idOf("brand", row.brand.slug),
    inserted_at: row.firstSeen,
    inserted_on: row.firstSeenOn,
    updated_at: at,
  });
}

function newVariant(
  workingSet: WorkingSet,
  product: ProductRecord,
  row: CatalogueRow,
  idOf: ValueIds,
): VariantRecord {
  return workingSet.variants.add({
    variant_id: ++workingSet.highest.variant,
    product_id: product.product_id,
    slug: "",
    variant_key: row.variantKey,
    name: row.name,
    gtin: codeOf(workingSet, product, row),
    mpn: row.mpn,
    images: "",
    colour_id: colourOf(row, idOf),
    colour_label: row.colour?.label ?? null,
    size_id: row.size ? idOf("size", row.size.slug) : null,
    size_label: row.size?.label ?? null,
    available: 0,
    price_cents: null,
    position: 0,
  });
}

/** What an operator said; else what the row says, if it is of this very colour: a word may have got its meaning since, or lost it. */
function colourFor(
  { variant_key, colour_id }: VariantRecord,
  { fixed_colours }: ProductRecord,
  row: CatalogueRow,
  idOf: ValueIds,
): number | null {
  const told = fixed_colours === "{}" ? undefined : own(coloursFixedIn(fixed_colours), variant_key);
  return told ?? (variant_key === row.variantKey ? colourOf(row, idOf) : colour_id);
}

function colourOf({ colour }: CatalogueRow, idOf: ValueIds): number | null {
  return colour?.slug ? idOf("colour", colour.slug) : null;
}

/** The GTIN of what operators parted, as a new product or the one that it was, would lead others here. */
function codeOf({ decided }: WorkingSet, { group_key }: ProductRecord, row: CatalogueRow): string | null {
  const isOwnAgain = group_key === row.group && decided.has(group_key);
  return isParted(group_key) || isOwnAgain ? null : row.gtin;
}

function keyOf(productId: number, variantKey: string): string {
  return `${productId} ${variantKey}`;
}
