/** What is typed may be called as a member of every object is: it is answered like any unknown word, wherever it is typed. */
import { expect, test } from "vitest";
import { run } from "../nightly/security/corpus";
import { namesOfObjects } from "../nightly/security/names";
import { forFile } from "../tools/for-file";
import { startSite } from "../tools/site";

const keys = { api: "chiave-dei-nomi-di-prova", admin: "chiave-del-gestore-dei-nomi" };
const site = await forFile(startSite({ LOG: "off", API_KEY: keys.api, ADMIN_KEY: keys.admin }));

test("each parameter, header, cookie, field, call and screen takes one of them, another at each place (all: npm run security)", async () => {
  const { tried, failed } = await run(site, namesOfObjects(keys, 12));
  expect(tried).toBeGreaterThan(500);
  expect(failed).toEqual([]);
});
