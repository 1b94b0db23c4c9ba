/** What the clock asks about money: Awin its transactions, programmes and offers, the bank its rates. */
import type { SessionKey } from "../identity/access-token";
import { askAwinOffers } from "../promotions/ask-awin";
import { askRates } from "./ask-rates";
import { askAwin } from "./awin";
import type { Bases } from "./clicks-behind";

interface Asked {
  awin: string;
  bank: string;
  keys: readonly SessionKey[];
}

const minute = 60_000;
const quarter = 360 * minute;

/** Of a round to Awin a question a minute; whether one is due is looked at every ten. */
export function moneyChores(bases: Bases, { awin: url, bank, keys }: Asked, now: Date) {
  const { db } = bases;
  const awin = { url, keys };
  return [
    { kind: "commissions: awin", every: 10 * minute, run: () => askAwin(bases, awin, now) },
    { kind: "promotions: awin", every: quarter, run: () => askAwinOffers(db, awin, now) },
    ...(bank ? [{ kind: "commissions: rates", every: quarter, run: () => askRates(db, bank, now) }] : []),
  ];
}
