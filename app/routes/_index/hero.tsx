/** The first thing seen: the woman banner, or the best of the goods, with the sentence that says what this site is. */
import { Await } from "@remix-run/react";
import brand from "brand/brand.json";
import { Suspense } from "react";
import { BannerWords } from "~/ui/banner-picture";
import { HeroPicture } from "~/ui/hero-picture";
import type { Opening } from "./opening";

export function Hero({ opening }: { opening: Opening | Promise<Opening> }) {
  const banner = opening instanceof Promise ? null : opening.banner;
  return (
    <section className="hero" aria-labelledby="slogan">
      {opening instanceof Promise ? (
        <Suspense fallback={<div className="hero-picture" />}>
          <Await resolve={opening} errorElement={null}>
            {(arrived) => <HeroPicture {...arrived} />}
          </Await>
        </Suspense>
      ) : (
        <HeroPicture {...opening} />
      )}
      <div className="frame">
        <h1 id="slogan">{brand.slogan}</h1>
        <p>Confronta prezzi, taglie e spedizioni. Poi compri dal negozio che preferisci.</p>
        {banner && <BannerWords banner={{ ...banner, href: null }} />}
        <a className="button" href={banner?.href ?? "/prodotti"}>
          Scopri le offerte
        </a>
      </div>
    </section>
  );
}
