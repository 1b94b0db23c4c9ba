/** P2: requests per second of the pages, against the minimal Remix page. */
import { startSite, visitor } from "../tools/site";
import { cycle } from "./exits";
import { interleaved, requestsPerSecond } from "./load";
import { remixPage } from "./references";
import type { Row } from "./table";

const rounds = 5;
const headers = { "User-Agent": visitor };

export async function measureSpeed(): Promise<Row[]> {
  const site = await startSite({ LOG: "off" }, { strict: false, files: false });
  const remix = await remixPage();
  try {
    const products = (await site.db.prepare("SELECT slug FROM products LIMIT 50").all<{ slug: string }>())
      .results;
    const product = cycle(products.map(({ slug }) => `/${slug}`));
    const listing = cycle(["/prodotti", "/prodotti?categoria=donna", "/prodotti?ordinamento=prezzo_asc"]);
    const figures = await interleaved(rounds, {
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
    await Promise.all([site, remix].map((host) => host.stop()));
  }
}
