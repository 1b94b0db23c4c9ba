/** The choice about cookies in place: 'Gestisci Cookie' opens as a dialog, and the page follows what was chosen. */
import type { Consent } from "contract";
import { choiceIn, preferencesPath } from "~/forms/consent";
import { consentUpdated, personDataOf, personOfPage } from "./person";
import { answered, kept } from "./post";
import { onPress } from "./press";
import { concernsScripts } from "./providers";
import { tellSwapped } from "./swapped";

export function watchConsent(): void {
  if ("HTMLDialogElement" in window && location.pathname !== preferencesPath)
    onPress(`a[href="${preferencesPath}"]`, () =>
      import("./consent-dialog").then(({ openPreferences }) => openPreferences()),
    );
  document.addEventListener(kept, (event) => {
    const form = choosing(event);
    const fields = (event as CustomEvent<URLSearchParams>).detail;
    const choice = form && choiceIn((name) => fields.get(name));
    if (!choice) return;
    const tell = () => document.dispatchEvent(new CustomEvent<Consent>(consentUpdated, { detail: choice }));
    const person = personOfPage();
    const anew = concernsScripts(person?.consent ?? "undecided", choice);
    // The dialog's page says what was done.
    if (!anew && !form.matches(".consent")) return form.addEventListener(answered, tell, { once: true });
    // Nothing else of the page knows the choice.
    event.preventDefault();
    const data = personDataOf(document);
    if (data) data.textContent = JSON.stringify({ ...person, consent: choice });
    tell();
    if (anew) return location.reload();
    form.remove();
    tellSwapped();
  });
}

/** On the page of the preferences itself the choice leads on to another document. */
function choosing({ target }: Event): HTMLFormElement | null {
  return target instanceof HTMLFormElement && target.matches(".consent, dialog .preferences") ? target : null;
}
