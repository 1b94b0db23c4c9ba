/** Alerts: who may have them, what imports make of them, exactly the letters that the rule says, and how much is asked for it. */
import { type CallInput, type CallOutput, contract, type Row } from "contract";
import type { CatalogueRow } from "contract/import";
import { checkAlerts, createUpstream, Refusal } from "upstream/index";
import { beforeEach, expect, test } from "vitest";
import { sender } from "../../fixtures/mail";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import { makeMember, type TestMember, testSessionKeys } from "../../tools/member";

const start = new Date("2026-03-10T09:00:00Z");
const hour = 3_600_000;

let now = start;
let run = 0;

const database = await forFile(openDatabase({ seeded: false }));
beforeEach(async () => {
  now = start;
  const tables = ["alert_watchers", "alert_queue", "mail_outbox", "store_imports", "offers", "products"];
  await database.db.batch(tables.map((table) => database.db.prepare(`DELETE FROM ${table}`)));
  await feed([5_000, 9_000]);
});

async function call<R extends Row>(row: R, input: CallInput<R>, token: string | null = null) {
  const upstream = createUpstream({ DB: database.db, now: () => now, sender, sessionKeys: testSessionKeys });
  return row.output.parse(await upstream.call(row, input, { token })) as CallOutput<R>;
}
const { alerts, catalogue } = contract;

/** A feed of one store in which product n costs `prices[n - 1]`; null: sold out. Two sizes, the second one 10,00 € more; nobody has those in `out`. */
async function feed(prices: (number | null)[], out: string[] = []) {
  const id = `prova-alerts-${++run}`;
  const rows = prices.flatMap((price, index) =>
    ["S", "M"].map((size, place) => offer(index + 1, size, out.includes(size) ? null : price, place)),
  );
  await call(catalogue.stage, { run: id, part: 0, rows, gone: [] });
  const at = now.toISOString();
  const store = {
    ...{ slug: "moda", name: "Moda", host: "www.moda.example", logo: null, description: null },
    ...{ shipping: 0, freeShippingFrom: null, delivery: null, coupons: 0, deals: 0 },
  };
  let progress = await call(catalogue.apply, { run: id, store, at, parts: 1 });
  while (!progress.finished) progress = await call(catalogue.step, { run: id, after: progress.steps });
}

function offer(number: number, size: string, price: number | null, place: number): CatalogueRow {
  const name = `Maglia ${number}`;
  return {
    ...{ line: number * 2 + place, id: `m${number}${size}`, group: `moda|moda:${number}`, name },
    ...{
      brand: { slug: "moda", label: "Moda" },
      slug: `maglia-${number}-di-lana`,
      description: null,
      mpn: null,
    },
    ...{ gtin: null, categories: [1], colour: null, images: [] as string[], values: [], history: null },
    size: { slug: size.toLowerCase(), label: size, position: place },
    ...{ variantKey: `|${size}`, variantSlug: size.toLowerCase() },
    ...{ url: `https://www.moda.example/${number}`, host: "www.moda.example" },
    price: (price ?? 5_000) + place * 1_000,
    ...{ list: null, currency: "EUR", availability: price === null ? "out_of_stock" : "in_stock" },
    ...{
      shipping: 0,
      delivery: null,
      popularity: 1,
      firstSeen: start.toISOString(),
      firstSeenOn: "2026-03-10",
    },
    fingerprint: `${number}${size}${price}-${run}`,
  } as CatalogueRow;
}

/** Checks until nothing is left. */
async function check() {
  for (;;) if (!(await checkAlerts({ DB: database.db }, sender, now)).more) return;
}

const productId = async (number: number) =>
  (
    await database.db
      .prepare("SELECT product_id FROM products WHERE name = ?")
      .bind(`Maglia ${number}`)
      .first<{ product_id: number }>()
  )?.product_id as number;

interface Posted {
  recipient: string;
  subject: string;
  text: string;
  headers: string;
}
const letters = async () =>
  (
    await database.db
      .prepare("SELECT recipient, subject, text, headers FROM mail_outbox ORDER BY mail_id")
      .all<Posted>()
  ).results;

type Wanted = Omit<CallInput<typeof alerts.create>, "channel">;
const watch = (who: TestMember, wanted: Wanted) =>
  call(alerts.create, { channel: "email", ...wanted }, who.token);
const member = () => makeMember(database.db, { now: start, confirmed: true });

