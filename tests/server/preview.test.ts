/** A preview is nobody's but whose who knows its password. */

import { missingSecret } from "server/env";
import { closedDoor } from "server/preview";
import { expect, test } from "vitest";

const url = new URL("https://vetrina-preview.example.workers.dev/prodotti");
const env = { STAGE: "preview", PREVIEW_KEY: "chiave-di-anteprima" } as const;
const door = (headers: Record<string, string>, settings: Parameters<typeof closedDoor>[1] = env, at = url) =>
  closedDoor(new Request(at, { headers }), settings, at, "n");
const basic = (text: string) => ({ Authorization: `Basic ${Buffer.from(text).toString("base64")}` });

test("a preview asks for its password, whatever the name, and opens with no other", async () => {
  const refusal = door({});
  expect([refusal?.status, refusal?.headers.get("X-Robots-Tag")]).toEqual([401, "noindex, nofollow"]);
  expect(refusal?.headers.get("WWW-Authenticate")).toContain("Basic");
  expect(await refusal?.text()).toContain("Anteprima riservata");
  expect(door(basic("anna:sbagliata"))?.status).toBe(401);
  expect(door({ Authorization: "Basic %%%" })?.status).toBe(401);
  expect(door(basic("anna:chiave-di-anteprima"))).toBeNull();
  expect(door({ "x-preview-key": "chiave-di-anteprima", Authorization: "Bearer un-gettone" })).toBeNull();
});

test("without a password it stays closed; the shop itself and this machine have no such door", () => {
  expect(door(basic(":"), { ...env, PREVIEW_KEY: "" })?.status).toBe(503);
  expect(door({}, { ...env, STAGE: "production" })).toBeNull();
  expect(door({}, env, new URL("http://localhost:8788/"))).toBeNull();
});

test("keys that follow from what is published are missing; one secret of one's own is enough to derive them from", () => {
  expect(missingSecret({})?.setting).toBe("SESSION_KEYS");
  expect(missingSecret({ API_KEY: "vetrina-locale" })?.setting).toBe("SESSION_KEYS");
  expect(missingSecret({ SESSION_KEYS: "a:b" })?.setting).toBe("CLICK_SALT");
  expect(missingSecret({ SESSION_KEYS: "a:b", CLICK_SALT: "sale" })).toBeNull();
  expect(missingSecret({ API_KEY: "una-chiave-propria" })).toBeNull();
  expect(missingSecret({ ADMIN_KEY: "una-chiave-del-gestore" })).toBeNull();
});
