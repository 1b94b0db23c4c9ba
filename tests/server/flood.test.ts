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
