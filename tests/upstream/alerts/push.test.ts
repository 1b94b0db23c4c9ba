/** News on browsers: told once, in one message, not by night, and by letter where no browser can be told. */
import { type CallInput, type CallOutput, contract, type Row } from "contract";
import { isPushService } from "upstream/alerts/devices";
import { queueForAlerts } from "upstream/alerts/queue";
import { checkAlerts, createUpstream, type PushSender, sendPushes } from "upstream/index";
import { batch, firstRow } from "upstream/sql";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sender } from "../../fixtures/mail";
import { type Arrived, browserAt, pushService } from "../../fixtures/push-service";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import { makeMember, type TestMember, testSessionKeys } from "../../tools/member";
import { newPushKeys } from "../../tools/push-keys";

/** 10 in the morning, in Rome. */
const morning = new Date("2026-03-10T09:00:00Z");
const services = ["push.example.com"];

let service: Awaited<ReturnType<typeof pushService>>;
let now = morning;

const database = await forFile(openDatabase());
const push: PushSender = { keys: newPushKeys(), contact: "mailto:info@vetrina.example", services };
vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(async () => {
  service = await pushService("push.example.com");
  now = morning;
  await run("DELETE FROM alert_watchers", "DELETE FROM mail_outbox", "DELETE FROM store_imports");
  await run(
    `INSERT INTO store_imports (store_id, applied_at) SELECT store_id, '${morning.toISOString()}' FROM stores`,
    "UPDATE offers SET price_cents = 5000, availability = 'in_stock' WHERE product_id IN (1, 2)",
  );
});
afterEach(() => service.close());

const run = (...statements: string[]) => database.db.batch(statements.map((one) => database.db.prepare(one)));
const { alerts } = contract;

async function call<R extends Row>(row: R, input: CallInput<R>, token: string | null = null) {
  const env = { DB: database.db, now: () => now, sender, sessionKeys: testSessionKeys, push: { services } };
  return row.output.parse(await createUpstream(env).call(row, input, { token })) as CallOutput<R>;
}

const member = () => makeMember(database.db, { now, confirmed: true });
const browser = (name: string) => browserAt(`https://push.example.com/${name}`);
const watch = (who: TestMember | null, product: number, device: CallInput<typeof alerts.create>["device"]) =>
  call(alerts.create, { product, channel: "push", device }, who?.token);

/** What an import leaves when products cost another price, as the clock then finds it. */
async function fall(...prices: [product: number, cents: number][]) {
  await run(
    ...prices.map(
      ([product, cents]) => `UPDATE offers SET price_cents = ${cents} WHERE product_id = ${product}`,
    ),
  );
  await batch(database.db, [queueForAlerts(prices.map(([product]) => [product, 5_000]))]);
  await strike();
}

async function strike(keys: PushSender | null = push) {
  await checkAlerts({ DB: database.db }, sender, now);
  await sendPushes(database.db, keys, sender, now);
}

const paths = () => service.arrived.map(({ path }) => path);
const letters = async () =>
  (await database.db.prepare("SELECT subject FROM mail_outbox").all<{ subject: string }>()).results.map(
    ({ subject }) => subject,
  );
const devices = async (who: TestMember) => (await call(alerts.list, {}, who.token)).devices;

