/** Which build the tests ran: `npm test` notes it when all of it passed, `npm run deploy` publishes no other. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./steps.mjs";

const note = join(root, ".cache/tested.json");
const published = [
  "build/worker",
  "build/second",
  "public",
  "upstream/migrations",
  "upstream/log-migrations",
  "wrangler.toml",
];

/** One hash of all files, by path. */
function hashOfBuild() {
  const hash = createHash("sha256");
  for (const path of published.flatMap(filesIn))
    hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest("hex");
}

function filesIn(place) {
  if (place.endsWith(".toml")) return [place];
  if (!existsSync(join(root, place))) return [];
  const found = readdirSync(join(root, place), { withFileTypes: true, recursive: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length))
    .sort();
}

export function noteTested() {
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(note, JSON.stringify({ build: hashOfBuild(), at: new Date().toISOString() }));
}

/** Throws one sentence when what lies here is not what all tests passed on. */
export function checkTested() {
  const tested = existsSync(note) ? JSON.parse(readFileSync(note, "utf8")).build : null;
  if (tested === hashOfBuild()) return;
  throw new Error(
    'What lies in build/ and public/ is not what the tests passed on: run "npm test", or publish it unseen with --untested.',
  );
}
