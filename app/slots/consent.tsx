/** The consent banner: for everybody who has not decided, a form that needs no script (product.md 'Consent'). */
import { choices, preferencesPath } from "~/forms/consent";
import { Icon } from "~/ui/icon";
import type { SlotKind } from "~/ui/slot";

export const consent: SlotKind<null> = {
  name: "consent",
  state: (person) => (person && person.consent !== "undecided" ? "decided" : ""),
  Show: ({ person }) => (person && person.consent !== "undecided" ? null : <Banner />),
};

function Banner() {
  return (
    <form className="consent" method="post" action={preferencesPath} aria-labelledby="consenso" data-stay="">
      <p id="consenso" className="title">
        La tua privacy
      </p>
      <p>Oltre ai cookie tecnici usiamo, se vuoi, cookie di analisi e marketing, anche di terzi.</p>
      <p className="line choices">
        <button type="submit" name="scelta" value={choices.accept}>
          Accetta
        </button>{" "}
        <button type="submit" name="scelta" value={choices.refuse}>
          Rifiuta
        </button>{" "}
        <a href={preferencesPath}>Personalizza</a>
      </p>
      <button type="submit" name="scelta" value={choices.close} className="close">
        <Icon name="close" drawn />
        <span className="vh">Chiudi senza accettare</span>
      </button>
    </form>
  );
}
