/**
 * Floods from one address: the platform's counters where they are bound (wrangler.toml, `[[ratelimits]]`), which know all isolates of a
 * location; buckets in the memory of the isolate where they are not.
 */

import { inTime } from "upstream/time-limit";
import { networkOf } from "./network";
import { messagePage } from "./pages/plain-page";
import { createFloodGate } from "./rate-limit";

interface RateLimit {
  limit(of: { key: string }): Promise<{ success: boolean }>;
}

type Limited = "FORM_LIMIT" | "SIGN_IN_LIMIT" | "EXIT_LIMIT" | "RENDER_LIMIT";
export type Counters = Partial<Record<Limited, RateLimit | undefined>>;

/** The counters are beside the isolate; one that is late counts as having room, in milliseconds. */
const softTimeout = 50;
const forms = { burst: 240, perMinute: 120 };
const signIns = { burst: 60, perMinute: 30 };
/** Pages that have to be rendered, searches among them; kept ones cost nothing and are never refused. */
const renders = { burst: 600, perMinute: 300 };
const fallback = {
  FORM_LIMIT: createFloodGate(5_000, { visitor: forms, address: forms }),
  SIGN_IN_LIMIT: createFloodGate(5_000, { visitor: signIns, address: signIns }),
  EXIT_LIMIT: createFloodGate(),
  RENDER_LIMIT: createFloodGate(5_000, { visitor: renders, address: renders }),
};

/** Whether this address has had enough; never of an address that the platform does not name. Never rejects. */
export async function isFlood(env: Counters, kind: Limited, address: string | null): Promise<boolean> {
  if (address === null) return false;
  const counter = env[kind];
  const key = networkOf(address);
  if (!counter) return fallback[kind].isFlooding(null, key, Date.now());
  const asked = counter.limit({ key }).catch(() => null);
  return (await inTime(asked, softTimeout))?.success === false;
}

export function tooMany(nonce: string): Response {
  const sentence =
    "Dal tuo indirizzo sono arrivate molte richieste in poco tempo. Aspetta un minuto e riprova.";
  const refusal = messagePage(nonce, 429, "Troppe richieste", sentence);
  refusal.headers.set("Retry-After", "60");
  return refusal;
}

const signIn = /^\/(login|register|forgot-password|password-recover|reset-password|gestione\/accesso)$/;
const exits = /^\/(vai|redirect|clic)(\/|$)/;

/**
 * The counter that a request counts against: forms, sign-in (which costs processor), copies of clicks. Ways out themselves are
 * never refused: their rows are marked (`exits/clicks.ts`).
 */
export function limitedAs({ method }: Request, { pathname }: URL): Limited | null {
  if (method !== "POST" || pathname.startsWith("/api/")) return null;
  if (signIn.test(pathname)) return "SIGN_IN_LIMIT";
  if (pathname === "/clic") return "EXIT_LIMIT";
  return exits.test(pathname) || pathname === "/eventi" ? null : "FORM_LIMIT";
}
