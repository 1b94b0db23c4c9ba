/** `/prodotti`: search, filters, sort and pages of the catalogue (product.md 'Listing'). The address is the whole state. */
import {
  Await,
  isRouteErrorResponse,
  type MetaFunction,
  useLoaderData,
  useLocation,
  useRouteError,
} from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { comparingIn } from "~/lib/comparing";
import { settled } from "~/lib/understood";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ErrorPage } from "~/ui/error-page";
import { FilterTags } from "~/ui/filter-tags";
import { listingOf, remarksOn } from "./address";
import { FilterPanel, PanelSkeleton, QuickFilters } from "./filter-panel";
import { filterTags, resetHref } from "./filters";
import { loader } from "./loader";
import { ListingFailure, ResultsSection, ResultsSkeleton } from "./results";
import { failureMeta, labelsFrom, listingMeta, listingTitle } from "./titles";

export const handle = { styles: ["filterTags", "listing"] };

export const meta: MetaFunction<typeof loader> = ({ data, error, location, matches }) =>
  data
    ? listingMeta(data, listingOf(new URL(location.pathname + location.search, "http://x")), matches)
    : failureMeta(error, matches);

export { loader };

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
      {/* One row: a filter that comes or goes moves nothing below it. */}
      <div className="strips">
        <QuickFilters
          query={query}
          category={settled(query, understood ?? null).category}
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

export function Settle<T>(props: {
  value: T | Promise<T>;
  fallback: ReactNode;
  /** Shown in place when the data never came. */
  error: ReactNode;
  children: (value: T) => ReactNode;
}) {
  const { value, fallback, error, children } = props;
  if (!(value instanceof Promise)) return children(value);
  return (
    <Suspense fallback={fallback}>
      <Await resolve={value} errorElement={error}>
        {children}
      </Await>
    </Suspense>
  );
}
