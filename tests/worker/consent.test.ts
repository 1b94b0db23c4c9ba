/** Consent without scripts: the banner, the choice as a form, what a choice changes in kept pages and in the policy. */
import { describe, expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { openJar } from "../tools/jar";
import { startSite, visitor } from "../tools/site";

const site = await forFile(startSite({ ANALYTICS_ID: "G-PROVA1234", CONVERTER_AWIN: "4321" }));

const seconds = () => Math.floor(Date.now() / 1000).toString(36);
const chose = (flags: string) => `cookiePreferences=1.${seconds()}.${flags}`;
const open = (path: string, cookie = "") =>
  site.page(path, { headers: { "User-Agent": visitor, ...(cookie && { Cookie: cookie }) } });

function choose(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return site.get("/preferenze-cookie", {
    method: "POST",
    headers: {
      "Sec-Fetch-Site": "same-origin",
      "Content-Type": "application/x-www-form-urlencoded",
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
}

describe("the banner", () => {
  test("stands in the page of whoever has not decided, in at most 2 KB, and in nobody else's", async () => {
    const { html } = await open("/prodotti");
    const banner = /<form class="consent"[\s\S]*?<\/form>/.exec(html)?.[0] ?? "";
    expect(banner).toContain("La tua privacy");
    expect(new TextEncoder().encode(banner).length).toBeLessThan(2_048);
    for (const flags of ["00", "11"])
      expect((await open("/prodotti", chose(flags))).html).not.toContain('class="consent"');
  });

  test("leaves the page a kept one for whoever has decided: nothing is rendered, nothing is asked", async () => {
    await open("/prodotti");
    const { headers } = await open("/prodotti", chose("00"));
    expect(headers.get("Server-Timing")).toMatch(/0 calls.*page;desc="memory"/);
    expect(headers.get("Set-Cookie")).toBeNull();
  });

  test("never stands over the way out to a store", async () => {
    const out = /href="(\/vai\/[^"]+)"/.exec((await open("/prodotti")).html)?.[1] ?? "";
    expect((await open(out.replaceAll("&amp;", "&"))).html).not.toContain("consent");
  });
});

describe("a choice without scripts", () => {
  test.each([
    [{ scelta: "accetta" }, "11"],
    [{ scelta: "rifiuta" }, "00"],
    [{ scelta: "chiudi" }, "00"],
    [{ scelta: "salva", profilazione: "on" }, "11"],
    [{ scelta: "salva" }, "00"],
  ])("%j is kept as %s and leads back to where it was made", async (fields, flags) => {
    const answer = await choose(fields, { Referer: new URL("/prodotti?pagina=2", site.url).href });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/prodotti?pagina=2");
    const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("cookiePreferences="));
    expect(line).toMatch(
      new RegExp(`^cookiePreferences=1\\.[0-9a-z]{6}\\.${flags}; Max-Age=15724800; Path=/; SameSite=Lax`),
    );
  });

  test("the page shows the choice that stands, and says that a new one was saved", async () => {
    expect((await open("/preferenze-cookie")).html).not.toMatch(/name="profilazione"[^>]*checked/);
    const { html } = await open("/preferenze-cookie", chose("11"));
    expect(/<input[^>]*name="profilazione"[^>]*>/.exec(html)?.[0]).toContain("checked");
    expect(html).toMatch(/Strettamente necessari[\s\S]*disabled[\s\S]*Salva e continua[\s\S]*Indietro/);
    const saved = await choose({ scelta: "salva", torna: "/brand" });
    expect(saved.headers.get("Location")).toBe("/brand");
    const cookie = saved.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    expect((await open("/brand", cookie)).html).toContain("Preferenze salvate.");
  });

  test("refusing takes analytics' cookies away; another site's form and another site's address are not followed", async () => {
    const cookie = `${chose("11")}; _ga=GA1.1.1; _ga_PROVA1234=GS1.1; anonymousId=4b1e2f3a-1111-4222-8333-944455556666`;
    const gone = (await choose({ scelta: "rifiuta" }, { Cookie: cookie })).headers.getSetCookie();
    for (const name of ["_ga", "_ga_PROVA1234", "anonymousId"])
      expect(
        gone.some((line) => line.startsWith(`${name}=; Max-Age=0; Path=/`)),
        name,
      ).toBe(true);
    expect((await choose({ scelta: "accetta" }, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    const elsewhere = await choose({ scelta: "accetta", torna: "//altrove.example" });
    expect(elsewhere.headers.get("Location")).toBe("/");
  });
});

test("a size that was chosen once is offered first everywhere after, to nobody else, until it is forgotten", async () => {
  const jar = openJar(site);
  const size = /href="\/prodotti\?taglia=([a-z0-9]+)"/.exec((await jar.get("/prodotti")).html)?.[1] ?? "";
  const chosen = await jar.get(`/prodotti?taglia=${size}`);
  expect(jar.lines).toContainEqual(
    expect.stringMatching(`^taglie=${size}; Max-Age=15724800; Path=/; HttpOnly; SameSite=Lax`),
  );
  expect(chosen.headers.get("Cache-Control")).toBe("private, no-cache");
  const product = /<h3><a href="(\/[^"?]+)/.exec(chosen.html)?.[1] ?? "";
  for (const path of ["/prodotti", product]) {
    expect((await jar.get(path)).html, path).toContain("La tua taglia");
    expect((await open(path)).html, path).not.toContain("La tua taglia");
  }
  // Crawlers leave with nothing.
  const crawled = await site.page(`/prodotti?taglia=${size}`, { headers: { "User-Agent": "Googlebot/2.1" } });
  expect(crawled.headers.get("Set-Cookie")).toBeNull();
  expect((await jar.get("/preferenze-cookie")).html).toContain("Dimentica le taglie");
  const { html } = await jar.send("/preferenze-cookie", { scelta: "taglie" });
  expect(html).toContain("Taglie dimenticate.");
  expect(html).not.toContain("Dimentica le taglie");
  expect(jar.cookies.has("taglie")).toBe(false);
});

test("the policy names third parties only for those who agreed to them", async () => {
  const policy = async (cookie?: string) =>
    (await open("/prodotti", cookie)).headers.get("Content-Security-Policy") ?? "";
  for (const cookie of [undefined, chose("00")])
    expect(await policy(cookie)).toContain("connect-src 'self';");
  expect(await policy(chose("10"))).toContain("https://*.google-analytics.com");
  expect(await policy(chose("10"))).not.toContain("dwin2.com");
  expect(await policy(chose("01"))).toContain("https://www.dwin2.com");
});

test("the diagnostic page says without scripts what is configured and chosen, to nobody's index", async () => {
  const { status, html } = await open("/pagina-test", chose("11"));
  expect(status).toBe(200);
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"');
  expect(html).toMatch(/Awin<\/th><td>OK<\/td>/);
  expect(html).toMatch(/Skimlinks<\/th><td>NO<\/td>/);
  expect(html).toContain("marketing accettato");
  expect((await open("/pagina-test")).html).toContain("Non hai ancora scelto i cookie.");
});
