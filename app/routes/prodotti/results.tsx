/** The products found: how many, in which order, the grid, the pages, and what to say when there are none. */
import { defaultSortOf, type ListingQuery, type Sort, sorts } from "contract/listing/query";
import type { CardView } from "~/lib/card-view";
import { comparingHref } from "~/lib/comparing";
import { changed, listingHref, withPage } from "~/lib/listing-url";
import { CompareForm } from "~/ui/compare-tick";
import { Icon } from "~/ui/icon";
import { ItemList } from "~/ui/item-list";
import { Pagination } from "~/ui/pagination";
import { GridSkeleton, ProductGrid } from "~/ui/product-card";
import { Sheet } from "~/ui/sheet";
import { counter, type FilterTag } from "./filters";
import type { Results } from "./loader";
import { NothingFound } from "./nothing-found";
import { UnderstoodSearch } from "./understood";

export function ResultsSection({
  results,
  query,
  tags,
  comparing,
}: {
  results: Results;
  query: ListingQuery;
  tags: FilterTag[];
  /** What is ticked already where products can be ticked, else null. */
  comparing: number[] | null;
}) {
  return (
    <section className="results" aria-labelledby="quanti">
      <UnderstoodSearch query={query} understood={results.understood} total={results.total} />
      {/* Where there is nothing, the sentence below says so. */}
      <div className={results.total === 0 ? "vh" : "results-head"}>
        <h2 id="quanti">
          <span aria-live="polite">{counter(results.total)}</span>
        </h2>
        {results.total > 1 && <SortMenu query={query} byUnit={results.byUnit} />}
      </div>
      {results.byCommission && results.total > 1 && <PaidOrder />}
      {results.cards.length > 0 && <ProductGrid cards={results.cards} comparing={comparing} />}
      {query.facets.size && results.cards.length > 0 && <InSize query={query} />}
      {query.terms && results.cards.length > 0 && (
        <p className="muted">
          Ogni prezzo è di un negozio che promette quanto hai chiesto; chi non lo dice non è compreso.
        </p>
      )}
      <Sheet of="listing" />
      {results.cards.length > 0 ? (
        <ItemList cards={results.cards} />
      ) : (
        <NothingFound query={query} tags={tags} results={results} />
      )}
      <Pagination page={query.page} pages={results.pages} link={(to) => listingHref(withPage(query, to))} />
      {comparing ? (
        <CompareBar chosen={comparing} cards={results.cards} back={listingHref(query)} />
      ) : (
        <WatchLink query={query} count={results.cards.length} />
      )}
    </section>
  );
}

/** Prices of cards are those of the size; what narrows and orders knows whole products. Below the cards: no filter moves them. */
function InSize({ query }: { query: ListingQuery }) {
  const byPrice = query.sort.startsWith("prezzo") || query.sort.startsWith("totale");
  const isBound = query.priceMin !== undefined || query.priceMax !== undefined;
  return (
    <p className="muted">
      Prezzi, spedizione e negozi sono quelli della taglia scelta.
      {(byPrice || isBound) &&
        ` ${byPrice ? "L’ordine" : "Il filtro"} di prezzo guarda il prezzo più basso tra tutte le taglie.`}
    </p>
  );
}

/** What the law wants said where an operator lets commissions count (upstream/DESIGN.md). */
function PaidOrder() {
  return (
    <p className="watch">
      In quest’ordine contano anche le commissioni che i negozi ci riconoscono.{" "}
      <a href="/come-ordiniamo">Come ordiniamo i risultati</a>
    </p>
  );
}

/** Alerts for what is shown, not for the whole shop; and products side by side, where there are several. */
function WatchLink({ query, count }: { query: ListingQuery; count: number }) {
  const filters = listingHref({ ...query, sort: defaultSortOf(query), page: 1 }).split("?")[1];
  return (
    <>
      {filters && (
        <p className="watch">
          <a href={`/avvisi/nuovo?${filters}`} rel="nofollow">
            Avvisami di novità e ribassi per questa ricerca
          </a>
        </p>
      )}
      {count > 1 && (
        <p className="watch" data-pages="">
          <a href={comparingHref(listingHref(query), [])} rel="nofollow">
            Confronta fino a quattro prodotti
          </a>
        </p>
      )}
    </>
  );
}

function SortMenu({ query, byUnit }: { query: ListingQuery; byUnit: boolean }) {
  const offered = (Object.keys(sorts) as Sort[]).filter(
    (sort) => sort === query.sort || (sort === "unita_asc" ? byUnit : sort !== "rilevanza" || query.search),
  );
  return (
    <details className="sort popover">
      <summary>
        <span className="vh">Ordina per: </span>
        {/* Another order is another element: it stands where it stands, and has not moved there. */}
        <span id={`ordine-${query.sort}`}>{sorts[query.sort]}</span>
        <Icon name="down" />
      </summary>
      <div className="sheet">
        <ul data-sets="ordinamento">
          {offered.map((sort) => (
            <li key={sort}>
              <a
                href={listingHref(changed(query, { sort }))}
                aria-current={sort === query.sort ? "true" : undefined}
              >
                {sorts[sort]}
              </a>
            </li>
          ))}
        </ul>
        <a className="how" href="/come-ordiniamo">
          Come ordiniamo i risultati
        </a>
      </div>
    </details>
  );
}

/** In place of the products while the rest of the page stands (product.md 'Listing'). */
export function ListingFailure() {
  return (
    <section className="results">
      <p className="notice" role="alert">
        Errore nel caricamento dei prodotti. Riprova più tardi.
      </p>
      <Sheet of="listing" />
    </section>
  );
}

export function ResultsSkeleton() {
  return (
    <section className="results skeleton" aria-busy="true">
      <div className="results-head" />
      <GridSkeleton count={12} />
      <Sheet of="listing" />
    </section>
  );
}

interface BarProps {
  chosen: readonly number[];
  cards: readonly CardView[];
  /** The listing without ticks. */
  back: string;
}

export function CompareBar({ chosen, cards, back }: BarProps) {
  const elsewhere = chosen.filter((id) => !cards.some((card) => card.id === id));
  return (
    <CompareForm className="line compare-bar">
      {elsewhere.map((id) => (
        <input type="hidden" name="p" value={id} key={id} />
      ))}
      <p>
        {elsewhere.length === 0 && "Spunta da due a quattro prodotti."}
        {elsewhere.length === 1 && "Un prodotto è già scelto: spunta quelli da metterci accanto."}
        {elsewhere.length > 1 &&
          `${elsewhere.length} prodotti sono già scelti: spunta quelli da metterci accanto.`}
      </p>
      <button type="submit" className="button">
        Confronta
      </button>{" "}
      <a href={back}>Annulla</a>
    </CompareForm>
  );
}
