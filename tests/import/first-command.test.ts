/** A shop of one's own begins with its first feed: nothing has to be made before. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openLocal } from "../../scripts/import/target-local";

const root = join(import.meta.dirname, "../..");

test("a feed is imported where no database is yet", async () => {
  const folder = mkdtempSync(join(tmpdir(), "vetrina-first-"));
  const feed = join(folder, "feed.csv");
  writeFileSync(
    feed,
    "id,title,brand,price,link,category,gender,availability\n1,Camicia in lino,Aurora,49.90 EUR,https://negozio.example/p/1,Camicie,donna,in stock\n",
  );
  const state = join(folder, "state");
  const given = ["--import", "tsx", "scripts/import/main.ts", feed, "--store", "negozio", "--state", state];
  const run = spawnSync(process.execPath, given, { cwd: root, encoding: "utf8" });
  expect(run).toMatchObject({ stderr: "", status: 0 });
  const target = await openLocal({ state });
  const { results } = await target.db.prepare("SELECT name FROM products").all();
  await target.close();
  expect(results).toEqual([{ name: "Camicia in lino" }]);
  rmSync(folder, { recursive: true });
});
