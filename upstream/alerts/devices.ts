/** Browsers that somebody wants to be told on, and the hours without any of it. What sends to them is the clock's (`push.ts`). */
import { type CallInput, type Contract, mostDevices } from "contract";
import { parsedUrl } from "domain/parsed-url";
import { isPublicName } from "domain/public-name";
import type { HandlerContext } from "../handler";
import { memberOf } from "../identity/caller";
import { Refusal } from "../refusal";
import { batch, rows, type Sql, sql } from "../sql";

type Rows = Contract["alerts"];
export type Device = NonNullable<CallInput<Rows["create"]>["device"]>;

/** Only to https, at the usual port of a service that browsers come with: a made-up address must not make the site ask it. */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  const url = endpoint.length <= 1_000 ? parsedUrl(endpoint) : null;
  if (url?.protocol !== "https:" || url.port || url.username || url.password) return false;
  const { hostname } = url;
  return isPublicName(hostname) && services.some((one) => hostname === one || hostname.endsWith(`.${one}`));
}

/** The browser that asks to be told itself. */
export function deviceOf({ channel, device }: CallInput<Rows["create"]>): Device | null {
  if (channel !== "push") return null;
  if (!device) throw new Refusal(422, "Il browser non ha dato il permesso per le notifiche.", "channel");
  return device;
}

function whose(token: string | null | undefined, context: HandlerContext): Sql {
  return token ? sql`leave_token = ${token}` : sql`user_id = ${memberOf(context)}`;
}

export async function subscribeDevice(
  { token, device }: CallInput<Rows["subscribe"]>,
  context: HandlerContext,
) {
  const own = sql`SELECT watcher_id FROM alert_watchers WHERE ${whose(token, context)}`;
  const [watchers] = await batch(context.db, [own, ...subscribing(own, device, context)]);
  if (!watchers?.length) throw new Refusal(404, "Non hai ancora avvisi: chiedine uno da un prodotto.");
  return { message: "Notifiche attive su questo dispositivo." };
}

/** A browser belongs to one person: its secret brings it along to another, with what it asked for itself and without former news. */
export function subscribing(watcher: Sql, device: Device, { push, now }: HandlerContext): Sql[] {
  if (!push || !isPushService(device.endpoint, push.services))
    throw new Refusal(422, "Le notifiche di questo browser non si possono usare qui.", "device");
  const { endpoint, p256dh, auth } = device;
  const nameless = sql`(SELECT s.watcher_id FROM push_subscriptions s JOIN alert_watchers o ON o.watcher_id = s.watcher_id
    WHERE s.endpoint = ${endpoint} AND s.auth = ${auth} AND o.user_id IS NULL AND o.email IS NULL)`;
  return [
    losing(nameless, now),
    sql`UPDATE alert_news SET watcher_id = (${watcher}) WHERE watcher_id = ${nameless} AND EXISTS (${watcher})`,
    sql`UPDATE OR IGNORE alerts SET watcher_id = (${watcher}) WHERE watcher_id = ${nameless} AND EXISTS (${watcher})`,
    sql`INSERT INTO push_subscriptions (watcher_id, endpoint, p256dh, auth, told_news, created_at)
      SELECT w.watcher_id, ${endpoint}, ${p256dh}, ${auth}, COALESCE((SELECT MAX(news_id) FROM alert_news), 0), ${now.toISOString()}
      FROM alert_watchers w WHERE w.watcher_id = (${watcher})
      ON CONFLICT (endpoint) DO UPDATE SET watcher_id = excluded.watcher_id, p256dh = excluded.p256dh,
        told_news = CASE WHEN watcher_id = excluded.watcher_id THEN told_news ELSE excluded.told_news END
      WHERE auth = excluded.auth`,
    sql`DELETE FROM push_subscriptions WHERE watcher_id = (${watcher}) AND subscription_id NOT IN
      (SELECT subscription_id FROM push_subscriptions WHERE watcher_id = (${watcher})
        ORDER BY subscription_id DESC LIMIT ${mostDevices})`,
  ];
}

/** Before subscriptions of these watchers go: whoever has neither account nor address may have no other way to be told. */
export function losing(watchers: Sql, now: Date): Sql {
  return sql`UPDATE alert_watchers SET browser_lost_at = ${now.toISOString()}
    WHERE watcher_id IN (${watchers}) AND user_id IS NULL AND email IS NULL`;
}

export async function unsubscribeDevice(
  { token, id }: CallInput<Rows["unsubscribe"]>,
  context: HandlerContext,
) {
  const own = sql`SELECT watcher_id FROM alert_watchers WHERE ${whose(token, context)}`;
  await batch(context.db, [
    // What it has not been told is told in a letter, where no other browser will.
    handedBack(sql`s.subscription_id = ${id} AND s.watcher_id = (${own})`),
    losing(own, context.now),
    sql`DELETE FROM push_subscriptions WHERE subscription_id = ${id} AND watcher_id = (${own})`,
  ]);
  return { message: "Notifiche spente su quel dispositivo." };
}

/** News that these subscriptions `s` were not told wait for a letter again, unless another browser of the same person is told. */
export function handedBack(these: Sql): Sql {
  return sql`UPDATE alert_news SET letter = NULL WHERE letter = 'push' AND news_id IN (SELECT n.news_id
    FROM push_subscriptions s JOIN alert_news n ON n.watcher_id = s.watcher_id AND n.news_id > s.told_news
    WHERE ${these} AND NOT EXISTS (SELECT 1 FROM push_subscriptions o WHERE o.watcher_id = s.watcher_id
      AND o.subscription_id NOT IN (SELECT s.subscription_id FROM push_subscriptions s WHERE ${these})))`;
}

export async function setQuietHours({ token, from, to }: CallInput<Rows["quiet"]>, context: HandlerContext) {
  const changed = await rows(context.db)`
    UPDATE alert_watchers SET quiet_from = ${from}, quiet_to = ${to} WHERE ${whose(token, context)} RETURNING 1`;
  if (changed.length === 0) throw new Refusal(404, "Non hai ancora avvisi: chiedine uno da un prodotto.");
  return {
    message: from === to ? "Ti avvisiamo a ogni ora." : `Non ti disturbiamo dalle ${from} alle ${to}.`,
  };
}
