/** Fills the local catalogue with the demo: writes feeds and pictures to `.demo/`, imports them, adds what editors keep. */
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { importFeed } from "../scripts/import/run";
import { type LocalTarget, openLocal } from "../scripts/import/target-local";
import { drawStoreLogo } from "./art/index";
import { type DemoCatalogue, demoSeed, generate } from "./catalogue/generate";
import { drawingOf } from "./catalogue/pictures";
import { type DemoStore, demoStores } from "./catalogue/stores";
import { hash32 } from "./random";
import { seedEditorial } from "./seed-editorial";
import { seedPromotions } from "./seed-promotions";
import { seedReviews } from "./seed-reviews";
import { seedTexts } from "./seed-texts";

const folder = join(import.meta.dirname, "../.demo");
const pictureFolder = join(folder, "pictures");

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

/** Draws what is not drawn yet; the file name says everything that a drawing depends on. */
async function writePictures({ pictures }: DemoCatalogue): Promise<void> {
  await mkdir(pictureFolder, { recursive: true });
  const drawn = new Set(await readdir(pictureFolder));
  for (const order of pictures) {
    if (!drawn.has(order.file)) await writeFile(join(pictureFolder, order.file), drawingOf(order));
  }
  for (const { slug, name } of demoStores) {
    await writeFile(join(pictureFolder, logoFile(slug)), drawStoreLogo({ name, seed: hash32(slug) }));
  }
}

function logoFile(slug: string): string {
  return `negozio-${slug}.svg`;
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
    images: pictureFolder,
    trustHistory: true,
    force: true,
    now,
    storeInfo: {
      name: store.name,
      host: store.host,
      logo: logoFile(store.slug),
      description: store.description,
      shippingCents: store.shippingCents,
      freeShippingFromCents: store.freeFromCents,
      delivery: store.delivery,
    },
  });
  const refused = report.refused[0];
  if (refused) throw new Error(`${store.name}: line ${refused.line} was refused: ${refused.reason}`);
  return `${store.name}: ${report.read} offerte, ${report.storedPictures} immagini nuove`;
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
    await writePictures(catalogue);
    tell(`${catalogue.pictures.length} immagini disegnate`);
    for (const { store } of catalogue.feeds) tell(await importStore(target, store, now));
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

const { values } = parseArgs({ options: { state: { type: "string" } } });
await fill(values.state);
