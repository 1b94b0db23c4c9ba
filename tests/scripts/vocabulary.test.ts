/** `npm run vocabulary`: the words that a database has from its migrations are those of the tables that people read and change. */
import { contract, emptyListing } from "contract";
import { vocabularyStatement } from "upstream/listing/labels";
import { vocabularyMigrations } from "upstream/search/vocabulary/migration";
import type { TableText } from "upstream/search/vocabulary/tables";
import { rows } from "upstream/sql";
import { expect, test } from "vitest";
import { vocabularyTables } from "../../scripts/local/vocabulary-tables";
import { asking } from "../fixtures/ask";
import { openDatabase } from "../tools/database";
import { forFile } from "../tools/for-file";

const base = await forFile(openDatabase());

const held = () => rows<TableText>(base.db, vocabularyStatement);

test("a fresh database holds every table as it is written; where one was changed, run npm run vocabulary", async () => {
  expect((await held()).map(({ name, lines }) => ({ name, lines }))).toEqual(vocabularyTables);
  expect(vocabularyMigrations(await held(), vocabularyTables)).toEqual([]);
});

test("a word that is new in a table finds its goods from the migration on, in an isolate that was there before too", async () => {
  const ask = asking(base.db, new Date());
  const found = async (search: string) =>
    (await ask(contract.products.list, { ...emptyListing, search })).products.map(({ id }) => id);
  expect(await found("gnaffo")).toEqual([]);
  const changed = vocabularyTables
    .filter(({ name }) => name !== "seasons")
    .map((table) =>
      table.name === "kinds-03-shoes"
        ? { ...table, lines: table.lines.replace("\tsneakers, trainers\t", "\tgnaffo, sneakers, trainers\t") }
        : table,
    );
  expect(changed).not.toEqual(vocabularyTables.filter(({ name }) => name !== "seasons"));
  for (const text of vocabularyMigrations(vocabularyTables, changed)) await base.db.prepare(text).run();
  expect((await held()).map(({ name, lines }) => ({ name, lines }))).toEqual(changed);
  expect(await found("gnaffo")).toEqual(await found("sneakers"));
  expect(await found("gnaffo")).not.toEqual([]);
});

test("the whole vocabulary, changed at once, comes in files that D1 takes", async () => {
  const files = vocabularyMigrations([], vocabularyTables);
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((text) => Buffer.byteLength(text) > 80_000)).toEqual([]);
  await base.db.batch(files.map((text) => base.db.prepare(text)));
  expect((await held()).map(({ name, lines }) => ({ name, lines }))).toEqual(vocabularyTables);
});

test("what would be cut in two is refused", () => {
  expect(() => vocabularyMigrations([], [{ name: "x", lines: "uno; due" }])).toThrow("Neither");
});
