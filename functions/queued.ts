/** What the platform's queues bring (`[[queues.consumers]]` in wrangler.toml): clicks whose rows D1 did not take at once. */
import { createApi } from "server/api";
import { readEnv } from "server/env";
import { type QueuedClick, writeDead, writeQueued } from "server/exits/click-queue";
import { health } from "server/health/record";
import { openLog } from "server/log";

const dead = /-dead$/;

export async function takeQueued(
  { queue, messages }: Pick<MessageBatch, "queue" | "messages">,
  raw: Record<string, unknown>,
  waitUntil: (promise: Promise<unknown>) => void,
): Promise<void> {
  const env = readEnv(raw);
  const log = openLog(env, crypto.randomUUID());
  const tracking = env.API_BASE_URL ? createApi({ env, log, waitUntil }).tracking : null;
  const needs = { db: env.DB, tracking, log };
  const clicks = messages as readonly QueuedClick[];
  await (dead.test(queue) ? writeDead(clicks, needs) : writeQueued(clicks, needs));
  waitUntil(health.write(env.DB));
}
