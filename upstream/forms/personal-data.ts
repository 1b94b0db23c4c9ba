/** What forms, newsletter and letters hold about the person behind an address. */
import { ofAddress, type PersonalTable } from "../personal-data";
import { sql } from "../sql";

export const formPersonalTables: PersonalTable[] = [
  { table: "newsletter_subscribers", list: "newsletter", whose: ofAddress("email") },
  {
    table: "newsletter_proofs",
    list: "consensi_newsletter",
    whose: ofAddress("email"),
    ending: "the proof that consent was given and withdrawn has to outlive both (GDPR art. 7(1), 17(3)(e))",
  },
  { table: "contact_messages", list: "messaggi", whose: ofAddress("email") },
  { table: "inbox_replies", list: "risposte_ricevute", whose: ofAddress("email") },
  { table: "store_applications", list: "richieste_negozi", whose: ofAddress("email") },
  {
    table: "mail_outbox",
    list: "email_inviate",
    whose: ofAddress("recipient"),
    ending: ({ email }) => sql`recipient = ${email} OR reply_to = ${email}`,
  },
];