test("a fall is told once on each browser, encrypted for it and signed, in place of a letter", async () => {
  const giulia = await member();
  const [phone, desk] = await Promise.all([browser("telefono"), browser("scrivania")]);
  await watch(giulia, 1, phone.device);
  await call(alerts.subscribe, { device: desk.device }, giulia.token);
  await fall([1, 4_000]);
  for (const _ of [1, 2, 3]) await strike();
  expect(paths().sort()).toEqual(["/scrivania", "/telefono"]);
  const [first] = service.arrived.filter(({ path }) => path === "/telefono") as [Arrived];
  const { name, slug } = (await firstRow<{ name: string; slug: string }>(database.db)`
    SELECT name, slug FROM products WHERE product_id = 1`) ?? { name: "", slug: "" };
  expect(await phone.read(first.body)).toMatchObject({
    title: name,
    body: "Ora 40,00 € invece di 50,00 €.",
    url: `https://vetrina.example/${slug}`,
    list: "https://vetrina.example/avvisi",
  });
  expect(first.headers).toMatchObject({
    "content-encoding": "aes128gcm",
    ttl: "86400",
    urgency: "normal",
    topic: expect.stringMatching(/^[\w-]{1,32}$/),
    authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=B[\w-]{86}$/),
  });
  await expect(desk.read(first.body)).rejects.toThrow();
  expect(await letters()).toEqual([]);
  await fall([1, 3_000]);
  expect(paths()).toHaveLength(4);
});

test("by night nothing is told; in the morning all of it comes as one message, as far as it still holds", async () => {
  const giulia = await member();
  const phone = await browser("telefono");
  await watch(giulia, 1, phone.device);
  await watch(giulia, 2, phone.device);
  await watch(giulia, 3, phone.device);
  now = new Date("2026-03-10T21:30:00Z");
  await fall([1, 4_000], [2, 3_500], [3, 100]);
  await run("UPDATE offers SET price_cents = 9000 WHERE product_id = 3");
  now = new Date("2026-03-11T06:59:00Z");
  await strike();
  expect(paths()).toEqual([]);
  now = new Date("2026-03-11T07:00:00Z");
  await strike();
  expect(paths()).toEqual(["/telefono"]);
  const [first] = service.arrived;
  expect(await phone.read(first?.body ?? new Uint8Array())).toMatchObject({
    title: "2 prodotti che segui costano meno",
    body: expect.stringMatching(/: 40,00 €\n.*: 35,00 €$/),
    url: "https://vetrina.example/avvisi",
  });
});

test("hours can be chosen, or none, and hold for letters too", async () => {
  const giulia = await member();
  await call(alerts.create, { product: 1, channel: "email" }, giulia.token);
  now = new Date("2026-03-10T21:30:00Z");
  await fall([1, 4_000]);
  expect(await letters()).toEqual([]);
  now = new Date("2026-03-11T07:00:00Z");
  await strike();
  expect(await letters()).toHaveLength(1);
  const marco = await member();
  const phone = await browser("telefono");
  await watch(marco, 2, phone.device);
  expect((await call(alerts.quiet, { from: 0, to: 0 }, marco.token)).message).toBe(
    "Ti avvisiamo a ogni ora.",
  );
  now = new Date("2026-03-11T22:30:00Z");
  await fall([2, 4_000]);
  expect(paths()).toEqual(["/telefono"]);
});

test("a browser that is gone is forgotten, and what it was not told comes by letter", async () => {
  const phone = await browser("telefono");
  for (const status of [404, 410]) {
    const giulia = await member();
    await watch(giulia, 1, phone.device);
    service.trouble.set("/telefono", (answer) => answer.writeHead(status).end());
    await run(
      "UPDATE offers SET price_cents = 5000 WHERE product_id = 1",
      "UPDATE alerts SET base_cents = 5000",
    );
    await fall([1, 4_000]);
    expect(await devices(giulia)).toEqual([]);
    await strike();
    const sent = "SELECT subject FROM mail_outbox WHERE recipient = ?";
    expect((await database.db.prepare(sent).bind(giulia.email).all()).results).toHaveLength(1);
  }
});

