/** The upstream is down, slow, or answers rubbish: the page stays Italian, with header and footer and the right status. */
import { afterAll, afterEach, describe, expect, onTestFinished, test } from "vitest";
import { forFile } from "../tools/for-file";
import type { Meddling } from "../tools/interpose";
import { multipart } from "../tools/multipart";
import { startSite } from "../tools/site";
import { startTroubledSite } from "../tools/troubled-site";
import { cardCount, isFramed, leaksInternals, textOf } from "./html";
import { value } from "./sql";

const { site, between, upstream, stop } = await startTroubledSite();
/** Soon gives up what never comes; all else has the time that a busy machine takes. */
const hasty = await forFile(
  startSite({ API_BASE_URL: between.url.origin, UPSTREAM_TIMEOUT_MS: "800", LOG: "off" }),
);
const slug = (await value(upstream.db)`SELECT slug FROM products WHERE available = 1 LIMIT 1`) as string;
afterEach(() => between.meddle(() => undefined));
afterAll(stop);

const always = (meddling: Meddling) => between.meddle(() => meddling);
const troubles: [name: string, meddling: Meddling, status: number][] = [
  ["answers 500", { status: 500 }, 502],
  ["answers 503 with HTML", { status: 503, body: "<h1>Manutenzione</h1>" }, 502],
  ["answers rubbish", { rubbish: "<!doctype html><p>ciao" }, 502],
  ["answers JSON of another shape", { rubbish: '{"hello":[1,2,3]}' }, 502],
  ["answers null", { rubbish: "null" }, 502],
  ["answers 3 MB", { hugeBytes: 3_000_000 }, 502],
  ["never answers", { never: true }, 504],
];

const crawler = { headers: { "user-agent": "Googlebot/2.1" } };
/** Longer than any page waits for a part that may stream: what fails then is known after the first byte. */
const late = { delayMs: 500 };

describe.each(troubles)("an upstream that %s", (_name, meddling, status) => {
  const visited = status === 504 ? hasty : site;

  test("leaves the listing a streamed Italian page that says so in place of the products", async () => {
    always({ ...meddling, ...late });
    const page = await visited.page("/prodotti");
    expect(page.status, "the header never waits").toBe(200);
    expect(isFramed(page.html)).toBe(true);
    expect(leaksInternals(page.html)).toBe(false);
    expect(page.html).toContain("Errore nel caricamento dei prodotti. Riprova più tardi.");
    expect(page.headers.get("cache-control")).toMatch(/no-store|no-cache/);
  });

  test("tells crawlers the right status of the listing", async () => {
    always(meddling);
    const page = await visited.page("/prodotti", crawler);
    expect(page.status).toBe(status);
    expect(page.headers.get("cache-control")).toContain("no-store");
  });

  test("leaves the product page an Italian page with the right status", async () => {
    always(meddling);
    const page = await visited.page(`/${slug}`);
    expect(page.status).toBe(status);
    expect(isFramed(page.html)).toBe(true);
    expect(leaksInternals(page.html)).toBe(false);
    expect(page.headers.get("cache-control")).toContain("no-store");
  });

  test("leaves the home page a streamed Italian page, and tells crawlers the right status", async () => {
    always({ ...meddling, ...late });
    const page = await visited.page("/");
    expect(page.status, "the header never waits").toBe(200);
    expect(isFramed(page.html)).toBe(true);
    expect(leaksInternals(page.html)).toBe(false);
    always(meddling);
    expect((await visited.page("/", crawler)).status).toBe(status);
  });
});

test("the home page stands while a part of it can be shown", async () => {
  between.meddle((path) =>
    path.startsWith("/api/prodotti?") && path.includes("categoria=uomo") ? undefined : { status: 500 },
  );
  const page = await site.page("/");
  expect(page.status).toBe(200);
  expect(cardCount(page.html)).toBeGreaterThan(0);
  expect(page.html).toContain("Errore durante il caricamento delle categorie.");
  expect(page.html).toContain("Errore nel caricamento dei prodotti. Riprova più tardi.");
  expect(page.html).toContain("Non è stato possibile caricare i brand. Riprova più tardi.");
});

test("the home page says that no banner is active, and stands without", async () => {
  between.meddle((path) => (path === "/api/banners" ? { rewrite: () => '{"banners":[]}' } : undefined));
  const page = await site.page("/");
  expect(page.status).toBe(200);
  expect(page.html).toContain("Nessun banner attivo disponibile al momento.");
});

