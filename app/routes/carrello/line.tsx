/** One line: what it is, what it costs, how many, and the way out of the cart. */
import { type FocusEvent, useState } from "react";
import type { CartLineView } from "~/lib/cart-view";
import { formatPrice } from "~/lib/money";
import type { CartOutcome } from "~/loaders/cart";
import { Picture } from "~/ui/picture";
import { Price } from "~/ui/price";
import { type Act, useAct } from "./use-act";

interface LineProps {
  line: CartLineView;
  /** What a plain post did, when it was about this line. */
  given: CartOutcome | null;
  /** Removes lines: of the page, because the line goes. */
  removal: Act;
}

export function Line({ line, given, removal }: LineProps) {
  const { name, href, brand, choice, picture, price, quantity, change, buyable } = line;
  return (
    <li className={buyable ? "cart-line" : "cart-line gone"}>
      <span className="shot">{picture && <Picture picture={picture} sizes="72px" alt="" max={320} />}</span>
      <div className="what">
        {brand && <p className="brand">{brand}</p>}
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
      <div className="many">
        {buyable && <Quantity key={quantity} line={line} given={given} />}
        <Removal line={line} act={removal} />
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

/** Applies when the field is left; without scripts, or by the keyboard, with its button. */
function Quantity({ line, given }: Pick<LineProps, "line" | "given">) {
  const { id, name, quantity, most } = line;
  const act = useAct();
  const [told, setTold] = useState<string | null>(null);
  const outcome = act.outcome ?? given;
  const typed = given?.again ? (given.fields.quantita ?? "") : String(quantity);
  const problem = told ?? (outcome?.failed ? outcome.sentence : null);

  function onBlur({ currentTarget: field }: FocusEvent<HTMLInputElement>) {
    const asked = field.value.trim();
    const back = () => {
      field.value = String(quantity);
    };
    setTold(null);
    if (asked === String(quantity)) return;
    if (!/^[1-9]\d*$/.test(asked)) return back();
    if (Number(asked) > most) {
      setTold(`Quantità massima disponibile: ${most}`);
      return back();
    }
    if (field.form) act.send(field.form);
  }

  return (
    <form method="post" action="/carrello" className="quantity" onSubmit={act.onSubmit}>
      <fieldset disabled={act.busy}>
        <Meant line={line} act="quantita" />
        <label htmlFor={`quantita-${id}`}>
          Quantità<span className="vh"> di {name}</span>
        </label>
        <input
          // A refused quantity gives way to the one of before.
          key={outcome?.failed && !outcome.again ? outcome.key : "typed"}
          id={`quantita-${id}`}
          name="quantita"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          defaultValue={typed}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `errore-${id}`}
          onBlur={onBlur}
        />
        <button type="submit" className="unscripted">
          Aggiorna<span className="vh"> la quantità di {name}</span>
        </button>
      </fieldset>
      {problem !== null && (
        <p className="problem" id={`errore-${id}`} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

function Removal({ line, act }: { line: CartLineView; act: Act }) {
  return (
    <form method="post" action="/carrello" onSubmit={act.onSubmit}>
      <fieldset disabled={act.busy}>
        <Meant line={line} act="rimuovi" />
        <button type="submit" className="linklike">
          Rimuovi<span className="vh"> {line.name}</span>
        </button>
      </fieldset>
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
