/** `/avvisi/conferma`: the link by which an address confirms an alert. */
import { LetterPage, type LetterPlan, letterAction, letterLoader, letterMeta } from "~/forms/letter-page";

const plan: LetterPlan = {
  path: "/avvisi/conferma",
  title: "Conferma l'avviso",
  question: "Premi il pulsante per ricevere l'avviso a questo indirizzo.",
  button: "Conferma l'avviso",
  way: { href: "/prodotti", label: "Guarda i prodotti" },
  act: (token, { api }) => api.alerts.confirm({ token }),
};

export const handle = { styles: ["prose", "forms"] };
export const loader = letterLoader;
export const meta = letterMeta(plan);
export const action = letterAction(plan);

export default function Confirm() {
  return <LetterPage plan={plan} />;
}
