/**
 * `npm run bench:rest -- --state DIR --state DIR`: what everything but the listing asks of D1, in catalogues that
 * `bench:catalogue -- --state DIR` has left; each is copied before, and made (10,000 products) where none is named.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type CallInput, type Row as ContractRow, contract } from "contract";
import { readEnv } from "server/env";
import { checkAlerts } from "upstream/alerts/alerts";
import { chores, createUpstream, doChores, fillListing, keepImports } from "upstream/index";
import { memory } from "upstream/listing/memory";
import { watchChanged } from "../harness/alerts-load";
import { gtin, invented } from "../harness/catalogue/invented";
import { scale } from "../harness/catalogue/recipes";
import { writeCatalogue } from "../harness/catalogue/write";
import { migrate, openStored } from "../harness/database";
import { blank, counting, type Tally } from "../harness/watched";
import { importFeed } from "../scripts/import/run";
import { targetOn } from "../scripts/import/target-local";
import { markdown } from "./table";

const changes = 1_000;
const operator = { hasAdminKey: true };

/** What ClickHouse would allow; nothing else of it is asked here. */
const listing = { ...memory, mostProducts: Number.POSITIVE_INFINITY };

interface Figure extends Tally {
  ms: number;
}

interface Item {
  id: string;
  title: string;
  brand: string;
  gtin?: string;
}

/** The figures of one catalogue by what was done. */
async function measure(state?: string): Promise<{ products: number; figures: Map<string, Figure> }> {
  const folder = mkdtempSync(join(tmpdir(), "vetrina-rest-"));
  if (state) cpSync(join(state, "d1"), join(folder, "d1"), { recursive: true });
  const { db: plain, close } = await openStored(join(folder, "d1"));
  const tally = blank();
  const db = counting(plain, tally);
  const figures = new Map<string, Figure>();
  try {
    if (!state) await fill(plain);
    const products =
      (await plain.prepare("SELECT MAX(product_id) AS n FROM products").first<number>("n")) ?? 0;
    await imports(products);
    await pages(products);
    await clock();
    await desk();
    return { products, figures };
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }

  async function noted(name: string, work: () => Promise<unknown>): Promise<void> {
    Object.assign(tally, blank());
    const before = performance.now();
    await work();
    figures.set(name, { ...tally, ms: performance.now() - before });
    console.error(`· ${name}: ${told(figures.get(name))}`);
  }

  async function imported(name: string, store: string, items: readonly Item[], euros: number): Promise<void> {
    const file = join(folder, "feed");
    writeFileSync(file, feed(items, euros));
    const target = targetOn(db, async () => undefined, listing);
    await noted(name, () => importFeed({ target, file, store, images: folder }));
  }

  async function imports(products: number): Promise<void> {
    const fresh = Array.from(
      { length: changes },
      (_, n): Item => ({ id: `N${n}`, title: `Maglia numero ${n} in cotone`, brand: `Marca ${n % 40}` }),
    );
    await imported("import: 1,000 new products, an offer each", "nuovo", fresh, 20);
    await imported("import: the same feed again", "nuovo", fresh, 20);
    await imported("import: their prices changed", "nuovo", fresh, 18);
    const known = await codes(products);
    await imported("import: 1,000 offers matched to products all over the catalogue", "abbinato", known, 15);
    const matched = await plain
      .prepare(
        "SELECT COUNT(*) AS n FROM offers o JOIN stores s USING (store_id) WHERE s.slug = 'abbinato' AND product_id <= ?",
      )
      .bind(products)
      .first("n");
    if (matched !== changes) throw new Error(`${matched} offers found the product of their code`);
    await watchChanged(plain, new Date(), "abbinato");
    await imported("import: their prices changed, watched", "abbinato", known, 12);
    // The memory reads what the import has changed; ClickHouse would have it already.
    await memory.known({ db, edgeSnapshots: null });
    await noted("alerts: 1,000 products fell, 1,000 alerts, 50 searches", async () => {
      while ((await checkAlerts({ db, listing }, null, new Date())).more);
    });
  }

  /** Gives codes to products all over the catalogue. */
  async function codes(products: number): Promise<Item[]> {
    const ids = Array.from({ length: changes }, (_, n) => 1 + n * Math.floor(products / changes));
    await plain
      .prepare(
        "UPDATE variants SET gtin = e.value ->> 1 FROM json_each(?) e WHERE product_id = e.value ->> 0",
      )
      .bind(JSON.stringify(ids.map((id) => [id, gtin(id)])))
      .run();
    const { results } = await plain
      .prepare(`SELECT 'G' || v.product_id AS id, v.gtin, p.name AS title, b.label AS brand FROM json_each(?) e
        CROSS JOIN variants v ON v.product_id = e.value JOIN products p USING (product_id)
        JOIN facet_values b ON b.value_id = p.brand_id`)
      .bind(JSON.stringify(ids))
      .all<Item & { gtin: string }>();
    return results;
  }

  async function pages(products: number): Promise<void> {
    const ask = asking();
    const id = Math.ceil(products / 2);
    const slug = `p-${id}`;
    await noted("product page: its seven calls", () =>
      Promise.all([
        ask(contract.categories.list, {}),
        ask(contract.seo.product, { slug, textsOnly: true }),
        ask(contract.products.bySlug, { slug }),
        ask(contract.products.priceHistory, { id, days: 90 }),
        ask(contract.products.recommended, { id }),
        ask(contract.products.related, { id }),
        ask(contract.products.reviews, { id, n: 5 }),
      ]),
    );
    await noted("sitemap: index", () => ask(contract.seo.sitemap, {}));
    await noted("sitemap: one file", () => ask(contract.seo.sitemap, { page: 1 }));
  }

  function asking() {
    const upstream = createUpstream({ DB: db });
    return <R extends ContractRow>(row: R, input: CallInput<R>) => upstream.call(row, input, operator);
  }

  /** What the clock does about the catalogue and the logs; clicks and letters wait in queues of their own. */
  async function clock(): Promise<void> {
    const { KEEP_DAYS } = readEnv({ DB: db, MEDIA: {} });
    const scheduledRun = async () => {
      const now = new Date();
      await keepImports(db, now);
      await fillListing({ DB: db });
      await checkAlerts({ db, listing }, null, now);
      await doChores(db, chores({ db, logs: db, media: null }, KEEP_DAYS, now), now, (kind, error) =>
        console.error(kind, error),
      );
    };
    await scheduledRun();
    await noted("clock: a scheduled run without changes", scheduledRun);
  }

  async function desk(): Promise<void> {
    const ask = asking();
    await noted("desk: stores and their feeds", () => ask(contract.feeds.health, {}));
    await noted("desk: products that operators have changed", () => ask(contract.curation.find, { page: 1 }));
    await noted("desk: products by a word", () => ask(contract.curation.find, { search: "maglia", page: 1 }));
    await noted("desk: words of feeds", () =>
      ask(contract.vocabulary.unknown, { about: "categoria", state: "nuove", page: 1 }),
    );
    await noted("desk: reported prices", () => ask(contract.priceReports.list, { state: "aperte", page: 1 }));
  }
}

