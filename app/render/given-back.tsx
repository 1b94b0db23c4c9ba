/** The form on a page that could not even be shown: what was typed, to be sent again. On the server only. */
import { own } from "domain/own";
import { renderToString } from "react-dom/server";
import { FormContext, TextArea, TextField } from "~/forms/field";
import { Send } from "~/ui/send";

/** Lines that visitors type, by their names in all forms of the site. */
const lines: Record<string, string> = {
  nome: "Nome",
  cognome: "Cognome",
  nome_cognome: "Nome e cognome",
  email: "Email",
  azienda: "Azienda",
  nome_negozio: "Nome del negozio",
  nome_lista: "Nome della lista",
  nome_pubblico: "Nome pubblico",
  quantita: "Quantità",
  prezzo: "Prezzo",
};
const texts: Record<string, string> = { messaggio: "Messaggio", descrizione: "Descrizione" };

/** HTML of the form that sends `fields` to `action` once more; passwords have to be typed anew. */
export function givenBack(fields: readonly [name: string, value: string][], action: string): string {
  const values = Object.fromEntries(fields);
  const labels = { ...lines, ...texts };
  return renderToString(
    <FormContext.Provider value={{ id: "di-nuovo", labels, values, errors: {}, again: false }}>
      <form method="post" action={action} className="form">
        <p>
          <strong>Quello che hai scritto non è perso:</strong> puoi inviarlo di nuovo da qui.
        </p>
        {fields.map(([name, value], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Field key={place} name={name} value={value} />
        ))}
        <Send>Invia di nuovo</Send>
      </form>
    </FormContext.Provider>,
  );
}

function Field({ name, value }: { name: string; value: string }) {
  if (name.startsWith("password"))
    return (
      <p className="field">
        <label htmlFor={`di-nuovo-${name}`}>{passwordLabel(name)}</label>
        <input id={`di-nuovo-${name}`} name={name} type="password" />
      </p>
    );
  if (Object.hasOwn(texts, name)) return <TextArea name={name} rows={5} />;
  if (Object.hasOwn(lines, name)) return <TextField name={name} />;
  return <input type="hidden" name={name} value={value} />;
}

function passwordLabel(name: string): string {
  return (
    own({ password_attuale: "Password attuale", password_conferma: "Conferma password" }, name) ?? "Password"
  );
}
