/** `/avvisi/annulla`: the end of all alerts of a person, for readers by a button and for mail programs by one POST (RFC 8058). */
import { LetterPage, type LetterPlan, letterAction, letterLoader, letterMeta } from "~/forms/letter-page";

const plan: LetterPlan = {
  path: "/avvisi/annulla",
  title: "Termina gli avvisi",
  question: "Premi il pulsante per terminare tutti i tuoi avvisi: non riceverai altre email.",
  button: "Termina tutti gli avvisi",
  way: { href: "/prodotti", label: "Guarda i prodotti" },
  act: (token, { api }) => api.alerts.end({ token }),
};

export const handle = { styles: ["prose", "forms"] };
export const loader = letterLoader;
export const meta = letterMeta(plan);
export const action = letterAction(plan);

export default function End() {
  return <LetterPage plan={plan} />;
}
