/** The application of a store: rules, messages and what it sends (product.md 'Forms'). */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import * as z from "zod";
import { answerForm, type FormPlan } from "./answer";
import {
  lines,
  optionalAddress,
  optionalCount,
  optionalPhone,
  requiredEmail,
  requiredLine,
  ticked,
} from "./rules";

const accepted = ticked("Devi accettare i Termini e Condizioni e la Politica sulla Privacy per procedere.");

/** In the order of the page, as the list of mistakes is. */
const schema = z.object({
  nome_negozio: requiredLine,
  azienda: requiredLine,
  url_sito_internet: optionalAddress,
  numero_prodotti: optionalCount,
  url_feed_prodotti: optionalAddress,
  descrizione: lines,
  nome_cognome: requiredLine,
  email: requiredEmail,
  numero_telefono: optionalPhone,
  accetta_termini: accepted,
  accetta_privacy: accepted,
});

const plan: FormPlan<typeof schema> = {
  name: "partner",
  path: "/partner-program",
  schema,
  open: true,
  consents: true,
  async send(values, { api, forms: { addressHash } }, call) {
    await api.partners.apply(
      {
        storeName: values.nome_negozio,
        company: values.azienda,
        site: values.url_sito_internet,
        productCount: values.numero_prodotti,
        feed: values.url_feed_prodotti,
        description: values.descrizione,
        contactName: values.nome_cognome,
        email: values.email,
        phone: values.numero_telefono,
        acceptsTerms: values.accetta_termini,
        acceptsPrivacy: values.accetta_privacy,
        addressHash,
      },
      call,
    );
    return { message: plan.success };
  },
  success: "La tua richiesta è stata inviata con successo!",
  failure: (said) => said ?? "Errore durante l'invio della richiesta. Riprova più tardi.",
};

export function partnerAction(args: ActionFunctionArgs) {
  return answerForm(plan, args);
}
