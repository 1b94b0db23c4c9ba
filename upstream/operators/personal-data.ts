/** What the tables of the desk hold about the operators themselves. */
import { ofMember, type PersonalTable } from "../personal-data";

const secret = "a secret, or a hash that only proves one";

export const operatorPersonalTables: PersonalTable[] = [
  {
    table: "operator_factors",
    list: "secondo_fattore",
    whose: ofMember,
    shown: { enrolled_at: "attivato_il", desk_role: "ruolo" },
    withheld: {
      user_id: "shown with the profile",
      totp_secret: secret,
      enrolment_hash: secret,
      enrolment_until: "end of a link of the machinery",
      last_step: "a counter of the machinery",
    },
  },
  {
    table: "operator_recovery_codes",
    list: "codici_di_recupero",
    whose: ofMember,
    shown: { used_at: "usato_il" },
    withheld: { code_hash: secret, user_id: "shown with the profile" },
  },
  {
    table: "operator_sessions",
    list: "sessioni_del_banco",
    whose: ofMember,
    shown: { opened_at: "aperta_il" },
    withheld: {
      session_hash: secret,
      user_id: "shown with the profile",
      idle_until: "a clock of the machinery",
      expires_at: "a clock of the machinery",
    },
  },
  {
    table: "audit_log",
    list: "modifiche",
    whose: ofMember,
    shown: { at: "quando", actor: "chi", call: "chiamata", subject: "oggetto", details: "dettagli" },
    withheld: { entry_id: "a number of the machinery", user_id: "shown with the profile" },
    ending: "who changed what has to be known also after the operator has left",
  },
];
