/** What is remembered of a session: shown no longer than it may be, and after a log-out to nobody, whichever isolate of the location is asked. */
import { createSummaries } from "server/pages/summaries";
import { createEnded } from "server/session/ended";
import type { KnownVisitor } from "server/session/known-visitor";
import { sessionMark } from "server/session/tokens";
import { expect, test } from "vitest";

const origin = "https://vetrina.example";

/** The Cache API of a location. */
function location() {
  const kept = new Map<string, Response>();
  return {
    match: async (key: string) => kept.get(key)?.clone(),
    put: async (key: string, answer: Response) => void kept.set(key, answer),
    delete: async (key: string) => kept.delete(key),
  };
}

/** An isolate with a clock that the test moves, and how often it asked the upstream. */
function isolate(store: ReturnType<typeof location> | null) {
  const clock = { now: 1_000_000, asked: 0 };
  const ended = createEnded(
    () => store,
    () => clock.now,
  );
  const summaries = createSummaries(() => clock.now);
  const caller = (session: boolean): KnownVisitor => ({
    key: session ? "cookie" : "anonymous a",
    summary: async () => {
      clock.asked += 1;
      return {
        name: session ? "Eva" : null,
        cartCount: 2,
        savedProductIds: [7],
        sizes: [],
        ownSizes: null,
        consent: null,
      };
    },
    renewAt: async () => null,
    ended: session ? () => ended.has(origin, "eva") : null,
  });
  const shown = async (session = true) => summaries.of(caller(session), 0, () => undefined);
  return { clock, ended, shown };
}

test("after a log-out nothing of the session is shown at the next request of this isolate, after a second in its neighbours", async () => {
  const store = location();
  const [here, beside, elsewhere] = [isolate(store), isolate(store), isolate(location())];
  for (const one of [here, beside, elsewhere]) expect(await one.shown()).toMatchObject({ name: "Eva" });
  await here.ended.note(origin, "eva");
  expect(await here.shown()).toBeNull();
  beside.clock.now += 1_000;
  expect(await beside.shown()).toBeNull();
  expect(await elsewhere.shown(), "another location, for five seconds").toMatchObject({ name: "Eva" });
});

test("whether a session has ended is looked up once a second, however many pages are asked for", async () => {
  const store = location();
  let looked = 0;
  const match = (key: string) => {
    looked += 1;
    return store.match(key);
  };
  const one = isolate({ ...store, match });
  for (let page = 0; page < 20; page++) await one.shown();
  expect(looked).toBe(1);
});

test("a session is asked for anew after five seconds, an anonymous cart after thirty", async () => {
  const one = isolate(null);
  await one.shown();
  one.clock.now += 2_400;
  await one.shown();
  expect(one.clock.asked).toBe(1);
  one.clock.now += 2_700;
  await one.shown();
  expect(one.clock.asked).toBe(2);
  await one.shown(false);
  one.clock.now += 14_000;
  await one.shown(false);
  expect(one.clock.asked).toBe(3);
  one.clock.now += 16_100;
  await one.shown(false);
  expect(one.clock.asked).toBe(4);
});

test("a cookie that was renewed is marked like the one before it, another session is not", () => {
  const token = (sid: string, iat: number) =>
    ["e30", Buffer.from(JSON.stringify({ sid, iat })).toString("base64url"), "x"].join(".");
  const held = { expires: null, since: 0, remember: false };
  const mark = (sid: string, iat: number) =>
    sessionMark({ ...held, access: token(sid, iat), refresh: `r${iat}` });
  expect(mark("a", 1)).toBe(mark("a", 2));
  expect(mark("a", 1)).not.toBe(mark("b", 1));
  expect(sessionMark({ ...held, access: "opaque", refresh: "r" })).toBe(
    sessionMark({ ...held, access: "other", refresh: "r" }),
  );
});
