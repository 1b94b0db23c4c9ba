/** What an offer costs with the best code of its store; the code itself comes when it is asked for. */
import { formatPrice } from "~/lib/money";
import type { CodeView } from "~/lib/offer-code";
import { promotionHref } from "~/lib/promotions-url";
import { Reveal } from "~/ui/promo-code";

export function CodeLine({ code, currency }: { code: CodeView; currency: string }) {
  const { slug, masked, price, total, terms, reported, freesShipping } = code;
  return (
    <div className="with-code">
      <p>
        con <a href={promotionHref(slug)}>codice</a> (<code aria-live="polite">{masked}</code>):{" "}
        <b>{freesShipping ? "spedizione gratis" : formatPrice(price, currency)}</b>
        {total !== price && `, ${formatPrice(total, currency)} con spedizione`}
        {terms && ` (${terms})`}
      </p>
      {reported && <p className="reported">Segnalato come non funzionante</p>}
      <Reveal slug={slug} beside>
        <button type="submit">
          Scopri<span className="vh"> il codice di questo negozio</span>
        </button>
      </Reveal>
    </div>
  );
}
