/** One line: what it is, what it costs, how many, and the way out of the cart. */
import type { CartLineView } from "~/lib/cart-view";
import { formatPrice } from "~/lib/money";
import { type CartFailure, notChanged, notRemoved } from "~/loaders/cart";
import { Picture } from "~/ui/picture";
import { Price } from "~/ui/price";

interface LineProps {
  line: CartLineView;
  /** What a post could not do, when it was about this line. */
  failed: CartFailure | null;
}

export function Line({ line, failed }: LineProps) {
  const { name, href, brand, choice, picture, price, quantity, change, buyable } = line;
  return (
    <li className={buyable ? "cart-line" : "cart-line gone"}>
      <span className="shot">{picture && <Picture picture={picture} sizes="72px" alt="" max={320} />}</span>
      <div className="what">
        {brand && <p className="muted brand">{brand}</p>}
        <h3>{href ? <a href={href}>{name}</a> : name}</h3>
        {choice && <p className="muted">{choice}</p>}
        {buyable ? (
          <Price price={price} />
        ) : (
          <p className="unavailable">Non più disponibile: non è compreso nel totale</p>
        )}
        {buyable && change && (
          <p className={change.lower ? "cart-change lower" : "cart-change"}>{change.sentence}</p>
        )}
      </div>
      <div className="line many">
        {buyable && <Quantity line={line} failed={failed} />}
        <Removal line={line} />
      </div>
      {buyable && quantity > 1 && price.current !== null && (
        <p className="line-total">
          <span className="vh">Totale della riga: </span>
          {formatPrice(price.current * quantity, price.currency)}
        </p>
      )}
    </li>
  );
}

/** Applies when the field is left (`browser/cart.ts`); without scripts, or by the keyboard, with its button. */
function Quantity({ line, failed }: LineProps) {
  const { id, name, quantity, most } = line;
  return (
    <form
      method="post"
      action="/carrello"
      className="quantity"
      data-stored={quantity}
      data-most={most}
      data-failure={notChanged}
    >
      <fieldset className="line">
        <Meant line={line} act="quantita" />
        <label htmlFor={`quantita-${id}`}>
          Quantità<span className="vh"> di {name}</span>
        </label>
        <input
          id={`quantita-${id}`}
          name="quantita"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          // What could not be done gives way to what is stored.
          defaultValue={String(quantity)}
          aria-invalid={failed !== null || undefined}
          aria-describedby={failed ? `errore-${id}` : undefined}
        />
        <button type="submit" className="unscripted">
          Aggiorna<span className="vh"> la quantità di {name}</span>
        </button>
      </fieldset>
      <div role="status">
        {failed && (
          <p className="problem" id={`errore-${id}`}>
            {failed.sentence}
          </p>
        )}
      </div>
    </form>
  );
}

function Removal({ line }: { line: CartLineView }) {
  return (
    <form method="post" action="/carrello" data-failure={notRemoved}>
      <Meant line={line} act="rimuovi" />
      <button type="submit" className="linklike">
        Rimuovi<span className="vh"> {line.name}</span>
      </button>
    </form>
  );
}

function Meant({ line: { id, productId, variantId }, act }: { line: CartLineView; act: string }) {
  return (
    <>
      <input type="hidden" name="atto" value={act} />
      <input type="hidden" name="riga" value={id} />
      <input type="hidden" name="prodotto" value={productId} />
      {variantId !== null && <input type="hidden" name="variante" value={variantId} />}
    </>
  );
}
