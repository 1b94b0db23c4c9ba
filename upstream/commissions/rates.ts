/** What one euro was worth: the European Central Bank's daily table, as its CSV and its XML say it. */
import { eurCents } from "domain/minor-units";
import { dayAfter } from "domain/moments";
import * as z from "zod";
import { reads } from "../act";
import type { HandlersOf } from "../handler";
import { Refusal } from "../refusal";
import { batch, listed, rows, sql } from "../sql";

interface Priced {
  currency: string;
  day: string;
}

export interface Rate extends Priced {
  millionths: number;
}

/** Among those that are asked (`network_accounts`): the bank. */
export const bank = "bce";
/** On days without a rate the one before counts, as long as weekends and feasts last. */
const longestBefore = 5;
/** Transactions of one turn. */
const perTurn = 500;

/** The bank's forms: a line of today ('22 November 2026, 1.08, …'), the whole history ('2026-11-20,1.08,N/A,…'), and both as XML. */
export function ratesFrom(file: string): Rate[] {
  const [head = "", ...lines] = file.trim().split(/\r?\n/);
  if (head.startsWith("<")) return ratesInXml(file);
  const names = head.split(",").map((name) => name.trim());
  if (names[0] !== "Date" || !names.some((name) => /^[A-Z]{3}$/.test(name))) return [];
  return lines.flatMap((line) => {
    const [date = "", ...cells] = line.split(",").map((cell) => cell.trim());
    const day = dayOf(date);
    if (day === null) return [];
    return cells.flatMap((cell, at) => rateOf(names[at + 1] ?? "", day, cell));
  });
}

/** `<Cube time='2026-11-20'><Cube currency='USD' rate='1.0812'/>…`, a day or many. */
function ratesInXml(xml: string): Rate[] {
  let day: string | null = null;
  return [
    ...xml.matchAll(/<Cube\s+(?:time=["']([^"']*)|currency=["']([^"']*)["']\s+rate=["']([^"']*))["']/g),
  ].flatMap(([, time, currency = "", rate = ""]) => {
    if (time !== undefined) day = dayOf(time);
    return day === null ? [] : rateOf(currency, day, rate);
  });
}

function rateOf(currency: string, day: string, said: string): Rate[] {
  const millionths = Math.round(Number(said) * 1_000_000);
  const isRate = /^[A-Z]{3}$/.test(currency) && /^\d+(\.\d+)?$/.test(said) && millionths > 0;
  return isRate && Number.isSafeInteger(millionths) ? [{ currency, day, millionths }] : [];
}

function dayOf(written: string): string | null {
  if (!/^(?:\d{4}-\d\d-\d\d|\d{1,2} [A-Z][a-z]+ \d{4})$/.test(written)) return null;
  const time = Date.parse(written.includes("-") ? written : `${written} UTC`);
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}

/** Says what a euro was worth on a day, or null; asks for all of them at once. */
export async function ratesFor(
  db: D1Database,
  wanted: readonly Priced[],
): Promise<(of: Priced) => number | null> {
  const foreign = wanted.filter(({ currency }) => currency !== "EUR");
  const days = foreign.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  const found =
    first && last
      ? await rows<Rate>(db)`SELECT currency, day, millionths FROM exchange_rates
          WHERE currency IN ${listed([...new Set(foreign.map(({ currency }) => currency))])}
            AND day BETWEEN ${dayAfter(first, -longestBefore)} AND ${last}`
      : [];
  const known = new Map(found.map(({ currency, day, millionths }) => [`${currency} ${day}`, millionths]));
  return ({ currency, day }) => {
    if (currency === "EUR") return 1_000_000;
    for (let back = 0; back <= longestBefore; back++) {
      const rate = known.get(`${currency} ${dayAfter(day, -back)}`);
      if (rate !== undefined) return rate;
    }
    return null;
  };
}

interface Waiting extends Priced {
  network: string;
  id: string;
  sale: number;
  commission: number;
}

async function convertWaiting(db: D1Database, currencies: readonly string[]): Promise<number> {
  let converted = 0;
  let after = "";
  for (;;) {
    const waiting = await rows<Waiting>(db)`
      SELECT network, network_id AS id, currency, order_day AS day, sale, commission FROM network_sales
        WHERE sale_cents IS NULL AND currency IN ${listed(currencies)} AND order_day > ${after}
        ORDER BY order_day LIMIT ${perTurn}`;
    const rateOf = await ratesFor(db, waiting);
    const priced = waiting.flatMap((one) => {
      const rate = rateOf(one);
      const cents = (minor: number) => eurCents(minor, one.currency, rate ?? 1);
      return rate === null ? [] : [[one.network, one.id, cents(one.sale), cents(one.commission)]];
    });
    await rows(db)`UPDATE network_sales SET sale_cents = v.value ->> 2, commission_cents = v.value ->> 3
      FROM json_each(${JSON.stringify(priced)}) v
      WHERE network = v.value ->> 0 AND network_id = v.value ->> 1`;
    converted += priced.length;
    // Days are gone through whole: what is left of one waits for a rate.
    const last = waiting.at(-1)?.day ?? "";
    if (waiting.length < perTurn) return converted;
    if (priced.length === 0) after = last;
  }
}

interface Missing {
  currency: string;
  from: string;
  to: string;
  sales: number;
}

export const rateActs = {
  /** The newest rate of each currency, and transactions that wait for one. */
  rates: reads(z.object({}), async (_, { db }) => {
    const [rates, missing, [asked]] = await batch(db, [
      sql<Priced>`
        SELECT currency, MAX(day) AS day FROM exchange_rates GROUP BY currency ORDER BY currency`,
      sql<Missing>`SELECT currency, MIN(order_day) AS "from", MAX(order_day) AS "to", COUNT(*) AS sales
        FROM network_sales WHERE sale_cents IS NULL GROUP BY currency ORDER BY currency`,
      sql<{ problem: string | null }>`SELECT problem FROM network_accounts WHERE network = ${bank}`,
    ]);
    return { rates, missing, problem: asked?.problem ?? null };
  }),
};

/** What a person brings is believed as it is. */
export const rateHandlers: Pick<HandlersOf<"commissions">, "takeRates"> = {
  async takeRates({ csv }, { db }) {
    const rates = ratesFrom(csv);
    if (rates.length === 0)
      throw new Refusal(422, "Questo file non è una tabella dei cambi della Banca centrale europea.", "csv");
    return { rates: rates.length, converted: await keepRates(db, rates) };
  },
};

/** Answers how many transactions have euros by them now. */
export async function keepRates(db: D1Database, rates: readonly Rate[]): Promise<number> {
  for (let at = 0; at < rates.length; at += 20_000) {
    const part = rates
      .slice(at, at + 20_000)
      .map(({ currency, day, millionths }) => [currency, day, millionths]);
    await rows(db)`INSERT INTO exchange_rates (currency, day, millionths)
      SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(${JSON.stringify(part)}) WHERE true
      ON CONFLICT DO UPDATE SET millionths = excluded.millionths WHERE millionths <> excluded.millionths`;
  }
  return convertWaiting(db, [...new Set(rates.map(({ currency }) => currency))]);
}
