/** `/annulla-cambio-email`: the link with which the address that an account has left takes it back; the button does it. */
import { letterPage } from "~/forms/letter-page";

export const { handle, loader, meta, action } = letterPage({
  path: "/annulla-cambio-email",
  title: "Riprendi il tuo account",
  question:
    "Se non hai cambiato tu l'indirizzo del tuo account, premi il pulsante: l'account torna a questo indirizzo, tutti i dispositivi vengono disconnessi e la password di prima non vale più.",
  button: "Riprendi l'account",
  way: { href: "/login", label: "Vai all'accesso" },
  act: (token, { api }) => api.user.undoEmail({ token }),
});

export { LetterPage as default } from "~/forms/letter-page";
