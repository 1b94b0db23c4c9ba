/** One call of the contract with its attempts: deadlines, one repetition, a renewed token. */
import { inTime } from "upstream/time-limit";
import type { ApiOptions } from "./api-options";
import { UpstreamError } from "./errors";
import type { Attempt, Transport } from "./transport";
import type { Answer } from "./upstream-answer";

/** All attempts of a call end within this (product.md 'Failures'). */
const totalMilliseconds = 15_000;

/** At most two attempts, the second only for GET after a failure that may pass; each within its deadline. */
export async function attempts(
  transport: Transport,
  { env, log, visitor, session, requestId, onTrouble, until = Number.POSITIVE_INFINITY }: ApiOptions,
  asked: Omit<Attempt, "visitor" | "token" | "requestId" | "signal">,
): Promise<Answer> {
  const { name, row } = asked;
  let token = (await session?.token()) ?? null;
  let renewed = false;
  const end = Math.min(Date.now() + totalMilliseconds, until);
  for (let attempt = 1; ; attempt++) {
    const began = Date.now();
    const controller = new AbortController();
    try {
      if (began >= end) throw new UpstreamError(name, "timeout", "the deadline of the page has passed");
      const answer = transport({
        ...asked,
        visitor: row.anonymous ? visitor : null,
        token,
        requestId,
        signal: controller.signal,
      });
      const there = answer.then((value) => ({ value }));
      const found = await inTime(there, Math.min(env.UPSTREAM_TIMEOUT_MS, end - began));
      if (found) return found.value;
      controller.abort();
      throw new UpstreamError(name, "timeout", "deadline passed");
    } catch (error) {
      const failure =
        error instanceof UpstreamError ? error : new UpstreamError(name, "network", String(error));
      if (failure.status === 401 && token && session && !renewed) {
        renewed = true;
        token = await session.renew(token);
        // What was refused was not carried out.
        if (token) continue;
      }
      const again = attempt === 1 && row.method === "GET" && mayPass(failure);
      if (!failure.refused) onTrouble?.();
      if (!failure.refused)
        log.failure("upstream", { row: name, attempt, ms: Date.now() - began, error: failure.message });
      if (!again) throw failure;
      await new Promise((wake) => setTimeout(wake, 20 + Math.random() * 80));
      if (Date.now() >= end) throw failure;
    }
  }
}

function mayPass({ failure, status }: UpstreamError): boolean {
  return failure === "network" || failure === "timeout" || [429, 502, 503, 504].includes(status ?? 0);
}
