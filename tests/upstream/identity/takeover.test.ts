/** Who once had a foot in an account loses it when the owner proves to be one: no link, session or password of before is worth anything. */

import { rows } from "upstream/sql";
import { beforeEach, expect, test, vi } from "vitest";
import { cheapPasswords } from "../../fixtures/cheap-passwords";
import { forFile } from "../../tools/for-file";
import { goodPassword, makeMember } from "../../tools/member";
import { memberUpstream, tokenIn } from "./member-upstream";

cheapPasswords();
const site = await forFile(memberUpstream());
beforeEach(() => site.pass(90_000));

const person = { firstName: "Eva", lastName: "Prova", gender: "Donna", password: goodPassword } as const;
const theirs = "Quattro gatti 5";
const member = () =>
  makeMember(site.db, { now: new Date(site.clock.now), password: goodPassword, confirmed: true });
const linkTo = async (to: string) => tokenIn((await site.lettersTo(to)).at(-1)?.text);
const emailOf = (id: unknown) =>
  site.db.prepare("SELECT email FROM users WHERE user_id = ?").bind(id).first<string>("email");
const move = async (token: string, to: string, password = goodPassword) => {
  await site.call("changeEmail", { email: to, password }, token);
  return site.call("confirmEmail", { token: await linkTo(to), password });
};

test("whoever registered with a stranger's address cannot move the account away once its owner has recovered it", async () => {
  const { token, userId } = await site.call("register", { ...person, email: "vittima@posta.example" });
  await site.call("changeEmail", { email: "ladro@posta.example", password: goodPassword }, token);
  const waiting = await linkTo("ladro@posta.example");
  await site.call("forgotPassword", { email: "vittima@posta.example" });
  await site.call("resetPassword", { token: await linkTo("vittima@posta.example"), password: theirs });
  for (const password of [null, goodPassword, theirs])
    await expect(site.call("confirmEmail", { token: waiting, password })).rejects.toMatchObject({
      status: 404,
    });
  expect(await emailOf(userId)).toBe("vittima@posta.example");
});

test("whoever registered with a stranger's address holds no confirmed account when its owner presses the link, and loses it to a new password", async () => {
  const email = "vittima2@posta.example";
  const { token, userId } = await site.call("register", { ...person, email });
  const link = await linkTo(email);
  for (const password of [null, theirs])
    await expect(site.call("confirmEmail", { token: link, password })).rejects.toMatchObject({
      status: 422,
      field: "password",
    });
  const stranger = await member();
  await expect(site.call("confirmEmail", { token: link }, stranger.token)).rejects.toMatchObject({
    status: 422,
  });
  expect(await site.call("info", {}, token)).toMatchObject({ email_confermata: false });
  await site.call("forgotPassword", { email });
  await site.call("resetPassword", { token: await linkTo(email), password: theirs });
  await expect(site.call("info", {}, token)).rejects.toMatchObject({ status: 401 });
  await expect(site.call("login", { email, password: goodPassword })).rejects.toMatchObject({ status: 401 });
  const owner = await site.call("login", { email, password: theirs });
  expect(await site.call("info", {}, owner.token)).toMatchObject({
    utente_id: userId,
    email_confermata: true,
  });
});

test("whoever confirms in another browser gives the password, and the first one stays signed in", async () => {
  const email = "altrove2@posta.example";
  const { token } = await site.call("register", { ...person, email });
  const link = await linkTo(email);
  await site.call("confirmEmail", { token: link, password: goodPassword });
  expect(await site.call("info", {}, token)).toMatchObject({ email_confermata: true });
  expect((await site.call("confirmEmail", { token: link })).message, "pressed twice").toBe(
    "Indirizzo email confermato.",
  );
});

test("a pending change does not outlive a changed password, nor does a sign-in, a change or a link that was on its way", async () => {
  const { id, email, token } = await member();
  await site.call("changeEmail", { email: "via@posta.example", password: goodPassword }, token);
  const waiting = await linkTo("via@posta.example");
  const { token: kept } = await site.call(
    "changePassword",
    { currentPassword: goodPassword, newPassword: theirs },
    token,
  );
  await expect(site.call("confirmEmail", { token: waiting, password: theirs })).rejects.toMatchObject({
    status: 404,
  });
  // Their password is judged while the owner's change is written.
  const late = async (call: () => Promise<unknown>) => {
    const { batch: real } = site.db;
    const stopped = vi.spyOn(site.db, "batch").mockImplementationOnce(async (statements) => {
      await rows(site.db)`UPDATE users SET password_hash = 'scrypt$2$1$1$A$B' WHERE user_id = ${id}`;
      return real(statements) as never;
    });
    await call().catch(() => undefined);
    stopped.mockRestore();
  };
  const before = await site.count(`sessions WHERE user_id = ${id}`);
  await late(() => site.call("login", { email, password: theirs, device: "d".repeat(43) }));
  expect(await site.count(`sessions WHERE user_id = ${id}`)).toBe(before);
  expect(await site.count(`known_devices WHERE user_id = ${id}`)).toBe(0);
  await expect(site.call("info", {}, kept)).resolves.toMatchObject({ email });
});

