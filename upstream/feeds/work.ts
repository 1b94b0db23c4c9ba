/** Answers readers of feeds: which source is theirs now, how far they are, what came of it. One lease a source, none twice. */
import type { CallInput, Contract, FeedWork } from "contract";
import { keptReadings } from "contract/feed-readings";
import { Allowed } from "contract/feed-work";
import { againAt, nextAt } from "domain/hours-of-rome";
import { shifted } from "domain/moments";
import { feedRead } from "../catalogue/price-reports";
import type { HandlerContext, HandlersOf } from "../handler";
import { Refusal } from "../refusal";
import { batch, firstRow, rows, type Sql, sql } from "../sql";
import { openedSecrets, sealedSecrets } from "./secrets";
import { parsed } from "./source-form";

type End = CallInput<Contract["feedWork"]["end"]>;

/** A reader that is silent for so long has died, in milliseconds. */
const leaseLasts = 600_000;
/** A file that has not changed is read anyway once a day: words, columns and dates may have. In milliseconds. */
const unreadFor = 20 * 3_600_000;

export const feedWork: HandlersOf<"feedWork"> = {
  async take({ lease }, context) {
    const source = (await heldBy(lease, context.db)) ?? (await leased(lease, context));
    return source && workOf(source, context);
  },
  async step({ lease, step, bytes }, { db, now }) {
    const until = shifted(now, leaseLasts);
    const [held] = await batch(db, [
      sql`UPDATE feed_sources SET leased_until = ${until} WHERE source_id = ${sourceOf(lease)} AND lease = ${lease} RETURNING 1`,
      sql`UPDATE feed_readings SET step = ${step}, report = json_set(report, '$.bytes', ${bytes})
        WHERE lease = ${lease} AND ended_at IS NULL`,
    ]);
    if (held?.length === 0) throw notYours();
    return { done: true };
  },
  async end(end, context) {
    const source = await heldBy(end.lease, context.db);
    if (source) await ended(source, end, context);
    else {
      const before = await firstRow<{ outcome: string | null }>(context.db)`
        SELECT outcome FROM feed_readings WHERE lease = ${end.lease}`;
      // The same word again, after an answer that was lost.
      if (before?.outcome !== end.outcome) throw notYours();
    }
    return { done: true };
  },
};

function notYours(): Refusal {
  return new Refusal(409, "Questa lettura è passata a un altro lettore.");
}

interface Leased {
  id: number;
  store: string;
  sealed: string;
  network: FeedWork["network"];
  hours: string;
  pictures: number;
  mostGone: number;
  mostMoved: number;
  failures: number;
  lease: string;
  etag: string | null;
  modified: string | null;
  digest: string | null;
  timed: number;
  readAt: string | null;
  allowed: string | null;
}

const columns = sql`source_id AS id, store, sealed, network, hours, pictures, most_gone AS mostGone, most_moved AS mostMoved,
  failures, lease, etag, modified, digest, timed, read_at AS readAt, allowed`;

function sourceOf(lease: string): Sql {
  return sql`(SELECT source_id FROM feed_readings WHERE lease = ${lease})`;
}

function heldBy(lease: string, db: D1Database): Promise<Leased | null> {
  return firstRow<Leased>(db)`
    SELECT ${columns} FROM feed_sources WHERE source_id = ${sourceOf(lease)} AND lease = ${lease}`;
}

/** The source that is due the longest and that nobody reads; of a store one at a time. What a dead reader left is told as that. */
async function leased(lease: string, { db, now, runner }: HandlerContext): Promise<Leased | null> {
  const at = now.toISOString();
  const until = shifted(now, leaseLasts);
  const [, taken] = await batch(db, [
    sql`UPDATE feed_sources SET lease = ${lease}, leased_until = ${until}, runner_id = ${runner?.runnerId ?? 0}
      WHERE source_id = (SELECT f.source_id FROM feed_sources f WHERE f.active = 1 AND f.due_at <= ${at}
        AND (f.leased_until IS NULL OR f.leased_until <= ${at})
        AND NOT EXISTS (SELECT 1 FROM feed_sources o WHERE o.store = f.store AND o.leased_until > ${at})
        ORDER BY f.due_at LIMIT 1)`,
    sql<Leased>`SELECT ${columns} FROM feed_sources WHERE lease = ${lease}`,
    sql`UPDATE feed_readings SET ended_at = ${at}, outcome = 'interrotto' WHERE ended_at IS NULL
      AND source_id IN (SELECT source_id FROM feed_sources WHERE lease = ${lease})`,
    sql`INSERT INTO feed_readings (source_id, lease, runner, begun_at)
      SELECT source_id, ${lease}, ${runner?.name ?? "comando"}, ${at} FROM feed_sources WHERE lease = ${lease}`,
  ]);
  return taken[0] ?? null;
}

