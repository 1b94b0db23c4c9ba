/** What an offer costs with the best code of its store; the code itself comes when it is asked for. */
import { useActionData } from "@remix-run/react";
import { type CodeView, priceSaid } from "~/lib/offer-code";
import { promotionHref } from "~/lib/promotions-url";
import { Copy, Reveal } from "~/ui/promo-code";
import type { RevealedCode } from "./reveal";

interface CodeLineProps {
  code: CodeView;
  currency: string;
  /** Where the code is shown without scripts: this page, at this place. */
  here: string;
}

export function CodeLine({ code, currency, here }: CodeLineProps) {
  const { slug, masked, terms, reported } = code;
  const [price, rest] = priceSaid(code, currency);
  const answer = useActionData<RevealedCode>();
  const given = answer?.promotion === slug ? answer : null;
  return (
    <div className="line with-code">
      <p>
        Con <a href={promotionHref(slug)}>codice</a> (<code aria-live="polite">{given?.code ?? masked}</code>
        ): <b>{price}</b>
        {rest}
        {terms && ` (${terms})`}
      </p>
      {reported && <p className="reported">Segnalato come non funzionante</p>}
      {given?.failure && <p role="alert">{given.failure}</p>}
      {given?.code ? (
        <Copy code={given.code} />
      ) : (
        <Reveal slug={slug} beside>
          <button type="submit" name="promozione" value={slug} formAction={here}>
            Scopri<span className="vh"> il codice di questo negozio</span>
          </button>
        </Reveal>
      )}
    </div>
  );
}
