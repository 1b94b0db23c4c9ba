/** The record of outbound clicks: one row in D1 before the visitor leaves (product.md 'Exits'); `outbox.ts` delivers it. */

import type { Env } from "../env";
import { isFlood } from "../flood";
import { health } from "../health/record";
import { errorFields, type Log } from "../log";
import { createFloodGate } from "../rate-limit";
import { anonymousId } from "../session/anonymous-id";
import { callerOf, clickIds, sameClick } from "./click-id";
import type { Place } from "./leads-to";

export interface Click {
  url: string;
  host: string;
  route: "vai" | "redirect";
  /** Given by the link's own signature, or by `/redirect/:prodottoId/…`. */
  productId: number | null;
  offerId: number | null;
  place: Place | null;
  /** Marks of the campaign that brought the visitor, as a query; empty without any. */
  campaign: string;
}

/** A click as the table `clicks` keeps it. */
export interface ClickRow extends Click {
  id: string;
  /** Id of the same click in the window before; null when nothing tells visitors apart. */
  before: string | null;
  visitor: string | null;
  device: string;
  bot: boolean;
  flooded: boolean;
  /** Milliseconds since 1970. */
  at: number;
}

export interface ClickDependencies {
  env: Pick<Env, "DB" | "CLICK_SALT" | "EXIT_LIMIT" | "CLICK_WAIT_MS">;
  log: Log;
  waitUntil(promise: Promise<unknown>): void;
  /** Called in the background once the row is there. */
  deliver(): Promise<void>;
}

/** Milliseconds before a failed write is tried again, in the background. */
const retries = [100, 500, 2_000];

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

/** The row of a click on the way out; takes its token from the flood gate. */
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
 * Records a click: resolves when the row is written or after `CLICK_WAIT_MS`, whichever comes first, and never rejects.
 * Resolves to null when the row is there, else to the row, for the page to send it a second time (`click-beacon.ts`).
 */
export async function recordClick(
  click: Click,
  request: Request,
  needs: ClickDependencies,
): Promise<ClickRow | null> {
  const isFlooded = await isFlood(needs.env, "EXIT_LIMIT", request.headers.get("CF-Connecting-IP"));
  const row = clickOf(click, request, needs.env.CLICK_SALT, Date.now(), isFlooded);
  const began = Date.now();
  const first = writeRow(row, needs.env.DB).then(
    () => {
      health.duration("click", Date.now() - began);
      return true;
    },
    (error) => {
      needs.log.failure("click-write", { click: row.id, host: row.host, ...errorFields(error) });
      return false;
    },
  );
  needs.waitUntil(first.then((written) => afterwards(row, written, needs)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, needs.env.CLICK_WAIT_MS, false);
  });
  const written = await Promise.race([first, enough]);
  clearTimeout(timer);
  return written ? null : row;
}

async function afterwards(row: ClickRow, written: boolean, needs: ClickDependencies): Promise<void> {
  if (written || (await writeAgain(row, needs))) await needs.deliver();
}

async function writeAgain(row: ClickRow, { env, log }: ClickDependencies): Promise<boolean> {
  for (const pause of retries) {
    await new Promise((wake) => setTimeout(wake, pause));
    try {
      await writeRow(row, env.DB);
      return true;
    } catch {
      // The failure is logged once, below.
    }
  }
  log.failure("click-not-written", { click: row.id, host: row.host });
  return false;
}

/** Writes a row unless the click is already there; repeating it changes nothing. Rejects when D1 does. */
export async function writeRow(row: ClickRow, db: D1Database): Promise<void> {
  await db
    .prepare(
      `INSERT INTO clicks (click_id, url, host, product_id, offer_id, place, route, visitor, bot, clicked_at, device,
         flooded, due_at, campaign)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?16
       WHERE NOT EXISTS (SELECT 1 FROM clicks WHERE click_id = ?14 AND clicked_at > ?15) ON CONFLICT DO NOTHING`,
    )
    .bind(
      row.id,
      row.url,
      row.host,
      row.productId,
      row.offerId,
      row.place,
      row.route,
      row.visitor,
      row.bot ? 1 : 0,
      new Date(row.at).toISOString(),
      row.device,
      row.flooded ? 1 : 0,
      row.at,
      row.before,
      new Date(row.at - sameClick).toISOString(),
      row.campaign || null,
    )
    .run();
}
