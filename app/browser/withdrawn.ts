/** Consent to analytics that was withdrawn, wherever that was done, ends in every open tab (product.md 'Consent'). */
import { agreesToAnalytics } from "./person";

/** Written and taken away at once: other tabs hear of it, and nothing stays. */
const withdrawnKey = "consenso:ritirato";

export function watchWithdrawal(): void {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === withdrawnKey && newValue !== null && agreesToAnalytics()) location.reload();
  });
  if (agreesToAnalytics() || !toldBefore()) return;
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
