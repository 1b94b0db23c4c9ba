/** Operators of the desk: signing in with a second factor, who they are, and the log of their changes (ours). */
import * as z from "zod";
import { EmailAddress } from "../forms";
import { Assertion, Challenge, KeyName, KeyOffer, NewCredential, Passkeys } from "../identity/passkeys";
import { TypedPassword } from "../identity/password";
import { admin, type DomainOf, Done, post, renamed } from "../row";
import { browserMark, identifier, inside, networkHash, pageNumber } from "../wire";
import { roles } from "./access";

const token = z.string().regex(/^[\w-]{43}$/);
/** Six digits of an authenticator, or a recovery code: 24 letters and digits, 16 in those printed before. */
const code = z
  .string()
  .trim()
  .transform((typed) => typed.replace(/[\s-]/g, "").toLowerCase())
  .pipe(
    z
      .string()
      .regex(/^(\d{6}|[a-z2-7]{16}|[a-z2-7]{24})$/, "Il codice ha 6 cifre, quello di recupero 24 caratteri."),
  );

/** Whoever works at the desk. */
const Operator = renamed(
  z.object({ utente_id: z.number(), email: z.string(), nome: z.string(), ruolo: z.enum(roles) }),
  { utente_id: "id", nome: "name", ruolo: "role" },
);
export type Operator = DomainOf<typeof Operator>;

const Colleague = renamed(
  z.object({
    utente_id: z.number(),
    email: z.string(),
    nome: z.string(),
    ruolo: z.enum(roles),
    /** Null: has not used the link yet. */
    attivato_il: z.string().nullable(),
    /** Of what the log tells. */
    ultimo_lavoro: z.string().nullable(),
    /** In the last thirty days. */
    modifiche: z.number(),
  }),
  {
    utente_id: "id",
    nome: "name",
    ruolo: "role",
    attivato_il: "enrolledAt",
    ultimo_lavoro: "lastChangeAt",
    modifiche: "changes",
  },
);
export type Colleague = DomainOf<typeof Colleague>;

const AuditEntry = renamed(
  z.object({
    voce_id: z.number(),
    quando: z.string(),
    chi: z.string(),
    /** Null: nobody of the desk. */
    operatore: z.number().nullable().default(null),
    chiamata: z.string(),
    oggetto: z.string(),
    /** JSON. */
    dettagli: z.string(),
  }),
  {
    voce_id: "id",
    quando: "at",
    chi: "actor",
    operatore: "operator",
    chiamata: "call",
    oggetto: "subject",
    dettagli: "details",
  },
);
export type AuditEntry = DomainOf<typeof AuditEntry>;

const open = { cache: "none", auth: "public" } as const;
const opened = z.object({ token: z.string() });

export const operators = {
  signIn: post(
    "/api/operators/sign-in",
    "Opens a session of the desk: password and a code of the second factor; `elencato` false: from a network that is not listed",
    {
      ...open,
      input: renamed(
        z.object({
          email: EmailAddress,
          password: TypedPassword,
          code: code.optional(),
          /** In place of the code. */
          credenziale: Assertion.optional(),
          hash_indirizzo: networkHash,
          dispositivo: browserMark,
          elencato: z.boolean().nullish(),
        }),
        {
          hash_indirizzo: "addressHash",
          dispositivo: "device",
          elencato: "listed",
          credenziale: "credential",
        },
      ),
      output: opened,
    },
  ),
  challenge: post(
    "/api/operators/challenge",
    "What a passkey signs in place of a code; good for ten minutes and one answer",
    { ...open, output: Challenge },
  ),
  passkeys: admin.get("/api/operators/passkeys", "The operator's passkeys of the desk", { output: Passkeys }),
  passkeyOffer: admin.post(
    "/api/operators/passkeys/offer",
    "What a browser needs to make another passkey of the desk",
    { quiet: true, output: KeyOffer },
  ),
  addPasskey: admin.post(
    "/api/operators/passkeys",
    "Adds a passkey of the desk; needs password and a code, and the operator is told by letter",
    {
      input: renamed(z.object({ credenziale: NewCredential, nome: KeyName, password: TypedPassword, code }), {
        credenziale: "credential",
        nome: "name",
      }),
      output: Done,
    },
  ),
  removePasskey: admin.del("/api/operators/passkeys/{id}", "Removes a passkey of the desk", {
    input: z.object({ id: z.coerce.number().int().positive() }),
    output: Done,
  }),
  enrolment: post(
    "/api/operators/enrolment",
    "What the one-use link of an operator leads to: the secret for an authenticator",
    {
      ...open,
      input: z.object({ token }),
      output: renamed(
        z.object({
          email: z.string(),
          segreto: z.string(),
          /** `otpauth://…`, for a QR code. */
          indirizzo: z.string(),
          ha_password: z.boolean(),
        }),
        { segreto: "secret", indirizzo: "uri", ha_password: "hasPassword" },
      ),
    },
  ),
  enrol: post(
    "/api/operators/enrol",
    "Uses the link: the password, and a first code that proves the authenticator",
    { ...open, input: z.object({ token, password: TypedPassword, code }), output: opened },
  ),
  session: admin.get(
    "/api/operators/session",
    "The operator who calls; null for a caller with the admin key",
    { output: inside("operator", Operator.nullable()) },
  ),
  signOut: admin.post("/api/operators/sign-out", "Ends the session of the desk", { output: Done }),
  list: admin.get(
    "/api/operators",
    "Operators: what each may do, and how much each changed in the last thirty days",
    { output: inside("operatori", z.array(Colleague)) },
  ),
  setRole: admin.put(
    "/api/operators/{id}/ruolo",
    "Says what an operator may do; one who may do everything always stays",
    { input: renamed(z.object({ id: identifier, ruolo: z.enum(roles) }), { ruolo: "role" }), output: Done },
  ),
  remove: admin.del("/api/operators/{id}", "Takes the desk from an operator; the account stays a member's", {
    input: z.object({ id: identifier }),
    output: Done,
  }),
  audit: admin.get("/api/operators/audit", "Changes that operators made, latest first, 50 a page", {
    input: renamed(
      z.object({
        pagina: pageNumber,
        cerca: z.string().trim().max(60).optional(),
        operatore: identifier.optional(),
      }),
      { pagina: "page", cerca: "search", operatore: "operator" },
    ),
    output: renamed(z.object({ voci: z.array(AuditEntry), totale: z.number() }), {
      voci: "entries",
      totale: "total",
    }),
  }),
};
