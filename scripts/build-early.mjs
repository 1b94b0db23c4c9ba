/** Builds `app/browser/early.ts`, what pages gain before React wakes, and writes its address into the worker. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const worker = join(root, "build/worker/index.js");

/** As `app/render/remix-internals.ts` names it. */
const placeholder = "/build/early.js";

/** After Remix's build, which empties public/build. */
export function buildEarly() {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ["app/browser/early.ts"],
    bundle: true,
    format: "esm",
    legalComments: "none",
    minify: true,
    target: "es2022",
    write: false,
  });
  const [{ text }] = outputFiles;
  const address = `/build/early-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.js`;
  writeFileSync(join(root, "public", address), text);
  const code = readFileSync(worker, "utf8");
  if (!code.includes(placeholder)) throw new Error(`The worker does not name ${placeholder}.`);
  writeFileSync(worker, code.replaceAll(placeholder, address));
}