/** Secrets are sealed anew with the first key, so that older ones may leave the settings. */
async function workOf(source: Leased, { db, now, sessions }: HandlerContext): Promise<FeedWork> {
  const secrets = await openedSecrets(source.sealed, sessions.keys);
  if (secrets && !source.sealed.startsWith(`${sessions.keys[0]?.id}.`))
    await rows(db)`
      UPDATE feed_sources SET sealed = ${await sealedSecrets(secrets, sessions.keys)} WHERE source_id = ${source.id}`;
  const siblings = await rows<{ id: number }>(db)`
    SELECT source_id AS id FROM feed_sources WHERE store = ${source.store} ORDER BY source_id`;
  const isOld = source.readAt === null || now.getTime() - Date.parse(source.readAt) > unreadFor;
  const isKnown = !isOld && source.timed === 0 && source.allowed === null;
  return {
    source: source.id,
    store: source.store,
    address: secrets?.address ?? null,
    user: secrets?.user ?? null,
    password: secrets?.password ?? null,
    key: secrets?.key ?? null,
    network: source.network,
    pictures: source.pictures === 1,
    mostGone: source.mostGone,
    mostMoved: source.mostMoved,
    allowed: parsed(Allowed, source.allowed),
    etag: isKnown ? source.etag : null,
    modified: isKnown ? source.modified : null,
    digest: isKnown ? source.digest : null,
    others: siblings.map(({ id }) => id).filter((id) => id !== source.id),
    isFirst: siblings[0]?.id === source.id,
  };
}

/** Gives the lease back. What failed is tried again soon, everything else at its next hour. */
async function ended(source: Leased, end: End, { db, now }: HandlerContext): Promise<void> {
  const at = now.toISOString();
  const hours = JSON.parse(source.hours) as number[];
  // Rows that were refused would be again: only what may pass by itself is tried soon.
  const isFailure = end.outcome === "fallito" || end.outcome === "interrotto";
  // A difference may be a file that was half written: it is looked at once more before its next hour.
  const isSoon = isFailure || (end.outcome === "chiede" && source.failures === 0);
  const due = isSoon ? againAt(hours, source.failures, now) : nextAt(hours, now);
  const { leaving, movement, addresses, strayed, columns } = end.report;
  const question =
    end.outcome === "chiede" ? JSON.stringify({ at, leaving, movement, addresses, strayed }) : null;
  const mine = sql`source_id = ${source.id} AND lease = ${end.lease}`;
  await batch(db, [
    sql`UPDATE feed_readings SET ended_at = ${at}, outcome = ${end.outcome}, problem = ${end.problem},
        report = ${JSON.stringify(end.report)}
      WHERE lease = ${end.lease} AND EXISTS (SELECT 1 FROM feed_sources WHERE ${mine})`,
    ...(end.outcome === "importato" ? [imported(end, at, mine)] : []),
    // The file is the one that was read: it says of each offer what it said then.
    ...(end.outcome === "invariato" ? [feedRead(source.store, at)] : []),
    // A failure says nothing about what was asked before.
    ...(isFailure
      ? []
      : [
          sql`UPDATE feed_sources SET question = ${question},
              columns = ${end.outcome === "colonne" ? JSON.stringify(columns) : null} WHERE ${mine}`,
        ]),
    sql`DELETE FROM feed_readings WHERE source_id = ${source.id} AND reading_id NOT IN
      (SELECT reading_id FROM feed_readings WHERE source_id = ${source.id} ORDER BY reading_id DESC LIMIT ${keptReadings})`,
    sql`UPDATE feed_sources SET lease = NULL, leased_until = NULL, runner_id = NULL, due_at = ${due.toISOString()},
        failures = ${isFailure || end.outcome === "chiede" ? source.failures + 1 : 0} WHERE ${mine}`,
  ]);
}

function imported({ etag, modified, digest, timed }: End, at: string, mine: Sql): Sql {
  return sql`UPDATE feed_sources SET etag = ${etag}, modified = ${modified}, digest = ${digest}, timed = ${Number(timed)},
    read_at = ${at}, allowed = NULL WHERE ${mine}`;
}
