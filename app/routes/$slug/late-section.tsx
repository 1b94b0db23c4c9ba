/** A section that may arrive late, with its own sentence for failure and for nothing to show. */
import type { ReactNode } from "react";
import { type AlikeGoods, alikePath } from "~/lib/alike";
import type { CardView } from "~/lib/card-view";
import { Carousel, CarouselSkeleton } from "~/ui/carousel";
import { DeferredSection } from "~/ui/section";
import { failed, type Late } from "./sections";

export interface LateSectionProps<T> {
  heading: string;
  content: Late<T> | Promise<Late<T>>;
  error: string;
  /** Said when there is nothing; null leaves the section out. */
  empty?: string | null;
  fallback: ReactNode;
  className?: string;
  children: (value: T) => ReactNode;
}

export function LateSection<T extends object>(props: LateSectionProps<T>) {
  const { heading, content, error, empty = null, fallback, className, children } = props;
  return (
    <DeferredSection
      heading={heading}
      promise={content}
      fallback={fallback}
      error={error}
      className={className}
    >
      {(value) => {
        if (value !== failed && value) return children(value);
        const sentence = value === failed ? error : empty;
        return sentence && <p className="notice">{sentence}</p>;
      }}
    </DeferredSection>
  );
}

/** Goods like this one, in a row, and the page that parts the cheaper ones from the others. */
export function AlikeSection({
  goods,
  path,
}: {
  goods: Late<AlikeGoods> | Promise<Late<AlikeGoods>>;
  path: string;
}) {
  const heading = "Prodotti simili";
  return (
    <LateSection
      heading={heading}
      content={goods}
      error="Errore nel recuperare i prodotti correlati."
      empty="Nessun prodotto correlato trovato."
      fallback={<CarouselSkeleton />}
    >
      {({ cards, ways }) => (
        <>
          <Carousel label={heading} cards={cards} />
          {ways.length > 0 && (
            <ul className="line tag-links" aria-label="Parti dei simili">
              {ways.map(({ id, heading, count }) => (
                <li key={id}>
                  <a href={`${alikePath(path)}#${id}`}>{`${heading} (${count})`}</a>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </LateSection>
  );
}

/** A row of product cards. */
export function CardsSection(props: {
  heading: string;
  cards: Late<CardView[]> | Promise<Late<CardView[]>>;
  error: string;
  empty?: string;
}) {
  const { heading, cards, error, empty } = props;
  return (
    <LateSection
      heading={heading}
      content={cards}
      error={error}
      empty={empty}
      fallback={<CarouselSkeleton />}
    >
      {(list) => <Carousel label={heading} cards={list} />}
    </LateSection>
  );
}
