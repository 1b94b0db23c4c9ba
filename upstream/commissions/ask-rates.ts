/** The bank's rates come by themselves once a network is there: a file that is none, or a rate that jumps, leaves the last ones as they are. */
import { dayAfter, dayOfRome } from "domain/moments";
import { dayOf } from "domain/told";
import { firstRow, listed, rows } from "../sql";
import { bank, keepRates, type Rate, ratesFrom } from "./rates";
import { textAt } from "./text-at";

const who = "La Banca centrale europea";
/** Days after which the file of one day leaves some out. */
const mostSkipped = 4;
/** Days without a newer rate, feasts among them, after which somebody is told. */
const longestSilence = 6;
/** Times a rate may rise or fall against the last one, which is looked for so many days back. */
const mostMoved = 1.2;
const remembered = 30;

/** One turn of the clock: one file. What is wrong stands on the desk and in the letter of the morning. */
export async function askRates(db: D1Database, address: string, now: Date): Promise<boolean> {
  const today = dayOfRome(now);
  const asking = await firstRow(db)`SELECT 1 FROM network_accounts WHERE network <> ${bank} LIMIT 1`;
  if (!asking) return false;
  const before = await lastDay(db);
  const isNear = before !== null && before >= dayAfter(today, -mostSkipped);
  let problem: string | null = null;
  try {
    const file = await textAt(who, `${address}/eurofxref-${isNear ? "daily" : "hist-90d"}.xml`);
    problem = await taken(db, ratesFrom(file ?? ""), today);
  } catch (error) {
    const last = await lastDay(db);
    if (last === null || last < dayAfter(today, -longestSilence))
      problem = `I cambi sono fermi${last ? ` al ${dayOf(last)}` : ""}. ${(error as Error).message}`;
  }
  await rows(db)`
    INSERT INTO network_accounts (network, asked_at, problem) VALUES (${bank}, ${now.toISOString()}, ${problem})
    ON CONFLICT DO UPDATE SET asked_at = excluded.asked_at, problem = excluded.problem`;
  return false;
}

async function lastDay(db: D1Database): Promise<string | null> {
  const last = await firstRow<{ day: string | null }>(db)`
    SELECT MAX(day) AS day FROM exchange_rates WHERE currency = 'USD'`;
  return last?.day ?? null;
}

/** Keeps those that are believed; answers which are not, until a person brings them. */
async function taken(db: D1Database, read: readonly Rate[], today: string): Promise<string | null> {
  const byDay = (a: Rate, b: Rate) => (a.day < b.day ? -1 : 1);
  const rates = read.filter(({ day }) => day <= today).sort(byDay);
  const [first, newest] = [rates[0], rates.at(-1)];
  if (!first || !newest || newest.day < dayAfter(today, -longestSilence))
    throw new Error(`${who} non dà una tabella di questi giorni.`);
  const currencies = [...new Set(rates.map(({ currency }) => currency))];
  const known = await rows<Rate>(db)`SELECT currency, day, millionths FROM exchange_rates
    WHERE currency IN ${listed(currencies)} AND day >= ${dayAfter(first.day, -remembered)}`;
  const doubted: Rate[] = [];
  const believed = rates.filter((rate) => {
    const own = known.filter(({ currency, day }) => currency === rate.currency && day <= rate.day);
    const last = own.sort(byDay).at(-1);
    const moved = last ? rate.millionths / last.millionths : 1;
    const isBelieved = moved < mostMoved && moved > 1 / mostMoved;
    if (isBelieved) known.push(rate);
    else doubted.push(rate);
    return isBelieved;
  });
  await keepRates(db, believed);
  const told = doubted.slice(0, 5).map(({ currency, day }) => `${currency} del ${dayOf(day)}`);
  return told.length === 0
    ? null
    : `Cambi che saltano, e non valgono finché una persona non ne carica il file: ${told.join(", ")}.`;
}
