/**
 * The filter panel: beside the grid on wide screens; on small ones a full-height sheet that opens by being the target of
 * a link (`#filtri`), so that it needs no JavaScript. Every value is a link, the price a GET form.
 */
import type { ListingQuery } from "contract/listing";
import { useEffect, useMemo, useState } from "react";
import { listingHref, withAvailability } from "~/lib/listing-url";
import { isLeftOut, type Packed, unpack } from "~/lib/packed";
import { Icon } from "~/ui/icon";
import { availabilities, type FilterGroup, groupHeading, paramOf, selectedIn } from "./filters";
import { FullGroup } from "./full-group";
import { groupsInDocument } from "./panel-reading";
import { PriceFilter } from "./price-filter";
import { Values } from "./values";

interface PanelProps {
  /** Null when the upstream did not tell. */
  groups: Packed<FilterGroup[]> | null;
  query: ListingQuery;
}

export function FilterPanel({ groups, query }: PanelProps) {
  const [inDocument] = useState(() => (isLeftOut(groups) ? groupsInDocument(document, query) : []));
  const shown = useMemo(
    () => (groups && !isLeftOut(groups) ? unpack(groups) : inDocument),
    [groups, inDocument],
  );
  useSheetKeys();
  return (
    <aside className="filters" id="filtri" aria-labelledby="titolo-filtri">
      <div className="filters-head">
        <h2 id="titolo-filtri">Filtri</h2>
        <a href="#prodotti" aria-label="Chiudi i filtri" className="close">
          <Icon name="close" />
        </a>
      </div>
      <details open>
        <summary>
          Prezzo
          <Icon name="down" />
        </summary>
        <PriceFilter query={query} />
      </details>
      {shown.map((group) => (
        <Group key={group.key} group={group} query={query} />
      ))}
      <Availability query={query} />
      <a className="button done" href="#prodotti">
        Mostra i prodotti
      </a>
    </aside>
  );
}

function Group({ group, query }: { group: FilterGroup; query: ListingQuery }) {
  const { key, total, values } = group;
  const heading = groupHeading(key);
  const open = key === "category" || selectedIn(query, key).length > 0;
  if (values.length === 0 && key !== "category")
    return <FullGroup facet={key} query={query} label={heading} className="later" />;
  return (
    <details open={open}>
      <summary>
        {heading}
        <Icon name="down" />
      </summary>
      <div id={`f-${paramOf(key)}`} data-total={total}>
        <Values group={group} query={query} />
        {key !== "category" && total > values.length && (
          <FullGroup
            facet={key}
            query={query}
            label={`Mostra altri (${total - values.length})`}
            className="more"
          />
        )}
      </div>
    </details>
  );
}

/** What can be bought now, or what cannot (spec 000 §9). */
function Availability({ query }: { query: ListingQuery }) {
  return (
    <details open={query.availability !== undefined}>
      <summary>
        Disponibilità
        <Icon name="down" />
      </summary>
      <ul className="values">
        {(["disponibili", "esauriti"] as const).map((value) => {
          const chosen = query.availability === value;
          return (
            <li key={value}>
              <a
                href={listingHref(withAvailability(query, chosen ? undefined : value))}
                aria-current={chosen ? "true" : undefined}
              >
                {availabilities[value]}
              </a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** Escape closes the sheet the way its link does. */
function useSheetKeys(): void {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape" && document.querySelector(".filters:target,.filters:has(:target)"))
        document.querySelector<HTMLAnchorElement>(".filters .close")?.click();
    };
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, []);
}

export function PanelSkeleton() {
  return <aside className="filters skeleton" aria-label="Filtri" />;
}
