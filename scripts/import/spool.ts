/** Rows of a run on disk until the feed has been read to its end, and then in parts of whole groups. */
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CatalogueRow } from "contract/import";

/** What one step of an import applies. */
export interface Part {
  rows: CatalogueRow[];
  gone: string[];
}

/** A part ends with the group that fills it: so many rows and ids, or so many bytes. */
export const partLimits = { rows: 500, bytes: 600_000 };
/** A group larger than this is split: no step may grow with a feed that puts everything into one group. */
const mostAtOnce = 2_000;

interface Place {
  at: number;
  length: number;
}

export type Spool = ReturnType<typeof openSpool>;

export function openSpool() {
  const folder = mkdtempSync(join(tmpdir(), "vetrina-import-"));
  const file = openSync(join(folder, "rows"), "w+");
  const places: (Place & { group: string })[] = [];
  const sameProduct = unions();
  let end = 0;

  return {
    /** What the catalogue already knows to be of one product belongs together, in whichever groups the feed has it. */
    note(group: string, product: number): void {
      sameProduct.join(group, productKey(product));
    },

    add(row: CatalogueRow): void {
      const bytes = Buffer.from(JSON.stringify(row));
      writeSync(file, bytes, 0, bytes.length, end);
      places.push({ at: end, length: bytes.length, group: row.group });
      end += bytes.length;
    },

    get size(): number {
      return places.length;
    },

    /** @param gone ids that left the feed, with their products */
    *parts(gone: readonly { id: string; product: number }[]): Generator<Part> {
      const units = new Map<string, Unit>();
      const unitOf = (key: string) => {
        const first = sameProduct.first(key);
        const unit = units.get(first) ?? emptyUnit();
        units.set(first, unit);
        return unit;
      };
      for (const place of places) {
        const unit = unitOf(place.group);
        unit.places.push(place);
        unit.bytes += place.length;
      }
      for (const { id, product } of gone) unitOf(productKey(product)).gone.push(id);
      let open = emptyUnit();
      for (const piece of [...units.values()].flatMap(piecesOf)) {
        if (!isEmpty(open) && !fits(open, piece)) {
          yield partOf(open);
          open = emptyUnit();
        }
        open.places.push(...piece.places);
        open.gone.push(...piece.gone);
        open.bytes += piece.bytes;
      }
      if (!isEmpty(open)) yield partOf(open);
    },

    close(): void {
      closeSync(file);
      rmSync(folder, { recursive: true, force: true });
    },
  };

  function partOf({ places, gone }: Unit): Part {
    return { rows: places.map(read), gone };
  }

  function read({ at, length }: Place): CatalogueRow {
    const bytes = Buffer.alloc(length);
    readSync(file, bytes, 0, length, at);
    return JSON.parse(bytes.toString("utf8")) as CatalogueRow;
  }
}

/** Rows and ids that belong into one part. */
interface Unit {
  places: Place[];
  bytes: number;
  gone: string[];
}

function emptyUnit(): Unit {
  return { places: [], bytes: 0, gone: [] };
}

function isEmpty({ places, gone }: Unit): boolean {
  return places.length + gone.length === 0;
}

function fits(open: Unit, more: Unit): boolean {
  const entries = open.places.length + open.gone.length + more.places.length + more.gone.length;
  return entries <= partLimits.rows && open.bytes + more.bytes <= partLimits.bytes;
}

function piecesOf(unit: Unit): Unit[] {
  if (unit.places.length + unit.gone.length <= mostAtOnce) return [unit];
  const pieces: Unit[] = [];
  for (let at = 0; at < unit.places.length; at += mostAtOnce) {
    const places = unit.places.slice(at, at + mostAtOnce);
    pieces.push({ places, bytes: places.reduce((sum, { length }) => sum + length, 0), gone: [] });
  }
  for (let at = 0; at < unit.gone.length; at += mostAtOnce)
    pieces.push({ ...emptyUnit(), gone: unit.gone.slice(at, at + mostAtOnce) });
  return pieces;
}

function productKey(product: number): string {
  return ` ${product}`;
}

/** Which keys belong together. */
function unions() {
  const above = new Map<string, string>();
  function first(key: string): string {
    let top = key;
    for (let next = above.get(top); next !== undefined; next = above.get(top)) top = next;
    // The next question finds it at once.
    for (let at = key; at !== top; ) {
      const next = above.get(at) ?? top;
      above.set(at, top);
      at = next;
    }
    return top;
  }
  function join(a: string, b: string): void {
    const [left, right] = [first(a), first(b)];
    if (left !== right) above.set(left, right);
  }
  return { first, join };
}
