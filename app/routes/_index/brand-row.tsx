/** The featured brands: logo, or the name set in the serif where there is none. */
import type { Picture as PictureData } from "domain/picture";
import { brandHref } from "~/lib/brand-href";
import { Picture } from "~/ui/picture";
import { DeferredSection } from "~/ui/section";
import { Track } from "~/ui/track";

type Brands = { name: string; slug: string; logo: PictureData | null }[] | null;

export function BrandRow({ heading, brands }: { heading: string; brands: Brands | Promise<Brands> }) {
  const error = "Non è stato possibile caricare i brand. Riprova più tardi.";
  return (
    <DeferredSection
      heading={heading}
      promise={brands}
      error={error}
      more={{ href: "/brand", label: "Tutti i brand" }}
      fallback={<div className="brands-ghost" />}
    >
      {(shown) =>
        shown === null ? (
          <p className="notice">{error}</p>
        ) : shown.length === 0 ? null : (
          <Track label="Brand in evidenza" className="brands">
            {shown.map((brand) => (
              <li key={brand.slug}>
                <a className="brand-tile" href={brandHref(brand.slug)}>
                  {brand.logo ? (
                    <Picture picture={brand.logo} sizes="140px" alt={brand.name} max={320} />
                  ) : (
                    brand.name
                  )}
                </a>
              </li>
            ))}
          </Track>
        )
      }
    </DeferredSection>
  );
}
