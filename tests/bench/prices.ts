/**
 * Cloudflare's lists of prices for the paid plan, every item that they name for what the site binds (docs: Workers, Workers Logs, D1,
 * R2, Queues, Analytics Engine), in US dollars a month; and the bill of a month by them.
 */

/** What a month used, and what of it is included; `each` is the price of a `unit` more. */
interface Item {
  included: number;
  each: number;
  unit: number;
}

const million = 1e6;
const gigabyte = 1e9;
const base = 5;

const none = { included: Number.POSITIVE_INFINITY, each: 0, unit: 1 };
const list = {
  "Workers, requests": { included: 10e6, each: 0.3, unit: million },
  "Workers, processor, ms": { included: 30e6, each: 0.02, unit: million },
  "static files": none,
  "Workers Logs, events": { included: 20e6, each: 0.6, unit: million },
  "Workers Logs, bytes taken in": none,
  "Workers Logs, bytes kept": none,
  "D1, rows read": { included: 25e9, each: 0.001, unit: million },
  "D1, rows written": { included: 50e6, each: 1, unit: million },
  "D1, bytes": { included: 5 * gigabyte, each: 0.75, unit: gigabyte },
  "R2, bytes": { included: 10 * gigabyte, each: 0.015, unit: gigabyte },
  "R2, writes and lists (class A)": { included: million, each: 4.5, unit: million },
  "R2, reads (class B)": { included: 10e6, each: 0.36, unit: million },
  "Queues, operations": { included: million, each: 0.4, unit: million },
  "Analytics Engine, points": { included: 10e6, each: 0.25, unit: million },
  "Analytics Engine, questions": { included: million, each: 1, unit: million },
  "Cache API, rate limits, service bindings": none,
};
type Name = keyof typeof list;
export type Usage = Record<Name, number>;

/** Logs are charged by the line until the end of November 2026, then by what is taken in and kept (docs: Observability, Pricing; read on 24 November 2026). */
const since1December: Partial<Record<Name, Item>> = {
  "Workers Logs, events": none,
  "Workers Logs, bytes taken in": { included: 50 * gigabyte, each: 0.25, unit: gigabyte },
  "Workers Logs, bytes kept": { included: 12 * gigabyte, each: 0.1, unit: gigabyte },
};

/** A line is kept for seven days; what is kept is charged by the month of thirty. */
export const keptOfMonth = 7 / 30;

interface Bill {
  lines: { name: string; used: number; included: number; cost: number }[];
  total: number;
}

/** Every item, used or not, by the list that holds on this day. */
export function billOf(usage: Usage, day: string): Bill {
  const items: Record<Name, Item> = day < "2026-12-01" ? list : { ...list, ...since1December };
  const lines = Object.entries(items).map(([name, { included, each, unit }]) => {
    const used = usage[name as Name];
    return { name, used, included, cost: (Math.max(0, used - included) / unit) * each };
  });
  return { lines, total: lines.reduce((sum, { cost }) => sum + cost, base) };
}

export interface MonthBill {
  name: string;
  bill: Bill;
  /** The same without a domain of the bucket. */
  throughWorker: number;
}

/** Every item of the platform's lists in each month: used, and what it costs above what is included. */
export function billTable(bills: readonly MonthBill[]): string {
  const amount = (used: number) => (used >= 1e6 ? `${(used / 1e6).toFixed(1)} M` : used.toFixed(0));
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const items = bills[0]?.bill.lines ?? [];
  return [
    "",
    line(["item", ...bills.map(({ name }) => name)]),
    line(["---", ...bills.map(() => "---")]),
    ...items.map(({ name }, at) =>
      line([
        name,
        ...bills.map(({ bill }) => {
          const { used = 0, cost = 0 } = bill.lines[at] ?? {};
          return `${amount(used)}: ${cost.toFixed(2)} $`;
        }),
      ]),
    ),
    line(["the plan", ...bills.map(() => "5.00 $")]),
    line(["in all", ...bills.map(({ bill }) => `${bill.total.toFixed(2)} $`)]),
    line([
      "with pictures through `/media`",
      ...bills.map(({ throughWorker }) => `${throughWorker.toFixed(2)} $`),
    ]),
  ].join("\n");
}
