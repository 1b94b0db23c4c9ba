/** `/taglie/promemoria`: the end of the letters about a child's growth, for readers by a button and for mail programs by one POST (RFC 8058). */
import { LetterPage, type LetterPlan, letterAction, letterLoader, letterMeta } from "~/forms/letter-page";

const plan: LetterPlan = {
  path: "/taglie/promemoria",
  title: "Spegni il promemoria",
  question: "Premi il pulsante per non ricevere più il promemoria sulle taglie di questo bambino.",
  button: "Spegni il promemoria",
  way: { href: "/taglie", label: "Le mie taglie" },
  act: (token, { api }) => api.family.endReminder({ token }),
};

export const handle = { styles: ["prose", "forms"] };
export const loader = letterLoader;
export const meta = letterMeta(plan);
export const action = letterAction(plan);

export default function End() {
  return <LetterPage plan={plan} />;
}