test("a service in trouble is asked again later and later, eight times, as late as it says; then a letter goes out", async () => {
  const giulia = await member();
  const phone = await browser("telefono");
  await watch(giulia, 1, phone.device);
  const troubles = [
    (answer: { destroy(): void }) => answer.destroy(),
    (answer: import("node:http").ServerResponse) => answer.writeHead(429, { "Retry-After": "1800" }).end(),
    (answer: import("node:http").ServerResponse) => answer.writeHead(307, { Location: "/altrove" }).end(),
    (answer: import("node:http").ServerResponse) => answer.writeHead(503).end(),
  ];
  let asked = 0;
  service.trouble.set("/telefono", (answer) => troubles[Math.min(asked++, 3)]?.(answer));
  await fall([1, 4_000]);
  for (const _ of [1, 2]) await strike();
  expect(asked).toBe(1);
  now = new Date(now.getTime() + 70_000);
  await strike();
  now = new Date(now.getTime() + 1_700_000);
  await strike();
  expect(asked).toBe(2);
  for (let minutes = 0; minutes < 300; minutes += 5) {
    now = new Date(now.getTime() + 300_000);
    await sendPushes(database.db, push, sender, now);
  }
  expect(asked).toBe(8);
  // Where a service leads elsewhere, nobody goes.
  expect(new Set(paths())).toEqual(new Set(["/telefono"]));
  await strike();
  expect(await letters()).toHaveLength(1);
  expect(await devices(giulia)).toHaveLength(1);
});

test("without keys nothing is sent any longer, and letters tell it", async () => {
  const giulia = await member();
  await watch(giulia, 1, (await browser("telefono")).device);
  await run("UPDATE offers SET price_cents = 4000 WHERE product_id = 1");
  await batch(database.db, [queueForAlerts([[1, 5_000]])]);
  await strike(null);
  await strike(null);
  expect([paths(), await letters()]).toEqual([[], [expect.stringContaining("40,00 €")]]);
});

test("a browser asks without account or address, for one list of its own, and comes along to whoever signs in on it", async () => {
  const phone = await browser("telefono");
  const asked = await watch(null, 1, phone.device);
  expect((await watch(null, 2, phone.device)).manage).toBe(asked.manage);
  const token = asked.manage as string;
  expect((await call(alerts.managed, { token })).alerts).toHaveLength(2);
  await fall([1, 4_000]);
  expect(await phone.read(service.arrived[0]?.body ?? new Uint8Array())).toMatchObject({
    list: `https://vetrina.example/avvisi?token=${token}`,
  });
  const giulia = await member();
  const stranger = { ...(await browser("altro")).device, endpoint: phone.device.endpoint };
  await watch(giulia, 3, stranger);
  expect(await devices(giulia)).toEqual([]);
  await call(alerts.subscribe, { device: phone.device }, giulia.token);
  const own = await call(alerts.list, {}, giulia.token);
  expect([own.alerts.length, own.devices.length]).toEqual([3, 1]);
  await fall([1, 3_000]);
  expect(paths()).toEqual(["/telefono", "/telefono"]);
  await call(alerts.unsubscribe, { id: own.devices[0]?.id as number }, giulia.token);
  await fall([1, 2_000]);
  expect(paths()).toHaveLength(2);
});

test.each([
  ["https://push.example.com/a", true],
  ["https://wns2.push.example.com/a", true],
  ["http://push.example.com/a", false],
  ["https://push.example.com:8443/a", false],
  ["https://a:b@push.example.com/a", false],
  ["https://push.example.com.evil.example/a", false],
  ["https://evilpush.example.com/a", false],
  ["https://127.0.0.1/a", false],
  ["https://[::1]/a", false],
  ["https://push.internal/a", false],
  [`https://push.example.com/${"a".repeat(1_000)}`, false],
])("%s may be asked: %s", (endpoint, expected) => {
  expect(isPushService(endpoint, [...services, "internal", "127.0.0.1"])).toBe(expected);
});

test("an address that is no push service is refused where it is asked for", async () => {
  const giulia = await member();
  const { device } = await browserAt("https://evil.example/a");
  await expect(watch(giulia, 1, device)).rejects.toThrow("Le notifiche di questo browser");
  await expect(call(alerts.create, { product: 1, channel: "push" })).rejects.toThrow(
    "non ha dato il permesso",
  );
});
