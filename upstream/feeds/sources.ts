/** Answers how operators keep the sources of feeds. */
import { AskedColumns, isUntracked, keptReadings, leavingShare, ReadingReport } from "contract/feed-readings";
import type { Allowed } from "contract/feed-work";
import { identifier } from "contract/wire";
import { nextAt } from "domain/hours-of-rome";
import * as z from "zod";
import { changes, reads } from "../act";
import type { HandlerContext } from "../handler";
import { existing, firstOf, Refusal } from "../refusal";
import { batch, firstRow, knownRow, rows, type Sql, sql } from "../sql";
import { runnerActs } from "./runners";
import { isMaskOf, openedSecrets, type Secrets, sealedSecrets, shownSecrets } from "./secrets";
import {
  type FeedReading,
  type FeedSource,
  LargeDifference,
  parsed,
  sourceFields,
  storeSlug,
} from "./source-form";

const named = z.object({ id: identifier });
const written = z.object({ ...sourceFields, store: storeSlug });
const changed = named.extend(sourceFields).partial({ address: true });
const about = { about: ["id"] };

/** Where the feeds of stores come from, and when; secrets are masked. */
export const feedSources = {
  ...runnerActs,
  list: reads(z.object({ store: storeSlug.optional() }), ({ store }, context) =>
    sourcesWhere(store === undefined ? sql`1` : sql`f.store = ${store}`, context),
  ),
  /** A source with its last readings. */
  one: reads(named, async ({ id }, context) => {
    const [source, found] = await Promise.all([
      sourceNamed(id, context),
      rows<ReadingRow>(context.db)`
        SELECT ${readingColumns} FROM feed_readings WHERE source_id = ${id} ORDER BY reading_id DESC LIMIT ${keptReadings}`,
    ]);
    return { source, readings: found.map(readingFrom) };
  }),
  /** What is secret is sealed. */
  create: changes(written, create),
  /** Address and secrets that are left out stay. */
  update: changes(changed, about, update),
  /** The store's offers stay. */
  remove: changes(named, about, async ({ id }, { db }) => {
    const [[gone]] = await batch(db, [
      sql`DELETE FROM feed_sources WHERE source_id = ${id} RETURNING source_id`,
      sql`DELETE FROM feed_readings WHERE source_id = ${id}`,
    ]);
    existing(gone, "Fonte");
  }),
  readNow: changes(named, about, async ({ id }, context) => {
    await batch(context.db, [dueNow(sql`source_id = ${id}`, context.now)]);
    return sourceNamed(id, context);
  }),
  /** Lets the difference that a source asks about come in with its next reading, or not. */
  answer: changes(named.extend({ answer: z.enum(["yes", "no"]) }), about, async ({ id, answer }, context) => {
    await answerDifference(id, answer, context);
    return sourceNamed(id, context);
  }),
};

async function create(
  { store, address, user, password, key, ...rules }: z.output<typeof written>,
  context: HandlerContext,
) {
  const { db, now, sessions } = context;
  const known = await firstRow(db, sql`SELECT 1 FROM stores WHERE slug = ${store}`);
  if (!known) throw new Refusal(422, "Questo negozio non esiste: crealo prima.", "store");
  const secrets = { address, user: user ?? null, password: password ?? null, key: key ?? null };
  refuseHalves(secrets);
  const [made] = await rows<{ id: number }>(db)`
    INSERT INTO feed_sources (store, shown, sealed, network, hours, pictures, most_gone, most_moved, active, due_at)
      VALUES (${store}, ${JSON.stringify(shownSecrets(secrets))}, ${await sealedSecrets(secrets, sessions.keys)},
        ${rules.network}, ${JSON.stringify(rules.hours)}, ${Number(rules.pictures)}, ${rules.mostGone}, ${rules.mostMoved},
        ${Number(rules.active)}, ${now.toISOString()}) RETURNING source_id AS id`;
  return sourceNamed(made?.id ?? 0, context);
}

async function update({ id, ...written }: z.output<typeof changed>, context: HandlerContext) {
  const { db, now, sessions } = context;
  const kept = await knownRow<{ sealed: string; hours: string; due: string }>(db, "Fonte")`
    SELECT sealed, hours, due_at AS due FROM feed_sources WHERE source_id = ${id}`;
  const before = await openedSecrets(kept.sealed, sessions.keys);
  const secrets = changedSecrets(before, written);
  refuseHalves(secrets);
  // Another file may lie there now.
  const isElsewhere = before?.address !== secrets.address;
  const hours = JSON.stringify(written.hours);
  const due = hours === kept.hours ? kept.due : nextAt(written.hours, now).toISOString();
  await batch(db, [
    sql`UPDATE feed_sources SET shown = ${JSON.stringify(shownSecrets(secrets))},
        sealed = ${await sealedSecrets(secrets, sessions.keys)}, network = ${written.network}, hours = ${hours},
        pictures = ${Number(written.pictures)}, most_gone = ${written.mostGone}, most_moved = ${written.mostMoved},
        active = ${Number(written.active)}, due_at = ${isElsewhere ? now.toISOString() : due} WHERE source_id = ${id}`,
    ...(isElsewhere ? [forgotten(sql`source_id = ${id}`)] : []),
  ]);
  return sourceNamed(id, context);
}

