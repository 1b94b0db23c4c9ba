/** What a member keeps about those they buy for. */
import { ofMember, type PersonalTable } from "../personal-data";

export const familyPersonalTables: PersonalTable[] = [
  {
    table: "size_persons",
    list: "persone_e_taglie",
    whose: ofMember,
    shown: {
      person_id: "persona_id",
      name: "nome",
      sizes: "misure",
      birth_month: "mese_di_nascita",
      chosen_at: "scelta_il",
      remind_on: "prossimo_promemoria",
      created_at: "creata_il",
      updated_at: "cambiata_il",
    },
  },
];
