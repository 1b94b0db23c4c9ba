/** Carries a plan out with the tools it is given: git says which version this is, wrangler does the rest. */
import { checkApart, planOf } from "./plan.mjs";

/**
 * @param tools `git(args)` and `wrangler(args)` run these tools, `git` resolves to what it says; `prepare` checks and builds;
 * `step(label, work)` announces
 */
export async function deploy(arguments_, config, { git, wrangler, prepare, step }) {
  const name = (await git(["rev-parse", "--abbrev-ref", "HEAD"])).trim();
  const commit = (await git(["rev-parse", "--short", "HEAD"])).trim();
  const { calls } = planOf({ arguments_, branch: name === "HEAD" ? null : name, commit, config });
  checkApart(config);
  await prepare();
  // Migrations only add: the version that is still serving keeps working on the new schema.
  for (const { label, args } of calls) await step(label, () => wrangler(args));
}
