/** Progress lines and child processes for the scripts that people run. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Local tools stay quiet about the internet: no telemetry, no look-up of request properties (docs of wrangler). */
const quietTools = { WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false" };

/** Path of a package's command, so that no shell and no npx is needed. */
export function tool(path) {
  return join(root, "node_modules", path);
}

export const wrangler = tool("wrangler/bin/wrangler.js");
export const tsx = tool("tsx/dist/cli.mjs");

/** Runs one step between a line that announces it and one that says how long it took. */
export async function step(label, work) {
  const started = Date.now();
  console.log(`· ${label} …`);
  const result = await work();
  console.log(`✓ ${label} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}

/**
 * Runs a command to its end. `quiet` keeps its output back unless it fails, and resolves to what it told; `args` never pass a shell.
 * Rejects with the command's own words.
 */
export function run(command, args, { quiet = false, env = {}, cwd = root, timeout } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...quietTools, ...env },
      timeout,
      stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
      shell: process.platform === "win32" && command === "npm",
    });
    let told = "";
    let output = "";
    child.stdout?.on("data", (data) => {
      told += data;
      output += data;
    });
    child.stderr?.on("data", (data) => {
      output += data;
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(told);
      else reject(new Error(`${command} ${args.join(" ")} failed (${code}).\n${output}`.trim()));
    });
  });
}

/** The options of a command that needs no package yet; `arguments.ts` reads those of all others. Ends it where it does not know one, with exit code 2. */
export function readOptions(options = {}) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`✗ ${error.message}`);
    process.exit(2);
  }
}

/** Runs a command: a number that it answers is the exit code; what it throws becomes one message, and exit code 1 at once. */
export async function command(work) {
  try {
    const code = await work();
    if (typeof code === "number") process.exitCode = code;
  } catch (error) {
    console.error(`\n✗ ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

/** The end of a check: what is wrong, a line each, and exit code 1; or that all is well. */
export function tell(wrong, well) {
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) process.exitCode = 1;
  else console.log(well);
}
