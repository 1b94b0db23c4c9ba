/** Cloudflare's list of prices for the paid plan (docs: Workers, D1 and R2 pricing, November 2026), in US dollars a month. */

/** What a month used. */
export interface Usage {
  /** Requests that reach the Worker. */
  requests: number;
  /** Milliseconds of processor. */
  processor: number;
  read: number;
  written: number;
  /** Bytes of D1. */
  stored: number;
  /** Reads of R2. */
  objects: number;
}

const base = 5;
const gigabyte = 1e9;

/** What is included, and what a million (of bytes: a billion) more cost. */
const list: Record<keyof Usage, { included: number; each: number; unit: number }> = {
  requests: { included: 10e6, each: 0.3, unit: 1e6 },
  processor: { included: 30e6, each: 0.02, unit: 1e6 },
  read: { included: 25e9, each: 0.001, unit: 1e6 },
  written: { included: 50e6, each: 1, unit: 1e6 },
  stored: { included: 5 * gigabyte, each: 0.75, unit: gigabyte },
  objects: { included: 10e6, each: 0.36, unit: 1e6 },
};

export function priceOf(usage: Usage): number {
  return Object.entries(list).reduce((sum, [kind, { included, each, unit }]) => {
    const above = Math.max(0, usage[kind as keyof Usage] - included);
    return sum + (above / unit) * each;
  }, base);
}
