/** A product as an operator looks into it: its offers with the matcher's reasons, and what looks alike and is another one. */
import { type CategoryReason, emptyListing } from "contract";
import type { ValueRow } from "../catalogue/product-detail";
import type { HandlerContext } from "../handler";
import { coloursFixedIn, partedKey, partsFixedIn } from "../import/rearrange";
import { batch, knownRow, listed, rows, sql } from "../sql";
import { type FoundRow, foundColumns, foundOf } from "./find";
import { partingsOf, placingOf } from "./reasons";

/** What is known of the one product besides; the corrections and the reason are JSON. */
interface OwnRow extends FoundRow {
  description: string | null;
  fixedColours: string;
  fixedParts: string;
  categoryReason: string | null;
}

const mostAlike = 20;
const mostPoints = 200;
/** So many products whose addresses begin alike are looked through. */
const mostNamesakes = 200;
/** Stores ask more or less for the same thing by this share. */
const aboutItsPrice = 0.15;

interface OfferRow {
  id: number;
  store: string;
  externalId: string;
  url: string;
  variant: string;
  gtin: string | null;
  groupKey: string | null;
  priceCents: number;
  available: number;
  updatedAt: string;
  pinned: number;
  hiddenAt: string | null;
}
interface VariantRow {
  id: number;
  name: string;
  key: string;
  colour: string | null;
}
interface PointRow {
  offer_id: number;
  at: string;
  priceCents: number;
  available: number;
}

export async function product({ id }: { id: number }, context: HandlerContext) {
  const { db } = context;
  const row = await knownRow<OwnRow>(db, "Prodotto")`
    SELECT found.*, o.description, o.fixed_colours AS fixedColours, o.fixed_parts AS fixedParts,
        o.category_because AS categoryReason
      FROM (${foundColumns} WHERE p.product_id = ${id}) found JOIN products o ON o.product_id = found.id`;
  const { fixedColours, fixedParts, categoryReason, description, ...own } = row;
  const [offers, points, groups, variants, values] = await batch(db, [
    sql<OfferRow>`SELECT o.offer_id AS id, s.name AS store, o.external_id AS externalId, o.url,
        COALESCE(v.colour_label, '–') || ', ' || COALESCE(v.size_label, '–') AS variant,
        COALESCE(o.gtin, CASE WHEN o.group_key IS NULL THEN v.gtin END) AS gtin, o.group_key AS groupKey,
        o.price_cents AS priceCents, o.availability = 'in_stock' AS available, o.updated_at AS updatedAt,
        r.product_id IS NOT NULL AS pinned, h.hidden_at AS hiddenAt
      FROM variants v CROSS JOIN offers o ON o.variant_id = v.variant_id JOIN stores s ON s.store_id = o.store_id
      LEFT JOIN offer_pins r ON r.store_id = o.store_id AND r.external_id = o.external_id
      LEFT JOIN hidden_offers h ON h.store_id = o.store_id AND h.external_id = o.external_id
      WHERE v.product_id = ${id} ORDER BY s.name, v.position, o.offer_id`,
    sql<PointRow>`SELECT p.offer_id, p.observed_at AS at, p.price_cents AS priceCents, p.available
      FROM variants v CROSS JOIN offers o ON o.variant_id = v.variant_id JOIN price_points p ON p.offer_id = o.offer_id
      WHERE v.product_id = ${id} ORDER BY p.observed_at DESC`,
    sql<{ group_key: string; decided: number }>`
      SELECT group_key, decided FROM product_groups WHERE product_id = ${id}`,
    sql<VariantRow>`SELECT v.variant_id AS id, COALESCE(v.colour_label, '–') || ', ' || COALESCE(v.size_label, '–') AS name,
        v.variant_key AS key, f.slug AS colour FROM variants v LEFT JOIN facet_values f ON f.value_id = v.colour_id
      WHERE v.product_id = ${id} ORDER BY v.position, v.variant_id`,
    sql<ValueRow>`SELECT f.facet, f.label FROM products p CROSS JOIN json_each(p.value_ids) e
      CROSS JOIN facet_values f ON f.value_id = e.value WHERE p.product_id = ${id} ORDER BY f.position, f.label`,
  ]);
  const { pictures = [], values: said = {} } = partsFixedIn({ fixed_parts: fixedParts });
  const corrected = coloursFixedIn(fixedColours);
  const evidence = offers.map(({ store, gtin, groupKey, pinned }) => ({
    store,
    gtin,
    group: groupKey,
    pinned: pinned === 1,
  }));
  const placed = {
    group: own.groupKey,
    groups: new Map(groups.map(({ group_key, decided }) => [group_key, decided === 1])),
    offers: evidence,
  };
  return {
    ...foundOf(own),
    description,
    group: own.groupKey,
    categoryReason: categoryReason === null ? null : (JSON.parse(categoryReason) as CategoryReason),
    offers: offers.map(({ pinned: _, available, groupKey, ...offer }, at) => ({
      ...offer,
      group: groupKey,
      available: available === 1,
      placing: placingOf(evidence[at] ?? { store: "", gtin: null, group: null, pinned: false }, placed),
      history: points
        .filter(({ offer_id }) => offer_id === offer.id)
        .slice(0, mostPoints)
        .map((point) => ({ at: point.at, priceCents: point.priceCents, available: point.available === 1 })),
    })),
    pictures: picturesOf(own.images, pictures),
    /** Labels by facet, and of which facets an operator said them. */
    attributes: Object.fromEntries(
      [...Map.groupBy(values, ({ facet }) => facet)].map(([facet, some]) => [
        facet,
        some.map(({ label }) => label),
      ]),
    ),
    told: Object.keys(said),
    variants: variants.map(({ key, ...variant }) => ({ ...variant, fixed: Object.hasOwn(corrected, key) })),
    alike: await namesakes(context, own),
  };
}

