/** Once a minute (`[triggers]` in wrangler.toml): goes on with imports, looks at alerts, brings a new catalogue to the search engine or prepares answers from it, delivers clicks and letters that no later visitor took along, drops old carts and logs, counts once a day how often prices were confirmed. */
import { createApi } from "server/api";
import { embeddedEnv, mailProvider } from "server/embedded";
import { type Env, readEnv } from "server/env";
import { drainOutbox } from "server/exits/outbox";
import { errorFields, type Log, openLog } from "server/log";
import {
  checkAlerts,
  countConfidence,
  drainMail,
  dropOldCarts,
  fillListing,
  keepImports,
  pruneLogs,
} from "upstream/index";

/** Batches of one minute, three statements and 20 calls each: far below the 1,000 subrequests of the paid plan; letters take a share. */
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
  if (!env.API_BASE_URL) await upkeep(env, waitUntil, log);
  await pruneLogs(env.DB, env.KEEP_DAYS, new Date()).catch((error) =>
    log.failure("retention", errorFields(error)),
  );
  const letters = provider ? await drainMail(env.DB, provider) : { sent: 0, failed: 0 };
  const most = letters.sent + letters.failed > 0 ? batches.withLetters : batches.quiet;
  for (let batch = 0; batch < most; batch++) {
    const { delivered, failed } = await drainOutbox({ db: env.DB, tracking, log });
    if (failed > 0 || delivered === 0) return;
  }
}

/** Another upstream keeps its own carts and alerts. What is not done in this minute is done in the next. */
async function upkeep(env: Env, waitUntil: (promise: Promise<unknown>) => void, log: Log): Promise<void> {
  const now = new Date();
  // Links of letters that no visitor's request asked for need an address from the settings.
  const embedded = embeddedEnv({ env, waitUntil });
  const sender = (env.SITE_ORIGIN && embedded.sender) || null;
  await keepImports(env.DB, now).catch((error) => log.failure("imports", errorFields(error)));
  await fillListing(embedded, now).catch((error) => log.failure("listing", errorFields(error)));
  await checkAlerts(embedded, sender, now).catch((error) => log.failure("alerts", errorFields(error)));
  await dropOldCarts(env.DB, now).catch((error) => log.failure("old-carts", errorFields(error)));
  await countConfidence(env.DB, now).catch((error) => log.failure("confidence", errorFields(error)));
}
