/** A database that is away for minutes: rows of clicks wait in a queue, and each is there once when it is back. */

import { type QueueDependencies, type QueuedClick, writeDead, writeQueued } from "server/exits/click-queue";
import { type ClickDependencies, clickOf, recordClick } from "server/exits/clicks";
import { type Tracking, waitingIn } from "server/exits/outbox";
import { type ClickRow, clickInsert } from "upstream/exits/clicks";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";

/** A message in a queue as the platform keeps it: it comes when it is due, with its number of tries. */
interface Waiting {
  body: ClickRow;
  due: number;
  attempts: number;
}

let queue: Waiting[];
let away: boolean;
let failures: string[];
let sent: string[];
let background: Promise<unknown>[];

const noon = Date.parse("2026-05-04T12:00:00Z");
const click = { url: "https://negozio.it/p", host: "negozio.it", route: "vai" as const };
const goods = { productId: null, offerId: null, place: null, campaign: "" };
const agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36";
const log = { request: () => {}, failure: (event: string) => failures.push(event) };

const base = await forFile(openDatabase({ seeded: false }));
beforeEach(async () => {
  [queue, failures, sent, background, away] = [[], [], [], [], true];
  vi.useFakeTimers({ toFake: ["Date"], now: noon });
  await base.db.batch(["new_clicks"].map((table) => base.db.prepare(`DELETE FROM ${table}`)));
});
afterEach(() => vi.useRealTimers());

/** The database, which answers only while it is not away. */
function frail(): D1Database {
  const lost = () => Promise.reject(new Error("D1_ERROR: Network connection lost."));
  const gone = { bind: () => gone, run: lost, all: lost, first: lost };
  return {
    prepare: (text: string) => (away ? gone : base.db.prepare(text)),
    batch: (statements: D1PreparedStatement[]) => (away ? lost() : base.db.batch(statements)),
  } as unknown as D1Database;
}

const takes = {
  send: async (body: ClickRow) => {
    queue.push({ body: JSON.parse(JSON.stringify(body)), due: Date.now(), attempts: 0 });
    return {} as QueueSendResponse;
  },
};

function needs(over: Partial<ClickDependencies["env"]> = {}): ClickDependencies {
  return {
    env: { DB: frail(), CLICKS: takes, API_BASE_URL: "", CLICK_SALT: "pepper", CLICK_WAIT_MS: 50, ...over },
    log,
    waitUntil: (promise) => background.push(promise),
    deliver: async () => undefined,
  };
}

function consumer(): QueueDependencies {
  const call = async (input: { url: string }) => {
    sent.push(input.url);
    return { done: true };
  };
  const tracking = { outbound: call, click: call } as unknown as Tracking;
  return { db: frail(), tracking, log };
}

/** Hands what is due to a consumer, as the platform does; what it refuses comes again when it says. */
async function flush(write = writeQueued) {
  const due = queue.filter((one) => one.due <= Date.now()).slice(0, 100);
  queue = queue.filter((one) => !due.includes(one));
  const messages = due.map((one): QueuedClick => {
    one.attempts += 1;
    return {
      body: one.body,
      attempts: one.attempts,
      ack: () => undefined,
      retry: ({ delaySeconds = 0 } = {}) => queue.push({ ...one, due: Date.now() + delaySeconds * 1_000 }),
    };
  });
  if (messages.length > 0) await write(messages, consumer());
  return messages.length;
}

function visit(number: number): Request {
  const address = `198.18.${Math.floor(number / 250)}.${(number % 250) + 1}`;
  return new Request("https://vetrina.it/vai/x", {
    headers: { "User-Agent": agent, "CF-Connecting-IP": address },
  });
}

const leave = (number: number) =>
  recordClick({ ...click, ...goods, url: `https://negozio.it/p/${number}` }, visit(number), needs());

const rows = async () =>
  (await base.db.prepare("SELECT * FROM new_clicks ORDER BY clicked_at").all<Record<string, unknown>>())
    .results;

