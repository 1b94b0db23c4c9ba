/** Brings the catalogue of D1 to ClickHouse: only blocks that changed are sent, and readers see all of a version or none. */
import type { FacetKey } from "contract";
import { seasonOf } from "../../catalogue/seasons";
import { chunksOf } from "../../import/own-runs";
import { batch, listed, rows, sql } from "../../sql";
import { type ClickHouse, quoted } from "./client";
import { countingAll } from "./counts";
import { type BlockLine, goodsOf } from "./goods";
import { diversifiedOf } from "./order";
import {
  allOf,
  before,
  columns,
  creating,
  current,
  dropping,
  type FactsRow,
  former,
  lineOf,
  next,
  swapping,
  type Tables,
  type ValueType,
} from "./tables";

/** Blocks per read of D1 and per INSERT: some 32,000 products. */
const blocksPerTurn = 64;

/** The same of what cards show: a Worker holds their text. */
const goodsPerTurn = 4;

/** Blocks of one call: a scheduled run has 30 s of processor. What is left waits for the next one. @internal a test goes to the limit */
export const fillLimits = { blocks: 2_560 };

/** A filling that has not told of itself for so long has died, in seconds; copying a whole catalogue is one statement. */
const longestTurn = 300;

export interface Filled {
  version: number;
  blocks: number;
  /** Whether the engine held this version already. */
  wasCurrent: boolean;
}

/** Null while another filling is under way, or calls are left. @param shards a product's is its block modulo their count @param onTurn blocks sent */
export async function fillListing(
  db: D1Database,
  shards: readonly ClickHouse[],
  onTurn: (sent: number, of: number) => void = () => {},
): Promise<Filled | null> {
  const held = await versionOf(current, shards[0] as ClickHouse);
  const { version, changed } = await changesSince(db, held ?? 0);
  if (held === version) return { version, blocks: 0, wasCurrent: true };
  if (!(await claimed(db))) return null;
  try {
    const blocks = await bring(db, shards, { held, version, changed }, onTurn);
    return blocks === null ? null : { version, blocks, wasCurrent: false };
  } finally {
    await rows(db)`UPDATE listing_version SET filling_until = 0`;
  }
}

/** One filling at a time: scheduled runs come each minute, and a first million takes longer. */
async function claimed(db: D1Database): Promise<boolean> {
  const now = Math.floor(Date.now() / 1000);
  const [claim] = await rows(db)`
    UPDATE listing_version SET filling_until = ${now + longestTurn} WHERE filling_until <= ${now} RETURNING version`;
  return claim !== undefined;
}

/** Resolves to the number of blocks that differ, null when some of them are still to be sent. */
async function bring(
  db: D1Database,
  shards: readonly ClickHouse[],
  { held, version, changed }: { held: number | null; version: number; changed: number[] },
  onTurn: (sent: number, of: number) => void,
): Promise<number | null> {
  // A database that went back in time shares nothing with what is held.
  const since = held !== null && held < version ? held : null;
  const wanted = held !== null && since === null ? (await changesSince(db, 0)).changed : changed;
  const everywhere = async (statements: readonly string[]) => {
    for (const statement of statements) await Promise.all(shards.map((shard) => shard.run(statement)));
  };
  const sent = since === null ? await sentBefore(shards, version) : null;
  const values = await valuesIn(db);
  if (!sent)
    await everywhere([
      ...dropping(next),
      ...creating(next, shards.length, values.type),
      `INSERT INTO ${next.state} VALUES (${version})`,
    ]);
  if (since !== null) {
    const kept = `bitShiftRight(id, 9) NOT IN (${[...wanted, -1].join(", ")})`;
    await everywhere([
      `INSERT INTO ${next.products} (${columns}) SELECT ${columns} FROM ${current.products} WHERE ${kept}`,
    ]);
  }
  const left = wanted.filter((block) => !sent?.has(block));
  const now = since === null ? left.slice(0, fillLimits.blocks) : left;
  for (let at = 0; at < now.length; at += blocksPerTurn) {
    await send(db, shards, now.slice(at, at + blocksPerTurn), version, values);
    await rows(db)`UPDATE listing_version SET filling_until = unixepoch() + ${longestTurn}`;
    onTurn(Math.min(at + blocksPerTurn, now.length), now.length);
  }
  if (now.length < left.length) return null;
  await everywhere([...completing(allOf(next, shards.length)), ...dropping(before)]);
  await everywhere(creating(current, shards.length, values.type));
  await everywhere([swapping(before, next), ...[before, ...former].flatMap(dropping)]);
  return wanted.length;
}

