/** Products in rows; the first `eagerCount` pictures load at once because they are seen at once. */
import type { CardView } from "~/lib/card-view";
import { ProductCard } from "./product-card";

export interface CardListProps {
  cards: CardView[];
  eagerCount?: number;
}

export function ProductGrid({ cards, eagerCount = 4 }: CardListProps) {
  return (
    <ul className="grid">
      {cards.map((card, index) => (
        <li key={card.id} id={`p${card.id}`}>
          <ProductCard card={card} eager={index < eagerCount} />
        </li>
      ))}
    </ul>
  );
}

/** The same rows before their content is known. */
export function GridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div className="grid skeleton" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike
        <div key={index} className="ghost" />
      ))}
    </div>
  );
}
