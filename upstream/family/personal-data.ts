/** What a member keeps about those they buy for. */
import { ofMember, type PersonalTable } from "../personal-data";

export const familyPersonalTables: PersonalTable[] = [
  { table: "size_persons", list: "persone_e_taglie", whose: ofMember },
];
