/** What somebody watches, and what there was to tell: for the member, the link of a letter, and the private feed. */
import type { Alert, AlertNews, CallInput, Contract } from "contract";
import { parsedUrl } from "domain/parsed-url";
import type { HandlerContext } from "../handler";
import { memberOf } from "../identity/caller";
import { Refusal } from "../refusal";
import { hashOf } from "../seal";
import { batch, rows, type Sql, sql } from "../sql";
import { priceOf, pricesOf } from "./prices";
import { usualQuiet } from "./quiet";

type Rows = Contract["alerts"];

const newsInFeed = 50;

interface WatcherRow {
  feed_token: string;
  email: string | null;
  confirmed: number;
  quiet_from: number;
  quiet_to: number;
}

interface DeviceRow {
  subscription_id: number;
  endpoint: string;
  created_at: string;
}

async function listOf(watcher: Sql, { db, now }: HandlerContext) {
  const [watchers, alerts, devices] = await batch(db, [
    sql<WatcherRow>`SELECT w.feed_token, w.quiet_from, w.quiet_to, COALESCE(w.email, u.email) AS email,
        w.email IS NOT NULL OR u.email_confirmed_at IS NOT NULL AS confirmed
      FROM alert_watchers w LEFT JOIN users u ON u.user_id = w.user_id WHERE ${watcher}`,
    sql<Alert & { size: string }>`
      SELECT a.alert_id AS id, a.product_id AS productId, COALESCE(p.name, b.label) AS name, p.slug, a.size_label AS size,
        a.search, b.slug AS brand, a.target_cents AS targetCents, a.by_mail AS byMail, a.created_at AS createdAt
      FROM alert_watchers w JOIN alerts a ON a.watcher_id = w.watcher_id AND a.confirm_hash IS NULL
      LEFT JOIN products p ON p.product_id = a.product_id LEFT JOIN facet_values b ON b.value_id = a.brand_id WHERE ${watcher} ORDER BY a.alert_id DESC`,
    sql<DeviceRow>`SELECT s.subscription_id, s.endpoint, s.created_at FROM alert_watchers w
      JOIN push_subscriptions s ON s.watcher_id = w.watcher_id WHERE ${watcher} ORDER BY s.subscription_id`,
  ]);
  const products = alerts.flatMap(({ productId }) => productId ?? []);
  const price = priceOf(await rows(db, pricesOf(products, now)));
  const [own] = watchers;
  return {
    found: own !== undefined,
    list: {
      alerts: alerts.map(({ size, ...alert }) => ({
        ...alert,
        size: size || null,
        nowCents: alert.productId == null ? null : price(alert.productId, size),
        byMail: Boolean(alert.byMail),
      })),
      feed: own?.feed_token ?? null,
      email: own?.email ?? null,
      mayWrite: own?.confirmed === 1,
      devices: devices.map(({ subscription_id: id, endpoint, created_at: createdAt }) => ({
        id,
        service: parsedUrl(endpoint)?.hostname ?? null,
        mark: hashOf(endpoint).slice(0, 16),
        createdAt,
      })),
      quietFrom: own?.quiet_from ?? usualQuiet.quiet_from,
      quietTo: own?.quiet_to ?? usualQuiet.quiet_to,
    },
  };
}

export async function listAlerts(_: unknown, context: HandlerContext) {
  const { list } = await listOf(sql`w.user_id = ${memberOf(context)}`, context);
  return list;
}

export async function managedAlerts({ token }: CallInput<Rows["managed"]>, context: HandlerContext) {
  const { found, list } = await listOf(sql`w.leave_token = ${token}`, context);
  if (!found) throw new Refusal(404, "Il collegamento non è valido.");
  return list;
}

export async function newsFeed({ token }: CallInput<Rows["feed"]>, { db }: HandlerContext) {
  const [watchers, news] = await batch(db, [
    sql`SELECT 1 FROM alert_watchers WHERE feed_token = ${token}`,
    sql<AlertNews>`SELECT n.news_id AS id, p.name, p.slug, NULLIF(a.size_label, '') AS size, n.price_cents AS cents,
        n.before_cents AS beforeCents, n.at, a.search FROM alert_watchers w JOIN alert_news n ON n.watcher_id = w.watcher_id
      JOIN alerts a ON a.alert_id = n.alert_id JOIN products p ON p.product_id = n.product_id
      WHERE w.feed_token = ${token} AND n.letter IS NOT 'struck' ORDER BY n.news_id DESC LIMIT ${newsInFeed}`,
  ]);
  if (watchers.length === 0) throw new Refusal(404, "Il collegamento non è valido.");
  return news;
}
