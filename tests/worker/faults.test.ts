/** The matrix of faults and routes: whatever the upstream does, every address answers soon, in Italian, and loses nothing that was typed. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Asked, routesOfApp } from "../../harness/addresses";
import { collect, complaint, openMatrix } from "../../harness/fault-matrix";
import { faults } from "../../harness/faults";
import { type Site, startSite } from "../../harness/site";

/** The page's deadline alone stands between an upstream that never answers and a visitor: an attempt may take far longer. */
const deadlines = { PAGE_TIMEOUT_MS: "700", UPSTREAM_TIMEOUT_MS: "15000" };
/** Milliseconds; above all that the deadline allows, below an attempt. */
const patience = 10_000;

const matrix = await openMatrix(deadlines);
const { asked, ask, between } = matrix;
const wells = new Map<Asked, number>();
afterAll(matrix.stop);
beforeEach(() => between.meddle(() => undefined));

test("the matrix knows every route of the site", () => {
  const known = new Set(asked.map(({ route }) => route));
  expect(routesOfApp().filter((route) => !known.has(route))).toEqual([]);
});

/** What everybody gets the same of, and so can have been seen. */
const shared = asked.filter(
  ({ fields, route }) => !fields && !/^(account|avvisi|carrello|wishlist|logout)/.test(route),
);

describe("never seen before", () => {
  beforeAll(async () => {
    await collect(asked, 2, async (one) => {
      // The first calls of a fresh process may be late.
      for (let tries = 0; tries < 3 && (wells.get(one) ?? 500) >= 500; tries++)
        wells.set(one, (await ask(one, 30_000))?.status ?? 0);
      return null;
    });
  }, 90_000);

  test("while the upstream is well, nothing fails", () => {
    const failing = [...wells].filter(([, status]) => status >= 500 || status === 0);
    expect(failing.map(([{ path }, status]) => `${status} ${path}`)).toEqual([]);
  });

  test.each(faults)("every address, while the upstream $name", async (fault) => {
    between.meddle(() => fault.meddling);
    const wrong = await collect(asked, 16, async (one) =>
      complaint(one, await ask(one, patience), fault, wells.get(one) ?? 0),
    );
    expect(wrong).toEqual([]);
  });
});

describe("seen before", () => {
  let keeping: Site;
  beforeAll(async () => {
    between.meddle(() => undefined);
    const fresh = { CACHE_SHORT_SECONDS: "1", CACHE_LONG_SECONDS: "1", LOG: "off" };
    keeping = await startSite({ ...fresh, API_BASE_URL: between.url.origin });
    // What came in parts is kept whole the second time.
    for (let round = 0; round < 2; round++)
      await collect(shared, 4, async (one) => {
        wells.set(one, (await ask(one, 30_000, keeping))?.status ?? 0);
        return null;
      });
    await new Promise((wake) => setTimeout(wake, 1_100));
  }, 90_000);
  afterAll(() => keeping.stop());

  test.each(faults)("every address answers as before, while the upstream $name", async (fault) => {
    between.meddle(() => fault.meddling);
    const wrong = await collect(shared, 8, async (one) => {
      const answer = await ask(one, patience, keeping);
      const before = wells.get(one);
      return answer?.status === before || before === 404
        ? null
        : `${one.path}: ${answer?.status} after ${before}`;
    });
    expect(wrong).toEqual([]);
  });
});
