/** What operators do to a product: hide, correct, join, split. Imports obey each of them (upstream/catalogue/DESIGN.md). */
import type { FacetKey } from "contract";
import { own } from "domain/own";
import { sanitise } from "../content/sanitise";
import type { HandlerContext } from "../handler";
import {
  type Arrangement,
  coloursFixedIn,
  fixColours,
  type OfferRecord,
  type ProductRecord,
  partedKey,
  partsFixedIn,
  rearrange,
  setFixed,
  type VariantRecord,
} from "../import/rearrange";
import { notFound, Refusal } from "../refusal";
import { batch, firstRow, listed, rows, type Sql, sql } from "../sql";

type Desk = Pick<HandlerContext, "db" | "now">;

export async function hide({ id, hidden }: { id: number; hidden: boolean }, { db, now }: Desk) {
  await rearrange(db, [id], now, (arrangement) => {
    const product = productIn(arrangement, id);
    if (product.hidden_for !== null) throw new Refusal(409, "Lo nasconde un blocco: si toglie in «Blocchi».");
    product.hidden_at = hidden ? (product.hidden_at ?? now.toISOString()) : null;
    return [];
  });
}

/** One offer, by what its store calls it: it stays hidden when it leaves the feed and returns. */
export async function hideOffer(
  { offer: id, hidden }: { offer: number; hidden: boolean },
  { db, now }: Desk,
) {
  const owner = await firstRow<{ product_id: number }>(
    db,
    sql`SELECT product_id FROM offers WHERE offer_id = ${id}`,
  );
  if (!owner) throw notFound("Offerta");
  await rearrange(db, [owner.product_id], now, ({ offers, deciding }) => {
    const offer = offers.now.get(id);
    if (!offer) throw notFound("Offerta");
    deciding.set(id, hidden);
    const { store_id, external_id } = offer;
    return [
      hidden
        ? sql`INSERT INTO hidden_offers (store_id, external_id, hidden_at)
            VALUES (${store_id}, ${external_id}, ${now.toISOString()}) ON CONFLICT DO UPDATE SET why = NULL`
        : sql`DELETE FROM hidden_offers WHERE store_id = ${store_id} AND external_id = ${external_id}`,
      // What a person says stands above what readings of its page find.
      sql`UPDATE destination_doubts SET spared = ${Number(!hidden)}
        WHERE store_id = ${store_id} AND external_id = ${external_id}`,
    ];
  });
}

interface Correction {
  id: number;
  category: string | null;
  brand: string | null;
  /** What a brand is called that no product has yet. */
  newBrand?: string | undefined;
  name?: string | null | undefined;
  description?: string | null | undefined;
}

/** Null is what feeds say: the next import brings it. Title and text that are the feed's stay the feed's; left out they stay as they are. */
export async function correct(
  { id, category, brand, newBrand, name, description }: Correction,
  { db, now }: Desk,
) {
  const [, categories, brands] = (await batch(db, [
    sql`INSERT OR IGNORE INTO facet_values (facet, slug, label) SELECT 'brand', ${brand}, ${newBrand ?? null}
      WHERE ${Number(newBrand !== undefined)} AND EXISTS (SELECT 1 FROM products WHERE product_id = ${id})`,
    sql`SELECT category_id AS id FROM categories WHERE slug = ${category}`,
    sql`SELECT value_id AS id FROM facet_values WHERE facet = 'brand' AND slug = ${brand}`,
  ])) as { id: number }[][];
  if (category !== null && !categories?.[0])
    throw new Refusal(422, "Questa categoria non esiste.", "category");
  if (brand !== null && !brands?.[0])
    throw new Refusal(422, "Nessun prodotto ha questa marca: se è nuova, dillo qui sotto.", "brand");
  await rearrange(db, [id], now, ({ products, offers }) => {
    const product = productIn({ products }, id);
    const before = product.fixed;
    if (categories?.[0]) {
      product.category_id = categories[0].id;
      product.category_ids = JSON.stringify([categories[0].id]);
    }
    if (brands?.[0]) product.brand_id = brands[0].id;
    setFixed(product, "category", category !== null);
    setFixed(product, "brand", brand !== null);
    if (name !== undefined) say(product, "name", name);
    if (description !== undefined) say(product, "description", description && sanitise(description));
    const givenBack = before
      .split(",")
      .some((what) => what !== "" && !product.fixed.split(",").includes(what));
    // Whose row it is stays; that it was read before does not.
    if (givenBack)
      for (const offer of offers.now.values()) offer.fingerprint = offer.fingerprint.replace(/[^~]*$/, "");
    return [];
  });
}