/** The version that tables are of; null where there are none. */
async function versionOf({ state }: Tables, server: ClickHouse): Promise<number | null> {
  const [tables] = await server.rows<[count: number]>(
    `SELECT count() FROM system.tables WHERE database = currentDatabase() AND name = ${quoted(state)}`,
  );
  if (!tables?.[0]) return null;
  const [held] = await server.rows<[version: number]>(`SELECT version FROM ${state}`);
  return held?.[0] ?? null;
}

/** Blocks that a filling of the same version, begun from nothing, has sent before it ended; null without one. */
async function sentBefore(shards: readonly ClickHouse[], version: number): Promise<Set<number> | null> {
  const versions = await Promise.all(shards.map((shard) => versionOf(next, shard)));
  if (versions.some((begun) => begun !== version)) return null;
  const found = await Promise.all(
    shards.map((shard) =>
      shard.rows<[block: number]>(`SELECT DISTINCT bitShiftRight(id, 9) FROM ${next.products}`),
    ),
  );
  return new Set(found.flat().map(([block]) => block));
}

async function changesSince(db: D1Database, version: number) {
  const [[held], blocks] = await batch(db, [
    sql<{ version: number }>`SELECT version FROM listing_version`,
    sql<{ block: number }>`SELECT DISTINCT block FROM listing_editions WHERE version > ${version}
      AND version <= (SELECT version FROM listing_version) ORDER BY block`,
  ]);
  return { version: held?.version ?? 0, changed: blocks.map(({ block }) => block) };
}

interface Values {
  facetOf: ReadonlyMap<number, FacetKey>;
  type: ValueType;
}

async function valuesIn(db: D1Database): Promise<Values> {
  const found = await rows<{ id: number; facet: FacetKey }>(db)`
    SELECT value_id AS id, facet FROM facet_values ORDER BY value_id`;
  return {
    facetOf: new Map(found.map(({ id, facet }) => [id, facet])),
    type: (found.at(-1)?.id ?? 0) < 2 ** 16 ? "UInt16" : "UInt32",
  };
}

async function send(
  db: D1Database,
  shards: readonly ClickHouse[],
  numbers: readonly number[],
  version: number,
  { facetOf }: Values,
): Promise<void> {
  const blocks = await rows<{ block: number; products: string }>(db)`
    SELECT l.block, l.products FROM listing_editions l WHERE l.block IN ${listed(numbers)}
      AND l.version = (SELECT MAX(version) FROM listing_editions WHERE block = l.block AND version <= ${version})
      ORDER BY l.block`;
  // First, so that what is listed has a card.
  for (const some of chunksOf(numbers, goodsPerTurn))
    await insert(shards, next.goods, await rows(db, goodsOf(some)));
  const products = blocks.flatMap(({ block, products }) =>
    (JSON.parse(products) as FactsRow[])
      .filter(([, , , , , , , , , offers]) => offers.length > 0)
      .map((facts) => ({ block, line: lineOf(facts, facetOf) })),
  );
  await insert(shards, `${next.products} (${columns})`, products);
}

/** Each line goes to the shard of its block. */
async function insert(shards: readonly ClickHouse[], into: string, lines: readonly BlockLine[]) {
  await Promise.all(
    shards.map((shard, index) => {
      const own = lines.filter(({ block }) => block % shards.length === index).map(({ line }) => line);
      return own.length === 0 ? null : shard.run(`INSERT INTO ${into} FORMAT TabSeparated`, own.join("\n"));
    }),
  );
}

/** What is open is ordered for the season of its filling: a version seldom lives longer than a day. */
export function completing(tables: Tables, now = new Date()): string[] {
  const { products, order, counts, words } = tables;
  return [
    `INSERT INTO ${order} SELECT place, id, offer FROM (
      SELECT arraySort((id, key) -> key, ids, keys) AS inOrder, arraySort((offer, key) -> key, offers, keys) AS shown
      FROM (${diversifiedOf(products, { offer: "offer", able: "able" }, seasonOf(now))}))
      ARRAY JOIN arrayEnumerate(inOrder) AS place, inOrder AS id, shown AS offer`,
    `INSERT INTO ${counts} ${countingAll(tables)}`,
    `INSERT INTO ${words} SELECT arrayJoin(arrayDistinct(splitByChar(' ', text))) AS word, count() FROM ${products} GROUP BY word`,
  ];
}
