/** Hands letters to a provider over HTTP, in the shape of Resend's `POST /emails` and `/emails/batch` (upstream/DESIGN.md). */
import type { Letter } from "./letter";

export interface Provider {
  /** Address of the call, e.g. `https://api.resend.com/emails`; batches go to `/batch` below it. */
  url: string;
  /** Sent as bearer; never logged. */
  key: string;
  /** `Name <address>` */
  from: string;
}

export type Sendable = Omit<Letter, "urgency" | "lasts">;

/** `later`: another time; `never`: this letter was refused; `apart`: all were, together; `slower`: not before `wait` ms. */
export type Handed =
  | { outcome: "sent" }
  | { outcome: "later" | "never" | "apart"; reason: string }
  | { outcome: "slower"; reason: string; wait: number };

const deadline = 10_000;
/** Milliseconds to wait where the provider does not say, and at most. */
const pause = { usual: 1_000, longest: 3_600_000 };

/** Never rejects. `key` makes a repeated delivery of the same letters one. One letter goes alone, several in one call. */
export async function handOver(
  letters: readonly Sendable[],
  key: string,
  provider: Provider,
): Promise<Handed> {
  const [first, ...others] = letters.map((letter) => wire(letter, provider.from));
  const isAlone = others.length === 0;
  try {
    const response = await fetch(isAlone ? provider.url : `${provider.url}/batch`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${provider.key}`,
        "Content-Type": "application/json",
        "Idempotency-Key": key,
      },
      body: JSON.stringify(isAlone ? first : [first, ...others]),
      redirect: "manual",
      signal: AbortSignal.timeout(deadline),
    });
    await response.body?.cancel();
    return handed(response, isAlone);
  } catch (error) {
    return { outcome: "later", reason: error instanceof Error ? error.name : "unknown" };
  }
}

function wire({ to, replyTo, subject, text, html, headers }: Sendable, from: string): object {
  const body = { from, to: [to], subject, text, html, headers };
  return replyTo ? { ...body, reply_to: replyTo } : body;
}

function handed({ ok, status, headers }: Response, isAlone: boolean): Handed {
  if (ok) return { outcome: "sent" };
  const reason = `the provider answered ${status}`;
  if (status === 429) return { outcome: "slower", reason, wait: waitOf(headers) };
  // A provider without batches has no such address.
  if (!isAlone && [400, 404, 405, 413, 422].includes(status)) return { outcome: "apart", reason };
  // A wrong key or a full quota is ours to mend; only the letter's own fault is final.
  return { outcome: status === 400 || status === 422 ? "never" : "later", reason };
}

/** `Retry-After` in seconds, as providers of letters write it. */
function waitOf(headers: Headers): number {
  const seconds = Number(headers.get("Retry-After") ?? Number.NaN);
  return Math.min(pause.longest, seconds >= 0 ? seconds * 1_000 : pause.usual);
}
