/** Guessing: tries are counted per account and per address, known browsers always get in, nothing tells a known address from another. */
import { afterEach, expect, test } from "vitest";
import { cheapPasswords } from "../../fixtures/cheap-passwords";
import { forFile } from "../../tools/for-file";
import { goodPassword, makeMember } from "../../tools/member";
import { memberUpstream } from "./member-upstream";

cheapPasswords();
const site = await forFile(memberUpstream());
afterEach(() => site.pass(7_200));

const member = () => makeMember(site.db, { now: new Date(site.clock.now), password: goodPassword });
const device = "d".repeat(43);
const outcome = async (call: Promise<unknown>) => {
  try {
    await call;
    return "in";
  } catch (error) {
    const { status, message, retryAfter } = error as { status: number; message: string; retryAfter: number };
    return status === 429
      ? `${status} ${message} ${retryAfter > 0 && retryAfter <= 90}`
      : `${status} ${message}`;
  }
};
const wrong = "401 Errore durante l'accesso: controlla le credenziali e riprova.";
const tooMany = "429 Troppi tentativi di accesso. Aspetta un minuto e riprova. true";
const login = (email: string, password = "sbagliata", from: object = {}) =>
  outcome(site.call("login", { email, password, ...from }));

test("the eleventh try within a minute is refused, the right password too, also over the turn of the minute; later it works", async () => {
  const { email } = await member();
  for (let tries = 0; tries < 5; tries++) expect(await login(email)).toBe(wrong);
  site.pass(55);
  for (let tries = 0; tries < 5; tries++) expect(await login(email)).toBe(wrong);
  expect(await login(email)).toBe(tooMany);
  expect(await login(email, goodPassword)).toBe(tooMany);
  site.pass(70);
  expect(await login(email, goodPassword)).toBe("in");
});

test("200 right sign-ins within a minute, four at a time, of one member and one network, get in; guesses still end at ten", async () => {
  const { email } = await member();
  const tried = (password: string) => login(email, password, { addressHash: "c".repeat(24) });
  const said: string[] = [];
  while (said.length < 200)
    said.push(...(await Promise.all(Array.from({ length: 4 }, () => tried(goodPassword)))));
  expect(new Set(said)).toEqual(new Set(["in"]));
  for (let tries = 0; tries < 10; tries++) expect(await tried("sbagliata")).toBe(wrong);
  expect(await tried("sbagliata")).toBe(tooMany);
});

test("an address that nobody has is answered word for word like one that somebody has", async () => {
  const { email } = await member();
  const said = async (address: string) => {
    const all: string[] = [];
    for (let tries = 0; tries < 11; tries++) all.push(await login(address));
    return all;
  };
  expect(await said("nessuno@posta.example")).toEqual(await said(email));
});

test("one place that tries many accounts is stopped too", async () => {
  const from = { addressHash: "a".repeat(24) };
  for (let tries = 0; tries < 10; tries++)
    expect(await login(`a${tries}@posta.example`, "x", from)).toBe(wrong);
  expect(await login("a10@posta.example", "x", from)).toBe(tooMany);
  expect(await login("a10@posta.example", "x", { addressHash: "b".repeat(24) })).toBe(wrong);
});

test("24 guesses from 24 networks of one /48: no more than twenty a minute", async () => {
  const guesses: string[] = [];
  const from = (line: number) => ({ addressHash: `${String(line).padStart(24, "0")}-${"f".repeat(24)}` });
  for (let line = 0; line < 24; line++) guesses.push(await login(`b${line}@posta.example`, "x", from(line)));
  expect(guesses).toEqual([...Array(20).fill(wrong), ...Array(4).fill(tooMany)]);
  expect(await login("b24@posta.example", "x", { addressHash: `${"1".repeat(24)}-${"e".repeat(24)}` })).toBe(
    wrong,
  );
});

test("a browser that was signed in before gets in with the right password while others are locked out", async () => {
  const { email } = await member();
  expect(await login(email, goodPassword, { device })).toBe("in");
  for (let tries = 0; tries < 10; tries++) await login(email);
  expect(await login(email, goodPassword)).toBe(tooMany);
  expect(await login(email, goodPassword, { device })).toBe("in");
  for (let tries = 0; tries < 12; tries++) await login(email, "sbagliata", { device });
  expect(await login(email, "sbagliata", { device })).toBe(tooMany);
  expect(await login(email, goodPassword, { device }), "never locked out").toBe("in");
  expect(await login(email, goodPassword, { device: "e".repeat(43) }), "a strange one").toBe(tooMany);
});

test("five registrations an hour from one place", async () => {
  const register = (n: number) =>
    outcome(
      site.call("register", {
        firstName: "Eva",
        lastName: "Prova",
        email: `r${n}@posta.example`,
        gender: "Altro",
        password: goodPassword,
        addressHash: "c".repeat(24),
      }),
    );
  for (let n = 0; n < 5; n++) expect(await register(n)).toBe("in");
  // How long to wait is said as `Retry-After` has it: a full window is an hour and a bit, not some minutes.
  expect(await register(5)).toMatch(
    /^429 Hai inviato troppe richieste in poco tempo\. Aspetta un’ora e riprova\./,
  );
  expect(await site.count("users WHERE email LIKE 'r_@posta.example'")).toBe(5);
});

test("forgotten passwords answer the same for all; the fourth letter of an hour is dropped without a word", async () => {
  const { email } = await member();
  const neutral = "Se l’indirizzo è registrato, troverai un link per reimpostare la password.";
  for (let time = 0; time < 5; time++) {
    expect((await site.call("forgotPassword", { email })).message).toBe(neutral);
    expect((await site.call("forgotPassword", { email: "nessuno@posta.example" })).message).toBe(neutral);
  }
  expect((await site.lettersTo(email)).length).toBe(3);
  expect((await site.lettersTo("nessuno@posta.example")).length).toBe(0);
});

test("the log of signing in tells what happened without a secret", async () => {
  const { id, email } = await member();
  await login(email, "segretissima");
  await login(email, goodPassword);
  const { results } = await site.db.prepare("SELECT * FROM sign_in_log WHERE user_id = ?").bind(id).all();
  expect(results.map(({ event }) => event)).toEqual(["sign-in-failed", "sign-in"]);
  expect(JSON.stringify(results)).not.toMatch(/segretissima|gatti/);
});
