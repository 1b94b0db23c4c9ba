/** What operators say of a product: hidden, corrected. Imports obey each of them (upstream/catalogue/DESIGN.md). */
import type { FacetKey } from "contract";
import { sanitise } from "../content/sanitise";
import type { HandlerContext } from "../handler";
import {
  type Arrangement,
  coloursFixedIn,
  fixColours,
  isFixed,
  type ProductRecord,
  partsFixedIn,
  rearrange,
  setFixed,
} from "../import/rearrange";
import { existing, Refusal } from "../refusal";
import { batch, firstRow, knownRow, rows, sql } from "../sql";

export type Desk = Pick<HandlerContext, "db" | "now">;

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
  const owner = await knownRow<{ product_id: number }>(db, "Offerta")`
    SELECT product_id FROM offers WHERE offer_id = ${id}`;
  await rearrange(db, [owner.product_id], now, ({ offers, deciding }) => {
    const { store_id, external_id } = existing(offers.now.get(id), "Offerta");
    deciding.set(id, hidden);
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
  const [, [foundCategory], [foundBrand]] = await batch(db, [
    sql`INSERT OR IGNORE INTO facet_values (facet, slug, label) SELECT 'brand', ${brand}, ${newBrand ?? null}
      WHERE ${Number(newBrand !== undefined)} AND EXISTS (SELECT 1 FROM products WHERE product_id = ${id})`,
    sql<{ id: number }>`SELECT category_id AS id FROM categories WHERE slug = ${category}`,
    sql<{ id: number }>`SELECT value_id AS id FROM facet_values WHERE facet = 'brand' AND slug = ${brand}`,
  ]);
  if (category !== null && !foundCategory) throw new Refusal(422, "Questa categoria non esiste.", "category");
  if (brand !== null && !foundBrand)
    throw new Refusal(422, "Nessun prodotto ha questa marca: se è nuova, dillo qui sotto.", "brand");
  const text = description && (await sanitise(description));
  await rearrange(db, [id], now, ({ products, offers }) => {
    const product = productIn({ products }, id);
    const before = product.fixed;
    if (foundCategory) {
      product.category_id = foundCategory.id;
      product.category_ids = JSON.stringify([foundCategory.id]);
    }
    if (foundBrand) product.brand_id = foundBrand.id;
    setFixed(product, "category", category !== null);
    setFixed(product, "brand", brand !== null);
    if (name !== undefined) say(product, "name", name);
    if (text !== undefined) say(product, "description", text);
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
  const isOurs = said !== null && (said !== product[what] || isFixed(product, what));
  if (said !== null) product[what] = said;
  setFixed(product, what, isOurs);
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
    const isChosen = Object.values(fixed.values ?? {}).some((ids) => ids !== undefined);
    setFixed(product, "attributes", isChosen);
    return [];
  });
}

/** The colour of some variants, kept by what tells them apart, so that one which leaves the feed and returns has it. */
export async function paint(
  { id, variants: chosen, colour }: { id: number; variants: readonly number[]; colour: string | null },
  { db, now }: Desk,
) {
  const found = await firstRow<{ id: number }>(db)`
    SELECT value_id AS id FROM facet_values WHERE facet = 'colour' AND slug = ${colour}`;
  const value = found?.id ?? null;
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

export function productIn({ products }: Pick<Arrangement, "products">, id: number): ProductRecord {
  return existing(products.now.get(id), "Prodotto");
}