/** The next reading may differ as much as was shown, and by its tenth more; asked about is nothing any longer. */
async function answerDifference(id: number, answer: "yes" | "no", { db, now }: HandlerContext) {
  const found = await knownRow<{ question: string | null }>(db, "Fonte")`
    SELECT question FROM feed_sources WHERE source_id = ${id}`;
  const question = parsed(LargeDifference, found.question);
  if (question === null) throw new Refusal(409, "Questa fonte non chiede più nulla.");
  const { leaving, movement, addresses, strayed } = question;
  const gone = leaving === null ? 0 : 100 * leavingShare(leaving);
  const allowed: z.output<typeof Allowed> = {
    gone: gone * 1.1,
    odd: movement?.odd ?? null,
    untracked: isUntracked(addresses),
    strayed,
  };
  const isYes = answer === "yes";
  await batch(db, [
    sql`UPDATE feed_sources SET question = NULL, allowed = ${isYes ? JSON.stringify(allowed) : null} WHERE source_id = ${id}`,
    ...(isYes ? [dueNow(sql`source_id = ${id}`, now)] : []),
  ]);
}

/** What is known of the file is forgotten: it is read whatever its server says of it. */
function forgotten(which: Sql): Sql {
  return sql`UPDATE feed_sources SET etag = NULL, modified = NULL, digest = NULL, question = NULL, columns = NULL WHERE ${which}`;
}

/** Read anew, whatever is known of the file. */
export function dueNow(which: Sql, now: Date): Sql {
  return sql`UPDATE feed_sources SET due_at = ${now.toISOString()}, etag = NULL, modified = NULL, digest = NULL WHERE ${which}`;
}

function refuseHalves({ user, password }: Secrets): void {
  if (password !== null && user === null)
    throw new Refusal(422, "Con una password serve anche l’utente.", "user");
}

function changedSecrets(
  before: Secrets | null,
  { address, user, password, key }: Omit<z.output<typeof changed>, "id">,
): Secrets {
  const isKept = address === undefined || (before !== null && isMaskOf(address, before.address));
  const whole = isKept ? before?.address : address;
  if (whole === undefined)
    throw new Refusal(
      422,
      "La chiave che lo sigillava non c’è più: scrivi di nuovo l’indirizzo intero.",
      "address",
    );
  if (whole.includes("•"))
    throw new Refusal(422, "Scrivi l’indirizzo intero, anche dove ci sono i puntini.", "address");
  return {
    address: whole,
    user: user === undefined ? (before?.user ?? null) : user,
    password: password === undefined ? (before?.password ?? null) : password,
    key: key === undefined ? (before?.key ?? null) : key,
  };
}

/** As the table has it: flags are numbers, lists and what a reading brought are JSON. */
type ReadingRow = Omit<FeedReading, "report"> & { report: string };
interface SourceRow
  extends Pick<FeedSource, "id" | "store" | "storeName" | "network" | "mostGone" | "mostMoved" | "nextAt"> {
  shown: string;
  hours: string;
  pictures: number;
  active: number;
  leasedUntil: string | null;
  question: string | null;
  columns: string | null;
}

const readingColumns = sql`reading_id AS id, begun_at AS begunAt, ended_at AS endedAt, runner, step, outcome, problem, report`;

function readingFrom({ report, ...row }: ReadingRow): FeedReading {
  return { ...row, report: ReadingReport.parse(JSON.parse(report)) };
}

function sourceNamed(id: number, context: HandlerContext): Promise<FeedSource> {
  return firstOf(sourcesWhere(sql`f.source_id = ${id}`, context), "Fonte");
}

async function sourcesWhere(which: Sql, { db, now }: HandlerContext): Promise<FeedSource[]> {
  const [sources, last] = await batch(db, [
    sql<SourceRow>`SELECT f.source_id AS id, f.store, COALESCE(s.name, f.store) AS storeName, f.shown, f.network, f.hours, f.pictures,
        f.most_gone AS mostGone, f.most_moved AS mostMoved, f.active, f.due_at AS nextAt, f.leased_until AS leasedUntil,
        f.question, f.columns
      FROM feed_sources f LEFT JOIN stores s ON s.slug = f.store WHERE ${which} ORDER BY storeName, f.source_id`,
    sql<ReadingRow & { source: number }>`
      SELECT source_id AS source, ${readingColumns} FROM feed_readings WHERE reading_id IN
        (SELECT (SELECT MAX(reading_id) FROM feed_readings r WHERE r.source_id = f.source_id) FROM feed_sources f WHERE ${which})`,
  ]);
  const readings = new Map(last.map(({ source, ...row }) => [source, readingFrom(row)]));
  return sources.map(({ shown, leasedUntil, ...row }) => ({
    ...row,
    ...(JSON.parse(shown) as ReturnType<typeof shownSecrets>),
    hours: JSON.parse(row.hours) as number[],
    pictures: row.pictures === 1,
    active: row.active === 1,
    underWay: leasedUntil !== null && leasedUntil > now.toISOString(),
    question: parsed(LargeDifference, row.question),
    columns: parsed(AskedColumns, row.columns),
    last: readings.get(row.id) ?? null,
  }));
}
