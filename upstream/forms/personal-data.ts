/** What forms, newsletter and letters hold about the person behind an address. */
import { ofAddress, type PersonalTable } from "../personal-data";
import { sql } from "../sql";

export const formPersonalTables: PersonalTable[] = [
  {
    table: "newsletter_subscribers",
    list: "newsletter",
    whose: ofAddress("email"),
    shown: {
      email: "email",
      gender: "genere",
      status: "stato",
      terms_version: "versione_termini",
      asked_at: "richiesta_il",
      confirmed_at: "confermata_il",
      ended_at: "annullata_il",
    },
  },
  {
    table: "newsletter_proofs",
    list: "consensi_newsletter",
    whose: ofAddress("email"),
    shown: {
      email: "email",
      event: "evento",
      terms_version: "versione_termini",
      address_hash: "impronta_indirizzo",
      at: "quando",
    },
    ending: "the proof that consent was given and withdrawn has to outlive both (GDPR art. 7(1), 17(3)(e))",
  },
  {
    table: "contact_messages",
    list: "messaggi",
    whose: ofAddress("email"),
    shown: {
      first_name: "nome",
      last_name: "cognome",
      email: "email",
      message: "messaggio",
      received_at: "ricevuto_il",
    },
  },
  {
    table: "inbox_replies",
    list: "risposte_ricevute",
    whose: ofAddress("email"),
    shown: { email: "email", body: "testo", written_at: "scritta_il" },
  },
  {
    table: "store_applications",
    list: "richieste_negozi",
    whose: ofAddress("email"),
    shown: {
      contact_name: "referente",
      company: "azienda",
      store_name: "negozio",
      site: "sito",
      email: "email",
      phone: "telefono",
      products: "prodotti",
      feed: "feed",
      description: "descrizione",
      received_at: "ricevuta_il",
    },
  },
  {
    table: "mail_outbox",
    list: "email_inviate",
    whose: ofAddress("recipient"),
    shown: { recipient: "destinatario", subject: "oggetto", written_at: "scritta_il", sent_at: "inviata_il" },
    ending: ({ email }) => sql`recipient = ${email} OR reply_to = ${email}`,
  },
];
