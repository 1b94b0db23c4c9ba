/** Holds the directions between the rooms, who owns tables and what migrations may hold: part of `npm run lint`. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractTypeScriptConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { forbidden, rooms } from "./import-rules";
import { root, tell } from "./local/steps.mjs";
import { migrationBreaches } from "./migration-rules";
import { tableBreaches } from "./table-rules";

/** Imports in the rooms of the working folder that break a rule, one sentence each, sorted; empty when all rules hold. */
export async function importBreaches(): Promise<string[]> {
  const fileName = resolve("tsconfig.json");
  const { output } = await cruise(
    rooms.filter((room) => existsSync(room)),
    {
      tsConfig: { fileName },
      ruleSet: { forbidden },
      validate: true,
      // Type-only imports are imports: without this they would be invisible.
      tsPreCompilationDeps: true,
      doNotFollow: { path: "node_modules" },
      exclude: { path: "^functions/(\\[\\[path\\]\\]\\.js|metafile)" },
      enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"] },
    },
    {},
    { tsConfig: extractTypeScriptConfig(fileName) },
  );
  const { violations } = (output as ICruiseResult).summary;
  return violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).sort();
}

/** What each rule says, for whoever broke it. */
function explained(breaches: string[]): string[] {
  const names = new Set(breaches.map((breach) => breach.split(":")[0]));
  return forbidden.filter(({ name }) => names.has(name)).map(({ name, comment }) => `${name}: ${comment}.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(root);
  const breaches = await importBreaches();
  const tables = tableBreaches();
  const owners =
    tables.length > 0 ? ["table-owner: a table is read and written by the room that creates it."] : [];
  tell(
    [...breaches, ...tables, ...migrationBreaches(), ...explained(breaches), ...owners],
    "Every import runs in a direction that the house allows, every table has one owner, and D1 takes every migration.",
  );
}
