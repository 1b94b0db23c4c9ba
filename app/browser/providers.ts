/** Third parties and events: each is loaded only for who agreed to it. */
import type { Providers } from "server/consent/providers";
import type { Person } from "server/pages/person";
import { agreesToAnalytics, consentOfPage } from "./person";
import { onSwapped } from "./swapped";

/** What the document may load was decided when it came: a choice that changes it loads the page anew (`consent.ts`). */
export function loadAgreed(): void {
  const agreed = consentOfPage() ?? { analytics: false, marketing: false };
  const { analytics, converters = [], unasked }: Partial<Providers> = providersOfSite() ?? {};
  if (analytics && agreed.analytics)
    void import("./analytics").then(({ loadAnalytics }) => loadAnalytics(analytics, agreed));
  if (converters.length > 0 && (agreed.marketing || unasked))
    void import("./converters").then(({ loadConverters }) => loadConverters(converters));
  tellWhenAgreed();
}

/** Null where the site has none. */
function providersOfSite(): Providers | null {
  const text = document.querySelector<HTMLElement>("script[data-providers]")?.dataset.providers;
  return text ? (JSON.parse(text) as Providers) : null;
}

export function concernsScripts(before: Person["consent"], after: Person["consent"]): boolean {
  const providers = providersOfSite();
  const [had, has] = [before, after].map((choice) => (choice === "undecided" ? null : choice));
  const differ = (kind: "analytics" | "marketing") => (had?.[kind] ?? false) !== (has?.[kind] ?? false);
  return (
    (differ("analytics") && !!providers?.analytics) || (differ("marketing") && !!providers?.converters.length)
  );
}

/** Loads what tells events (`events.ts`) for visitors who agreed to analytics; nobody else's page has it. */
function tellWhenAgreed(): void {
  let begun = false;
  const begin = () => {
    if (begun || !agreesToAnalytics()) return;
    begun = true;
    // A page that a deployment has overtaken tells nothing more.
    import("./events").then(({ tellEvents }) => tellEvents()).catch(console.error);
  };
  begin();
  onSwapped(begin);
}