async function fill(db: D1Database): Promise<void> {
  await migrate(db);
  const recipe = scale(10_000);
  await writeCatalogue(db, { stores: recipe.stores, products: invented(recipe), at: new Date() });
}

function feed(items: readonly Item[], euros: number): string {
  return items
    .map((item) =>
      JSON.stringify({
        ...item,
        description: "Una maglia di cotone pettinato con collo alto e maniche lunghe.",
        link: `https://www.negozio.example/b/${item.id}`,
        price: `${euros}.90 EUR`,
        availability: "in_stock",
        item_group_id: item.id,
        product_type: "Women > Tops > Hoodies",
        color: "Nero",
      }),
    )
    .join("\n");
}

function told(figure: Figure | undefined): string {
  if (!figure) return "–";
  const { read, written, trips, ms } = figure;
  const counted = [
    `${read.toLocaleString("en")} read`,
    written > 0 && `${written.toLocaleString("en")} written`,
  ];
  return `${counted.filter(Boolean).join(", ")}, ${trips} round trips, ${Math.round(ms)} ms`;
}

const { values } = parseArgs({ options: { state: { type: "string", multiple: true } } });
const measured: Awaited<ReturnType<typeof measure>>[] = [];
for (const state of values.state ?? [undefined]) measured.push(await measure(state));
const names = [...(measured[0]?.figures.keys() ?? [])];
console.log(
  markdown(
    names.flatMap((name) =>
      measured.map(({ products, figures }): [string, string, string, string] => [
        "–",
        `${name}; ${products.toLocaleString("en")} products`,
        told(figures.get(name)),
        "–",
      ]),
    ),
    new Date().toISOString().slice(0, 10),
  ),
);
