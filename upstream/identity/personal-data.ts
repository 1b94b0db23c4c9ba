/** What the tables of accounts hold about a person. */
import { ofMember, type PersonalTable } from "../personal-data";

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
  },
  {
    table: "known_devices",
    list: "dispositivi",
    whose: ofMember,
    shown: { last_seen: "ultimo_accesso", failures: "tentativi_errati" },
  },
  {
    table: "passkeys",
    list: "passkey",
    whose: ofMember,
    shown: { name: "nome", added_at: "aggiunta_il", used_at: "usata_il", at_desk: "del_banco" },
  },
  {
    table: "sign_in_log",
    list: "accessi",
    logged: true,
    whose: ofMember,
    shown: { event: "evento", at: "quando", address_hash: "impronta_indirizzo" },
  },
];
