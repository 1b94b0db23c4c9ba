/** How the embedded upstream says no: a status, a sentence for the visitor, and the input field that is to blame. */

export type RefusalStatus = 401 | 403 | 404 | 409 | 410 | 413 | 422 | 429;

/** Expected refusals; anything else that a handler throws is a defect. `message` is Italian and may be shown. */
export class Refusal extends Error {
  override name = "Refusal";

  constructor(
    readonly status: RefusalStatus,
    message: string,
    /** Name of the wire field that was refused (422 only). */
    readonly field: string | null = null,
    /** Seconds until another try makes sense (429 only). */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

/** The thing asked for does not exist. */
export function notFound(what: string): Refusal {
  return new Refusal(404, `${what}: non trovato.`);
}

/** The thing asked for; throws 404 where there is none. */
export function existing<Thing>(thing: Thing | null | undefined, what: string): Thing {
  if (thing == null) throw notFound(what);
  return thing;
}

/** The first of what was found; throws 404 where nothing was. */
export async function firstOf<Thing>(found: Promise<readonly Thing[]>, what: string): Promise<Thing> {
  return existing((await found)[0], what);
}
