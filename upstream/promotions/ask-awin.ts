/** What Awin says of programmes and offers, asked four times a day with the account of its transactions. */
import type { LeftOut } from "../commissions/accounts";
import { type Awin, answered, listOf } from "../commissions/awin";
import { openedSecrets } from "../feeds/secrets";
import { firstRow, rows } from "../sql";
import { importAwin } from "./import";

const perPage = 200;
/** Of one turn: each page is some ten statements. Of a round no more than these in all. */
const pagesAtOnce = 4;
const mostPages = 50;
/** What a round left out, as far as it is told. */
const mostLeftOut = 500;
/** Among those that are asked (`network_accounts`). */
const asking = "awin, offerte";

type Account = Record<"publisher" | "sealed", string> & Record<"page" | "refused", string | null>;

/** Offers of programmes that are joined come in as from a file; a store that names no programme gets that of its host. What fails stands on the desk and in the letter of the morning, what a round left out on the desk. Answers whether pages are left. */
export async function askAwinOffers(db: D1Database, { url, keys }: Awin, now: Date): Promise<boolean> {
  const account = await firstRow<Account>(db)`
    SELECT a.publisher, a.sealed, o.cursor AS page, o.refused
      FROM network_accounts a LEFT JOIN network_accounts o ON o.network = ${asking}
      WHERE a.network = 'awin' AND a.sealed IS NOT NULL`;
  const token = account && (await openedSecrets(account.sealed, keys))?.key;
  let next: number | null = null;
  let problem: string | null = null;
  const from = Number(account?.page ?? 1);
  const leftOut = JSON.parse((from > 1 && account?.refused) || "[]") as LeftOut[];
  try {
    if (token) next = await takePages(db, { ...account, url, token, leftOut }, from, now);
  } catch (error) {
    problem = (error as Error).message.slice(0, 300);
  }
  await rows(db)`INSERT INTO network_accounts (network, cursor, problem, refused)
      SELECT ${asking}, ${next}, ${problem}, ${JSON.stringify(leftOut.slice(0, mostLeftOut))} FROM network_accounts WHERE network = 'awin'
    ON CONFLICT DO UPDATE SET cursor = excluded.cursor, problem = excluded.problem, refused = excluded.refused`;
  return next !== null;
}

/** The page with which the round goes on; null at its end. */
async function takePages(
  db: D1Database,
  account: Pick<Account, "publisher"> & { url: string; token: string; leftOut: LeftOut[] },
  from: number,
  now: Date,
): Promise<number | null> {
  const { url, publisher, token, leftOut } = account;
  if (from === 1) {
    const joined = await answered(`${url}/publishers/${publisher}/programmes?relationship=joined`, token);
    leftOut.push(...(await takeProgrammes(db, listOf(joined, "programmi"))));
  }
  for (let page = from; page < from + pagesAtOnce; page++) {
    const filters = { membership: "joined", type: "all" };
    const body = JSON.stringify({ filters, pagination: { page, pageSize: perPage } });
    const told = await answered(`${url}/publisher/${publisher}/promotions`, token, body);
    const offers = listOf((told as { data?: unknown } | null)?.data, "offerte");
    const { refused } = await importAwin({ offers, dryRun: false }, { db, now });
    leftOut.push(...refused);
    if (offers.length < perPage || page === mostPages) return null;
  }
  return from + pagesAtOnce;
}

/** Answers which of them name no site. */
async function takeProgrammes(
  db: D1Database,
  programmes: readonly Record<string, unknown>[],
): Promise<LeftOut[]> {
  const hosts = programmes.map(({ id, validDomains }) =>
    (Array.isArray(validDomains) ? validDomains : []).flatMap((valid: { domain?: unknown } | null) => {
      const name = valid?.domain;
      const isHost = typeof name === "string" && /^[a-z0-9.-]{4,253}$/i.test(name);
      return isHost && typeof id === "number" ? [[name.toLowerCase().replace(/^www\./, ""), String(id)]] : [];
    }),
  );
  await rows(db)`
    UPDATE stores SET programme = 'awin', programme_id = told.id
    FROM (SELECT value ->> 0 AS host, value ->> 1 AS id FROM json_each(${JSON.stringify(hosts.flat())})) told
    WHERE stores.programme IS NULL AND stores.host IN (told.host, 'www.' || told.host)`;
  const reason = "no validDomains";
  return programmes.flatMap(({ id }, at) => (hosts[at]?.length === 0 ? [{ id: String(id), reason }] : []));
}
