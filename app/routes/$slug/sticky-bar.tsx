/** On phones price and way out stay in sight: a bar at the foot of the screen once their button has left it, by styles alone. */
import { formatPrice } from "~/lib/money";
import type { ProductView } from "~/lib/product/view";
import { outRel } from "~/ui/product-card";

export function StickyBar({ product }: { product: ProductView }) {
  const { price, store, barOut: out } = product;
  if (!out || price.current === null) return null;
  return (
    <p className="sticky-bar">
      <span>
        <b>{formatPrice(price.current, price.currency)}</b> <small>{store}</small>
      </span>{" "}
      <a className="button" href={out} target="_blank" rel={outRel}>
        Vai al Negozio<span className="vh"> (si apre in una nuova scheda)</span>
      </a>
    </p>
  );
}
