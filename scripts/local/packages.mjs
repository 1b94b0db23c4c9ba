/** The packages that package-lock.json names. Needs no package itself. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { needRecentNode } from "./node.mjs";
import { root, run, step } from "./steps.mjs";

/** Goes on with the Node and the packages that the project needs. */
export async function ready() {
  await needRecentNode();
  if (!packagesAreCurrent()) await step("Install packages", installPackages);
}

/** Whether node_modules holds what the lock file asks for; contents are compared because file times change with a checkout. */
export function packagesAreCurrent(folder = root) {
  const installedPath = join(folder, "node_modules/.package-lock.json");
  if (!existsSync(installedPath)) return false;
  const wanted = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8")).packages;
  const installed = JSON.parse(readFileSync(installedPath, "utf8")).packages;
  return Object.entries(wanted).every(
    ([path, entry]) => path === "" || entry.optional || installed[path]?.version === entry.version,
  );
}

/** Installs the locked versions. Not `npm ci`: it refuses a lock file without the optional packages of other systems. */
export async function installPackages(folder = root) {
  const asked = ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund"];
  await run("npm", asked, { quiet: true });
}
