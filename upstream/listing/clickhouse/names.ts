/** What an isolate holds of the catalogue while ClickHouse answers: the names of values, categories and stores, by version. */
import { batch } from "../../sql";
import { readVersion, versionIn } from "../catalogue";
import { type Labels, labelRowsFrom, labelStatements, labelsOf } from "../labels";
import { Words } from "../words";

export interface Names {
  version: number;
  labels: Labels;
  /** The words of the labels; those of products' names stay in ClickHouse. */
  words: Words;
}

const heldBy = new WeakMap<D1Database, Names>();

export function heldNames(db: D1Database): Names | undefined {
  return heldBy.get(db);
}

/** The names of the newest version. */
export async function readNames(db: D1Database): Promise<Names> {
  const [versions, ...rows] = await batch(db, [readVersion, ...labelStatements]);
  const words = new Words();
  const names = { version: versionIn(versions ?? []), labels: labelsOf(labelRowsFrom(rows), words), words };
  heldBy.set(db, names);
  return names;
}
