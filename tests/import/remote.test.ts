/** Imports over HTTP: into another process with the admin key, and pictures from the web. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { upstreamApp } from "upstream/http";
import { rows } from "upstream/sql";
import { afterAll, expect, test } from "vitest";
import { publicOnly } from "../../scripts/import/pictures/public-fetch";
import { importFeed } from "../../scripts/import/run";
import { openRemote } from "../../scripts/import/target-remote";
import { openDatabase } from "../tools/database";
import { forFile } from "../tools/for-file";
import { answeredBy, listening } from "../tools/listening";

const stored = new Map<string, Uint8Array>();
const bucket = {
  put: async (key: string, body: Uint8Array) => {
    stored.set(key, body);
  },
} as unknown as R2Bucket;

/** As if the machine of the test were public. */
const reach = { ...publicOnly, isAllowed: () => true };

let pictureRequests = 0;
/** What the next requests meet instead of the site; a number is a status, `null` a connection that breaks. */
const troubles: (number | null)[] = [];
const folder = mkdtempSync(join(tmpdir(), "vetrina-remote-"));

const database = await forFile(openDatabase({ seeded: false }));
const photo = await sharp({ create: { width: 200, height: 250, channels: 3, background: "#38a" } })
  .jpeg()
  .toBuffer();
const app = upstreamApp("");
const env = { DB: database.db, MEDIA: bucket, API_KEY: "chiave", ADMIN_KEY: "padrona" };
const site = answeredBy((request) => app.fetch(request, env));
const { origin } = await forFile(
  listening(async (request, response) => {
    if (request.url === "/foto.jpg") {
      pictureRequests++;
      return response.end(photo);
    }
    const trouble = troubles.shift();
    if (trouble === null) return request.socket.destroy();
    if (trouble) return response.writeHead(trouble, trouble === 429 ? { "retry-after": "7" } : {}).end();
    if (request.url === "/lenta.jpg") return response.writeHead(404).end();
    return site(request, response);
  }),
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function feed(price: string): string {
  const row = {
    id: "1",
    title: "Felpa Uno",
    link: "https://n.example/1",
    price,
    availability: "in_stock",
    brand: "Luma",
    product_type: "felpe-donna",
    image_link: `${origin}/foto.jpg`,
    additional_image_link: [`${origin}/lenta.jpg`],
  };
  const path = join(folder, "feed.jsonl");
  writeFileSync(path, JSON.stringify(row));
  return path;
}

test("a feed arrives in another process, pictures included, and a second run sends nothing", async () => {
  const target = openRemote({ url: `${origin}/`, adminKey: "padrona", apiKey: "chiave" });
  const first = await importFeed({ target, file: feed("49.90 EUR"), store: "negozio", reach });
  expect([first.new, first.storedPictures, first.missingPictures]).toEqual([1, 1, [`${origin}/lenta.jpg`]]);
  expect([...stored.keys()].map((key) => key.replace(/[0-9a-f]{16}/, "#")).sort()).toEqual([
    "uploads/#_200x250-3387a9.webp",
    "uploads/#_200x250-3387a9/160.avif",
    "uploads/#_200x250-3387a9/160.webp",
  ]);
  const again = await importFeed({ target, file: feed("49.90 EUR"), store: "negozio", reach });
  expect([again.unchanged, again.storedPictures]).toEqual([1, 0]);
  expect(pictureRequests).toBe(1);
});

test("what fails by the way is asked again, each time after a longer pause; what is refused is not", async () => {
  const pauses: number[] = [];
  const target = openRemote({
    url: origin,
    adminKey: "padrona",
    apiKey: "chiave",
    wait: async (milliseconds) => pauses.push(milliseconds),
  });
  troubles.push(503, null, 500, 429);
  const report = await importFeed({ target, file: feed("44.90 EUR"), store: "negozio" });
  expect([report.changed, troubles.length]).toEqual([1, 0]);
  expect(pauses.map((pause, n) => pause >= 375 * 2 ** n && pause <= 625 * 2 ** n)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  // As long as the answer asked for.
  expect(pauses[3]).toBe(7_000);
  troubles.push(403);
  await expect(importFeed({ target, file: feed("43 EUR"), store: "negozio" })).rejects.toThrow("403");
  expect(pauses).toHaveLength(4);
  troubles.push(...Array.from({ length: 6 }, () => 502));
  await expect(target.call("store", { slug: "negozio" })).rejects.toThrow("502");
  expect(pauses).toHaveLength(9);
});

test("without the admin key nothing is changed", async () => {
  const target = openRemote({ url: origin, adminKey: "errata", apiKey: "chiave" });
  await expect(importFeed({ target, file: feed("1 EUR"), store: "negozio" })).rejects.toThrow("403");
});

test("when applying fails nothing of the run stays", async () => {
  const before = (await database.db.prepare("SELECT * FROM products").all()).results;
  await rows(database.db)`
    CREATE TRIGGER stop BEFORE UPDATE ON products BEGIN SELECT RAISE(ABORT, 'stop'); END`;
  const target = openRemote({
    url: origin,
    adminKey: "padrona",
    apiKey: "chiave",
    wait: async () => undefined,
  });
  await expect(importFeed({ target, file: feed("39 EUR"), store: "negozio" })).rejects.toThrow("500");
  await database.db.prepare("DROP TRIGGER stop").run();
  expect((await database.db.prepare("SELECT * FROM products").all()).results).toEqual(before);
  expect((await database.db.prepare("SELECT price_cents FROM offers").all()).results).toEqual([
    { price_cents: 4490 },
  ]);
  expect((await database.db.prepare("SELECT * FROM import_parts").all()).results).toEqual([]);
});
