/** A small feed of products in some sizes, one of our own lines each: `price(n)` says what product n costs. */
export function wideFeed(
  products: number,
  price: (product: number) => number,
  sizes: readonly string[] = ["S", "M"],
): string {
  const lines = Array.from({ length: products }, (_, n) =>
    sizes.map((size) => ({
      id: `W${n}-${size}`,
      title: `Maglia numero ${n}`,
      link: `https://www.negozio.example/w/${n}?v=${size}`,
      price: `${price(n).toFixed(2)} EUR`,
      availability: "in_stock",
      brand: "Luma",
      item_group_id: `W${n}`,
      product_type: "Women > Tops > Hoodies",
      color: "Nero",
      size,
    })),
  );
  return lines
    .flat()
    .map((line) => JSON.stringify(line))
    .join("\n");
}
