/** The form of the consent banner and of the preferences: which button says what (product.md 'Consent'). */
import type { Consent } from "contract";

/** Where the choice is posted, and the page that holds the preferences. */
export const preferencesPath = "/preferenze-cookie";

export const choices = {
  accept: "accetta",
  refuse: "rifiuta",
  close: "chiudi",
  save: "salva",
  forgetSizes: "taglie",
  saveData: "risparmia",
  spendData: "non-risparmiare",
  remember: "ricorda",
  forget: "non-ricordare",
} as const;

/** What was chosen; null when no button of ours was pressed. `get` reads a field. */
export function choiceIn(get: (name: string) => unknown): Consent | null {
  switch (get("scelta")) {
    case choices.accept:
      return both(true);
    case choices.refuse:
    case choices.close:
      return both(false);
    case choices.save:
      return both(get("profilazione") === "on");
    default:
      return null;
  }
}

/** One toggle governs both. */
function both(agreed: boolean): Consent {
  return { analytics: agreed, marketing: agreed };
}
