/** The two built Workers in workerd on this machine: started, reloaded, told about its end, and its words sorted. */
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { root } from "./steps.mjs";
import { beside, bothWorkers, bundles, moduleOf, runScheduled, workerOptions } from "./worker-options.mjs";

const minute = 60_000;

/**
 * What workerd says when a visitor has left before the answer was whole; every stop of a loading page does it. workerd prints
 * a stack each time, and nobody can do anything about it.
 */
const departures = /disconnected: |Broken pipe|Connection reset by peer|jsg\.Error: Network connection lost/;

/**
 * Starts both Workers with the bindings of wrangler.toml on wrangler's own state, so that `wrangler d1` and the importer see
 * the same data, and its scheduled runs, every minute as on Cloudflare. This thread reads what workerd says, and workerd waits when
 * nobody does: here nothing waits for workerd but in promises.
 * @param options `logs` shows what the worker tells, not only its errors
 */
export async function startRuntime({ port, state = join(root, ".wrangler/state"), logs = false }) {
  let runs = 0;
  const ended = Promise.withResolvers();
  const options = async () => {
    const run = ++runs;
    return {
      workers: bothWorkers(await workerOptions(), {
        first: [moduleOf(bundles.first), ...beside(bundles.first)],
        second: [moduleOf(bundles.second), ...beside(bundles.second)],
      }),
      host: "localhost",
      port,
      cf: false,
      unsafeTriggerHandlers: true,
      d1Persist: join(state, "v3/d1"),
      r2Persist: join(state, "v3/r2"),
      // The cache of one start: what it kept belongs to the build and the data of then.
      cachePersist: false,
      handleStructuredLogs: ({ level, message }) => tell(level, message, logs),
      handleRuntimeStdio: (stdout) => {
        stdout.on("end", () => {
          if (run === runs) ended.resolve();
        });
        stdout.resume();
      },
    };
  };
  const miniflare = new Miniflare(await options());
  await miniflare.ready;
  // The worker logs itself what it could not do; where it has ended or is being replaced, the next minute comes.
  const clock = setInterval(() => runScheduled(miniflare).catch(() => undefined), minute);
  return {
    /** Resolves when workerd has ended by itself. */
    ended: ended.promise,
    /** Takes the newest bundle and settings. */
    reload: async () => miniflare.setOptions(await options()),
    stop: async () => {
      runs += 1;
      clearInterval(clock);
      await miniflare.dispose();
    },
  };
}

function tell(level, message, logs) {
  if (departures.test(message)) return;
  if (level === "error" || level === "warn") console.error(message);
  else if (logs) console.log(message);
}
