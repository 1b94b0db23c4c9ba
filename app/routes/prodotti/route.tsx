/** `/prodotti`: search, filters, sort and pages of the catalogue (product.md 'Listing'). The address is the whole state. */
import {
  isRouteErrorResponse,
  type MetaDescriptor,
  type MetaFunction,
  type UIMatch,
  useLoaderData,
  useLocation,
  useRouteError,
} from "@remix-run/react";
import type { MetaPayload } from "contract";
import { defaultSortOf, type ListingQuery } from "contract/listing/query";
import { comparingIn } from "~/lib/comparing";
import { changed, listingHref, listingOf, remarksOn, withPage } from "~/lib/listing-url";
import { breadcrumbJsonLd, pageMeta } from "~/lib/seo";
import { siteOf } from "~/lib/site-of";
import { asFilters } from "~/lib/understood";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { CleanHtml } from "~/ui/clean-html";
import { ErrorPage, errorText } from "~/ui/error-page";
import { FilterTags } from "~/ui/filter-tags";
import { Settle } from "~/ui/settle";
import { FilterPanel, PanelSkeleton, QuickFilters } from "./filter-panel";
import { filterTags, isIndexable, type Labels, labelsFrom, listingTitle, resetHref } from "./filters";
import { loader } from "./loader";
import { ListingFailure, ResultsSection, ResultsSkeleton } from "./results";

export const handle = {
  styles: (page: { narrowed: boolean } | undefined) => [
    "chips",
    "listing",
    ...(page?.narrowed ? ["filterTags"] : []),
  ],
};

export const meta: MetaFunction<typeof loader> = ({ data, error, location, matches }) =>
  data
    ? listingMeta(data, listingOf(new URL(`http://x${location.pathname}${location.search}`)), matches)
    : failureMeta(error, matches);

export { loader };

export default function Listing() {
  const { category, trail, results, panel } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const address = new URL(`http://x/prodotti${search}`);
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
        {!query.search && query.page === 1 && <CleanHtml className="intro" of={category?.description} />}
      </header>
      {/* One row: a filter that comes or goes moves nothing below it. */}
      <div className="strips">
        <QuickFilters
          query={query}
          category={asFilters(query, understood ?? null).category}
          active={tags.length}
          sizes={panel instanceof Promise ? null : (panel?.sizes ?? null)}
        />
        <FilterTags tags={tags} reset={resetHref(query)} />
      </div>
      {remarksOn(address).map((remark) => (
        <p className="notice" role="status" key={remark}>
          {remark}
        </p>
      ))}
      <Settle value={results} fallback={<ResultsSkeleton />} error={<ListingFailure />}>
        {(found) =>
          found ? (
            <ResultsSection
              results={found}
              query={query}
              tags={tags}
              comparing={comparingIn(address.searchParams)}
            />
          ) : (
            <ListingFailure />
          )
        }
      </Settle>
      <Settle value={panel} fallback={<PanelSkeleton />} error={<PanelSkeleton />}>
        {(found) => (
          <FilterPanel
            groups={found?.groups ?? null}
            query={query}
            understood={found?.understood ?? null}
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

/** What of a listing its metadata tells; parts that are still on their way are not told. */
interface Described {
  category: { name: string; description: string | null } | null;
  trail: { name: string; href: string | null }[];
  results: { cards: { id: number }[]; pages: number } | null | Promise<unknown>;
  panel: { labels: Labels } | null | Promise<unknown>;
  override: MetaPayload | null;
}

function listingMeta(
  data: Described,
  query: ListingQuery,
  matches: readonly Pick<UIMatch, "id" | "data">[],
): MetaDescriptor[] {
  const site = siteOf(matches);
  const labels = labelsFrom(data.panel instanceof Promise ? null : data.panel?.labels);
  const heading = listingTitle(query, data.category?.name ?? null, labels);
  const [above, ...below] = data.trail;
  // Shoes are a category of each person's: away from the path above it a page says whose.
  const person = below.length > 0 ? above?.name.toLocaleLowerCase("it") : null;
  const title = listingTitle(query, data.category?.name ?? null, labels, person);
  const page = query.page > 1 ? ` – pagina ${query.page}` : "";
  const path = listingHref(withPage(changed(query, { sort: defaultSortOf(query) }), query.page));
  const results = data.results instanceof Promise ? null : data.results;
  const trail = [{ name: "Home", href: "/" }, ...data.trail];
  const crumbs = heading === trail.at(-1)?.name ? trail : [...trail, { name: heading, href: path }];
  return [
    ...pageMeta({
      title: `${title}${page} | ${site.name}`,
      description:
        data.category?.description ??
        `${title}: confronta i prezzi di tanti negozi online, scegli taglia, colore e marca e vai al negozio più conveniente.`,
      path,
      site,
      robots: isIndexable(query) && results?.cards.length !== 0 ? undefined : "noindex, follow",
      override: data.override && ofPage(data.override, query.page),
      jsonLd: [breadcrumbJsonLd(crumbs, site.origin)],
      drawn: results?.cards[0] && `p${results.cards[0].id}`,
    }),
    ...neighbours(query, results?.pages ?? 0, site.origin),
  ];
}

/** A listing that failed keeps a title and stays out of the index. */
function failureMeta(error: unknown, matches: readonly Pick<UIMatch, "id" | "data">[]): MetaDescriptor[] {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const title = status < 500 ? errorText(status).title.replace(/\.$/, "") : "Prodotti";
  return [{ title: `${title} | ${siteOf(matches).name}` }, { name: "robots", content: "noindex, follow" }];
}

/** The upstream's texts speak of the first page; the others keep them apart from it. */
function ofPage(texts: MetaPayload, page: number): MetaPayload {
  if (page === 1) return texts;
  const { title, canonical: _, ...others } = texts;
  return title ? { ...others, title: `${title} – pagina ${page}` } : others;
}

function neighbours(query: ListingQuery, pages: number, origin: string): MetaDescriptor[] {
  const link = (rel: string, page: number) => ({
    tagName: "link",
    rel,
    href: origin + listingHref(withPage(query, page)),
  });
  return [
    ...(query.page > 1 ? [link("prev", query.page - 1)] : []),
    ...(query.page < pages ? [link("next", query.page + 1)] : []),
  ] as MetaDescriptor[];
}
