/** Proves that no server code ships to the browser: by what the build says it bundled, and by words that only the server knows. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { metafilePath } from "./build-scripts.mjs";
import { root, tell } from "./local/steps.mjs";

const browserDir = join(root, "public/build");
const serverBundle = join(root, "build/worker/index.js");

/** Words of server modules; each must be in the worker's bundle, so that none can quietly go out of date. */
const words = [
  "x-api-key",
  "x-stored-at",
  "EXIT_SIGNING_KEYS",
  "deadline passed",
  "INSERT INTO events",
  // The operator's desk: not its code, and not even its address.
  "/gestione",
];

/** Rooms and packages that a browser has no business with. The first island that somebody builds lets React in here. */
const foreign = [
  /^(desk|feeds|server|upstream|functions|scripts)\//,
  /^app\/(routes|loaders|slots|render|root)/,
  /node_modules\/(zod|hono|tldts|isbot|sanitize-html|react|react-dom|react-router|react-router-dom|scheduler|@remix-run)\//,
];

/** Lists what is wrong with the last build, as sentences; empty when nothing is. @returns {string[]} */
export function browserBundleFaults() {
  const faults = [];
  for (const input of shipped().filter((path) => foreign.some((pattern) => pattern.test(path))))
    faults.push(`${input} is bundled for the browser.`);
  const worker = readFileSync(serverBundle, "utf8");
  for (const word of words.filter((each) => !worker.includes(each)))
    faults.push(`'${word}' is no longer in the worker: choose another word to look for.`);
  for (const name of readdirSync(browserDir, { recursive: true })) {
    if (!name.endsWith(".js")) continue;
    const text = readFileSync(join(browserDir, name), "utf8");
    for (const word of words)
      if (text.includes(word)) faults.push(`public/build/${name} contains '${word}'.`);
  }
  return faults;
}

/** The modules of which something is left after unused code was dropped. */
function shipped() {
  const { outputs } = JSON.parse(readFileSync(metafilePath, "utf8"));
  const parts = Object.values(outputs).flatMap(({ inputs }) => Object.entries(inputs));
  return [...new Set(parts.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path))];
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  tell(browserBundleFaults(), "No server code in the browser bundle.");
