/** Once a minute (`[triggers]` in wrangler.toml): delivers clicks and letters that no later visitor took along, and drops old carts. */
import { createApi } from "server/api";
import { mailProvider } from "server/embedded";
import { readEnv } from "server/env";
import { drainOutbox } from "server/exits/outbox";
import { errorFields, openLog } from "server/log";
import { drainMail, dropOldCarts } from "upstream/index";

/** Batches of one minute: two stay below the free plan's 50 subrequests, three statements and 20 calls each; letters take a share. */
const batches = { quiet: 2, withLetters: 1 };

/** Drains until nothing is due or something fails; what is left waits for its next attempt. Another upstream sends its own letters. */
export async function drainAll(
  raw: Record<string, unknown>,
  waitUntil: (promise: Promise<unknown>) => void,
): Promise<void> {
  const env = readEnv(raw);
  const log = openLog(env.LOG, "clock");
  const { tracking } = createApi({ env, log, waitUntil });
  const provider = env.API_BASE_URL ? null : mailProvider(env);
  // Another upstream keeps its own carts. What is not dropped in this minute is dropped in the next.
  if (!env.API_BASE_URL)
    await dropOldCarts(env.DB, new Date()).catch((error) => log.failure("old-carts", errorFields(error)));
  const letters = provider ? await drainMail(env.DB, provider) : { sent: 0, failed: 0 };
  const most = letters.sent + letters.failed > 0 ? batches.withLetters : batches.quiet;
  for (let batch = 0; batch < most; batch++) {
    const { delivered, failed } = await drainOutbox({ db: env.DB, tracking, log });
    if (failed > 0 || delivered === 0) return;
  }
}
