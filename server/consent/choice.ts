/** What this browser agreed to: one cookie, which the server knows before the first byte and scripts may read. */
import { type Consent, consentSeconds, consentVersion, type Decision, stillStands } from "contract";
import { cookieLine, cookieOf } from "../cookie";

/** Stands for the specification's `cookiePreferences` and, by being there, for `cookieBannerDismissed`. */
const consentCookie = "cookiePreferences";

/** The choice that a request brings: `{version}.{seconds since 1970, base 36}.{analytics}{marketing}`; null before one. */
export function decisionOf(request: Request, now = Date.now()): Decision | null {
  const [, version = "", at = "", analytics, marketing] =
    /^(\d{1,3})\.([0-9a-z]{6,7})\.([01])([01])$/.exec(cookieOf(request, consentCookie) ?? "") ?? [];
  if (at === "") return null;
  const decision = {
    analytics: analytics === "1",
    marketing: marketing === "1",
    version: Number(version),
    decidedAt: new Date(Number.parseInt(at, 36) * 1000).toISOString(),
  };
  return stillStands(decision, now) ? decision : null;
}

export function decided({ analytics, marketing }: Consent, now = Date.now()): Decision {
  const decidedAt = new Date(now - (now % 1000)).toISOString();
  return { analytics, marketing, version: consentVersion, decidedAt };
}

/** The `Set-Cookie` line that keeps a choice for six months from when it was made. */
export function decisionLine(request: Request, decision: Decision, now = Date.now()): string {
  const at = Math.floor(Date.parse(decision.decidedAt) / 1000);
  const value = `${decision.version}.${at.toString(36)}.${Number(decision.analytics)}${Number(decision.marketing)}`;
  const left = consentSeconds - Math.max(0, Math.floor(now / 1000) - at);
  return cookieLine(request, consentCookie, value, left, { scripts: "readable" });
}
