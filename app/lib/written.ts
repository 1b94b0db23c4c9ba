/** Pages that exist because somebody wrote them, and what may be asked while one is missing (docs/decisions/0510). */

/** Addresses that lead somewhere only once their text is written; all others always do. */
const owedTexts: ReadonlySet<string> = new Set([
  "/chi-siamo",
  "/come-funziona",
  "/magazine",
  "/termini-e-condizioni",
  "/privacy",
  "/cookie-policy",
  "/informativa-affiliazione",
]);

/** Whether a link may lead there. @param written addresses of written pages; null: not known, which hides nothing */
export function isThere(path: string, written: readonly string[] | null): boolean {
  return written === null || !owedTexts.has(path) || written.includes(path);
}

/** What forms ask consent to. */
const consented = ["/termini-e-condizioni", "/privacy"];

/** Nobody can agree to a text that does not exist: the sentence that stands for the form; null where it may be shown. */
export function consentOff(written: readonly string[] | null): string | null {
  return consented.every((path) => isThere(path, written))
    ? null
    : "Questo modulo non è ancora attivo: mancano i testi che ti chiederebbe di accettare.";
}
