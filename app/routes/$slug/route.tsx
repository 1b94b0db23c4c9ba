/** `/{slug}`: one product or one of its variants, with the offers of all stores (product.md 'Product page'). */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { pagePath } from "contract/content/seo-shape";
import { productCardPath } from "contract/share-card";
import type { Context } from "server/context";
import { pageOptions } from "~/lib/product/address";
import { productView } from "~/lib/product/view";
import { isSlug } from "~/lib/slug-shape";
import { personalAction } from "~/loaders/personal";
import { textsInTime } from "~/loaders/upstream-texts";
import { recent } from "~/slots/recent";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { StructuredData } from "~/ui/item-list";
import { Sheet } from "~/ui/sheet";
import { Slot } from "~/ui/slot";
import { BuyBox, Costs, What } from "./buy-box";
import { Characteristics, Description, MerchantCard } from "./details";
import { Gallery } from "./gallery";
import { AlikeSection, CardsSection, LateSection } from "./late-section";
import { productMeta } from "./meta";
import { OtherOffers } from "./offers-table";
import { PriceHistory } from "./price-history";
import { revealAction } from "./reveal";
import { Reviews } from "./reviews";
import { lateSections } from "./sections";
import { ShareMenu } from "./share-menu";
import { StickyBar } from "./sticky-bar";
import { structuredData } from "./structured-data";
import { chosenSize, VariantSelector } from "./variant-selector";

export const handle = { styles: ["shop", "product", "swatches"] };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? productMeta(data.product, data, matches) : [];

export async function loader({ params: { slug }, request, context }: LoaderFunctionArgs) {
  if (!isSlug(slug)) throw new Response(null, { status: 404 });
  const options = pageOptions(new URL(request.url).searchParams);
  const categories = context.optional(context.api.categories.list({}), []);
  const texts = context.optional(context.api.seo.product({ slug, textsOnly: true }), null);
  const product = await context
    .critical(context.api.products.bySlug({ slug }))
    .catch(pageInstead(slug, context));
  // Of what was joined with it since, or of a variant that is gone; kept for an hour, since either may return.
  if (product.slug && product.slug !== slug && product.selectedVariantId === null)
    throw redirect(`/${product.slug}`, { status: 301, headers: { "Cache-Control": "public, max-age=3600" } });
  const [view, override, late] = await Promise.all([
    categories.then((list) => productView(product, list, { slug, options }, context)),
    textsInTime(texts, context),
    lateSections(product, options, context),
  ]);
  context.noteSideEffects({ opened: product.id, sizes: [chosenSize(view)].filter(Boolean) });
  // The upstream's own structured data, where it has any, replaces ours.
  const structured = override?.jsonLd?.length ? null : structuredData(product, view, context.site.origin);
  const { savesData } = context;
  const card = productCardPath(product, new Date());
  return { product: view, token: context.forms.token(), structured, override, card, savesData, ...late };
}

/** A page's own address is also known without its folder, as people say it. */
function pageInstead(slug: string, { api, optional }: Context) {
  return async (failure: unknown): Promise<never> => {
    if (!(failure instanceof Response && failure.status === 404)) throw failure;
    const written = await optional(api.pages.list({}), null);
    throw written?.pages.some((page) => page.slug === slug) ? redirect(pagePath(slug), 302) : failure;
  };
}

export const action = personalAction(revealAction);

export default function Product() {
  const { product, token, structured, savesData, ...late } = useLoaderData<typeof loader>();
  // What can be had instead comes first where this cannot.
  const similar = <AlikeSection goods={late.related} path={product.path} />;
  const others = product.offers.length > 0 && <OtherOffers product={product} token={token} />;
  return (
    <>
      <div className="product">
        <Breadcrumbs items={[...product.trail, { name: product.name, href: null }]} />
        <Gallery pictures={product.pictures} name={product.name} />
        <div className="buying">
          <What product={product} />
          <Costs product={product} />
          <VariantSelector product={product} />
          <BuyBox product={product} token={token} />
          <ShareMenu product={product} />
          {product.merchant && <MerchantCard merchant={product.merchant} />}
        </div>
        {product.purchasable && others}
        <Sheet of="product" />
        {!product.purchasable && similar}
        {!product.purchasable && others}
        <About product={product} history={late.history} reviews={late.reviews} />
        <StickyBar product={product} />
      </div>
      {structured !== null && <StructuredData text={structured} />}
      <CardsSection
        heading="Potrebbe piacerti"
        cards={late.recommended}
        error="Errore nel recuperare i prodotti raccomandati."
      />
      {product.purchasable && similar}
      <Slot kind={recent} of={{ beside: product.id, ...(savesData && { savesData }) }} />
    </>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

/** In two columns that are filled evenly: what buyers say stands below the prices, else the description. */
function About({ product, history, reviews }: Pick<Loaded, "product" | "history" | "reviews">) {
  return (
    <div className="about">
      <div>
        <div id="storico">
          <LateSection
            heading="Storico dei prezzi"
            content={history}
            error="Errore nel recuperare lo storico dei prezzi."
            fallback={<div className="chart" />}
            className="flush"
          >
            {(points) => <PriceHistory history={points} product={product} />}
          </LateSection>
        </div>
        {product.rating ? (
          <div id="recensioni">
            <LateSection
              heading="Recensioni"
              content={reviews}
              error="Errore nel recuperare le recensioni."
              fallback={<div className="chart" />}
              className="flush"
            >
              {(view) => <Reviews view={view} product={product} />}
            </LateSection>
          </div>
        ) : (
          <Description product={product} />
        )}
      </div>
      <div>
        {product.rating && <Description product={product} />}
        <Characteristics product={product} />
      </div>
    </div>
  );
}
