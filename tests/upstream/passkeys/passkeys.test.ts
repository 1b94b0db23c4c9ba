/** Passkeys at the upstream: who gets in with which, what is refused, and that each answer counts once. */
import { contract } from "contract";
import { deskActs } from "upstream/desk";
import { createUpstream } from "upstream/index";
import { expect, test } from "vitest";
import { cheapPasswords } from "../../fixtures/cheap-passwords";
import { type Flaws, madeKey, putKey, signedWith } from "../../tools/authenticator";
import { forFile } from "../../tools/for-file";
import { goodPassword, makeMember, testSessionKeys } from "../../tools/member";
import { makeOperator } from "../../tools/operator";
import { memberUpstream } from "../identity/member-upstream";

cheapPasswords();
const origin = "https://vetrina.example";
const site = await forFile(memberUpstream());

const now = () => new Date(site.clock.now);
const sender = {
  name: "Vetrina",
  origin: "https://falso.example",
  trustedOrigin: origin,
  company: "Vetrina",
  operator: "info@vetrina.example",
};
const upstream = () => createUpstream({ DB: site.db, sender, sessionKeys: testSessionKeys, now });
const call = (row: unknown, input: object, token: string | null = null) =>
  upstream().call(row as never, input, { token }) as Promise<Record<string, unknown>>;
const member = (options: object = {}) =>
  makeMember(site.db, { now: now(), password: goodPassword, confirmed: true, ...options });
const challenge = async () => String((await call(contract.passkeys.challenge, {})).challenge);
const offer = async (token: string) => String((await call(contract.passkeys.offer, {}, token)).challenge);
const keys = async (token: string) =>
  (await call(contract.passkeys.list, {}, token)) as unknown as { id: number }[];
const signIn = async (key: Awaited<ReturnType<typeof putKey>>, flaws: Flaws = {}) =>
  call(contract.passkeys.signIn, { credential: signedWith(key, await challenge(), origin, flaws) });

test("a member adds a passkey with the password, reads of it, signs in with it, renames and removes it", async () => {
  const { token, email } = await member();
  const asked = await offer(token);
  const { key, credential } = madeKey(asked, origin);
  const wrong = { credential, name: "Telefono", password: "sbagliata" };
  await expect(call(contract.passkeys.add, wrong, token)).rejects.toMatchObject({
    status: 422,
    field: "password",
  });
  await call(contract.passkeys.add, { credential, name: "Telefono", password: goodPassword }, token);
  expect((await site.lettersTo(email)).map(({ subject }) => subject)).toEqual([
    "Nuova passkey per il tuo account Vetrina",
  ]);
  expect((await signIn(key)).token).toBeTruthy();
  const chiavi = await keys(token);
  expect(chiavi).toMatchObject([{ name: "Telefono", usedAt: now().toISOString() }]);
  await call(contract.passkeys.rename, { id: chiavi[0]?.id, name: " Portatile " }, token);
  expect(await keys(token)).toMatchObject([{ name: "Portatile" }]);
  await call(contract.passkeys.remove, { id: chiavi[0]?.id }, token);
  await expect(signIn(key)).rejects.toMatchObject({ status: 401 });
});

test("an answer counts once, however many bring it, and not after ten minutes", async () => {
  const key = await putKey(site.db, (await member()).id);
  const credential = signedWith(key, await challenge(), origin);
  const all = await Promise.allSettled(
    Array.from({ length: 5 }, () => call(contract.passkeys.signIn, { credential })),
  );
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const late = signedWith(key, await challenge(), origin);
  site.pass(601);
  await expect(call(contract.passkeys.signIn, { credential: late })).rejects.toMatchObject({ status: 401 });
});

test("a challenge is taken as it was given, with nothing before, between or behind", async () => {
  const own = await challenge();
  const [until, random, mark] = own.split(".");
  const key = await putKey(site.db, (await member()).id);
  const answered = (text: string) =>
    call(contract.passkeys.signIn, { credential: signedWith(key, text, origin) });
  for (const text of [
    `${own}.x`,
    `${own}.`,
    `${own} `,
    `.${own}`,
    `${own}\n`,
    `${until}..${random}.${mark}`,
    `${own}=`,
  ])
    await expect(answered(text), JSON.stringify(text)).rejects.toMatchObject({ status: 401 });
  expect((await answered(own)).token).toBeTruthy();
});

