/** The main job over plain HTTP: home → listing → filter → product → variant → /vai → click row. */
import { firstRow } from "upstream/sql";
import { expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { startSite } from "../tools/site";
import { walk } from "./walk";

const site = await forFile(startSite());

test("a visitor goes from the home page to a store, and the click is recorded", async () => {
  const { store, way } = await walk(site);

  const { results } = await site.db.prepare("SELECT url, host, route, bot FROM new_clicks").all();
  expect(results).toEqual([{ url: store, host: new URL(store).hostname, route: "vai", bot: 0 }]);
  for (const headers of [{ "sec-purpose": "prefetch" }, { purpose: "prefetch" }] as Record<
    string,
    string
  >[]) {
    await site.get(way, { headers });
  }
  await site.get(way, { method: "HEAD" });
  expect(await site.db.prepare("SELECT COUNT(*) AS n FROM new_clicks").first("n")).toBe(1);
});

test("the specified redirect page records its product and leaves for the store", async () => {
  const offer = await firstRow<{ product_id: number; url: string }>(site.db)`SELECT product_id, url
    FROM offers ORDER BY offer_id LIMIT 1`;
  const path = `/redirect/${offer?.product_id}/${encodeURIComponent(offer?.url ?? "")}`;
  const page = await site.page(path);
  expect(page.status).toBe(200);
  expect(page.html).toContain("Ti stiamo connettendo al negozio affiliato...");
  const row = await firstRow(site.db)`SELECT product_id, url FROM new_clicks WHERE route = 'redirect'`;
  expect(row).toEqual(offer);
});