function say(product: ProductRecord, what: "name" | "description", said: string | null): void {
  const isFixed = said !== null && (said !== product[what] || product.fixed.split(",").includes(what));
  if (said !== null) product[what] = said;
  setFixed(product, what, isFixed);
}

interface Parts {
  id: number;
  /** In their order, with a hyphen before one that is left out; null: what feeds say. */
  pictures?: readonly string[] | null | undefined;
  /** By facet the labels of what it carries; none: what feeds say. */
  attributes?: Partial<Record<FacetKey, readonly string[]>> | undefined;
}

/** Pictures and attributes in place of the feeds'; given back, the offers say them at once. */
export async function arrange({ id, pictures, attributes }: Parts, { db, now }: Desk) {
  const asked = Object.entries(attributes ?? {}).flatMap(([facet, labels]) =>
    labels.map((label) => [facet, label]),
  );
  const known = await rows<{ facet: FacetKey; label: string; id: number | null }>(db)`
    SELECT e.value ->> 0 AS facet, e.value ->> 1 AS label, MIN(f.value_id) AS id FROM json_each(${JSON.stringify(asked)}) e
    LEFT JOIN facet_values f ON f.facet = e.value ->> 0 AND f.label = e.value ->> 1 COLLATE NOCASE GROUP BY e.key`;
  const unknown = known.find((one) => one.id === null);
  if (unknown)
    throw new Refusal(
      422,
      `Nessun prodotto ha «${unknown.label}»: scrivi un valore del catalogo.`,
      unknown.facet,
    );
  await rearrange(db, [id], now, ({ products }) => {
    const product = productIn({ products }, id);
    const fixed = partsFixedIn(product);
    if (pictures !== undefined) fixed.pictures = pictures === null ? undefined : [...pictures];
    for (const facet of Object.keys(attributes ?? {}) as FacetKey[]) {
      const said = known.flatMap((one) => (one.facet === facet && one.id !== null ? [one.id] : []));
      fixed.values = { ...fixed.values, [facet]: said.length > 0 ? said : undefined };
    }
    product.fixed_parts = JSON.stringify(fixed);
    setFixed(product, "pictures", fixed.pictures !== undefined);
    setFixed(
      product,
      "attributes",
      Object.values(fixed.values ?? {}).some((ids) => ids !== undefined),
    );
    return [];
  });
}

/** The colour of some variants, kept by what tells them apart, so that one which leaves the feed and returns has it. */
export async function paint(
  { id, variants: chosen, colour }: { id: number; variants: readonly number[]; colour: string | null },
  { db, now }: Desk,
) {
  const [found] = (await batch(db, [
    sql`SELECT value_id AS id FROM facet_values WHERE facet = 'colour' AND slug = ${colour}`,
  ])) as { id: number }[][];
  const value = found?.[0]?.id ?? null;
  if (colour !== null && value === null) throw new Refusal(422, "Questo colore non esiste.", "colour");
  await rearrange(db, [id], now, (arrangement) => {
    const product = productIn(arrangement, id);
    const fixed = new Map(Object.entries(coloursFixedIn(product.fixed_colours)));
    for (const one of chosen) {
      const variant = arrangement.variants.now.get(one);
      if (!variant) throw new Refusal(409, "Una variante non è più di questo prodotto.", "variants");
      if (value !== null) variant.colour_id = value;
      if (value === null) fixed.delete(variant.variant_key);
      else fixed.set(variant.variant_key, value);
    }
    fixColours(product, Object.fromEntries(fixed));
    return [];
  });
}

export async function join({ id, other }: { id: number; other: number }, { db, now }: Desk) {
  if (id === other) throw new Refusal(422, "Un prodotto non si unisce a sé stesso.", "other");
  await rearrange(db, [id, other], now, (arrangement) => {
    const into = productIn(arrangement, id);
    const from = productIn(arrangement, other);
    if (from.joined_into === id) return [];
    if (into.joined_into !== null || from.joined_into !== null)
      throw new Refusal(409, "Uno dei due prodotti è già unito a un altro.");
    const merged = moveVariants(arrangement, from, into);
    const colours = { ...coloursFixedIn(from.fixed_colours), ...coloursFixedIn(into.fixed_colours) };
    fixColours(into, colours);
    for (const variant of ofProduct(arrangement.variants.now.values(), into))
      variant.colour_id = own(colours, variant.variant_key) ?? variant.colour_id;
    from.joined_into = id;
    return [...followersTo(from, into, merged), ...groupsTo(from, into)];
  });
}

