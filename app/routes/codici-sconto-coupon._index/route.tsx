/** `/codici-sconto-coupon`: shops with codes and offers, or those of one shop (product.md 'Promotions'). The address is the whole state. */
import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import {
  canonicalPromotionsHref,
  isNarrowed,
  type PromotionsQuery,
  promotionsHref,
  promotionsPath,
  promotionsQuery,
} from "~/lib/promotions-url";
import { breadcrumbJsonLd, pageMeta } from "~/lib/seo";
import { textsInTime } from "~/loaders/upstream-texts";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { FilterTags } from "~/ui/filter-tags";
import { Pagination } from "~/ui/pagination";
import { Cards, Shops } from "./cards";
import { Controls } from "./controls";
import { filterTags, foundText, promotionsTitle } from "./titles";
import { countriesOf, type Found, promotionsOf, shopsOf } from "./view";

export const handle = { styles: ["shop", "chips", "filterTags", "promotions", "pages"] };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => {
  if (!page) return [{ title: "Codici sconto e coupon" }, { name: "robots", content: "noindex, follow" }];
  const { query, found, title, override, site, crumbs } = page;
  const of = found?.merchant ? ` ${found.merchant}` : "";
  return pageMeta({
    title: `${title}${query.page > 1 ? ` – pagina ${query.page}` : ""} | ${site.name}`,
    description: `Codici sconto${of} e promozioni valide oggi, con condizioni, scadenza e quando hanno funzionato l'ultima volta.`,
    path: promotionsHref({
      ...promotionsQuery(new URLSearchParams()),
      merchant: query.merchant,
      page: query.page,
    }),
    site,
    robots: isNarrowed(query) || !found?.total || isBeyond(query, found) ? "noindex, follow" : undefined,
    override,
    jsonLd: [breadcrumbJsonLd(crumbs, site.origin)],
  });
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const canonical = canonicalPromotionsHref(url);
  if (canonical) throw redirect(canonical, 301);
  const query = promotionsQuery(url.searchParams);
  const plain = query.merchant === null && query.page === 1 && !isNarrowed(query);
  const texts = plain ? context.optional(context.api.seo.promotions({ textsOnly: true }), null) : null;
  const [outcome, countries] = await Promise.all([
    context.outcome(query.merchant ? promotionsOf(query, context) : shopsOf(query, context)),
    countriesOf(query, context),
  ]);
  const found = "value" in outcome ? outcome.value : null;
  const failure = "failure" in outcome ? outcome.failure : null;
  const { name, origin } = context.site;
  const beyond = found !== null && isBeyond(query, found);
  const page = {
    query,
    found,
    failure: failure && (failure.sentence ?? failureText(query)),
    countries,
    title: promotionsTitle(new Date(), found?.merchant ?? null),
    crumbs: crumbsOf(query, found?.merchant ?? null),
    override: texts && (await textsInTime(texts, context)),
    site: { name, origin },
  };
  return data(page, { status: failure?.status ?? (beyond || found?.known === false ? 404 : 200) });
}

/** Whether the page asked for lies behind the last one. */
function isBeyond({ page }: PromotionsQuery, { pages }: Pick<Found, "pages">): boolean {
  return page > Math.max(1, pages);
}

export default function Promotions() {
  const { query, found, failure, countries, title, crumbs } = useLoaderData<typeof loader>();
  const country = countries.find(({ code }) => code === query.country)?.name ?? query.country;
  const tags = filterTags(query, found?.merchant ?? null, country);
  return (
    <div className="block promos">
      <Breadcrumbs items={crumbs} />
      <header className="promos-head">
        <h1>{title}</h1>
        <p role="status">{found && foundText(found.total, query.type)}</p>
      </header>
      <Controls query={query} countries={countries} />
      <FilterTags tags={tags} reset={promotionsPath} />
      <div>
        {failure && (
          <p className="notice" role="alert">
            Errore: {failure}
          </p>
        )}
        {found && <Results query={query} found={found} />}
      </div>
    </div>
  );
}

function Results({ query, found }: { query: PromotionsQuery; found: Found }) {
  const shops = found.shops ?? [];
  const cards = found.cards ?? [];
  const expired = found.expired ?? [];
  return (
    <>
      {shops.length > 0 && <Shops shops={shops} />}
      {cards.length > 0 && (
        <section aria-labelledby="valide">
          <h2 className="vh" id="valide">
            Promozioni valide
          </h2>
          <Cards cards={cards} />
        </section>
      )}
      {shops.length + cards.length === 0 && (
        <p className="notice">
          {found.pages > 0 ? (
            <>
              {`La pagina ${query.page} non esiste: i risultati finiscono prima. `}
              <a href={promotionsHref({ ...query, page: 1 })}>Torna alla prima pagina</a>
            </>
          ) : (
            <>
              Nessuna promozione trovata al momento.{" "}
              {(query.merchant || isNarrowed(query)) && <a href={promotionsPath}>Vedi tutti i negozi</a>}
            </>
          )}
        </p>
      )}
      <Pagination page={query.page} pages={found.pages} link={(page) => promotionsHref({ ...query, page })} />
      {expired.length > 0 && (
        <section className="promos-over" aria-labelledby="scadute">
          <h2 id="scadute">Promozioni scadute</h2>
          <Cards cards={expired} />
        </section>
      )}
    </>
  );
}

function failureText({ merchant }: PromotionsQuery): string {
  return merchant ? "Errore nel caricamento promozioni" : "Errore nel caricamento negozi";
}

function crumbsOf({ merchant }: PromotionsQuery, name: string | null) {
  const root = [
    { name: "Home", href: "/" },
    { name: "Codici sconto e coupon", href: promotionsPath },
  ];
  return merchant
    ? [...root, { name: name ?? merchant, href: `${promotionsPath}?merchant=${merchant}` }]
    : root;
}
