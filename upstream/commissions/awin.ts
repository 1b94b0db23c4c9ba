/** Awin's API of transactions: at most 31 days a question, a question a minute, and what is undecided is asked about again. */
import type { Sale } from "contract";
import { pauseAfter } from "domain/hours-of-rome";
import { minorUnits } from "domain/minor-units";
import { beginOfDay, dayMilliseconds, shifted } from "domain/moments";
import { openedSecrets } from "../feeds/secrets";
import type { SessionKey } from "../identity/access-token";
import { firstRow, rows, type Sql, sql } from "../sql";
import type { Bases } from "./clicks-behind";
import { couldBe } from "./said";
import { takeSales } from "./sales";
import { textAt } from "./text-at";

/** What one question may span, by Awin's rules. */
const span = 31 * dayMilliseconds;
/** A round begins so long before now whatever was seen: orders are booked late, and booked ones amended. */
const overlap = 45 * dayMilliseconds;
/** Where even this is too much for one answer, nothing shorter is asked. */
const shortest = dayMilliseconds / 2;
/** Nobody decides on older ones any more. */
const oldest = 400 * dayMilliseconds;
/** Between two rounds. */
const rhythm = 6 * 3_600_000;
/** Transactions of one statement. */
const atOnce = 1_000;

interface Account {
  publisher: string;
  sealed: string;
  since: string;
  cursor: string | null;
  failures: number;
}

export interface Awin {
  url: string;
  keys: readonly SessionKey[];
}

/** One turn of the clock: one question. Answers whether the round goes on. */
export async function askAwin(bases: Bases, { url, keys }: Awin, now: Date): Promise<boolean> {
  const { db } = bases;
  const account = await firstRow<Account>(db)`
    SELECT publisher, sealed, since, cursor, failures FROM network_accounts
      WHERE network = 'awin' AND sealed IS NOT NULL AND (cursor IS NOT NULL OR due_at <= ${now.toISOString()})
        AND (failures = 0 OR due_at <= ${now.toISOString()})`;
  if (!account) return false;
  const from = account.cursor ?? (await roundFrom(account, db, now));
  let to = new Date(Math.min(Date.parse(from) + span, now.getTime())).toISOString();
  try {
    const secrets = await openedSecrets(account.sealed, keys);
    if (!secrets)
      throw new Error("La chiave che sigillava il gettone non c’è più: scrivi il gettone di nuovo.");
    const about = `${url}/publishers/${account.publisher}/transactions/?timezone=UTC&dateType=transaction`;
    const asked = () => answered(`${about}&startDate=${wire(from)}&endDate=${wire(to)}`, secrets.key ?? "");
    let found = await asked();
    while (found === null) {
      const half = (Date.parse(to) - Date.parse(from)) / 2;
      if (half < shortest) throw new Error("La risposta di Awin è troppo grande.");
      to = new Date(Date.parse(from) + half).toISOString();
      found = await asked();
    }
    // What stands there is so at the moment of the question: older than none that came by another way.
    const sales = listOf(found, "transazioni").flatMap((one) => saleOf(one, now) ?? []);
    for (let at = 0; at < sales.length; at += atOnce)
      await takeSales("awin", sales.slice(at, at + atOnce), bases, now);
  } catch (error) {
    const due = new Date(now.getTime() + pauseAfter(account.failures));
    const problem = error instanceof Error ? error.message.slice(0, 300) : "Awin non risponde.";
    await write(
      db,
      sql`failures = failures + 1, problem = ${problem}, cursor = ${from}, due_at = ${due.toISOString()}`,
    );
    return false;
  }
  const isDone = to === now.toISOString();
  await write(
    db,
    isDone
      ? sql`failures = 0, problem = NULL, cursor = NULL, asked_at = ${now.toISOString()},
          due_at = ${shifted(now, rhythm)}`
      : sql`failures = 0, problem = NULL, cursor = ${to}`,
  );
  return !isDone;
}

