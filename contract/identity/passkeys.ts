/** Passkeys of members: sign-in without a password, and the keys of an account (upstream/identity/DESIGN.md). */
import * as z from "zod";
import { Sentence } from "../forms";
import { type DomainOf, del, get, post, put } from "../row";
import { networkHash } from "../wire";
import { TokensAnswer } from "./member";
import { TypedPassword } from "./password";

const base64url = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[A-Za-z0-9_-]+$/);

/** What an authenticator answers to be known later, as WebAuthn's `toJSON` writes it; attestation is neither asked for nor read. */
export const NewCredential = z.object({
  id: base64url(1_400),
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    publicKey: base64url(2_000),
    publicKeyAlgorithm: z.union([z.literal(-7), z.literal(-257)]),
    transports: z.array(z.string().max(20)).max(8).default([]),
  }),
});
export type NewCredential = DomainOf<typeof NewCredential>;

/** What an authenticator signs to be let in. */
export const Assertion = z.object({
  id: base64url(1_400),
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(2_000),
    signature: base64url(1_000),
  }),
});
export type Assertion = DomainOf<typeof Assertion>;

/** What a browser needs to make a key: the challenge and whose it will be. */
export const KeyOffer = z.object({
  challenge: z.string(),
  /** Base64url; says nothing about the person. */
  user: z.string(),
  name: z.string(),
  /** Ids of keys that are there already. */
  known: z.array(z.string()),
});
export type KeyOffer = DomainOf<typeof KeyOffer>;

export const Passkey = z.object({
  id: z.number(),
  name: z.string(),
  addedAt: z.string(),
  usedAt: z.string().nullable(),
});
export type Passkey = DomainOf<typeof Passkey>;

export const Passkeys = z.array(Passkey);

/** What a browser's script put into a field of a form, unread; undefined where it put nothing. The upstream judges it. */
export function passkeyAnswer(field: unknown): unknown {
  if (typeof field !== "string" || field === "" || field.length > 20_000) return undefined;
  try {
    return JSON.parse(field);
  } catch {
    return undefined;
  }
}

const keyId = z.coerce.number().int().positive();
export const KeyName = z.string().trim().min(1).max(60);
export const Challenge = z.object({ challenge: z.string() });

const uncached = { cache: "none" } as const;
const open = { ...uncached, auth: "public" } as const;
const members = { ...uncached, auth: "visitor" } as const;

export const passkeys = {
  challenge: post(
    "/user/passkeys/challenge",
    "What an authenticator signs to let its owner in; good for ten minutes and one answer",
    { output: Challenge, ...open },
  ),
  signIn: post("/user/passkeys/login", "Signs in with a passkey", {
    input: z.object({ credential: Assertion, addressHash: networkHash }),
    output: TokensAnswer,
    ...open,
  }),
  list: get("/user/passkeys", "The member's passkeys", { output: Passkeys, ...members }),
  offer: post("/user/passkeys/offer", "What a browser needs to make another passkey of the member", {
    output: KeyOffer,
    ...members,
  }),
  add: post(
    "/user/passkeys",
    "Adds a passkey; needs the current password, and the member is told by letter",
    {
      input: z.object({ credential: NewCredential, name: KeyName, password: TypedPassword }),
      output: Sentence,
      ...members,
    },
  ),
  rename: put("/user/passkeys/{id}", "Gives a passkey of the member another name", {
    input: z.object({ id: keyId, name: KeyName }),
    output: Sentence,
    ...members,
  }),
  remove: del("/user/passkeys/{id}", "Removes a passkey; the member is told by letter", {
    input: z.object({ id: keyId }),
    output: Sentence,
    ...members,
  }),
};
