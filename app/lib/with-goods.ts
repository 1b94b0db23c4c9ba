/** Categories and brands that have goods. */
export function withGoods<Counted extends { readonly productCount: number }>(
  all: readonly Counted[],
): Counted[] {
  return all.filter(({ productCount }) => productCount > 0);
}
