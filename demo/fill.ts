/** Fills the local catalogue with the demo: stores the pictures, writes feeds to `.demo/` and imports them, adds what editors keep. `--remove` takes it out. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { importFeed } from "../scripts/import/run";
import type { PictureFile } from "../scripts/import/target";
import { type LocalTarget, openLocal } from "../scripts/import/target-local";
import { argumentsOf } from "../scripts/local/arguments";
import { type DemoCatalogue, demoSeed, generate } from "./catalogue/generate";
import { addressOf, pictureHost, products } from "./catalogue/pictures";
import { type DemoStore, demoStores } from "./catalogue/stores";
import { portfolio } from "./portfolio";
import { removeDemo } from "./remove";
import { seedEditorial } from "./seed-editorial";
import { seedPromotions } from "./seed-promotions";
import { seedReviews } from "./seed-reviews";
import { seedTexts } from "./seed-texts";

const folder = join(import.meta.dirname, "../.demo");

/** Progress lines with the seconds since the start. */
function teller() {
  const started = performance.now();
  return (line: string) => {
    console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${line}`);
  };
}

async function isFilled(db: D1Database): Promise<boolean> {
  const counts = await db
    .prepare("SELECT (SELECT COUNT(*) FROM products) AS products, (SELECT COUNT(*) FROM pages) AS pages")
    .first<{ products: number; pages: number }>();
  return (counts?.products ?? 0) > 0 && (counts?.pages ?? 0) > 0;
}

/**
 * Remembers where the frozen pictures are stored, and answers their files: the importer then takes them for pictures that it stored in an earlier run,
 * and neither fetches nor encodes any.
 */
async function rememberPictures(target: LocalTarget): Promise<PictureFile[]> {
  const { files, keep } = portfolio();
  const named = [
    ...products.map((picture) => [addressOf(picture), keep("uploads", picture.name)] as const),
    ...demoStores.map(({ slug }) => [logoOf(slug), keep("logos", `negozio-${slug}`)] as const),
  ];
  await target.call("rememberPictures", {
    names: [...new Set(named.map(([, name]) => name))],
    addresses: Object.fromEntries(named),
    looks: Object.fromEntries(products.map((picture) => [keep("uploads", picture.name), picture.seen])),
  });
  return files;
}

async function storeFiles(target: LocalTarget, files: PictureFile[]): Promise<void> {
  for (let from = 0; from < files.length; from += 500) await target.storeFiles(files.slice(from, from + 500));
}

function logoOf(slug: string): string {
  return `${pictureHost}/negozio-${slug}.svg`;
}

async function writeFeeds({ feeds, planted }: DemoCatalogue): Promise<void> {
  await mkdir(join(folder, "feeds"), { recursive: true });
  for (const { store, rows } of feeds) {
    const lines = rows.map((row) => JSON.stringify(row));
    await writeFile(feedFile(store), `${lines.join("\n")}\n`);
  }
  await writeFile(join(folder, "prezzi-gonfiati.json"), `${JSON.stringify(planted, null, 2)}\n`);
}

function feedFile({ slug }: DemoStore): string {
  return join(folder, "feeds", `${slug}.jsonl`);
}

async function importStore(target: LocalTarget, store: DemoStore, now: Date): Promise<string> {
  const report = await importFeed({
    target,
    file: feedFile(store),
    store: store.slug,
    trustHistory: true,
    force: true,
    now,
    storeInfo: {
      name: store.name,
      host: store.host,
      logo: logoOf(store.slug),
      description: store.description,
      shippingCents: store.shippingCents,
      freeShippingFromCents: store.freeFromCents,
      delivery: store.delivery,
      terms: store.terms,
    },
  });
  const refused = report.refused[0];
  if (refused) throw new Error(`${store.name}: line ${refused.line} was refused: ${refused.reason}`);
  const [missing] = report.missingPictures;
  if (missing) throw new Error(`${store.name}: there is no picture for ${missing}`);
  return `${store.name}: ${report.read} offerte`;
}

async function importStores(
  target: LocalTarget,
  { feeds }: DemoCatalogue,
  now: Date,
  tell: (line: string) => void,
) {
  for (const { store } of feeds) tell(await importStore(target, store, now));
}

async function fill(state: string | undefined): Promise<void> {
  const tell = teller();
  const target = await openLocal({ state });
  try {
    if (await isFilled(target.db)) return tell("Il catalogo dimostrativo è già pronto.");
    const now = new Date();
    const catalogue = generate(demoSeed, now);
    await writeFeeds(catalogue);
    tell(`${catalogue.articles.length} prodotti di ${catalogue.feeds.length} negozi generati`);
    const files = await rememberPictures(target);
    // The picture store and the database work beside each other.
    await Promise.all([storeFiles(target, files), importStores(target, catalogue, now, tell)]);
    tell(`${products.length} immagini di prodotti custodite`);
    await seedEditorial(target, now);
    await seedReviews(target, now);
    await seedTexts(target, now);
    await seedPromotions(target, now);
    tell(
      "Menu, banner, pagine, magazine, suggerimenti, recensioni e promozioni scritti. Il catalogo dimostrativo è pronto.",
    );
  } finally {
    await target.close();
  }
}

async function remove(state: string | undefined): Promise<void> {
  const target = await openLocal({ state });
  try {
    const { products } = await removeDemo(target.db, new Date());
    console.log(
      `La demo non c'è più: ${products} prodotti, i loro negozi e i testi che nessuno ha cambiato.`,
    );
  } finally {
    await target.close();
  }
}

const { values } = argumentsOf("npm run demo -- [--remove] [--state DIR]", {
  remove: { type: "boolean" },
  state: { type: "string" },
});
await (values.remove ? remove(values.state) : fill(values.state));
