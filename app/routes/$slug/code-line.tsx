/** What an offer costs with the best code of its store; the code itself comes when it is asked for. */
import { formatPrice } from "~/lib/money";
import { promotionHref } from "~/lib/promotions-url";
import { Copy, Reveal, usePromotion } from "~/ui/promo-code";
import type { CodeView } from "./offer-code";

export function CodeLine({ code, currency }: { code: CodeView; currency: string }) {
  const { slug, masked, price, total, terms, reported, freesShipping } = code;
  const call = usePromotion(slug);
  const revealed = call.answer?.code ?? null;
  return (
    <div className="with-code">
      <p>
        con <a href={promotionHref(slug)}>codice</a> (<code aria-live="polite">{revealed ?? masked}</code>):{" "}
        <b>{freesShipping ? "spedizione gratis" : formatPrice(price, currency)}</b>
        {total !== price && `, ${formatPrice(total, currency)} con spedizione`}
        {terms && ` (${terms})`}
      </p>
      {reported && <p className="reported">Segnalato come non funzionante</p>}
      {call.answer?.failure && <p role="alert">{call.answer.failure}</p>}
      {revealed ? (
        <Copy code={revealed} />
      ) : (
        <Reveal slug={slug} call={call}>
          <button type="submit">
            Scopri<span className="vh"> il codice di questo negozio</span>
          </button>
        </Reveal>
      )}
    </div>
  );
}
