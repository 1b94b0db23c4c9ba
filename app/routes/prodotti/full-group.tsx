/** The way to all values of a facet: a link to their page, which scripts unfold in place (`browser/full-group`). */
import type { FacetKey } from "contract/listing/facets";
import type { ListingQuery } from "contract/listing/query";
import { listingHref } from "~/lib/listing-url";
import { allValuesPath } from "./filters";

export function FullGroup({
  facet,
  query,
  label,
  className,
}: {
  facet: FacetKey;
  query: ListingQuery;
  label: string;
  className: "later" | "more";
}) {
  return (
    <a className={className} href={listingHref({ ...query, page: 1 }, allValuesPath(facet))} data-unfold="">
      {label}{" "}
    </a>
  );
}
