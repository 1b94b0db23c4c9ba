/** Remix compiles every route for browsers too; ours load the entry alone, so only what it reaches is published. */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const publicDir = fileURLToPath(new URL("../public/build", import.meta.url));

/** Removes every script of the last build that the entry imports neither at once nor later. */
export function keepReached() {
  const scripts = readdirSync(publicDir, { recursive: true }).filter((name) => name.endsWith(".js"));
  const entry = scripts.find((name) => /^entry\.client-/.test(name));
  if (!entry) throw new Error("No entry.client in the browser's build.");
  const reached = new Set();
  const visit = (name) => {
    if (reached.has(name)) return;
    reached.add(name);
    const text = readFileSync(join(publicDir, name), "utf8");
    for (const [, from] of text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+\.js)"/g)) visit(nameOf(from, name));
  };
  visit(entry);
  for (const name of scripts) if (!reached.has(name)) rmSync(join(publicDir, name));
}

function nameOf(address, from) {
  const path = address.startsWith("/build/")
    ? join(publicDir, address.slice("/build/".length))
    : resolve(publicDir, dirname(from), address);
  return path.slice(publicDir.length + 1);
}
