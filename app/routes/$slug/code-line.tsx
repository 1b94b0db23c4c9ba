/** What an offer costs with the best code of its store; the code itself comes when it is asked for. */
import { type CodeView, priceSaid } from "~/lib/offer-code";
import { promotionHref } from "~/lib/promotions-url";
import { Reveal } from "~/ui/promo-code";

export function CodeLine({ code, currency }: { code: CodeView; currency: string }) {
  const { slug, masked, terms, reported } = code;
  const [price, rest] = priceSaid(code, currency);
  return (
    <div className="with-code">
      <p>
        con <a href={promotionHref(slug)}>codice</a> (<code aria-live="polite">{masked}</code>):{" "}
        <b>{price}</b>
        {rest}
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
