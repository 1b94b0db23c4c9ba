/** What the tables of accounts hold about a person. */
import { ofMember, type PersonalTable } from "../personal-data";

const secret = "a hash that only proves a secret; it says nothing about the person";

export const identityPersonalTables: PersonalTable[] = [
  {
    table: "users",
    list: "profilo",
    whose: ofMember,
    shown: {
      user_id: "utente_id",
      email: "email",
      first_name: "nome",
      last_name: "cognome",
      gender: "genere",
      email_confirmed_at: "email_confermata_il",
      created_at: "registrato_il",
      updated_at: "aggiornato_il",
      role: "ruolo",
      locked_at: "bloccato_il",
    },
    withheld: { password_hash: secret },
  },
  {
    table: "sessions",
    list: "sessioni",
    whose: ofMember,
    shown: {
      created_at: "aperta_il",
      rotated_at: "rinnovata_il",
      idle_until: "vale_fino_al",
      expires_at: "termina_il",
    },
    withheld: {
      session_hash: secret,
      user_id: "shown with the profile",
      family_hash: secret,
      refresh_hash: secret,
      past: secret,
      generation: "a counter of the machinery",
      received: "a counter of the machinery",
    },
  },
  {
    table: "user_tokens",
    list: "collegamenti_inviati",
    whose: ofMember,
    shown: {
      purpose: "scopo",
      email: "email",
      created_at: "inviato_il",
      valid_until: "valido_fino_al",
      used_at: "usato_il",
    },
    withheld: { token_hash: secret, claim: "a mark of the machinery", user_id: "shown with the profile" },
  },
  {
    table: "known_devices",
    list: "dispositivi",
    whose: ofMember,
    shown: { last_seen: "ultimo_accesso", failures: "tentativi_errati" },
    withheld: { device_hash: secret, user_id: "shown with the profile" },
  },
  {
    table: "passkeys",
    list: "passkey",
    whose: ofMember,
    shown: { name: "nome", added_at: "aggiunta_il", used_at: "usata_il", at_desk: "del_banco" },
    withheld: {
      passkey_id: "a number of the machinery",
      user_id: "shown with the profile",
      credential_id: "a number of the authenticator",
      public_key: "only proves the key",
      algorithm: "a mark of the machinery",
      counter: "a counter of the machinery",
      transports: "how the authenticator is reached",
    },
  },
  {
    table: "sign_in_log",
    list: "accessi",
    logged: true,
    whose: ofMember,
    shown: { event: "evento", at: "quando", address_hash: "impronta_indirizzo" },
    withheld: { entry_id: "a number of the machinery", user_id: "shown with the profile" },
  },
];
