/** What visitors send: newsletter, contact message, application of a store (product.md 'Forms', 'Form and event calls'). */
import * as z from "zod";
import { genderLabels, longest, patterns } from "./fields";
import { called, codec, fields, post } from "./row";
import { networkHash, text } from "./wire";

export type Gender = keyof typeof genderLabels;
/** Genders of a subscription, as the wire names them. */
export const genders = Object.keys(genderLabels) as [Gender, ...Gender[]];

/** An address that a letter can reach; the same mailbox always reads the same. */
export const EmailAddress = z
  .string()
  .trim()
  .max(longest.email)
  .pipe(z.email())
  .transform((address) => address.toLowerCase());

export const line = z.string().trim().min(1).max(longest.line).regex(patterns.line);
const optionalLine = line.or(z.literal("")).nullish();
const webAddress = z
  .url({ protocol: /^https?$/ })
  .max(longest.address)
  .or(z.literal(""))
  .nullish();
const lines = z.string().trim().max(longest.text).regex(patterns.text);

/** An answer whose sentence the visitor reads; it may stand at the top or under `data` (product.md 'Form and event calls'). */
export const Sentence = sentence((message) => ({ message }));

/** The same, written under `data`. */
const SentenceInside = sentence((message) => ({ data: { message }, message: null }));

function sentence(
  write: (message: string | null) => { message: string | null; data?: { message: string | null } },
) {
  return codec(
    z.object({ data: z.object({ message: text }).nullish(), message: text }).nullish(),
    (wire) => ({ message: wire?.data?.message ?? wire?.message ?? null }),
    ({ message }) => write(message),
  );
}

const token = z.object({ token: z.string().regex(/^[\w-]{22,100}$/) });

export const newsletter = {
  subscribe: post(
    "/api/newsletter/subscribe",
    "Asks for the newsletter; the address confirms by a link that it gets by mail",
    {
      input: fields({
        email: EmailAddress,
        gender: z.enum(genders),
        acceptsTerms: called("accept_terms", z.literal(true)),
        termsVersion: called("terms_version", z.string().max(60).nullish()),
        /** Salted daily hash of the caller's address, for the proof of consent (upstream/DESIGN.md). */
        addressHash: called("hash_indirizzo", networkHash),
      }),
      output: Sentence,
    },
  ),
  confirm: post("/api/newsletter/confirm", "Confirms a subscription with the token of the mailed link", {
    input: token.extend({ addressHash: networkHash }),
    output: Sentence,
  }),
  unsubscribe: post(
    "/api/newsletter/unsubscribe",
    "Ends a subscription with the token that every letter carries",
    { input: token, output: Sentence },
  ),
};

export const contact = {
  send: post("/api/contatti", "Sends a message to whoever runs the site", {
    input: fields({
      firstName: called("nome", line),
      lastName: called("cognome", line),
      email: EmailAddress,
      message: called("messaggio", lines.min(1)),
      addressHash: called("hash_indirizzo", networkHash),
    }),
    output: SentenceInside,
  }),
};

export const partners = {
  apply: post("/api/negozi", "A store applies to become a partner", {
    input: fields({
      contactName: called("nome_cognome", line),
      company: called("azienda", line),
      storeName: called("nome_negozio", line),
      site: called("url_sito_internet", webAddress),
      email: EmailAddress,
      phone: called("numero_telefono", optionalLine),
      productCount: called("numero_prodotti", z.coerce.number().int().min(0).max(1_000_000_000).nullish()),
      feed: called("url_feed_prodotti", webAddress),
      description: called("descrizione", lines.nullish()),
      acceptsTerms: called("accetta_termini", z.literal(true)),
      acceptsPrivacy: called("accetta_privacy", z.literal(true)),
      addressHash: called("hash_indirizzo", networkHash),
    }),
    output: Sentence,
  }),
};
