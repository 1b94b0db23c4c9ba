/** How 'Conviene aspettare?' is answered, said in full (product.md 'Season and prices'). */
import { enoughDays, oftenFalls } from "~/lib/worth-waiting";

export function Rule() {
  return (
    <>
      <h2 id="regola">Come rispondiamo a «Conviene aspettare?»</h2>
      <p>Sulla pagina di ogni prodotto in vendita rispondiamo con quello che abbiamo osservato, e basta:</p>
      <ul>
        <li>
          <b>Forse sì</b> se nell’ultimo anno il suo prezzo più basso è sceso almeno {oftenFalls} volte, per
          un giorno o più, del 5% sotto quello di oggi; o se da questo mese a quello dei prossimi saldi il suo
          genere è sceso del 5% in ogni anno che conosciamo, e non abbiamo visto il prodotto restare fermo per
          un anno intero.
        </li>
        <li>
          <b>Probabilmente no</b> se non è mai costato il 5% meno di oggi, e neppure il suo genere è sceso in
          quei mesi.
        </li>
        <li>
          <b>Non è detto</b> se sappiamo solo una delle due cose, o si contraddicono.
        </li>
        <li>
          <b>Non abbiamo abbastanza dati</b> se lo vediamo in vendita da meno di {enoughDays} giorni e del suo
          genere non sappiamo nulla.
        </li>
      </ul>
      <p>
        È una statistica su prezzi passati, spedizione esclusa: non è una promessa. Una taglia può finire
        prima che il prezzo scenda.
      </p>
    </>
  );
}
