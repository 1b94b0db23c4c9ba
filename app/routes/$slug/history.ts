/** The price history as the page draws it: one path, a table, and the lowest price of the last 30 days. */
import type { PriceHistory, PriceStep } from "contract";
import { dayInRome, formatDate, formatLongDate } from "~/lib/dates-it";
import { formatPrice } from "~/lib/money";
import { waitingOf } from "~/lib/worth-waiting";

/** Units of the drawing; CSS stretches it to the space there is. */
export const chart = { width: 600, height: 160, margin: 8 } as const;

/** In milliseconds. */
const day = 86_400_000;
/** Rows of the table; older changes are summed up by the drawing. */
const tableLimit = 60;

export type HistoryView = NonNullable<ReturnType<typeof historyView>>;

/** Null when nothing was observed in the window. @param now end of the window */
export function historyView(history: PriceHistory, now: Date) {
  const steps = history.steps.filter(({ at }) => !Number.isNaN(Date.parse(at)));
  const prices = steps.flatMap(({ cents }) => cents ?? []);
  if (prices.length === 0) return null;
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const { lowest30: lowest, observedSince } = history;
  const seen = observedSince ? (now.getTime() - Date.parse(observedSince)) / day : history.days;
  const age = Math.floor(seen);
  // Nothing is drawn before anybody looked; a first day is a day wide.
  const from = now.getTime() - Math.min(history.days, Math.max(1, seen)) * day;
  const rows = daily(steps).toReversed().slice(0, tableLimit);
  return {
    days: history.days,
    /** SVG path of the steps; breaks where nobody could deliver. */
    path: pathOf(steps, [from, now.getTime()], [low, high]),
    /** Highest and lowest price of the window, equal when it never moved. */
    high: formatPrice(high),
    low: formatPrice(low),
    /** Where the drawing begins, and its middle: it ends today. */
    from: dateOf(from),
    middle: dateOf((from + now.getTime()) / 2),
    lowest:
      lowest &&
      `${formatPrice(lowest.cents)}${lowest.store ? ` da ${lowest.store}` : ""}, ${sinceWhen(lowest.at)}`,
    /** 'Osservato da N giorni' when that is less than the window. */
    young: age < history.days ? youngText(age) : null,
    rows: rows.map(({ at, cents, store }) => ({
      date: formatDate(at) ?? "",
      price: cents === null ? "Non disponibile" : formatPrice(cents),
      store: store ?? "–",
    })),
    waiting: waitingOf({ ...history, today: steps.at(-1)?.cents ?? null }, now),
  };
}

function dateOf(at: number): string {
  return formatDate(new Date(at).toISOString()) ?? "";
}

function youngText(age: number): string {
  if (age < 1) return "Osservato da oggi";
  return age === 1 ? "Osservato da un giorno" : `Osservato da ${age} giorni`;
}

function sinceWhen(at: string): string {
  return `dal ${formatLongDate(at) ?? ""}`;
}

/** Of several changes on one day of Rome the lowest price counts. */
function daily(steps: readonly PriceStep[]): PriceStep[] {
  const days = new Map<string, PriceStep>();
  for (const step of steps) {
    const date = dayInRome(step.at) ?? "";
    const known = days.get(date);
    if (!known || (step.cents ?? Number.POSITIVE_INFINITY) <= (known.cents ?? Number.POSITIVE_INFINITY))
      days.set(date, step);
  }
  return [...days.values()];
}

/** Whole units keep the text short: at most one step a unit of width, so never more than a few hundred. */
function pathOf(
  steps: readonly PriceStep[],
  [from, to]: [number, number],
  [low, high]: [number, number],
): string {
  const { width, height, margin } = chart;
  const x = (at: number) => Math.round((Math.max(0, at - from) / (to - from)) * width);
  const y = (cents: number) =>
    high === low ? height / 2 : Math.round(margin + ((high - cents) / (high - low)) * (height - 2 * margin));
  let path = "";
  let pen: number | null = null;
  daily(steps).forEach(({ at, cents }, index, list) => {
    const end = x(Date.parse(list[index + 1]?.at ?? "") || to);
    if (cents === null) pen = null;
    else {
      path += pen === null ? `M${x(Date.parse(at))} ${y(cents)}` : `V${y(cents)}`;
      path += `H${end}`;
      pen = end;
    }
  });
  return path;
}
