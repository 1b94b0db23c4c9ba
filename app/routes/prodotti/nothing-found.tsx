/** Really nothing found: one sentence, what each filter costs, and one line of where else to go (product.md 'Listing'). */
import type { Nearest } from "contract/listing/nearest";
import type { ListingQuery } from "contract/listing/query";
import { listingHref, withPage } from "~/lib/listing-url";
import { ProductGrid } from "~/ui/product-card";
import { counter, type FilterTag, resetHref } from "./filters";
import type { Results } from "./loader";
import type { RelaxedListing } from "./relaxed-listing";

/** Where a shopper may begin anew. */
const departments: [label: string, href: string][] = [
  ["Donna", "/prodotti?categoria=donna"],
  ["Uomo", "/prodotti?categoria=uomo"],
  ["Bambine e ragazze", "/prodotti?categoria=bambine-e-ragazze"],
  ["Bambini e ragazzi", "/prodotti?categoria=bambini-e-ragazzi"],
  ["Prima infanzia", "/prodotti?categoria=prima-infanzia"],
  ["Tutte le marche", "/brand"],
];

export function NothingFound(props: { query: ListingQuery; tags: FilterTag[]; results: Results }) {
  const { query, tags, results } = props;
  if (results.pages > 0)
    return (
      <div className="nothing">
        <p>La pagina {query.page} non esiste: i risultati finiscono prima.</p>
        <a className="button" href={listingHref(withPage(query, results.pages))}>
          Vai all’ultima pagina
        </a>
      </div>
    );
  const { relaxed } = results;
  const costs = results.costs.filter(({ href }) => href !== relaxed?.href);
  return (
    <>
      <div className="nothing">
        <p>
          <b>0 risultati.</b> Nessun prodotto corrisponde a quello che hai{" "}
          {query.search ? "cercato" : "scelto"}.
        </p>
        {costs.length > 0 && (
          <ul className="costs">
            {costs.map(({ label, href, total }) => (
              <li key={href}>
                <a href={href}>
                  Senza “{label}”: {counter(total).toLowerCase()}
                </a>
              </li>
            ))}
          </ul>
        )}
        {!relaxed && (
          <a className="button" href={tags.length > 0 ? resetHref(query) : "/prodotti"} data-whole="">
            {tags.length > 0 ? "Azzera filtri" : "Vedi tutti i prodotti"}
          </a>
        )}
      </div>
      {relaxed && <Without relaxed={relaxed} />}
      <Near links={nearLinks(results)} />
    </>
  );
}

/** One line of what comes nearest; where nothing does, of what others look for. */
function nearLinks({ nearest, popular }: Results): [label: string, href: string][] {
  const near = [...(nearest?.kinds.map(asSearch) ?? []), ...(nearest?.brands.map(asBrand) ?? [])];
  if (near.length > 0) return near;
  return popular.length > 0 ? popular.map(asSearch) : departments;
}

/** What the cheapest change finds, so that nobody has to press first. */
function Without({ relaxed: { labels, href, total, cards } }: { relaxed: RelaxedListing }) {
  return (
    <section className="instead" aria-labelledby="senza">
      <h3 id="senza">
        Senza {labels.map((label) => `“${label}”`).join(" e ")}: {counter(total).toLowerCase()}
      </h3>
      <ProductGrid cards={cards} />
      {total > cards.length && (
        <a className="button" href={href}>
          Vedili tutti
        </a>
      )}
    </section>
  );
}

function asSearch(term: string): [label: string, href: string] {
  return [term, listingHref({ search: term })];
}

/** 'Nike · sneakers (12)' */
function asBrand({ name, slug, products, search }: Nearest["brands"][number]): [string, string] {
  const label = search ? `${name} · ${search}` : name;
  return [`${label} (${products})`, listingHref({ facets: { brand: [slug] }, search: search ?? undefined })];
}

function Near({ links }: { links: readonly [label: string, href: string][] }) {
  return (
    <nav className="near" aria-labelledby="vicini" data-whole="">
      <h3 id="vicini">Prova con</h3>
      <ul>
        {links.map(([label, href]) => (
          <li key={href}>
            <a className="chip" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
