/** The contact form: rules, messages and what it sends (product.md 'Forms'). */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import * as z from "zod";
import { answerForm, type FormPlan } from "./answer";
import { lines, messages, requiredEmail, requiredLine } from "./rules";

const schema = z.object({
  nome: requiredLine,
  cognome: requiredLine,
  email: requiredEmail,
  messaggio: lines.pipe(z.string().min(1, messages.required).min(10, messages.tooShort)),
});

const plan: FormPlan<typeof schema> = {
  name: "contatti",
  path: "/contatti",
  schema,
  open: true,
  send: ({ nome, cognome, email, messaggio }, { api, forms: { addressHash } }, call) =>
    api.contact.send({ firstName: nome, lastName: cognome, email, message: messaggio, addressHash }, call),
  success: "Messaggio inviato.",
  failure: (said) => said ?? "Errore durante l'invio del messaggio.",
};

export function contactAction(args: ActionFunctionArgs) {
  return answerForm(plan, args);
}
