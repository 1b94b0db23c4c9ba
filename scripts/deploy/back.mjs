/** Takes both Workers back to the version before: `npm run deploy -- --back`. Data stays as it is; migrations only add. */

const tag = (version) => version.annotations?.["workers/tag"];

/** @param {ReturnType<import("./places.mjs").placeOf>} place */
export async function goBack({ workers }, { wrangler, step, say }) {
  const known = [];
  for (const worker of workers) known.push({ ...worker, ...(await versionsAt(worker.where, wrangler)) });
  const goal = known
    .at(-1)
    .before.find((one) => known.every(({ before }) => before.some((other) => tag(other) === tag(one))));
  if (!goal)
    throw new Error("There is no version before this one that both Workers have: nothing was changed.");
  const commit = tag(goal);
  // A version carries its secrets: an older one knows no key that came later, and signs everybody out.
  if (known.some((worker) => hasNewSecrets(worker, commit)))
    throw new Error(
      `Secrets were changed since ${commit}, and the way back would bring the former ones: nothing was changed. Publish its code with today's secrets: "git checkout ${commit} && npm run deploy -- --untested".`,
    );
  // The other way round than they were published: the older first knows how to ask the newer second.
  for (const { title, where, before } of known.reverse()) {
    const { id } = versionOf({ before }, commit);
    await step(`Take ${title} back to ${commit}`, () =>
      wrangler(["rollback", id, ...where, "--yes", "--message", `back to ${commit}`]),
    );
  }
  say(`Both serve ${commit} again. Data stays as it is.`);
}

/** What a Worker has been, newest first; `before` was published earlier than what serves, as another commit. */
async function versionsAt(where, wrangler) {
  const all = JSON.parse(await wrangler(["versions", "list", ...where, "--json"]));
  all.sort((one, other) => other.number - one.number);
  const status = JSON.parse(await wrangler(["deployments", "status", ...where, "--json"]));
  const serving = all.findIndex(({ id }) => id === status.versions[0].version_id);
  const released = all.slice(serving).filter(tag);
  return { all, serving, before: released.filter((one) => tag(one) !== tag(released[0])) };
}

const versionOf = ({ before }, commit) => before.find((one) => tag(one) === commit);

function hasNewSecrets({ all, serving, before }, commit) {
  return all
    .slice(serving, all.indexOf(versionOf({ before }, commit)))
    .some((one) => one.annotations?.["workers/triggered_by"] === "secret");
}
