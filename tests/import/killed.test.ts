/** A first load that is killed: the next one fetches nothing again, by the count of the server that gives the pictures. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { upstreamApp } from "upstream/http";
import { afterAll, expect, test } from "vitest";
import { publicOnly } from "../../scripts/import/pictures/public-fetch";
import { importFeed } from "../../scripts/import/run";
import { openRemote } from "../../scripts/import/target-remote";
import { openDatabase } from "../tools/database";
import { forFile } from "../tools/for-file";
import { answeredBy, listening } from "../tools/listening";

const pictures = 120;
/** Addresses that are asked for at once (`album.ts`): so many may be under way. */
const underWay = 8;

const folder = mkdtempSync(join(tmpdir(), "vetrina-killed-"));
/** How often each picture was asked for, and how often each file was stored. */
const asked = new Map<string, number>();
const stored = new Map<string, number>();
let killAt = Number.POSITIVE_INFINITY;
let command: ChildProcess | undefined;

const database = await openDatabase({ seeded: false });
const app = upstreamApp("");
const MEDIA = {
  put: async (key: string) => void stored.set(key, (stored.get(key) ?? 0) + 1),
} as unknown as R2Bucket;
const env = { DB: database.db, MEDIA, API_KEY: "chiave", ADMIN_KEY: "padrona" };
const site = answeredBy((request) => app.fetch(request, env));
const { origin } = await forFile(
  listening(async (request, response) => {
    const number = /^\/foto\/(\d+)\.png$/.exec(request.url ?? "")?.[1];
    if (number !== undefined) {
      asked.set(number, (asked.get(number) ?? 0) + 1);
      if (asked.size >= killAt) command?.kill("SIGKILL");
      return response.end(await photo(Number(number)));
    }
    return site(request, response);
  }),
);
const rows = Array.from({ length: pictures }, (_, at) => ({
  id: String(at),
  title: `Felpa ${at}`,
  link: `https://n.example/${at}`,
  image_link: `${origin}/foto/${at}.png`,
  ...{ price: "10 EUR", availability: "in stock", brand: "Luma", product_type: "Donna > Felpe" },
}));
writeFileSync(join(folder, "feed.jsonl"), rows.map((row) => JSON.stringify(row)).join("\n"));
afterAll(async () => {
  command?.kill("SIGKILL");
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

function photo(number: number): Promise<Buffer> {
  const background = { r: number, g: (number * 37) % 256, b: (number * 91) % 256 };
  return sharp({ create: { width: 24, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
}

const given = () => ({
  file: join(folder, "feed.jsonl"),
  downloads: join(folder, "downloads"),
  store: "prova",
});
const keys = () => ({ url: origin, apiKey: "chiave", adminKey: "padrona" });

/** The import in a process of its own, which can be killed; to it this machine is public. Answers how it ended. */
async function importedAside(): Promise<unknown[]> {
  const program = `
    import { publicOnly } from "./scripts/import/pictures/public-fetch.ts";
    import { importFeed } from "./scripts/import/run.ts";
    import { openRemote } from "./scripts/import/target-remote.ts";
    const reach = { ...publicOnly, isAllowed: () => true };
    await importFeed({ ...${JSON.stringify(given())}, target: openRemote(${JSON.stringify(keys())}), reach });`;
  command = spawn(process.execPath, ["--import", "tsx", "--input-type=module-typescript", "-e", program], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  return once(command, "exit");
}

/** The same here. */
const imported = () =>
  importFeed({ ...given(), target: openRemote(keys()), reach: { ...publicOnly, isAllowed: () => true } });

test("killed in the middle, the load goes on where it was: only what was under way is fetched again", async () => {
  killAt = 75;
  expect(await importedAside()).toEqual([null, "SIGKILL"]);
  expect(asked.size).toBeLessThan(pictures);
  killAt = Number.POSITIVE_INFINITY;
  await imported();
  expect(asked.size).toBe(pictures);
  expect([...asked.values()].filter((times) => times > 1).length).toBeLessThanOrEqual(underWay);
  const products = await database.db
    .prepare("SELECT COUNT(*) AS count FROM media_addresses")
    .first<number>("count");
  expect([products, stored.size]).toEqual([pictures, 3 * pictures]);
  // What is stored is not kept beside.
  await imported();
  expect([...asked.values()].reduce((sum, times) => sum + times)).toBeLessThanOrEqual(pictures + underWay);
});
