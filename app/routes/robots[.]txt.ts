/** `/robots.txt`: faceted addresses and ways out stay uncrawled; the sitemap names what is worth an entry. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listingParamOrder } from "contract/listing/query";
import { txt } from "remix-utils/responses";

/** A listing of these alone may be indexed (see `prodotti/filters`). */
const crawlable = new Set(["categoria", "brand", "pagina"]);
const closedPaths = [
  "/vai/",
  "/redirect/",
  "/api/",
  "/account",
  "/wishlist",
  "/avvisi",
  "/prezzo-diverso",
  "/sessione",
  "/prodotti/filtri/",
  "/suggerimenti",
  "/condividi",
  "/confronta",
  "/simili/",
  "/colore?",
];

export function loader({ context }: LoaderFunctionArgs) {
  const faceted = listingParamOrder
    .filter((name) => !crawlable.has(name))
    // Either the first parameter or a later one, so that no other name can end the same way.
    .flatMap((name) => [`/prodotti?${name}=`, `/prodotti?*&${name}=`]);
  const lines = [
    "User-agent: *",
    ...[...closedPaths, ...faceted, "/prodotti?*brand=*,", "/prodotti?*brand=*%2C"].map(
      (path) => `Disallow: ${path}`,
    ),
    "Allow: /",
    "",
    `Sitemap: ${context.site.origin}/sitemap.xml`,
    "",
  ];
  return txt(lines.join("\n"), { headers: { "Cache-Control": "public, max-age=3600" } });
}
