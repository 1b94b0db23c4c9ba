/** What a source asks before its feed comes in: a large difference, or addresses that nobody tracks. */
import { isUntracked } from "contract";
import { momentOf } from "domain/told";
import type { FeedSource } from "upstream/desk";
import { ActButton } from "../../ui/form";
import { addressesTold, networkOf } from "../addresses";
import { storesHome } from "../imports";
import { Difference } from "./difference";
import { sourcesHome } from "./words";

export function Question({ source }: { source: FeedSource }) {
  const { id, question, mostGone, mostMoved } = source;
  if (!question) return null;
  const own = `${sourcesHome}/${id}`;
  return (
    <section aria-label="Da decidere">
      {isUntracked(question.addresses) ? (
        <UntrackedQuestion source={source} />
      ) : (
        <>
          <h2>Il feed cambia molto: è giusto così?</h2>
          <p className="message wrong">
            Letto il {momentOf(question.at)}. Passa i limiti di questa fonte (sparite {mostGone} %, prezzi{" "}
            {mostMoved} %), o i prezzi si muovono in modo strano: il catalogo è rimasto com’era. Se il
            prossimo feed torna nei limiti, entra da solo.
          </p>
        </>
      )}
      <Difference leaving={question.leaving} movement={question.movement} strayed={question.strayed} />
      <div className="acts">
        <ActButton action={own} fields={{ atto: "si" }} does="Sì, fallo entrare" />
        <ActButton action={own} fields={{ atto: "no" }} does="No, lascia il catalogo com’è" />
      </div>
    </section>
  );
}

function UntrackedQuestion({ source: { store, question } }: { source: FeedSource }) {
  const addresses = question?.addresses;
  if (!addresses) return null;
  return (
    <>
      <h2>Nessun indirizzo è tracciato: è giusto così?</h2>
      <p className="message wrong">
        Letto il {momentOf(question.at)}: {addressesTold(addresses)}. Il negozio è di {networkOf(addresses)},
        e chi segue questi indirizzi non porta commissioni: il catalogo è rimasto com’era.
      </p>
      <p>
        Se una colonna ha l’indirizzo tracciato, dillo qui sotto («Colonne di cui non si usa nulla»); se la
        rete lo fa da quello del negozio, scrivi il «Modello dei link» nella{" "}
        <a href={`${storesHome}/${store}/scheda`}>sua scheda</a>; se il negozio non paga commissioni
        attraverso una rete, scrivi lì «Accordo diretto». Se il prossimo feed ne ha, entra da solo.
      </p>
    </>
  );
}
