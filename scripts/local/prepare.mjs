/** What `npm start` and `npm run dev` do before they serve: packages, settings, build, database. */
import { fillDemo, migrate, wantDemo } from "./database.mjs";
import { ready } from "./packages.mjs";
import { checkPort } from "./serve.mjs";
import { checkSettings, ensureDevVars } from "./settings.mjs";
import { step } from "./steps.mjs";
import { ownTemporaryFolder } from "./temporary.mjs";

/** Safe to run again: every step looks first and does only what is missing. `empty`: a shop that begins without the demo. */
export async function prepare({ empty = false } = {}) {
  await checkPort();
  await ready();
  ownTemporaryFolder();
  if (ensureDevVars()) console.log("✓ Wrote .dev.vars with secrets of this machine");
  await step("Check settings", checkSettings);
  const { build } = await import("../build.mjs");
  async function database() {
    const isDemo = wantDemo(!empty);
    await step("Migrate the local database", () => migrate());
    if (isDemo) await step("Fill the demo catalogue (first use only)", fillDemo);
  }
  // Side by side: neither needs the other, and there are two processors.
  await Promise.all([database(), step("Build", build)]);
}
