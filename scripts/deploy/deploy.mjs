/** Carries a plan out with the tools it is given: git says which version this is, wrangler does the rest. */
import { goBack } from "./back.mjs";
import { checkApart, secondConfig, secondFile } from "./places.mjs";
import { planOf } from "./plan.mjs";
import { missingSecrets } from "./secrets.mjs";

/**
 * `git` and `wrangler` run these tools and resolve to what they say, refusals in our words; `prepare` checks and builds, or checks that what
 * lies there is what the tests ran; `step` announces; `say` tells.
 * @typedef {{
 *   git(args: string[]): Promise<string>,
 *   wrangler(args: string[]): Promise<string>,
 *   write(file: string, text: string): Promise<void>,
 *   prepare(mustBeTested: boolean): Promise<void>,
 *   step<Result>(label: string, work: () => Promise<Result>): Promise<Result>,
 *   say(line: string): void,
 * }} DeployTools
 */

/**
 * @param {string[]} arguments_
 * @param {any} config wrangler.toml as it reads
 * @param {DeployTools} tools
 */
export async function deploy(arguments_, config, tools) {
  const { git, wrangler, write, prepare, step, say } = tools;
  const name = (await git(["rev-parse", "--abbrev-ref", "HEAD"])).trim();
  const commit = (await git(["rev-parse", "--short", "HEAD"])).trim();
  const plan = planOf({ arguments_, branch: name === "HEAD" ? null : name, commit, config });
  checkApart(config);
  await write(secondFile, JSON.stringify(secondConfig(config), null, 2));
  if (plan.isBack) return goBack(plan.place, tools);
  await step("Secrets of both Workers are there", async () => {
    const missing = await missingSecrets(plan.place, wrangler);
    if (missing.length === 0) return;
    throw new Error(
      `Nothing was migrated or published: at Cloudflare are missing ${missing.join(", ")}. "${plan.place.setup}" puts them there.`,
    );
  });
  await prepare(plan.mustBeTested);
  let told = "";
  for (const { label, args } of plan.calls) told = await step(label, () => wrangler(args));
  const shown = plan.place.addresses.map((host) => `https://${host}`);
  for (const address of shown.length > 0 ? shown : (told.match(/https:\/\/\S+\.workers\.dev/g) ?? []))
    say(address);
}
