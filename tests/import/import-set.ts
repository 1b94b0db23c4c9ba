/** A database, a folder and a small feed for tests of whole imports. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import type { ImportOptions } from "../../scripts/import/options";
import { importFeed } from "../../scripts/import/run";
import type { PictureFile } from "../../scripts/import/target";
import { targetOn } from "../../scripts/import/target-local";
import { type Begun, openDatabase, type TestDatabase } from "../tools/database";
import { wideFeed } from "../tools/wide-feed";
import said from "./import-set.json";

let database: TestDatabase;
export let folder: string;
/** Picture files that were stored since the test began. */
export let files: PictureFile[];

/** To be called at the head of a file of tests: each of them has a set of its own. */
export function anewForEveryTest(begun?: Begun): void {
  beforeEach(async () => {
    database = await openDatabase({ seeded: false, begun });
    folder = mkdtempSync(join(tmpdir(), "vetrina-import-"));
    files = [];
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
}

/** An empty database in place of the test's. */
export async function anew(): Promise<void> {
  await database.close();
  database = await openDatabase({ seeded: false });
}

export const db = () => database.db;
export const wide = wideFeed;

const { columns, codes, sizes, hoodie } = said.feed;

export function feed(
  change: (cells: Record<string, string>, index: number) => Record<string, string> | null = (row) => row,
) {
  const rows = sizes.flatMap((size, index) => {
    const link = `https://www.negozio.example/p/chaz?v=${size}`;
    const own = {
      id: `A-${size}`,
      title: `Felpa Chaz - Black - ${size}`,
      link,
      gtin: codes[index] ?? "",
      size,
    };
    const row = change({ ...hoodie, ...own }, index);
    return row ? [columns.map((name) => row[name] ?? "").join("\t")] : [];
  });
  return [columns.join("\t"), ...rows].join("\n");
}

export function written(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** @param on the database as this run sees it */
export function run(content: string | Buffer, options: Partial<ImportOptions> = {}, on = database.db) {
  const keep = async (stored: PictureFile[]) => void files.push(...stored);
  const target = targetOn(on, keep, () => options.now ?? new Date());
  return importFeed({ target, file: written("feed", content), store: "negozio", images: folder, ...options });
}

export async function rows<Row = Record<string, unknown>>(sql: string): Promise<Row[]> {
  return (await database.db.prepare(sql).all<Row>()).results;
}

export async function everything(): Promise<string> {
  return JSON.stringify(await Promise.all(said.tables.map((table) => rows(`SELECT * FROM ${table}`))));
}

export const figures = (report: {
  new: number;
  changed: number;
  unchanged: number;
  gone: number;
  refused: unknown[];
}) => [report.new, report.changed, report.unchanged, report.gone, report.refused.length];
