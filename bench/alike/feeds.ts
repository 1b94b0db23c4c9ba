/** The two real feeds as the site holds them, each alone: products with what the ranking of similar goods may know of them. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "../../harness/database";
import { random } from "../../harness/random";
import { photoLook } from "../../scripts/import/pictures/photo";
import { importFeed } from "../../scripts/import/run";
import { targetOn } from "../../scripts/import/target-local";

const folder = join(import.meta.dirname, "../../../shared/feeds");
const pictureFolder = join(folder, "images");
export const realFeeds = { luma: "luma-google.tsv", corridoio: "corridoio-sport-awin.csv" } as const;
export type RealFeed = keyof typeof realFeeds;

/** A picture of the feeds under the name that the importer gives it. */
function picturesByName(): Map<string, string> {
  return new Map(
    readdirSync(pictureFolder).map((file) => {
      const bytes = readFileSync(join(pictureFolder, file));
      const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
      return [`${hash}_640x800.webp`, file];
    }),
  );
}

export interface FeedProduct {
  id: number;
  /** The shop's own number of the group. */
  key: string;
  /** Slug of the main category. */
  leaf: string;
  price: number;
}

export interface FeedShop {
  db: D1Database;
  products: FeedProduct[];
  close(): Promise<void>;
}

/** A site that sells one feed alone, its pictures read and not stored. */
export async function shopOf(feed: RealFeed): Promise<FeedShop> {
  const { db, close } = await openDatabase({ seeded: false });
  const pictures = picturesByName();
  const target = targetOn(db, async () => undefined);
  const looks: Record<string, string> = {};
  for (const [name, file] of pictures) looks[name] = await photoLook(readFileSync(join(pictureFolder, file)));
  await target.call("rememberPictures", {
    names: [...pictures.keys()],
    addresses: Object.fromEntries(
      [...pictures].map(([name, file]) => [`https://media.luma.example/${file}`, name]),
    ),
    looks,
  });
  const now = new Date("2026-11-23T08:00:00Z");
  await importFeed({ target, file: join(folder, realFeeds[feed]), store: feed, images: null, now });
  const { results } = await db
    .prepare(
      `SELECT p.product_id AS id, p.group_key AS "key", c.slug AS leaf, p.price_cents AS price
        FROM products p LEFT JOIN categories c USING (category_id) ORDER BY p.product_id`,
    )
    .all<FeedProduct>();
  const products = results.map((product) => ({ ...product, key: product.key.replace(/^.*[|:/]/, "") }));
  return { db, products, close };
}

const perFeed = 30;

/** The sample of a feed: the same for everybody. */
export function drawn(feed: RealFeed, products: readonly FeedProduct[]): string[] {
  const draw = random(37 + Object.keys(realFeeds).indexOf(feed));
  const keys = products.map(({ key }) => key).sort();
  for (let at = keys.length - 1; at > 0; at--) {
    const other = Math.floor(draw() * (at + 1));
    [keys[at], keys[other]] = [keys[other] as string, keys[at] as string];
  }
  return keys.slice(0, perFeed).sort();
}

/** Which goods were judged alike to each drawn product, by its number. */
export function judgements(feed: RealFeed): Map<string, Set<string>> {
  const lines = readFileSync(join(import.meta.dirname, "judgements.tsv"), "utf8")
    .trim()
    .split("\n");
  const cells = lines.map((line) => line.split("\t")).filter(([name]) => name === feed);
  return new Map(cells.map(([, key = "", alike = ""]) => [key, new Set(alike.split(" ").filter(Boolean))]));
}
