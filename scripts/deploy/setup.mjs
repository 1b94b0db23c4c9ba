/** Makes in a Cloudflare account what a site needs, and notes it here; what is there already stays. May be run again at any time. */
import { readFileSync } from "node:fs";
import { checkApart, placeOf, secondConfig, secondFile } from "./places.mjs";
import { isTaken } from "./refusals.mjs";
import * as secrets from "./secrets.mjs";
import { withDatabase, withRoutes, withVars } from "./toml.mjs";

const toml = "wrangler.toml";
const brandFile = "brand/brand.json";

/** @param given what was said by flags @param tools those of tools.mjs, and `ask`, which asks a person, or refuses where nobody sits */
export async function setup(given, tools) {
  const { config, write } = tools;
  const name = given.preview ? "preview" : "production";
  const place = async () => placeOf(await config(), name);
  if (given.rotate) return rotate(await place(), given.rotate, tools);
  tools.say(
    `In the account: Workers Paid (5 $ a month), R2 enabled, and the domain as an active zone. DNS records that its addresses have are replaced.`,
  );
  await checkLogin(tools);
  const told = given.preview ? {} : await askAbout(given, await config(), tools);
  if (!given.preview) await nameShop(given.name, tools);
  await makeStores(await place(), tools);
  if (told.origin) await giveAddresses(await place(), told, tools);
  checkApart(await config());
  await write(secondFile, JSON.stringify(secondConfig(await config()), null, 2));
  await giveSecrets(await place(), told.mailKey ? { MAIL_API_KEY: told.mailKey } : {}, tools);
  tellWhatIsLeft(await config(), await place(), told, tools);
}

async function checkLogin({ wrangler, step }) {
  const { accounts } = await step("Somebody is logged in at Cloudflare", async () =>
    JSON.parse(await wrangler(["whoami", "--json"])),
  );
  if (accounts.length < 2 || process.env.CLOUDFLARE_ACCOUNT_ID) return;
  const list = accounts.map(({ id, name }) => `${id} (${name})`).join(", ");
  throw new Error(`Your login opens several accounts: set CLOUDFLARE_ACCOUNT_ID to one of ${list}.`);
}

/** What the site is called and where it is found: by flags, by what wrangler.toml says already, or by asking. */
async function askAbout(given, { vars = {} }, { ask, zones, step }) {
  const known = vars.SITE_ORIGIN?.replace("https://", "").replace(/^www\./, "");
  const wanted = given.domain ?? known ?? (await ask("--domain", "The site's domain (vetrina.example):"));
  const domain = wanted
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\.|\/.*$/g, "");
  const zone = await step(`${domain} is in the account`, () => zoneOf(domain, zones));
  const hosts = zone.name === domain ? [`www.${domain}`, domain] : [domain];
  return {
    domain,
    zone,
    hosts,
    origin: `https://${hosts[0]}`,
    vars: {
      SITE_ORIGIN: `https://${hosts[0]}`,
      MEDIA_BASE_URL: `https://media.${domain}`,
      COMPANY_NAME:
        given.company ?? vars.COMPANY_NAME ?? (await ask("--company", "The company in the footer:")),
      COMPANY_EMAIL: vars.COMPANY_EMAIL ?? `info@${domain}`,
    },
    mailKey: given["mail-key"],
  };
}

/** By a flag, or by asking while the shop is still called as the demo is (docs/brand.md). */
async function nameShop(given, { ask, read, write }) {
  const text = await read(brandFile);
  const isDemo = JSON.parse(text).name === "Vetrina";
  const name = given ?? (isDemo ? await ask("--name", "The shop's name, everywhere:") : null);
  const named = text.replace(/("name": )"[^"]*"/, (_, field) => field + JSON.stringify(name));
  if (name) await write(brandFile, named);
}

/** The domain's own zone, or the one that it lies in. */
async function zoneOf(domain, zones) {
  const labels = domain.split(".");
  for (let at = 0; at < labels.length - 1; at++) {
    const [found] = await zones(labels.slice(at).join("."));
    if (found) return found;
  }
  throw new Error(
    `${domain} is no active zone of this account: add it at https://dash.cloudflare.com/?to=/:account/add-site, enter the two name servers at its registrar, and run this again when Cloudflare says "active".`,
  );
}

