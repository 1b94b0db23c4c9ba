/** What tracking holds about members: events that name one. Clicks on ways out name nobody. */
import type { PersonalTable } from "../personal-data";
import { sql } from "../sql";

export const trackingPersonalTables: PersonalTable[] = [
  {
    table: "events",
    list: "eventi",
    logged: true,
    whose: ({ id }) => sql`json_extract(payload, '$.utente_id') IN (${id}, ${String(id)})`,
  },
];
