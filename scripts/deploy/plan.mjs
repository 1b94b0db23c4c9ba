/** What `npm run deploy` may do and what it asks of wrangler, decided before anything is touched. Pure. */
import { isOwnId, placeOf } from "./places.mjs";

/**
 * Throws one sentence when the command line would do what nobody wants.
 * @param given `branch` is null on a checked-out older version; `config` is wrangler.toml as it reads
 */
export function planOf({ arguments_, branch, commit, config }) {
  const words = arguments_.filter((word) => !word.startsWith("-"));
  const flags = arguments_.filter((word) => word.startsWith("-"));
  const [name = "production"] = words;
  if (!["production", "preview"].includes(name) || words.length > 1)
    throw new Error(`"${words.join(" ")}" is no place to deploy to: production (the default) or preview.`);
  const strange = flags.find((flag) => !["--untested", "--back"].includes(flag));
  // Whatever sends the version elsewhere must not migrate this place's database.
  if (strange)
    throw new Error(`npm run deploy does not know ${strange}: it takes a place, --untested and --back.`);
  const place = placeOf(config, name);
  const isBack = flags.includes("--back");
  if (!place.isPreview && !isBack && branch !== null && branch !== "main")
    throw new Error(
      `The branch ${branch} is not main, so nothing was migrated or published: "npm run deploy preview" shows it, main publishes it.`,
    );
  checkPlace(place);
  // What is shown to an operator alone may be tried as it is; what everybody gets is what the tests ran.
  const mustBeTested = !place.isPreview && !flags.includes("--untested");
  return { place, isBack, mustBeTested, calls: callsOf(place, branch ?? "checked-out version", commit) };
}

/** The calls of wrangler, in order. */
function callsOf({ name, workers, databases, d1 }, branch, commit) {
  return [
    // Cloudflare takes in what is not served yet, or says what the plan, a binding or the code is not good for: before anything is migrated.
    ...workers.map(({ title, where }) => ({
      label: `Ask Cloudflare whether it takes ${title}`,
      args: ["versions", "upload", ...where, "--message", `tried ${commit}`],
    })),
    // Migrations only add: the version that is still serving keeps working on the new schema.
    ...databases.map(({ binding }) => ({
      label: `Migrate the ${name} database ${binding}`,
      args: ["d1", "migrations", "apply", binding, "--remote", ...d1],
    })),
    ...workers.map(({ title, where }) => ({
      label: `Publish ${title} to ${name}: ${branch} ${commit}`,
      args: ["deploy", ...where, "--tag", commit, "--message", `${branch} ${commit}`],
    })),
  ];
}

/** A preview that wrote into the shop's own data would be no preview, and a site without an address is found by nobody. */
function checkPlace({ name, setup, databases, hasAddress }) {
  if (databases.some(({ database_id }) => !isOwnId(database_id)))
    throw new Error(`wrangler.toml has no databases of its own for ${name}: "${setup}" makes them.`);
  if (!hasAddress) throw new Error(`wrangler.toml gives ${name} no address: "${setup}" does.`);
}
