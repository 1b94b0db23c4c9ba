/** Quick filters and the panel, on small screens a sheet by `:target` (`#filtri`); values are links, the price a GET form. */

import { type CountedKey, isFacet, paramOf } from "contract/listing/facets";
import { formatListing, type ListingQuery } from "contract/listing/query";
import type { Understood } from "contract/listing/understood";
import { colourPath } from "~/lib/colour-address";
import { changed, listingHref, withPrice } from "~/lib/listing-url";
import { asFilters } from "~/lib/understood";
import { ownSizeFilter } from "~/slots/own-size";
import { type OfferedSize, ownSizes } from "~/slots/sizes";
import { Icon } from "~/ui/icon";
import { Slot } from "~/ui/slot";
import { Swatch } from "~/ui/swatch";
import {
  allValuesPath,
  aroundPrices,
  counter,
  type FilterGroup,
  groupHeading,
  selectedIn,
  toggleHref,
} from "./filters";

/** Milliseconds from the last key in a price to its listing (product.md 'Listing'). */
const pause = 300;

interface PanelProps {
  /** Null when the upstream did not tell. */
  groups: FilterGroup[] | null;
  query: ListingQuery;
  /** What its search was understood as, which the panel shows as chosen. */
  understood: Understood | null;
  /** How many products the grid holds; null while that is not known. */
  total: number | null;
}

export function FilterPanel({ groups, query: asked, understood, total }: PanelProps) {
  const query = asFilters(asked, understood);
  const [above, below] = aroundPrices(groups ?? []).map((some) =>
    some.map((group) => <Group key={group.key} group={group} query={query} />),
  );
  return (
    <aside
      className="filters"
      id="filtri"
      aria-labelledby="titolo-filtri"
      data-of={query === asked ? undefined : listingHref(query)}
    >
      <div className="filters-head">
        <h2 id="titolo-filtri">Filtri</h2>
        <a href="#prodotti" aria-label="Chiudi i filtri" className="close">
          <Icon name="close" />
        </a>
      </div>
      {above}
      <details open>
        <summary>Prezzo</summary>
        <PriceFilter query={query} />
      </details>
      {below}
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
  const open = key === "size" || key === "category" || selectedIn(query, key).length > 0;
  if (values.length === 0) return <FullGroup of={key} query={query} label={heading} className="later" />;
  return (
    <>
      {key === "size" && <OwnSizes group={group} query={query} />}
      <details open={open}>
        <summary>{heading}</summary>
        <div id={`f-${paramOf(key)}`}>
          <Values group={group} query={query} />
          {isFacet(key) && total > 1 && (
            <a
              className="more"
              href={`${listingHref({ ...query, page: 1 }, allValuesPath(key))}#escludi`}
              rel="nofollow"
            >
              Escludi…<span className="vh">{` tra ${heading.toLocaleLowerCase("it")}`}</span>
            </a>
          )}{" "}
          {key === "colour" && (
            <>
              <a className="more" href={colourPath}>
                Cerca per colore
              </a>{" "}
            </>
          )}
          {isFacet(key) && total > values.length && (
            <FullGroup
              of={key}
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

export function Values({ group, query }: { group: FilterGroup; query: ListingQuery }) {
  const selected = selectedIn(query, group.key);
  return (
    <ul className={listClass(group)}>
      {group.values.map(([slug, label, count]) => (
        <li key={slug}>
          <a
            href={toggleHref(query, group.key, slug)}
            aria-current={selected.includes(slug) ? "true" : undefined}
          >
            {group.key === "colour" && <Swatch slug={slug} />}
            {`${label} `}
            <small>{count}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Lists of more than ten scroll (product.md 'Listing'). */
function listClass({ key, values }: FilterGroup): string {
  if (key === "size") return "values tight";
  return values.length > 10 ? "values long" : "values";
}

export function PriceFilter({ query }: { query: ListingQuery }) {
  return (
    <form id="f-prezzo" className="price-filter" action="/prodotti" data-apply={pause}>
      {hiddenFields(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field name="prezzoMin" label="Da €" value={query.priceMin} />
      <Field name="prezzoMax" label="A €" value={query.priceMax} />
      <button type="submit">Applica</button>
      <label className="delivered">
        <input
          type="checkbox"
          name="spedizioneCompresa"
          value="true"
          defaultChecked={query.delivered ?? false}
        />
        Spedizione compresa
      </label>
      {query.delivered && <p className="meta">Se il negozio non dice la spedizione, conta il prezzo.</p>}
    </form>
  );
}

function Field({ name, label, value }: { name: string; label: string; value: number | undefined }) {
  return (
    <label className="meta">
      {label}
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        name={name}
        defaultValue={written(value)}
      />
    </label>
  );
}

/** As it is typed in Italy: 19,90. */
function written(price: number | undefined): string {
  if (price === undefined) return "";
  return (Number.isInteger(price) ? String(price) : price.toFixed(2)).replace(".", ",");
}

/** The other filters, which the form has to carry along; page and price, and what it means, start anew. */
function hiddenFields(query: ListingQuery): [string, string][] {
  return Object.entries(formatListing(changed(withPrice(query), { delivered: false })));
}

function FullGroup({
  of,
  query,
  label,
  className,
}: {
  of: CountedKey;
  query: ListingQuery;
  label: string;
  className: "later" | "more";
}) {
  return (
    <a className={className} href={listingHref({ ...query, page: 1 }, allValuesPath(of))} data-unfold="">
      {`${label} `}
    </a>
  );
}

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
      <Slot kind={ownSizeFilter} of={{ query, category, sizes }} />
      <a className="chip quick" href="#f-taglia">
        Taglia
      </a>{" "}
      <a className="chip quick" href="#f-brand">
        Marca
      </a>{" "}
      <a className="chip quick" href="#f-prezzo">
        Prezzo
      </a>{" "}
      <Toggle
        on={query.onSale}
        href={listingHref(changed(query, { onSale: !query.onSale }))}
        label="In sconto"
      />{" "}
      <Toggle
        on={query.newArrivals}
        href={listingHref(changed(query, { newArrivals: !query.newArrivals }))}
        label="Nuovi arrivi"
      />
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
