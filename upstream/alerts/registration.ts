/** Asking for an alert, confirming it, ending it: for members, by a confirmed address, or for a private feed (upstream/DESIGN.md). */

import { type CallInput, type Contract, mostAlerts, searchText } from "contract";
import { shifted } from "contract/moments";
import { room } from "../attempts";
import type { HandlerContext } from "../handler";
import { memberOf } from "../identity/caller";
import { alertConfirmationLetter } from "../mail/alert-letters";
import { budget, budgeted } from "../mail/budget";
import { notFound, Refusal } from "../refusal";
import { hashOf, randomToken } from "../seal";
import { batch, firstRow, prepare, type Sql, sql } from "../sql";
import { nextLetter } from "./brand-letters";
import { type PriceRow, priceOf, pricesOf } from "./prices";

type Rows = Contract["alerts"];

const day = 86_400_000;
/** How long a confirming link works. */
const linkLife = 7 * day;

const gone = "Il collegamento non è valido o è scaduto.";
const full = `Puoi avere al massimo ${mostAlerts} avvisi.`;

/** What is watched, as one text and as columns. */
interface Subject {
  text: string;
  product: number | null;
  size: string;
  search: string | null;
  /** Followed: its novelties once a week. */
  brand: number | null;
  /** What it costs now; null where it cannot be bought, and for a search. */
  cents: number | null;
  /** How letters and pages name it. */
  name: string;
}

export async function createAlert(input: CallInput<Rows["create"]>, context: HandlerContext) {
  const subject = await subjectOf(input, context);
  const target = subject.product === null ? null : (input.targetCents ?? null);
  if (target !== null && subject.cents !== null && target >= subject.cents)
    throw new Refusal(
      422,
      "Il prezzo di oggi è già uguale o più basso: scegline uno minore.",
      "prezzo_obiettivo",
    );
  if (context.userId !== null) return forMember(context.userId, subject, target, input.channel, context);
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
    if (text === "") throw new Refusal(422, "Scegli almeno un filtro, oppure cerca qualcosa.", "ricerca");
    return {
      text: `ricerca ${text}`,
      product: null,
      size: "",
      search: text,
      brand: null,
      cents: null,
      name: "la tua ricerca",
    };
  }
  const [found, sizes, prices] = (await batch(db, [
    sql`SELECT name FROM products WHERE product_id = ${product} AND hidden_at IS NULL`,
    sql`SELECT DISTINCT COALESCE(s.label, v.size_label) AS size FROM variants v
      LEFT JOIN facet_values s ON s.value_id = v.size_id WHERE v.product_id = ${product}`,
    pricesOf([product], now),
  ])) as [{ name: string }[], { size: string | null }[], PriceRow[]];
  const [known] = found;
  if (!known) throw notFound("Prodotto");
  const wanted = size?.trim() ?? "";
  if (wanted !== "" && !sizes.some((one) => one.size === wanted))
    throw new Refusal(422, "Questa taglia non esiste per il prodotto.", "taglia");
  const name = wanted === "" ? known.name : `${known.name}, taglia ${wanted}`;
  const cents = priceOf(prices)(product, wanted);
  return {
    text: `prodotto ${product} ${wanted}`,
    product,
    size: wanted,
    search: null,
    brand: null,
    cents,
    name,
  };
}

/** Everybody may read a brand's feed: none is private. */
async function brandSubject(slug: string, channel: "email" | "feed", db: D1Database): Promise<Subject> {
  const found = await firstRow<{ value_id: number; label: string }>(
    db,
    sql`SELECT value_id, label FROM facet_values WHERE facet = 'brand' AND slug = ${slug}`,
  );
  if (!found) throw notFound("Marchio");
  if (channel === "feed") throw new Refusal(422, "Il feed di una marca è nella sua pagina.", "canale");
  const { value_id: brand, label } = found;
  const rest = { product: null, size: "", search: null, cents: null };
  return { text: `marca ${slug}`, brand, name: `le novità di ${label}`, ...rest };
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

async function forMember(
  user: number,
  subject: Subject,
  target: number | null,
  channel: "email" | "feed",
  { db, now }: HandlerContext,
) {
  const own = sql`SELECT watcher_id FROM alert_watchers WHERE user_id = ${user}`;
  const wanted = { subject, target, byMail: channel === "email", confirmHash: null };
  const [, made, feeds] = (await batch(db, [
    watching("user_id", user, now),
    asking(own, wanted, now),
    sql`SELECT feed_token FROM alert_watchers WHERE user_id = ${user}`,
  ])) as [unknown[], unknown[], { feed_token: string }[]];
  if (made.length === 0) throw new Refusal(422, full);
  return { message: promise(subject, target), feed: feeds[0]?.feed_token ?? null };
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
  return { message: promise(subject, target), feed };
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
  return { message: "Ti abbiamo inviato un'email: aprila e conferma l'avviso.", feed: null };
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

/** Pressing twice confirms once: the link stays good for its seven days. */
export async function confirmAlert({ token }: CallInput<Rows["confirm"]>, { db, now }: HandlerContext) {
  const hash = hashOf(token);
  const found = await firstRow<{ brand_id: number | null }>(
    db,
    sql`UPDATE alerts SET confirm_hash = NULL, confirm_until = NULL
      WHERE confirm_hash = ${hash} AND confirm_until > ${now.toISOString()} RETURNING brand_id`,
  );
  if (!found) throw new Refusal(404, `${gone} Se l'avevi già confermato, l'avviso è attivo.`);
  if (found.brand_id !== null)
    return { message: "Confermato: ti scriveremo le novità della marca, una volta la settimana." };
  return { message: "Avviso confermato: ti scriveremo appena c’è qualcosa da dire." };
}

/** Ending twice is ending once; the link goes on telling so. */
export async function endAlerts(
  { token, alert = null, onlyBrands = false }: CallInput<Rows["end"]>,
  { db }: HandlerContext,
) {
  const [watchers] = await batch(db, [
    sql`SELECT 1 FROM alert_watchers WHERE leave_token = ${token}`,
    sql`DELETE FROM alerts WHERE watcher_id = (SELECT watcher_id FROM alert_watchers WHERE leave_token = ${token})
      AND ${alert === null ? sql`1` : sql`alert_id = ${alert}`} AND ${onlyBrands ? sql`brand_id IS NOT NULL` : sql`1`}`,
  ]);
  if (!watchers?.length) throw new Refusal(404, "Il collegamento non è valido.");
  if (onlyBrands) return { message: "Fatto: non ti scriveremo più le novità delle marche." };
  return {
    message: alert === null ? "Avvisi terminati: non riceverai altre email." : "Avviso terminato.",
  };
}

export async function removeAlert({ id }: CallInput<Rows["remove"]>, context: HandlerContext) {
  const { meta } = await prepare(
    context.db,
    sql`DELETE FROM alerts WHERE alert_id = ${id}
      AND watcher_id = (SELECT watcher_id FROM alert_watchers WHERE user_id = ${memberOf(context)})`,
  ).run();
  if (meta.changes === 0) throw notFound("Avviso");
  return null;
}
