/** One store of the checkout: its goods as they are now, its sum, the way there, and the tick once it was opened. */
import type { CartLineView } from "~/lib/cart-view";
import { formatPrice } from "~/lib/money";
import type { CheckoutStore as Store } from "~/loaders/checkout";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import { outRel } from "~/ui/product-card";
import { StoreLogo } from "~/ui/store-logo";
import { StoreCode } from "./store-code";

interface StoreProps {
  store: Store;
}

export function CheckoutStore({ store }: StoreProps) {
  const { id, name, logo, lines, goods, shipping, code, outs, opened } = store;
  const isSeveral = Object.keys(outs).length > 1;
  return (
    <li className={opened ? "checkout-store opened" : "checkout-store"}>
      <header>
        <StoreLogo logo={logo} store={name} size="xs" />
        <h2>{name}</h2>
        <p className="cart-tick" hidden={!opened}>
          <Icon name="check" /> Aperto
        </p>
      </header>
      <ul>
        {lines.map((line) => (
          <Goods key={line.id} line={line} out={isSeveral ? (outs[line.id] ?? null) : null} />
        ))}
      </ul>
      {goods > 0 && (
        <p className="muted">
          {formatPrice(goods)}
          {shipping !== null &&
            (shipping === 0 ? ", spedizione gratis" : ` + ${formatPrice(shipping)} spedizione`)}
        </p>
      )}
      {goods > 0 && code && <StoreCode code={code} store={name} />}
      {Object.keys(outs).length > 0 && (
        // The post notes the visit and leads on to the store, in a new tab.
        <form method="post" action="/carrello/checkout" target="_blank" rel="noopener">
          <input type="hidden" name="negozio" value={id} />
          <button type="submit" className={opened ? "button quiet" : "button"}>
            Vai al Negozio
            <span className="vh"> {name} (si apre in una nuova scheda)</span> <Icon name="external" />
          </button>
        </form>
      )}
    </li>
  );
}

/** What is bought, and what has changed since it was put into the cart. */
function Goods({ line, out }: { line: CartLineView; out: string | null }) {
  const { name, choice, quantity, price, buyable, change, picture } = line;
  return (
    <li className={buyable ? undefined : "gone"}>
      <span className="shot">{picture && <Picture picture={picture} sizes="60px" alt="" max={320} />}</span>
      <span>
        {quantity} × {name}
        {choice && `, ${choice}`}
        {buyable && price.current !== null && `: ${formatPrice(price.current * quantity, price.currency)}`}{" "}
        {!buyable && (
          <b className="unavailable">{choice?.includes(",") ? "Taglia esaurita" : "Prodotto esaurito"}</b>
        )}
        {buyable && change && (
          <b className={change.lower ? "cart-change lower" : "cart-change"}>
            {change.lower ? "Il prezzo è sceso" : "Il prezzo è salito"}
          </b>
        )}
      </span>
      {out && (
        <a href={out} target="_blank" rel={outRel}>
          Apri<span className="vh"> {name} nel negozio (nuova scheda)</span>
        </a>
      )}
    </li>
  );
}
