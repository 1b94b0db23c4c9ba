/** `npm run security [-- --paths 20000 --uploads 50 --bodies 20 --seed 1]`: the project's own attacks over HTTP against the whole worker. */
import { argumentsOf } from "../../../scripts/local/arguments";
import setup from "../../tools/global-setup";
import { type Promised, verdict } from "../../tools/promised";
import { type Site, startSite } from "../../tools/site";
import { bodies } from "./bodies";
import { type Corpus, run } from "./corpus";
import { cookies, rights } from "./members";
import { namesOfObjects } from "./names";
import { exits, paths, posts, uploads } from "./open-doors";

const { whole } = argumentsOf("npm run security -- [--paths 20000] [--uploads 20] [--bodies 4] [--seed 1]", {
  paths: { type: "string", default: "20000" },
  uploads: { type: "string", default: "20" },
  bodies: { type: "string", default: "4" },
  seed: { type: "string", default: "1" },
});
const attacks = { paths: whole("paths"), uploads: whole("uploads"), seed: whole("seed") };
const keys = { api: "chiave-della-prova-di-sicurezza", admin: "chiave-del-gestore-di-prova" };
const mostShown = 20;
const found: Promised[] = [];

console.log("· build and fill …");
await setup();
// The tables of ways out call this host ours.
const settings = {
  LOG: "off",
  API_KEY: keys.api,
  ADMIN_KEY: keys.admin,
  SITE_ORIGIN: "https://www.vetrina.it",
};
await tryAll(await startSite(settings), [
  exits,
  paths(attacks.paths, attacks.seed),
  cookies,
  posts,
  namesOfObjects(keys),
  rights(keys.api),
  uploads(attacks.uploads),
]);
// In workers of their own, and bare: what wraps them in tests takes memory too.
await tryAll(await startSite(settings, { strict: false }), [bodies(whole("bodies"), attacks.seed)]);
verdict(found);

async function tryAll(site: Site, corpora: readonly Corpus[]): Promise<void> {
  try {
    for (const corpus of corpora) {
      console.log(`· ${corpus.name} …`);
      const { name, tried, failed } = await run(site, corpus);
      for (const each of failed.slice(0, mostShown)) console.log(`    ${each}`);
      const figure = `${failed.length} of ${tried} answers are not as they should be${corpus.told ? `; ${corpus.told()}` : ""}`;
      found.push({ promise: `attacks: ${name}`, figure, limit: "0", holds: failed.length === 0 });
    }
  } finally {
    await site.stop();
  }
}
