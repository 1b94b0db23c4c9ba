/** Operators: codes of authenticators, each good once; the one-use link; sessions that end; the log of every change. */
import { contract } from "contract";
import { deskActs } from "upstream/desk";
import { createUpstream } from "upstream/index";
import { removal } from "upstream/operators/enrolment";
import { codeOf } from "upstream/operators/totp";
import { rows } from "upstream/sql";
import { expect, test } from "vitest";
import { emptied } from "../../fixtures/emptied";
import { openDatabase } from "../../tools/database";
import { forFile } from "../../tools/for-file";
import { goodPassword, makeMember } from "../../tools/member";
import { makeOperator } from "../../tools/operator";

const clock = { now: Date.parse("2026-03-10T12:00:05Z") };
const now = () => new Date(clock.now);
const database = await forFile(openDatabase({ seeded: false }));

const upstream = () => createUpstream({ DB: database.db, now });
const { operators } = deskActs;
const makeNow = (said: object) => makeOperator(database.db, { now: now(), ...said });
const signIn = (email: string, password: string, code: string) =>
  upstream().call(operators.signIn.row, { email, password, code }) as Promise<{ token: string }>;
const sessionOf = (token: string) => upstream().call(operators.session.row, {}, { token });

test("codes are those of RFC 6238", () => {
  const secret = "gezdgnbvgy3tqojqgezdgnbvgy3tqojq";
  const vectors = { 59: "287082", 1111111109: "081804", 1234567890: "005924", 20000000000: "353130" };
  for (const [seconds, code] of Object.entries(vectors))
    expect(codeOf(secret, Math.floor(Number(seconds) / 30))).toBe(code);
});

test("password and code open the desk; a code is good once, half a minute early or late, and a recovery code once", async () => {
  const operator = await makeNow({ password: goodPassword });
  const { email } = operator;
  await expect(signIn(email, goodPassword, "000000")).rejects.toMatchObject({ status: 401 });
  await expect(signIn(email, "sbagliata", operator.code(now()))).rejects.toMatchObject({ status: 401 });
  const { token } = await signIn(email, goodPassword, operator.code(now()));
  await expect(sessionOf(token)).resolves.toMatchObject({ email });
  await expect(signIn(email, goodPassword, operator.code(now()))).rejects.toMatchObject({ status: 401 });
  await expect(signIn(email, goodPassword, operator.code(now(), 2))).rejects.toMatchObject({ status: 401 });
  await expect(signIn(email, goodPassword, operator.code(now(), 1))).resolves.toHaveProperty("token");
  const [recovery = ""] = operator.recoveryCodes;
  await expect(signIn(email, goodPassword, recovery.toUpperCase())).resolves.toHaveProperty("token");
  await expect(signIn(email, goodPassword, recovery)).rejects.toMatchObject({ status: 401 });
});

test("whoever has the password may not go on to guess codes", async () => {
  clock.now += 3_600_000;
  const operator = await makeNow({ password: goodPassword });
  for (let guess = 0; guess < 5; guess++)
    await expect(signIn(operator.email, goodPassword, "123456")).rejects.toMatchObject({ status: 401 });
  clock.now += 61_000;
  await expect(signIn(operator.email, goodPassword, operator.code(now()))).rejects.toMatchObject({
    status: 429,
  });
  clock.now += 31 * 60_000;
  await expect(signIn(operator.email, goodPassword, operator.code(now()))).resolves.toHaveProperty("token");
});

test("the link works once and for a day; a new address chooses a good password there", async () => {
  clock.now += 3_600_000;
  const fresh = await makeNow({ enrolled: false, email: "nuovo@vetrina.example" });
  const enrol = (password: string, code: string) =>
    upstream().call(operators.enrol.row, { token: fresh.enrolment, password, code });
  await expect(upstream().call(operators.enrolment.row, { token: fresh.enrolment })).resolves.toMatchObject({
    email: fresh.email,
    hasPassword: false,
    uri: expect.stringContaining(`secret=${fresh.secret.toUpperCase()}`),
  });
  await expect(enrol("corta", fresh.code(now()))).rejects.toMatchObject({ field: "password" });
  await expect(enrol(goodPassword, "000000")).rejects.toMatchObject({ field: "code" });
  await expect(enrol(goodPassword, fresh.code(now()))).resolves.toHaveProperty("token");
  await expect(enrol(goodPassword, fresh.code(now(), 1))).rejects.toMatchObject({ status: 404 });
  await expect(signIn(fresh.email, goodPassword, fresh.code(now(), 1))).resolves.toHaveProperty("token");
  const late = await makeNow({ enrolled: false, email: "tardi@vetrina.example" });
  clock.now += 86_500_000;
  await expect(upstream().call(operators.enrolment.row, { token: late.enrolment })).rejects.toMatchObject({
    status: 404,
  });
});

test("a session ends by itself, by leaving, and with the role; a member's password opens no desk", async () => {
  clock.now += 3_600_000;
  const operator = await makeNow({ password: goodPassword });
  await expect(sessionOf(operator.token)).resolves.toHaveProperty("email", operator.email);
  clock.now += 31 * 60_000;
  await expect(sessionOf(operator.token)).rejects.toMatchObject({ status: 401 });
  const { token } = await signIn(operator.email, goodPassword, operator.code(now()));
  await upstream().call(operators.signOut.row, {}, { token });
  await expect(sessionOf(token)).rejects.toMatchObject({ status: 401 });
  clock.now += 60_000;
  const again = await signIn(operator.email, goodPassword, operator.code(now()));
  await database.db.batch(removal(operator.email, now()).map((text) => database.db.prepare(text)));
  await expect(sessionOf(again.token)).rejects.toMatchObject({ status: 401 });
  const member = await makeMember(database.db, { now: now(), password: goodPassword });
  await expect(signIn(member.email, goodPassword, "123456")).rejects.toMatchObject({ status: 401 });
  await expect(sessionOf(member.token)).rejects.toMatchObject({ status: 403 });
});

