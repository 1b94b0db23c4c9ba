/** Sessions: tabs at the same moment and lost answers log nobody out, a copied token ends the session, a log-out ends it at once. */
import { expect, test } from "vitest";
import { forFile } from "../../tools/for-file";
import { makeMember } from "../../tools/member";
import { memberUpstream } from "./member-upstream";

const site = await forFile(memberUpstream());

const member = () => makeMember(site.db, { now: new Date(site.clock.now) });
const refresh = (refreshToken: string) => site.call("refresh", { refreshToken });
const unauthorised = { status: 401 };
const generations = (userId: number) =>
  site.db.prepare("SELECT generation FROM sessions WHERE user_id = ?").bind(userId).first("generation");

test("ten tabs with one token at once get the same tokens, by one renewal; the token before the last works in its grace", async () => {
  const { id, refreshToken } = await member();
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)));
  expect(new Set(answers.map((answer) => answer.refreshToken)).size).toBe(1);
  expect(await generations(id)).toBe(2);
  const second = answers[0]?.refreshToken ?? "";
  const third = (await refresh(second)).refreshToken;
  site.pass(20);
  expect((await refresh(refreshToken)).refreshToken, "two generations late").toBe(third);
  await expect(site.call("info", {}, answers[0]?.token)).resolves.toMatchObject({ utente_id: id });
});

test("without a token there is nothing to renew, and it is said so", async () => {
  for (const sent of [{}, { refreshToken: "" }, { refreshToken: null }])
    await expect(site.call("refresh", sent as { refreshToken: string })).rejects.toMatchObject({
      status: 422,
      message: "No refresh token",
    });
});

test("an answer that never reached the browser does not log out, however late it asks again", async () => {
  const { refreshToken } = await member();
  const lost = await refresh(refreshToken);
  site.pass(3_600);
  expect((await refresh(refreshToken)).refreshToken).toBe(lost.refreshToken);
});

test("a token that comes back after its successor was in use ends the session of both who hold it", async () => {
  const { refreshToken } = await member();
  const stolen = await refresh(refreshToken);
  site.pass(60);
  await site.call("ping", {}, stolen.token);
  await expect(refresh(refreshToken)).rejects.toMatchObject(unauthorised);
  await expect(refresh(stolen.refreshToken)).rejects.toMatchObject(unauthorised);
  await expect(site.call("ping", {}, stolen.token)).rejects.toMatchObject(unauthorised);
  expect(await site.count("sign_in_log WHERE event = 'token-reuse'")).toBe(1);
});

test("after a log-out neither token is accepted; invented ones never are", async () => {
  const { token, refreshToken } = await member();
  await site.call("logout", {}, token);
  await expect(site.call("info", {}, token)).rejects.toMatchObject(unauthorised);
  const invented = `${refreshToken.slice(0, 44)}${"A".repeat(43)}`;
  for (const one of [refreshToken, invented, "x", "a.b.c"])
    await expect(refresh(one)).rejects.toMatchObject(unauthorised);
});

test("a session that nobody renews for 30 days is over, and none gets older than 180", async () => {
  const idle = await member();
  site.pass(31 * 86_400);
  await expect(refresh(idle.refreshToken)).rejects.toMatchObject(unauthorised);
  let { refreshToken } = await member();
  // The harness gives the session its ends as signing in does.
  for (let days = 0; days < 180; days += 20) {
    refreshToken = (await refresh(refreshToken)).refreshToken;
    site.pass(20 * 86_400);
  }
  await expect(refresh(refreshToken)).rejects.toMatchObject(unauthorised);
});

test("the database holds no token, and no password as it was typed", async () => {
  const { token, refreshToken } = await member();
  const next = await refresh(refreshToken);
  const kept = JSON.stringify((await site.db.prepare("SELECT * FROM sessions").all()).results);
  for (const secret of [token, next.token, ...refreshToken.split("."), ...next.refreshToken.split(".")])
    expect(kept).not.toContain(secret);
});
