/** /newsletter/annulla: the way out of the newsletter, for readers by a button and for mail programs by one POST (RFC 8058). */
import { letterPage } from "~/forms/letter-page";

export const { handle, loader, meta, action } = letterPage({
  path: "/newsletter/annulla",
  title: "Annulla l'iscrizione",
  question: "Premi il pulsante per non ricevere più la nostra newsletter.",
  button: "Annulla l'iscrizione",
  act: (token, { api }) => api.newsletter.unsubscribe({ token }),
});

export { LetterPage as default } from "~/forms/letter-page";
