/** The newsletter form: rules, messages and what it sends (product.md 'Forms'). */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { genders } from "contract/forms";
import * as z from "zod";
import { answerForm, type FormPlan } from "./answer";
import { requiredEmail, ticked } from "./rules";

const schema = z.object({
  email: requiredEmail,
  gender: z.enum(genders, "Per favore, seleziona il tuo genere."),
  accept_terms: ticked("Devi accettare i termini e le condizioni."),
});

const plan: FormPlan<typeof schema> = {
  name: "newsletter",
  path: "/newsletter",
  schema,
  open: true,
  consents: true,
  async send(values, { api, forms, optional, softTimeout }, call) {
    // The version that is online now is the one that the box's link leads to. Nobody waits long for it.
    const page = optional(api.pages.bySlug({ slug: "termini-e-condizioni" }), null);
    const { value: terms } = await softTimeout(page, 1_000);
    const termsVersion = terms instanceof Promise ? null : (terms?.updatedAt ?? null);
    const { email, gender, accept_terms: acceptsTerms } = values;
    const { addressHash } = forms;
    return api.newsletter.subscribe({ email, gender, acceptsTerms, termsVersion, addressHash }, call);
  },
  success: "Grazie per esserti iscritto alla nostra newsletter!",
  failure: (said) => `Errore durante l'iscrizione: ${said ?? "il servizio non risponde. Riprova più tardi."}`,
};

export function newsletterAction(args: ActionFunctionArgs) {
  return answerForm(plan, args);
}