test.each<[string, Flaws]>([
  ["another site", { origin: "https://falso.example" }],
  ["another host's key", { host: "falso.example" }],
  ["nobody verified", { flags: 0x01 }],
  ["another ceremony", { type: "webauthn.create" }],
])("%s lets nobody in", async (_, flaws) => {
  const key = await putKey(site.db, (await member()).id);
  await expect(signIn(key, flaws)).rejects.toMatchObject({ status: 401 });
});

test("a challenge of one ceremony answers no other, nor somebody else's", async () => {
  const one = await member();
  const other = await member();
  const asked = await offer(one.token);
  const { credential } = madeKey(asked, origin);
  const adding = call(
    contract.passkeys.add,
    { credential, name: "Ladra", password: goodPassword },
    other.token,
  );
  await expect(adding).rejects.toMatchObject({ status: 422 });
  const key = await putKey(site.db, one.id);
  const signed = signedWith(key, asked, origin);
  await expect(call(contract.passkeys.signIn, { credential: signed })).rejects.toMatchObject({ status: 401 });
});

test("a copy of a key is found by its counter", async () => {
  const key = await putKey(site.db, (await member()).id);
  await signIn(key, { counter: 9 });
  await expect(signIn(key, { counter: 9 })).rejects.toMatchObject({ status: 401 });
  await expect(signIn(key, { counter: 3 })).rejects.toMatchObject({ status: 401 });
  await signIn(key, { counter: 10 });
});

test("a locked account stays closed, and nobody renames or removes another's key", async () => {
  const locked = await member();
  const key = await putKey(site.db, locked.id);
  const mine = await keys(locked.token);
  const other = await member();
  for (const row of [contract.passkeys.remove, contract.passkeys.rename])
    await expect(call(row, { id: mine[0]?.id, name: "Ladra" }, other.token)).rejects.toMatchObject({
      status: 404,
    });
  expect(await keys(locked.token)).toEqual(mine);
  await site.db.prepare("UPDATE users SET locked_at = 'x' WHERE user_id = ?").bind(locked.id).run();
  await expect(signIn(key)).rejects.toMatchObject({ status: 403 });
});

test("whoever has not confirmed the address is told to, and gets no key", async () => {
  const { token } = await member({ confirmed: false });
  const asked = await offer(token);
  const { credential } = madeKey(asked, origin);
  const adding = call(contract.passkeys.add, { credential, name: "Telefono", password: goodPassword }, token);
  await expect(adding).rejects.toMatchObject({ status: 422 });
});

test("at the desk only a key that was made there stands for the digits, beside the password", async () => {
  const operator = await makeOperator(site.db, { now: now(), password: goodPassword });
  const { email, token } = operator;
  const enter = async (key: Awaited<ReturnType<typeof putKey>>, password = goodPassword) => {
    const { challenge } = await call(deskActs.operators.challenge.row, {});
    const credential = signedWith(key, String(challenge), origin);
    return call(deskActs.operators.signIn.row, { email, password, credential });
  };
  const members = await putKey(site.db, operator.id);
  await expect(enter(members)).rejects.toMatchObject({ status: 401 });
  const { challenge } = await call(deskActs.operators.passkeyOffer.row, {}, token);
  const { key, credential } = madeKey(String(challenge), origin);
  const adding = { credential, name: "Chiave", password: goodPassword };
  await expect(
    call(deskActs.operators.addPasskey.row, { ...adding, code: "000000" }, token),
  ).rejects.toMatchObject({ status: 422, field: "code" });
  await call(deskActs.operators.addPasskey.row, { ...adding, code: operator.code(now()) }, token);
  expect((await enter(key)).token).toMatch(/^op_/);
  await expect(enter(key, "sbagliata")).rejects.toMatchObject({ status: 401 });
  const another = await putKey(site.db, (await member()).id, { atDesk: true });
  await expect(enter(another)).rejects.toMatchObject({ status: 401 });
});
