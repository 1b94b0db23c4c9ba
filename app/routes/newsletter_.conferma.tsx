/** /newsletter/conferma: the second yes of a subscription, by the link of its letter. */
import { LetterPage, type LetterPlan, letterAction, letterLoader, letterMeta } from "~/forms/letter-page";

const plan: LetterPlan = {
  path: "/newsletter/conferma",
  title: "Conferma l'iscrizione",
  question: "Premi il pulsante per ricevere la nostra newsletter.",
  button: "Conferma l'iscrizione",
  act: (token, { api, forms }) => api.newsletter.confirm({ token, addressHash: forms.addressHash }),
};

export const handle = { styles: ["prose", "forms"] };
export const loader = letterLoader;
export const meta = letterMeta(plan);
export const action = letterAction(plan);

export default function Conferma() {
  return <LetterPage plan={plan} />;
}
