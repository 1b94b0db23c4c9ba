/** `/avvisi/annulla-marche`: the end of the weekly letter about brands, by a button or by one POST (RFC 8058). */
import { letterPage } from "~/forms/letter-page";

export const { handle, loader, meta, action } = letterPage({
  path: "/avvisi/annulla-marche",
  title: "Non seguire più le marche",
  question: "Premi il pulsante per non ricevere più le novità delle marche. Gli altri avvisi restano.",
  button: "Non scrivermi più",
  way: { href: "/brand", label: "Guarda le marche" },
  act: (token, { api }) => api.alerts.end({ token, onlyBrands: true }),
});

export { LetterPage as default } from "~/forms/letter-page";
