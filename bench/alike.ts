/**
 * `npm run bench:alike`: how many of the first six similar goods a shopper would accept, on 60 products of the two real feeds whose judgements
 * were written before anything was ranked (alike/judgements.tsv): as the site ranks them, with part of what it knows, and beside plain orders.
 * The site's weights were found on all of these products: `--halves` finds weights on one half of them and judges the other half by these.
 */
import { weights } from "upstream/listing/alike";
import { memory } from "upstream/listing/memory";
import { random } from "../harness/random";
import {
  drawn,
  type FeedProduct,
  type FeedShop,
  judgements,
  type RealFeed,
  realFeeds,
  shopOf,
} from "./alike/feeds";

const first = 6;

type Order = (product: FeedProduct, shop: FeedShop) => Promise<readonly number[]>;

const draw = random(6);

/** Goods of the same kind, those with the least number first. */
function ofKind(by: (product: FeedProduct, other: FeedProduct) => number): Order {
  return async (product, { products }) =>
    products
      .filter(({ key, leaf }) => key !== product.key && leaf === product.leaf)
      .map((other) => ({ other, by: by(product, other) }))
      .sort((a, b) => a.by - b.by)
      .map(({ other }) => other.id);
}

const asTheSite: Order = async ({ id }, { db }) => {
  const found = await memory.relatedProducts("related", id, { db, now: new Date(), edgeSnapshots: null });
  return found.map(({ product_id }) => product_id);
};

/** What is known of the goods when an order is asked; the last one leaves less and less. */
const orders: readonly { name: string; order: Order; without?: string[] }[] = [
  { name: "any of its kind", order: ofKind(() => draw()) },
  {
    name: "of its kind, nearest price",
    order: ofKind((product, other) => Math.abs(other.price - product.price)),
  },
  { name: "the site", order: asTheSite },
  {
    name: "the site, pictures alone",
    order: asTheSite,
    without: ["UPDATE products SET cuts = 0, name = '', value_ids = '[]'"],
  },
];
const attributesAlone = {
  name: "the site, attributes alone",
  order: asTheSite,
  without: ["UPDATE media_files SET look = NULL"],
};

const sums = new Map<string, [alike: number, shown: number]>();

if (process.argv.includes("--halves")) {
  await halves();
  process.exit();
}

for (const feed of Object.keys(realFeeds) as RealFeed[]) {
  const judged = judgements(feed);
  for (const some of [orders, [attributesAlone]]) {
    const shop = await shopOf(feed);
    const missing = drawn(feed, shop.products).filter((key) => !judged.has(key));
    if (missing.length > 0) throw new Error(`${feed}: nobody judged ${missing.join(", ")}`);
    for (const { name, order, without = [] } of some) {
      for (const statement of without) await shop.db.prepare(statement).run();
      tell(`${feed}, ${name}`, name, await measured(order, shop, judged));
    }
    await shop.close();
  }
}
for (const [name, sum] of sums) tell(`both, ${name}`, null, sum);
process.exit();

/** Weights drawn around the site's own, the best of each half told on the other half. */
async function halves(): Promise<void> {
  const own = { ...weights };
  const around = random(600);
  const trials = Array.from({ length: 60 }, (_, trial) =>
    Object.fromEntries(
      Object.entries(own).map(([name, weight]) => [name, trial ? weight * 4 ** (around() - 0.5) : weight]),
    ),
  );
  const results = trials.map(() => [
    [0, 0],
    [0, 0],
  ]);
  for (const feed of Object.keys(realFeeds) as RealFeed[]) {
    const [judged, shop] = [judgements(feed), await shopOf(feed)];
    const parts = [0, 1].map((half) => new Map([...judged].filter((_, index) => index % 2 === half)));
    for (const [trial, tried] of trials.entries()) {
      Object.assign(weights, tried);
      for (const [half, part] of parts.entries()) {
        const found = await measured(asTheSite, shop, part);
        const sum = results[trial]?.[half] ?? [];
        found.forEach((count, index) => {
          sum[index] = (sum[index] ?? 0) + count;
        });
      }
    }
    await shop.close();
  }
  for (const half of [0, 1]) {
    const least = results[0]?.[half]?.[1] ?? 0;
    const precision = (of: number, trial: number) => {
      const [alike = 0, shown = 1] = results[trial]?.[of] ?? [];
      return alike / shown;
    };
    // As many must be shown as the site shows: few and sure would be no answer.
    const fit = trials
      .map((_, trial) => trial)
      .filter((trial) => (results[trial]?.[half]?.[1] ?? 0) >= least);
    const best = fit.reduce((one, other) => (precision(half, other) > precision(half, one) ? other : one), 0);
    const [there, here] = [precision(half, best).toFixed(3), precision(1 - half, best).toFixed(3)];
    const shown = results[best]?.[1 - half]?.[1];
    console.log(
      `weights found on half ${half + 1} (${there} there): ${here} of ${shown} shown on the other half, where the site has ${precision(1 - half, 0).toFixed(3)}`,
    );
  }
}

async function measured(
  order: Order,
  shop: FeedShop,
  judged: ReturnType<typeof judgements>,
): Promise<[number, number]> {
  const keys = new Map(shop.products.map(({ id, key }) => [id, key]));
  let [alike, shown] = [0, 0];
  for (const product of shop.products) {
    const accepted = judged.get(product.key);
    if (!accepted) continue;
    const found = (await order(product, shop)).slice(0, first).map((id) => keys.get(id) ?? "");
    shown += found.length;
    alike += found.filter((key) => accepted.has(key)).length;
    if (process.argv.includes("--each"))
      console.log(
        `  ${product.key}: ${found.map((key) => (accepted.has(key) ? key : `(${key})`)).join(" ")}`,
      );
  }
  return [alike, shown];
}

function tell(said: string, name: string | null, [alike, shown]: [number, number]): void {
  console.log(`${said}: ${(alike / shown).toFixed(3)} of ${shown} shown`);
  if (name === null) return;
  const [before, all] = sums.get(name) ?? [0, 0];
  sums.set(name, [before + alike, all + shown]);
}
