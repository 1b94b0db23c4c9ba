/** What a store's feed says of an invented product after normalisation, for the importer. */
import type { FacetKey } from "contract";
import type { CatalogueRow } from "contract/import";
import { categoryNamed } from "upstream/catalogue/taxonomy";
import { daysBefore, type Product, type Store, shippingBy, slugOf } from "./product";

/** One row a variant that the store sells. */
export function feedRows(product: Product, store: Store, now: Date): CatalogueRow[] {
  const { name, brand, age, values } = product;
  const firstSeen = daysBefore(now, age);
  const sizes = [...new Set(product.variants.map(({ size }) => size))];
  return product.variants.flatMap(({ colour = "", size = "", gtin = null, offers }, index) => {
    const offer = offers.find((one) => one.store === store.id);
    if (!offer) return [];
    const id = `${product.id}-${index}`;
    const colourSlug = slugOf(colour);
    return {
      line: product.id * 10 + index + 2,
      id,
      group: `${slugOf(brand)}|${store.slug}:${product.id}`,
      brand: { slug: slugOf(brand), label: brand },
      name,
      slug: slugOf(name),
      description: `<p>${name}, da portare tutto l'anno.</p>`,
      mpn: null,
      gtin,
      categories: [categoryNamed(product.category)?.id ?? 1],
      colour: { slug: colourSlug, label: colour },
      size: { slug: slugOf(size), label: size, position: sizes.indexOf(size) + 1 },
      variantKey: `${colourSlug}|${slugOf(size)}`,
      variantSlug: `${colourSlug}-${slugOf(size)}`,
      values: (Object.entries(values) as [FacetKey, string[]][]).flatMap(([facet, labels]) =>
        labels.map((label): CatalogueRow["values"][number] => [facet, slugOf(label), label, 0]),
      ),
      images: [...product.images],
      url: `https://${store.host}/p/${id}`,
      host: store.host,
      price: offer.price,
      list: offer.list ?? null,
      currency: "EUR",
      availability: offer.soldOut ? "out_of_stock" : "in_stock",
      shipping: shippingBy(store, offer.price),
      delivery: "2-3 giorni",
      popularity: product.popularity,
      firstSeen,
      firstSeenOn: firstSeen.slice(0, 10),
      history: null,
      fingerprint: `fixture-${id}`,
    };
  });
}
