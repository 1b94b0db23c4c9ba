/** Passwords: the rules, the commonest, what is kept of one, and that an old hash becomes a new one when its owner signs in. */

import { readFileSync } from "node:fs";
import { passwordRules } from "contract";
import { commonPasswordsMigration } from "upstream/identity/common-passwords";
import {
  cost,
  guessablePassword,
  hashPassword,
  isCommon,
  isPassword,
  weaknessOf,
} from "upstream/identity/passwords";
import { expect, test } from "vitest";
import { commonPasswords } from "../../../scripts/common-passwords";
import { forFile } from "../../tools/for-file";
import { goodPassword, makeMember } from "../../tools/member";
import { memberUpstream, tokenIn } from "./member-upstream";

const site = await forFile(memberUpstream());

const registering = (password: string) =>
  site.call("register", {
    firstName: "Eva",
    lastName: "Prova",
    email: "eva@posta.example",
    gender: "Donna",
    password,
  });

test.each([
  ["corta1!", "lunghezza"],
  ["12345678!", "lettere"],
  ["senzanumeri!", "numeri"],
  ["minuscole123", "maiuscola"],
])("'%s' breaks the rule '%s' and is refused in the specified words", async (password, rule) => {
  expect(passwordRules.filter(({ holds }) => !holds(password)).map(({ id }) => id)).toEqual([rule]);
  await expect(registering(password)).rejects.toMatchObject({
    status: 422,
    field: "password",
    message: "La password deve avere almeno 8 caratteri, lettere, numeri e una maiuscola o un simbolo.",
  });
});

test("128 characters are kept whole, 129 are refused", async () => {
  const long = `Aa1${"x".repeat(125)}`;
  const kept = await hashPassword(long, { N: 2, r: 1, p: 1 });
  expect(await isPassword(long, kept)).toBe(true);
  expect(await isPassword(long.slice(0, -1), kept)).toBe(false);
  await expect(registering(`${long}x`)).rejects.toMatchObject({ status: 422, field: "password" });
});

test("the commonest passwords are refused with a sentence, dressed up or not; their file is what the list says", async () => {
  for (const common of ["Password1", "passw0rd!", "QWERTY123", "!Trustno1", "1qaz2wsx"])
    expect(await isCommon(common, site.db), common).toBe(true);
  expect(await isCommon(goodPassword, site.db)).toBe(false);
  await expect(registering("Password123!")).rejects.toMatchObject({
    status: 422,
    field: "password",
    message: "Questa password è tra le più usate: scegline una meno prevedibile.",
  });
  const words = commonPasswords();
  expect(words).toHaveLength(3_000);
  const file = new URL("../../../upstream/migrations/0022_common_passwords.sql", import.meta.url);
  expect(readFileSync(file, "utf8")).toBe(commonPasswordsMigration(words));
});

test.each([
  ["Vetrina-2026!", "the site's name"],
  ["Eva123456", "the member's name"],
  ["eva.posta.1984", "the member's address"],
  ["Prova!Éva!77", "names in other spellings"],
])("'%s' is refused for being %s", async (password) => {
  await expect(registering(password)).rejects.toMatchObject({
    status: 422,
    field: "password",
    message: guessablePassword,
  });
});

test("a name beside other words is no reason to refuse a password", async () => {
  expect(await weaknessOf("Eva compra 3 gatti", ["eva@posta.example", "Vetrina"], site.db)).toBeNull();
});

test("the site's name is refused in a changed and in a reset password too", async () => {
  const { token, email } = await makeMember(site.db, { password: goodPassword, confirmed: true });
  const newPassword = "Vetrina-2026!";
  await expect(
    site.call("changePassword", { currentPassword: goodPassword, newPassword }, token),
  ).rejects.toMatchObject({ status: 422, field: "newPassword", message: guessablePassword });
  await site.call("forgotPassword", { email });
  const [letter] = await site.lettersTo(email);
  const reset = { token: tokenIn(letter?.text), password: newPassword };
  await expect(site.call("resetPassword", reset)).rejects.toMatchObject({
    status: 422,
    field: "password",
    message: guessablePassword,
  });
});

test("a hash says its parameters; one with other parameters is made anew at the next sign-in", async () => {
  const { id, email } = await makeMember(site.db, { password: goodPassword });
  const hash = () =>
    site.db
      .prepare("SELECT password_hash FROM users WHERE user_id = ?")
      .bind(id)
      .first<string>("password_hash");
  expect(await hash()).toMatch(/^scrypt\$2\$1\$1\$[\w-]{22}\$[\w-]{43}$/);
  await site.call("login", { email, password: goodPassword });
  expect(await hash()).toMatch(/^scrypt\$16384\$8\$5\$/);
  expect([cost.N, cost.r, cost.p]).toEqual([2 ** 14, 8, 5]);
  await expect(site.call("login", { email, password: goodPassword })).resolves.toHaveProperty("refreshToken");
});

test("an 'é' of one code point opens what an 'é' of two has closed", async () => {
  const kept = await hashPassword("perch\u00e9 no 1", { N: 2, r: 1, p: 1 });
  expect(await isPassword("perche\u0301 no 1", kept)).toBe(true);
});
