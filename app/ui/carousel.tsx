/** Up to 20 product cards in a row: 2, 3, 5 or 6 in view by window width (product.md 'Cards and carousels'). */

import type { CardListProps } from "./product-card";
import { ProductCard } from "./product-card";
import { Track } from "./track";

export const carouselLimit = 20;

/** As many as the widest screens show at first. */
const inView = 6;

interface CarouselProps extends CardListProps {
  /** Unique on the page. */
  label: string;
}

export function Carousel({ label, cards, eagerCount = 0 }: CarouselProps) {
  return (
    <Track label={label} className="products">
      {cards.slice(0, carouselLimit).map((card, index) => (
        <li key={card.id}>
          <ProductCard card={card} eager={index < eagerCount} held={index >= inView} />
        </li>
      ))}
    </Track>
  );
}

/** The row's place before its cards are known. */
export function CarouselSkeleton() {
  return (
    <div className="carousel products skeleton" aria-hidden="true">
      <div className="track">
        {["a", "b", "c", "d", "e", "f"].map((place) => (
          <div key={place} className="ghost" />
        ))}
      </div>
      <div className="steps" />
    </div>
  );
}
