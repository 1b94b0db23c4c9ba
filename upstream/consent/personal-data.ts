/** What is held about a member's choices on cookies: the record of consent, which the export shows whole. */
import { ofMember, type PersonalTable } from "../personal-data";

export const consentPersonalTables: PersonalTable[] = [
  { table: "cookie_consents", list: "consensi_cookie", whose: ofMember },
];
