/** Rows of a run on disk until the feed has been read to its end, and then in parts of whole groups. */
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CatalogueRow } from "contract/import";
import { type Gone, openParts } from "feeds/parts";

/** What one step of an import applies. */
export interface Part {
  rows: CatalogueRow[];
  gone: string[];
}

interface Place {
  at: number;
  length: number;
}

export function openSpool() {
  const folder = mkdtempSync(join(tmpdir(), "vetrina-import-"));
  const file = openSync(join(folder, "rows"), "w+");
  const places = openParts<Place>();
  let end = 0;

  return {
    note: places.note,

    add(row: CatalogueRow): void {
      const bytes = Buffer.from(JSON.stringify(row));
      writeSync(file, bytes, 0, bytes.length, end);
      places.add({ at: end, length: bytes.length }, row.group, bytes.length);
      end += bytes.length;
    },

    get size(): number {
      return places.size;
    },

    *parts(gone: readonly Gone[]): Generator<Part> {
      for (const part of places.cut(gone)) yield { rows: part.rows.map(read), gone: part.gone };
    },

    close(): void {
      closeSync(file);
      rmSync(folder, { recursive: true, force: true });
    },
  };

  function read({ at, length }: Place): CatalogueRow {
    const bytes = Buffer.alloc(length);
    readSync(file, bytes, 0, length, at);
    return JSON.parse(bytes.toString("utf8")) as CatalogueRow;
  }
}
