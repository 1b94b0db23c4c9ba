/** Where messages, applications of stores and subscriptions lie, and what each has besides its address and moment. */

/** Fields by name; heads of the table that is taken along too. */
export const inboxFields = {
  messaggi: ["nome", "cognome", "messaggio"],
  candidature: ["negozio", "azienda", "referente", "sito", "telefono", "prodotti", "feed", "descrizione"],
  newsletter: ["genere", "versione_termini", "confermata_il", "finita_il"],
} as const;
export type InboxKind = keyof typeof inboxFields;

interface Kind<Name extends InboxKind = InboxKind> {
  table: string;
  id: string;
  at: string;
  title: string;
  /** What is searched. */
  words: string;
  state: string;
  /** Name → column. */
  fields: Record<(typeof inboxFields)[Name][number], string>;
}

const stateOf = (kind: InboxKind) =>
  `COALESCE((SELECT state FROM inbox_states WHERE kind = '${kind}' AND subject = idempotency_key), 'nuovo')`;

export const kinds: { [Name in InboxKind]: Kind<Name> } = {
  messaggi: {
    table: "contact_messages",
    id: "idempotency_key",
    at: "received_at",
    title: "first_name || ' ' || last_name",
    words: "first_name || ' ' || last_name || ' ' || email || ' ' || message",
    state: stateOf("messaggi"),
    fields: { nome: "first_name", cognome: "last_name", messaggio: "message" },
  },
  candidature: {
    table: "store_applications",
    id: "idempotency_key",
    at: "received_at",
    title: "store_name",
    words: "store_name || ' ' || company || ' ' || contact_name || ' ' || email",
    state: stateOf("candidature"),
    fields: {
      negozio: "store_name",
      azienda: "company",
      referente: "contact_name",
      sito: "site",
      telefono: "phone",
      prodotti: "products",
      feed: "feed",
      descrizione: "description",
    },
  },
  newsletter: {
    table: "newsletter_subscribers",
    id: "email",
    at: "asked_at",
    title: "email",
    words: "email",
    state: "CASE status WHEN 'confirmed' THEN 'confermata' WHEN 'ended' THEN 'finita' ELSE 'in attesa' END",
    fields: {
      genere: "gender",
      versione_termini: "terms_version",
      confermata_il: "confirmed_at",
      finita_il: "ended_at",
    },
  },
};
