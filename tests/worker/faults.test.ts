/** The matrix of faults and routes: whatever the upstream does, every address answers soon, in Italian, and loses nothing that was typed. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PageRequest, routesOfApp } from "../tools/addresses";
import { collect, complaint, formSalt, openMatrix } from "../tools/fault-matrix";
import { type Fault, faults } from "../tools/faults";
import { delivered, startSite } from "../tools/site";

/** The page's deadline alone stands between an upstream that never answers and a visitor: an attempt may take far longer. */
const deadlines = { PAGE_TIMEOUT_MS: "700", UPSTREAM_TIMEOUT_MS: "15000" };
/** Milliseconds; above all that the deadline allows, below an attempt. */
const patience = 10_000;

const { asked, ask, between, stop } = await openMatrix(deadlines);
/** What everybody gets the same of, and so can have been seen. */
const shared = asked.filter(
  ({ fields, route }) => !fields && !/^(account|avvisi|carrello|wishlist|logout)/.test(route),
);
/** A refusal, an answer that is none and silence are met by every address; the other faults by each fifth, another fifth each. */
const metByAll = ["answers 500", "answers JSON of another shape", "never answers"];
const eachFifth = (fault: Fault, addresses: readonly PageRequest[]) =>
  addresses.filter((_, place) => (place + faults.indexOf(fault)) % 5 === 0);
const metBy = (fault: Fault, addresses: readonly PageRequest[]) =>
  metByAll.includes(fault.name) ? addresses : eachFifth(fault, addresses);
/** What is kept stands whatever the upstream says: silence, which holds up what asks anew, is met by every page. */
const metBySeen = (fault: Fault) => (fault.name === "never answers" ? shared : eachFifth(fault, shared));
/** What each address answers while the upstream is well. */
const wells = new Map<PageRequest, number>();
/** Has seen them all, when it was; keeps pages for a second before it asks for newer ones. */
const fresh = { CACHE_SHORT_SECONDS: "1", CACHE_LONG_SECONDS: "1", CLICK_SALT: formSalt, LOG: "off" };
const keeping = await startSite({ ...delivered, ...fresh, API_BASE_URL: between.url.origin });
const askWell = async (one: PageRequest, tries = 4): Promise<null> => {
  const status = (await ask(one, 30_000, keeping))?.status ?? 0;
  // A machine with other things to do is late now and then: that says nothing of the upstream.
  if (status === 504 && tries > 1) return askWell(one, tries - 1);
  wells.set(one, status);
  return null;
};
await collect(asked, 4, askWell);
// What came in parts is kept whole the second time.
await collect(shared, 4, askWell);
// A page of which a part was late is good for five seconds only; after them it is rendered once more.
await new Promise((wake) => setTimeout(wake, 5_100));
await collect(shared, 2, askWell);
afterAll(async () => {
  await keeping.stop();
  await stop();
});

test("the matrix knows every route of the site", () => {
  const known = new Set(asked.map(({ route }) => route));
  expect(routesOfApp().filter((route) => !known.has(route))).toEqual([]);
});

test("while the upstream is well, nothing fails", () => {
  const failing = [...wells].filter(([, status]) => status >= 500 || status === 0);
  expect(failing.map(([{ path }, status]) => `${status} ${path}`)).toEqual([]);
});

test("each address meets every fault that all meet, and two others at least", () => {
  const met = asked.map((one) => faults.filter((fault) => metBy(fault, asked).includes(one)).length);
  expect(Math.min(...met)).toBeGreaterThanOrEqual(metByAll.length + 2);
});

describe.each(faults)("while the upstream $name", (fault) => {
  beforeAll(() => between.meddle(() => fault.meddling));

  test("an address that was never seen answers in time", async () => {
    const wrong = await collect(metBy(fault, asked), 16, async (one) =>
      complaint(one, await ask(one, patience), fault, wells.get(one) ?? 0),
    );
    expect(wrong).toEqual([]);
  });

  test("an address that was seen answers as before", async () => {
    const wrong = await collect(metBySeen(fault), 16, async (one) => {
      const answer = await ask(one, patience, keeping);
      const before = wells.get(one);
      return answer?.status === before || before === 404
        ? null
        : `${one.path}: ${answer?.status} after ${before}`;
    });
    expect(wrong).toEqual([]);
  });
});
