/** The record of outbound clicks: one row in D1 before the visitor leaves (product.md 'Exits'); with another upstream `outbox.ts` delivers it. */

import type { ClickRow } from "upstream/site-records";
import { inTime } from "upstream/time-limit";
import type { Env } from "../env";
import { isFlood } from "../flood";
import type { Log } from "../log";
import { createFloodGate } from "../rate-limit";
import { anonymousId } from "../session/anonymous-id";
import { callerOf, clickIds } from "./click-id";
import { type ClickEnv, type Kept, keepClick } from "./click-row";

/** A click as the way out knows it; the request tells the rest. */
type Click = Pick<
  ClickRow,
  "url" | "host" | "route" | "productId" | "offerId" | "place" | "spot" | "page" | "campaign" | "search"
>;

export interface ClickDependencies {
  env: ClickEnv & Pick<Env, "CLICK_SALT" | "EXIT_LIMIT" | "CLICK_WAIT_MS">;
  log: Log;
  waitUntil(promise: Promise<unknown>): void;
  /** Called in the background once the row is there. */
  deliver(): Promise<void>;
}

/** Milliseconds before a row that neither D1 nor a queue has taken is tried again, in the background. */
const retries = [100, 500, 2_000];

/** The first failure is logged, and the last. */
const quiet: Log = { request: () => undefined, failure: () => undefined };

const purposes = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"];
const gate = createFloodGate();

/** Whether this request is a visitor on the way out: not HEAD, not a prefetch, not a link preview by the browser. */
export function countsAsClick(request: Request): boolean {
  const { method } = request;
  return (method === "GET" || method === "POST") && !isAhead(request);
}

/** The browser asks before anybody has: a prefetch, a prerendering, a preview. */
export function isAhead({ headers }: Request): boolean {
  return purposes.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ""));
}

/** The row of a click on the way out; takes its token from the flood gate. @internal a test makes the row that a queue brings */
export function clickOf(
  click: Click,
  request: Request,
  salt: string,
  now = Date.now(),
  isFlood = false,
): ClickRow {
  const { headers } = request;
  const { visitor, device } = callerOf(headers, salt, now);
  // A fragment says where to look on a page, not which page: it makes no other click.
  const [page] = click.url.split("#", 1);
  const ids = clickIds(`${click.route} ${click.productId} ${page}`, headers, salt, now);
  const flooded = gate.isFlooding(anonymousId(headers), visitor, now) || isFlood;
  return { ...click, ...ids, visitor, device, bot: device === "bot", flooded, at: now };
}

/**
 * Records a click: resolves when the row is written, or a queue has it, or after `CLICK_WAIT_MS`, whichever comes first, and never
 * rejects. `unwritten` is null when the row is safe, else the row, for the page to send it a second time (`click-beacon.ts`).
 */
export async function recordClick(
  click: Click,
  request: Request,
  needs: ClickDependencies,
): Promise<{ id: string; unwritten: ClickRow | null }> {
  const { env, log } = needs;
  const isFlooded = await isFlood(env, "EXIT_LIMIT", request.headers.get("CF-Connecting-IP"));
  const row = clickOf(click, request, env.CLICK_SALT, Date.now(), isFlooded);
  const first = keepClick(row, env, log);
  needs.waitUntil(first.then((kept) => afterwards(row, kept, needs)));
  return { id: row.id, unwritten: (await inTime(first, env.CLICK_WAIT_MS)) ? null : row };
}

/** What a queue has is written, and delivered, by its consumer. */
async function afterwards(row: ClickRow, kept: Kept, needs: ClickDependencies): Promise<void> {
  const settled = kept ?? (await keepAgain(row, needs));
  if (settled === "written") await needs.deliver();
}

async function keepAgain(row: ClickRow, { env, log }: ClickDependencies): Promise<Kept> {
  for (const pause of retries) {
    await new Promise((wake) => setTimeout(wake, pause));
    const kept = await keepClick(row, env, quiet);
    if (kept) return kept;
  }
  log.failure("click-not-written", { click: row.id, host: row.host });
  return null;
}
