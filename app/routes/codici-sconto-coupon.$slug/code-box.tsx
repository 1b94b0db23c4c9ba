/** The code of a promotion and what visitors do with it: reveal, copy, go to the shop, say whether it worked. */
import { type FormEvent, useEffect, useState } from "react";
import { Icon } from "~/ui/icon";
import { outRel } from "~/ui/product-card";
import { Copy, type PromotionAnswer, type PromotionCall, Reveal, usePromotion } from "~/ui/promo-code";
import type { PromotionView } from "./view";

interface CodeBoxProps {
  promotion: PromotionView;
  token: string;
  given: PromotionAnswer | undefined;
}

export function CodeBox({ promotion, token, given }: CodeBoxProps) {
  const { slug, out, masked, expired } = promotion;
  const reveal = usePromotion(slug, given);
  const vote = usePromotion(slug, given);
  const scripted = useScripted();
  const code = reveal.answer?.code ?? null;
  const failure = reveal.answer?.failure ?? vote.answer?.failure ?? null;
  if (expired)
    return (
      <p className="code-line">
        <code>{masked}</code> Questo codice è scaduto.
      </p>
    );
  return (
    <section className="code-box" aria-label="Codice sconto">
      <div className="code-line">
        <code aria-live="polite">
          <span className="vh">{code ? "Codice: " : "Codice nascosto: "}</span>
          {code ?? masked}
        </code>
        <Copy code={code} />
      </div>
      {code ? (
        out && <ToShop out={out} label="Vai al negozio" />
      ) : (
        // Opened by the press itself: later the browser would take it for a pop-up.
        <Reveal
          slug={slug}
          call={reveal}
          onPress={() => out && window.open(out, "_blank", "noopener,noreferrer")}
        >
          <button type="submit" className="button" aria-disabled={reveal.busy || undefined}>
            {reveal.busy ? "Caricamento…" : "Scopri Codice"}
          </button>
          <p className="muted">
            {scripted && out
              ? "Il codice compare qui e il negozio si apre in una nuova scheda."
              : "Il codice compare qui; al negozio ti porta un collegamento a parte."}
          </p>
        </Reveal>
      )}
      {failure && (
        <p className="notice" role="alert">
          {failure}
        </p>
      )}
      <Vote slug={slug} token={token} call={vote} revealed={code !== null} />
    </section>
  );
}

export function ToShop({ out, label }: { out: string; label: string }) {
  return (
    <a className="button" href={out} target="_blank" rel={outRel}>
      {label}
      <Icon name="external" />
      <span className="vh"> (si apre in una nuova scheda)</span>
    </a>
  );
}

function Vote(props: { slug: string; token: string; call: PromotionCall; revealed: boolean }) {
  const { token, call, revealed } = props;
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!call.busy) call.submit(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
  }
  return (
    <form method="post" className="vote" onSubmit={send}>
      <input type="hidden" name="atto" value="voto" />
      <input type="hidden" name="modulo__da" value={token} />
      <input type="hidden" name="nome__conferma" value="" />
      {revealed && <input type="hidden" name="scoperto" value="1" />}
      <span id="ha-funzionato">Ha funzionato?</span>
      <button type="submit" name="esito" value="si" aria-describedby="ha-funzionato">
        Sì
      </button>
      <button type="submit" name="esito" value="no" aria-describedby="ha-funzionato">
        No
      </button>
      <span role="status">{call.answer?.thanks}</span>
    </form>
  );
}

/** False on the server and until scripts run. */
function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}
