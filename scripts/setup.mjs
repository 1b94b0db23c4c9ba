/** `npm run setup [-- --preview] [--domain … --name … --company … --mail-key …] [--rotate NAME]`: makes what the site needs at Cloudflare (docs/deploy.md). */
import { setup } from "./deploy/setup.mjs";
import { ask, cloudflareTools } from "./deploy/tools.mjs";
import { command, readOptions } from "./local/steps.mjs";

const text = { type: "string" };
const given = readOptions({
  preview: { type: "boolean" },
  domain: text,
  name: text,
  company: text,
  "mail-key": text,
  rotate: text,
});

await command(async () => setup(given, { ...(await cloudflareTools()), ask }));
