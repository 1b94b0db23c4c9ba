/** Transactions of networks: of versions the newest by the network's clock, else the further state, then the lower commission. */
import type { Sale, SaleNetwork } from "contract";
import { eurCents } from "domain/minor-units";
import { dayOfRome } from "domain/moments";
import { storeMatch } from "../promotions/store-match";
import { listed, rows, verbatim } from "../sql";
import { attachClicks, type Bases } from "./clicks-behind";
import { ratesFor } from "./rates";

interface Stored {
  id: string;
  state: string;
  sale: number;
  commission: number;
  cents: number | null;
  known: number;
}

/** What counts: the greater one stays. */
const weight = (of: string) => {
  const rank = `CASE ${of}.state WHEN 'pending' THEN 0 WHEN 'approved' THEN 1 WHEN 'declined' THEN 2 ELSE 3 END`;
  return `(COALESCE(${of}.modified_at, ''), ${rank}, -${of}.commission, -${of}.sale, ${of}.currency, ${of}.ordered_at)`;
};
const isNewer = verbatim(`${weight("excluded")} > ${weight("network_sales")}`);
const moved = "state ordered_at modified_at currency sale commission sale_cents commission_cents order_day";
const changes = verbatim(
  moved
    .split(" ")
    .map((column) => `${column} = excluded.${column}`)
    .join(", "),
);

export async function takeSales(network: SaleNetwork, sales: readonly Sale[], bases: Bases, now: Date) {
  const { db } = bases;
  const ids = sales.map(({ id }) => id);
  const storedNow = () =>
    rows<Stored>(db)`
      SELECT network_id AS id, state, sale, commission, sale_cents AS cents, click_known AS known FROM network_sales
        WHERE network = ${network} AND network_id IN ${listed(ids)}`;
  const before = new Map((await storedNow()).map((one) => [one.id, one]));
  await writeSales(network, sales, db, now);
  await attachClicks(bases, network, ids);
  await rows(db)`INSERT INTO network_accounts (network, heard_at) VALUES (${network}, ${now.toISOString()})
    ON CONFLICT DO UPDATE SET heard_at = excluded.heard_at`;
  const after = await storedNow();
  const fresh = after.filter(({ id }) => !before.has(id));
  const changed = after.filter((one) => {
    const was = before.get(one.id);
    return was && (was.state !== one.state || was.sale !== one.sale || was.commission !== one.commission);
  });
  const told = [...fresh, ...changed];
  return {
    read: sales.length,
    fresh: fresh.length,
    changed: changed.length,
    withoutRate: told.filter(({ cents }) => cents === null).length,
    withoutClick: told.filter(({ known }) => known === 0).length,
  };
}

async function writeSales(network: SaleNetwork, sales: readonly Sale[], db: D1Database, now: Date) {
  const dayOf = new Map(sales.map((sale) => [sale, dayOfRome(new Date(sale.orderedAt))]));
  const needed = sales.map((sale) => ({ currency: sale.currency, day: dayOf.get(sale) ?? "" }));
  const rateOf = await ratesFor(db, needed);
  const storeOf = await storesBehind(network, db);
  const lines = sales.map((sale) => {
    const day = dayOf.get(sale) ?? "";
    const rate = rateOf({ currency: sale.currency, day });
    const cents = (minor: number) => (rate === null ? null : eurCents(minor, sale.currency, rate));
    const { id, state, orderedAt, modifiedAt, currency, merchant, reference } = sale;
    const said = [id, state, orderedAt, modifiedAt, currency, sale.sale, sale.commission];
    const store = merchant && storeOf(merchant);
    return [...said, cents(sale.sale), cents(sale.commission), merchant, day, store, reference, network];
  });
  await rows(db)`
    INSERT INTO network_sales (network, network_id, state, ordered_at, modified_at, currency, sale, commission,
        sale_cents, commission_cents, merchant, order_day, counted_day, store_id, came_at)
      SELECT ${network}, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6,
        value ->> 7, value ->> 8, value ->> 9, value ->> 10, value ->> 10, value ->> 11, ${now.toISOString()}
      FROM json_each(${JSON.stringify(lines)}) WHERE true
      ON CONFLICT DO UPDATE SET ${changes}, merchant = COALESCE(excluded.merchant, merchant),
        counted_day = CASE WHEN click_known THEN counted_day ELSE excluded.order_day END WHERE ${isNewer}`;
  // Which click it was is true in every version. The network comes from the table too: as a constant it would be looked up alone.
  await rows(db)`
    UPDATE network_sales SET reference = v.value ->> 12 FROM json_each(${JSON.stringify(lines)}) v
      WHERE network = v.value ->> 13 AND network_id = v.value ->> 0 AND click_known = 0 AND reference IS NULL
        AND v.value ->> 12 IS NOT NULL`;
}

/** The store that a network calls so: by its number in the programme, else by its name. */
async function storesBehind(
  network: SaleNetwork,
  db: D1Database,
): Promise<(merchant: string) => number | null> {
  const [numbered, match] = await Promise.all([
    rows<{ store: number; number: string }>(db)`SELECT store_id AS store, programme_id AS number FROM stores
      WHERE programme = ${network} AND programme_id IS NOT NULL`,
    storeMatch(db),
  ]);
  const byNumber = new Map(numbered.map(({ store, number }) => [number.trim(), store]));
  // A name alone: no address belongs to it.
  return (merchant) =>
    byNumber.get(merchant) ?? match({ name: merchant, url: "https://nessuno.invalid" })?.store_id ?? null;
}
