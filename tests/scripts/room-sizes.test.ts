/** The ceilings of rooms and texts stand in CONTRIBUTING.md: a line too many is refused, and what is data or built is none. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { sizeBreaches } from "../../scripts/room-sizes";

const house = mkdtempSync(join(tmpdir(), "vetrina-sizes-"));
afterAll(() => rmSync(house, { recursive: true, force: true }));

function plant(file: string, lines: number): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), "1;\n".repeat(lines));
}

function table(...lines: string[]): void {
  writeFileSync(
    join(house, "CONTRIBUTING.md"),
    ["| room | ceiling | allowed |", "|---|---|---|", ...lines, ""].join("\n"),
  );
}

test("a room above its ceiling is refused until a decision allows more, and data, built and generated files are no lines", () => {
  plant("app/a.tsx", 600);
  plant("app/b/c.css", 401);
  plant("upstream/migrations/0001_a.sql", 10);
  plant("tests/a.test.ts", 5);
  plant("tests/tools/b.mjs", 7);
  plant("demo/c.ts", 2);
  plant("docs/decisions/0001-a.md", 26);
  for (const apart of ["words.tsv", "styles.generated.ts", "build/a.js", "0002_vocabulary.sql", "DESIGN.md"])
    plant(`upstream/${apart}`, 90);
  const rooms = ["app", "upstream", "tests", "demo"];

  table(
    "| `app/` | 1,000 | |",
    "| `upstream/` | 10 | |",
    "| `demo/`, `tests/tools/` | 8 | |",
    "| `tests/` | 5 | |",
    "| `docs/` and every `DESIGN.md` | 115 | |",
  );
  expect(sizeBreaches(rooms, house)).toEqual([
    "room-size: app/ has 1001 lines of 1000",
    "room-size: demo/ tests/tools/ has 9 lines of 8",
    "room-size: docs/ has 116 lines of 115",
    "room-size: upstream/DESIGN.md has 90 lines of 60",
    "room-size: docs/decisions/0001-a.md has 26 lines of 25",
  ]);

  table(
    "| `app/` | 1,000 | 1,001, [0001](docs/decisions/0001-a.md) |",
    "| `tests/` | 1 | 12, [0002](docs/decisions/0002-b.md) |",
  );
  expect(sizeBreaches(rooms, house)).toEqual([
    "room-size: upstream/ has no ceiling",
    "room-size: demo/ has no ceiling",
    "room-size: tests/ names docs/decisions/0002-b.md, which is not there",
  ]);
});
