/** Asking for an alert: for members, by a confirmed address, or for a private feed (upstream/DESIGN.md). */
import { type CallInput, type Contract, mostAlerts, searchText } from "contract";
import { dayMilliseconds, shifted } from "domain/moments";
import { room } from "../attempts";
import type { HandlerContext } from "../handler";
import { alertConfirmationLetter } from "../mail/alert-letters";
import { budget, budgeted } from "../mail/budget";
import { existing, Refusal } from "../refusal";
import { hashOf, randomToken } from "../seal";
import { batch, knownRow, type Sql, sql } from "../sql";
import { nextLetter } from "./brand-letters";
import { type Device, deviceOf, subscribing } from "./devices";
import { priceOf, pricesOf } from "./prices";

type Rows = Contract["alerts"];

/** How long a confirming link works, in milliseconds. */
const linkLife = 7 * dayMilliseconds;

const full = `Puoi avere al massimo ${mostAlerts} avvisi.`;

/** What is watched, as one text and as columns. */
interface Subject {
  text: string;
  product: number | null;
  size: string;
  search: string | null;
  brand: number | null;
  /** What it costs now; null where it cannot be bought, and for a search. */
  cents: number | null;
  /** How letters and pages name it. */
  name: string;
}

const nothing = { product: null, size: "", search: null, brand: null, cents: null };

export async function createAlert(input: CallInput<Rows["create"]>, context: HandlerContext) {
  const subject = await subjectOf(input, context);
  const target = subject.product === null ? null : (input.targetCents ?? null);
  if (target !== null && subject.cents !== null && target >= subject.cents)
    throw new Refusal(422, "Il prezzo di oggi è già uguale o più basso: scegline uno minore.", "targetCents");
  const device = deviceOf(input);
  if (context.userId !== null)
    return forMember(context.userId, subject, { channel: input.channel, target, device }, context);
  if (device) return forBrowser(subject, target, device, context);
  if (input.channel === "feed") return forFeed(subject, target, context);
  if (!input.email) throw new Refusal(422, "Inserisci un indirizzo email valido.", "email");
  return forAddress({ email: input.email, addressHash: input.addressHash }, subject, target, context);
}

async function subjectOf(
  { product, size, search, brand, channel }: CallInput<Rows["create"]>,
  { db, now }: HandlerContext,
): Promise<Subject> {
  if (brand != null) return brandSubject(brand, channel, db);
  if (product == null) {
    const text = searchText(Object.fromEntries(new URLSearchParams(search ?? "")));
    if (text === "") throw new Refusal(422, "Scegli almeno un filtro, oppure cerca qualcosa.", "search");
    return { ...nothing, text: `ricerca ${text}`, search: text, name: "la tua ricerca" };
  }
  const [[found], sizes, prices] = await batch(db, [
    sql<{ name: string }>`SELECT name FROM products WHERE product_id = ${product} AND hidden_at IS NULL`,
    sql<{ size: string | null }>`SELECT DISTINCT COALESCE(s.label, v.size_label) AS size FROM variants v
      LEFT JOIN facet_values s ON s.value_id = v.size_id WHERE v.product_id = ${product}`,
    pricesOf([product], now),
  ]);
  const known = existing(found, "Prodotto");
  const wanted = size?.trim() ?? "";
  if (wanted !== "" && !sizes.some((one) => one.size === wanted))
    throw new Refusal(422, "Questa taglia non esiste per il prodotto.", "size");
  const name = wanted === "" ? known.name : `${known.name}, taglia ${wanted}`;
  const cents = priceOf(prices)(product, wanted);
  return { ...nothing, text: `prodotto ${product} ${wanted}`, product, size: wanted, cents, name };
}

