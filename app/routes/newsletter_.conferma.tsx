/** /newsletter/conferma: the second yes of a subscription, by the link of its letter. */
import { letterPage } from "~/forms/letter-page";

export const { handle, loader, meta, action } = letterPage({
  path: "/newsletter/conferma",
  title: "Conferma l'iscrizione",
  question: "Premi il pulsante per ricevere la nostra newsletter.",
  button: "Conferma l'iscrizione",
  act: (token, { api, forms }) => api.newsletter.confirm({ token, addressHash: forms.addressHash }),
});

export { LetterPage as default } from "~/forms/letter-page";
