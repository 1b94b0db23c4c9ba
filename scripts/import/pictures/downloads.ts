/** Where pictures lie between their download and their storing: a run that was killed leaves them to the next. */
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Of the commands: beside what else the project keeps on this machine. */
export const ownDownloads = join(import.meta.dirname, "../../../.wrangler/downloads");

/** A shop may show another picture under an address by then. */
const keptMilliseconds = 86_400_000;

/** @param place where they outlive the run; without it they lie in a folder of their own */
export function openDownloads(place: string | undefined) {
  let made: Promise<string> | null = null;
  return {
    /** The folder, made when it is first asked for. */
    folder() {
      made ??= place ? withoutOld(place) : mkdtemp(join(tmpdir(), "vetrina-pictures-"));
      return made;
    },
    /** Removes them: nothing is left to store. */
    async clear() {
      if (made) await rm(await made, { recursive: true, force: true });
    },
  };
}

async function withoutOld(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > keptMilliseconds) await rm(join(folder, name));
  }
  return folder;
}
