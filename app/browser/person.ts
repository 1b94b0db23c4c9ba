/** Who the page was filled for, as the document says it (`slots/person-data.tsx`); a swap brings it up to date. */
import type { Person } from "server/pages/person";

/** Null for nobody. */
export function personOfPage(page = document): Person | null {
  return JSON.parse(personDataOf(page)?.textContent || "null") as Person | null;
}

export function personDataOf(page: Document): HTMLElement | null {
  return page.getElementById("persona");
}

/** Whether this visitor agreed to analytics, as of now. */
export function agreesToAnalytics(): boolean {
  return consentOfPage()?.analytics ?? false;
}

/** What this visitor has chosen about cookies, as of now; null: nothing yet. */
export function consentOfPage() {
  const consent = personOfPage()?.consent ?? "undecided";
  return consent === "undecided" ? null : consent;
}

/** A choice about cookies was made: told to whoever listens on `document` (product.md 'Consent'). */
export const consentUpdated = "cookie-preferences-updated";
