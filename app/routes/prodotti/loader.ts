/** What the listing asks for, and what of it is awaited. */
import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { categoryTrail } from "~/lib/category-trail";
import { listingHref } from "~/lib/listing-url";
import { textsInTime } from "~/loaders/upstream-texts";
import { canonicalHref, listingOf } from "./address";
import { searchTerm } from "./search-term";
import { isIndexable } from "./titles";
import { isBeyond, panelOf, resultsOf, whole } from "./view";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const canonical = canonicalHref(url);
  if (canonical) throw redirect(canonical, 301);
  const query = listingOf(url);
  const searched = searchTerm(query);
  context.noteSideEffects({ searched, sizes: query.facets.size ?? [] });

  const categories = context.optional(context.api.categories.list({}), null);
  const counts = context.api.facets.counts({ listing: query, sort: "productCount", order: "DESC" });
  const listed = context.api.products.list(query);
  // Whether commissions count in the order is said with the results, or not at all.
  const rules = context.optional(context.api.ordering.rules({}), null);
  const results = Promise.all([listed, rules]).then(([page, ordering]) =>
    resultsOf(page, query, context, ordering?.byCommission ?? false),
  );
  const understood = listed.then((page) => page.understood).catch(() => null);
  const panel = Promise.all([counts, categories, understood]).then(([found, list, asked]) =>
    panelOf(found, list ?? [], query, asked),
  );
  // Only listings that may be indexed, and searches, have texts of their own; whoever is late is not waited for.
  const texts =
    isIndexable(query) || searched
      ? context.optional(context.api.seo.list({ listing: query, textsOnly: true }), null)
      : null;
  let failed = false;
  results.catch(() => {
    failed = true;
  });
  // Late failures arrive as null, not as rejections: those could not be shown without JavaScript.
  const shown = Promise.all([
    // Whether a later page exists decides the status: it is waited for.
    query.page > 1
      ? whole(context.optional(results, null))
      : context.softTimeout(context.optional(results, null)),
    context.softTimeout(context.optional(panel, null)),
    texts && textsInTime(texts, context),
  ]);

  const list = query.category ? await categories : null;
  const trail = list ? categoryTrail(list, query.category) : [];
  // An upstream that names no category at all says nothing about this one.
  if (list && list.length > 0 && trail.length === 0) throw new Response(null, { status: 404 });
  const [shownResults, shownPanel, override] = await shown;
  // A failure that is known before the first byte decides the status of the page.
  if (failed) await context.critical(results);

  const current = trail.at(-1);
  const page = {
    category: current ? { name: current.name, description: current.description } : null,
    trail: trail.map(({ name, slug }) => ({ name, href: listingHref({ category: slug }) })),
    results: shownResults.value,
    panel: shownPanel.value,
    override,
  };
  return data(page, { status: isBeyond(shownResults.value, query) ? 404 : 200 });
}

export type ListingData = Awaited<ReturnType<typeof loader>>["data"];
