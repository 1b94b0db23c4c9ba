/** What Awin says of programmes and offers, asked once a day with the account of its transactions. */
import { answered, listOf } from "../commissions/awin";
import { openedSecrets } from "../feeds/secrets";
import type { SessionKey } from "../identity/access-token";
import { firstRow, rows } from "../sql";
import { importAwin } from "./import";

const perPage = 200;
/** Of one turn: each page is some ten statements. */
const mostPages = 4;

interface Awin {
  url: string;
  keys: readonly SessionKey[];
}

/** Offers of programmes that are joined come in as from a file; a store that names no programme gets that of its host. */
export async function askAwinOffers(db: D1Database, { url, keys }: Awin, now: Date): Promise<boolean> {
  const account = await firstRow<{ publisher: string; sealed: string }>(db)`
    SELECT publisher, sealed FROM network_accounts WHERE network = 'awin' AND sealed IS NOT NULL`;
  const token = account && (await openedSecrets(account.sealed, keys))?.key;
  if (!token) return false;
  const { publisher } = account;
  const joined = await answered(`${url}/publishers/${publisher}/programmes?relationship=joined`, token);
  await takeProgrammes(db, listOf(joined, "programmi"));
  for (let page = 1; page <= mostPages; page++) {
    const body = JSON.stringify({
      filters: { membership: "joined", type: "all" },
      pagination: { page, pageSize: perPage },
    });
    const told = (await answered(`${url}/publisher/${publisher}/promotions`, token, body)) as {
      data?: unknown;
    };
    const offers = listOf(told?.data, "offerte");
    await importAwin({ offers, dryRun: false }, { db, now });
    if (offers.length < perPage) break;
  }
  return false;
}

async function takeProgrammes(db: D1Database, programmes: readonly Record<string, unknown>[]): Promise<void> {
  const hosts = programmes.flatMap(({ id, validDomains }) =>
    (Array.isArray(validDomains) ? validDomains : []).flatMap((valid: { domain?: unknown } | null) => {
      const name = valid?.domain;
      const isHost = typeof name === "string" && /^[a-z0-9.-]{4,253}$/i.test(name);
      return isHost && typeof id === "number" ? [[name.toLowerCase().replace(/^www\./, ""), String(id)]] : [];
    }),
  );
  if (hosts.length === 0) return;
  await rows(db)`
    UPDATE stores SET programme = 'awin', programme_id = told.id
    FROM (SELECT value ->> 0 AS host, value ->> 1 AS id FROM json_each(${JSON.stringify(hosts)})) told
    WHERE stores.programme IS NULL AND stores.host IN (told.host, 'www.' || told.host)`;
}