test("another address needs the password of that moment, or a session that is younger than the asking", async () => {
  const { id, email, token } = await member();
  await site.call("changeEmail", { email: "nuova@posta.example", password: goodPassword }, token);
  const link = await linkTo("nuova@posta.example");
  const needed = { status: 422, field: "password" };
  await expect(site.call("confirmEmail", { token: link })).rejects.toMatchObject(needed);
  await expect(site.call("confirmEmail", { token: link }, token), "as old as it").rejects.toMatchObject(
    needed,
  );
  await expect(site.call("confirmEmail", { token: link, password: "sbagliata" })).rejects.toMatchObject(
    needed,
  );
  const stranger = await member();
  await expect(site.call("confirmEmail", { token: link }, stranger.token)).rejects.toMatchObject(needed);
  expect(await emailOf(id)).toBe(email);
  site.pass(10);
  const younger = await site.call("login", { email, password: goodPassword });
  await site.call("confirmEmail", { token: link }, younger.token);
  expect(await emailOf(id)).toBe("nuova@posta.example");
  await expect(site.call("info", {}, younger.token), "goes on").resolves.toBeTruthy();
  await expect(site.call("info", {}, token), "ended").rejects.toMatchObject({ status: 401 });
});

test("the former address takes the account back for a week, and the password of before is void", async () => {
  const { id, email, token } = await member();
  await move(token, "ladro2@posta.example");
  const back = await linkTo(email);
  await expect(site.call("register", { ...person, email }), "promised").rejects.toHaveProperty("status", 409);
  const session = await site.call("login", { email: "ladro2@posta.example", password: goodPassword });
  site.pass(6 * 86_400);
  for (let press = 0; press < 2; press++)
    expect((await site.call("undoEmail", { token: back })).message).toContain(
      "usa di nuovo questo indirizzo",
    );
  expect(await emailOf(id)).toBe(email);
  await expect(site.call("info", {}, session.token)).rejects.toMatchObject({ status: 401 });
  await expect(site.call("login", { email, password: goodPassword })).rejects.toMatchObject({ status: 401 });
  await site.call("resetPassword", { token: await linkTo(email), password: theirs });
  await expect(site.call("login", { email, password: theirs })).resolves.toHaveProperty("token");

  const other = await member();
  await move(other.token, "altrove@posta.example");
  const late = await linkTo(other.email);
  site.pass(7 * 86_400 + 1);
  await expect(site.call("undoEmail", { token: late })).rejects.toMatchObject({ status: 404 });
  await expect(site.call("register", { ...person, email: other.email })).resolves.toHaveProperty("token");
});

test("a thief who moves an account twice cannot end the owner's way back with their own", async () => {
  const { id, email, token } = await member();
  await move(token, "ladro3@posta.example");
  const owners = await linkTo(email);
  site.pass(3_600);
  const { token: second } = await site.call("login", {
    email: "ladro3@posta.example",
    password: goodPassword,
  });
  await move(second, "ladro4@posta.example");
  const thiefs = await linkTo("ladro3@posta.example");
  await site.call("undoEmail", { token: thiefs });
  await site.call("undoEmail", { token: owners });
  expect(await emailOf(id)).toBe(email);
});

test("an address that nobody confirmed gets no way back, and no word of what becomes of the account", async () => {
  const { token } = await site.call("register", { ...person, email: "sbagliata@posta.example" });
  await move(token, "giusta@posta.example");
  expect((await site.lettersTo("sbagliata@posta.example")).map(({ subject }) => subject)).toEqual([
    "Conferma il tuo indirizzo email per Vetrina",
  ]);
});

test("one link for a new password, used six times at once, works for one", async () => {
  const { email } = await member();
  await site.call("forgotPassword", { email });
  const token = await linkTo(email);
  const words = Array.from({ length: 6 }, (_, at) => `Sei gatti ${at}!`);
  const outcomes = await Promise.allSettled(
    words.map((password) => site.call("resetPassword", { token, password })),
  );
  const winners = words.filter((_, at) => outcomes[at]?.status === "fulfilled");
  expect(winners.length).toBe(1);
  for (const outcome of outcomes)
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ status: 422, field: "token" });
  for (const password of words) {
    const signedIn = site.call("login", { email, password });
    if (winners.includes(password)) await expect(signedIn).resolves.toHaveProperty("token");
    else await expect(signedIn).rejects.toMatchObject({ status: 401 });
  }
  expect((await site.lettersTo(email)).length).toBe(2);
});
