/** The consumer of the queue of clicks: writes what D1 did not take when the visitors left, a batch at a time, and repeats until it does. */

import { inTime } from "upstream/time-limit";
import { errorFields } from "../log";
import type { ClickRow } from "./click";
import { aliasOf, insertOf } from "./click-row";
import { drainOutbox, type OutboxDependencies } from "./outbox";

/** A message as far as the consumer needs it; `attempts` counts from 1. */
export type QueuedClick = Pick<Message<ClickRow>, "body" | "attempts" | "ack" | "retry">;

/** Seconds until what D1 refused comes again: twice as long each time, at most five minutes. Nobody waits for it, and each try is charged. */
const firstPause = 30;
const longestPause = 300;
/** Seconds until the dead letter comes again: a hundred times, which is as long as the platform keeps it. */
const deadPause = 3_600;
/** Milliseconds that D1 has for a batch. */
const softTimeout = 5_000;

/** Writes the rows in one call and delivers them; what D1 refuses comes again, all of it. Never rejects. */
export async function writeQueued(
  messages: readonly QueuedClick[],
  needs: OutboxDependencies,
): Promise<void> {
  if (!(await written(messages, needs, "click-queue-write"))) {
    for (const message of messages)
      message.retry({ delaySeconds: Math.min(longestPause, firstPause * 2 ** (message.attempts - 1)) });
    return;
  }
  for (const message of messages) message.ack();
  await deliver(messages.length, needs);
}

/**
 * What the queue has given up, after a hundred tries in eight hours: told, and tried each by itself, so that a row that can never
 * be written holds no other. Never rejects.
 */
export async function writeDead(messages: readonly QueuedClick[], needs: OutboxDependencies): Promise<void> {
  for (const message of messages) {
    needs.log.failure("click-dead-letter", { click: message.body.id, host: message.body.host });
    if (await written([message], needs, "click-dead-letter-write")) message.ack();
    else message.retry({ delaySeconds: deadPause });
  }
}

async function written(messages: readonly QueuedClick[], { db, log }: OutboxDependencies, event: string) {
  try {
    const batch = db.batch(messages.flatMap(({ body }) => [insertOf(body, db), aliasOf(body, db)]));
    if (await inTime(batch, softTimeout)) return true;
    throw new Error("D1 has not answered");
  } catch (error) {
    log.failure(event, { clicks: messages.length, ...errorFields(error) });
    return false;
  }
}

/** As many rows as have come; what is left, or fails, waits for the clock. */
async function deliver(rows: number, needs: OutboxDependencies): Promise<void> {
  try {
    for (let left = rows; left > 0; ) {
      const { delivered, failed } = await drainOutbox(needs);
      if (failed > 0 || delivered === 0) return;
      left -= delivered;
    }
  } catch (error) {
    needs.log.failure("outbox", errorFields(error));
  }
}
