/** The catalogue that whole-worker and browser tests share: the invented shop written as feed runs, with what editors keep. */
import { contract } from "contract";
import sharp from "sharp";
import { taxonomy } from "upstream/catalogue/taxonomy";
import { createUpstream } from "upstream/index";
import { sendRun } from "../../../scripts/import/send";
import type { PictureFile, Target } from "../../../scripts/import/target";
import { fillMagazine } from "../magazine-content";
import { fillPromotions } from "../promotions";
import { feedRows } from "./feed-rows";
import { drawing, invented, photos } from "./invented";
import { shop } from "./recipes";

const now = new Date();
const nothingTold = { logo: null, description: null, coupons: 0, deals: 0 };

/** Fills an empty, migrated database and media store. */
export async function fillCatalogue(db: D1Database, store: Target["storeFiles"]): Promise<void> {
  const upstream = createUpstream({ DB: db });
  const products = [...invented(shop)];
  const call = (name: keyof typeof contract.catalogue, input: unknown) =>
    upstream.call(contract.catalogue[name], input);
  const target = { call: call as Target["call"] };
  for (const { id, freeFrom, ...store } of shop.stores) {
    const run = `fixture-${store.slug}`;
    const rows = products.flatMap((product) => feedRows(product, { id, freeFrom, ...store }, now));
    const record = { ...store, freeShippingFrom: freeFrom, delivery: "2-3 giorni", ...nothingTold };
    await sendRun(target, { id: run, store: record, at: now.toISOString() }, [{ rows, gone: [] }]);
  }
  await store(await pictures());
  await fillContent(db);
  await fillMagazine(upstream, now);
  await fillPromotions(
    upstream,
    shop.stores.map(({ slug }) => slug),
    now,
  );
}

async function pictures(): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  const tones = ["#b8c4d6", "#d6c2b8"];
  for (const [index, name] of photos.entries()) {
    const photo = sharp({
      create: { width: 640, height: 800, channels: 3, background: tones[index] ?? "#ccc" },
    });
    for (const width of [160, 320, 640]) {
      const sized = photo.clone().resize(width);
      const key = `uploads/${name.replace(".webp", "")}/${width}`;
      files.push({ key: `${key}.webp`, type: "image/webp", body: await sized.clone().webp().toBuffer() });
      files.push({
        key: `${key}.avif`,
        type: "image/avif",
        body: await sized.clone().avif({ effort: 0 }).toBuffer(),
      });
    }
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 800"><path fill="#a8123a" d="M120 90h400v620H120z"/></svg>`;
  const drawings = [`uploads/${drawing}`, "banner/c0ffee04_1600x600.svg", "blog/c0ffee04_1600x600.svg"];
  for (const key of drawings) files.push({ key, type: "image/svg+xml", body: Buffer.from(svg) });
  return files;
}

/** Menu, banners and pages, as editors would keep them. */
async function fillContent(db: D1Database): Promise<void> {
  const banner = db.prepare(
    "INSERT INTO banners (banner_id, image, title, href) VALUES (?, 'c0ffee04_1600x600.svg', ?, ?)",
  );
  const item = db.prepare(
    "INSERT INTO menu_items (menu_id, parent_id, name, href, grouping, position) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const page = db.prepare("INSERT INTO pages (slug, title, body, updated_at) VALUES (?, ?, ?, ?)");
  const tops = taxonomy.filter((node) => node.parentId === null);
  await db.batch([
    ...[1, 6, 7, 8, 9, 10, 11].map((id) => banner.bind(id, `Saldi ${id}`, "/prodotti?inSconto=true")),
    ...tops.map((top) => item.bind(top.id, null, top.name, `/prodotti?categoria=${top.slug}`, null, top.id)),
    ...tops.flatMap((top) =>
      taxonomy
        .filter((node) => node.parentId === top.id)
        .map((node) =>
          item.bind(
            node.id,
            top.id,
            node.name,
            `/prodotti?categoria=${node.slug}`,
            "Categorie",
            node.position,
          ),
        ),
    ),
    ...[
      "home",
      "chi-siamo",
      "contatti",
      "partner-program",
      "come-funziona",
      "privacy-e-policy",
      "cookie-policy",
      "termini-e-condizioni",
      "informativa-affiliazione",
      ...["abbigliamento", "accessori", "borse", "gioielli", "scarpe"].map((area) => `${area}-donna`),
      "black-friday",
      "speciale-estate",
    ].map((slug) =>
      page.bind(
        slug,
        slug.replaceAll("-", " "),
        "<h2>Titolo</h2><p>Testo della pagina.</p>",
        now.toISOString(),
      ),
    ),
  ]);
}
