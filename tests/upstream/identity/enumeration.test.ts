/** Nothing but the answer's sentence could tell a known address from another, and that is the same: both cost the same work. */

import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { cost, hashPassword } from "upstream/identity/passwords";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { goodPassword, makeMember } from "../../tools/member";
import { memberUpstream } from "./member-upstream";

const hashed: string[] = [];
const { scrypt } = crypto;
crypto.scrypt = ((...given: Parameters<typeof scrypt>) => {
  const [, , bytes, { N, r, p }] = given as unknown as [string, string, number, typeof cost];
  hashed.push(`${N} ${r} ${p} ${bytes}`);
  scrypt(...given);
}) as typeof scrypt;
syncBuiltinESMExports();

const site = await memberUpstream();
afterAll(async () => {
  crypto.scrypt = scrypt;
  syncBuiltinESMExports();
  await site.close();
});
afterEach(() => {
  vi.restoreAllMocks();
  site.pass(7_200);
});

/** What a call sends to the database, statement by statement, without its values, and when each batch is done. */
function watched() {
  const sent: string[] = [];
  const { prepare, batch } = site.db;
  vi.spyOn(site.db, "prepare").mockImplementation((text) => {
    sent.push(text);
    return prepare(text);
  });
  vi.spyOn(site.db, "batch").mockImplementation(async (statements) => {
    const answer = await batch(statements);
    sent.push(`batch of ${statements.length}`);
    return answer as never;
  });
  return sent;
}

async function member() {
  const { id, email } = await makeMember(site.db, { now: new Date(site.clock.now) });
  const hash = await hashPassword(goodPassword);
  await site.db.prepare("UPDATE users SET password_hash = ? WHERE user_id = ?").bind(hash, id).run();
  return email;
}

test("a wrong password is hashed once at full cost, and the same is written, for a member and for nobody", async () => {
  const email = await member();
  const work = async (address: string) => {
    hashed.length = 0;
    const sent = watched();
    const call = site.call("login", { email: address, password: "sbagliata", addressHash: "a".repeat(24) });
    await expect(call).rejects.toMatchObject({ status: 401 });
    vi.restoreAllMocks();
    return { hashed: [...hashed], sent };
  };
  const known = await work(email);
  expect(known.hashed).toEqual([`${cost.N} ${cost.r} ${cost.p} 32`]);
  expect(known.sent.at(-1)).toBe("batch of 1");
  expect(await work("nessuno@posta.example")).toEqual(known);
});

test("a registration with a known address costs the hash of a new one", async () => {
  const email = await member();
  const person = { firstName: "Eva", lastName: "Prova", gender: "Donna" as const, password: goodPassword };
  for (const address of [email, "nuova@posta.example"]) {
    hashed.length = 0;
    await site.call("register", { ...person, email: address }).catch(() => undefined);
    expect(hashed, address).toEqual([`${cost.N} ${cost.r} ${cost.p} 32`]);
  }
});

test("a lost password is answered when its time has come and not before, after the same work for all", async () => {
  const work = async (address: string) => {
    const sent = watched();
    let ring: (() => void) | undefined;
    const realTimer = setTimeout;
    vi.spyOn(globalThis, "setTimeout").mockImplementation(((wake: () => void, after?: number) => {
      if (after !== 150) return realTimer(wake, after);
      ring = wake;
    }) as typeof setTimeout);
    let answered = false;
    const answer = site.call("forgotPassword", { email: address }).then(({ message }) => {
      answered = true;
      return message;
    });
    await expect.poll(() => sent.at(-1)).toBe("batch of 4");
    await new Promise(setImmediate);
    expect(answered, "all is done, the time has not come").toBe(false);
    ring?.();
    const message = await answer;
    vi.restoreAllMocks();
    return { message, sent };
  };
  const known = await work(await member());
  expect(await work("nessuno@posta.example")).toEqual(known);
});
