/** /offerte: verified discounts of the day, and a card for each women's landing that has goods (product.md 'Offers'). */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { breadcrumbJsonLd, pageMeta } from "~/lib/seo";
import { withGoods } from "~/lib/with-goods";
import { bareContent } from "~/loaders/content";
import { failureMeta, landingCrumbs, landingTitle, written } from "~/loaders/landing";
import { textsInTime } from "~/loaders/upstream-texts";
import { ownSizeWays } from "~/slots/own-size";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { CleanHtml } from "~/ui/clean-html";
import { Section } from "~/ui/section";
import { Slot } from "~/ui/slot";
import { TilePicture } from "~/ui/tile-picture";
import { DiscountSections } from "./discounts";
import { discountRows, discountsOf, offerCards, offerSlugs } from "./offers";

export const handle = { styles: ["carousel", "home", "prose", "landing"] };

export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (!data) return failureMeta(error);
  const { page, title, override, site } = data;
  return pageMeta({
    title: page?.seo.title ?? `${title} | ${site.name}`,
    description: page?.seo.description ?? page?.body,
    keywords: page?.seo.keywords,
    path: "/offerte",
    site,
    override,
    jsonLd: [breadcrumbJsonLd(landingCrumbs(title), site.origin)],
  });
};

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, site } = context;
  const texts = context.optional(api.seo.page({ slug: "offerte", textsOnly: true }), null);
  const rows = Promise.all(discountRows.map((row) => discountsOf(row, context)));
  const [page, pages, categories, discounts] = await Promise.all([
    written("offerte", context),
    Promise.all(
      offerSlugs.map(async (slug) => (await written(slug, context)) ?? bareContent(slug, landingTitle(slug))),
    ),
    context.optional(api.categories.list({}), []),
    context.softTimeout(rows),
  ]);
  return {
    page,
    title: page?.title ?? "Offerte",
    offers: offerCards(pages, withGoods(categories)),
    discounts: discounts.value,
    override: await textsInTime(texts, context),
    site: { name: site.name, origin: site.origin },
  };
}

export default function Offers() {
  const { page, title, offers, discounts } = useLoaderData<typeof loader>();
  return (
    <div className="landing">
      <div className="block landing-crumbs">
        <Breadcrumbs items={landingCrumbs(title)} />
        <h1>{title}</h1>
      </div>
      <DiscountSections rows={discounts} />
      <Slot kind={ownSizeWays} of={{ onSale: true }} />
      <Section heading="Scopri le Migliori Offerte Moda Donna" className="offer-grid">
        {offers.length === 0 ? (
          <p className="notice">Nessuna offerta disponibile al momento.</p>
        ) : (
          <ul>
            {offers.map((offer) => (
              <li key={offer.href}>
                <a href={offer.href} className="offer">
                  <TilePicture picture={offer.picture} sizes="(min-width: 768px) 33vw, 50vw" />{" "}
                  <b>{offer.title}</b> {offer.text && <span className="muted">{offer.text}</span>}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <CleanHtml className="block prose" of={page?.body} />
    </div>
  );
}

export { LandingFailure as ErrorBoundary } from "~/ui/failure";
