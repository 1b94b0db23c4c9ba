/** Who may call what: members' rows need a living session, and a bad token is told everywhere, in process and over HTTP. */
import { contract } from "contract";
import { decodeProtectedHeader, jwtVerify, SignJWT } from "jose";
import { type HttpEnv, upstreamApp } from "upstream/http";
import { readAccess, signAccess } from "upstream/identity/access-token";
import { createUpstream } from "upstream/index";
import { expect, test } from "vitest";
import { openDatabase } from "../tools/database";
import { forFile } from "../tools/for-file";
import { makeMember, testSessionKeys } from "../tools/member";

const now = new Date("2026-03-10T12:00:00Z");
const database = await forFile(openDatabase({ seeded: false }));
const env: HttpEnv = { DB: database.db, API_KEY: "chiave", now: () => now, sessionKeys: testSessionKeys };

const ask = (token: string | null, row = contract.user.info) =>
  createUpstream(env).call(row, {}, { token, visitor: "qualcuno" });
const statusOf = async (bearer: string | null, path = "/user/info") => {
  const headers = { "x-api-key": "chiave", ...(bearer === null ? {} : { Authorization: bearer }) };
  return (await upstreamApp("").fetch(new Request(`http://upstream${path}`, { headers }), env)).status;
};

test("a row for members is 401 without a token, with a strange one, an expired one, and one of a session that has ended", async () => {
  const member = await makeMember(database.db, { now });
  const strange = await makeMember(
    database.db,
    { now },
    { id: "prova", secret: "un'altra chiave, mai vista" },
  );
  const old = await makeMember(database.db, { now: new Date(now.getTime() - 86_500_000) });
  await expect(ask(member.token)).resolves.toMatchObject({ utente_id: member.id });
  for (const token of [null, "abc", strange.token, old.token])
    await expect(ask(token)).rejects.toMatchObject({ status: 401 });
  expect(await statusOf(`Bearer ${member.token}`)).toBe(200);
  await createUpstream(env).call(contract.user.logout, {}, { token: member.token });
  await expect(ask(member.token)).rejects.toMatchObject({ status: 401 });
  for (const bearer of [null, "Bearer ", `Bearer ${member.token}`, `Basic ${member.token}`])
    expect(await statusOf(bearer)).toBe(401);
});

test("a row for everybody answers without a token, and says 401 to one that is not good, so that it is renewed", async () => {
  expect(await statusOf(null, "/user/summary")).toBe(200);
  expect(await statusOf("Bearer abc", "/user/summary")).toBe(401);
});

test("a token of the key before is known until that key goes; one without signature never is", async () => {
  const [key] = testSessionKeys as [(typeof testSessionKeys)[0]];
  const fresh = { id: "nuova", secret: "la chiave che viene dopo" };
  const claims = { userId: 1, session: "s", generation: 1 };
  const token = await signAccess(claims, key, now, 900);
  expect(await readAccess(token, [fresh, key], now)).toEqual(claims);
  expect(await readAccess(token, [fresh], now)).toBeNull();
  const unsigned = `${Buffer.from('{"alg":"none","kid":"prova"}').toString("base64url")}.${token.split(".")[1]}.`;
  expect(await readAccess(unsigned, [key], now)).toBeNull();
});

test("a token is what every reader of JWT takes for one, and no other is: another algorithm, a changed claim, its last second", async () => {
  const [key] = testSessionKeys as [(typeof testSessionKeys)[0]];
  const secret = new TextEncoder().encode(`access token ${key.secret}`);
  const claims = { userId: 7, session: "s", generation: 2 };
  const token = await signAccess(claims, key, now, 900);
  expect(decodeProtectedHeader(token)).toEqual({ alg: "HS256", kid: key.id });
  const { payload } = await jwtVerify(token, secret, { algorithms: ["HS256"], currentDate: now });
  expect(payload).toMatchObject({ sub: "7", sid: "s", gen: 2, exp: now.getTime() / 1000 + 900 });

  const others = (alg: string, sub = "7") =>
    new SignJWT({ ...payload, sub }).setProtectedHeader({ alg, kid: key.id }).sign(secret);
  expect(await readAccess(await others("HS256"), [key], now)).toEqual(claims);
  expect(await readAccess(await others("HS256", "7e1"), [key], now)).toBeNull();
  expect(await readAccess(await others("HS512"), [key], now)).toBeNull();
  const [head, , signature] = token.split(".");
  const [, forged] = (await others("HS256", "8")).split(".");
  for (const broken of [
    `${head}.${forged}.${signature}`,
    `${token}.x`,
    `${token.slice(0, -2)}`,
    "..",
    "a.b.c",
  ])
    expect(await readAccess(broken, [key], now), broken).toBeNull();
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  expect(await readAccess(token, [key], later(899))).toEqual(claims);
  expect(await readAccess(token, [key], later(900))).toBeNull();
});
