/** Renewing tokens, once for all requests of an isolate that bring the same ones. Promises are not shared: I/O belongs to its request. */
import { Lru } from "upstream/lru";
import { Notifier } from "upstream/notifier";
import type { Api } from "../api";
import { UpstreamError } from "../errors";
import { hashOf } from "../seal";
import { type HeldTokens, held } from "./tokens";

/** New tokens, or 'over': the upstream does not know the session any longer. */
export type Renewed = HeldTokens | "over";

interface Flight {
  began: number;
  /** Undefined until somebody has the answer; null when it failed. */
  outcome: Renewed | null | undefined;
  news: Notifier;
}

/** A request waits so long for another one's answer, in ms; then it asks for itself. */
const softTimeout = 2_000;
/** Requests that were on their way when the tokens changed still bring the old ones, for so many ms. */
const memory = 30_000;

const flights = new Lru<string, Flight>(2_000);

/** Rejects with the `UpstreamError` of a refresh that failed otherwise than by a 401: then nobody is signed out. */
export async function renew(tokens: HeldTokens, api: Api, now: () => number = Date.now): Promise<Renewed> {
  if (tokens.refresh === null) return "over";
  // With the access token: some upstreams never change the refresh token.
  const key = hashOf(`${tokens.access} ${tokens.refresh}`);
  const before = flights.get(key);
  if (before && now() - before.began < memory) {
    const left = () => softTimeout - (now() - before.began);
    while (before.outcome === undefined && left() > 0) await before.news.wait(left());
    if (before.outcome) return before.outcome;
  }
  const flight: Flight = { began: now(), outcome: undefined, news: new Notifier() };
  flights.set(key, flight);
  try {
    flight.outcome = held(await api.user.refresh({ refreshToken: tokens.refresh }), tokens, now());
    return flight.outcome;
  } catch (error) {
    flight.outcome = null;
    if (!(error instanceof UpstreamError) || error.status !== 401) throw error;
    flight.outcome = "over";
    return flight.outcome;
  } finally {
    flight.news.notify();
  }
}
