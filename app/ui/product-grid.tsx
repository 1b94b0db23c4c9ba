/** Products in rows; the first `eagerCount` pictures load at once because they are seen at once. */
import type { CardView } from "~/lib/card-view";
import { isLeftOut, type Packed } from "~/lib/packed";
import { Kept } from "./kept";
import { ProductCard } from "./product-card";
import { useUnpacked } from "./use-unpacked";

export interface CardListProps {
  /** Packed by the loader (`lib/packed`), or as they are. */
  cards: CardView[] | Packed<CardView[]>;
  eagerCount?: number;
}

/** Cards that the document holds already stay as they are. */
export function ProductGrid({ cards, eagerCount }: CardListProps) {
  if (isLeftOut(cards)) return <Kept as="ul" className="grid" />;
  return <Cards cards={cards} eagerCount={eagerCount} />;
}

function Cards({ cards, eagerCount = 4 }: CardListProps) {
  const shown = useUnpacked(cards);
  return (
    <ul className="grid">
      {shown.map((card, index) => (
        <li key={card.id}>
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
