/** Carries a plan out with the tools it is given: git says which version this is, wrangler does the rest. */
import { checkApart, checkSecrets, planOf } from "./plan.mjs";
import { secondConfig, secondFile } from "./second-config.mjs";

/**
 * `git`, `wrangler` and `asked` run these tools, `git` and `asked` resolve to what they say; `prepare` checks and builds, or checks that
 * what lies there is what the tests ran; `step` announces.
 * @typedef {{
 *   git(args: string[]): Promise<string>,
 *   wrangler(args: string[]): Promise<unknown>,
 *   asked(args: string[]): Promise<string>,
 *   write(file: string, text: string): Promise<void>,
 *   prepare(mustBeTested: boolean): Promise<void>,
 *   step(label: string, work: () => Promise<unknown>): Promise<unknown>,
 * }} DeployTools
 */

/**
 * @param {string[]} arguments_
 * @param {string} config wrangler.toml as text
 * @param {DeployTools} tools
 */
export async function deploy(arguments_, config, { git, wrangler, asked, write, prepare, step }) {
  const name = (await git(["rev-parse", "--abbrev-ref", "HEAD"])).trim();
  const commit = (await git(["rev-parse", "--short", "HEAD"])).trim();
  const plan = planOf({ arguments_, branch: name === "HEAD" ? null : name, commit, config });
  checkApart(config);
  await write(secondFile, secondConfig(config));
  const { asking, needed } = plan.secrets;
  for (const args of asking) {
    const flags = args.slice(2);
    const which = flags.includes("--config") ? "second" : "first";
    await step(`Secrets of the ${which} Worker are there`, async () =>
      checkSecrets(await asked(args), needed, flags),
    );
  }
  await prepare(plan.mustBeTested);
  // Migrations only add: the version that is still serving keeps working on the new schema.
  for (const { label, args } of plan.calls) await step(label, () => wrangler(args));
}
