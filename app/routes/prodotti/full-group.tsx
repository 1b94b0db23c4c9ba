/** The way to all values of a facet: a link to their page, which with JavaScript unfolds in place. */
import { useFetcher } from "@remix-run/react";
import { folded } from "contract/folded";
import type { FacetKey } from "contract/listing/facets";
import type { ListingQuery } from "contract/listing/query";
import { useEffect, useRef, useState } from "react";
import { listingHref } from "~/lib/listing-url";
import type { loader } from "~/routes/prodotti_.filtri.$facet";
import { allValuesPath } from "./filters";
import { Values } from "./values";

/** Milliseconds without typing before a list narrows (product.md 'Listing'). */
const searchPause = 150;
/** Lists of at most this many values are not searched. */
const shortList = 12;

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
  const [sought, setSought] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const href = listingHref({ ...query, page: 1 }, allValuesPath(facet));
  const { load, data } = fetcher;
  useEffect(() => {
    if (wanted) load(href);
  }, [wanted, href, load]);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (!wanted || !data)
    return (
      <a
        className={className}
        href={href}
        aria-busy={wanted || undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setWanted(true);
        }}
      >
        {label}
      </a>
    );
  const found = data.values.filter(([, name]) => folded(name).includes(folded(sought)));
  return (
    <div className="full">
      {className === "later" && <h3>{label}</h3>}
      {data.values.length > shortList && (
        <input
          type="search"
          placeholder="Cerca…"
          aria-label={`Cerca in ${data.heading}`}
          onChange={({ currentTarget: { value } }) => {
            clearTimeout(timer.current);
            timer.current = setTimeout(() => setSought(value.trim()), searchPause);
          }}
        />
      )}
      {found.length > 0 ? (
        <Values group={{ key: facet, total: found.length, values: found }} query={query} />
      ) : (
        <p className="muted">Nessun valore trovato.</p>
      )}
      <button
        type="button"
        className="more"
        onClick={() => {
          setSought("");
          setWanted(false);
        }}
      >
        Mostra meno
      </button>
    </div>
  );
}
