/** Tells news on browsers: the clock's work, as the letters' is. One message a browser with all there is to tell (upstream/DESIGN.md). */
import { dayMilliseconds, hourMilliseconds, shifted } from "domain/moments";
import { backOff } from "../back-off";
import type { Sender } from "../mail/alert-letters";
import { batch, listed, rows, type Sql, sql, verbatim } from "../sql";
import { handedBack, isPushService, losing } from "./devices";
import { holding } from "./letters";
import { priceOf, pricesOf } from "./prices";
import { type Message, type MessageNews, messageOf } from "./push-message";
import { quietUntil } from "./quiet";
import { encrypted, type PushKeys, type PushTarget, vapid } from "./web-push";

/** Who sends, and to which services. */
export interface PushSender {
  keys: PushKeys;
  /** `mailto:` of whoever answers for it, for the services (RFC 8292 §2.1). */
  contact: string;
  services: readonly string[];
}

/** Browsers of one batch, batches of one scheduled run. */
const batchSize = 40;
const batches = 8;
const mostNews = 2_000;
const lease = 60_000;
const deadline = 10_000;
/** Attempts, from a minute to an hour apart: three hours, then a letter tells it. */
const mostAttempts = 8;
/** Seconds that a service keeps a message for a browser that is off. */
const lifetime = 86_400;

interface Due extends PushTarget {
  subscription_id: number;
  watcher_id: number;
  attempts: number;
  quiet_from: number;
  quiet_to: number;
  user_id: number | null;
  leave_token: string;
}

interface News extends MessageNews {
  subscription_id: number;
}

type Fate = "told" | "gone" | { wait: number };

/** Some batches of what is due. Without keys nothing is sent, and letters tell it. Rejects only when D1 does; leases then run out. */
export async function sendPushes(
  db: D1Database,
  push: PushSender | null,
  sender: Sender,
  now: Date,
): Promise<{ told: number; gone: number }> {
  const sum = { told: 0, gone: 0 };
  const signed = new Map<string, Promise<string>>();
  for (let count = 0; count < batches; count++) {
    const due = await claim(db, now);
    if (due.length === 0) return sum;
    const loud = due.filter((one) => quietUntil(one, now) === null);
    const { news, price } = await newsFor(loud, db, now);
    const fateOf = async (one: Due): Promise<Fate> => {
      const own = news.filter(({ subscription_id }) => subscription_id === one.subscription_id);
      const told = holding(own, price);
      if (told.length === 0) return "told";
      if (!push || !isPushService(one.endpoint, push.services)) return { wait: Number.POSITIVE_INFINITY };
      const fate = await send(one, messageOf(told, own, one, sender), push, signed, now);
      if (fate === "told") sum.told++;
      return fate;
    };
    const fates = new Map(
      await Promise.all(loud.map(async (one): Promise<[Due, Fate]> => [one, await fateOf(one)])),
    );
    await batch(db, settling(due, fates, news, now));
    sum.gone += [...fates.values()].filter((fate) => fate === "gone").length;
    if (due.length < batchSize) return sum;
  }
  return sum;
}

function claim(db: D1Database, now: Date): Promise<Due[]> {
  const at = now.getTime();
  const of = (column: string) =>
    verbatim(
      `(SELECT w.${column} FROM alert_watchers w WHERE w.watcher_id = push_subscriptions.watcher_id) AS ${column}`,
    );
  return rows<Due>(db)`
    UPDATE push_subscriptions SET due_at = ${at + lease}, attempts = attempts + 1 WHERE subscription_id IN
      (SELECT subscription_id FROM push_subscriptions WHERE due_at <= ${at} ORDER BY due_at LIMIT ${batchSize})
      RETURNING subscription_id, watcher_id, endpoint, p256dh, auth, attempts, ${of("quiet_from")}, ${of("quiet_to")},
        ${of("user_id")}, ${of("leave_token")}`;
}

async function newsFor(due: readonly Due[], db: D1Database, now: Date) {
  const ids = listed(due.map(({ subscription_id }) => subscription_id));
  const news = await rows<News>(db)`
    SELECT s.subscription_id, n.news_id, n.product_id, p.name, p.slug, p.images, a.size_label, a.search,
        n.price_cents, n.before_cents
      FROM push_subscriptions s JOIN alert_news n ON n.watcher_id = s.watcher_id AND n.news_id > s.told_news
      JOIN alerts a ON a.alert_id = n.alert_id JOIN products p ON p.product_id = n.product_id
      WHERE s.subscription_id IN ${ids} AND n.letter = 'push' ORDER BY n.news_id LIMIT ${mostNews}`;
  const products = news.map(({ product_id }) => product_id);
  return { news, price: priceOf(products.length === 0 ? [] : await rows(db, pricesOf(products, now))) };
}

