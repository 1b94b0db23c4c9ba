/** What the site holds about persons, table by table: a test fails on a table or column that nobody declares (docs/decisions/0085). */
import { alertPersonalTables } from "./alerts/personal-data";
import { cartPersonalTables } from "./cart/personal-data";
import { consentPersonalTables } from "./consent/personal-data";
import { trackingPersonalTables } from "./exits/personal-data";
import { familyPersonalTables } from "./family/personal-data";
import { formPersonalTables } from "./forms/personal-data";
import { identityPersonalTables } from "./identity/personal-data";
import { operatorPersonalTables } from "./operators/personal-data";
import type { PersonalTable } from "./personal-data";
import { wishlistPersonalTables } from "./wishlists/personal-data";

export const personalTables: readonly PersonalTable[] = [
  ...identityPersonalTables,
  ...wishlistPersonalTables,
  ...cartPersonalTables,
  ...alertPersonalTables,
  ...familyPersonalTables,
  ...consentPersonalTables,
  ...formPersonalTables,
  ...trackingPersonalTables,
  ...operatorPersonalTables,
];
