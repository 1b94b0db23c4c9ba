/** The code of a promotion and what visitors do with it: reveal, copy, go to the shop, say whether it worked. */
import { Icon } from "~/ui/icon";
import { outRel } from "~/ui/product-card";
import { Copy, type PromotionAnswer, Reveal } from "~/ui/promo-code";
import type { PromotionView } from "./view";

interface CodeBoxProps {
  promotion: PromotionView;
  token: string;
  given: PromotionAnswer | undefined;
}

export function CodeBox({ promotion, token, given }: CodeBoxProps) {
  const { slug, out, masked, expired } = promotion;
  const code = given?.code ?? null;
  if (expired)
    return (
      <p className="line code-line">
        <code>{masked}</code> Questo codice è scaduto.
      </p>
    );
  return (
    <section className="code-box" aria-label="Codice sconto">
      <div className="line code-line">
        <code aria-live="polite">
          <span className="vh">{code ? "Codice: " : "Codice nascosto: "}</span>
          {code ?? masked}
        </code>
        <Copy code={code} />
      </div>
      {code ? (
        out && <ToShop out={out} label="Vai al negozio" />
      ) : (
        <Reveal slug={slug} opens={out}>
          <button type="submit" className="button" data-busy="Caricamento…">
            Scopri Codice
          </button>
          <p
            className="muted"
            data-scripted={
              out ? "Il codice compare qui e il negozio si apre in una nuova scheda." : undefined
            }
          >
            Il codice compare qui; al negozio ti porta un collegamento a parte.
          </p>
        </Reveal>
      )}
      {given?.failure && (
        <p className="notice" role="alert">
          {given.failure}
        </p>
      )}
      <Vote token={token} thanks={given?.thanks ?? null} revealed={code !== null} />
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

function Vote({ token, thanks, revealed }: { token: string; thanks: string | null; revealed: boolean }) {
  return (
    <form method="post" className="line vote">
      <input type="hidden" name="atto" value="voto" />
      <input type="hidden" name="modulo__da" value={token} />
      <input type="hidden" name="nome__conferma" value="" />
      {revealed && <input type="hidden" name="scoperto" value="1" />}
      <span id="ha-funzionato">Ha funzionato?</span>{" "}
      <button type="submit" name="esito" value="si" aria-describedby="ha-funzionato">
        Sì
      </button>{" "}
      <button type="submit" name="esito" value="no" aria-describedby="ha-funzionato">
        No
      </button>{" "}
      <span role="status">{thanks}</span>
    </form>
  );
}
