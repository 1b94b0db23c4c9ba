/** The banner and 'Gestisci Cookie' with scripts: the choice is made in place, the preferences open as a dialog. */
import type { Consent } from "contract";
import { lazy, Suspense, useEffect, useState } from "react";
import type { Providers } from "server/consent/providers";
import { choiceIn, choices, preferencesPath } from "~/forms/consent";
import { now, updatePerson } from "~/holes/person";
import { tellMissing } from "./missing-scripts";

const ConsentDialog = lazy(() =>
  import("~/ui/consent/consent-dialog").catch((error) => tellMissing(error, preferencesPath)),
);

/** Told to whoever listens on `document` (product.md 'Consent'). */
const updated = "cookie-preferences-updated";

export function ConsentLinks({ providers }: { providers: Providers | null }) {
  const [open, setOpen] = useState(false);
  const [forgotten, setForgotten] = useState(false);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>(`a[href="${preferencesPath}"]`)
          : null;
      const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !plain || !("HTMLDialogElement" in window) || location.pathname === preferencesPath)
        return;
      event.preventDefault();
      setForgotten(false);
      setOpen(true);
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.matches(".consent, dialog .preferences")) return;
      event.preventDefault();
      const fields = new FormData(form, event.submitter);
      const stays = fields.get("scelta") === choices.forgetSizes;
      void choose(form, fields, providers).then(() => {
        setForgotten(stays);
        setOpen(stays);
      });
    };
    // Before the listener that follows links (`client-links.ts`).
    document.addEventListener("click", onClick, true);
    document.addEventListener("submit", onSubmit, true);
    window.addEventListener("pageshow", whenBack);
    return () => {
      document.removeEventListener("click", onClick, true);
      document.removeEventListener("submit", onSubmit, true);
      window.removeEventListener("pageshow", whenBack);
    };
  }, [providers]);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ConsentDialog forgotten={forgotten} onClose={() => setOpen(false)} />
    </Suspense>
  );
}

/** Sends a choice; when that fails, the form goes its way without scripts. */
async function choose(form: HTMLFormElement, fields: FormData, providers: Providers | null): Promise<void> {
  const choice = choiceIn((name) => fields.get(name));
  fields.set("qui", "1");
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  try {
    const answer = await fetch(preferencesPath, { method: "POST", body, redirect: "manual" });
    if (answer.type !== "opaqueredirect") throw new Error("not kept");
  } catch {
    const button = document.createElement("input");
    Object.assign(button, { type: "hidden", name: "scelta", value: String(fields.get("scelta")) });
    form.appendChild(button);
    form.submit();
    return;
  }
  if (choice) kept(choice, providers);
  else updatePerson({ sizes: [] });
}

/**
 * The page follows the choice. What a document may load was decided when it came, and a script that ran stays: where scripts
 * are to come or to go, the document is loaded anew.
 */
function kept(choice: Consent, providers: Providers | null): void {
  const before = now()?.consent ?? "undecided";
  const focused = document.activeElement;
  updatePerson({ consent: choice });
  remembered = cookie();
  document.dispatchEvent(new CustomEvent(updated, { detail: choice, bubbles: true }));
  const had = before === "undecided" ? { analytics: false, marketing: false } : before;
  const concerned =
    (had.analytics !== choice.analytics && providers?.analytics) ||
    (had.marketing !== choice.marketing && providers?.converters.length);
  if (concerned) location.reload();
  else if (focused?.closest(".consent"))
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}

/** A page that the browser kept aside may be from before the choice. */
function whenBack({ persisted }: PageTransitionEvent): void {
  if (persisted && cookie() !== remembered) location.reload();
}

let remembered = typeof document === "undefined" ? "" : cookie();

function cookie(): string {
  return /(?:^|; )cookiePreferences=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}
