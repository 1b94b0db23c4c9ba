/** What a step of an import leaves, so that it can be taken back: of each offer what differed, and what went with it. */
import { type Sql, sql } from "../sql";
import { insertsInto } from "./changes";
import { piecesOf, type WorkingSet } from "./reading";
import type { OfferRecord, ProductRecord, Records, VariantRecord } from "./records";
import toldColumns from "./told-columns.json";

export interface UndoNote {
  at: string;
  /** Offers of the store that changed: their former values. */
  changed: [id: number, was: Partial<OfferRecord>][];
  gone: OfferRecord[];
  added: number[];
  /** Variants that nobody offered any more. */
  variants: VariantRecord[];
  /** Variants that got their GTIN. */
  codes: number[];
  told: [id: number, was: Partial<ProductRecord>][];
  /** Groups that joined a product of another group. */
  joined: string[];
}

export function undoNote({ offers, variants, products }: WorkingSet, joined: string[], at: string): UndoNote {
  const gone = [...offers.before.values()].filter(({ offer_id }) => !offers.now.has(offer_id));
  return {
    at,
    changed: differences(offers),
    gone,
    added: [...offers.now.keys()].filter((id) => !offers.before.has(id)),
    variants: [...variants.before.values()].filter(({ variant_id }) => !variants.now.has(variant_id)),
    codes: [...variants.now.values()].flatMap(({ variant_id, gtin }) =>
      variants.before.get(variant_id)?.gtin === null && gtin !== null ? [variant_id] : [],
    ),
    told: differences(products, toldColumns as (keyof ProductRecord)[]),
    joined,
  };
}

function differences<Shape extends object>(
  { before, now }: Records<Shape>,
  columns?: readonly (keyof Shape)[],
): [number, Partial<Shape>][] {
  return [...before].flatMap(([id, was]): [number, Partial<Shape>][] => {
    const is = now.get(id);
    if (!is) return [];
    const names = (columns ?? (Object.keys(was) as (keyof Shape)[])).filter((name) => is[name] !== was[name]);
    if (names.length === 0) return [];
    return [[id, Object.fromEntries(names.map((name) => [name, was[name]])) as Partial<Shape>]];
  });
}

/** A row or two for a part of 500 offers. */
export function keepNote(run: string, part: number, note: UndoNote): Sql[] {
  const pieces = piecesOf(JSON.stringify(note)).map((body, piece) => [run, part, piece, body]);
  return insertsInto("import_undo", ["run_id", "part", "piece", "body"], pieces);
}

/** Of the batch that commits an import: from now on it is the store's last one. */
export function becomesLast(run: string, store: string, at: string): Sql[] {
  return [
    sql`UPDATE last_imports SET state = 'over' WHERE store = ${store} AND state = 'last'`,
    sql`INSERT OR IGNORE INTO last_imports (run_id, store, at, state) VALUES (${run}, ${store}, ${at}, 'last')`,
  ];
}
