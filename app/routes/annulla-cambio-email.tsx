/** `/annulla-cambio-email`: the link with which the address that an account has left takes it back; the button does it. */
import { LetterPage, type LetterPlan, letterAction, letterLoader, letterMeta } from "~/forms/letter-page";

const plan: LetterPlan = {
  path: "/annulla-cambio-email",
  title: "Riprendi il tuo account",
  question:
    "Se non hai cambiato tu l'indirizzo del tuo account, premi il pulsante: l'account torna a questo indirizzo, tutti i dispositivi vengono disconnessi e la password di prima non vale più.",
  button: "Riprendi l'account",
  way: { href: "/login", label: "Vai all'accesso" },
  act: (token, { api }) => api.user.undoEmail({ token }),
};

export const handle = { styles: ["prose", "forms"] };
export const loader = letterLoader;
export const meta = letterMeta(plan);
export const action = letterAction(plan);

export default function UndoEmail() {
  return <LetterPage plan={plan} />;
}
