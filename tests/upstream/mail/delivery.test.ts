/** A sale morning: thousands of alerts, somebody who waits for a link, and a provider that holds to its limits. */
import { createHash } from "node:crypto";
import { type Clock, drainMail, drains } from "upstream/mail/delivery";
import { type Draft, written } from "upstream/mail/letter";
import { posted, postedAll } from "upstream/mail/outbox";
import { prepare } from "upstream/sql";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptied } from "../../fixtures/emptied";
import { provider, sender } from "../../fixtures/mail";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";

const start = Date.parse("2026-11-27T06:00:00Z");

const database = await forFile(openDatabase({ seeded: false }));
beforeEach(async () => {
  await emptied(database.db, "mail_outbox clock");
});
afterEach(() => vi.unstubAllGlobals());

/** Time that passes only when somebody waits or asks the provider. */
class Time implements Clock {
  at = start;
  now = () => this.at;
  wait = async (milliseconds: number) => {
    this.at += milliseconds;
  };
}

interface Received {
  to: string;
  at: number;
}

/** Two calls a second, a hundred letters a call, one effect for one key, the same letters behind it each time. */
function standIn(
  time: Time,
  trouble: (call: number, letters: { to: string[] }[]) => "lost" | number | null = () => null,
) {
  const received: Received[] = [];
  const refused: string[] = [];
  const known = new Map<string, string>();
  const calls: number[] = [];
  let total = 0;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    time.at += 120;
    const last = calls.filter((at) => time.at - at < 1_000);
    const answer = (status: number, headers = {}) => {
      if (status >= 400) refused.push(`${status}`);
      return new Response("{}", { status, headers });
    };
    if (last.length >= 2) return answer(429, { "Retry-After": "1" });
    calls.push(time.at);
    const body = JSON.parse(String(init.body));
    const letters: { to: string[] }[] = url.endsWith("/batch") ? body : [body];
    if (letters.length > 100) return answer(422);
    const told = trouble(++total, letters);
    if (typeof told === "number") return answer(told);
    const key = String(new Headers(init.headers).get("Idempotency-Key"));
    const hash = createHash("sha256").update(String(init.body)).digest("hex");
    if (known.has(key) && known.get(key) !== hash) return answer(409);
    if (!known.has(key)) for (const { to } of letters) received.push({ to: String(to), at: time.at });
    known.set(key, hash);
    if (told === "lost") throw new TypeError("connection lost");
    return answer(200);
  });
  return { received, refused };
}

const letter = (to: string, urgency: Draft["urgency"], lasts?: number) =>
  written(sender, { to, urgency, lasts, subject: "Prova", parts: ["Ciao!"] });
async function alerts(many: number): Promise<void> {
  const written = Array.from({ length: many }, (_, n) => ({
    key: `avviso-${n}`,
    letter: letter(`p${n}@posta.example`, "alert"),
  }));
  for (let from = 0; from < many; from += 500)
    await prepare(database.db, postedAll(written.slice(from, from + 500), new Date(start))).run();
}
const put = (to: string, urgency: Draft["urgency"], at = start, lasts?: number) =>
  prepare(database.db, posted(`${urgency}-${to}`, letter(to, urgency, lasts), new Date(at))).run();
const count = (where: string) =>
  database.db.prepare(`SELECT COUNT(*) AS n FROM mail_outbox WHERE ${where}`).first<number>("n");

/** Strikes of the clock, a minute each, until nothing is left. */
async function scheduledRuns(time: Time, most: number): Promise<number> {
  for (let minute = 0; minute < most; minute++) {
    time.at = Math.max(time.at, start + minute * 60_000);
    await drainMail(database.db, provider, drains.scheduled, time);
    if ((await count("sent_at IS NULL AND refused IS NULL")) === 0) return minute + 1;
  }
  return Number.POSITIVE_INFINITY;
}

test("5,000 alerts and one reset in the same minute: the reset is out within the next run, all within half an hour, each once", async () => {
  const time = new Time();
  const { received } = standIn(time);
  await alerts(5_000);
  await put("reset@posta.example", "access");
  await drainMail(database.db, provider, drains.scheduled, time);
  expect(received[0]?.to).toBe("reset@posta.example");
  expect(time.at - start, "the run itself ends before the next one").toBeLessThan(60_000);
  expect(await scheduledRuns(time, 30)).toBeLessThanOrEqual(30);
  expect(received).toHaveLength(5_001);
  expect(new Set(received.map(({ to }) => to)).size).toBe(5_001);
});

test("a visitor's own request sends the link that somebody waits for, and leaves alerts to the clock", async () => {
  const time = new Time();
  const { received } = standIn(time);
  await alerts(300);
  await put("conferma@posta.example", "confirmation");
  await put("reset@posta.example", "access");
  await drainMail(database.db, provider, drains.request, time);
  expect(received.map(({ to }) => to)).toEqual(["reset@posta.example", "conferma@posta.example"]);
});

test("answers that are lost, a provider that is down and one that asks for patience lose no letter and double none", async () => {
  const time = new Time();
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const { received, refused } = standIn(time, (call) =>
    call % 3 === 0 ? "lost" : call % 5 === 0 ? 503 : null,
  );
  await alerts(1_200);
  expect(await scheduledRuns(time, 60)).toBeLessThan(60);
  logged.mockRestore();
  expect(received).toHaveLength(1_200);
  expect(refused.filter((status) => status === "409")).toEqual([]);
});

test("whoever is told to wait waits as long as told, in every isolate", async () => {
  const time = new Time();
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  let calls = 0;
  vi.stubGlobal("fetch", async () => {
    calls++;
    return new Response("{}", { status: 429, headers: { "Retry-After": "90" } });
  });
  await put("reset@posta.example", "access");
  for (const later of [0, 30_000, 89_000]) {
    time.at = start + later;
    await drainMail(database.db, provider, drains.request, time);
  }
  expect(calls).toBe(1);
  logged.mockRestore();
  const { received } = standIn(time);
  time.at = start + 91_000;
  await drainMail(database.db, provider, drains.request, time);
  expect(received).toHaveLength(1);
});

test("a link that no longer works is not sent, and its letter keeps no text", async () => {
  const time = new Time();
  const { received } = standIn(time);
  await put("tardi@posta.example", "access", start - 3_600_000, 3_600_000);
  await put("in-tempo@posta.example", "access", start - 3_000_000, 3_600_000);
  await drainMail(database.db, provider, drains.scheduled, time);
  expect(received.map(({ to }) => to)).toEqual(["in-tempo@posta.example"]);
  expect(await count("refused = 'expired' AND text = '' AND html = ''")).toBe(1);
});

test("one letter that the provider refuses takes no other along", async () => {
  const time = new Time();
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const { received } = standIn(time, (_, letters) =>
    letters.some(({ to }) => String(to).startsWith("p7@")) ? 422 : null,
  );
  await alerts(10);
  expect(await scheduledRuns(time, 5)).toBe(1);
  logged.mockRestore();
  expect(received).toHaveLength(9);
  expect(await count("refused = 'by the provider' AND recipient = 'p7@posta.example'")).toBe(1);
});
