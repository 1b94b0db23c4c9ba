/** P1 and P2: requests per second of the way out and of the pages, against bare workers and the minimal Remix page. */
import { mint } from "server/exit";
import { startSite, testSettings, visitor } from "../tests/worker/harness";
import { interleaved, requestsPerSecond } from "./load";
import { bareInsert, bareRedirect, remixPage } from "./references";
import type { Row } from "./table";

const rounds = 5;
const headers = { "User-Agent": visitor };

export async function measureSpeed(): Promise<Row[]> {
  const site = await startSite({ LOG: "off" }, { strict: false, gate: false });
  const [redirect, insert, remix] = await Promise.all([bareRedirect(), bareInsert(), remixPage()]);
  try {
    const ways = await signedWays(1_000);
    const products = (await site.db.prepare("SELECT slug FROM products LIMIT 50").all<{ slug: string }>())
      .results;
    const way = cycle(ways);
    const product = cycle(products.map(({ slug }) => `/${slug}`));
    const listing = cycle(["/prodotti", "/prodotti?categoria=donna", "/prodotti?ordinamento=prezzo_asc"]);
    const prefetch = { ...headers, "Sec-Purpose": "prefetch" };
    const figures = await interleaved(rounds, {
      redirect: () => requestsPerSecond(redirect.url, () => "/", 302),
      decision: () => requestsPerSecond(site.url, way, 200, { headers: prefetch }),
      insert: () => requestsPerSecond(insert.url, () => "/", 302),
      click: () => requestsPerSecond(site.url, way, 200, { headers }),
      remix: () => requestsPerSecond(remix.url, () => "/", 200, { connections: 2 }),
      listing: () => requestsPerSecond(site.url, listing, 200, { connections: 2, headers }),
      product: () => requestsPerSecond(site.url, product, 200, { connections: 2, headers }),
    });
    console.error(
      Object.entries(figures)
        .map(([name, figure]) => `  ${name} ${Math.round(figure)}/s`)
        .join("\n"),
    );
    const ratio = (ours: number, theirs: number) => (ours / theirs).toFixed(2);
    return [
      [
        "P1",
        "`/vai` decision and page, no write ÷ bare 302",
        ratio(figures.decision, figures.redirect),
        "≥ 0.70",
      ],
      [
        "P1",
        "`/vai` with click row ÷ bare Worker with one D1 insert",
        ratio(figures.click, figures.insert),
        "≥ 0.90",
      ],
      [
        "P2",
        "listing page, requests/s ÷ minimal Remix page of 24 cards",
        ratio(figures.listing, figures.remix),
        "≥ 1.0",
      ],
      [
        "P2",
        "product page, requests/s ÷ minimal Remix page of 24 cards",
        ratio(figures.product, figures.remix),
        "≥ 1.0",
      ],
    ];
  } finally {
    await Promise.all([site, redirect, insert, remix].map((host) => host.stop()));
  }
}

/** Distinct signed ways out, minted with the key that the site under test has. */
async function signedWays(count: number): Promise<string[]> {
  const [id = "", secret = ""] = testSettings.EXIT_SIGNING_KEYS.split(":");
  const addresses = Array.from(
    { length: count },
    (_, index) => `https://www.moda-milano.example/p/${index}?x=${index * 7919}`,
  );
  return Promise.all(addresses.map((address) => mint(address, { id, secret })));
}

function cycle(paths: string[]): () => string {
  let next = 0;
  return () => {
    next = (next + 1) % paths.length;
    return paths[next] ?? "/";
  };
}