describe("while D1 is away", () => {
  test("ten minutes with a click each 200 ms lose none and count none twice, and no page needs a copy", async () => {
    const clicks = 3_000;
    for (let number = 0; number < clicks; number++) {
      vi.setSystemTime(noon + number * 200);
      expect((await leave(number)).unwritten).toBeNull();
      // The platform brings what has come every five seconds.
      if (number % 25 === 0) while ((await flush()) === 100);
    }
    expect(await rows()).toEqual([]);
    away = false;
    for (let minute = 0; minute < 15 && queue.length > 0; minute++) {
      vi.setSystemTime(Date.now() + 60_000);
      while ((await flush()) > 0);
    }
    const kept = await rows();
    expect(kept).toHaveLength(clicks);
    expect(new Set(kept.map(({ url }) => url)).size).toBe(clicks);
    expect(kept[0]?.clicked_at).toBe("2026-05-04T12:00:00.000Z");
    expect([sent.length, new Set(sent).size]).toEqual([clicks, clicks]);
    expect((await waitingIn(base.db)).count).toBe(0);
    expect(failures).not.toContain("click-not-written");
  });

  test("and does not even answer, the visitor leaves in time and the row is in the queue soon after", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: noon });
    const never = { prepare: () => ({ bind: () => ({ run: () => new Promise(() => undefined) }) }) };
    const left = recordClick({ ...click, ...goods }, visit(1), needs({ DB: never as unknown as D1Database }));
    await vi.advanceTimersByTimeAsync(50);
    expect((await left).unwritten).toMatchObject({ url: click.url });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(queue).toHaveLength(1);
    // Nothing else is waited for behind the page.
    await Promise.all(background);
  });

  test("and so is the queue, the short retries still save what they can", async () => {
    const full = { send: () => Promise.reject(new Error("the queue is full")) };
    vi.useRealTimers();
    const dependencies = needs({ CLICKS: full });
    const { unwritten: row } = await recordClick({ ...click, ...goods }, visit(1), dependencies);
    expect(row).not.toBeNull();
    away = false;
    dependencies.env.DB = frail();
    await Promise.all(background);
    expect(await rows()).toMatchObject([{ click_id: row?.id }]);
    expect(failures).toEqual(["click-write", "click-queue"]);
  });
});

test("a row that comes behind the next window's row of the same click changes nothing", async () => {
  const before = clickOf({ ...click, ...goods }, visit(1), "pepper", Date.parse("2026-05-04T12:08:00Z"));
  const pressedAgain = clickOf(
    { ...click, ...goods },
    visit(1),
    "pepper",
    Date.parse("2026-05-04T12:12:00Z"),
  );
  const muchLater = clickOf({ ...click, ...goods }, visit(1), "pepper", Date.parse("2026-05-04T12:18:01Z"));
  await takes.send(before);
  await clickInsert(pressedAgain, base.db).run();
  away = false;
  vi.setSystemTime(noon + 3_600_000);
  await flush();
  expect((await rows()).map(({ click_id }) => click_id)).toEqual([pressedAgain.id]);
  // Ten minutes later it was another click.
  await base.db.prepare("DELETE FROM new_clicks").run();
  await takes.send(before);
  await clickInsert(muchLater, base.db).run();
  await flush();
  expect(await rows()).toHaveLength(2);
});

test("a batch that D1 refuses comes again after a pause that doubles up to five minutes", async () => {
  await leave(1);
  const pauses: number[] = [];
  for (let tries = 0; tries < 10; tries++) {
    await flush();
    const due = queue[0]?.due ?? 0;
    pauses.push((due - Date.now()) / 1_000);
    vi.setSystemTime(due);
  }
  expect(pauses).toEqual([30, 60, 120, 240, 300, 300, 300, 300, 300, 300]);
});

test("the dead letter says so, and a row that can never be written holds no other", async () => {
  away = false;
  const good = clickOf({ ...click, ...goods }, visit(1), "pepper", noon);
  await takes.send({ ...good, id: "never", url: null as unknown as string });
  await takes.send(good);
  await flush(writeDead);
  expect((await rows()).map(({ click_id }) => click_id)).toEqual([good.id]);
  expect(failures).toEqual(["click-dead-letter", "click-dead-letter-write", "click-dead-letter"]);
  expect(queue).toMatchObject([{ body: { id: "never" }, due: noon + 3_600_000 }]);
});
