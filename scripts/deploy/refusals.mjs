/** What Cloudflare and wrangler refuse, in sentences that say what to do. */
import { readFileSync } from "node:fs";

const noWorker = /code: (10007|10090)\b|Worker "[^"]+".* not found/;

/** By the code that the platform documents, or by wrangler's words where it has none. */
const refusals = JSON.parse(readFileSync(new URL("refusals.json", import.meta.url), "utf8"));

/** wrangler's failure in our sentence; its own words stay its cause. */
export function explained(error) {
  const { sentence } = refusals.find(({ pattern }) => new RegExp(pattern).test(error.message)) ?? {};
  if (!sentence) return error;
  const code = /code: \d+/.exec(error.message)?.[0];
  return new Error(`${sentence}${code ? ` [${code}]` : ""}.`, { cause: error });
}

/** A Worker that was never put up has neither secrets nor versions. */
export function isMissingWorker(error) {
  return noWorker.test(error.cause?.message ?? "");
}

/** Whether a thing that was to be made is there already. */
export function isTaken(error) {
  return /code: (10004|11009)\b|already (exists|taken)/.test(`${error.message}${error.cause?.message ?? ""}`);
}
