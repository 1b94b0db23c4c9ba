/** The outbox of outbound clicks: a row in D1 before the visitor leaves, then the upstream is told (spec 000 §2, §7). */
import { isbot } from "isbot";
import type { Api } from "./api";
import type { Env } from "./env";
import { errorFields, type Log } from "./log";
import { makeNonce } from "./nonce";

export interface Click {
  url: string;
  host: string;
  route: "vai" | "redirect";
  /** Given by `/redirect/:prodottoId/…`. */
  productId: number | null;
}

export interface ClickDesk {
  env: Pick<Env, "DB" | "CLICK_SALT">;
  api: Pick<Api, "tracking">;
  log: Log;
  waitUntil(promise: Promise<unknown>): void;
}

/** The page waits this long for the row; a slower write goes on while the visitor leaves. */
const patience = 50;

/** Whether this request is a visitor on the way out: not HEAD, not a prefetch, not a link preview by the browser. */
export function countsAsClick(request: Request): boolean {
  if (request.method !== "GET" && request.method !== "POST") return false;
  const purpose = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"].map((name) => request.headers.get(name));
  return !purpose.some((value) => value !== null && /prefetch|prerender|preview/i.test(value));
}

/**
 * Records a click: resolves when the row is written or after 50 ms, whichever comes first, and never rejects.
 * Delivery to the upstream (`/api/tracking/outbound`, or `/api/track-click` for `/redirect`) follows in `waitUntil`, with
 * the click's id as idempotency key. Crawlers are recorded and flagged, but not delivered.
 */
export async function recordClick(click: Click, request: Request, desk: ClickDesk): Promise<void> {
  const id = crypto.randomUUID();
  const bot = isbot(request.headers.get("User-Agent"));
  const written = writeRow(id, bot, click, request, desk).catch((error) =>
    desk.log.failure("click-not-written", { click: id, host: click.host, ...errorFields(error) }),
  );
  desk.waitUntil(bot ? written : written.then(() => deliver(id, click, desk)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([written, enough]);
  clearTimeout(timer);
}

async function writeRow(id: string, bot: boolean, click: Click, request: Request, { env }: ClickDesk) {
  await env.DB.prepare(
    `INSERT INTO clicks (click_id, url, host, product_id, route, visitor, bot, clicked_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  )
    .bind(
      id,
      click.url,
      click.host,
      click.productId,
      click.route,
      await visitorHash(request, env.CLICK_SALT),
      bot ? 1 : 0,
      new Date().toISOString(),
    )
    .run();
}

async function deliver(id: string, { url, route, productId }: Click, { env, api, log }: ClickDesk) {
  try {
    if (route === "redirect" && productId !== null)
      await api.tracking.click({ prodottoId: productId, urlProdotto: url }, { idempotencyKey: id });
    else await api.tracking.outbound({ url }, { idempotencyKey: id });
    await env.DB.prepare("UPDATE clicks SET delivered_at = ?, attempts = attempts + 1 WHERE click_id = ?")
      .bind(new Date().toISOString(), id)
      .run();
  } catch (error) {
    log.failure("click-not-delivered", { click: id, ...errorFields(error) });
    await env.DB.prepare("UPDATE clicks SET attempts = attempts + 1 WHERE click_id = ?")
      .bind(id)
      .run()
      .catch(() => undefined);
  }
}

let saltOfProcess: string | undefined;

/** A hash of address, day and salt, cut to 96 bits: tells visitors of one day apart and nothing more. */
async function visitorHash(request: Request, salt: string): Promise<string | null> {
  const address = request.headers.get("CF-Connecting-IP");
  if (!address) return null;
  saltOfProcess ??= makeNonce();
  const day = new Date().toISOString().slice(0, 10);
  const text = new TextEncoder().encode(`${salt || saltOfProcess} ${day} ${address}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  return Array.from(digest.subarray(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
