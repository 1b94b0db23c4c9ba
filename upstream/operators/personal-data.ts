/** What the tables of the desk hold about the operators themselves. */
import { ofMember, type PersonalTable } from "../personal-data";

export const operatorPersonalTables: PersonalTable[] = [
  { table: "operator_factors", list: "secondo_fattore", whose: ofMember },
  { table: "operator_recovery_codes", list: "codici_di_recupero", whose: ofMember },
  { table: "operator_sessions", list: "sessioni_del_banco", whose: ofMember },
  {
    table: "audit_log",
    list: "modifiche",
    whose: ofMember,
    ending: "who changed what has to be known also after the operator has left",
  },
];
