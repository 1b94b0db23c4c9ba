/** The figures of the desk's first page; clicks that wait for another upstream are ours to count. */
import { type Figures, figuresOf as figuresIn } from "upstream/site-records";
import type { Env } from "../env";
import { waitingIn } from "../exits/outbox";

export type { FailureRow, Figures, Percentiles } from "upstream/site-records";

export async function figuresOf(
  { DB, LOGS, API_BASE_URL }: Pick<Env, "DB" | "LOGS" | "API_BASE_URL">,
  now: Date,
): Promise<Figures> {
  const figures = await figuresIn(DB, LOGS, now);
  return API_BASE_URL ? { ...figures, undelivered: await waitingIn(DB) } : figures;
}
