/** Confirming an alert, and ending one or all of them, for members and by the links of letters (upstream/DESIGN.md). */
import type { CallInput, Contract } from "contract";
import type { HandlerContext } from "../handler";
import { memberOf } from "../identity/caller";
import { Refusal } from "../refusal";
import { hashOf } from "../seal";
import { batch, firstRow, knownRow, sql } from "../sql";
import { losing } from "./devices";

type Rows = Contract["alerts"];

const gone = "Il collegamento non è valido o è scaduto.";

/** Pressing twice confirms once: the link stays good for its seven days. */
export async function confirmAlert({ token }: CallInput<Rows["confirm"]>, { db, now }: HandlerContext) {
  const hash = hashOf(token);
  const found = await firstRow<{ brand_id: number | null }>(db)`
    UPDATE alerts SET confirm_hash = NULL, confirm_until = NULL
      WHERE confirm_hash = ${hash} AND confirm_until > ${now.toISOString()} RETURNING brand_id`;
  if (!found) throw new Refusal(404, `${gone} Se l'avevi già confermato, l'avviso è attivo.`);
  if (found.brand_id !== null)
    return { message: "Confermato: ti scriveremo le novità della marca, una volta la settimana." };
  return { message: "Avviso confermato: ti scriveremo appena c’è qualcosa da dire." };
}

/** Ending twice is ending once; the link goes on telling so. */
export async function endAlerts(
  { token, alert = null, onlyBrands = false }: CallInput<Rows["end"]>,
  { db, now }: HandlerContext,
) {
  const own = sql`SELECT watcher_id FROM alert_watchers WHERE leave_token = ${token}`;
  const [watchers] = await batch(db, [
    own,
    sql`DELETE FROM alerts WHERE watcher_id = (${own})
      AND ${alert === null ? sql`1` : sql`alert_id = ${alert}`} AND ${onlyBrands ? sql`brand_id IS NOT NULL` : sql`1`}`,
    // Whoever ends everything is not told on browsers either.
    ...(alert === null && !onlyBrands
      ? [losing(own, now), sql`DELETE FROM push_subscriptions WHERE watcher_id = (${own})`]
      : []),
  ]);
  if (!watchers?.length) throw new Refusal(404, "Il collegamento non è valido.");
  if (onlyBrands) return { message: "Fatto: non ti scriveremo più le novità delle marche." };
  return { message: alert === null ? "Avvisi terminati: non riceverai altre email." : "Avviso terminato." };
}

export async function removeAlert({ id }: CallInput<Rows["remove"]>, context: HandlerContext) {
  await knownRow(context.db, "Avviso")`DELETE FROM alerts WHERE alert_id = ${id}
    AND watcher_id = (SELECT watcher_id FROM alert_watchers WHERE user_id = ${memberOf(context)}) RETURNING 1`;
  return null;
}
