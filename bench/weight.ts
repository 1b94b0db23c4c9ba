/** P3 and P4: bytes. Scripts of a page, the document, and what has to arrive before the first product shows. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { root, type Site } from "../harness/site";
import { brotli } from "./edge";
import type { Row } from "./table";

const packed = (content: string | Buffer) => brotliCompressSync(content, brotli).byteLength;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

export async function measureWeight(site: Site): Promise<Row[]> {
  const listing = (await site.page("/prodotti")).html;
  const slug = /<h3><a href="(\/[^"]+)"/.exec(listing)?.[1] ?? "/";
  const product = (await site.page(slug)).html;
  const firstPrice = product.indexOf("€", product.indexOf("<main")) + 1;
  const firstCard = listing.indexOf("</article>") + "</article>".length;
  return [
    ...(["listing", "product"] as const).flatMap((name): Row[] => {
      const html = { listing, product }[name];
      const [waking, all] = [scriptBytes(html, false), scriptBytes(html, true)].map(kilobytes);
      return [
        ["P3", `JavaScript that a ${name} page loads, br`, waking ?? "", "≤ 85 KB"],
        ["P3", `the same with all that a press can load, br`, all ?? "", "–"],
      ];
    }),
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
    ["P4", "listing document with 24 cards, br", kilobytes(packed(listing)), "≤ 14.6 KB"],
  ];
}

/** The modules that a page names and all that those import; `pressed`: also what they import only when it is wanted. */
function scriptBytes(html: string, pressed: boolean): number {
  const folder = join(root, "public/build");
  const all = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".js"));
  const seen = new Set<string>();
  const visit = (text: string) => {
    for (const name of all) {
      const base = name.split("/").at(-1) ?? name;
      if (seen.has(name) || !text.includes(base)) continue;
      seen.add(name);
      // The manifest names every route's modules; they are fetched when their route is.
      if (base.startsWith("manifest-")) continue;
      const inside = readFileSync(join(folder, name), "utf8");
      visit(pressed ? inside : inside.replace(/import\([^)]*\)/g, ""));
    }
  };
  visit(html);
  return [...seen].reduce((sum, name) => sum + packed(readFileSync(join(folder, name))), 0);
}
