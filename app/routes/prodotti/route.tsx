/** `/prodotti`: search, filters, sort and pages of the catalogue (product.md 'Listing'). The address is the whole state. */
import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  type MetaFunction,
  useLoaderData,
  useLocation,
  useRouteError,
} from "@remix-run/react";
import { categoryTrail } from "~/lib/category-trail";
import { listingHref } from "~/lib/listing-url";
import { settled } from "~/lib/understood";
import { textsInTime } from "~/loaders/upstream-texts";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ErrorPage } from "~/ui/error-page";
import { FilterTags } from "~/ui/filter-tags";
import { canonicalHref, listingOf, remarksOn } from "./address";
import { FilterPanel, PanelSkeleton } from "./filter-panel";
import { filterTags, resetHref } from "./filters";
import { failureMeta, listingMeta } from "./meta";
import { ListingFailure, ResultsSection, ResultsSkeleton } from "./results";
import { searchTerm } from "./search-term";
import { Settle } from "./settle";
import { QuickFilters } from "./strip";
import { isIndexable, labelsFrom, listingTitle } from "./titles";
import { isBeyond, panelOf, resultsOf, whole } from "./view";

export const handle = { styles: ["filterTags", "listing"] };

export const meta: MetaFunction<typeof loader> = ({ data, error, location, matches }) =>
  data
    ? listingMeta(data, listingOf(new URL(location.pathname + location.search, "http://x")), matches)
    : failureMeta(error, matches);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const canonical = canonicalHref(url);
  if (canonical) throw redirect(canonical, 301);
  const query = listingOf(url);
  const searched = searchTerm(query);
  context.trace({ searched, sizes: query.facets.size ?? [] });

  const categories = context.optional(context.api.categories.list({}), null);
  const counts = context.api.facets.counts({ listing: query, sort: "productCount", order: "DESC" });
  const listed = context.api.products.list(query);
  const results = listed.then((page) => resultsOf(page, query, context));
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
    query.page > 1 ? whole(context.optional(results, null)) : context.grace(context.optional(results, null)),
    context.grace(context.optional(panel, null)),
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

export default function Listing() {
  const { category, trail, results, panel } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const address = new URL(`/prodotti${search}`, "http://x");
  const query = listingOf(address);
  const labelOf = labelsFrom(panel instanceof Promise ? null : panel?.labels);
  const title = listingTitle(query, category?.name ?? null, labelOf);
  const total = results instanceof Promise ? null : (results?.total ?? null);
  const understood = results instanceof Promise ? null : results?.understood;
  const tags = filterTags(query, labelOf, Boolean(understood));
  return (
    <div className="listing" id="prodotti">
      <header className="listing-head">
        <Breadcrumbs
          items={[...trail, ...(title === trail.at(-1)?.name ? [] : [{ name: title, href: null }])]}
        />
        <h1>{title}</h1>
        {category?.description && !query.search && query.page === 1 && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it entered
          <div className="intro" dangerouslySetInnerHTML={{ __html: category.description }} />
        )}
      </header>
      <QuickFilters query={query} active={tags.length} />
      <FilterTags tags={tags} reset={resetHref(query)} />
      {remarksOn(address).map((remark) => (
        <p className="notice" role="status" key={remark}>
          {remark}
        </p>
      ))}
      <Settle value={results} fallback={<ResultsSkeleton />} error={<ListingFailure />}>
        {(found) =>
          found ? <ResultsSection results={found} query={query} tags={tags} /> : <ListingFailure />
        }
      </Settle>
      <Settle value={panel} fallback={<PanelSkeleton />} error={<PanelSkeleton />}>
        {(found) => (
          <FilterPanel
            groups={found?.groups ?? null}
            query={settled(query, found?.understood ?? null)}
            total={total}
          />
        )}
      </Settle>
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status < 500) return <ErrorPage status={status} retry={pathname + search} />;
  return (
    <div className="listing">
      <header className="listing-head">
        <Breadcrumbs items={[{ name: "Prodotti", href: null }]} />
        <h1>Prodotti</h1>
      </header>
      <ListingFailure />
    </div>
  );
}
