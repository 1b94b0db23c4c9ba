/** The row of a click: written to D1, or where D1 does not take it handed to a queue, whose consumer writes it later (`click-queue.ts`). */

import { type ClickRow, clickAlias, clickInsert } from "upstream/site-records";
import { inTime } from "upstream/time-limit";
import type { Env } from "../env";
import { health } from "../health/record";
import { errorFields, type Log } from "../log";
import { writeWithOutbox } from "./outbox";

/** Where rows go; with `API_BASE_URL` another upstream is told of each, through the outbox. */
export type ClickEnv = Pick<Env, "DB" | "CLICKS" | "API_BASE_URL">;

/** Where a row is safe; null where nothing has taken it. */
export type Kept = "written" | "queued" | null;

/** With a queue behind it D1 has so many milliseconds; a row that comes in twice is one row. */
const softTimeout = 1_000;

/** Keeps a row where it is not lost. Never rejects; a write that fails is logged. */
export async function keepClick(row: ClickRow, env: ClickEnv, log: Log): Promise<Kept> {
  const began = Date.now();
  const written = write(row, env).then(
    () => {
      health.duration("click", Date.now() - began);
      return "written" as const;
    },
    (error: unknown) => {
      log.failure("click-write", { click: row.id, host: row.host, ...errorFields(error) });
      return null;
    },
  );
  if (!env.CLICKS) return written;
  const inTimeWritten = await inTime(written, softTimeout);
  if (inTimeWritten) return inTimeWritten;
  try {
    await env.CLICKS.send(row, { contentType: "json" });
    return "queued";
  } catch (error) {
    log.failure("click-queue", { click: row.id, host: row.host, ...errorFields(error) });
    return null;
  }
}

async function write(row: ClickRow, { DB, API_BASE_URL }: ClickEnv): Promise<void> {
  if (API_BASE_URL) await writeWithOutbox([row], DB);
  else if ((await clickInsert(row, DB).run())?.meta.changes === 0) await clickAlias(row, DB).run();
}
