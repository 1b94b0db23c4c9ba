/** Composition root: environment and request become everything that a loader may touch. */
import type { Api } from "./api";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends Context {}
}

/** Who runs the site; from settings. */
export interface Site {
  name: string;
  /** Public origin without a trailing slash: the setting, else the origin that was asked. */
  origin: string;
  company: {
    name: string;
    vat: string;
    seat: string;
    email: string;
    /** Empty when not set, like `register`. */
    capital: string;
    register: string;
  };
  social: { label: string; href: string }[];
}

/** What loaders and actions get as `context`. */
export interface Context {
  /** Every row of the contract: `api.products.list(query)`; rejects with `UpstreamError`. Answers are frozen: copy before sorting. */
  api: Api;
  /** Awaits what decides the page; an `UpstreamError` becomes a thrown Response (404, 401, 409, 422, 502, 504). */
  critical<T>(promise: Promise<T>): Promise<T>;
  /**
   * Gives a promise a short grace (default 20 ms): `value` is the answer if it came in time, else the pending promise,
   * which single fetch streams. A failure within the grace stays a rejected promise, for the section's error element.
   */
  grace<T>(promise: Promise<T>, milliseconds?: number): Promise<{ value: T | Promise<T> }>;
  /** Resolves to `fallback` when the upstream fails; the failure is logged. */
  optional<T>(promise: Promise<T>, fallback: T): Promise<T>;
  exits: {
    /** The way out to a store: `/vai/…`, signed when keys are set. */
    link(url: string): Promise<string>;
  };
  site: Site;
  /** For inline scripts and styles of this response. */
  nonce: string;
  requestId: string;
  isBot: boolean;
}
