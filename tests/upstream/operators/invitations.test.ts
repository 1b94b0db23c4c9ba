/** A colleague is invited by letter: the link works once, with the role that was given; another one voids it, and it can be taken back. */
import type { CallInput, Row } from "contract";
import { deskActs } from "upstream/desk";
import { createUpstream } from "upstream/index";
import { codeOf, currentStep } from "upstream/operators/totp";
import { expect, test } from "vitest";
import { cheapPasswords } from "../../fixtures/cheap-passwords";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import { goodPassword, makeMember, testSessionKeys } from "../../tools/member";
import { makeOperator } from "../../tools/operator";

cheapPasswords();
const now = new Date("2026-03-10T12:00:05Z");
const database = await forFile(openDatabase({ seeded: false }));
const { db } = database;
const anna = await makeOperator(db, { now, email: "dell'anna@vetrina.example" });
const { operators } = deskActs;

const origin = "https://vetrina.example";
const sender = {
  name: "Vetrina",
  origin,
  trustedOrigin: origin,
  company: "Vetrina",
  operator: "info@v.example",
};
async function call<R extends Row>(row: R, input: CallInput<R>, token?: string, from = sender as object) {
  const env = { DB: db, now: () => now, sender: from as never, sessionKeys: testSessionKeys };
  return createUpstream(env).call(row, input, token ? { token } : {}) as Promise<{
    token: string;
    role: string;
  }>;
}
const invite = (email: string) => call(operators.invite.row, { email, role: "redazione" }, anna.token);
const colleague = async (email: string) =>
  ((await call(operators.list.row, {}, anna.token)) as unknown as { id: number; email: string }[]).find(
    (one) => one.email === email,
  );
async function linkTo(email: string): Promise<string> {
  const letters = "SELECT text FROM mail_outbox WHERE recipient = ? ORDER BY mail_id DESC";
  const text = await db.prepare(letters).bind(email).first<string>("text");
  return /gestione\/attivazione\?token=([\w-]{43})/.exec(text ?? "")?.[1] ?? "";
}
async function enrol(token: string, password = goodPassword) {
  const { secret } = (await call(operators.enrolment.row, { token })) as unknown as { secret: string };
  const code = codeOf(secret.toLowerCase(), currentStep(now));
  return call(operators.enrol.row, { token, password, code });
}

test("the letter's link lets a colleague in once, with that role; the log says who invited whom", async () => {
  await invite("Bruno@Posta.example");
  const email = "bruno@posta.example";
  expect(await colleague(email)).toMatchObject({ enrolledAt: null, invitedUntil: +now + 86_400_000 });
  const link = await linkTo(email);
  const { token } = await enrol(link);
  expect(await call(operators.session.row, {}, token)).toMatchObject({ email, role: "redazione" });
  await expect(enrol(link)).rejects.toMatchObject({ status: 404 });
  await expect(invite(email)).rejects.toMatchObject({ status: 409, field: "email" });
  await expect(
    call(operators.invite.row, { email: "x@posta.example", role: "tutto" }, token),
  ).rejects.toMatchObject({ status: 403 });
  const entry = "SELECT actor, subject FROM audit_log WHERE call = 'operators.invite'";
  expect(await db.prepare(entry).first()).toEqual({ actor: anna.email, subject: email });
});

test("sent again, the link before is void; taken back, nothing of it stays; a member keeps account and password", async () => {
  const email = "o'neil@posta.example";
  await invite(email);
  const first = await linkTo(email);
  await invite(email);
  await expect(enrol(first)).rejects.toMatchObject({ status: 404 });
  const second = await linkTo(email);
  await call(operators.remove.row, { id: (await colleague(email))?.id ?? 0 }, anna.token);
  await expect(enrol(second)).rejects.toMatchObject({ status: 404 });
  const users = () => db.prepare("SELECT COUNT(*) AS n FROM users WHERE email = ?").bind(email).first("n");
  expect(await users()).toBe(0);
  await makeMember(db, { now, email, password: goodPassword });
  await invite(email);
  await expect(enrol(await linkTo(email), "Quattro gatti 5")).rejects.toMatchObject({ field: "password" });
  await call(operators.remove.row, { id: (await colleague(email))?.id ?? 0 }, anna.token);
  expect(await users()).toBe(1);
  await expect(invite(email), "three letters an hour").rejects.toMatchObject({ status: 429 });
});

test("without an address of the site that is certain no link is written, and nobody is let in", async () => {
  const asked = { email: "dora@posta.example", role: "tutto" } as const;
  const uncertain = { ...sender, trustedOrigin: null };
  await expect(call(operators.invite.row, asked, anna.token, uncertain)).rejects.toMatchObject({
    status: 409,
  });
  expect(await colleague(asked.email)).toBeUndefined();
});
