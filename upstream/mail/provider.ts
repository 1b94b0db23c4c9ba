/** Hands one letter to a provider over HTTP, in the shape of Resend's `POST /emails` (docs/decisions/0041). */
import type { Letter } from "./letter";

export interface Provider {
  /** Address of the call, e.g. `https://api.resend.com/emails`. */
  url: string;
  /** Sent as bearer; never logged. */
  key: string;
  /** `Name <address>` */
  from: string;
}

/** `later`: the provider may take it another time; `never`: it refused this letter itself. */
export type Handed = { outcome: "sent" } | { outcome: "later" | "never"; reason: string };

const deadline = 5_000;

/** Never rejects. `key` makes a repeated delivery one letter. */
export async function handOver(letter: Letter, key: string, provider: Provider): Promise<Handed> {
  const { to, replyTo, subject, text, html, headers } = letter;
  const body = { from: provider.from, to: [to], subject, text, html, headers };
  try {
    const response = await fetch(provider.url, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${provider.key}`,
        "Content-Type": "application/json",
        "Idempotency-Key": key,
      },
      body: JSON.stringify(replyTo ? { ...body, reply_to: replyTo } : body),
      redirect: "manual",
      signal: AbortSignal.timeout(deadline),
    });
    await response.body?.cancel();
    if (response.ok) return { outcome: "sent" };
    // A wrong key or a full quota is ours to mend; only the letter's own fault is final.
    const outcome = response.status === 400 || response.status === 422 ? "never" : "later";
    return { outcome, reason: `the provider answered ${response.status}` };
  } catch (error) {
    return { outcome: "later", reason: error instanceof Error ? error.name : "unknown" };
  }
}
