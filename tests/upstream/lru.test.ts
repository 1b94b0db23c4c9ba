/** What is remembered beyond a request is bounded, and what was used longest ago goes first. */
import fc from "fast-check";
import { Lru } from "upstream/lru";
import { Notifier } from "upstream/notifier";
import { expect, test } from "vitest";

test("what was used longest ago makes room", () => {
  const memory = new Lru<string, number>(3);
  for (const [place, key] of ["a", "b", "c"].entries()) memory.set(key, place);
  expect(memory.get("a")).toBe(0);
  memory.set("d", 3);
  expect(["a", "b", "c", "d"].filter((key) => memory.has(key))).toEqual(["a", "c", "d"]);
});

test("a use moves nothing but links, and an eviction looks for nothing: the map is asked once for each", () => {
  const own = { delete: Map.prototype.delete, keys: Map.prototype.keys };
  const asked = { deleted: 0, walked: 0 };
  Map.prototype.delete = function (key) {
    asked.deleted++;
    return own.delete.call(this, key);
  };
  Map.prototype.keys = function () {
    asked.walked++;
    return own.keys.call(this);
  };
  try {
    const memory = new Lru<number, string>(100);
    for (let key = 0; key < 1_100; key++) memory.set(key, "x");
    for (let use = 0; use < 1_000; use++) memory.get(1_000 + (use % 100));
    expect([memory.size, memory.has(999), memory.has(1_000)]).toEqual([100, false, true]);
  } finally {
    Object.assign(Map.prototype, own);
  }
  expect(asked).toEqual({ deleted: 1_000, walked: 0 });
});

test("what is worked out once is not worked out again while it is remembered", () => {
  const memory = new Lru<string, string>(2);
  let worked = 0;
  const upper = (text: string) => {
    worked++;
    return text.toUpperCase();
  };
  expect(["a", "a", "b", "a", "c", "a", "b"].map((text) => memory.remember(text, upper)).join("")).toBe(
    "AABACAB",
  );
  expect(worked, "a, b, c, and b again").toBe(4);
});

test("values weigh together what they may, whatever is done, and the one that is too heavy alone is not kept", () => {
  const act = fc.record({
    key: fc.constantFrom("a", "b", "c", "d", "e"),
    weight: fc.integer({ min: 1, max: 12 }),
    what: fc.constantFrom("set", "get", "delete"),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const memory = new Lru<string, { weight: number }>(10, ({ weight }) => weight);
      // Keys in order of use, kept by a list that does the same slowly.
      let plain: { key: string; weight: number }[] = [];
      for (const { key, weight, what } of acts) {
        const found = plain.find((one) => one.key === key);
        const others = plain.filter((one) => one.key !== key);
        if (what === "set") {
          memory.set(key, { weight });
          plain = [...others, { key, weight }];
          while (plain.reduce((sum, one) => sum + one.weight, 0) > 10) plain.shift();
        } else if (what === "get") {
          expect(memory.get(key)?.weight).toBe(found?.weight);
          if (found) plain = [...others, found];
        } else {
          memory.delete(key);
          plain = others;
        }
        expect(memory.size).toBe(plain.length);
        for (const one of plain) expect(memory.has(one.key)).toBe(true);
      }
    }),
  );
});

test("who waits for another request's work is woken when there is news, and no later than it wants", async () => {
  const notifier = new Notifier();
  const woken: string[] = [];
  const patient = notifier.wait(60_000).then(() => woken.push("patient"));
  await notifier.wait(1).then(() => woken.push("impatient"));
  expect(woken).toEqual(["impatient"]);
  notifier.notify();
  await patient;
  expect(woken).toEqual(["impatient", "patient"]);
});
