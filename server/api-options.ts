/** What a request tells about itself so that calls can be made for it. */
import type { Cache, Source } from "./cache";
import type { Env } from "./env";
import type { Log } from "./log";
import type { Transport } from "./transport";

export interface TokenSource {
  /** The access token for a call; null for nobody. */
  token(): Promise<string | null>;
  /** Another one after a 401 for `stale`; null when there is none. Rejects when the renewal failed otherwise. */
  renew(stale: string): Promise<string | null>;
}

/** One finished call, for `Server-Timing` and the log. */
export interface Timing {
  row: string;
  milliseconds: number;
  source: Source;
}

export interface ApiOptions {
  env: Env;
  log: Log;
  waitUntil(promise: Promise<unknown>): void;
  /** The site's public origin, for links in letters; default: the setting. */
  origin?: string;
  /** Value of `x-anonymous-id`, if the visitor has one; it goes to rows that are `anonymous`, and to no other. */
  visitor?: string | null;
  /** On whose behalf calls are made. Answers that are kept for all are asked for without. */
  session?: TokenSource | null;
  onTiming?(timing: Timing): void;
  /** The answer's `X-Request-Id`, sent along with its calls: both ends' logs tell of the same request. */
  requestId?: string;
  /** Called when the first attempt of a call failed, though a second may still save it. */
  onTrouble?(): void;
  /** When the answer that needs these calls has to begin, in milliseconds since 1970: all of them end before. */
  until?: number | undefined;
  /** Default: in process without `API_BASE_URL`, else over HTTP. */
  transport?: Transport;
  cache?: Cache;
}
