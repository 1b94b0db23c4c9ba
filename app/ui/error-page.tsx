/** What a visitor reads instead of a page: one honest sentence and the next useful step (product.md 'Failures'). */
import { GivenBack } from "./given-back";
import { SearchForm } from "./search-form";

interface Text {
  title: string;
  hint: string;
}

/** Texts by status; every other status ≥ 500 is our fault, every other below is the address's. */
const texts: Record<number, Text> = {
  401: { title: "Per questa pagina serve l'accesso.", hint: "Accedi al tuo account e riprova." },
  403: { title: "Questa richiesta non è permessa.", hint: "Torna alla pagina precedente e riprova da lì." },
  404: {
    title: "Oops! La pagina che stai cercando non esiste.",
    hint: "L'indirizzo può essere sbagliato, o il prodotto non è più in vendita.",
  },
  410: {
    title: "Questa pagina non c'è più.",
    hint: "Il prodotto non è più sul sito. Cerca qualcosa di simile nel catalogo.",
  },
  405: { title: "Questa richiesta non è permessa.", hint: "Torna alla pagina precedente e riprova da lì." },
  409: { title: "Nel frattempo qualcosa è cambiato.", hint: "Ricarica la pagina e riprova." },
  422: { title: "La richiesta non è completa.", hint: "Torna indietro e controlla i dati inseriti." },
  429: { title: "Troppe richieste in poco tempo.", hint: "Aspetta un minuto e riprova." },
  502: { title: "Il catalogo non risponde.", hint: "Non dipende da te: riprova tra qualche minuto." },
  503: { title: "Il sito è in manutenzione.", hint: "Torniamo presto: riprova tra qualche minuto." },
  504: { title: "Il catalogo ci mette troppo.", hint: "Non dipende da te: riprova tra qualche istante." },
};
const ours: Text = {
  title: "Qualcosa non ha funzionato.",
  hint: "È un errore nostro e lo abbiamo registrato: riprova tra qualche minuto.",
};
const unknown: Text = { title: "Questa richiesta non è valida.", hint: "Controlla l'indirizzo e riprova." };

export function errorText(status: number): Text {
  return texts[status] ?? (status >= 500 ? ours : unknown);
}

/** `retry` is the address to load again; only useful when the fault may pass. `title` is what the page itself would say. */
export function ErrorPage({ status, retry, title }: { status: number; retry: string; title?: string }) {
  const { title: usual, hint } = errorText(status);
  return (
    <div className="block failure">
      <p className="status">{status}</p>
      <h1>{title ?? usual}</h1>
      <p>{hint}</p>
      <GivenBack />
      <p className="actions">
        {status >= 500 || status === 429 ? (
          <a className="button" href={retry}>
            Riprova
          </a>
        ) : null}
        <a className={status >= 500 ? "button quiet" : "button"} href="/">
          Home
        </a>
      </p>
      <SearchForm id="cerca-di-nuovo" label="Cerca ancora" />
    </div>
  );
}