/** All that there are, those that are left out too. */
function picturesOf(images: string, said: readonly string[]): { name: string; isOut: boolean }[] {
  const shown = images.split(",").filter(Boolean);
  const out = said.flatMap((name) => (name.startsWith("-") ? name.slice(1) : []));
  return [...shown.map((name) => ({ name, isOut: false })), ...out.map((name) => ({ name, isOut: true }))];
}

export type CuratedProduct = Awaited<ReturnType<typeof product>>;
export type PlacedOffer = CuratedProduct["offers"][number];
export type CuratedVariant = CuratedProduct["variants"][number];
export type AlikeProduct = CuratedProduct["alike"][number];

/** Same GTIN, brand and category, and the same name or maker's number, or parted from it; names are found by their addresses. */
async function namesakes(context: HandlerContext, own: FoundRow) {
  const { db } = context;
  const id = own.id;
  const address = own.slug.replace(/(?:-n\d+)+$/, "");
  const nearest = await ofItsBrand(own, context);
  const ids = await rows<{ product_id: number }>(db)`
    SELECT product_id FROM (SELECT q.product_id FROM products me CROSS JOIN (
            SELECT * FROM (SELECT product_id FROM products WHERE slug = ${address}
              OR (slug >= ${`${address}-n0`} AND slug < ${`${address}-n:`}) LIMIT ${mostNamesakes})
            UNION SELECT value FROM json_each(${JSON.stringify(nearest)})) near
          CROSS JOIN products q ON q.product_id = near.product_id
        WHERE me.product_id = ${id} AND q.category_id = me.category_id AND q.brand_id = me.brand_id
          AND (q.name = me.name COLLATE NOCASE OR q.mpn = me.mpn)
        UNION SELECT w.product_id FROM variants v JOIN variants w ON w.gtin = v.gtin WHERE v.product_id = ${id}
        UNION SELECT product_id FROM products WHERE group_key >= ${partedKey(id, "")} AND group_key < ${`${partedKey(id, "").slice(0, -1)};`}
        UNION SELECT product_id FROM products WHERE product_id = ${partedFrom(own.groupKey)})
      WHERE product_id <> ${id} LIMIT ${mostAlike}`;
  const wanted = listed([id, ...ids.map(({ product_id }) => product_id)]);
  const [found, codes] = await batch(db, [
    sql<FoundRow>`${foundColumns} WHERE p.product_id IN ${wanted} AND p.joined_into IS NULL ORDER BY p.product_id`,
    sql<{ product_id: number; gtin: string }>`
      SELECT DISTINCT product_id, gtin FROM variants WHERE product_id IN ${wanted} AND gtin IS NOT NULL`,
  ]);
  const sideOf = ({ id, brandSlug }: FoundRow) => ({
    brand: brandSlug,
    gtins: codes.filter(({ product_id }) => product_id === id).map(({ gtin }) => gtin),
  });
  return found
    .filter((other) => other.id !== id)
    .map((other) => {
      const decided = partedFrom(other.groupKey) === id || partedFrom(own.groupKey) === other.id;
      return { ...foundOf(other), partings: partingsOf(sideOf(own), sideOf(other), decided) };
    });
}

/** A page of the listing: what is of its brand and kind, and costs about as much. */
async function ofItsBrand(
  { brandSlug, categorySlug, priceCents }: FoundRow,
  context: HandlerContext,
): Promise<number[]> {
  if (brandSlug === null || categorySlug === null || priceCents === null) return [];
  const query = {
    ...emptyListing,
    category: categorySlug,
    facets: { brand: [brandSlug] },
    priceMin: (priceCents * (1 - aboutItsPrice)) / 100,
    priceMax: (priceCents * (1 + aboutItsPrice)) / 100,
  };
  return (await context.listing.cards(query, context)).page.picks.map(({ product }) => product);
}

/** The product that one was parted from; null for products of feeds. */
function partedFrom(group: string): number | null {
  const found = /^banco\|(\d+):/.exec(group);
  return found ? Number(found[1]) : null;
}
