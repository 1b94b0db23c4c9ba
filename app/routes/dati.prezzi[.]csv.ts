/** `/dati/prezzi.csv`: the price index by kind as a table for whoever wants to reckon with it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { csvHeaders } from "domain/csv";
import { kindsOf, licence, priceTable } from "~/lib/price-levels";

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, critical, optional } = context;
  const [indexes, categories] = await Promise.all([
    critical(api.products.priceIndex({})),
    optional(api.categories.list({}), []),
  ]);
  const headers = {
    ...csvHeaders("prezzi-per-genere.csv"),
    "Cache-Control": "public, max-age=3600",
    Link: `<${licence.href}>; rel="license"`,
  };
  return new Response(priceTable(kindsOf(indexes, categories)), { headers });
}
