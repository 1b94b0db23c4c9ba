/** The sums of the whole cart, what would be cheaper, and the way on. */
import type { CartView } from "~/lib/cart-view";
import { formatPrice } from "~/lib/money";
import { unreachable } from "~/loaders/cart";
import { Fact } from "~/ui/fact";

export function Summary({ cart }: { cart: CartView }) {
  const { goods, shipping, total, withCodes, sharedMissing, cheaper } = cart;
  return (
    <section className="cart-summary" aria-labelledby="riepilogo">
      <h2 id="riepilogo">Riepilogo</h2>
      <dl>
        <Fact name="Subtotale" value={formatPrice(goods)} />
        <Fact name="Spedizione" value={shipping === 0 && goods > 0 ? "gratis" : formatPrice(shipping)} />
        <Fact name="Totale" value={formatPrice(total)} className="total" />
        {withCodes !== null && (
          <Fact name="Totale con i codici" value={formatPrice(withCodes)} className="good" />
        )}
      </dl>
      {sharedMissing !== null && sharedMissing > 0 && (
        <p className="muted">
          Mancano {formatPrice(sharedMissing)} alla spedizione gratuita dei negozi senza tariffa propria
        </p>
      )}
      {cheaper && (
        <form method="post" action="/carrello" className="cheaper" data-failure={unreachable}>
          <fieldset>
            <input type="hidden" name="atto" value="conviene" />
            <input type="hidden" name="scelte" value={cheaper.moves} />
            <p>
              <b>{cheaper.sentence}</b> {cheaper.codes}
            </p>
            <ul>
              {cheaper.goes.map(({ id, name, store }) => (
                <li key={id}>
                  {name}: da <b>{store}</b>
                </li>
              ))}
            </ul>
            {cheaper.oneStore && <p className="muted">{cheaper.oneStore}</p>}
            <button type="submit" className="button quiet">
              Compra così
            </button>
          </fieldset>
        </form>
      )}
      {goods > 0 && (
        <a className="button proceed" href="/carrello/checkout">
          Procedi al Checkout
        </a>
      )}
      <p className="muted">Completi l'acquisto sul sito del negozio.</p>
    </section>
  );
}

/** The total at the foot of small screens, until the summary comes into view. */
export function TotalBar({ cart: { goods, total, withCodes } }: { cart: CartView }) {
  if (goods === 0) return null;
  return (
    <div className="sticky-bar">
      <span>
        Totale <b>{formatPrice(withCodes ?? total)}</b>
        {withCodes !== null && <small> con i codici</small>}
      </span>{" "}
      <a className="button" href="/carrello/checkout">
        Checkout
      </a>
    </div>
  );
}
