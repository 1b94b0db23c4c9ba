/** Consent to analytics that was withdrawn, wherever that was done, ends in every open tab (product.md 'Consent'). */
import { agreesToAnalytics, consentOfPage } from "./person";

/** Written and taken away at once: other tabs hear of it, and nothing stays. */
const withdrawnKey = "consenso:ritirato";

/** For who tells events: the listener has the browser read its storage, which phones wait for. */
export function watchWithdrawal(): void {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === withdrawnKey && newValue !== null && agreesToAnalytics()) location.reload();
  });
}

/** Who has never chosen has told nothing. */
export function tellWithdrawal(): void {
  if (consentOfPage()?.analytics !== false || !toldBefore()) return;
  localStorage.setItem(withdrawnKey, "1");
  localStorage.removeItem(withdrawnKey);
  import("./event-session").then(({ forgetSession }) => forgetSession()).catch(console.error);
}

/** Whether this tab has told events. */
function toldBefore(): boolean {
  try {
    return sessionStorage.getItem("sessione_id") !== null;
  } catch {
    return false;
  }
}
