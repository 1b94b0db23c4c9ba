/** The contact form (product.md 'Forms'). */
import type { FormAnswer } from "./answer";
import { EmailField, TextArea, TextField } from "./field";
import { FormFrame } from "./frame";
import { HumanCheck } from "./human";

const labels = { nome: "Nome", cognome: "Cognome", email: "Email", messaggio: "Messaggio" };

export function ContactForm(props: { token: string; answer?: FormAnswer | undefined }) {
  return (
    <FormFrame
      {...props}
      id="contatto"
      name="contatti"
      action="/contatti"
      submit="Invia il messaggio"
      labels={labels}
    >
      <div className="pair">
        <TextField name="nome" autoComplete="given-name" required />
        <TextField name="cognome" autoComplete="family-name" required />
      </div>
      <EmailField hint="La usiamo solo per risponderti." />
      <TextArea name="messaggio" rows={7} required />
      <HumanCheck />
    </FormFrame>
  );
}
