/** `/sitemap.xml`: the index of the files that name every canonical page. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sitemapIndex, xmlAnswer } from "~/lib/sitemap";

export async function loader({ context }: LoaderFunctionArgs) {
  const { pages } = await context.critical(context.api.seo.sitemap({}));
  const files = Array.from({ length: pages }, (_, index) => `/sitemap/prodotti-${index + 1}.xml`);
  return xmlAnswer(
    sitemapIndex(context.site.origin, ["/sitemap/pagine.xml", "/sitemap/elenchi.xml", ...files]),
  );
}
