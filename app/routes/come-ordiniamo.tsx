/** /come-ordiniamo: how each order of a listing is computed (upstream/search/DESIGN.md); the text around is the editors'. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { type Sort, sorts } from "contract/listing/query";
import { mostCommissionPoints } from "contract/ordering";
import { contentMeta, owedContent } from "~/loaders/content";
import { ContentPage } from "~/ui/content-page";

export const handle = { styles: ["prose"] };
export const meta = contentMeta("/come-ordiniamo");

/** The explanation is owed to visitors, so the page exists even before an editor has written its text. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [content, ordering] = await Promise.all([
    owedContent("come-ordiniamo", "Come ordiniamo i risultati", context),
    context.optional(context.api.ordering.rules({}), null),
  ]);
  return { ...content, byCommission: ordering?.byCommission ?? null };
}

/** Beside the points of 'consigliati', where an operator lets commissions count. */
const paidPoints = ` Contano anche le commissioni: fino a ${mostCommissionPoints} punti, uno per ogni punto percentuale che il negozio dell’offerta mostrata ci ha riconosciuto in media negli ultimi sei mesi.`;

const rules: Record<Sort, string> = {
  rilevanza:
    "Quando cerchi qualcosa, questo è l’ordine di partenza. Prima viene quello che è la cosa che hai nominato (“scarpe” mostra scarpe, non il vestito “con scarpe”), poi chi ha le tue parole nel nome, poi chi le ha nella marca o nel colore, infine chi le ha nelle altre caratteristiche. Le descrizioni di una parte (“con cintura”, “da abito”) contano meno del nome della cosa. A parità, decide l’ordine “Consigliati”; gli articoli esauriti stanno in fondo.",
  consigliati:
    "Prima gli articoli che si possono acquistare subito, poi quelli esauriti. Tra questi contano, in punti: il peso editoriale indicato nel catalogo; 12 per ogni negozio che vende l’articolo, fino a 5 negozi; 360 se è un tipo di articolo di stagione (da ottobre a marzo, da aprile a settembre), 300 se non ha stagione; 20 se c’è una seconda immagine, 60 in meno se non ce n’è nessuna; 10 se c’è una descrizione; 10 se è in sconto; e da 0 a 60 punti fissi che mescolano gli articoli simili. Per variare si procede a giri: ogni articolo aspetta un giro per ciascun prodotto della stessa marca che lo precede per punteggio, e un giro ogni due dello stesso tipo. Nello stesso giro decide il punteggio.",
  bestseller:
    "Dal più visitato: contiamo le visite ai negozi partite da queste pagine. Le posizioni si aggiornano con il catalogo e, finché arrivano visite, al massimo ogni 15 minuti.",
  piu_recenti: "Dall’ultimo arrivato: conta il momento in cui l’articolo è comparso per la prima volta.",
  in_sconto:
    "Dallo sconto più alto, in percentuale sul prezzo precedente dichiarato dal negozio; uno sconto oltre l’80 % non conta, perché è poco credibile.",
  prezzo_asc:
    "Dal prezzo più basso dell’offerta mostrata; con la spedizione, se scegli “Spedizione compresa”.",
  prezzo_desc:
    "Dal prezzo più alto dell’offerta mostrata; con la spedizione, se scegli “Spedizione compresa”.",
  totale_asc:
    "Dal totale più basso dell’offerta mostrata: prezzo più spedizione, quando il negozio la comunica; altrimenti il solo prezzo.",
  unita_asc:
    "Dal prezzo più basso di 100 ml, di 100 g o di un paio dell’offerta mostrata, senza spedizione; in fondo gli articoli per cui non lo conosciamo.",
};

export default function HowResultsAreOrdered() {
  const { byCommission } = useLoaderData<typeof loader>();
  return (
    <ContentPage lead={byCommission && <Paid />}>
      {() => (
        <section className="prose" aria-labelledby="regole">
          <h2 id="regole">Le regole di ogni ordinamento</h2>
          {(Object.keys(sorts) as Sort[]).map((sort) => (
            <div key={sort}>
              <h3>{sorts[sort]}</h3>
              <p>
                {rules[sort]}
                {byCommission && sort === "consigliati" && paidPoints}
              </p>
            </div>
          ))}
          <p>
            A parità di posizione viene prima l’articolo arrivato per ultimo; negli ordinamenti per prezzo, il
            primo arrivato. Se scegli uno o più negozi, l’offerta mostrata è la migliore tra le loro: prima
            quelle acquistabili, poi quella con il totale più basso.
          </p>
          {byCommission === false && (
            <p>
              <b>Nessun ordinamento tiene conto delle commissioni</b>: i dati con cui calcoliamo le posizioni
              non le contengono, e nessun negozio può pagare per comparire più in alto.
            </p>
          )}
        </section>
      )}
    </ContentPage>
  );
}

/** Stands before whatever editors have written about it. */
function Paid() {
  return (
    <p className="notice">
      <b>Nell’ordine “Consigliati” contano anche le commissioni</b> che i negozi ci riconoscono, e con esso
      nell’ordine “Più pertinenti” a parità di pertinenza e nelle file di prodotti consigliati. Gli altri
      ordinamenti non ne tengono conto. Se più avanti in questa pagina è scritto altro, vale questo.
    </p>
  );
}
