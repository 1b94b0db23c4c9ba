/** The application form of stores (product.md 'Forms'). */
import type { FormAnswer } from "./answer";
import { EmailField, TextArea, TextField, TickField } from "./field";
import { FormFrame } from "./frame";
import { HumanCheck } from "./human";

const labels = {
  nome_cognome: "Nome e cognome",
  azienda: "Azienda",
  nome_negozio: "Nome del negozio",
  url_sito_internet: "Sito internet",
  email: "Email",
  numero_telefono: "Telefono",
  numero_prodotti: "Numero di prodotti",
  url_feed_prodotti: "Indirizzo del feed",
  descrizione: "Descrizione",
  accetta_termini: "Termini e condizioni",
  accetta_privacy: "Privacy",
};

export function PartnerForm(props: { token: string; answer?: FormAnswer | undefined }) {
  return (
    <FormFrame
      {...props}
      id="partner"
      name="partner"
      action="/partner-program"
      submit="Invia la richiesta"
      labels={labels}
      consents
    >
      <fieldset>
        <legend>Il negozio</legend>
        <div className="pair">
          <TextField name="nome_negozio" autoComplete="organization" required />
          <TextField name="azienda" hint="La ragione sociale." required />
        </div>
        <TextField
          name="url_sito_internet"
          type="url"
          inputMode="url"
          autoComplete="url"
          hint="Ad esempio https://www.esempio.it"
        />
        <div className="pair">
          <TextField
            name="numero_prodotti"
            inputMode="numeric"
            autoComplete="off"
            hint="Quanti articoli vendi, all'incirca."
          />
          <TextField
            name="url_feed_prodotti"
            type="url"
            inputMode="url"
            autoComplete="off"
            hint="CSV, XML o JSON, se ne hai già uno."
          />
        </div>
        <TextArea name="descrizione" rows={5} />
      </fieldset>
      <fieldset>
        <legend>Chi ci scrive</legend>
        <TextField name="nome_cognome" autoComplete="name" required />
        <div className="pair">
          <EmailField />
          <TextField name="numero_telefono" type="tel" inputMode="tel" autoComplete="tel" />
        </div>
      </fieldset>
      <TickField name="accetta_termini">
        Accetto i <a href="/termini-e-condizioni">Termini e Condizioni</a>
      </TickField>
      <TickField name="accetta_privacy">
        Accetto la <a href="/privacy">Politica sulla Privacy</a>
      </TickField>
      <HumanCheck />
    </FormFrame>
  );
}
