/** Bundles a worker of the house for workerd. */
import { join } from "node:path";
import { build } from "esbuild";
import { root } from "./site";

/** The one-file ES module of a worker whose entry is `entry`, a path from the project's root. */
export async function bundleWorker(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, entry)],
    bundle: true,
    write: false,
    format: "esm",
    external: ["node:*"],
    conditions: ["workerd", "worker", "browser"],
    tsconfig: join(root, "tsconfig.json"),
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}
