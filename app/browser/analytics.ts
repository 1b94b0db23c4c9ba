/** Google Analytics 4 through gtag with consent mode, for visitors who agreed to it; loaded by nobody else's page. */
import type { Consent } from "contract";

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?(...told: unknown[]): void;
  }
}

/** Half a year in seconds, as long as the choice itself stands. */
const cookieSeconds = 182 * 86_400;

/** Loads it once; everything is denied until the choice is told, which follows at once. */
export function loadAnalytics(id: string, { analytics, marketing }: Consent): void {
  if (window.gtag || !analytics) return;
  window.dataLayer ??= [];
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: Google's script tells commands by this very object
    window.dataLayer?.push(arguments);
  };
  const kinds = (given: boolean) => (given ? "granted" : "denied");
  window.gtag("consent", "default", {
    analytics_storage: "denied",
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    wait_for_update: 500,
  });
  window.gtag("js", new Date());
  window.gtag("consent", "update", {
    analytics_storage: kinds(analytics),
    ad_storage: kinds(marketing),
    ad_user_data: kinds(marketing),
    ad_personalization: kinds(marketing),
  });
  // Cookies of this host only: the server takes them away when consent is withdrawn.
  const cookies = { cookie_domain: "none", cookie_expires: cookieSeconds, cookie_flags: "SameSite=Lax" };
  window.gtag("config", id, { send_page_view: false, ...cookies });
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
}

/** Adds a third party's script with the page's nonce: the policy lets nothing else run. */
export function loadScript(address: string, ended?: (loaded: boolean) => void): void {
  const script = document.createElement("script");
  script.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  script.async = true;
  script.src = address;
  script.onload = () => ended?.(true);
  script.onerror = () => ended?.(false);
  document.head.appendChild(script);
}
