/** How an upstream call fails, and the one map from that to what a page answers. */

/** Why a call failed: a refusal with a status, or the line, the clock, or the answer itself. */
export type UpstreamFailure = "status" | "network" | "timeout" | "rubbish" | "too-large";

/** A failed upstream call. `row` is its name (`products.list`); `message` is for logs, never for visitors. */
export class UpstreamError extends Error {
  override name = "UpstreamError";

  constructor(
    readonly row: string,
    readonly failure: UpstreamFailure,
    message: string,
    /** Status that the upstream answered; null unless `failure` is "status". */
    readonly status: number | null = null,
    /** The upstream's own sentence for the visitor (`error` or `message` field), if it sent one. */
    readonly sentence: string | null = null,
    /** The input field that the upstream blames (422). */
    readonly field: string | null = null,
    /** Seconds until another try makes sense (429). */
    readonly retryAfter: number | null = null,
  ) {
    super(`${row}: ${message}`);
  }

  /** Whether the upstream understood and said no; trying again or showing older data would be wrong. */
  get refused(): boolean {
    return this.status !== null && this.status >= 400 && this.status < 500 && this.status !== 429;
  }
}

/** A failed call as a page may tell of it: the page's status, and the upstream's own sentence if it has one. */
export interface FailedCall {
  status: number;
  sentence: string | null;
  field?: string | null;
  /** Seconds until another try makes sense, where the status is 429. */
  retryAfter?: number | null;
}

export function failedCall(error: UpstreamError): FailedCall {
  const { sentence, field, retryAfter } = error;
  if (error.status === 429 && sentence !== null) return { status: 429, sentence, field, retryAfter };
  return { status: pageStatus(error), sentence, field };
}

/** Statuses that a page passes on; everything else that goes wrong upstream is 502, or 504 when it took too long. */
const passedOn: Record<number, string> = {
  401: "Per continuare devi accedere.",
  403: "Non hai il permesso di vedere questa pagina.",
  404: "La pagina che cerchi non esiste.",
  409: "Qualcosa è cambiato nel frattempo. Ricarica la pagina e riprova.",
  410: "La pagina che cerchi non esiste più.",
  422: "La richiesta non è valida.",
};

export function pageStatus(error: UpstreamError): number {
  if (error.failure === "timeout") return 504;
  if (error.status === 400) return 422;
  return error.status !== null && error.status in passedOn ? error.status : 502;
}

/** The Italian sentence that the error page shows for a status. */
export function sentenceFor(status: number): string {
  if (status === 504) return "Il servizio sta impiegando troppo tempo. Riprova tra qualche istante.";
  return passedOn[status] ?? "Il servizio non risponde. Riprova tra qualche istante.";
}

/** The Response to throw: right status, an Italian sentence as its body, never stored. */
export function pageResponse(error: UpstreamError): Response {
  const status = pageStatus(error);
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(sentenceFor(status), { status, headers });
}
