/** `npm run security [-- --paths 20000 --uploads 50 --seed 1]`: the project's own attacks over HTTP against the whole worker. */
import { parseArgs } from "node:util";
import setup from "../../harness/global-setup";
import { run } from "../../harness/security/corpus";
import { cookies, rights } from "../../harness/security/members";
import { exits, paths, posts, uploads } from "../../harness/security/open-doors";
import { startSite } from "../../harness/site";

const { values } = parseArgs({
  options: {
    paths: { type: "string", default: "2000" },
    uploads: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
  },
});
const apiKey = "chiave-della-prova-di-sicurezza";
const mostShown = 20;

console.log("· build and fill …");
await setup();
// The tables of ways out call this host ours.
const site = await startSite({ LOG: "off", API_KEY: apiKey, SITE_ORIGIN: "https://www.vetrina.it" });
const corpora = [
  exits,
  paths(Number(values.paths), Number(values.seed)),
  cookies,
  posts,
  rights(apiKey),
  uploads(Number(values.uploads)),
];
let failures = 0;
try {
  for (const corpus of corpora) {
    const began = performance.now();
    const { name, tried, failed } = await run(site, corpus);
    const seconds = ((performance.now() - began) / 1_000).toFixed(0);
    console.log(
      `${failed.length === 0 ? "✓" : "✗"} ${name}: ${tried} tried, ${failed.length} failed (${seconds} s)`,
    );
    for (const each of failed.slice(0, mostShown)) console.log(`    ${each}`);
    failures += failed.length;
  }
} finally {
  await site.stop();
}
console.log(failures === 0 ? "No door was found open." : `${failures} answers are not as they should be.`);
process.exit(failures === 0 ? 0 : 1);
