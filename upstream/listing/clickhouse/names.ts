/** What an isolate holds of the catalogue while ClickHouse answers: the names of values, categories and stores, by version. */
import { databaseOf } from "../../replicas";
import { batch } from "../../sql";
import { readVersion, stampIn } from "../held-catalogue";
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
  return heldBy.get(databaseOf(db));
}

/** Whoever asks next reads them anew, and begins with few words. */
export function forgetNames(names: Names): void {
  names.version = -1;
}

const answeredBy = new WeakMap<D1Database, number>();

/** The version of the catalogue that ClickHouse last answered from, which follows that of the database within a minute. */
export function answeredVersion(db: D1Database): number | undefined {
  return answeredBy.get(databaseOf(db));
}

/** From which version an answer came. Throws for one newer than the database's, which went back in time. */
export function noteAnswer(db: D1Database, version: number | undefined, newest: number): void {
  if (version === undefined) throw new Error("ClickHouse holds no catalogue yet");
  if (version > newest) throw new Error(`ClickHouse holds version ${version}, the database ${newest}`);
  answeredBy.set(databaseOf(db), version);
}

export async function readNames(db: D1Database): Promise<Names> {
  const [versions, ...rows] = await batch(db, [readVersion, ...labelStatements]);
  const words = new Words();
  const { version } = stampIn(versions);
  const names = { version, labels: labelsOf(labelRowsFrom(rows), words), words };
  heldBy.set(databaseOf(db), names);
  return names;
}
