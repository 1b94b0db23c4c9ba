/** /newsletter/annulla: the way out of the newsletter, for readers by a button and for mail programs by one POST (RFC 8058). */
import { LetterPage, type LetterPlan, letterAction, letterLoader, letterMeta } from "~/forms/letter-page";

const plan: LetterPlan = {
  path: "/newsletter/annulla",
  title: "Annulla l'iscrizione",
  question: "Premi il pulsante per non ricevere più la nostra newsletter.",
  button: "Annulla l'iscrizione",
  act: (token, { api }) => api.newsletter.unsubscribe({ token }),
};

export const handle = { styles: ["prose", "forms"] };
export const loader = letterLoader;
export const meta = letterMeta(plan);
export const action = letterAction(plan);

export default function Annulla() {
  return <LetterPage plan={plan} />;
}
