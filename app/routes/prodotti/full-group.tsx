/** The way to all values of a facet: a link to their page, which with JavaScript unfolds in place. */
import { useFetcher } from "@remix-run/react";
import type { FacetKey } from "contract/facets";
import type { ListingQuery } from "contract/listing";
import { useEffect, useState } from "react";
import { listingHref } from "~/lib/listing-url";
import type { loader } from "~/routes/prodotti_.filtri.$facet";
import { allValuesPath } from "./filters";
import { Values } from "./values";

export function FullGroup({
  facet,
  query,
  label,
  className,
}: {
  facet: FacetKey;
  query: ListingQuery;
  label: string;
  className: string;
}) {
  const fetcher = useFetcher<typeof loader>();
  const [wanted, setWanted] = useState(false);
  const [typed, setTyped] = useState("");
  const href = listingHref({ ...query, page: 1 }, allValuesPath(facet));
  const { load, data } = fetcher;
  useEffect(() => {
    if (wanted) load(href);
  }, [wanted, href, load]);

  if (!wanted || !data)
    return (
      <a
        className={className}
        href={href}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setWanted(true);
        }}
      >
        {label}
      </a>
    );
  const sought = typed.trim().toLocaleLowerCase("it");
  const values = data.values.filter(([, name]) => name.toLocaleLowerCase("it").includes(sought));
  return (
    <div className="full">
      {className === "later" && <h3>{label}</h3>}
      {data.values.length > 12 && (
        <input
          type="search"
          placeholder="Cerca…"
          aria-label={`Cerca in ${data.heading}`}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <Values group={{ key: facet, total: values.length, values }} query={query} />
    </div>
  );
}
