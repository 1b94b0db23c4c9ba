/** The first thing seen: the woman banner, or the best of the goods, with the sentence that says what this site is. */
import brand from "brand/brand.json";
import { BannerWords } from "~/ui/banner-picture";
import { HeroPicture, heroEnd } from "~/ui/hero-picture";
import { Settle } from "~/ui/settle";
import type { Opening } from "./opening";

export function Hero({ opening }: { opening: Opening | Promise<Opening> }) {
  const banner = opening instanceof Promise ? null : opening.banner;
  return (
    <section className="hero" aria-labelledby="slogan">
      <Settle value={opening} fallback={<div className="hero-picture" />} error={null}>
        {(arrived) => <HeroPicture {...arrived} />}
      </Settle>
      <div className="frame">
        <h1 id="slogan">{brand.slogan}</h1>
        <p>Confronta prezzi, taglie e spedizioni. Poi compri dal negozio che preferisci.</p>
        {banner && <BannerWords banner={{ ...banner, href: null }} />}
        <a className="button" id={heroEnd} href={banner?.href ?? "/prodotti"}>
          Scopri le offerte
        </a>
      </div>
    </section>
  );
}
