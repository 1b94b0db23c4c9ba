/** Prices of one article at one store: today's, the claimed previous one, and how they came about. */
import type { HistoryPoint } from "feeds/feed-row";
import type { Chance } from "../random";
import type { DemoStore } from "./stores";

export interface StorePrice {
  /** What is asked today, in cents. */
  cents: number;
  /** The claimed previous price, above `cents`, or null. */
  listCents: number | null;
  history: HistoryPoint[];
}

const day = 86_400_000;

/** Prices end as a shop's do: in ,90 or ,99 or ,95, large ones in full euros now and then. */
function shopPrice(cents: number, ending: number): number {
  const euros = Math.max(3, Math.round(cents / 100));
  return (euros - 1) * 100 + ending;
}

function endingOf(store: DemoStore): number {
  return store.level > 1.05
    ? 100
    : store.discounts > 0.5
      ? 99
      : store.prefix.charCodeAt(1) % 3 === 0
        ? 95
        : 90;
}

/** The windows in which Italian shops cut prices, as month × 100 + day. */
const sales: [from: number, to: number][] = [
  [105, 228],
  [705, 831],
  [1118, 1201],
];

function inSales(at: number): boolean {
  const date = new Date(at);
  const place = (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
  return sales.some(([from, to]) => place >= from && place <= to);
}

const cuts = [0.1, 0.15, 0.2, 0.2, 0.25, 0.3, 0.3, 0.4, 0.5, 0.6];

/**
 * Prices from the day the store listed the article until `now`. `planted` raises the price three weeks ago and then "cuts"
 * it back, which an honest price history unmasks.
 */
export function priceAt(
  store: DemoStore,
  baseCents: number,
  [listedAt, now]: [number, number],
  planted: boolean,
  chance: Chance,
): StorePrice {
  const ending = endingOf(store);
  const usual = shopPrice(baseCents * store.level * (0.97 + chance.next() * 0.06), ending);
  const history: HistoryPoint[] = [];
  const note = (at: number, cents: number, list: number | null) => {
    const last = history.at(-1);
    if (at >= now || (last && (last[1] === cents || Date.parse(last[0]) >= at))) return;
    history.push([new Date(at).toISOString(), cents, list, true]);
  };
  note(listedAt, usual, null);
  if (planted) {
    const raised = shopPrice(usual * 1.35, ending);
    note(now - 22 * day, raised, null);
    note(now - 3 * day, shopPrice(usual * 0.99, ending), raised);
    return { cents: shopPrice(usual * 0.99, ending), listCents: raised, history };
  }
  let away = false;
  for (let at = listedAt + day; at < now - 50 * day; at += 7 * day) {
    if (inSales(at) !== away) {
      away = !away;
      const cut = chance.happens(0.6) ? chance.pick(cuts) : 0;
      if (away && cut > 0) note(at, shopPrice(usual * (1 - cut), ending), usual);
      if (!away) note(at, usual, null);
    } else if (!away && chance.happens(0.02)) {
      note(at, shopPrice(usual * (0.93 + chance.next() * 0.12), ending), null);
    }
  }
  const back = Math.max(listedAt + day, now - 45 * day);
  note(back, usual, null);
  const reduced = now - listedAt > 2 * day && chance.happens(store.discounts * 0.55);
  if (!reduced) return { cents: usual, listCents: null, history: history.slice(-7) };
  const cents = shopPrice(usual * (1 - chance.pick(cuts)), ending);
  if (cents >= usual) return { cents: usual, listCents: null, history: history.slice(-7) };
  note(Math.max(listedAt + day, now - chance.between(2, 30) * day), cents, usual);
  return { cents, listCents: usual, history: history.slice(-7) };
}
