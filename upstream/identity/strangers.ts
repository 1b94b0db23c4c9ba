/** What somebody without an account left here, by address: found, handed over (GDPR 15), deleted (17), with a line in the log. */
import type { PersonExport } from "contract";
import * as z from "zod";
import { changes, reads } from "../act";
import type { HandlerContext } from "../handler";
import { audited } from "../operators/audit";
import { type DataSubject, personalTables } from "../personal-data";
import { Refusal } from "../refusal";
import { batch, firstRow, type Sql, sql } from "../sql";
import { deletionNoted } from "./deletions";
import { endRows, exportOf } from "./rights";

const one = z.object({ address: z.string().trim().toLowerCase().min(3).max(254) });

const staying = personalTables.flatMap(({ list, stays }) => (stays === undefined ? [] : [list]));

/** No account has this number: what is found hangs on the address alone. */
const holderOf = (address: string): DataSubject => ({ id: -1, email: address, confirmedEmail: address });

async function hasAccount(address: string, { db }: HandlerContext): Promise<boolean> {
  const account = sql`SELECT 1 FROM users WHERE email = ${address} AND email_confirmed_at IS NOT NULL`;
  return (await firstRow(db, account)) !== null;
}

export const strangers = {
  find: reads(one, async ({ address }, context) => {
    const counts = countsOf(await exportOf(holderOf(address), context));
    return { counts, staying, hasAccount: await hasAccount(address, context) };
  }),
  /** Logged as `remove` is, below: not with the address. */
  handOver: changes(one, { quiet: true }, async ({ address }, context) => {
    const all = await exportOf(holderOf(address), context);
    await batch(context.db, [noted("strangers.handOver", address, countsOf(all), context)]);
    return all;
  }),
  remove: changes(one, { quiet: true }, async ({ address }, context) => {
    if (await hasAccount(address, context))
      throw new Refusal(409, "Questo indirizzo ha un account: si elimina tra gli utenti.");
    const counts = countsOf(await exportOf(holderOf(address), context));
    for (const list of staying) delete counts[list];
    await endRows(holderOf(address), context, [
      deletionNoted("newsletter", address, context.now.toISOString()),
      noted("strangers.remove", address, counts, context),
    ]);
  }),
};

/** How many rows there are, by the list of the export. */
function countsOf({ liste }: PersonExport): Record<string, number> {
  const found = Object.entries(liste).map(([list, rows]) => [list, rows.length] as const);
  return Object.fromEntries(found.filter(([, count]) => count > 0));
}

/** Who did what and how much there was; of the address only what tells two apart. */
function noted(call: string, address: string, details: object, { operator, now }: HandlerContext): Sql {
  const subject = address.replace(/^(.).*(?=@)/, "$1…");
  const who = { userId: operator?.userId ?? null, actor: operator?.email ?? "chiave" };
  return audited({ ...who, call, subject, details }, now);
}
