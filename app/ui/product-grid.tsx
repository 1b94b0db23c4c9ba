/** Products in rows; the first `eagerCount` pictures load at once because they are seen at once. */
import type { CardView } from "~/lib/card-view";
import { CompareTick } from "./compare-tick";
import { ProductCard } from "./product-card";

export interface CardListProps {
  cards: CardView[];
  eagerCount?: number;
  /** Products can be ticked for a comparison; these are. */
  comparing?: readonly number[] | null;
}

export function ProductGrid({ cards, eagerCount = 4, comparing }: CardListProps) {
  return (
    <ul className="grid">
      {cards.map((card, index) => (
        <li key={card.id} id={`p${card.id}`}>
          <ProductCard card={card} eager={index < eagerCount} />
          {comparing && <CompareTick card={card} ticked={comparing.includes(card.id)} />}
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
