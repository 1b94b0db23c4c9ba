/** The catalogue that whole-worker and browser tests share: 200 products of three invented stores, written as a feed run. */
import type { CatalogueRow, CatalogueStore } from "contract/import";
import { contract } from "contract/index";
import sharp from "sharp";
import { taxonomy } from "upstream/catalogue/taxonomy";
import { createUpstream } from "upstream/index";
import { fillMagazine } from "./magazine-content";

export const storeSlugs = ["moda-milano", "passo-svelto", "bottega-nord"] as const;
const brands = ["Adidas", "Calvin Klein", "Puma", "Levi's", "Nero Giardini", "Nike", "Chicco", "Aurora"];
const palette = [
  ["nero", "Nero"],
  ["rosso", "Rosso"],
  ["blu", "Blu"],
  ["bianco", "Bianco"],
] as const;
const sizes = ["S", "M", "L"];
const articles = [
  "Abito lungo",
  "Camicia",
  "Giacca leggera",
  "Sneakers da città",
  "Borsa a spalla",
  "Maglione a trecce",
];
const fabrics = ["cotone", "lino", "seta", "lana merino", "velluto", "denim"];
const productsPerRoot = 40;
const pictures = ["c0ffee01", "c0ffee02"].map((hash) => `${hash}_640x800.webp`);
const vector = "c0ffee03_640x800.svg";
const now = new Date();

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function store(slug: string, shipping: number): CatalogueStore {
  const name = slug.replace(/(^|-)(.)/g, (_, dash, letter) => (dash ? " " : "") + letter.toUpperCase());
  const rest = {
    logo: null,
    description: null,
    freeShippingFrom: 8_900,
    delivery: "2-3 giorni",
    coupons: 0,
    deals: 0,
  };
  return { slug, name, host: `www.${slug}.example`, shipping, ...rest };
}

/** What one store sells of one product: two colours in three sizes. Every third product is sold by all three stores. */
function rowsOf(root: number, place: number, storeIndex: number): CatalogueRow[] {
  const slug = storeSlugs[storeIndex] ?? storeSlugs[0];
  const number = root * 1_000 + place;
  const brand = brands[number % brands.length] ?? "Aurora";
  const name = `${articles[place % articles.length]} in ${fabrics[(place * 5 + root) % fabrics.length]} ${number}`;
  const leaves = taxonomy.filter((node) => node.leaf !== null && node.audience === taxonomy[root]?.audience);
  const leaf = leaves[place % leaves.length] ?? leaves[0];
  const firstSeen = new Date(now.getTime() - (place % 50) * 86_400_000).toISOString();
  const colours = [palette[place % 4] ?? palette[0], palette[(place + 1) % 4] ?? palette[0]];
  return colours.flatMap((colour, colourIndex) =>
    sizes.map((size, sizeIndex): CatalogueRow => {
      const id = `${number}-${colourIndex}-${sizeIndex}`;
      const price = 1_990 + ((number * 37) % 18_000) + storeIndex * 150;
      return {
        line: number * 10 + colourIndex * 3 + sizeIndex + 2,
        id,
        group: `${slugOf(brand)}|${slug}:${number}`,
        brand: { slug: slugOf(brand), label: brand },
        name,
        slug: slugOf(name),
        description: `<p>${name}, da portare tutto l'anno.</p>`,
        mpn: null,
        gtin: gtin(number * 6 + colourIndex * 3 + sizeIndex),
        categories: [leaf?.id ?? 1],
        colour: { slug: colour[0], label: colour[1] },
        size: { slug: size.toLowerCase(), label: size, position: sizeIndex + 1 },
        variantKey: `${colour[0]}|${size.toLowerCase()}`,
        variantSlug: `${colour[0]}-${size.toLowerCase()}`,
        values: [
          [
            "material",
            slugOf(fabrics[place % fabrics.length] ?? "lino"),
            fabrics[place % fabrics.length] ?? "lino",
            0,
          ],
        ],
        images: place % 4 === 3 ? [vector] : pictures,
        url: `https://www.${slug}.example/p/${id}`,
        host: `www.${slug}.example`,
        price,
        list: place % 3 === 0 ? Math.round(price * 1.3) : null,
        currency: "EUR",
        availability: place % 9 === 8 && sizeIndex === 2 ? "out_of_stock" : "in_stock",
        shipping: storeIndex === 1 ? 0 : 490,
        delivery: "2-3 giorni",
        popularity: (number * 7) % 1_000,
        firstSeen,
        firstSeenOn: firstSeen.slice(0, 10),
        history: null,
        fingerprint: `fixture-${id}`,
      };
    }),
  );
}

/** A 13-digit code with a valid check digit. */
function gtin(number: number): string {
  const digits = `800${String(number).padStart(9, "0")}`;
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return digits + String((10 - (sum % 10)) % 10);
}

/** Fills an empty, migrated database and media store. */
export async function fillCatalogue(db: D1Database, media: R2Bucket): Promise<void> {
  const upstream = createUpstream({ DB: db, MEDIA: media });
  const rootIndices = taxonomy.flatMap((node, index) => (node.parentId === null ? [index] : []));
  for (const [index, slug] of storeSlugs.entries()) {
    const run = `fixture-${slug}`;
    const rows = rootIndices.flatMap((root) =>
      Array.from({ length: productsPerRoot }, (_, place) => place)
        .filter((place) => place % 3 === index || place % 3 === 0)
        .flatMap((place) => rowsOf(root, place, index)),
    );
    await upstream.call(contract.catalogue.stage, { run, rows, gone: [] });
    await upstream.call(contract.catalogue.apply, {
      run,
      store: store(slug, index === 1 ? 0 : 490),
      at: now.toISOString(),
    });
  }
  await storePictures(media);
  await fillContent(db);
  await fillMagazine(upstream, now);
}

async function storePictures(media: R2Bucket): Promise<void> {
  const tones = ["#b8c4d6", "#d6c2b8"];
  for (const [index, name] of pictures.entries()) {
    const photo = sharp({
      create: { width: 640, height: 800, channels: 3, background: tones[index] ?? "#ccc" },
    });
    for (const width of [160, 320, 640]) {
      const sized = photo.clone().resize(width);
      const key = `uploads/${name.replace(".webp", "")}/${width}`;
      await put(media, `${key}.webp`, await sized.clone().webp().toBuffer(), "image/webp");
      await put(media, `${key}.avif`, await sized.clone().avif({ effort: 0 }).toBuffer(), "image/avif");
    }
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 800"><path fill="#a8123a" d="M120 90h400v620H120z"/></svg>`;
  await put(media, `uploads/${vector}`, Buffer.from(svg), "image/svg+xml");
  for (const folder of ["banner", "blog"])
    await put(media, `${folder}/c0ffee04_1600x600.svg`, Buffer.from(svg), "image/svg+xml");
}

async function put(media: R2Bucket, key: string, body: Buffer, contentType: string): Promise<void> {
  await media.put(key, new Uint8Array(body), { httpMetadata: { contentType } });
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
