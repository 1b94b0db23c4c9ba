/** A table is read and written by the room that makes it: a planted breach is refused. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { tableBreaches } from "../../scripts/table-rules";

const house = mkdtempSync(join(tmpdir(), "vetrina-tables-"));
afterAll(() => rmSync(house, { recursive: true, force: true }));

const planted: Record<string, string> = {
  "upstream/migrations/0001_a.sql": "-- CREATE TABLE imagined (a)\nCREATE TABLE clicks (\n  a TEXT\n);",
  "upstream/clicks.ts": "const all = sql`SELECT * FROM clicks JOIN outbox o USING (a)`;",
  "server/outbox.ts":
    'const own = ["CREATE TABLE IF NOT EXISTS outbox (a)", "DELETE FROM outbox", "SELECT a FROM imagined"];',
  "server/figures.ts": "/* FROM clicks */\nconst count = `SELECT COUNT(*)\n  FROM\n clicks`;",
  "functions/a.ts": 'const put = db.prepare("INSERT INTO clicks VALUES (1)");',
  "desk/a.tsx": 'const change = "UPDATE outbox SET a = 1";',
  "scripts/backup/a.ts": 'const read = "SELECT * FROM clicks";',
  "scripts/clicks/a.ts": 'const read = "SELECT * FROM clicks";',
  "app/a.tsx": "const said = 'prices from clicks, an update clicks';",
};

test("statements on another room's table are refused wherever they stand, and its own are not", () => {
  for (const room of ["contract", "feeds"]) mkdirSync(join(house, room));
  for (const [file, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), text);
  }
  expect(tableBreaches(house)).toEqual([
    "table-owner: desk/a.tsx names outbox of server",
    "table-owner: functions/a.ts names clicks of upstream",
    "table-owner: scripts/clicks/a.ts names clicks of upstream",
    "table-owner: server/figures.ts names clicks of upstream",
    "table-owner: upstream/clicks.ts names outbox of server",
  ]);
});

test("every table of the house has one owner", () => {
  expect(tableBreaches(fileURLToPath(new URL("../..", import.meta.url)))).toEqual([]);
});
