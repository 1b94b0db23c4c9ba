/** Floods from one address: the platform's counter decides where there is one, memory where there is none. */
import { isFlood, limitedAs } from "server/flood";
import { expect, test } from "vitest";

const asked = (path: string, method = "POST") =>
  limitedAs(
    new Request(`https://vetrina.example${path}`, { method }),
    new URL(path, "https://vetrina.example"),
  );

test("posts count by what they are; ways out, reading and keyed calls are never refused", () => {
  expect(["/login", "/register"].map((path) => asked(path))).toEqual(Array(2).fill("SIGN_IN_LIMIT"));
  expect(["/contatti", "/carrello", "/wishlist/salva"].map((path) => asked(path))).toEqual(
    Array(3).fill("FORM_LIMIT"),
  );
  expect(asked("/clic")).toBe("EXIT_LIMIT");
  for (const path of ["/vai/eA", "/redirect/1/eA", "/api/prodotti", "/eventi"])
    expect(asked(path)).toBeNull();
  expect(asked("/login", "GET")).toBeNull();
});

test("the counter that is bound decides, by address; without an address nobody is turned away", async () => {
  const keys: string[] = [];
  const full = {
    limit: async ({ key }: { key: string }) => {
      keys.push(key);
      return { success: false };
    },
  };
  expect(await isFlood({ FORM_LIMIT: full }, "FORM_LIMIT", "203.0.113.9")).toBe(true);
  expect(await isFlood({ FORM_LIMIT: full }, "FORM_LIMIT", null)).toBe(false);
  expect(keys).toEqual(["203.0.113.9"]);
});

test("a counter that fails or never answers has room", async () => {
  const broken = { limit: () => Promise.reject(new Error("gone")) };
  const silent = { limit: () => new Promise<never>(() => undefined) };
  for (const counter of [broken, silent])
    expect(await isFlood({ SIGN_IN_LIMIT: counter }, "SIGN_IN_LIMIT", "203.0.113.9")).toBe(false);
});

test("without a counter the memory of the isolate counts", async () => {
  const verdicts: boolean[] = [];
  for (let press = 0; press < 70; press++) verdicts.push(await isFlood({}, "SIGN_IN_LIMIT", "203.0.113.10"));
  expect(verdicts.indexOf(true)).toBeGreaterThanOrEqual(60);
  expect(await isFlood({}, "SIGN_IN_LIMIT", "203.0.113.11")).toBe(false);
});

test("who has a whole /48 sends no more forms by changing the /64; reading pages is not counted by it", async () => {
  const verdicts: boolean[] = [];
  for (let line = 0; line < 70; line++)
    verdicts.push(await isFlood({}, "SIGN_IN_LIMIT", `2001:db8:7:${line.toString(16)}::1`));
  expect(verdicts.indexOf(true)).toBeGreaterThanOrEqual(60);
  const asked: string[] = [];
  const counter = {
    limit: async ({ key }: { key: string }) => {
      asked.push(key);
      return { success: key !== "2001:db8:8::/48" };
    },
  };
  expect(await isFlood({ FORM_LIMIT: counter }, "FORM_LIMIT", "2001:db8:8:1::1")).toBe(true);
  expect(await isFlood({ RENDER_LIMIT: counter }, "RENDER_LIMIT", "2001:db8:8:1::1")).toBe(false);
  expect(asked).toEqual(["2001:db8:8:1", "2001:db8:8::/48", "2001:db8:8:1"]);
});
