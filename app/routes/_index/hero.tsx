/** The first thing seen: the woman banner with the sentence that says what this site is. */
import { Await } from "@remix-run/react";
import type { Banner } from "contract";
import { Suspense } from "react";
import { BannerPicture, BannerWords } from "~/ui/banner-picture";

type Shown = Banner | "none" | null;

export function Hero({ banner }: { banner: Shown | Promise<Shown> }) {
  const known = banner instanceof Promise || banner === "none" ? null : banner;
  return (
    <section className="hero" aria-labelledby="vetrina">
      <div className="hero-picture">
        {banner instanceof Promise ? (
          <Suspense fallback={null}>
            <Await resolve={banner} errorElement={null}>
              {(arrived) => <HeroPicture banner={arrived} />}
            </Await>
          </Suspense>
        ) : (
          <HeroPicture banner={banner} />
        )}
      </div>
      <div className="frame">
        <h1 id="vetrina">La moda di tanti negozi, in una sola vetrina</h1>
        <p>Confronta prezzi, taglie e spedizioni. Poi compri dal negozio che preferisci.</p>
        {known && <BannerWords banner={{ ...known, href: null }} />}
        <a className="button" href={known?.href ?? "/prodotti"}>
          Scopri le offerte
        </a>
      </div>
    </section>
  );
}

function HeroPicture({ banner }: { banner: Shown }) {
  if (banner === "none") return <p className="notice">Nessun banner attivo disponibile al momento.</p>;
  return banner && <BannerPicture banner={banner} sizes="100vw" eager priority />;
}
