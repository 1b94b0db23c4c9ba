/** One section of the home page: its banner and its newest products; it may arrive after the page. */
import type { Banner } from "contract";
import type { CardView } from "~/lib/card-view";
import { fewestInRow } from "~/lib/home-rows";
import { listingHref } from "~/lib/listing-url";
import { BannerPicture, BannerWords } from "~/ui/banner-picture";
import { Carousel, CarouselSkeleton } from "~/ui/carousel";
import { ItemList } from "~/ui/item-list";
import { DeferredSection } from "~/ui/section";

/** Null when the upstream failed. */
export type SectionContent = { cards: CardView[]; banner: Banner | null } | null;

interface ProductSectionProps {
  category: string;
  label: string;
  content: SectionContent | Promise<SectionContent>;
}

export function ProductSection({ category, label, content }: ProductSectionProps) {
  const href = listingHref({ category });
  const error = "Errore nel caricamento dei prodotti. Riprova più tardi.";
  return (
    <DeferredSection
      className="feature"
      heading={label}
      promise={content}
      error={error}
      more={{ href, label: "Scopri tutto" }}
      fallback={
        <>
          <div className="feature-picture" />
          <CarouselSkeleton />
        </>
      }
    >
      {(shown) =>
        shown && shown.cards.length < fewestInRow ? null : (
          <>
            {shown?.banner && (
              <>
                <div className="feature-picture">
                  <BannerPicture
                    banner={shown.banner}
                    sizes="(min-width:1081px) 900px,(min-width:768px) 100vw,160vw"
                  />
                </div>
                <BannerWords banner={shown.banner} />
              </>
            )}
            {shown === null ? (
              <p className="notice">{error}</p>
            ) : (
              <>
                <Carousel label={label} cards={shown.cards} />
                <ItemList cards={shown.cards} name={label} />
              </>
            )}
          </>
        )
      }
    </DeferredSection>
  );
}
