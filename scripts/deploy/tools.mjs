/** What `npm run setup` and `npm run deploy` work with: wrangler, Cloudflare's API where wrangler has no command, files, a person. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { ready } from "../local/packages.mjs";
import { wrangler as command, root, run, step } from "../local/steps.mjs";
import { explained } from "./refusals.mjs";

// CI keeps wrangler from asking for a confirmation.
const wrangler = (args) =>
  run(process.execPath, [command, ...args], { quiet: true, env: { CI: "true" } }).catch((error) => {
    throw explained(error);
  });

const path = (file) => join(root, file);

export async function cloudflareTools() {
  await ready();
  const { experimental_readRawConfig } = await import("wrangler");
  return {
    wrangler,
    zones,
    step,
    say: (line) => console.log(line),
    read: async (file) => (existsSync(path(file)) ? readFileSync(path(file), "utf8") : ""),
    // Secrets are among what is written.
    write: async (file, text) => writeFileSync(path(file), text, file.startsWith(".") ? { mode: 0o600 } : {}),
    config: async () => experimental_readRawConfig({ config: path("wrangler.toml") }).rawConfig,
  };
}

/** wrangler lists no zones; its login may. */
async function zones(name) {
  const base = process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";
  const token = (await wrangler(["auth", "token"])).trim().split("\n").at(-1);
  const answer = await fetch(`${base}/zones?name=${encodeURIComponent(name)}&status=active`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { success, result, errors } = await answer.json();
  if (!success)
    throw explained(new Error(errors.map(({ code, message }) => `${message} [code: ${code}]`).join("; ")));
  return result;
}

export async function ask(flag, question) {
  if (!process.stdin.isTTY) throw new Error(`Nobody can be asked here: say it by ${flag}.`);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await lines.question(`${question} `);
  } finally {
    lines.close();
  }
}
