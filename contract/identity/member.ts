/** A member and the tokens of a session, as upstreams write them and as the site reads them (product.md 'Entities', 'The calls'). */
import * as z from "zod";
import { Decision } from "../consent";
import { codec, type DomainOf } from "../row";
import { bareObject, identifier, text } from "../wire";

/** Genders of a person, as forms and wire name them (product.md 'Account'). */
export const personGenders = ["Donna", "Uomo", "Altro"] as const;
export type PersonGender = (typeof personGenders)[number];

/** A member; other upstreams may know no more than the id. */
export interface Member {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  gender: PersonGender | null;
  /** Null where the upstream does not say. */
  emailConfirmed: boolean | null;
  /** A new address that waits for its confirmation. */
  pendingEmail: string | null;
}

const MemberFields = codec(
  z.object({
    utente_id: identifier.nullish(),
    userId: identifier.nullish(),
    nome: text,
    cognome: text,
    email: text,
    genere: text,
    email_confermata: z.boolean().nullish(),
    email_in_attesa: text,
  }),
  (wire, context): Member => {
    const id = wire.utente_id ?? wire.userId;
    if (id == null) {
      context.issues.push({
        code: "custom",
        message: "utente_id is missing",
        path: ["utente_id"],
        input: wire,
      });
      return z.NEVER;
    }
    return {
      id,
      firstName: wire.nome ?? "",
      lastName: wire.cognome ?? "",
      email: wire.email ?? "",
      gender: personGenders.find((gender) => gender === wire.genere) ?? null,
      emailConfirmed: wire.email_confermata ?? null,
      pendingEmail: wire.email_in_attesa,
    };
  },
  (member) => ({
    utente_id: member.id,
    nome: member.firstName,
    cognome: member.lastName,
    email: member.email,
    genere: member.gender,
    email_confermata: member.emailConfirmed,
    email_in_attesa: member.pendingEmail,
  }),
);

/** The user object, bare or under one of the usual names. */
export const MemberAnswer = bareObject(MemberFields, "user", "utente", "data");

/** The tokens of a session; `refresh` is null where the upstream keeps the old one or gives none. */
export interface Tokens {
  access: string;
  refresh: string | null;
}

/** What can only be a token: nothing that could break a header. */
const token = z.string().regex(/^[!-~]{1,4096}$/);

export const TokensAnswer = bareObject(
  codec(
    z.object({ token, refreshToken: token.nullish() }),
    (wire): Tokens => ({ access: wire.token, refresh: wire.refreshToken ?? null }),
    ({ access, refresh }) => ({ token: access, refreshToken: refresh }),
  ),
  "data",
);

/** Tokens where an upstream may answer without any (registration that waits for a letter). */
export const MaybeTokensAnswer = codec(
  z
    .object({
      token: token.nullish(),
      refreshToken: token.nullish(),
      userId: identifier.nullish(),
      utente_id: identifier.nullish(),
      message: text,
    })
    .nullish(),
  (wire) => ({
    tokens: wire?.token
      ? ({ access: wire.token, refresh: wire.refreshToken ?? null } satisfies Tokens)
      : null,
    userId: wire?.userId ?? wire?.utente_id ?? null,
    message: wire?.message ?? null,
  }),
  ({ tokens, userId, message }) => ({
    token: tokens?.access,
    refreshToken: tokens?.refresh,
    userId,
    // Who registers gets the number under its specified name too.
    ...(message === null ? { utente_id: userId } : { message }),
  }),
);

/** What the header, the hearts and the sizes need to know about whoever calls. */
export const SummaryAnswer = z.object({
  name: text,
  cartCount: z.number().int().nonnegative(),
  savedProductIds: z.array(identifier),
  sizes: z.array(z.string()),
  /** A member's own sizes, as `domain/own-sizes.ts` writes them. */
  ownSizes: text,
  /** The latest choice of a member, null before the first and for anybody else. */
  consent: Decision.nullable(),
});
export type PersonSummary = DomainOf<typeof SummaryAnswer>;

/** Lists of flat records, by name: everything that is held about a person. */
export const ExportAnswer = z.object({
  generato_il: z.string(),
  liste: z.record(
    z.string(),
    z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable())),
  ),
});
export type PersonExport = z.output<typeof ExportAnswer>;
