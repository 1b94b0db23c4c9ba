/** With API_BASE_URL the same site runs on an upstream in another process, over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Site, startSite } from "../tools/site";
import { type RemoteUpstream, startUpstream } from "../tools/upstream";
import { storeBehind, walk } from "./walk";

describe("an upstream in a second process", () => {
  let upstream: RemoteUpstream;
  let site: Site;
  beforeAll(async () => {
    upstream = await startUpstream();
    site = await startSite({ API_BASE_URL: upstream.url.origin });
  });
  afterAll(async () => {
    await site.stop();
    await upstream.stop();
  });

  test("the whole journey runs over HTTP, and the other side logs the click", async () => {
    // The site's own catalogue is emptied: whatever the pages show has crossed the wire.
    await site.db.batch([site.db.prepare("DELETE FROM offers"), site.db.prepare("DELETE FROM products")]);
    const { way } = await walk(site);
    await expect
      .poll(async () => (await upstream.db.prepare("SELECT url FROM outbound_log").all()).results)
      .toEqual([{ url: storeBehind(way) }]);
    expect(await site.db.prepare("SELECT COUNT(*) AS n FROM new_clicks").first("n")).toBe(1);
  });

  test("our own /api answers 404, in JSON, with or without the key", async () => {
    for (const headers of [{}, { "x-api-key": "vetrina-locale" }] as Record<string, string>[]) {
      const response = await site.get("/api/prodotti", { headers });
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toContain("application/json");
    }
  });

  test("an unknown product and an unknown category are still 404 pages", async () => {
    for (const path of ["/nessun-prodotto", "/prodotti?categoria=inesistente"]) {
      expect((await site.page(path)).status).toBe(404);
    }
  });

  test("the desk says that it works on an archive of its own only", async () => {
    const page = await site.page("/gestione");
    expect(page.status).toBe(501);
    expect(page.html).toContain("Il banco lavora sull’archivio di questo sito");
  });
});

test("another Vetrina's /api serves as upstream", async () => {
  const other = await startSite();
  const site = await startSite({ API_BASE_URL: `${other.url.origin}/api` });
  try {
    await walk(site);
  } finally {
    await site.stop();
    await other.stop();
  }
});
