/** Parses the settings as the worker will (`server/env.ts`); prints `! sentence` and fails when one is wrong. */
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { parseSettings, SettingError } from "server/env";
import { settings } from "server/settings";

/** The `[vars]` of wrangler.toml: `NAME = "value"` lines, all that this file needs of TOML. */
function tomlVars(text: string): Record<string, string> {
  const section = /^\[vars\]\s*$([\s\S]*?)(?=^\[|(?![\s\S]))/m.exec(text)?.[1] ?? "";
  const lines = section.matchAll(/^\s*([A-Z0-9_]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))/gm);
  return Object.fromEntries(
    [...lines].map(([, name, double, single, bare]) => [name, double ?? single ?? bare]),
  );
}

const own = existsSync(".dev.vars") ? parseEnv(readFileSync(".dev.vars", "utf8")) : {};
const given = { ...tomlVars(readFileSync("wrangler.toml", "utf8")), ...own };
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
