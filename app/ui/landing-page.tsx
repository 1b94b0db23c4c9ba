/** A landing page: banner with its title, a row of products, the way to all of them, the editors' text (product.md 'Landings'). */
import { useLoaderData } from "@remix-run/react";
import { NewsletterBlock } from "~/forms/newsletter-form";
import { type LandingData, landingCrumbs, landingMeta } from "~/loaders/landing";
import { BannerWords } from "./banner-picture";
import { Breadcrumbs } from "./breadcrumbs";
import { Carousel } from "./carousel";
import { CleanHtml } from "./clean-html";
import { HeroPicture, heroEnd } from "./hero-picture";
import { Section } from "./section";

export { LandingFailure as ErrorBoundary } from "./failure";
export const handle = { styles: ["carousel", "home", "prose", "landing"] };
export const meta = landingMeta;

export function LandingPage() {
  const { page, banner, goods, row, all, more, cards, formToken } = useLoaderData() as LandingData;
  return (
    <div className="landing">
      <div className="block landing-crumbs">
        <Breadcrumbs items={landingCrumbs(page.title)} />
      </div>
      <header className="hero">
        {/* The fixed banner ids of some landings belong to other sections of the home page. */}
        <HeroPicture own={page.banner ?? page.picture} banner={banner} goods={goods} />
        <div className="frame">
          <h1>{page.title}</h1>
          {page.seo.description && <p>{page.seo.description}</p>}
          {!page.banner && !page.picture && banner && <BannerWords banner={banner} />}
          <a className="button" id={heroEnd} href={all}>
            Scopri tutte le offerte
          </a>
        </div>
      </header>
      <Section heading={row} more={more}>
        {cards ? (
          <Carousel label={row} cards={cards} eagerCount={2} />
        ) : (
          <p className="notice">
            Nessun prodotto in questa sezione al momento. <a href="/prodotti">Guarda tutti i prodotti</a>
          </p>
        )}
      </Section>
      <CleanHtml className="block prose" of={page.body} />
      <NewsletterBlock token={formToken} />
    </div>
  );
}
