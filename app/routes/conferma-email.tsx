/** `/conferma-email`: the link of a letter that confirms an address; the button does it, never the opening. */
import { letterPage } from "~/forms/letter-page";

export const { handle, loader, meta, action } = letterPage({
  path: "/conferma-email",
  title: "Conferma il tuo indirizzo email",
  question: "Premi il pulsante per confermare che questo indirizzo è tuo.",
  button: "Conferma l'indirizzo",
  way: { href: "/account/info", label: "Vai al tuo account" },
  also: { href: "/account/passkey", label: "Aggiungi una passkey: accedi senza scrivere la password" },
  password: true,
  async act(token, context, request) {
    const { visitor, readBody } = await context.personal();
    const typed = new URLSearchParams((await readBody(request, 2_048)) ?? "").get("password");
    return visitor.api.user.confirmEmail({ token, password: typed || null });
  },
});

export { LetterPage as default } from "~/forms/letter-page";
