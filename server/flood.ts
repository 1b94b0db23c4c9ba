/**
 * Floods from one address: the platform's counters where they are bound (wrangler.toml, `[[ratelimits]]`), which know all isolates of a
 * location; buckets in the memory of the isolate where they are not.
 */
import { createFloodGate } from "./rate-limit";
import { inTime } from "./time-limit";

/** The platform's counter. */
export interface RateLimit {
  limit(of: { key: string }): Promise<{ success: boolean }>;
}

type Limited = "FORM_LIMIT" | "SIGN_IN_LIMIT" | "EXIT_LIMIT";
/** Those that are bound. */
export type Counters = Partial<Record<Limited, RateLimit | undefined>>;

/** The counters are beside the isolate; one that is late counts as having room, in milliseconds. */
const patience = 50;
const forms = { burst: 240, perMinute: 120 };
const signIns = { burst: 60, perMinute: 30 };
const fallback = {
  FORM_LIMIT: createFloodGate(5_000, { visitor: forms, address: forms }),
  SIGN_IN_LIMIT: createFloodGate(5_000, { visitor: signIns, address: signIns }),
  EXIT_LIMIT: createFloodGate(),
};

/** Whether this address has had enough; never of an address that the platform does not name. Never rejects. */
export async function isFlood(env: Counters, kind: Limited, address: string | null): Promise<boolean> {
  if (address === null) return false;
  const counter = env[kind];
  if (!counter) return fallback[kind].isFlooding(null, address, Date.now());
  const asked = counter.limit({ key: address }).catch(() => null);
  return (await inTime(asked, patience))?.success === false;
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
