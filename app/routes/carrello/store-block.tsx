/** The lines of one store, its shipping and how far it is from free, its best code, its subtotal. */
import { type CartStoreView, shippingText } from "~/lib/cart-view";
import { formatPrice } from "~/lib/money";
import type { CartFailure } from "~/loaders/cart";
import { StoreLogo } from "~/ui/store-logo";
import { Line } from "./line";

interface BlockProps {
  store: CartStoreView;
  failed: CartFailure | null;
}

export function StoreBlock({ store, failed }: BlockProps) {
  const { id, name, slug, logo, lines, goods, code } = store;
  return (
    <section className="cart-store" aria-labelledby={`negozio-${id}`}>
      <header>
        <StoreLogo logo={logo} store={name} size="xs" />
        <h2 id={`negozio-${id}`}>
          {slug ? <a href={`/prodotti?negozio=${encodeURIComponent(slug)}`}>{name}</a> : name}
        </h2>
      </header>
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} failed={failed?.line === line.id ? failed : null} />
        ))}
      </ul>
      {goods > 0 && (
        <>
          <Shipping store={store} />
          {code && (
            <p className="cart-code">
              Con il codice{" "}
              <a href={`/codici-sconto-coupon/${code.slug}`}>
                <b>{code.masked}</b>
              </a>{" "}
              risparmi {formatPrice(code.saving)}
            </p>
          )}
          <p className="store-total">
            <span>Subtotale {name}</span> <b>{formatPrice(goods)}</b>
          </p>
        </>
      )}
    </section>
  );
}

function Shipping({ store }: { store: CartStoreView }) {
  const { name, goods, freeFrom, missing } = store;
  return (
    <div className="store-shipping">
      <p>Spedizione: {shippingText(store)}</p>
      {freeFrom !== null && missing !== null && missing > 0 && (
        <>
          <p>Mancano {formatPrice(missing)} alla spedizione gratuita</p>
          <progress max={freeFrom} value={goods} aria-label={`Verso la spedizione gratuita di ${name}`} />
        </>
      )}
    </div>
  );
}
