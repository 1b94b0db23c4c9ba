/** `/sitemap.xml`: the index of the files that name every canonical page. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sitemapIndex } from "~/lib/sitemap";
import { xmlAnswer } from "~/lib/xml";

export async function loader({ context }: LoaderFunctionArgs) {
  const { pages } = await context.critical(context.api.seo.sitemap({}));
  const files = Array.from({ length: pages }, (_, index) => `/sitemap/prodotti-${index + 1}.xml`);
  const named = ["pagine", "elenchi", "promozioni"].map((name) => `/sitemap/${name}.xml`);
  return xmlAnswer(sitemapIndex(context.site.origin, [...named, ...files]));
}
