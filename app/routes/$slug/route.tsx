/** `/{slug}`: one product or one of its variants, with the offers of all stores (spec 000 §2 'Product detail'). */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { type CardView, cardViews } from "~/lib/card-view";
import { type Packed, pack, unpack, useUnpacked } from "~/lib/packed";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Carousel, CarouselSkeleton } from "~/ui/carousel";
import { DeferredSection } from "~/ui/section";
import { useSoftLinks } from "~/ui/soft-links";
import { BuyBox } from "./buy-box";
import { Description, MerchantCard } from "./details";
import { Gallery } from "./gallery";
import { productMeta } from "./meta";
import { OffersTable } from "./offers-table";
import { isSlug } from "./slug-shape";
import { VariantSelector } from "./variant-selector";
import { productView } from "./view";

export const handle = { styles: ["product", "carousel", "swatches"] };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? productMeta(unpack(data.product), matches) : [];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { slug } = params;
  if (!isSlug(slug)) throw new Response(null, { status: 404 });
  const { api } = context;
  const categories = context.optional(api.categories.list({}), []);
  const product = await context.critical(api.products.bySlug({ slug }));
  const cardsOf = async (row: "recommended" | "related") =>
    packedCards(await cardViews(await api.products[row]({ id: product.id }), context.exits));
  const [view, recommended, related] = await Promise.all([
    categories.then((list) => productView(product, list, context)),
    context.grace(context.optional(cardsOf("recommended"), failed)),
    context.grace(context.optional(cardsOf("related"), failed)),
  ]);
  return { product: pack(view), recommended: recommended.value, related: related.value };
}

export default function Product() {
  const { product: packed, recommended, related } = useLoaderData<typeof loader>();
  const product = useUnpacked(packed);
  const region = useRef<HTMLDivElement>(null);
  useSoftLinks(region, "a[data-variant]");
  return (
    <>
      <div className="product" ref={region}>
        <Breadcrumbs items={[...product.trail, { name: product.name, href: null }]} />
        <Gallery pictures={product.pictures} name={product.name} key={product.pictures[0]?.src} />
        <div className="buying">
          <BuyBox product={product} />
          <VariantSelector axes={product.axes} sizes={product.sizes} />
          {product.offers.length > 1 && <OffersTable offers={product.offers} />}
          {product.merchant && <MerchantCard merchant={product.merchant} />}
        </div>
        <Description product={product} />
      </div>
      <CardsSection
        heading="Potrebbe piacerti"
        promise={recommended}
        error="Errore nel recuperare i prodotti raccomandati."
        empty={null}
      />
      <CardsSection
        heading="Prodotti simili"
        promise={related}
        error="Errore nel recuperare i prodotti correlati."
        empty="Nessun prodotto correlato trovato."
      />
    </>
  );
}

/** Stands for cards that could not be had: a rejected promise could not be shown without JavaScript. */
const failed = "failed";

type Cards = Packed<CardView[]> | typeof failed | null;

/** A row of cards that may arrive late; `empty` null leaves the section out when there are none. */
function CardsSection(props: {
  heading: string;
  promise: Cards | Promise<Cards>;
  error: string;
  empty: string | null;
}) {
  const { heading, promise, error, empty } = props;
  return (
    <DeferredSection heading={heading} promise={promise} fallback={<CarouselSkeleton />} error={error}>
      {(cards) => {
        if (cards !== failed && cards) return <Carousel label={heading} cards={cards} />;
        const sentence = cards === failed ? error : empty;
        return sentence && <p className="notice">{sentence}</p>;
      }}
    </DeferredSection>
  );
}

function packedCards(cards: CardView[]): Cards {
  return cards.length > 0 ? pack(cards) : null;
}
