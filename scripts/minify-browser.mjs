/** Minifies what browsers load once more: swc folds and inlines what esbuild leaves, 4 % of the bytes (docs/decisions/0077). */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { minifySync } from "@swc/core";

const publicDir = fileURLToPath(new URL("../public/build", import.meta.url));

const options = {
  module: true,
  ecma: 2020,
  compress: { passes: 2, ecma: 2020 },
  mangle: { toplevel: true },
};

/** Rewrites every script below public/build; names stay, because the same source gives the same text. */
export function minifyBrowser() {
  for (const name of readdirSync(publicDir, { recursive: true })) {
    if (!name.endsWith(".js")) continue;
    const path = join(publicDir, name);
    writeFileSync(path, minifySync(readFileSync(path, "utf8"), options).code);
  }
}
