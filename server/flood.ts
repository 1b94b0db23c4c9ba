/** Floods from one address: by the platform's counters (wrangler.toml, `[[ratelimits]]`), else by buckets in the isolate's memory. */
import { Lru } from "upstream/lru";
import { inTime } from "upstream/time-limit";

interface Allowance {
  burst: number;
  perMinute: number;
}

interface Allowances {
  visitor: Allowance;
  address: Allowance;
}

/** One browser opens few stores; one address may be a whole office or a mobile network. */
const clicks: Allowances = { visitor: { burst: 30, perMinute: 20 }, address: { burst: 120, perMinute: 60 } };

/** Buckets of one isolate. Bounded: the one that was used longest ago makes room. */
const most = 20_000;

interface Bucket {
  tokens: number;
  at: number;
}

export interface FloodGate {
  /** Takes a token for each caller that is known; true when one of them has none left. */
  isFlooding(visitor: string | null, networks: readonly string[], now: number): boolean;
  readonly size: number;
}

/** A gate with its own buckets; they live in memory, so a flood over many isolates is limited in each of them. */
export function createFloodGate(limit = most, allowed = clicks): FloodGate {
  const buckets = new Lru<string, Bucket>(limit);

  function take(key: string, { burst, perMinute }: Allowance, now: number): boolean {
    const before = buckets.get(key);
    const refilled = before ? before.tokens + (Math.max(0, now - before.at) / 60_000) * perMinute : burst;
    const tokens = Math.min(burst, refilled);
    buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now });
    return tokens >= 1;
  }

  return {
    isFlooding(visitor, networks, now) {
      const visitorMay = visitor === null || take(`v ${visitor}`, allowed.visitor, now);
      const taken = networks.map((network) => take(`a ${network}`, allowed.address, now));
      return !visitorMay || taken.includes(false);
    },
    get size() {
      return buckets.size;
    },
  };
}

/** What an address stands for, written in one way: itself; of IPv6 the /64 of a line, and the /48 that one customer may have. */
export function networksOf(address: string): [line: string, ...customer: string[]] {
  if (!address.includes(":")) return [address];
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (inner) return [inner];
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  // A dotted end stands for two groups.
  const groups = after.length + (after.at(-1)?.includes(".") ? 1 : 0);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - groups);
  const whole = [...before, ...Array<string>(zeros).fill("0"), ...after];
  const parts = whole.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return [parts.join(":"), `${parts.slice(0, 3).join(":")}::/48`];
}

export function networkOf(address: string): string {
  return networksOf(address)[0];
}

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
  // Who merely reads or leaves may share a /48 with a whole mobile network.
  const networks = sends.has(kind) ? networksOf(address) : [networkOf(address)];
  if (!counter) return fallback[kind].isFlooding(null, networks, Date.now());
  const asked = networks.map((key) =>
    inTime(
      counter.limit({ key }).catch(() => null),
      softTimeout,
    ),
  );
  return (await Promise.all(asked)).some((answer) => answer?.success === false);
}

const sends: ReadonlySet<Limited> = new Set(["FORM_LIMIT", "SIGN_IN_LIMIT"]);

const signIn = /^\/(login|register|forgot-password|password-recover|reset-password|gestione\/accesso)$/;
const exits = /^\/(vai|redirect|clic)(\/|$)/;

/** The counter that a request counts against. Ways out are never refused: their rows are marked (`exits/clicks.ts`). */
export function limitedAs({ method }: Request, { pathname }: URL): Limited | null {
  if (method !== "POST" || pathname.startsWith("/api/")) return null;
  if (signIn.test(pathname)) return "SIGN_IN_LIMIT";
  if (pathname === "/clic") return "EXIT_LIMIT";
  return exits.test(pathname) || pathname === "/eventi" ? null : "FORM_LIMIT";
}
