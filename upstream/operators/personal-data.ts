/** What the tables of the desk hold about the operators themselves. */
import { ofMember, type PersonalTable } from "../personal-data";

export const operatorPersonalTables: PersonalTable[] = [
  {
    table: "operator_factors",
    list: "secondo_fattore",
    whose: ofMember,
    shown: { enrolled_at: "attivato_il", desk_role: "ruolo" },
  },
  {
    table: "operator_recovery_codes",
    list: "codici_di_recupero",
    whose: ofMember,
    shown: { used_at: "usato_il" },
  },
  {
    table: "operator_sessions",
    list: "sessioni_del_banco",
    whose: ofMember,
    shown: { opened_at: "aperta_il" },
  },
  {
    table: "audit_log",
    list: "modifiche",
    whose: ofMember,
    shown: { at: "quando", actor: "chi", call: "chiamata", subject: "oggetto", details: "dettagli" },
    ending: "who changed what has to be known also after the operator has left",
  },
];
