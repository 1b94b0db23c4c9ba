/** What is typed may be called as a member of every object is: it is answered like any unknown word, wherever it is typed. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { run } from "../nightly/security/corpus";
import { namesOfObjects } from "../nightly/security/names";
import { type Site, startSite } from "../tools/site";

const keys = { api: "chiave-dei-nomi-di-prova", admin: "chiave-del-gestore-dei-nomi" };
let site: Site;
beforeAll(async () => {
  site = await startSite({ LOG: "off", API_KEY: keys.api, ADMIN_KEY: keys.admin });
});
afterAll(() => site.stop());

test("each parameter, header, cookie, field, call and screen takes one of them, another at each place (all: npm run security)", async () => {
  const { tried, failed } = await run(site, namesOfObjects(keys, 12));
  expect(tried).toBeGreaterThan(500);
  expect(failed).toEqual([]);
});
