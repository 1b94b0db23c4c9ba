/** What it costs now and, struck through, what the store says it cost before. */
import type { Price as PriceData } from "domain/money";
import { formatPrice, noPrice } from "~/lib/money";

export function Price({ price, className = "price" }: { price: PriceData; className?: string }) {
  if (price.current === null) return <p className={`${className} muted`}>{noPrice}</p>;
  const now = formatPrice(price.current, price.currency);
  if (price.previous === null)
    return (
      <p className={className}>
        <b>{now}</b>
      </p>
    );
  return (
    <p className={className}>
      <span className="vh">Prezzo scontato </span>
      <b className="sale">{now}</b>{" "}
      <del>
        <span className="vh">prezzo precedente dichiarato dal negozio </span>
        {formatPrice(price.previous, price.currency)}
      </del>
    </p>
  );
}
