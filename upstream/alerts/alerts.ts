/** Alerts about prices: what visitors ask of them, and the work that an import leaves behind. */
import type { HandlerContext, HandlersOf } from "../handler";
import type { Searched } from "../listing/match-searches";

import { writeBrandLetters } from "./brand-letters";
import { checkBatch } from "./check";
import { setQuietHours, subscribeDevice, unsubscribeDevice } from "./devices";
import { confirmAlert, endAlerts, removeAlert } from "./endings";
import { writeLetters } from "./letters";
import { listAlerts, managedAlerts, newsFeed } from "./lists";
import { createAlert } from "./registration";
import { writeCorrections } from "./struck";

export { leastDrop } from "./price-drop";

/** Batches of one call: two thousand products, or four hundred persons. */
const batches = 4;
/** Texts of watched searches of which one call asks the engine what they mean: 3 calls each, seldom up to 8 (docs/decisions/0141). */
const mostTexts = 75;

export interface Checked {
  news: number;
  letters: number;
  /** Work is left: call again. */
  more: boolean;
}

/** Some batches of what is due: first what imports have changed, then letters (none while nobody knows their origin). */
export async function checkAlerts(
  source: Searched,
  sender: HandlerContext["sender"] | null,
  now: Date,
): Promise<Checked> {
  const checked = { news: 0, letters: 0, more: true };
  const allowance = { texts: mostTexts };
  for (let batch = 0; batch < batches; batch++) {
    const looked = await checkBatch(source, now, allowance);
    checked.news += looked.news;
    if (looked.isStuck) return checked;
    if (looked.products > 0) continue;
    if (!sender) return { ...checked, more: false };
    const corrected = await writeCorrections(source.db, sender, now);
    const told = await writeLetters(source.db, sender, now);
    checked.letters += corrected.letters + told.letters;
    if (corrected.more || told.more) continue;
    const weekly = await writeBrandLetters(source.db, sender, now);
    checked.letters += weekly.letters;
    if (!weekly.more) return { ...checked, more: false };
  }
  return checked;
}

export const alerts: HandlersOf<"alerts"> = {
  list: listAlerts,
  managed: managedAlerts,
  create: createAlert,
  confirm: confirmAlert,
  end: endAlerts,
  remove: removeAlert,
  subscribe: subscribeDevice,
  unsubscribe: unsubscribeDevice,
  quiet: setQuietHours,
  feed: newsFeed,
};
