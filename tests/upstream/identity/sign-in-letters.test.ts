/** Owners read of a way in that they may not have expected; strangers, who do not know the password, cause no such letter. */
import { deskActs } from "upstream/desk";
import { createUpstream } from "upstream/index";
import { afterEach, expect, test } from "vitest";
import { cheapPasswords } from "../../fixtures/cheap-passwords";
import { forFile } from "../../tools/for-file";
import { goodPassword, makeMember } from "../../tools/member";
import { makeOperator } from "../../tools/operator";
import { memberUpstream } from "./member-upstream";

cheapPasswords();
const site = await forFile(memberUpstream());
afterEach(() => site.pass(2 * 86_400));

const now = () => new Date(site.clock.now);
const home = "h".repeat(43);
const other = (n: number) => `${n}`.padEnd(43, "x");
const member = (confirmed = true) => makeMember(site.db, { now: now(), password: goodPassword, confirmed });
const login = (email: string, device?: string, password = goodPassword) =>
  site.call("login", { email, password, device }).catch(({ status }: { status: number }) => status);
const subjects = async (to: string) => (await site.lettersTo(to)).map(({ subject }) => subject);
const newBrowser = `Nuovo accesso al tuo account Vetrina`;

test("the first browser, and one that is known, are told to nobody; another one is, once", async () => {
  const { email } = await member();
  for (const device of [home, home]) await login(email, device);
  expect(await subjects(email)).toEqual([]);
  await login(email, other(1));
  const [letter] = await site.lettersTo(email);
  expect(letter?.subject).toBe(newBrowser);
  expect(letter?.text).toContain("https://vetrina.example/forgot-password");
  await login(email, other(1));
  expect(await subjects(email)).toEqual([newBrowser]);
});

test("a wrong password is told to nobody, nor anything to an address that nobody confirmed", async () => {
  const { email } = await member();
  await login(email, home);
  for (let tries = 0; tries < 3; tries++) await login(email, other(tries), "sbagliata");
  const { email: unconfirmed } = await member(false);
  for (const device of [home, other(1)]) await login(unconfirmed, device);
  expect([...(await subjects(email)), ...(await subjects(unconfirmed))]).toEqual([]);
});

test("two an hour and five a day, and the letter about a changed password still comes", async () => {
  const { email } = await member();
  await login(email, home);
  let token = "";
  for (let hours = 0; hours < 8; hours++) {
    site.pass(3_700);
    for (let n = 0; n < 4; n++)
      ({ token } = (await login(email, other(10 * hours + n))) as { token: string });
  }
  expect(await subjects(email)).toEqual(Array(5).fill(newBrowser));
  await site.call("changePassword", { currentPassword: goodPassword, newPassword: "Quattro gatti 5" }, token);
  expect((await subjects(email)).at(-1)).toBe(`La password di Vetrina è stata cambiata`);
});

test("at the desk a right password without the right code is told, and another browser; a slip in a known one is not", async () => {
  const operator = await makeOperator(site.db, { now: now(), password: goodPassword });
  const { email } = operator;
  const upstream = createUpstream({ DB: site.db, now });
  const enter = (code: string, device: string, password = goodPassword) =>
    upstream.call(deskActs.operators.signIn.row, { email, password, code, device }).catch(() => "refused");
  await enter("000000", other(1), "sbagliata");
  expect(await subjects(email)).toEqual([]);
  expect(await enter(operator.code(now()), home)).toHaveProperty("token");
  expect(await enter("000000", home)).toBe("refused");
  expect(await subjects(email)).toEqual([]);
  expect(await enter("000000", other(1))).toBe("refused");
  expect(await enter(operator.code(now(), 1), other(1))).toHaveProperty("token");
  expect(await subjects(email)).toEqual([
    `Accesso non riuscito al banco di Vetrina`,
    `Nuovo accesso al banco di Vetrina`,
  ]);
});
