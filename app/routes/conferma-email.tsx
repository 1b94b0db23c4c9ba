/** `/conferma-email`: the link of a letter that confirms an address; the button does it, never the opening. */
import { LetterPage, type LetterPlan, letterAction, letterLoader, letterMeta } from "~/forms/letter-page";

const plan: LetterPlan = {
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
};

export const handle = { styles: ["prose", "forms"] };
export const loader = letterLoader;
export const meta = letterMeta(plan);
export const action = letterAction(plan);

export default function ConfirmEmail() {
  return <LetterPage plan={plan} />;
}
