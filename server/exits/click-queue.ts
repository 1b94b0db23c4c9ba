/** The consumer of the queue of clicks: writes what D1 did not take when the visitors left, a batch at a time, and repeats until it does. */

import { type ClickRow, clickAlias, clickInsert } from "upstream/site-records";
import { inTime } from "upstream/time-limit";
import { errorFields, type Log } from "../log";
import { drainOutbox, type Tracking, writeWithOutbox } from "./outbox";

/** A message as far as the consumer needs it; `attempts` counts from 1. */
export type QueuedClick = Pick<Message<ClickRow>, "body" | "attempts" | "ack" | "retry">;

/** Seconds until what D1 refused comes again: twice as long each time, at most five minutes. Nobody waits for it, and each try is charged. */
const firstPause = 30;
const longestPause = 300;
/** Seconds until the dead letter comes again: a hundred times, which is as long as the platform keeps it. */
const deadPause = 3_600;
const softTimeout = 5_000;

export interface QueueDependencies {
  db: D1Database;
  /** Another upstream, which is told of each; null where the embedded one counts by itself. */
  tracking: Tracking | null;
  log: Log;
}

/** Writes the rows in one call and delivers them; what D1 refuses comes again, all of it. Never rejects. */
export async function writeQueued(messages: readonly QueuedClick[], needs: QueueDependencies): Promise<void> {
  if (!(await written(messages, needs, "click-queue-write"))) {
    for (const message of messages)
      message.retry({ delaySeconds: Math.min(longestPause, firstPause * 2 ** (message.attempts - 1)) });
    return;
  }
  for (const message of messages) message.ack();
  await deliver(messages.length, needs);
}

/** What the queue has given up: told, and each row tried by itself, so that a bad one holds no other. Never rejects. */
export async function writeDead(messages: readonly QueuedClick[], needs: QueueDependencies): Promise<void> {
  for (const message of messages) {
    needs.log.failure("click-dead-letter", { click: message.body.id, host: message.body.host });
    if (await written([message], needs, "click-dead-letter-write")) message.ack();
    else message.retry({ delaySeconds: deadPause });
  }
}

async function written(
  messages: readonly QueuedClick[],
  { db, tracking, log }: QueueDependencies,
  event: string,
) {
  try {
    const rows = messages.map(({ body }) => body);
    const writing: Promise<unknown> = tracking
      ? writeWithOutbox(rows, db)
      : db.batch(rows.flatMap((row) => [clickInsert(row, db), clickAlias(row, db)]));
    if (await inTime(writing, softTimeout)) return true;
    throw new Error("D1 has not answered");
  } catch (error) {
    log.failure(event, { clicks: messages.length, ...errorFields(error) });
    return false;
  }
}

/** As many rows as have come; what is left, or fails, waits for the clock. */
async function deliver(rows: number, { db, tracking, log }: QueueDependencies): Promise<void> {
  if (!tracking) return;
  try {
    for (let left = rows; left > 0; ) {
      const { delivered, failed } = await drainOutbox({ db, tracking, log });
      if (failed > 0 || delivered === 0) return;
      left -= delivered;
    }
  } catch (error) {
    log.failure("outbox", errorFields(error));
  }
}
