/** `/prodotti/filtri/{facet}`: all values of one facet under the current filters, for lists too long for the panel. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData, useLocation } from "@remix-run/react";
import { facetKeys, facets } from "contract/listing/facets";
import { listingHref, listingOf } from "~/lib/listing-url";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Values } from "./prodotti/filter-panel";
import { exclusionHref, exclusionLabel, filterGroups } from "./prodotti/filters";

export const handle = { styles: ["listing", "listingLate", "swatches", "allValues"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.heading}: tutti i valori` : "Filtri" },
  { name: "robots", content: "noindex, follow" },
];

/** A facet answer holds at most 250 values (product.md 'Listing'). */
const allValues = 250;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const key = facetKeys.find((candidate) => facets[candidate].param === params.facet);
  if (!key) throw new Response(null, { status: 404 });
  const listing = listingOf(new URL(request.url));
  const order = { sort: "productCount", order: "DESC" } as const;
  const counts = await context.critical(context.api.facets.counts({ listing, ...order, only: [key] }));
  const group = filterGroups({ [key]: counts[key] ?? [] }, listing, allValues)[0];
  const values = (group?.values ?? []).toSorted((a, b) =>
    key === "size" ? 0 : a[1].localeCompare(b[1], "it"),
  );
  return { key, heading: facets[key].heading, values };
}

export default function AllValues() {
  const { key, heading, values } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const query = listingOf(new URL(`/prodotti${search}`, "http://x"));
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
      {values.length > 1 && (
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
