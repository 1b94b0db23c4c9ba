/** What visitors send: newsletter, contact message, application of a store (product.md 'Forms', 'Form and event calls'). */
import * as z from "zod";
import { genderLabels, longest, patterns } from "./fields";
import { codec, post, renamed } from "./row";
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
export const Told = told((message) => ({ message }));

/** The same, written under `data`. */
const ToldInside = told((message) => ({ data: { message }, message: null }));

function told(
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
      input: renamed(
        z.object({
          email: EmailAddress,
          gender: z.enum(genders),
          accept_terms: z.literal(true),
          terms_version: z.string().max(60).nullish(),
          /** Salted daily hash of the caller's address, for the proof of consent (upstream/DESIGN.md). */
          hash_indirizzo: networkHash,
        }),
        { accept_terms: "acceptsTerms", terms_version: "termsVersion", hash_indirizzo: "addressHash" },
      ),
      output: Told,
    },
  ),
  confirm: post("/api/newsletter/confirm", "Confirms a subscription with the token of the mailed link", {
    input: token.extend({ addressHash: networkHash }),
    output: Told,
  }),
  unsubscribe: post(
    "/api/newsletter/unsubscribe",
    "Ends a subscription with the token that every letter carries",
    { input: token, output: Told },
  ),
};

export const contact = {
  send: post("/api/contatti", "Sends a message to whoever runs the site", {
    input: renamed(
      z.object({
        nome: line,
        cognome: line,
        email: EmailAddress,
        messaggio: lines.min(1),
        hash_indirizzo: networkHash,
      }),
      {
        nome: "firstName",
        cognome: "lastName",
        messaggio: "message",
        hash_indirizzo: "addressHash",
      },
    ),
    output: ToldInside,
  }),
};

export const partners = {
  apply: post("/api/negozi", "A store applies to become a partner", {
    input: renamed(
      z.object({
        nome_cognome: line,
        azienda: line,
        nome_negozio: line,
        url_sito_internet: webAddress,
        email: EmailAddress,
        numero_telefono: optionalLine,
        numero_prodotti: z.coerce.number().int().min(0).max(1_000_000_000).nullish(),
        url_feed_prodotti: webAddress,
        descrizione: lines.nullish(),
        accetta_termini: z.literal(true),
        accetta_privacy: z.literal(true),
        hash_indirizzo: networkHash,
      }),
      {
        nome_cognome: "contactName",
        azienda: "company",
        nome_negozio: "storeName",
        url_sito_internet: "site",
        numero_telefono: "phone",
        numero_prodotti: "productCount",
        url_feed_prodotti: "feed",
        descrizione: "description",
        accetta_termini: "acceptsTerms",
        accetta_privacy: "acceptsPrivacy",
        hash_indirizzo: "addressHash",
      },
    ),
    output: Told,
  }),
};