async function write(db: D1Database, changes: Sql): Promise<void> {
  await rows(db)`UPDATE network_accounts SET ${changes} WHERE network = 'awin'`;
}

async function roundFrom({ since }: Account, db: D1Database, now: Date): Promise<string> {
  const [known] = await rows<{ open: string | null; asked: string | null }>(db)`
    SELECT (SELECT MIN(ordered_at) FROM network_sales WHERE network = 'awin' AND state IN ('pending', 'approved')) AS open,
      (SELECT asked_at FROM network_accounts WHERE network = 'awin') AS asked`;
  const begun = Date.parse(beginOfDay(since));
  const lately = known?.asked ? Math.max(Date.parse(known.asked) - overlap, begun) : begun;
  const open = known?.open ? Date.parse(known.open) : lately;
  return new Date(Math.max(Math.min(lately, open), now.getTime() - oldest)).toISOString();
}

/** `2026-11-22T09:30:00`: in UTC, and the second with which the span ends is whole. */
function wire(iso: string): string {
  return encodeURIComponent(iso.slice(0, 19));
}

/** What Awin answers, posted to where there is a body; null: more than one answer may hold. */
export async function answered(address: string, token: string, body?: string): Promise<unknown> {
  const headers = {
    Authorization: `Bearer ${token}`,
    Accept: "application/json",
    "Content-Type": "application/json",
  };
  const text = await textAt("Awin", address, { headers, ...(body && { method: "POST", body }) });
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("La risposta di Awin è incompleta.");
  }
}

/** @param of what it should be a list of */
export function listOf(read: unknown, of: string): Record<string, unknown>[] {
  if (!Array.isArray(read)) throw new Error(`La risposta di Awin non è un elenco di ${of}.`);
  return read.filter((one): one is Record<string, unknown> => typeof one === "object" && one !== null);
}

/** What counts of a transaction of Awin's; address, device and order number of the buyer are not looked at. Null for what is none. */
function saleOf(one: Record<string, unknown>, now: Date): Sale | null {
  const [sale, commission] = [moneyOf(one.saleAmount), moneyOf(one.commissionAmount)];
  const orderedAt = `${String(one.transactionDate).replace(/Z$/, "")}Z`;
  const id = typeof one.id === "number" || typeof one.id === "string" ? String(one.id) : "";
  if (!commission || id === "" || id.length > 100 || !couldBe(orderedAt, now)) return null;
  const references = (one.clickRefs ?? {}) as Record<string, unknown>;
  return {
    id,
    reference: typeof references.clickRef === "string" ? references.clickRef.slice(0, 200) : null,
    state: stateOf(one),
    orderedAt: new Date(orderedAt).toISOString(),
    modifiedAt: now.toISOString(),
    currency: commission.currency,
    sale: sale?.currency === commission.currency ? sale.minor : 0,
    commission: commission.minor,
    // `siteName` is ours; stores have their number at the desk.
    merchant: typeof one.advertiserId === "number" ? String(one.advertiserId) : null,
  };
}

function stateOf({ commissionStatus, paidToPublisher }: Record<string, unknown>): Sale["state"] {
  if (commissionStatus === "declined" || commissionStatus === "deleted") return "declined";
  if (commissionStatus === "approved") return paidToPublisher === true ? "paid" : "approved";
  return "pending";
}

function moneyOf(said: unknown): { minor: number; currency: string } | null {
  const { amount, currency } = (said ?? {}) as { amount?: unknown; currency?: unknown };
  if (typeof currency !== "string" || !/^[A-Z]{3}$/.test(currency)) return null;
  // JSON has a point before decimals, however many there are.
  const plain = typeof amount === "number" ? amount.toFixed(6) : amount;
  const minor = typeof plain === "string" ? minorUnits(plain, currency) : null;
  return minor === null ? null : { minor, currency };
}