async function brandSubject(slug: string, channel: "email" | "feed" | "push", db: D1Database) {
  const found = await knownRow<{ value_id: number; label: string }>(db, "Marchio")`
    SELECT value_id, label FROM facet_values WHERE facet = 'brand' AND slug = ${slug}`;
  if (channel !== "email") throw new Refusal(422, "Il feed di una marca è nella sua pagina.", "channel");
  const { value_id: brand, label } = found;
  return { ...nothing, text: `marca ${slug}`, brand, name: `le novità di ${label}` };
}

/** Makes the watcher if there is none; `whose` finds it again. */
function watching(column: "user_id" | "email", value: number | string, now: Date, when: Sql = sql`1`): Sql {
  const [user, email] = column === "user_id" ? [value, null] : [null, value];
  return sql`INSERT INTO alert_watchers (user_id, email, leave_token, feed_token, created_at)
    SELECT ${user}, ${email}, ${randomToken()}, ${randomToken()}, ${now.toISOString()} WHERE ${when}
    ON CONFLICT DO NOTHING`;
}

interface Wanted {
  subject: Subject;
  target: number | null;
  byMail: boolean;
  /** Null: needs no confirmation. */
  confirmHash: string | null;
}

/** Adds the alert, or changes the target of the one that is there, which waits for a return if it sold out since; a confirmed one stays so. */
function asking(watcher: Sql, { subject, target, byMail, confirmHash }: Wanted, now: Date): Sql {
  const until = confirmHash && shifted(now, linkLife);
  const at = now.toISOString();
  // A second brand comes with the letter of the first.
  const letterOn = sql`COALESCE((SELECT MIN(b.letter_on) FROM alerts b WHERE b.watcher_id = w.watcher_id
    AND b.letter_on IS NOT NULL AND b.confirm_hash IS NULL), ${nextLetter(now)})`;
  const [toldAt, letter] = subject.brand === null ? [null, sql`NULL`] : [at, letterOn];
  return sql`INSERT INTO alerts (watcher_id, subject, product_id, size_label, search, brand_id, target_cents, by_mail,
      confirm_hash, confirm_until, base_cents, created_at, told_at, letter_on)
    SELECT w.watcher_id, ${subject.text}, ${subject.product}, ${subject.size}, ${subject.search}, ${subject.brand},
      ${target}, ${byMail ? 1 : 0}, ${confirmHash}, ${until}, ${subject.cents}, ${at}, ${toldAt}, ${letter}
    FROM alert_watchers w WHERE w.watcher_id = (${watcher})
      AND ((SELECT COUNT(*) FROM alerts a WHERE a.watcher_id = w.watcher_id) < ${mostAlerts}
        OR EXISTS (SELECT 1 FROM alerts a WHERE a.watcher_id = w.watcher_id AND a.subject = ${subject.text}))
    ON CONFLICT (watcher_id, subject) DO UPDATE SET
      target_cents = CASE WHEN excluded.confirm_hash IS NULL OR alerts.confirm_hash IS NOT NULL
        THEN excluded.target_cents ELSE alerts.target_cents END,
      by_mail = excluded.by_mail,
      base_cents = CASE WHEN excluded.base_cents IS NULL THEN NULL ELSE alerts.base_cents END,
      confirm_until = CASE WHEN alerts.confirm_hash IS NULL THEN NULL ELSE excluded.confirm_until END,
      confirm_hash = CASE WHEN alerts.confirm_hash IS NULL THEN NULL ELSE excluded.confirm_hash END
    RETURNING alert_id`;
}

/** On a browser it is told in place of a letter, which goes out where no browser can be told any longer. */
async function forMember(
  user: number,
  subject: Subject,
  { target, channel, device }: { target: number | null; channel: string; device: Device | null },
  context: HandlerContext,
) {
  const { db, now } = context;
  const own = sql`SELECT watcher_id FROM alert_watchers WHERE user_id = ${user}`;
  const wanted = { subject, target, byMail: channel !== "feed", confirmHash: null };
  const [, made, feeds] = await batch(db, [
    watching("user_id", user, now),
    asking(own, wanted, now),
    sql<{ feed_token: string }>`SELECT feed_token FROM alert_watchers WHERE user_id = ${user}`,
    ...(device ? subscribing(own, device, context) : []),
  ]);
  if (made.length === 0) throw new Refusal(422, full);
  return { message: promise(subject, target), feed: feeds[0]?.feed_token ?? null, manage: null };
}