test("the log names who changed what, without secrets and without whole texts; what is refused changes nothing", async () => {
  clock.now += 3_600_000;
  const operator = await makeNow({});
  const guide = { slug: "prova", title: "Prova", body: `<p>${"lungo ".repeat(200)}</p>`, position: 1 };
  await upstream().call(deskActs.guides.save.row, guide, { token: operator.token });
  await upstream().call(deskActs.guides.remove.row, { slug: "prova" }, { hasAdminKey: true });
  await expect(
    upstream().call(contract.blogs.update, { id: 99 } as never, { token: operator.token }),
  ).rejects.toMatchObject({ status: 422 });
  const results = await rows<Record<string, string>>(database.db)`
    SELECT actor, call, subject, details FROM audit_log ORDER BY entry_id DESC LIMIT 2`;
  expect(results).toMatchObject([
    { actor: "chiave", call: "guides.remove", subject: "prova" },
    { actor: operator.email, call: "guides.save", subject: "prova" },
  ]);
  expect(results[1]?.details).toContain('"title":"Prova"');
  expect(results[1]?.details?.length).toBeLessThan(400);
});

const device = "d".repeat(43);
const network = (n: number) => `rete-${n}`.padEnd(24, "0");
const asked = (input: object) =>
  upstream().call(operators.signIn.row, input as never) as Promise<{ token: string }>;

test("a stranger who fails on purpose keeps no operator out: a browser that is known and a recovery code pass", async () => {
  clock.now += 3_600_000;
  const operator = await makeNow({ password: goodPassword });
  const { email } = operator;
  const right = { email, password: goodPassword, device };
  await asked({ ...right, code: operator.code(now()) });
  const fail = async () => {
    for (let tries = 0; tries < 10; tries++)
      await asked({ email, password: "x", code: "000000", addressHash: network(tries) }).catch(() => {});
  };
  clock.now += 60_000;
  await fail();
  const shut = { status: 429 };
  await expect(asked({ ...right, device: null, code: operator.code(now()) })).rejects.toMatchObject(shut);
  await expect(asked({ ...right, code: operator.code(now()) })).resolves.toHaveProperty("token");
  const [first = "", second = ""] = operator.recoveryCodes;
  await expect(asked({ ...right, device: null, code: first })).resolves.toHaveProperty("token");
  for (let tries = 0; tries < 12; tries++)
    await asked({ email, password: "x", code: second, addressHash: network(99) }).catch(() => {});
  await expect(
    asked({ ...right, device: null, code: second, addressHash: network(99) }),
    "who holds a code still may not guess passwords with it",
  ).rejects.toMatchObject(shut);
});

test("where networks are listed, others open the desk by a recovery code only, and never is the last operator shut out", async () => {
  clock.now += 3_600_000;
  await emptied(database.db, "operator_factors operator_recovery_codes");
  const alone = await makeNow({ password: goodPassword, email: "a@vetrina.example" });
  const from = (operator: typeof alone, code: string) =>
    asked({ email: operator.email, password: goodPassword, code, listed: false });
  await expect(from(alone, alone.code(now()))).resolves.toHaveProperty("token");
  const other = await makeNow({ password: goodPassword, email: "b@vetrina.example" });
  await expect(from(other, other.code(now()))).rejects.toMatchObject({ status: 403 });
  await expect(from(other, other.recoveryCodes[0] ?? "")).resolves.toHaveProperty("token");
  await expect(
    asked({ email: other.email, password: goodPassword, code: other.code(now()), listed: true }),
  ).resolves.toHaveProperty("token");
});

test("who tried to come in, who was let in and whose role changed stand in the log; strangers cannot fill it", async () => {
  clock.now += 3_600_000;
  await database.db.prepare("DELETE FROM audit_log").run();
  const operator = await makeNow({ enrolled: false, email: "nuova@vetrina.example" });
  await upstream().call(operators.enrol.row, {
    token: operator.enrolment,
    password: goodPassword,
    code: operator.code(now()),
  });
  for (let tries = 0; tries < 5; tries++) {
    await expect(signIn(operator.email, "sbagliata", "000000")).rejects.toMatchObject({ status: 401 });
    await expect(signIn(`nessuno${tries}@posta.example`, "x", "000000")).rejects.toMatchObject({
      status: 401,
    });
  }
  clock.now += 3_700_000;
  await expect(signIn(operator.email, goodPassword, "000000")).rejects.toMatchObject({ status: 401 });
  await database.db.batch(removal(operator.email, now()).map((text) => database.db.prepare(text)));
  const results = await rows<Record<string, string>>(
    database.db,
  )`SELECT actor, call, subject FROM audit_log ORDER BY entry_id`;
  expect(results.map(({ actor, call }) => `${actor} ${call}`)).toEqual([
    "comando operator.enrol",
    `${operator.email} operators.enrol`,
    "sconosciuto operators.signInFailed",
    "sconosciuto operators.signInFailed",
    "comando operator.remove",
  ]);
  expect(new Set(results.map(({ subject }) => subject))).toEqual(new Set([operator.email]));
  const failures =
    "SELECT COUNT(*) AS n FROM sign_in_log WHERE event = 'desk-sign-in-failed' AND user_id = ?";
  expect(await database.db.prepare(failures).bind(operator.id).first<number>("n")).toBe(6);
});
