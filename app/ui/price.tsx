/** What it costs now and, struck through, what the store says it cost before. */
import type { Price as PriceData } from "domain/money";
import type { ReactNode } from "react";
import { formatPrice, noPrice } from "~/lib/money";

interface PriceProps {
  price: PriceData;
  className?: string;
  /** What stands beside it. */
  children?: ReactNode;
}

export function Price({ price, className = "price", children }: PriceProps) {
  if (price.current === null) return <p className={`${className} muted`}>{noPrice}</p>;
  const now = formatPrice(price.current, price.currency);
  if (price.previous === null)
    return (
      <p className={className}>
        <b>{now}</b> {children}
      </p>
    );
  return (
    <p className={className}>
      <span className="vh">Prezzo scontato </span>
      <b className="sale">{now}</b>{" "}
      <del>
        <span className="vh">prezzo precedente dichiarato dal negozio </span>
        {formatPrice(price.previous, price.currency)}
      </del>{" "}
      {children}
    </p>
  );
}
