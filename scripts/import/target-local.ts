/** The catalogue of this machine: D1 and R2 under .wrangler/state, through one Miniflare that both share. */
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { catalogue } from "contract/import";
import { own } from "domain/own";
import { Miniflare } from "miniflare";
import { writeReport } from "upstream/feeds/feeds";
import { catalogueHandlers } from "upstream/import/catalogue-calls";
import type { ListingEngine } from "upstream/listing/engine";
import { memory } from "upstream/listing/memory";
import { databaseIn, databasesOf, picturesOf, storeIn } from "../local/bindings";
import { beginDatabase } from "../local/database.mjs";
import { repeated, type Wait } from "../local/repeated";
import { workerOptions } from "../local/worker-options.mjs";
import type { Target } from "./target";

/** What the local catalogue offers beside the calls: its database, for migrations and tests. */
export interface LocalTarget extends Target {
  db: D1Database;
}

/** Opens the local catalogue under the names of wrangler.toml, an empty one where there is none; close it before something else opens the same state. */
export async function openLocal({ state = ".wrangler/state" } = {}): Promise<LocalTarget> {
  const { d1Databases, r2Buckets } = await workerOptions();
  await beginDatabase(resolve(state));
  const folder = resolve(state, "v3");
  const miniflare = new Miniflare({
    workers: [picturesOf(r2Buckets), databasesOf(d1Databases)],
    cf: false,
    d1Persist: join(folder, "d1"),
    r2Persist: join(folder, "r2"),
    handleRuntimeStdio: (stdout: Readable, stderr: Readable) => {
      stdout.resume();
      createInterface(stderr).on("line", (line) => {
        if (!runtimeBusy.test(line)) console.error(line);
      });
    },
  });
  const db = await databaseIn(miniflare);
  const target = targetOn(db, (files) => whenFree(() => storeIn(miniflare, files)));
  return {
    ...target,
    call: ((name, input) => whenFree(() => target.call(name, input))) as Target["call"],
    report: (input) => whenFree(() => target.report(input)),
    db,
    close: () => miniflare.dispose(),
  };
}

/** A running site writes into the same files: so long others are waited for, in milliseconds. */
const patience = 120_000;
const firstPause = 50;
const longestPause = 2_000;
/** What the runtime makes of it: no more than that something went wrong inside. */
const isBusy = (error: unknown) =>
  /SQLITE_(BUSY|LOCKED)|database (table )?is locked|internal error; reference/i.test(String(error));
/** What it prints besides, with a stack that says nothing to anybody. */
const runtimeBusy = /SQLITE_(BUSY|LOCKED)|^stack: /;

/** Every call of an import may come twice, so what met somebody else's writing is asked again. Rejects with a sentence. */
export function whenFree<Answer>(ask: () => Promise<Answer>, wait?: Wait): Promise<Answer> {
  let waited = 0;
  const pauseAfter = (error: unknown, repetition: number) => {
    if (!isBusy(error)) throw error;
    if (waited >= patience)
      throw new Error(
        "The local catalogue is written by somebody else all the time (SQLITE_BUSY): stop the site, or import through it with --to http://localhost:8788.",
      );
    const pause = Math.min(firstPause * 2 ** repetition, longestPause);
    waited += pause;
    return pause;
  };
  return repeated(ask, pauseAfter, wait);
}

/** The calls on a database at hand; tests give their own, and their clock. */
export function targetOn(db: D1Database, storeFiles: Target["storeFiles"], now = () => new Date()): Target {
  const call = async (name: string, input: unknown) => {
    const row = own<(typeof catalogue)[keyof typeof catalogue]>(catalogue, name);
    if (!row) throw new Error(`there is no call ${name}`);
    const handler = own<unknown>(catalogueHandlers, name) as (
      input: unknown,
      desk: { db: D1Database; now: Date; caller: object; listing: ListingEngine },
    ) => Promise<unknown>;
    const answer = await handler(row.input.parse(input), { db, now: now(), caller: {}, listing: memory });
    return row.output.parse(answer);
  };
  const report: Target["report"] = async (input) => {
    await writeReport(db, input);
  };
  return { call: call as Target["call"], storeFiles, report, close: async () => undefined };
}
