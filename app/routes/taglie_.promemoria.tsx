/** `/taglie/promemoria`: the end of the letters about a child's growth, for readers by a button and for mail programs by one POST (RFC 8058). */
import { letterPage } from "~/forms/letter-page";

export const { handle, loader, meta, action } = letterPage({
  path: "/taglie/promemoria",
  title: "Spegni il promemoria",
  question: "Premi il pulsante per non ricevere più il promemoria sulle taglie di questo bambino.",
  button: "Spegni il promemoria",
  way: { href: "/taglie", label: "Le mie taglie" },
  act: (token, { api }) => api.family.endReminder({ token }),
});

export { LetterPage as default } from "~/forms/letter-page";
