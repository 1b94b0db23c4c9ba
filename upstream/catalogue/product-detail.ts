/** The product page's data in one round trip: by id, by slug, or by the slug of one of its variants (product.md 'Catalogue calls'). */
import { type Attribute, displayedAttributes, type FacetKey, facets, type ProductDetail } from "contract";
import { gtinFrom } from "domain/gtin";
import { pictureFrom, picturesFrom } from "domain/picture";
import type { HandlerContext } from "../handler";
import { codesOf, type StoreTotals, shopCode, totalsOf } from "../promotions/codes";
import { existing, Refusal } from "../refusal";
import { batch, listed, type Sql, sql } from "../sql";
import type { CardRow } from "./card-row";
import { cardOf, names } from "./cards";
import { categorySlugs, offersIn, valuesCarried } from "./carried";
import noOffer from "./no-offer.json";
import { codeOf } from "./offer-code";
import { type OfferRow, offerOf, offersOf, reducedHistoryOf } from "./product-offers";
import { type VariantRow, variantOf, variantsOf } from "./product-variants";
import { ratingOf } from "./reviews";

interface ProductRow extends Omit<CardRow, keyof OfferRow | "codes"> {
  variant_id: number | null;
  description: string | null;
  mpn: string | null;
  producer: string | null;
  responsible: string | null;
  tags: string;
  updated_at: string;
  category_slug: string | null;
  hidden_at: string | null;
  renamed: number;
}

export interface ValueRow {
  facet: FacetKey;
  label: string;
}

/** What an address shows: the product that has its offers now, by an operator's word or as an import found it, however often. */
const shownFor = sql`(WITH RECURSIVE ways(id, way) AS (SELECT products.product_id, 0
    UNION ALL SELECT COALESCE(p.joined_into, p.moved_into), way + 1 FROM ways JOIN products p ON p.product_id = ways.id
    WHERE COALESCE(p.joined_into, p.moved_into) IS NOT NULL AND way < 10)
  SELECT id FROM ways ORDER BY way DESC LIMIT 1)`;

export function productById({ id }: { id: number }, context: HandlerContext): Promise<ProductDetail> {
  return detail(
    sql`SELECT ${shownFor} AS product_id, NULL AS variant_id FROM products WHERE product_id = ${id}`,
    context,
  );
}

/** Products stay for ever, and addresses of variants begin with their product's: so one of a variant that is gone leads there. */
export function productBySlug({ slug }: { slug: string }, context: HandlerContext): Promise<ProductDetail> {
  const begins = [...slug.matchAll(/-/g)].map(({ index }) => slug.slice(0, index));
  return detail(
    sql`SELECT ${shownFor} AS product_id, NULL AS variant_id FROM products WHERE slug = ${slug}
      UNION ALL SELECT ${shownFor}, variant_id FROM variants JOIN products USING (product_id)
        WHERE variants.slug = ${slug}
      UNION ALL SELECT * FROM (SELECT ${shownFor}, NULL FROM products WHERE slug IN ${listed(begins)}
        ORDER BY LENGTH(slug) DESC LIMIT 1) LIMIT 1`,
    context,
  );
}

