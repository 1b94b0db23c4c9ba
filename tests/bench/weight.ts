/** P4: bytes. The document, and what has to arrive before the first product shows. */
import { brotliCompressSync } from "node:zlib";
import type { Site } from "../tools/site";
import { brotli } from "./edge";
import type { Row } from "./table";

export const packed = (content: string | Buffer) => brotliCompressSync(content, brotli).byteLength;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

export async function measureWeight(site: Site): Promise<Row[]> {
  const listing = await whole(site, "/prodotti");
  const slug = /<h3><a href="(\/[^"]+)"/.exec(listing)?.[1] ?? "/";
  const product = await whole(site, slug);
  const firstPrice = product.indexOf("€", product.indexOf("<main")) + 1;
  const firstCard = listing.indexOf("</article>") + "</article>".length;
  const home = await whole(site, "/");
  return [
    [
      "P4",
      "bytes until the first product card, br",
      kilobytes(packed(listing.slice(0, firstCard))),
      "≤ 6 KB",
    ],
    [
      "P4",
      "bytes until the price of a product page, br",
      kilobytes(packed(product.slice(0, firstPrice))),
      "–",
    ],
    ["P4", "listing document with 24 cards, br", kilobytes(packed(listing)), "≤ 10.5 KB"],
    ["P4", "home document, br", kilobytes(packed(home)), "≤ 20 KB"],
  ];
}

/** The page as it is kept; the first one may come in parts, whose end says again what its beginning left out. */
export async function whole(site: Site, path: string, headers = {}): Promise<string> {
  let html = "";
  for (let time = 0; time < 20; time += 1) {
    html = (await site.page(path, { headers })).html;
    if (!html.includes('<template id="B:')) break;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  return html;
}
