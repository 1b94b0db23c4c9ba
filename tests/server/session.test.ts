/** A session at the edge: renewed once for all who ask, never ended by an upstream that is down, foreign tokens taken as they come. */

import { contract, type Tokens } from "contract";
import { decodeJwt } from "jose";
import type { Api } from "server/api";
import { UpstreamError } from "server/errors";
import { renew } from "server/session/renewal";
import { endsWithin, held, renewalAt } from "server/session/tokens";
import { createUpstream } from "upstream/index";
import { expect, test } from "vitest";
import { openDatabase } from "../tools/database";
import { forFile } from "../tools/for-file";
import { makeMember, testSessionKeys } from "../tools/member";

const database = await forFile(openDatabase({ seeded: false }));

/** An upstream whose refresh does what `answer` says. */
function refreshing(answer: (refreshToken: string) => Promise<Tokens>) {
  const calls: string[] = [];
  const refresh = ({ refreshToken }: { refreshToken: string }) => {
    calls.push(refreshToken);
    return answer(refreshToken);
  };
  return { api: { user: { refresh } } as unknown as Api, calls };
}
const jwt = (exp: number) => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ exp }))}.x`;
const start = { refresh: "r", remember: true };

test("a foreign token that nobody can read does not expire; one with an end is renewed a minute before, and not used in its last ten seconds", () => {
  const opaque = held({ access: "opaco", refresh: null }, start, 0);
  expect([endsWithin(opaque, 60_000, 9e15), renewalAt(opaque), opaque.refresh]).toEqual([false, null, "r"]);
  const foreign = held({ access: jwt(1_000), refresh: null }, start, 0);
  expect([939_000, 940_000].map((now) => endsWithin(foreign, 60_000, now))).toEqual([false, true]);
  expect([989_000, 990_000].map((now) => endsWithin(foreign, 10_000, now))).toEqual([false, true]);
  expect(renewalAt(foreign)).toBe(940_000);
  const short = held({ access: jwt(5), refresh: null }, start, 0);
  expect(
    [4_000, 4_500].map((now) => endsWithin(short, 60_000, now)),
    "one of five seconds",
  ).toEqual([false, true]);
});

test("only a 401 of the refresh is the end; everything else says that nobody knows", async () => {
  const tokens = (refresh: string) => held({ access: "a", refresh }, start, 0);
  const failing = (status: number | null, kind: "status" | "timeout" = "status") =>
    refreshing(() => Promise.reject(new UpstreamError("user.refresh", kind, "no", status))).api;
  expect(await renew(tokens("r1"), failing(401))).toBe("over");
  for (const [at, status] of [403, 404, 429, 500, 503].entries())
    await expect(renew(tokens(`x${at}`), failing(status))).rejects.toMatchObject({ status });
  await expect(renew(tokens("t"), failing(null, "timeout"))).rejects.toMatchObject({ failure: "timeout" });
  expect(await renew({ ...tokens("n"), refresh: null }, failing(500)), "No refresh token").toBe("over");
});

test("a foreign upstream that gives no new refresh token lets the old one stay", async () => {
  const { api, calls } = refreshing(async () => ({ access: "nuovo", refresh: null }));
  const old = held({ access: "vecchio", refresh: "fisso" }, start, 0);
  const [first, second] = await Promise.all([renew(old, api), renew(old, api)]);
  expect([first, second]).toEqual([expect.objectContaining({ access: "nuovo", refresh: "fisso" }), first]);
  expect(calls).toEqual(["fisso"]);
});

test("200 rounds of 10 tabs with tokens of 5 seconds: nobody is signed out, one renewal per expiry", async () => {
  const clock = { now: Date.parse("2026-03-10T12:00:00Z") };
  const upstream = createUpstream({
    DB: database.db,
    sessionKeys: testSessionKeys,
    accessSeconds: 5,
    now: () => new Date(clock.now),
  });
  const member = await makeMember(database.db, { now: new Date(clock.now) });
  const ask = async (refreshToken: string) =>
    contract.user.refresh.output.parse(await upstream.call(contract.user.refresh, { refreshToken }));
  const { api, calls } = refreshing(ask);
  let jar = held({ access: member.token, refresh: member.refreshToken }, start, clock.now);
  let renewals = 0;
  for (let round = 0; round < 200; round++) {
    clock.now += 5_000;
    const old = jar;
    // Now and then a tab is with another isolate, which shares nothing but the upstream.
    const elsewhere = async () => held(await ask(old.refresh ?? ""), old, clock.now);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, tab) =>
        tab === 7 && round % 4 === 0 ? elsewhere() : renew(old, api, () => clock.now),
      ),
    );
    for (const answer of answers) expect(answer).not.toBe("over");
    jar = answers[round % 10] as typeof jar;
    renewals += 1;
  }
  expect(decodeJwt(jar.access).gen).toBe(renewals + 1);
  expect(calls.length).toBe(renewals);
});
