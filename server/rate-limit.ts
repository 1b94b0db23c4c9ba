/** Token buckets against floods: of clicks, where the visitor still leaves and the row is marked, and of posted forms. */
import { Lru } from "upstream/lru";

interface Allowance {
  burst: number;
  perMinute: number;
}

interface Allowances {
  visitor: Allowance;
  address: Allowance;
}

/** One browser opens few stores; one address may be a whole office or a mobile network. */
const clicks: Allowances = {
  visitor: { burst: 30, perMinute: 20 },
  address: { burst: 120, perMinute: 60 },
};

/** Buckets of one isolate. Bounded: the one that was used longest ago makes room. */
const most = 20_000;

interface Bucket {
  tokens: number;
  at: number;
}

export interface FloodGate {
  /** Takes a token for each caller that is known; true when one of them has none left. */
  isFlooding(visitor: string | null, address: string | null, now: number): boolean;
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
    isFlooding(visitor, address, now) {
      const visitorMay = visitor === null || take(`v ${visitor}`, allowed.visitor, now);
      const addressMay = address === null || take(`a ${address}`, allowed.address, now);
      return !(visitorMay && addressMay);
    },
    get size() {
      return buckets.size;
    },
  };
}
