/** Programs of the system that tests need: found where they are, or installed by the system's package manager. */
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./steps.mjs";

function runnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these programs that there is: whole paths, or names that are looked for; or null. */
export function findProgram(candidates) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  const paths = candidates
    .filter(Boolean)
    .flatMap((name) => (name.includes("/") ? [name] : folders.map((folder) => join(folder, name))));
  return paths.find(runnable) ?? null;
}

/** Ways to install a package of the system: on Debian and its kin, as root; elsewhere none. Each gives up after `seconds`. */
export function packageInstalls(name, { seconds = 600 } = {}) {
  if (process.getuid?.() !== 0 || !findProgram(["apt-get"])) return [];
  const wait = ["-o", "DPkg::Lock::Timeout=300"]; // seconds, for another installation to end
  const apt = (...args) => run("apt-get", args, { quiet: true, timeout: seconds * 1_000 });
  const install = () => apt(...wait, "install", "-y", "--no-install-recommends", name);
  return [install, () => apt("update").then(install)];
}

/** What `find` finds, after as many attempts to install it as it takes. Rejects with `otherwise`. */
export async function ensureProgram(find, attempts, otherwise) {
  const found = await find();
  if (found) return found;
  for (const attempt of attempts) {
    try {
      await attempt();
      const now = await find();
      if (now) return now;
    } catch {
      // The next way may work; when none does, the sentence says what to do.
    }
  }
  throw new Error(otherwise);
}
