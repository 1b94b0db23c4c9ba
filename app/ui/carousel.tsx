/** Up to 20 product cards in a row: 2, 3, 5 or 6 in view by window width (product.md 'Cards and carousels'). */
import { isLeftOut } from "~/lib/packed";
import { ProductCard } from "./product-card";
import type { CardListProps } from "./product-grid";
import { Track } from "./track";
import { useUnpacked } from "./use-unpacked";

export const carouselLimit = 20;

/** As many as the widest screens show at first. */
const inView = 6;

interface CarouselProps extends CardListProps {
  /** Unique on the page. */
  label: string;
}

/** Cards that the document holds already stay as they are; arrows and swipes work on them all the same. */
export function Carousel(props: CarouselProps) {
  if (isLeftOut(props.cards)) return <Track label={props.label} className="products" kept />;
  return <Cards {...props} />;
}

function Cards({ label, cards, eagerCount = 0 }: CarouselProps) {
  const shown = useUnpacked(cards);
  return (
    <Track label={label} className="products">
      {shown.slice(0, carouselLimit).map((card, index) => (
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
