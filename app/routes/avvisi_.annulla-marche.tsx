/** `/avvisi/annulla-marche`: the end of the weekly letter about brands, by a button or by one POST (RFC 8058). */
import { LetterPage, type LetterPlan, letterAction, letterLoader, letterMeta } from "~/forms/letter-page";

const plan: LetterPlan = {
  path: "/avvisi/annulla-marche",
  title: "Non seguire più le marche",
  question: "Premi il pulsante per non ricevere più le novità delle marche. Gli altri avvisi restano.",
  button: "Non scrivermi più",
  way: { href: "/brand", label: "Guarda le marche" },
  act: (token, { api }) => api.alerts.end({ token, onlyBrands: true }),
};

export const handle = { styles: ["prose", "forms"] };
export const loader = letterLoader;
export const meta = letterMeta(plan);
export const action = letterAction(plan);

export default function End() {
  return <LetterPage plan={plan} />;
}