/** All variants of one product to another; those that it has already give their offers. Answers these, by the one that has them. */
function moveVariants({ variants, offers }: Arrangement, from: ProductRecord, into: ProductRecord) {
  const there = new Map(
    ofProduct(variants.now.values(), into).map((variant) => [variant.variant_key, variant]),
  );
  const merged: [number, number][] = [];
  for (const variant of ofProduct(variants.now.values(), from)) {
    const same = there.get(variant.variant_key);
    for (const offer of offers.now.values()) {
      if (offer.variant_id !== variant.variant_id) continue;
      offer.product_id = into.product_id;
      if (same) offer.variant_id = same.variant_id;
    }
    if (same) {
      same.gtin ??= variant.gtin;
      merged.push([variant.variant_id, same.variant_id]);
      variants.now.delete(variant.variant_id);
    } else variant.product_id = into.product_id;
  }
  return merged;
}

function ofProduct<Row extends { product_id: number }>(all: Iterable<Row>, { product_id }: ProductRecord) {
  return [...all].filter((one) => one.product_id === product_id);
}

/** Whoever liked, watches, wants or reviewed the one has the other; what both had stays once. */
function followersTo(from: ProductRecord, into: ProductRecord, merged: [number, number][]): Sql[] {
  const [old, now] = [from.product_id, into.product_id];
  const pairs = JSON.stringify(merged);
  const variant = (table: Sql) => sql`UPDATE OR IGNORE ${table} SET variant_id = e.value ->> 1
    FROM json_each(${pairs}) e WHERE product_id = ${now} AND variant_id = e.value ->> 0`;
  return [
    sql`UPDATE reviews SET product_id = ${now} WHERE product_id = ${old}`,
    sql`UPDATE products SET rating = (SELECT ROUND(AVG(rating), 1) FROM shown_reviews WHERE product_id = ${now}),
      sales = sales + (SELECT sales FROM products WHERE product_id = ${old}) WHERE product_id = ${now}`,
    sql`UPDATE OR IGNORE wishlist_items SET product_id = ${now} WHERE product_id = ${old}`,
    variant(sql`wishlist_items`),
    sql`UPDATE cart_lines SET product_id = ${now} WHERE product_id = ${old}`,
    variant(sql`cart_lines`),
    sql`UPDATE OR IGNORE alerts SET product_id = ${now}, subject = 'prodotto ' || ${now} || ' ' || size_label
      WHERE product_id = ${old}`,
    sql`UPDATE past_price_points SET product_id = ${now} WHERE product_id = ${old}`,
    variant(sql`past_price_points`),
  ];
}

function groupsTo(from: ProductRecord, into: ProductRecord): Sql[] {
  const [old, now] = [from.product_id, into.product_id];
  return [
    sql`UPDATE product_groups SET product_id = ${now}, decided = 1 WHERE product_id = ${old}`,
    sql`INSERT OR REPLACE INTO product_groups (group_key, product_id, decided) VALUES (${from.group_key}, ${now}, 1)`,
    sql`UPDATE offer_pins SET product_id = ${now} WHERE product_id = ${old}`,
    // What was joined into it before leads on.
    sql`UPDATE products SET joined_into = ${now} WHERE joined_into = ${old}`,
  ];
}

export async function split(
  { id, offers: chosen }: { id: number; offers: readonly number[] },
  { db, now }: Desk,
) {
  let made = 0;
  const was = await goodThatWas(db, id, chosen);
  await rearrange(db, [id, ...was], now, (arrangement) => {
    const from = productIn(arrangement, id);
    const ids = new Set(chosen);
    const there = [...arrangement.offers.now.values()].filter(({ product_id }) => product_id === id);
    const moving = there.filter(({ offer_id }) => ids.has(offer_id));
    if (moving.length < ids.size)
      throw new Refusal(409, "Un’offerta non è più di questo prodotto.", "offers");
    if (moving.length === there.length)
      throw new Refusal(422, "Al prodotto deve restare almeno un’offerta.", "offers");
    const [back] = was.flatMap((one) => arrangement.products.now.get(one) ?? []);
    if (back) {
      back.joined_into = null;
      fixColours(back, { ...coloursFixedIn(back.fixed_colours), ...coloursFixedIn(from.fixed_colours) });
    }
    const product = back ?? newProduct(arrangement, from, moving);
    made = product.product_id;
    for (const offer of moving) offer.product_id = made;
    moveOrCopyVariants(arrangement, moving, { from, to: product });
    return [...pins(moving, made), ...groupsOf(arrangement, moving, made)];
  });
  return { id: made };
}

