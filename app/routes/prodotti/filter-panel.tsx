/**
 * The filter panel: beside the grid on wide screens; on small ones a full-height sheet that opens by being the target of
 * a link (`#filtri`), so that it needs no JavaScript. Every value is a link, the price a GET form.
 */
import { isFacet, paramOf } from "contract/listing/facets";
import type { ListingQuery } from "contract/listing/query";
import { listingHref } from "~/lib/listing-url";
import { type OfferedSize, ownSizes } from "~/slots/sizes";
import { Icon } from "~/ui/icon";
import { Slot } from "~/ui/slot";
import { allValuesPath, type FilterGroup, groupHeading, selectedIn, toggleHref } from "./filters";
import { FullGroup } from "./full-group";
import { PriceFilter } from "./price-filter";
import { counter } from "./titles";
import { Values } from "./values";

interface PanelProps {
  /** Null when the upstream did not tell. */
  groups: FilterGroup[] | null;
  query: ListingQuery;
  /** How many products the grid holds; null while that is not known. */
  total: number | null;
}

export function FilterPanel({ groups, query, total }: PanelProps) {
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
      {groups?.map((group) => (
        <Group key={group.key} group={group} query={query} />
      ))}
      <a className="button done" href="#prodotti">
        {doneLabel(total)}
      </a>
    </aside>
  );
}

function doneLabel(total: number | null): string {
  if (total === null) return "Mostra i prodotti";
  if (total === 0) return "Nessun prodotto";
  return `Mostra ${counter(total).toLowerCase()}`;
}

function Group({ group, query }: { group: FilterGroup; query: ListingQuery }) {
  const { key, total, values } = group;
  const heading = groupHeading(key);
  const open = key === "category" || selectedIn(query, key).length > 0;
  if (values.length === 0 && isFacet(key))
    return <FullGroup facet={key} query={query} label={heading} className="later" />;
  return (
    <>
      {key === "size" && <OwnSizes group={group} query={query} />}
      <details open={open}>
        <summary>
          {heading}
          <Icon name="down" />
        </summary>
        <div id={`f-${paramOf(key)}`} data-total={total}>
          <Values group={group} query={query} />
          {isFacet(key) && total > 1 && (
            <a
              className="more"
              href={`${listingHref({ ...query, page: 1 }, allValuesPath(key))}#escludi`}
              rel="nofollow"
            >
              Escludi…<span className="vh"> tra {heading.toLocaleLowerCase("it")}</span>
            </a>
          )}{" "}
          {isFacet(key) && total > values.length && (
            <FullGroup
              facet={key}
              query={query}
              label={`Mostra altri (${total - values.length})`}
              className="more"
            />
          )}
        </div>
      </details>
    </>
  );
}

function OwnSizes({ group, query }: { group: FilterGroup; query: ListingQuery }) {
  const chosen = selectedIn(query, "size");
  const sizes = group.values
    .filter(([slug]) => !chosen.includes(slug))
    .map(([slug, label]): OfferedSize => [slug, label, toggleHref(query, "size", slug)]);
  return <Slot kind={ownSizes} of={{ sizes }} />;
}

export function PanelSkeleton() {
  return <aside className="filters skeleton" aria-label="Filtri" />;
}