async function detail(target: Sql, { db, now }: HandlerContext): Promise<ProductDetail> {
  const product = sql`(SELECT product_id FROM (${target}))`;
  const sellers = sql`SELECT o.store_id FROM ${offersIn(product)}`;
  const [[found], offers, variants, values, history, [rating], codes, totals] = await batch(db, [
    sql<ProductRow>`SELECT p.product_id, p.slug, p.name, p.images, p.sizes, p.inserted_at, p.offer_count, p.description, p.mpn, p.producer, p.responsible,
        p.tags, p.updated_at, p.hidden_at, instr(p.fixed, 'name') > 0 AS renamed, target.variant_id, category.slug AS category_slug,
        ${categorySlugs} AS category_slugs,
        brand.label AS brand_name, brand.slug AS brand_slug, brand.image AS brand_image
      FROM (${target}) target JOIN products p ON p.product_id = target.product_id
      LEFT JOIN categories category ON category.category_id = p.category_id
      LEFT JOIN facet_values brand ON brand.value_id = p.brand_id`,
    offersOf(product),
    variantsOf(product),
    sql<ValueRow>`SELECT v.facet, v.label FROM ${valuesCarried(product)} ORDER BY v.position, v.label`,
    reducedHistoryOf(product),
    ratingOf(product),
    codesOf(sellers, now),
    totalsOf(sellers, now),
  ]);
  const row = existing(found, "Prodotto");
  if (row.hidden_at !== null) throw new Refusal(410, "Questo prodotto non è più su questo sito.");
  const shopCodes = codes.map(shopCode);
  const goods = { brand: row.brand_slug, categories: JSON.parse(row.category_slugs) as string[] };
  const observed = Map.groupBy(history, ({ offer_id }) => offer_id);
  return {
    ...fieldsOf({ ...row, codes: shopCodes }, offers, variants, values, totals),
    offers: offers.map((offer) => ({
      ...offerOf(offer, observed.get(offer.offer_id) ?? [], now),
      code: codeOf(offer, shopCodes, goods),
      promotions: promotionsOf(offer, totals).promotions,
    })),
    rating: rating?.count ? { count: rating.count, average: rating.average ?? 0 } : null,
  };
}

function fieldsOf(
  row: ProductRow & Pick<CardRow, "codes">,
  offers: OfferRow[],
  variants: VariantRow[],
  values: ValueRow[],
  totals: StoreTotals[],
): Omit<ProductDetail, "offers" | "rating"> {
  const variant = variants.find((candidate) => candidate.variant_id === row.variant_id);
  const shown = variant ? offers.find((offer) => offer.variant_id === variant.variant_id) : offers[0];
  const only = variants.length === 1 ? variants[0] : undefined;
  const card = cardOf({ ...row, ...(shown ?? noOffer) });
  return {
    ...card,
    name: row.renamed ? row.name : (variant?.name ?? row.name),
    pictures: picturesFrom([...new Set([...names(variant?.images ?? ""), ...names(row.images)])], "uploads"),
    purchasable: card.price.current !== null && card.available && card.url !== null,
    seo: { title: null, description: null, keywords: null },
    description: row.description,
    sku: shown?.external_id ?? null,
    mpn: variant?.mpn ?? row.mpn,
    gtin: gtinFrom((variant ?? only)?.gtin ?? null),
    discountEndsAt: null,
    attributes: [...attributesOf([...values, ...storesOf(offers)]), ...makersOf(row)],
    tags: names(row.tags),
    updatedAt: row.updated_at,
    variants: variants.map(variantOf),
    selectedVariantId: variant?.variant_id ?? null,
    merchant: shown ? merchantOf(shown, totals) : null,
    categorySlug: row.category_slug,
  };
}

function storesOf(offers: readonly OfferRow[]): ValueRow[] {
  const names = [...new Set(offers.map(({ store_name }) => store_name))].sort();
  return names.map((label) => ({ facet: "store", label }));
}

/** Italian labels in the documented order; several values of one attribute are joined by a comma. */
function attributesOf(values: ValueRow[]): Attribute[] {
  const byName = Map.groupBy(values, ({ facet }) => facets[facet]?.label);
  return displayedAttributes.flatMap((name) => {
    const found = byName.get(name);
    return found ? [{ name, value: found.map(({ label }) => label).join(", ") }] : [];
  });
}

function makersOf({ producer, responsible }: ProductRow): Attribute[] {
  const said = { Produttore: producer, "Responsabile nell’UE": responsible };
  return Object.entries(said).flatMap(([name, value]) => (value ? { name, value } : []));
}

function merchantOf(offer: OfferRow, totals: StoreTotals[]) {
  const { coupons, deals } = promotionsOf(offer, totals);
  return {
    name: offer.store_name,
    slug: offer.store_slug,
    logo: pictureFrom(offer.store_logo, "logos"),
    coupons,
    deals,
  };
}

function promotionsOf({ store_id }: OfferRow, totals: StoreTotals[]) {
  const { coupons = 0, deals = 0 } = totals.find((one) => one.store_id === store_id) ?? {};
  return { coupons, deals, promotions: coupons + deals };
}
