/** Ticks that choose products for `/confronta`, and the form that they belong to wherever they stand. */
import type { ReactNode } from "react";
import type { CardView } from "~/lib/card-view";
import { comparePath } from "~/lib/comparing";

const form = "confronto";

export function CompareTick({ card, ticked }: { card: CardView; ticked: boolean }) {
  return (
    <label className="compare-tick">
      <input type="checkbox" name="p" value={card.id} form={form} defaultChecked={ticked} />
      <span>
        Confronta<span className="vh"> {card.name}</span>
      </span>
    </label>
  );
}

export function CompareForm({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <form id={form} action={comparePath} className={className}>
      {children}
    </form>
  );
}
