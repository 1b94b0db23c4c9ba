/** Writes products straight into the tables, in the shape that imports leave: quick for many, and with ids that are told. */
import type { FacetKey } from "contract";
import { categoryNamed, type TaxonomyNode, taxonomy } from "upstream/catalogue/taxonomy";
import { writeListing } from "upstream/import/listing";
import { seedTaxonomy } from "upstream/import/runs";
import { prepare } from "upstream/sql";
import { daysBefore, type Offer, type Product, type Store, shippingBy, slugOf } from "./product";
import { add, inserts, type Tables } from "./tables";

export interface Stock {
  stores: readonly Store[];
  products: Iterable<Product>;
  /** The moment from which ages count. */
  at: Date;
  /** Labels of sizes in their natural order. */
  sizeOrder?: readonly string[];
}

/** What is collected for the next batch, and the ids of all values so far. */
interface Desk {
  /** Values and stores, which the other rows name. */
  named: Tables;
  rows: Tables;
  /** The id of a facet's value; the first time that it is asked for, the value is written. */
  valueId(facet: FacetKey, label: string): number;
  stores: Map<number, Store>;
  at: Date;
}

/** Products per batch: one batch stays within D1's time. */
const step = 5_000;

/** Fills a migrated database that has neither products nor stores. */
export async function writeCatalogue(db: D1Database, stock: Stock): Promise<void> {
  const desk = openDesk(stock);
  const flush = async () => {
    const listing = writeListing.map((statement) => db.prepare(statement));
    await db.batch([...inserts(db, desk.named), ...inserts(db, desk.rows), ...listing]);
    desk.named.clear();
    desk.rows.clear();
  };
  await db.batch([prepare(db, seedTaxonomy())]);
  for (const store of stock.stores) writeStore(desk, store);
  let waiting = 0;
  for (const product of stock.products) {
    writeProduct(desk, product);
    waiting = (waiting + 1) % step;
    if (waiting === 0) await flush();
  }
  await flush();
}

function openDesk({ stores, at, sizeOrder = [] }: Stock): Desk {
  const named: Tables = new Map();
  const ids = new Map<string, number>();
  function valueId(facet: FacetKey, label: string): number {
    const key = `${facet}:${label}`;
    const known = ids.get(key);
    if (known !== undefined) return known;
    const value_id = ids.size + 1;
    ids.set(key, value_id);
    const image = facet === "brand" ? `${slugOf(label)}_200x80.svg` : null;
    const position = facet === "size" ? sizeOrder.indexOf(label) : 0;
    add(named, "facet_values", { value_id, facet, slug: slugOf(label), label, image, position });
    return value_id;
  }
  return { named, rows: new Map(), valueId, stores: new Map(stores.map((store) => [store.id, store])), at };
}

function writeStore({ named }: Desk, store: Store): void {
  add(named, "stores", {
    store_id: store.id,
    slug: store.slug,
    name: store.name,
    host: store.host,
    logo: `${store.slug}_120x40.svg`,
    shipping_cents: store.shipping,
    free_shipping_from_cents: store.freeFrom,
    delivery: store.delivery === undefined ? "2-3 giorni" : store.delivery,
    terms: JSON.stringify(store.terms ?? {}),
    coupons: store.id === 1 ? 2 : 0,
  });
  add(named, "exit_hosts", { host: store.host, store_id: store.id });
}

interface NumberedOffer extends Offer {
  id: number;
  variant: number;
}

function writeProduct(desk: Desk, product: Product): void {
  const offers = product.variants
    .flatMap(({ offers }, index) => offers.map((offer) => ({ ...offer, variant: product.id * 10 + index })))
    .map((offer, index): NumberedOffer => ({ ...offer, id: product.id * 100 + index }));
  const values = valuesOf(desk, product);
  const nodes = ancestryOf(product.category);
  writeCard(desk, product, offers, { values, nodes });
  writeVariants(desk, product);
  for (const offer of offers) writeOffer(desk, product, offer);
  add(desk.rows, "listing_stale", { product_id: product.id });
}

function valuesOf({ valueId, stores }: Desk, { brand, variants, values }: Product): Set<number> {
  const ids = new Set([valueId("brand", brand)]);
  for (const { size, colour } of variants) {
    if (size) ids.add(valueId("size", size));
    if (colour) ids.add(valueId("colour", colour));
  }
  for (const { store } of variants.flatMap(({ offers }) => offers)) {
    ids.add(valueId("store", stores.get(store)?.name ?? ""));
  }
  for (const [facet, labels] of Object.entries(values) as [FacetKey, readonly string[]][]) {
    for (const label of labels) ids.add(valueId(facet, label));
  }
  return ids;
}