async function send(
  due: Due,
  { topic, shown }: Message,
  { keys, contact }: PushSender,
  signed: Map<string, Promise<string>>,
  now: Date,
): Promise<Fate> {
  const { origin } = new URL(due.endpoint);
  try {
    const authorization =
      signed.get(origin) ??
      vapid(due.endpoint, keys, contact, new Date(now.getTime() + 12 * hourMilliseconds));
    signed.set(origin, authorization);
    const answer = await fetch(due.endpoint, {
      method: "POST",
      headers: {
        Authorization: await authorization,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        TTL: String(lifetime),
        Urgency: "normal",
        Topic: topic,
      },
      body: await encrypted(new TextEncoder().encode(JSON.stringify(shown)), due),
      redirect: "manual",
      signal: AbortSignal.timeout(deadline),
    });
    await answer.body?.cancel();
    if (answer.ok) return "told";
    if (answer.status === 404 || answer.status === 410) return "gone";
    log(due, `the service answered ${answer.status}`);
    return { wait: waitOf(answer.headers) };
  } catch (error) {
    log(due, error instanceof Error ? error.name : "unknown");
    return { wait: 0 };
  }
}

function waitOf(headers: Headers): number {
  const seconds = Number(headers.get("Retry-After") ?? 0);
  return seconds > 0 ? Math.min(seconds * 1_000, hourMilliseconds) : 0;
}

function settling(due: readonly Due[], fates: ReadonlyMap<Due, Fate>, news: readonly News[], now: Date) {
  const last = new Map(news.map(({ subscription_id, news_id }) => [subscription_id, news_id]));
  const told: [id: number, last: number][] = [];
  const lost: number[] = [];
  const gone: number[] = [];
  const later: [id: number, at: number, attempts: number][] = [];
  for (const one of due) {
    const { subscription_id: id, attempts } = one;
    const fate = fates.get(one);
    if (fate === undefined) later.push([id, quietUntil(one, now)?.at ?? now.getTime(), attempts - 1]);
    else if (fate === "told") told.push([id, last.get(id) ?? 0]);
    else if (fate === "gone") gone.push(id);
    else if (attempts >= mostAttempts || fate.wait === Number.POSITIVE_INFINITY) lost.push(id);
    else later.push([id, now.getTime() + Math.round(Math.max(fate.wait, backOff(attempts + 6))), attempts]);
  }
  const noLonger = listed([...lost, ...gone]);
  return [
    handedBack(sql`s.subscription_id IN ${noLonger}`),
    losing(sql`SELECT watcher_id FROM push_subscriptions WHERE subscription_id IN ${listed(gone)}`, now),
    sql`DELETE FROM push_subscriptions WHERE subscription_id IN ${listed(gone)}`,
    delivered([...told, ...lost.map((id): [number, number] => [id, last.get(id) ?? 0])], now),
    sql`UPDATE push_subscriptions SET due_at = l.value ->> 1, attempts = l.value ->> 2
      FROM json_each(${JSON.stringify(later)}) l WHERE subscription_id = l.value ->> 0`,
  ];
}

/** News may have come meanwhile, or were too many for one look. */
function delivered(told: readonly [id: number, last: number][], now: Date): Sql {
  return sql`UPDATE push_subscriptions SET attempts = 0, told_news = MAX(told_news, t.value ->> 1),
      due_at = CASE WHEN EXISTS (SELECT 1 FROM alert_news n WHERE n.watcher_id = push_subscriptions.watcher_id
        AND n.news_id > MAX(told_news, t.value ->> 1) AND n.letter = 'push') THEN ${now.getTime()} END
    FROM json_each(${JSON.stringify(told)}) t WHERE subscription_id = t.value ->> 0`;
}

/** Endpoints are secrets of browsers: the number says enough. */
function log({ subscription_id, attempts }: Due, reason: string): void {
  const fields = { subscription: subscription_id, attempt: attempts, reason };
  console.error(JSON.stringify({ level: "error", event: "push", ...fields }));
}

const lostLife = 30 * dayMilliseconds;
/** Watchers that one turn of the clock looks at. */
const lookSize = 100;

/** Forgets whoever only browsers were told of, a month after the last of them went, with what was asked for. */
export async function dropLostBrowsers(db: D1Database, now: Date): Promise<boolean> {
  const lost = sql`watcher_id IN (SELECT watcher_id FROM alert_watchers
    WHERE browser_lost_at < ${shifted(now, -lostLife)} ORDER BY browser_lost_at LIMIT ${lookSize})`;
  const told = sql`(user_id IS NOT NULL OR email IS NOT NULL OR EXISTS (SELECT 1 FROM push_subscriptions s
    WHERE s.watcher_id = alert_watchers.watcher_id))`;
  const [kept = [], gone = []] = await batch(db, [
    sql`UPDATE alert_watchers SET browser_lost_at = NULL WHERE ${lost} AND ${told} RETURNING 1`,
    sql`DELETE FROM alert_watchers WHERE ${lost} AND NOT ${told} RETURNING 1`,
  ]);
  return kept.length + gone.length >= lookSize;
}
