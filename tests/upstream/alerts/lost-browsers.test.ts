/** Alerts that a browser asked for by itself end a month after the last browser that could be told of them. */
import { type CallInput, type CallOutput, contract, type Row } from "contract";
import { queueForAlerts } from "upstream/alerts/queue";
import { chores } from "upstream/chores";
import { checkAlerts, createUpstream, sendPushes } from "upstream/index";
import { batch } from "upstream/sql";
import { expect, test } from "vitest";
import { sender } from "../../fixtures/mail";
import { browserAt, pushService } from "../../fixtures/push-service";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import { makeMember, testSessionKeys } from "../../tools/member";
import { newPushKeys } from "../../tools/push-keys";

const morning = new Date("2026-03-10T09:00:00Z");
const after = (days: number) => new Date(morning.getTime() + days * 86_400_000);
const services = ["push.example.com"];
const { alerts } = contract;

const database = await forFile(openDatabase());
const service = await forFile(pushService("push.example.com"));

async function call<R extends Row>(row: R, input: CallInput<R>, token: string | null = null, now = morning) {
  const env = { DB: database.db, now: () => now, sender, sessionKeys: testSessionKeys, push: { services } };
  return row.output.parse(await createUpstream(env).call(row, input, { token })) as CallOutput<R>;
}

const browser = async (name: string) => (await browserAt(`https://push.example.com/${name}`)).device;

/** A list of one alert that only this browser is told of. */
async function listOf(name: string): Promise<string> {
  const asked = await call(alerts.create, { product: 1, channel: "push", device: await browser(name) });
  return asked.manage as string;
}

async function tell(now: Date): Promise<void> {
  await database.db.batch([
    database.db.prepare(
      `INSERT OR REPLACE INTO store_imports (store_id, applied_at) SELECT store_id, '${now.toISOString()}' FROM stores`,
    ),
    database.db.prepare(
      "UPDATE offers SET price_cents = 5000, availability = 'in_stock' WHERE product_id = 1",
    ),
    database.db.prepare("UPDATE alerts SET base_cents = 8000"),
  ]);
  await batch(database.db, [queueForAlerts([[1, 8_000]])]);
  await checkAlerts({ DB: database.db }, sender, now);
  await sendPushes(
    database.db,
    { keys: newPushKeys(), contact: "mailto:info@v.example", services },
    sender,
    now,
  );
}

/** The clock's turn for what alerts leave behind. */
async function clear(now: Date): Promise<void> {
  const { db } = database;
  const turn = chores({ db, logs: db, media: null }, {} as never, now).find(({ kind }) => kind === "news");
  while (await turn?.run());
}

const alertsOf = (token: string) =>
  call(alerts.managed, { token }).then(
    ({ alerts: found }) => found.length,
    (error: Error) => error.message,
  );

test("a list whose last browser is gone, switched off or ended goes after thirty days; one that can be told, read or lettered stays", async () => {
  const gone = await listOf("sparito");
  const replaced = await listOf("cambiato");
  const kept = await listOf("acceso");
  const off = await listOf("spento");
  const ended = await listOf("finito");
  const { feed } = await call(alerts.create, { product: 1, channel: "feed" });
  const giulia = await makeMember(database.db, { now: morning, confirmed: true });
  const device = await browser("di-giulia");
  await call(alerts.create, { product: 1, channel: "push", device }, giulia.token);
  for (const name of ["sparito", "cambiato", "di-giulia"])
    service.trouble.set(`/${name}`, (answer) => answer.writeHead(410).end());
  await tell(morning);
  expect(service.arrived.map(({ path }) => path)).toContain("/sparito");
  await call(alerts.subscribe, { token: replaced, device: await browser("nuovo") });
  const { devices } = await call(alerts.managed, { token: off });
  await call(alerts.unsubscribe, { token: off, id: devices[0]?.id as number });
  await call(alerts.end, { token: ended });
  const all = () => Promise.all([gone, off, ended, replaced, kept].map(alertsOf));
  await clear(after(29));
  expect(await all(), "until then it can be switched on again").toEqual([1, 1, 0, 1, 1]);
  await clear(after(31));
  const none = "Il collegamento non è valido.";
  expect(await all()).toEqual([none, none, none, 1, 1]);
  const token = feed as string;
  expect(await call(alerts.feed, { token })).toHaveLength(1);
  expect((await call(alerts.list, {}, giulia.token)).alerts).toHaveLength(1);
  const left = "SELECT COUNT(*) AS n FROM alerts UNION ALL SELECT COUNT(*) FROM alert_watchers";
  const { results } = await database.db.prepare(left).all<{ n: number }>();
  expect(results.map(({ n }) => n)).toEqual([4, 4]);
});