const ancestries = new Map<string, TaxonomyNode[]>();

/** The root, the area and the leaf itself. */
function ancestryOf(slug: string): TaxonomyNode[] {
  const known = ancestries.get(slug);
  if (known) return known;
  const leaf = categoryNamed(slug);
  if (!leaf?.leaf) throw new Error(`${slug} is no leaf of the taxonomy`);
  const above = taxonomy.filter(
    ({ audience, area, leaf: of }) =>
      audience === leaf.audience && of === null && (area === null || area === leaf.area),
  );
  ancestries.set(slug, [...above, leaf]);
  return [...above, leaf];
}

/** The product itself with what its card shows: the offer with the lowest total, of those that are not sold out if there are any. */
function writeCard(
  desk: Desk,
  product: Product,
  offers: readonly NumberedOffer[],
  { values, nodes }: { values: ReadonlySet<number>; nodes: readonly TaxonomyNode[] },
): void {
  const { valueId, stores, at } = desk;
  const ofStores = new Set(offers.map(({ store }) => valueId("store", stores.get(store)?.name ?? "")));
  const available = offers.filter((offer) => !offer.soldOut);
  const total = ({ price, store }: NumberedOffer) => price + (shippingBy(stores.get(store), price) ?? 0);
  const best = (available.length > 0 ? available : offers).toSorted((a, b) => total(a) - total(b))[0];
  if (!best) throw new Error(`${product.name} has no offer`);
  const buyable = product.variants.filter((variant) => variant.offers.some((offer) => !offer.soldOut));
  add(desk.rows, "products", {
    product_id: product.id,
    slug: product.slug,
    group_key: product.slug,
    name: product.name,
    brand_id: valueId("brand", product.brand),
    category_id: nodes.at(-1)?.id ?? 0,
    value_ids: JSON.stringify([...values].filter((id) => !ofStores.has(id)).sort((a, b) => a - b)),
    path_ids: JSON.stringify(nodes.map(({ id }) => id).sort((a, b) => a - b)),
    description: `<p>${product.name}</p>`,
    images: product.images.join(","),
    sizes: [...new Set(buyable.flatMap(({ size }) => size ?? []))].join(","),
    tags: "primavera, comodo",
    best_offer_id: best.id,
    price_cents: best.price,
    list_cents: best.list ?? null,
    discount_percent: best.list ? Math.round(((best.list - best.price) / best.list) * 100) : 0,
    available: available.length > 0 ? 1 : 0,
    offer_count: new Set(offers.map(({ store }) => store)).size,
    popularity: product.popularity,
    sales: product.sales ?? 0,
    rating: product.rating ?? null,
    inserted_at: daysBefore(at, product.age),
    inserted_on: daysBefore(at, product.age).slice(0, 10),
    updated_at: at.toISOString(),
  });
}

function writeVariants({ rows, valueId }: Desk, { id, slug, name, variants }: Product): void {
  variants.forEach(({ colour, size, gtin, offers }, index) => {
    add(rows, "variants", {
      variant_id: id * 10 + index,
      product_id: id,
      slug: slugOf([slug, colour, size].filter(Boolean).join(" ")),
      variant_key: `${colour ?? ""}|${size ?? ""}`,
      name: [name, colour, size].filter(Boolean).join(" "),
      gtin: gtin ?? null,
      images: colour ? `${slug}-${slugOf(colour)}_800x1000.svg` : "",
      colour_id: colour ? valueId("colour", colour) : null,
      colour_label: colour ?? null,
      size_id: size ? valueId("size", size) : null,
      size_label: size ?? null,
      available: offers.some((offer) => !offer.soldOut) ? 1 : 0,
      position: index,
    });
  });
}

function writeOffer({ rows, stores, at }: Desk, product: Product, offer: NumberedOffer): void {
  add(rows, "offers", {
    offer_id: offer.id,
    store_id: offer.store,
    external_id: `x${offer.id}`,
    variant_id: offer.variant,
    product_id: product.id,
    url: `https://${stores.get(offer.store)?.host}/p/${offer.id}`,
    price_cents: offer.price,
    list_cents: offer.list ?? null,
    availability: offer.soldOut ? "out_of_stock" : "in_stock",
    shipping_cents: shippingBy(stores.get(offer.store), offer.price),
    fingerprint: String(offer.id),
    first_seen: daysBefore(at, product.age),
    updated_at: at.toISOString(),
  });
}
