/** Third parties of the page: each is loaded only for who agreed to it, once the page is awake. */
import { useEffect } from "react";
import type { Providers } from "server/consent/providers";
import { now } from "~/holes/person";

/** What the document may load was decided when it came: later choices load it anew (`consent-links.tsx`). */
export function useProviders(providers: Providers | null): void {
  useEffect(() => {
    if (!providers) return;
    const consent = now()?.consent ?? "undecided";
    const agreed = consent === "undecided" ? { analytics: false, marketing: false } : consent;
    const { analytics, converters, unasked } = providers;
    if (analytics && agreed.analytics)
      void import("./analytics").then(({ loadAnalytics }) => loadAnalytics(analytics, agreed));
    if (converters.length > 0 && (agreed.marketing || unasked))
      void import("./converters").then(({ loadConverters }) => loadConverters(converters));
  }, [providers]);
}