test("a dead upstream is a 502", async () => {
  const dead = await startSite({ API_BASE_URL: "http://127.0.0.1:9", LOG: "off" });
  try {
    for (const path of [`/${slug}`, "/", "/borse-donna", "/offerte"]) {
      const page = await dead.page(path, crawler);
      expect(page.status, path).toBe(502);
      expect(isFramed(page.html)).toBe(true);
    }
  } finally {
    await dead.stop();
  }
});

test("a visitor still leaves when the tracker is down, and the click is kept", async () => {
  const way =
    /href="(\/vai\/[^"]+)"/.exec((await site.page("/prodotti")).html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  always({ status: 500 });
  const page = await site.page(way);
  expect(page.status).toBe(200);
  expect(page.html).toContain("Attendi&#8230;");
  expect(await site.db.prepare("SELECT COUNT(*) AS n FROM outbox").first("n")).toBe(1);
});

test("a card that cannot be read is skipped, and the page stays", async () => {
  const whole = cardCount((await site.page("/prodotti?ordinamento=prezzo_asc")).html);
  between.meddle((path) =>
    path.startsWith("/api/prodotti?")
      ? {
          rewrite: (body) => {
            const listing = JSON.parse(body);
            listing.data[0] = { prodotto_id: "non un numero", nome_prodotto: null };
            listing.data[2] = null;
            return JSON.stringify(listing);
          },
        }
      : undefined,
  );
  const page = await site.page("/prodotti?ordinamento=prezzo_desc");
  expect(page.status).toBe(200);
  expect(cardCount(page.html)).toBe(whole - 2);
});

test("one retry hides a single failure of a read", async () => {
  let failures = 0;
  between.meddle((path) => {
    if (!path.startsWith("/api/prodotti?") || failures > 0) return undefined;
    failures += 1;
    return { status: 503 };
  });
  const page = await site.page("/prodotti?ordinamento=bestseller");
  expect(page.status).toBe(200);
  expect(cardCount(page.html)).toBeGreaterThan(0);
});

test("a store's feed is judged by the upstream's words, and refused in place while it does not tell them", async () => {
  const upload = async () => {
    const form = new FormData();
    const head = "id,title,link,availability,price,brand,product_type";
    const row = "r-1,Vestito,https://www.prova.example/1,in_stock,59.90 EUR,Aurora,Donna > Vestiti";
    form.set("feed", new File([`${head}\n${row}`], "feed.csv"));
    const { type, body } = await multipart(form);
    const { status, html } = await site.page("/partner-program/verifica-feed", {
      method: "POST",
      headers: { "content-type": type },
      body,
    });
    return [status, textOf(html, "main")];
  };
  expect(await upload()).toEqual([200, expect.stringContaining("Accettate: 1. Rifiutate: 0.")]);
  always({ status: 500 });
  expect(await upload()).toEqual([503, expect.stringContaining("In questo momento non possiamo verificare")]);
});

test("a listing page costs at most three upstream calls once menu and categories are known", async () => {
  const keeping = await startSite({
    API_BASE_URL: between.url.origin,
    CACHE_SHORT_SECONDS: "600",
    LOG: "off",
  });
  onTestFinished(() => keeping.stop());
  await keeping.page("/brand");
  await keeping.page("/prodotti?categoria=uomo");
  for (const query of [
    "?categoria=donna",
    "",
    "?categoria=donna&taglia=m&colore=rosso",
    "?cerca=scarpe+adulti+e+bambini&pagina=2",
  ]) {
    between.asked.length = 0;
    expect((await keeping.page(`/prodotti${query}`)).status).toBe(200);
    expect(between.asked.length, `${query}: ${between.asked.join(" ")}`).toBeLessThanOrEqual(3);
  }
});

test("a page that was good a moment ago stands in when the upstream fails", async () => {
  const keeping = await startSite({ API_BASE_URL: between.url.origin, CACHE_SHORT_SECONDS: "1", LOG: "off" });
  onTestFinished(() => keeping.stop());
  expect((await keeping.page(`/${slug}`)).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  always({ status: 500 });
  expect((await keeping.page(`/${slug}`)).status).toBe(200);
});