async function makeStores(place, { wrangler, read, write, step }) {
  const make = (args) =>
    wrangler(args).catch((error) => {
      if (!isTaken(error)) throw error;
    });
  // Where data lies cannot be changed later.
  const lies = ["--jurisdiction", place.bucket.jurisdiction];
  const { bucket_name } = place.bucket;
  await step(`Bucket ${bucket_name}`, () => make(["r2", "bucket", "create", bucket_name, ...lies]));
  await step(
    `Databases ${place.databases.map(({ database_name }) => database_name).join(", ")}`,
    async () => {
      const list = async () => JSON.parse(await wrangler(["d1", "list", "--json"]));
      const there = await list();
      // One that was brought back from a backup keeps its id: by its name it is told from the lost one.
      const missing = place.databases.filter((one) => !there.some(({ name }) => name === one.database_name));
      for (const { database_name } of missing) await wrangler(["d1", "create", database_name, ...lies]);
      const all = missing.length > 0 ? await list() : there;
      const ids = place.databases.map(({ database_name }) => all.find(({ name }) => name === database_name));
      await write(
        toml,
        ids.reduce((text, { name, uuid }) => withDatabase(text, name, uuid), await read(toml)),
      );
    },
  );
  for (const queue of place.queues) await step(`Queue ${queue}`, () => make(["queues", "create", queue]));
}

async function giveAddresses({ bucket }, { domain, zone, hosts, vars }, { wrangler, read, write, step }) {
  const lies = ["--jurisdiction", bucket.jurisdiction];
  const media = `media.${domain}`;
  await step(`Pictures at ${media}`, async () => {
    const domains = await wrangler(["r2", "bucket", "domain", "list", bucket.bucket_name, ...lies]);
    if (domains.includes(media)) return;
    const to = ["--domain", media, "--zone-id", zone.id, "--min-tls", "1.2", "--force"];
    await wrangler(["r2", "bucket", "domain", "add", bucket.bucket_name, ...to, ...lies]);
  });
  await write(toml, withVars(withRoutes(await read(toml), hosts), vars));
}

/** Draws what is not there and puts it to both Workers. Nothing that one of them has is drawn anew without being known here. */
async function giveSecrets(place, given, { wrangler, read, write, step }) {
  const file = secrets.secretsFile(place);
  const text = await read(file);
  const missing = await secrets.missingSecrets(place, wrangler);
  const { values, arePut } = secrets.readSecrets(text);
  if (text === "" && missing.length < secrets.mostMissing(place))
    throw new Error(
      `Cloudflare has secrets of this site, and ${file} is not here: fetch it from where it was made.`,
    );
  const all = { ...secrets.firstSecrets(place, {}), ...values, ...given };
  if (arePut && missing.length === 0 && Object.keys(given).length === 0) return;
  await write(file, secrets.writtenSecrets(all, false));
  await step("Secrets of both Workers", () => secrets.putSecrets(place, file, wrangler));
  await write(file, secrets.writtenSecrets(all, true));
}

async function rotate(place, name, { wrangler, read, write, config, step, say }) {
  const file = secrets.secretsFile(place);
  const { values } = secrets.readSecrets(await read(file));
  if (!values[name])
    throw new Error(`${file} has no ${name}: setup writes it, or fetch the file from where it was made.`);
  await write(secondFile, JSON.stringify(secondConfig(await config()), null, 2));
  const [known, signing] = secrets.rotated(name, values[name]);
  for (const [label, value] of [
    [`Both Workers know the new key of ${name}`, known],
    ["It signs", signing],
  ]) {
    const all = { ...values, [name]: value };
    await write(file, secrets.writtenSecrets(all, false));
    await step(label, () => secrets.putSecrets(place, file, wrangler));
    await write(file, secrets.writtenSecrets(all, true));
  }
  say(`Put ${file} into the password safe again.`);
}

function tellWhatIsLeft({ vars = {} }, place, { domain }, { say }) {
  const file = secrets.secretsFile(place);
  if (place.isPreview) return say(`PREVIEW_KEY in ${file} is its password. Next: npm run deploy preview`);
  const invented = ["COMPANY_VAT", "COMPANY_SEAT"].filter((name) => !vars[name]);
  const wanted = `Under [vars] in wrangler.toml the law also wants ${invented.join(" and ")} (docs/settings.md).\n`;
  const words = { file, domain, email: vars.COMPANY_EMAIL, law: invented.length > 0 ? wanted : "" };
  const text = readFileSync(new URL("left.txt", import.meta.url), "utf8").trimEnd();
  say(text.replace(/\{(\w+)\}/g, (_, name) => words[name]));
}
