/** Kept pages in the whole worker: whose they are, what they cost, and that they stand when the upstream does not. */
import { describe, expect, test } from "vitest";
import { forFile } from "../tools/for-file";
import { interpose } from "../tools/interpose";
import { random as numbersOf } from "../tools/random";
import { startSite } from "../tools/site";
import { startUpstream } from "../tools/upstream";
import { isFramed } from "./html";

/** Summaries by anonymous id: each holds a word that nobody else may read. */
const canaries: Record<string, string> = { "anna-000001": "CanarinoAnna", "bruno-00002": "CanarinoBruno" };
const summary = (id: string) =>
  JSON.stringify({
    ...{ name: canaries[id] ?? null, cartCount: 3, savedProductIds: [1, 2, 3] },
    ...{ sizes: ["m"], ownSizes: null, consent: null },
  });

const upstream = await forFile(startUpstream());
const between = await forFile(interpose(upstream.url));
well();
const site = await forFile(
  startSite({ API_BASE_URL: between.url.origin, CACHE_SHORT_SECONDS: "1", LOG: "requests" }),
);
const slug = await upstream.db.prepare("SELECT slug FROM products WHERE available = 1 LIMIT 1").first("slug");
const product = `/${slug}`;

function well() {
  between.meddle((path, headers) =>
    path.startsWith("/api/user/summary") || path.startsWith("/user/summary")
      ? { rewrite: () => summary(String(headers["x-anonymous-id"])) }
      : undefined,
  );
}

const cookieOf = (id: string | null): Record<string, string> => (id ? { cookie: `anonymousId=${id}` } : {});

/** Shared pages of every kind. */
const pages = () => [
  "/",
  "/prodotti",
  "/prodotti?categoria=donna",
  "/prodotti?cerca=abito",
  product,
  "/brand",
  "/magazine",
  "/codici-sconto-coupon",
  "/codici-sconto-coupon?merchant=moda-milano",
  "/codici-sconto-coupon/venti-per-cento-con-il-codice-moda-milano",
  "/offerte",
  "/borse-donna",
  "/contatti",
  "/newsletter",
  "/chi-siamo",
  "/non-esiste",
];

test("no canary of one person is read by another, whoever comes first", async () => {
  const random = numbersOf(20_261_121);
  let greeted = 0;
  const people = [...Object.keys(canaries), null];
  // Everybody comes to every page twice.
  const visits = [...pages(), ...pages()]
    .flatMap((path) => people.map((who) => ({ path, who, turn: random() })))
    .sort((one, other) => one.turn - other.turn);
  for (const { path, who } of visits) {
    const { status, headers, html } = await site.page(path, { headers: cookieOf(who) });
    const own = (who && canaries[who]) ?? null;
    for (const word of Object.values(canaries))
      if (word !== own) expect(html.includes(word), `${path} for ${who} holds ${word}`).toBe(false);
    // A summary that comes late leaves the page as for nobody.
    if (own === null || !html.includes(own)) continue;
    greeted += 1;
    // Not kept by anybody else, and by the browser for going back.
    if (status === 200) expect(headers.get("cache-control"), path).toBe("private, no-cache");
    else expect(headers.get("cache-control"), path).toMatch(/no-store$/);
  }
  expect(greeted).toBeGreaterThan(25);
});

test("returning visitors and signed-in ones get kept pages, with what is theirs filled in", async () => {
  await site.page("/prodotti?pagina=2");
  const back = await site.page("/prodotti?pagina=2", { headers: { cookie: "visti=3.1; altro=x" } });
  expect(back.headers.get("server-timing")).toMatch(/desc="(memory|stale)"/);
  expect(back.headers.get("cache-control")).toBe("private, no-cache");
  const anna = await site.page("/prodotti?pagina=2", { headers: cookieOf("anna-000001") });
  expect(anna.headers.get("server-timing")).toMatch(/desc="(memory|stale)"/);
  expect(anna.html).toContain("CanarinoAnna");
  expect(anna.html).toContain('href="/account/wishlist"');
});

test("a summary that is late or fails says nothing false, and the page goes out", async () => {
  between.meddle((path) => (path.includes("/user/summary") ? { never: true } : undefined));
  const { status, html } = await site.page("/brand", { headers: cookieOf("carla-00003") });
  expect(status).toBe(200);
  expect(html).toContain("Accedi");
  well();
});

describe("an upstream that is dead", () => {
  const seen = () => ["/", "/prodotti", product, "/brand", "/contatti"];
  test("is seen on no page that was seen before, and its return is seen at once", async () => {
    for (const path of seen()) {
      await site.page(path);
      await site.page(path);
    }
    await pause(300);
    between.meddle(() => ({ status: 503 }));
    // Twelve times the short time: past fresh, and past stale while rendered anew.
    for (let round = 0; round < 4; round++) {
      await pause(3_000);
      for (const path of seen()) {
        const { status, html } = await site.page(path);
        expect(status, path).toBe(200);
        expect(isFramed(html)).toBe(true);
      }
    }
    well();
    await expect
      .poll(async () => (await site.page("/prodotti")).headers.get("server-timing"), { interval: 200 })
      .toContain('desc="memory"');
  });
});

function pause(milliseconds: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, milliseconds));
}