/** A browser that asks by itself: nobody's address and nobody's account, but all that it asks for is one list. */
async function forBrowser(subject: Subject, target: number | null, device: Device, context: HandlerContext) {
  const { db, now } = context;
  const token = randomToken();
  const known = sql`SELECT watcher_id FROM push_subscriptions WHERE endpoint = ${device.endpoint} AND auth = ${device.auth}`;
  const own = sql`SELECT COALESCE((${known}), (SELECT watcher_id FROM alert_watchers WHERE leave_token = ${token}))`;
  const found = await batch(db, [
    sql`INSERT INTO alert_watchers (leave_token, feed_token, created_at)
      SELECT ${token}, ${randomToken()}, ${now.toISOString()} WHERE NOT EXISTS (${known})`,
    asking(own, { subject, target, byMail: true, confirmHash: null }, now),
    ...subscribing(own, device, context),
    sql`SELECT leave_token, user_id FROM alert_watchers WHERE watcher_id = (${own})`,
  ]);
  if (found[1]?.length === 0) throw new Refusal(422, full);
  const [watcher] = found.at(-1) as { leave_token: string; user_id: number | null }[];
  return {
    message: promise(subject, target),
    feed: null,
    manage: watcher && watcher.user_id === null ? watcher.leave_token : null,
  };
}

/** A feed of its own: nobody's address, and nobody's account. */
async function forFeed(subject: Subject, target: number | null, { db, now }: HandlerContext) {
  const feed = randomToken();
  const own = sql`SELECT watcher_id FROM alert_watchers WHERE feed_token = ${feed}`;
  await batch(db, [
    sql`INSERT INTO alert_watchers (leave_token, feed_token, created_at)
      VALUES (${randomToken()}, ${feed}, ${now.toISOString()})`,
    asking(own, { subject, target, byMail: false, confirmHash: null }, now),
  ]);
  return { message: promise(subject, target), feed, manage: null };
}

/** Answers the same whether the address is known, full, or has had enough letters for a day. */
async function forAddress(
  { email, addressHash }: { email: string; addressHash: string | null | undefined },
  subject: Subject,
  target: number | null,
  context: HandlerContext,
) {
  const { db, now, sender } = context;
  const token = randomToken();
  const confirmHash = hashOf(token);
  const limits = budget({ purpose: "alert", to: email, from: addressHash, stranger: true });
  const own = sql`SELECT watcher_id FROM alert_watchers WHERE email = ${email} AND ${room(limits, now)}`;
  await batch(db, [
    watching("email", email, now, room(limits, now)),
    asking(own, { subject, target, byMail: true, confirmHash }, now),
    ...budgeted(
      `avviso-${confirmHash}`,
      alertConfirmationLetter(email, subject.name, token, sender),
      limits,
      now,
      sql`EXISTS (SELECT 1 FROM alerts WHERE confirm_hash = ${confirmHash})`,
    ),
  ]);
  context.sendMail();
  return { message: "Ti abbiamo inviato un'email: aprila e conferma l'avviso.", feed: null, manage: null };
}

function promise({ product, brand, cents }: Subject, target: number | null): string {
  if (brand !== null) return "Segui questa marca: ti scriviamo le sue novità, una volta la settimana.";
  if (product === null)
    return "Avviso attivo: ti diremo quando arrivano novità e ribassi per questa ricerca.";
  if (cents === null)
    return target === null
      ? "Avviso attivo: ti diremo quando torna disponibile."
      : "Avviso attivo: ti diremo quando torna a quel prezzo.";
  return target === null
    ? "Avviso attivo: ti diremo quando il prezzo scende."
    : "Avviso attivo: ti diremo quando il prezzo arriva dove vuoi tu.";
}
