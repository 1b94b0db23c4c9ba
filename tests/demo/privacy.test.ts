/** The privacy policies of demo and desk name every kind of thing that the site holds about persons. */
import { readFileSync } from "node:fs";
import { personalTables } from "upstream/all-personal-data";
import { expect, test } from "vitest";

const policy = readFileSync("demo/pages/privacy-e-policy.md", "utf8");
const draft = readFileSync("desk/drafts/privacy.html", "utf8");

/** How the policy calls what each table holds. */
const calls: Record<string, string> = {
  users: "nome, cognome, indirizzo email e genere",
  sessions: "le sessioni aperte",
  user_tokens: "i collegamenti che ti abbiamo inviato",
  known_devices: "i browser da cui accedi di solito",
  passkeys: "la sua chiave pubblica, il nome che le dai",
  sign_in_log: "il registro degli accessi",
  wishlists: "i prodotti che salvi",
  wishlist_items: "le note che scrivi",
  cart_lines: "metti nel carrello",
  alert_watchers: "gli avvisi che chiedi",
  alerts: "gli avvisi che chiedi",
  alert_news: "quello che ti abbiamo comunicato",
  push_subscriptions: "l’indirizzo e la chiave che il browser crea",
  size_persons: "quelle delle persone per cui compri",
  cookie_consents: "che cosa hai accettato o rifiutato",
  events: "gli eventi di navigazione",
  newsletter_subscribers: "indirizzo email e preferenza di genere",
  newsletter_proofs: "la prova del consenso",
  contact_messages: "modulo di contatto",
  inbox_replies: "le nostre risposte",
  store_applications: "modulo per i negozi",
  mail_outbox: "le email che ti abbiamo inviato",
  operator_factors: "il secondo fattore",
  operator_recovery_codes: "i codici di recupero",
  operator_sessions: "le sessioni del banco",
  audit_log: "le modifiche fatte",
};

test("every table of persons has its words in the policy", () => {
  expect(Object.keys(calls).sort()).toEqual(personalTables.map(({ table }) => table).sort());
  for (const [table, words] of Object.entries(calls))
    for (const text of [policy, draft]) expect(text, table).toContain(words);
});

test("of searches by colour it says that a picture of one's own stays where it is", () => {
  expect(policy).toContain("la legge soltanto il tuo browser e resta sul tuo dispositivo");
});

test("of passkeys it says what is kept, what never arrives, how long, and where they are removed", () => {
  for (const words of [
    "quando l’hai usata l’ultima volta",
    "l’impronta digitale, il viso e il PIN restano sul tuo dispositivo",
    "finché non la elimini dalla pagina [Passkey](/account/passkey) del tuo account, reimposti la password o cancelli l'account",
  ])
    expect(policy).toContain(words);
});
