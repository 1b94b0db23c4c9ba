/** The house stays small enough to be read: comments to a room, lines to a file, files on the ways that a newcomer follows. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { counted, longestFile, mostComment, roomsOfHouse } from "../../scripts/house";

const root = fileURLToPath(new URL("../..", import.meta.url));
const guide = readFileSync(join(root, "docs/develop.md"), "utf8");
const house = roomsOfHouse();

/** Tables of rows and words, and forms of many fields: one idea each, and longer than a file should be. */
const tables =
  `contract/alerts.ts contract/cart.ts contract/content/content.ts contract/feeds.ts contract/import.ts
  contract/listing/colours.ts contract/promotions/promotions.ts contract/wishlists.ts desk/screens/catalogue/product.tsx
  desk/screens/content/screens.tsx desk/screens/imports.tsx desk/screens/inbox.tsx feeds/read/profiles.ts server/settings.ts
  upstream/catalogue/taxonomy.ts upstream/content/editing.ts upstream/curation/changes.ts upstream/search/vocabulary.ts`.split(
    /\s+/,
  );

interface Walk {
  name: string;
  said: number;
  most: number;
  files: string[];
  /** The first file of each room, which nobody of the way needs to import. */
  entries: string[];
}

const walks: Walk[] = [...guide.matchAll(/^### (.+): (\d+) files, (\d+) at most\n\n((?:- .+\n)+)/gm)].map(
  ([, name = "", said, most, rooms = ""]) => {
    const parts = [...rooms.matchAll(/^- `(\w+\/)`: (.+)$/gm)].map(([, room = "", named = ""]) =>
      named.split(", ").map((file) => fileOf(room + file)),
    );
    return {
      ...{ name, said: Number(said), most: Number(most) },
      files: parts.flat(),
      entries: parts.flatMap(([entry = ""]) => entry),
    };
  },
);

function fileOf(name: string): string {
  return (
    [`${name}.ts`, `${name}.tsx`].find((file) => existsSync(join(root, file))) ?? `${name}: no such file`
  );
}

/** The files that one imports, as far as they are ours. */
function importedBy(file: string): string[] {
  const source = readFileSync(join(root, file), "utf8");
  return [...source.matchAll(/ from "([^"]+)"/g)].map(([, from = ""]) =>
    fileOf(from.startsWith(".") ? join(dirname(file), from) : from.replace(/^~\//, "app/")),
  );
}

test("a line counts as a comment when it holds nothing else", () => {
  const source =
    "/** One. */\nconst a = 1; // two\n\n/*\n * Three.\n */\n// four\n{/* five */}\nconst b = 2;\n";
  expect(counted(source)).toEqual({ comment: 6, code: 2 });
});

test.each(house)("$room has no more comments than its code bears", ({ room, density }) => {
  expect(density).toBeLessThanOrEqual(mostComment(room));
});

test("no file is longer than it should be, but for tables", () => {
  const long = house.flatMap((room) => Object.keys(room.long));
  expect(long.filter((file) => !tables.includes(file))).toEqual([]);
  expect(longestFile).toBe(250);
});

test("the guide tells four ways through the house", () => {
  expect(walks.map(({ most }) => most)).toEqual([35, 20, 14, 35]);
});

test.each(walks)("the way of $name has the files that the guide says, and no more than it may", (walk) => {
  expect(walk.files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(new Set(walk.files).size).toBe(walk.said);
  expect(walk.said).toBeLessThanOrEqual(walk.most);
});

test.each(walks)("on the way of $name each file is imported by another one of it", ({ files, entries }) => {
  const reached = new Set([...entries, ...files.flatMap(importedBy)]);
  expect(files.filter((file) => !reached.has(file))).toEqual([]);
});