/** The product that these offers were before they were joined with this one, by hand or by an import: none, or the one of most of them. */
async function goodThatWas(db: D1Database, id: number, offers: readonly number[]): Promise<number[]> {
  const found = await rows<{ id: number }>(db)`SELECT p.product_id AS id
    FROM offers o CROSS JOIN products p ON p.group_key = o.group_key
    WHERE o.offer_id IN ${listed([...offers])} AND p.product_id <> ${id}
      AND (p.joined_into = ${id} OR (p.joined_into IS NULL AND p.moved_into = ${id}))
    GROUP BY p.product_id ORDER BY COUNT(*) DESC, p.product_id LIMIT 1`;
  return found.map((one) => one.id);
}

function newProduct(
  { products, variants, highest }: Arrangement,
  from: ProductRecord,
  moving: OfferRecord[],
): ProductRecord {
  const product_id = ++highest.product;
  return products.add({
    ...from,
    product_id,
    slug: `${from.slug}-n${product_id}`,
    group_key: partedKey(from.product_id, product_id),
    name: variants.now.get(moving[0]?.variant_id ?? 0)?.name ?? from.name,
    hidden_at: null,
    joined_into: null,
  });
}

/**
 * A variant of a good that was is its own again; of a new one it goes along when all its offers do; else its likeness does. Without a GTIN, that
 * nothing else is led there.
 */
function moveOrCopyVariants(
  { variants, offers, highest }: Arrangement,
  moving: OfferRecord[],
  { from, to: product }: { from: ProductRecord; to: ProductRecord },
): void {
  const copies = new Map<number, VariantRecord>();
  const own = new Map(
    ofProduct(variants.now.values(), product).map((variant) => [variant.variant_key, variant]),
  );
  const staying = new Set(
    [...offers.now.values()]
      .filter(({ product_id }) => product_id !== product.product_id)
      .map(({ variant_id }) => variant_id),
  );
  for (const offer of moving) {
    const variant = variants.now.get(offer.variant_id);
    if (!variant) continue;
    const copy =
      copies.get(variant.variant_id) ??
      own.get(variant.variant_key) ??
      (staying.has(variant.variant_id) ? copyOf(variant) : variant);
    copies.set(variant.variant_id, copy);
    copy.product_id = product.product_id;
    copy.gtin = null;
    offer.variant_id = copy.variant_id;
  }
  function copyOf(variant: VariantRecord): VariantRecord {
    const variant_id = ++highest.variant;
    const { product_id, name, slug } = product;
    const wish = variant.slug.startsWith(`${from.slug}-`)
      ? slug + variant.slug.slice(from.slug.length)
      : null;
    const isFree = wish !== null && [...variants.now.values()].every((one) => one.slug !== wish);
    const its = isFree ? wish : `${variant.slug}-n${variant_id}`;
    return variants.add({ ...variant, variant_id, product_id, name, slug: its });
  }
}

function pins(moving: OfferRecord[], product: number): Sql[] {
  const rows = JSON.stringify(moving.map(({ store_id, external_id }) => [store_id, external_id]));
  return [
    sql`INSERT OR REPLACE INTO offer_pins (store_id, external_id, product_id)
      SELECT value ->> 0, value ->> 1, ${product} FROM json_each(${rows})`,
  ];
}

/** Groups of which nothing stays go as a whole: sizes to come go there too. */
function groupsOf({ offers }: Arrangement, moving: OfferRecord[], product: number): Sql[] {
  const staying = new Set(
    [...offers.now.values()]
      .filter(({ product_id }) => product_id !== product)
      .map(({ group_key }) => group_key),
  );
  const whole = new Set(
    moving.flatMap(({ group_key }) => (group_key && !staying.has(group_key) ? [group_key] : [])),
  );
  return [
    sql`INSERT OR REPLACE INTO product_groups (group_key, product_id, decided)
      SELECT value, ${product}, 1 FROM ${listed([...whole])}`,
  ];
}

function productIn({ products }: Pick<Arrangement, "products">, id: number): ProductRecord {
  const product = products.now.get(id);
  if (!product) throw notFound("Prodotto");
  return product;
}
