/** The strip under the title: the three filters that fashion shoppers use first, and the toggles. */
import type { ListingQuery } from "contract/listing/query";
import { listingHref, withNewArrivals, withOnSale } from "~/lib/listing-url";
import { ownSizeFilter } from "~/slots/own-size";
import { Icon } from "~/ui/icon";
import { Slot } from "~/ui/slot";

/** Anchors into the filter panel, which on phones opens as a sheet by being the target of one of them. */
export function QuickFilters({
  query,
  active,
  category,
  sizes,
}: {
  query: ListingQuery;
  active: number;
  /** Asked for, or understood from a search. */
  category: string | undefined;
  /** Slugs of all sizes that the listing has; null where that is not known yet. */
  sizes: readonly string[] | null;
}) {
  return (
    <nav className="strip" aria-label="Filtri rapidi">
      <a className="chip main" href="#filtri">
        <Icon name="filters" />
        Filtri
        {active > 0 && (
          <>
            <span className="vh"> attivi: </span>
            <span className="count">{active}</span>
          </>
        )}
      </a>{" "}
      <a className="chip quick" href="#f-taglia">
        Taglia
      </a>{" "}
      <a className="chip quick" href="#f-brand">
        Marca
      </a>{" "}
      <a className="chip quick" href="#f-prezzo">
        Prezzo
      </a>{" "}
      <Toggle on={query.onSale} href={listingHref(withOnSale(query, !query.onSale))} label="In sconto" />{" "}
      <Toggle
        on={query.newArrivals}
        href={listingHref(withNewArrivals(query, !query.newArrivals))}
        label="Nuovi arrivi"
      />{" "}
      <Slot kind={ownSizeFilter} of={{ query, category, sizes }} />
    </nav>
  );
}

function Toggle({ on, href, label }: { on: boolean; href: string; label: string }) {
  return (
    <a className="chip" href={href} aria-current={on ? "true" : undefined}>
      {label}
    </a>
  );
}
