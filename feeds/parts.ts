/** Cuts the rows of a run into parts of whole groups, each as large as one step of an import may be. */

/** A part ends with the group that fills it: so many rows and ids, or so many bytes. */
export const partLimits = { rows: 500, bytes: 600_000 };
/** A group larger than this is split: no step may grow with a feed that puts everything into one group. */
const mostAtOnce = 2_000;

export interface Gone {
  id: string;
  product: number;
}

/** Rows, or where they lie, and ids that belong into one part. */
export interface Unit<Row> {
  rows: Row[];
  bytes: number;
  gone: string[];
}

export function openParts<Row>() {
  const entries: { row: Row; group: string; bytes: number }[] = [];
  const sameProduct = unions();
  let last = "";

  return {
    /** What the catalogue already knows to be of one product belongs together, in whichever groups the feed has it. */
    note(group: string, product: number): void {
      sameProduct.join(group, productKey(product));
    },

    add(row: Row, group: string, bytes: number): void {
      if (group !== last) last = group;
      entries.push({ row, group: last, bytes });
    },

    get size(): number {
      return entries.length;
    },

    *cut(gone: readonly Gone[]): Generator<Unit<Row>> {
      const units = new Map<string, Unit<Row>>();
      const unitOf = (key: string) => {
        const first = sameProduct.first(key);
        const unit = units.get(first) ?? emptyUnit<Row>();
        units.set(first, unit);
        return unit;
      };
      for (const { row, group, bytes } of entries) {
        const unit = unitOf(group);
        unit.rows.push(row);
        unit.bytes += bytes;
      }
      for (const { id, product } of gone) unitOf(productKey(product)).gone.push(id);
      let open = emptyUnit<Row>();
      for (const piece of [...units.values()].flatMap(piecesOf)) {
        if (!isEmpty(open) && !fits(open, piece)) {
          yield open;
          open = emptyUnit();
        }
        open.rows.push(...piece.rows);
        open.gone.push(...piece.gone);
        open.bytes += piece.bytes;
      }
      if (!isEmpty(open)) yield open;
    },
  };
}

function emptyUnit<Row>(): Unit<Row> {
  return { rows: [], bytes: 0, gone: [] };
}

function isEmpty({ rows, gone }: Unit<unknown>): boolean {
  return rows.length + gone.length === 0;
}

function fits(open: Unit<unknown>, more: Unit<unknown>): boolean {
  const entries = open.rows.length + open.gone.length + more.rows.length + more.gone.length;
  return entries <= partLimits.rows && open.bytes + more.bytes <= partLimits.bytes;
}

function piecesOf<Row>(unit: Unit<Row>): Unit<Row>[] {
  if (unit.rows.length + unit.gone.length <= mostAtOnce) return [unit];
  const pieces: Unit<Row>[] = [];
  const share = unit.bytes / Math.max(1, unit.rows.length);
  for (let at = 0; at < unit.rows.length; at += mostAtOnce) {
    const rows = unit.rows.slice(at, at + mostAtOnce);
    pieces.push({ rows, bytes: rows.length * share, gone: [] });
  }
  for (let at = 0; at < unit.gone.length; at += mostAtOnce)
    pieces.push({ ...emptyUnit<Row>(), gone: unit.gone.slice(at, at + mostAtOnce) });
  return pieces;
}

function productKey(product: number): string {
  return ` ${product}`;
}

function unions() {
  const above = new Map<string, string>();
  function first(key: string): string {
    let top = key;
    for (let next = above.get(top); next !== undefined; next = above.get(top)) top = next;
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
