/** /chi-siamo: the CMS page, three figures counted from the data, and who runs the site (product.md 'Content pages'). */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { emptyListing } from "contract/listing/query";
import { roundedCount } from "~/lib/rounded-count";
import { contentLoader, contentTags } from "~/loaders/content";
import { BackLink } from "~/ui/back-link";
import { ContentPage } from "~/ui/content-page";
import { Fact } from "~/ui/fact";

export const handle = { styles: ["prose"] };
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? contentTags(data, "/chi-siamo") : []);

/** A figure that cannot be counted is left out. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, optional } = args.context;
  const [content, brands, discounts, stores] = await Promise.all([
    contentLoader("chi-siamo")(args),
    optional(api.brands.list({ limit: 2000 }), []),
    optional(api.products.list({ ...emptyListing, onSale: true }), null),
    optional(api.stores.list({}), []),
  ]);
  const figures = [
    {
      name: "Brand Partner",
      count: roundedCount(brands.filter(({ productCount }) => productCount > 0).length),
    },
    { name: "Sconti Disponibili", count: roundedCount(discounts?.totalResults ?? 0) },
    { name: "Negozi Online", count: roundedCount(stores.length) },
  ];
  return { ...content, figures: figures.filter(({ count }) => count !== null) };
}

export default function ChiSiamo() {
  const { figures } = useLoaderData<typeof loader>();
  return (
    <ContentPage>
      {({ company }) => (
        <>
          {figures.length > 0 && (
            <dl className="figures">
              {figures.map(({ name, count }) => (
                <div key={name}>
                  <dt className="meta">{name}</dt>
                  <dd>{count}</dd>
                </div>
              ))}
            </dl>
          )}
          <section className="facts" aria-labelledby="azienda">
            <h2 id="azienda">L'azienda</h2>
            <dl>
              <Fact name="Ragione sociale" value={company.name} />
              <Fact name="Partita IVA" value={company.vat} />
              <Fact name="Sede" value={company.seat} />
              <Fact name="Capitale sociale" value={company.capital} />
              <Fact name="Registro imprese" value={company.register} />
            </dl>
          </section>
          <BackLink />
        </>
      )}
    </ContentPage>
  );
}

export { ContentFailure as ErrorBoundary } from "~/ui/failure";
