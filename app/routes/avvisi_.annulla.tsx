/** `/avvisi/annulla`: the end of all alerts of a person, for readers by a button and for mail programs by one POST (RFC 8058). */
import { letterPage } from "~/forms/letter-page";

export const { handle, loader, meta, action } = letterPage({
  path: "/avvisi/annulla",
  title: "Termina gli avvisi",
  question: "Premi il pulsante per terminare tutti i tuoi avvisi: non riceverai altre email.",
  button: "Termina tutti gli avvisi",
  way: { href: "/prodotti", label: "Guarda i prodotti" },
  act: (token, { api }) => api.alerts.end({ token }),
});

export { LetterPage as default } from "~/forms/letter-page";
