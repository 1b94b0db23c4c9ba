/** A folder of its own for what a run puts aside: whatever programs and tests forget there goes with it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** From here on this process and its children have it for the system's; it is removed when the process ends, also by Ctrl-C. */
export function ownTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "vetrina-"));
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  return folder;
}
