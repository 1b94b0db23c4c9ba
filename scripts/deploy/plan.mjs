/** What `npm run deploy` may do and what it asks of wrangler, decided before anything is touched. Pure. */
import { secondFile } from "./second-config.mjs";

/** Where a version may go. Each has its own name, database and bucket in wrangler.toml; an empty environment is the top level. */
const targets = { production: ["--env", ""], preview: ["--env", "preview"] };

/**
 * The calls of wrangler, in order, for `arguments_` of the command line. Throws one sentence when they would do what nobody wants.
 * @param given `branch` is null on a checked-out older version; `config` is wrangler.toml as text
 */
export function planOf({ arguments_, branch, commit, config }) {
  const [target = "production", ...rest] = arguments_.filter((word) => !word.startsWith("-"));
  const flags = arguments_.filter((word) => word.startsWith("-"));
  if (!Object.hasOwn(targets, target) || rest.length > 0)
    throw new Error(
      `"${[target, ...rest].join(" ")}" is no place to deploy to: production (the default) or preview.`,
    );
  const strange = flags.find((flag) => !["--dry-run", "--yes", "--untested"].includes(flag));
  // Whatever sends the version elsewhere must not migrate this place's database.
  if (strange)
    throw new Error(`npm run deploy does not know ${strange}: it takes a place, --untested and --dry-run.`);
  const isDry = flags.includes("--dry-run");
  if (target === "production" && branch !== null && branch !== "main" && !isDry)
    throw new Error(
      `The branch ${branch} is not main, so nothing was migrated or published: "npm run deploy preview" shows it, main publishes it.`,
    );
  const section = sectionOf(config, target);
  checkDatabases(section, target);
  if (!isDry) checkAddress(config, target);
  const place = targets[target];
  const tag = ["--tag", commit, "--message", `${branch ?? "checked-out version"} ${commit}`];
  const calls = [];
  if (!isDry)
    for (const database of ["DB", "LOGS"])
      calls.push({
        label: `Migrate the ${target} database ${database}`,
        args: ["d1", "migrations", "apply", database, "--remote", ...(target === "preview" ? place : [])],
      });
  const where = isDry ? "(tried only)" : `to ${target}: ${branch ?? "checked-out version"} ${commit}`;
  // The first is bound to the second: that has to be there before.
  for (const [which, config] of [
    ["the second Worker", ["--config", secondFile]],
    ["the first", []],
  ])
    calls.push({
      label: `Publish ${which} ${where}`,
      args: ["deploy", ...config, ...place, ...tag, ...(isDry ? ["--dry-run"] : [])],
    });
  // What is shown to an operator alone may be tried as it is; what everybody gets is what the tests ran.
  const mustBeTested = target === "production" && !isDry && !flags.includes("--untested");
  const needed = [...secrets, ...(target === "preview" ? ["PREVIEW_KEY"] : [])];
  const asking = isDry ? [] : [[], ["--config", secondFile]].map((of) => ["secret", "list", ...of, ...place]);
  return { target, calls, mustBeTested, secrets: { needed, asking } };
}

/** What a site on the internet must have of its own; what follows from published text is refused there. */
const secrets = ["API_KEY", "CLICK_SALT", "SESSION_KEYS", "EXIT_SIGNING_KEYS"];

/** @param told what `wrangler secret list` printed: a JSON list of names; `flags` say of which Worker */
export function checkSecrets(told, needed, flags = []) {
  const list = told.slice(told.indexOf("["), told.lastIndexOf("]") + 1);
  const known = list === "" ? [] : JSON.parse(list).map(({ name }) => name);
  const missing = needed.filter((name) => !known.includes(name));
  if (missing.length === 0) return;
  const verb = missing.length === 1 ? "is" : "are";
  throw new Error(
    `${missing.join(", ")} ${verb} missing, so nothing was migrated or published: "npx wrangler secret put ${[missing[0], ...flags.map((flag) => flag || '""')].join(" ")}" (docs/deploy.md).`,
  );
}

/** Without an address of its own a site would be published where nobody finds it. */
function checkAddress(config, target) {
  if (
    target === "preview" ||
    /^\[\[routes\]\]/m.test(config) ||
    /^(routes?|workers_dev)\s*=\s*(true|\[|"|\{)/m.test(config.split(/^\[/m)[0])
  )
    return;
  throw new Error(
    'wrangler.toml gives production no address: add [[routes]] with pattern = "www.your-domain.example" and custom_domain = true.',
  );
}

/** The lines of wrangler.toml that a place reads. */
function sectionOf(config, target) {
  const isPreview = (heading) => /^\[+env\.preview[.\]]/.test(heading);
  const sections = config.split(/^(?=\[)/m);
  return sections.filter((section) => isPreview(section) === (target === "preview")).join("");
}

/** A preview that wrote into the shop's own data would be no preview. */
function checkDatabases(section, target) {
  const pairs = section.matchAll(/^database_name\s*=\s*"([^"]*)"\s*^database_id\s*=\s*"([^"]*)"/gm);
  const missing = [...pairs].find(([, , id]) => id === "" || /^0{8}-/.test(id));
  if (!missing) return;
  throw new Error(
    `wrangler.toml has no database of its own for ${target}: run "npx wrangler d1 create ${missing[1]} --jurisdiction eu" and put its id there as database_id.`,
  );
}

/** Both places must not share what they write to. */
export function checkApart(config) {
  for (const name of ["database_id", "bucket_name"]) {
    const values = [...config.matchAll(new RegExp(`^${name}\\s*=\\s*"([^"]+)"`, "gm"))].map(
      ([, value]) => value,
    );
    const own = values.filter((value) => !/^0{8}-/.test(value));
    if (new Set(own).size < own.length)
      throw new Error(`Production and preview have the same ${name} in wrangler.toml: each needs its own.`);
  }
}
