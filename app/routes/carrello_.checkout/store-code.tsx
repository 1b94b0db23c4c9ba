/** The code that a store's sum was counted with, to be taken along: shown when asked for, then copied (upstream/DESIGN.md). */
import type { CartStoreView } from "~/lib/cart-view";
import { formatPrice } from "~/lib/money";
import { promotionHref } from "~/lib/promotions-url";
import { Reveal } from "~/ui/promo-code";

export function StoreCode({ code, store }: { code: NonNullable<CartStoreView["code"]>; store: string }) {
  const { slug, masked, saving, total } = code;
  return (
    <div className="checkout-code">
      <p>
        Con il codice{" "}
        <a href={promotionHref(slug)}>
          <code aria-live="polite">{masked}</code>
        </a>
        : <b>{formatPrice(total)}</b> (risparmi {formatPrice(saving)})
      </p>
      <Reveal slug={slug} beside>
        <button type="submit" className="button quiet">
          Scopri il codice<span className="vh"> di {store}</span>
        </button>
      </Reveal>
    </div>
  );
}
