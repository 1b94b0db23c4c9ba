/** `/avvisi/conferma`: the link by which an address confirms an alert. */
import { letterPage } from "~/forms/letter-page";

export const { handle, loader, meta, action } = letterPage({
  path: "/avvisi/conferma",
  title: "Conferma l'avviso",
  question: "Premi il pulsante per ricevere l'avviso a questo indirizzo.",
  button: "Conferma l'avviso",
  way: { href: "/prodotti", label: "Guarda i prodotti" },
  act: (token, { api }) => api.alerts.confirm({ token }),
});

export { LetterPage as default } from "~/forms/letter-page";