test("twenty price changes of one offer in a day are one letter, and the fall of the next day another", async () => {
  const giulia = await member();
  await watch(giulia, { product: await productId(1) });
  for (let change = 0; change < 20; change++) {
    now = new Date(now.getTime() + hour / 4);
    await feed([change % 2 === 0 ? 4_000 : 5_000]);
    await check();
  }
  expect((await letters()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [giulia.email, "Maglia 1: ora 40,00 €"],
  ]);
  await feed([3_000]);
  await check();
  await feed([2_500]);
  await check();
  expect(await letters()).toHaveLength(1);
  now = new Date(start.getTime() + 24 * hour);
  await check();
  await check();
  const sent = await letters();
  expect(sent.map(({ subject }) => subject)).toEqual(["Maglia 1: ora 40,00 €", "Maglia 1: ora 25,00 €"]);
  expect(JSON.parse(sent[1]?.headers ?? "")).toMatchObject({
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

test("a size and a target are watched; what is sold out, dear again or stale is not told", async () => {
  const giulia = await member();
  const product = await productId(1);
  await expect(watch(giulia, { product, size: "XXL" })).rejects.toThrow("Questa taglia non esiste");
  await expect(watch(giulia, { product, targetCents: 9_900 })).rejects.toThrow("Il prezzo di oggi");
  await watch(giulia, { product, size: "M", targetCents: 5_500 });
  await feed([4_600]);
  await check();
  expect(await letters()).toEqual([]);
  await feed([null]);
  await check();
  now = new Date(start.getTime() + hour);
  await feed([4_400]);
  await feed([4_700]);
  await check();
  expect(await letters()).toEqual([]);
  await feed([4_400]);
  now = new Date(start.getTime() + 5 * 24 * hour);
  await check();
  expect(await letters()).toEqual([]);
  await feed([4_300]);
  await check();
  expect((await letters()).map(({ text }) => text.includes("Maglia 1, taglia M: 53,00 €"))).toEqual([true]);
});

test("a size that nobody has is told once when it can be bought again, also to whoever watched its price before", async () => {
  const giulia = await member();
  const product = await productId(1);
  // Watched for its price before it sold out.
  await watch(giulia, { product, size: "M" });
  await feed([5_000], ["M"]);
  await check();
  const asked = await watch(giulia, { product, size: "M" });
  expect(asked.message).toBe("Avviso attivo: ti diremo quando torna disponibile.");
  await feed([4_900], ["M"]);
  await check();
  expect(await letters()).toEqual([]);
  for (let times = 0; times < 3; times++) {
    now = new Date(now.getTime() + 24 * hour);
    await feed([5_000]);
    await check();
    now = new Date(now.getTime() + hour);
    await feed([5_000], ["M"]);
    await check();
  }
  expect((await letters()).map(({ subject }) => subject)).toEqual([
    "Maglia 1: di nuovo disponibile a 60,00 €",
  ]);
});

test("without an account nothing is sent to an address before it confirms, and one press ends all of it", async () => {
  const product = await productId(1);
  const asked = { product, channel: "email", email: "Eva@posta.example" } as const;
  const said = await call(alerts.create, asked);
  await feed([4_000]);
  await check();
  const [first, ...none] = await letters();
  expect([first?.subject, none]).toEqual(["Conferma l'avviso: Maglia 1", []]);
  expect(await call(alerts.create, { ...asked, product: await productId(2) })).toEqual(said);
  const token = /conferma\?token=([\w-]+)/.exec(first?.text ?? "")?.[1] as string;
  await call(alerts.confirm, { token });
  await feed([3_000]);
  await check();
  const last = (await letters()).at(-1);
  expect([last?.recipient, last?.subject]).toEqual(["eva@posta.example", "Maglia 1: ora 30,00 €"]);
  const leave = /annulla\?token=([\w-]+)/.exec(last?.text ?? "")?.[1] as string;
  expect((await call(alerts.managed, { token: leave })).alerts).toHaveLength(1);
  await call(alerts.end, { token: leave });
  await call(alerts.end, { token: leave });
  now = new Date(start.getTime() + 25 * hour);
  await feed([2_000]);
  await check();
  expect((await letters()).at(-1)).toEqual(last);
});

test("a private feed needs neither account nor address, and tells what a letter would", async () => {
  const { feed: token } = await call(alerts.create, { product: await productId(1), channel: "feed" });
  await feed([4_000]);
  await check();
  expect(await call(alerts.feed, { token: token as string })).toMatchObject([
    { name: "Maglia 1", cents: 4_000, beforeCents: 5_000 },
  ]);
  expect(await letters()).toEqual([]);
});

test("a search tells of falls and new products among its results, each once", async () => {
  const giulia = await member();
  await watch(giulia, { search: "prezzoMax=60&pagina=3&ordinamento=prezzo_asc" });
  await feed([4_500, 8_000, 5_900, 7_000]);
  await check();
  const [letter] = await letters();
  expect(letter?.subject).toBe("2 prodotti che segui costano meno");
  expect(letter?.text).toContain("Maglia 1: 45,00 € invece di 50,00 €.");
  expect(letter?.text).toContain("Maglia 3: 59,00 €, una novità per la tua ricerca.");
  for (const price of [5_000, 4_500, 5_000, 4_500]) {
    await feed([price]);
    now = new Date(now.getTime() + 12 * hour);
    await check();
  }
  expect(await letters()).toHaveLength(1);
});

test("nobody has more than fifty, sees another's, or ends them", async () => {
  const giulia = await member();
  const marco = await member();
  const most = Array.from({ length: 51 }, (_, index) => `prezzoMax=${index + 10}`);
  for (const search of most.slice(0, 50)) await watch(giulia, { search });
  await expect(watch(giulia, { search: most[50] })).rejects.toThrow("al massimo 50 avvisi");
  const own = await call(alerts.list, {}, giulia.token);
  expect(own.alerts).toHaveLength(50);
  expect((await call(alerts.list, {}, marco.token)).alerts).toEqual([]);
  const id = own.alerts[0]?.id as number;
  await expect(call(alerts.remove, { id }, marco.token)).rejects.toThrow(Refusal);
  await call(alerts.remove, { id }, giulia.token);
  expect((await call(alerts.list, {}, giulia.token)).alerts).toHaveLength(49);
});
