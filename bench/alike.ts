/**
 * `npm run bench:alike`: how many of the first six similar goods a shopper would accept, on 60 products of the two real feeds whose judgements
 * were written before (alike/judgements.tsv), beside plain orders.
 */
import { random } from "../harness/random";
import { drawn, type FeedProduct, judgements, productsOf, type RealFeed, realFeeds } from "./alike/feeds";

const first = 6;

type Order = (product: FeedProduct, all: readonly FeedProduct[]) => FeedProduct[];

const draw = random(6);
const others = (product: FeedProduct, all: readonly FeedProduct[]) =>
  all.filter(({ key, leaf }) => key !== product.key && leaf === product.leaf);
const orders: Record<string, Order> = {
  "any of its kind": (product, all) =>
    others(product, all)
      .map((other) => ({ other, by: draw() }))
      .sort((a, b) => a.by - b.by)
      .map(({ other }) => other),
  "of its kind, nearest price": (product, all) =>
    others(product, all).sort(
      (a, b) => Math.abs(a.price - product.price) - Math.abs(b.price - product.price),
    ),
};

for (const feed of Object.keys(realFeeds) as RealFeed[]) {
  const all = await productsOf(feed);
  const judged = judgements(feed);
  const missing = drawn(feed, all).filter((key) => !judged.has(key));
  if (missing.length > 0) throw new Error(`${feed}: nobody judged ${missing.join(", ")}`);
  for (const [name, order] of Object.entries(orders)) {
    let [alike, shown] = [0, 0];
    for (const product of all) {
      const accepted = judged.get(product.key);
      if (!accepted) continue;
      const found = order(product, all).slice(0, first);
      shown += found.length;
      alike += found.filter(({ key }) => accepted.has(key)).length;
    }
    console.log(`${feed}, ${name}: ${(alike / shown).toFixed(2)} of ${shown} shown`);
  }
}
process.exit();
