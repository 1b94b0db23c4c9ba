/** `/prodotti/filtri/{facet}`: all values of one facet under the current filters, for lists too long for the panel; and what stores promise. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData, useLocation } from "@remix-run/react";
import { type CountedKey, facetKeys, isFacet, paramOf } from "contract/listing/facets";
import { colourPath } from "~/lib/colour-address";
import { listingHref, listingOf } from "~/lib/listing-url";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Values } from "./prodotti/filter-panel";
import {
  exclusionHref,
  exclusionLabel,
  filterGroups,
  type GroupValue,
  groupHeading,
  selectedIn,
} from "./prodotti/filters";

export const handle = { styles: ["listing", "listingLate", "swatches", "allValues"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? (isFacet(data.key) ? `${data.heading}: tutti i valori` : data.heading) : "Filtri" },
  { name: "robots", content: "noindex, follow" },
];

/** A facet answer holds at most 250 values (product.md 'Listing'). */
const allValues = 250;
const keys: readonly CountedKey[] = [...facetKeys, "terms"];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const key = keys.find((candidate) => paramOf(candidate) === params.facet);
  if (!key) throw new Response(null, { status: 404 });
  const listing = listingOf(new URL(request.url));
  const order = { sort: "productCount", order: "DESC" } as const;
  const counts = await context.critical(context.api.facets.counts({ listing, ...order, only: [key] }));
  const found = counts[key] ?? [];
  const heading = groupHeading(key);
  if (!isFacet(key)) {
    // Each narrows by itself: one alone is worth offering too.
    const offered = found.filter(({ slug, count }) => count > 0 || selectedIn(listing, key).includes(slug));
    return {
      key,
      heading,
      values: offered.map(({ slug, label, count }): GroupValue => [slug, label, count]),
    };
  }
  const group = filterGroups({ [key]: found }, listing, allValues)[0];
  const values = (group?.values ?? []).toSorted((a, b) =>
    key === "size" ? 0 : a[1].localeCompare(b[1], "it"),
  );
  return { key, heading, values };
}

export default function AllValues() {
  const { key, heading, values } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const query = listingOf(new URL(`http://x/prodotti${search}`));
  const back = listingHref({ ...query, page: 1 });
  return (
    <div className="all-values">
      <Breadcrumbs
        items={[
          { name: "Prodotti", href: back },
          { name: heading, href: null },
        ]}
      />
      <h1>{heading}</h1>
      {values.length > 0 ? (
        <Values group={{ key, total: values.length, values }} query={query} />
      ) : (
        <p>Nessun valore con i filtri scelti.</p>
      )}
      {key === "colour" && (
        <p>
          <a href={colourPath}>Cerca una tinta precisa, a occhio</a>
        </p>
      )}
      {!isFacet(key) && (
        <p className="muted">
          Contano i negozi che lo dicono: chi non lo dice non è compreso. La spedizione gratis è giudicata sul
          prezzo di ogni offerta, anche dove vale da una certa spesa in su; per la consegna conta il tempo più
          lungo che il negozio indica. Sulla pagina di ogni prodotto si legge che cosa promette ciascun
          negozio.
        </p>
      )}
      {isFacet(key) && values.length > 1 && (
        <>
          <h2 id="escludi">Escludi</h2>
          <ul className="values">
            {values.map(([slug, label]) => (
              <li key={slug}>
                <a href={exclusionHref(query, key, slug)} rel="nofollow">
                  {exclusionLabel(key, label)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={back}>Torna ai prodotti</a>
      </p>
    </div>
  );
}
