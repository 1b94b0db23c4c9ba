/** Letters: nothing of a visitor becomes a header, the outbox sends each once, and its operator reads what waits. */

import { drainMail, drains } from "upstream/mail/delivery";
import { written } from "upstream/mail/letter";
import { contactLetter } from "upstream/mail/operator-letters";
import { posted } from "upstream/mail/outbox";
import { letterStatements } from "upstream/mail/report";
import { prepare } from "upstream/sql";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listed, type OneLetter, whole } from "../../../scripts/mail/report";
import { provider, sender } from "../../fixtures/mail";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";

const letter = written(sender, {
  to: "giulia@posta.example",
  urgency: "reply",
  subject: "Ciao",
  parts: ["Ciao!"],
});
const now = new Date("2026-03-10T12:00:00Z");

const database = await forFile(openDatabase({ seeded: false }));
beforeEach(() => database.db.prepare("DELETE FROM mail_outbox").run());
afterEach(() => vi.unstubAllGlobals());

const put = (key: string) => prepare(database.db, posted(key, letter, now)).run();
const row = (columns: string) => database.db.prepare(`SELECT ${columns} FROM mail_outbox`).first();

/** A provider that answers with these statuses in turn, the last one ever after. */
function answering(...statuses: number[]) {
  const calls: { headers: Headers; body: Record<string, unknown> }[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    calls.push({ headers: new Headers(init.headers), body: JSON.parse(String(init.body)) });
    return new Response("{}", { status: statuses.length > 1 ? statuses.shift() : statuses[0] });
  });
  return calls;
}

test("line ends in what a visitor typed add no header and no recipient", () => {
  const typed = {
    firstName: "Eva\r\nBcc: altri@posta.example",
    lastName: "\u2028X-Spam: no",
    email: "eva@posta.example",
  };
  const { subject, to, replyTo, headers, html } = contactLetter(
    { ...typed, message: "<img src=x onerror=1>" },
    sender,
  );
  expect([to, replyTo, headers]).toEqual(["info@vetrina.example", "eva@posta.example", {}]);
  expect(subject).toBe("Messaggio di Eva Bcc: altri@posta.example X-Spam: no dal sito Vetrina");
  expect(html).not.toContain("<img");
});

test("a letter is written once per key and sent once, with that key; two drains never hold the same one", async () => {
  await Promise.all([put("a"), put("a")]);
  const calls = answering(200);
  const at = { now: () => now.getTime(), wait: async () => undefined };
  const both = await Promise.all([
    drainMail(database.db, provider, drains.scheduled, at),
    drainMail(database.db, provider, drains.scheduled, at),
  ]);
  expect(both.map(({ sent }) => sent).sort()).toEqual([0, 1]);
  expect(calls.length).toBe(1);
  expect(calls[0]?.headers.get("Idempotency-Key")).toBe("a");
  expect(await row("sent_at, text")).toEqual({ sent_at: now.toISOString(), text: "" });
});

test("a refusal of the letter is final, any other failure is tried again later, and the log names neither key nor address", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  await put("a");
  answering(401);
  let time = now.getTime();
  const clock = { now: () => time, wait: async () => undefined };
  await drainMail(database.db, provider, drains.scheduled, clock);
  expect(await drainMail(database.db, provider, drains.scheduled, clock)).toEqual({ sent: 0, failed: 0 });
  time += 3_600_000;
  answering(422);
  await drainMail(database.db, provider, drains.scheduled, clock);
  expect(await row("attempts, refused, sent_at")).toEqual({
    attempts: 2,
    refused: "by the provider",
    sent_at: null,
  });
  const lines = logged.mock.calls.join("\n");
  expect(lines).toContain("the provider answered 401");
  expect(lines).not.toMatch(/segreto|giulia|posta\.example/);
  logged.mockRestore();
});

test("`npm run mail` lists what waits and shows one letter as text or HTML", async () => {
  await put("a");
  const list = (await database.db.prepare(letterStatements.latest).all<OneLetter>()).results;
  expect(listed(list)).toMatch(/^ +\d+ {2}2026-03-10 12:00 {2}waiting {3}giulia@posta\.example +Ciao$/);
  const one = (await database.db
    .prepare(letterStatements.one(list[0]?.mail_id ?? 0))
    .first<OneLetter>()) as OneLetter;
  expect(whole(one, "text")).toContain("To: giulia@posta.example\nSubject: Ciao\n\nCiao!");
  expect(whole(one, "html")).toMatch(/^<!DOCTYPE html>/);
  expect(listed([])).toBe("No letters.");
});
