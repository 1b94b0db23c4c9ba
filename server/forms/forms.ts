/** What a posted form goes through before it may do anything: size, shape, honeypot, rate; and what it is answered with. */
import { readBody } from "../body";
import { networkHashes } from "../exits/clicks";
import { createFloodGate } from "../flood";
import { hashOf } from "../seal";
import { anonymousId } from "../session/anonymous-id";
import type { EdgeContext, Visit } from "../visit";
import { type Flash, flashOf } from "./flash";
import { formTokenOf, judgeToken, mintToken, tokenField } from "./form-token";
import { mayWrite } from "./human";

/** Why a form is sent back whatever its fields say; `sentence` is for the visitor. */
interface FormRefusal {
  status: 413 | 422 | 429;
  sentence: string;
}

interface Posted {
  /** The first value of each field, not yet checked. */
  fields: URLSearchParams;
  refusal: FormRefusal | null;
  /** The token for the next try: the same, if it is genuine, so that a repeated send stays one. */
  token: string;
}

export interface Forms {
  /** The hidden token of the forms on this page. */
  token(): string;
  /** Reads a posted form; never rejects because of what was posted. */
  receive(request: Request): Promise<Posted>;
  /** Whether a post that writes a letter may go on, as far as somebody vouches for it (`human.ts`); else why not. */
  vouched(fields: URLSearchParams): Promise<FormRefusal | null>;
  /** The same for equal posts: token, form and values. */
  keyOf(posted: Posted, form: string, values: object): string;
  /** Salted hash of the visitor's network, different every day; null when the platform names no address. */
  addressHash: string | null;
  /** Sentences that outlive the redirect after a post. */
  flash: Flash;
}

const bodyLimit = 64 * 1_024;
const mostFields = 40;
/** A person sends a handful; an office shares one address. */
const gate = createFloodGate(undefined, {
  visitor: { burst: 10, perMinute: 4 },
  address: { burst: 30, perMinute: 10 },
});

const refusals = {
  large: { status: 413, sentence: "Il testo inviato è troppo lungo. Accorcialo e riprova." },
  files: { status: 422, sentence: "Questo modulo non accetta file. Ricarica la pagina e riprova." },
  fields: {
    status: 422,
    sentence: "Il modulo contiene più campi del previsto. Ricarica la pagina e riprova.",
  },
  machine: {
    status: 422,
    sentence: "Non siamo riusciti a verificare l'invio. Controlla i dati e premi di nuovo il pulsante.",
  },
  early: {
    status: 422,
    sentence:
      "L'invio è stato molto rapido: per sicurezza controlla i dati e premi di nuovo il pulsante tra qualche secondo.",
  },
  late: {
    status: 422,
    sentence: "Il modulo è rimasto aperto a lungo: controlla i dati e premi di nuovo il pulsante.",
  },
  unproven: {
    status: 429,
    sentence:
      "Oggi da questa rete sono già arrivati altri invii senza verifica. Attiva JavaScript e riprova, oppure torna domani.",
  },
  often: {
    status: 429,
    sentence: "Hai inviato troppe richieste in poco tempo. Aspetta qualche minuto e riprova.",
  },
} as const satisfies Record<string, FormRefusal>;

export function formsOf({ request }: EdgeContext, visit: Visit): Forms {
  const { env } = visit;
  const networks = networkHashes(request.headers, env.CLICK_SALT, Date.now());
  const addressHash = networks.join("-") || null;

  async function receive(posted: Request): Promise<Posted> {
    const nothing = { fields: new URLSearchParams(), token: formTokenOf(visit) };
    const type = posted.headers.get("Content-Type") ?? "";
    const body = await readBody(posted, bodyLimit);
    if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return { ...nothing, refusal: refusals.files };
    if (body === null) return { ...nothing, refusal: refusals.large };
    const fields = new URLSearchParams(body);
    const now = Date.now();
    const verdict = judgeToken(fields, env, now);
    // The same while it is good, so that a repeated send stays one; who filled an old form need not wait again.
    const token =
      verdict === "late"
        ? mintToken(env, now - env.FORM_SECONDS * 1_000)
        : (verdict !== "bad" && fields.get(tokenField)) || nothing.token;
    const read = { fields, token };
    if (fields.size > mostFields) return { ...read, refusal: refusals.fields };
    if (gate.isFlooding(anonymousId(request.headers), networks, now))
      return { ...read, refusal: refusals.often };
    if (verdict === "good") return { ...read, refusal: null };
    return { ...read, refusal: verdict === "bad" ? refusals.machine : refusals[verdict] };
  }

  return {
    token: () => formTokenOf(visit),
    receive,
    vouched: async (fields) => ((await mayWrite(fields, addressHash, visit)) ? null : refusals.unproven),
    keyOf: ({ token }, form, values) => hashOf(JSON.stringify([token, form, values])).slice(0, 40),
    addressHash,
    flash: flashOf(request),
  };
}
