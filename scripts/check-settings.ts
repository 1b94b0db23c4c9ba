/** Parses the settings as the worker will (`server/env.ts`); prints `! sentence` and fails when one is wrong. */
import { readFileSync } from "node:fs";
import { parseSettings, SettingError } from "server/env";
import { settings } from "server/settings";
import { ownSettings } from "./local/settings.mjs";

/** The `[vars]` of wrangler.toml: `NAME = "value"` lines, all that this file needs of TOML. */
function tomlVars(text: string): Record<string, string> {
  const section = /^\[vars\]\s*$([\s\S]*?)(?=^\[|(?![\s\S]))/m.exec(text)?.[1] ?? "";
  const lines = section.matchAll(/^\s*([A-Z0-9_]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))/gm);
  return Object.fromEntries(
    [...lines].map(([, name, double, single, bare]) => [name, double ?? single ?? bare]),
  );
}

const given = { ...tomlVars(readFileSync("wrangler.toml", "utf8")), ...ownSettings() };
try {
  const stray = Object.keys(given).find((name) => !Object.hasOwn(settings, name));
  if (stray)
    throw new SettingError(
      stray,
      `The setting ${stray} does not exist: docs/settings.md lists those that do.`,
    );
  parseSettings(given);
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(`! ${error.message}`);
  process.exitCode = 1;
}
