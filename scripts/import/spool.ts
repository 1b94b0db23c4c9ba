/** Rows of a run on disk until the feed has been read to its end, and then in parts of whole groups. */
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CatalogueRow } from "contract/import";
import { type Gone, openParts } from "feeds/parts";

/** What one step of an import applies. */
export interface SpooledPart {
  rows: CatalogueRow[];
  gone: string[];
}

/** In front of each row: how long it is. A number for each is all that is held of hundreds of thousands. */
const headBytes = 4;

export function openSpool() {
  const folder = mkdtempSync(join(tmpdir(), "vetrina-import-"));
  const file = openSync(join(folder, "rows"), "w+");
  const places = openParts<number>();
  let end = 0;

  return {
    note: places.note,

    add(row: CatalogueRow): void {
      const bytes = Buffer.from(JSON.stringify(row));
      const head = Buffer.alloc(headBytes);
      head.writeUInt32LE(bytes.length);
      writeSync(file, Buffer.concat([head, bytes]), 0, headBytes + bytes.length, end);
      places.add(end, row.group, bytes.length);
      end += headBytes + bytes.length;
    },

    get size(): number {
      return places.size;
    },

    *parts(gone: readonly Gone[]): Generator<SpooledPart> {
      for (const part of places.cut(gone)) yield { rows: part.rows.map(read), gone: part.gone };
    },

    close(): void {
      closeSync(file);
      rmSync(folder, { recursive: true, force: true });
    },
  };

  function read(at: number): CatalogueRow {
    const bytes = bytesAt(at + headBytes, bytesAt(at, headBytes).readUInt32LE());
    return JSON.parse(bytes.toString("utf8")) as CatalogueRow;
  }

  function bytesAt(at: number, length: number): Buffer {
    const bytes = Buffer.alloc(length);
    readSync(file, bytes, 0, length, at);
    return bytes;
  }
}
