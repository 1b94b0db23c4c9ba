/** Gives built files names that every server spells the same: the platform redirects `$` to `%24`, a round trip for each script. */
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const publicDir = join(root, "public/build");
const worker = join(root, "build/worker/index.js");

/** Renames files below public/build and whatever names them; their names carry a hash, so each stands for itself. */
export function plainNames() {
  const files = readdirSync(publicDir, { recursive: true }).map((name) => name.replaceAll("\\", "/"));
  const renamed = files
    .filter((name) => name.endsWith(".js") && /[^\w./-]/.test(name))
    .map((name) => [name, name.replace(/[^\w./-]/g, "_")]);
  for (const [before, after] of renamed) {
    mkdirSync(dirname(join(publicDir, after)), { recursive: true });
    renameSync(join(publicDir, before), join(publicDir, after));
  }
  const scripts = readdirSync(publicDir, { recursive: true }).filter((name) => name.endsWith(".js"));
  for (const path of [worker, ...scripts.map((name) => join(publicDir, name))]) {
    const text = readFileSync(path, "utf8");
    // As functions, because `$` means something in a replacement text.
    const named = renamed.reduce((said, [before, after]) => said.replaceAll(before, () => after), text);
    if (named !== text) writeFileSync(path, named);
  }
}
