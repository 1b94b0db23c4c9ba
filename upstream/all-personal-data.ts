/** What the site holds about persons, table by table: a test fails on a table or column that nobody declares (docs/decisions/0085). */
import { own } from "domain/own";
import { alertPersonalTables } from "./alerts/personal-data";
import { cartPersonalTables } from "./cart/personal-data";
import { consentPersonalTables } from "./consent/personal-data";
import { trackingPersonalTables } from "./exits/personal-data";
import { familyPersonalTables } from "./family/personal-data";
import { formPersonalTables } from "./forms/personal-data";
import { identityPersonalTables } from "./identity/personal-data";
import { operatorPersonalTables } from "./operators/personal-data";
import columns from "./personal-columns.json";
import type { PersonalTable } from "./personal-data";
import { wishlistPersonalTables } from "./wishlists/personal-data";

/** Of each table: column → name in the export. What it leaves out, and why, stands in tests/upstream/identity/withheld.tsv. */
const shown: Record<string, Record<string, string>> = columns;

export type ShownTable = PersonalTable & { shown: Record<string, string> };

export const personalTables: readonly ShownTable[] = [
  ...identityPersonalTables,
  ...wishlistPersonalTables,
  ...cartPersonalTables,
  ...alertPersonalTables,
  ...familyPersonalTables,
  ...consentPersonalTables,
  ...formPersonalTables,
  ...trackingPersonalTables,
  ...operatorPersonalTables,
].map((table) => ({ ...table, shown: own(shown, table.table) ?? {} }));
