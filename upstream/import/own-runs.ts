/** Runs that no feed begins: a store is paused, a person lets rows in. They are no reading of a feed, and leave nothing to take back. */
import { batch, type Sql, sql } from "../sql";
import { insertsInto } from "./changes";
import { advanceLock } from "./optimistic-lock";
import { type ImportPart, piecesOf } from "./reading";

const productsPerPart = 200;

interface OwnRun {
  store: string;
  parts: readonly Partial<ImportPart>[];
  /** It only derives products anew. */
  derives?: boolean;
  /** Written with its beginning. */
  also?: readonly Sql[];
}

/** Commits it; whoever comes by finishes it. Answers its id. */
export async function beginOwnRun(
  db: D1Database,
  { store, parts, derives = false, also = [] }: OwnRun,
  now: Date,
): Promise<string> {
  const run = crypto.randomUUID();
  const at = now.toISOString();
  const pieces = parts.flatMap((part, place) => {
    const whole: ImportPart = { rows: [], gone: [], ...part, isOwn: true };
    return piecesOf(JSON.stringify(whole)).map((body, piece) => [run, place, piece, 0, body]);
  });
  await batch(db, [
    advanceLock,
    ...also,
    sql`INSERT INTO import_runs (run_id, begun_at, moved_at, store, at, parts, derives, sure)
      VALUES (${run}, ${at}, ${at}, ${store}, ${at}, ${parts.length}, ${Number(derives)}, 1)`,
    ...insertsInto("import_parts", ["run_id", "part", "piece", "fresh", "body"], pieces),
  ]);
  return run;
}

/** Begins the run that derives products of a store anew. */
export function beginDeriving(
  db: D1Database,
  { store, products, also }: { store: string; products: readonly { id: number }[]; also: Sql },
  now: Date,
): Promise<string> {
  const parts = chunksOf(products, productsPerPart).map((some) => ({ again: some.map(({ id }) => id) }));
  return beginOwnRun(db, { store, parts, derives: true, also: [also] }, now);
}

/** Things by so many, in their order. */
export function chunksOf<Thing>(things: readonly Thing[], size: number): Thing[][] {
  return Array.from({ length: Math.ceil(things.length / size) }, (_, at) =>
    things.slice(at * size, (at + 1) * size),
  );
}
