/** Addresses of new products and variants: what their names ask for, and a number where that is taken. */
import type { Placed } from "./matching";

/** Every address that new products and variants of these rows may get. */
export function wishedSlugs(placed: readonly Placed[]): string[] {
  const wishes = new Set<string>();
  for (const { row, product, variant } of placed) {
    const ofProduct = product.slug ? [product.slug] : [row.slug, numbered(row.slug, product.product_id)];
    if (!product.slug) for (const slug of ofProduct) wishes.add(slug);
    if (variant.slug) continue;
    for (const slug of ofProduct) {
      const wish = `${slug}-${row.variantSlug}`;
      wishes.add(wish).add(numbered(wish, variant.variant_id));
    }
  }
  return [...wishes];
}

/** Gives them theirs; the first row of a product or variant speaks for it. @param taken of the wished ones */
export function giveSlugs(placed: readonly Placed[], taken: Set<string>): void {
  const give = (wish: string, id: number, fits: boolean) => {
    let slug = fits && !taken.has(wish) ? wish : numbered(wish, id);
    while (taken.has(slug)) slug = numbered(slug, id);
    taken.add(slug);
    return slug;
  };
  for (const { row, product } of placed) {
    // A slug of one word could be a page of the site.
    product.slug ||= give(row.slug, product.product_id, row.slug.includes("-"));
  }
  for (const { row, product, variant } of placed)
    variant.slug ||= give(`${product.slug}-${row.variantSlug}`, variant.variant_id, true);
}

function numbered(slug: string, id: number): string {
  return `${slug}-n${id}`;
}
