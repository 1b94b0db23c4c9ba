/** What the tables of accounts hold about a person. */
import { ofMember, type PersonalTable } from "../personal-data";

export const identityPersonalTables: PersonalTable[] = [
  { table: "users", list: "profilo", whose: ofMember },
  { table: "sessions", list: "sessioni", whose: ofMember },
  { table: "user_tokens", list: "collegamenti_inviati", whose: ofMember },
  { table: "known_devices", list: "dispositivi", whose: ofMember },
  { table: "passkeys", list: "passkey", whose: ofMember },
  { table: "sign_in_log", list: "accessi", logged: true, whose: ofMember },
];
