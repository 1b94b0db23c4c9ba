/** `/brand/{slug}/feed.xml`: the novelties of a brand for feed readers, the same for everybody. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { emptyListing } from "contract/listing/query";
import { atomFeed } from "~/lib/atom";
import { brandFeedHref, brandHref } from "~/lib/brand-href";
import { formatPrice } from "~/lib/money";
import { isSlug } from "~/lib/slug-shape";
import { xmlAnswer } from "~/lib/xml";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const slug = params.slug ?? "";
  if (!isSlug(slug)) throw new Response(null, { status: 404 });
  const { api, critical, site } = context;
  const asked = { ...emptyListing, facets: { brand: [slug] }, sort: "piu_recenti" } as const;
  const [brand, { products }] = await Promise.all([
    critical(api.brands.bySlug({ slug })),
    critical(api.products.list(asked)),
  ]);
  const { origin, name } = site;
  const self = `${origin}${brandFeedHref(slug)}`;
  const page = `${origin}${brandHref(slug)}`;
  const entries = products.flatMap((product) => {
    if (product.slug === null) return [];
    const { current } = product.price;
    const address = `${origin}/${product.slug}`;
    return [
      {
        id: address,
        title: product.name,
        page: address,
        updated: product.insertedAt,
        summary: current === null ? null : `Da ${formatPrice(current, product.price.currency)}.`,
      },
    ];
  });
  return xmlAnswer(
    atomFeed({ id: self, title: `Novità di ${brand.name} su ${name}`, author: name, self, page }, entries),
    "application/atom+xml",
  );
}
