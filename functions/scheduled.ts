/** Once a minute (`[triggers]` in wrangler.toml). What fails stops nothing else; what is not done is done in the next minute. */
import { createApi } from "server/api";
import { embeddedEnv, mailProvider, pushSender } from "server/embedded";
import { type Env, readEnv } from "server/env";
import { drainOutbox } from "server/exits/outbox";
import { morningChore, untilMorning, writeMorning } from "server/health/morning";
import { health } from "server/health/record";
import { watch } from "server/health/watch";
import { errorFields, type Log, openLog } from "server/log";
import {
  type Chore,
  checkAlerts,
  chores,
  doChores,
  drainMail,
  fillListing,
  keepImports,
  moneyChores,
  outgrownChore,
  sendPushes,
} from "upstream/index";
import { countClicks, noteScheduledRun } from "upstream/site-records";
import { openPoints } from "../desk/opening";

type Work = [kind: string, run: () => Promise<unknown>];
type WaitUntil = (promise: Promise<unknown>) => void;

/** Milliseconds between two looks at what the operator wants to be told of. */
const watchEvery = 600_000;
/** Batches of one minute, three statements and 20 calls each: far below the 1,000 subrequests of the paid plan. */
const clickBatches = 2;

export async function drainAll(
  raw: Record<string, unknown>,
  waitUntil: WaitUntil,
  now = new Date(),
): Promise<void> {
  const env = readEnv(raw);
  if (env.STAGE === "preview") return;
  const log = openLog(env, crypto.randomUUID());
  const kinds: Work[] = [
    ...(env.API_BASE_URL ? toAnother(env, waitUntil, log) : ofOurs(env, waitUntil, now)),
    ["clicks", () => countClicks(env.DB, now)],
    ["chores", () => doChores(env.DB, choresOf(env, now), now, failed)],
    ["heartbeat", () => noteScheduledRun(env.DB, now)],
    ["health", () => health.write(env.DB)],
  ];
  function failed(kind: string, error: unknown): void {
    log.failure(kind, errorFields(error));
  }
  for (const [kind, work] of kinds) {
    try {
      await work();
    } catch (error) {
      failed(kind, error);
    }
  }
}

function choresOf(env: Env, now: Date): Chore[] {
  const { DB, LOGS, MEDIA } = env;
  const run = async () => {
    await watch(env, now);
    return false;
  };
  const sender = letterSender(env);
  const asked = { awin: env.AWIN_API_URL, bank: env.ECB_URL, keys: env.SESSION_KEYS };
  return [
    ...chores({ db: DB, logs: LOGS, media: MEDIA }, env.KEEP_DAYS, now),
    { kind: "watch", every: watchEvery, run },
    { kind: morningChore, every: untilMorning(now), run: () => morning(env, now) },
    ...(env.API_BASE_URL ? [] : moneyChores({ db: DB, logs: LOGS }, asked, now)),
    ...(sender ? [outgrownChore(DB, sender, now)] : []),
  ];
}

async function morning(env: Env, now: Date): Promise<boolean> {
  await writeMorning(env, now, (await openPoints(env)).length);
  return false;
}

/** Of letters that no visitor's request asked for: their links need an address from the settings, and another upstream sends its own. */
function letterSender(env: Env) {
  if (env.API_BASE_URL || !env.SITE_ORIGIN) return null;
  return embeddedEnv({ env, waitUntil: () => undefined }).sender ?? null;
}

/** Another upstream sends its own letters, and keeps its own imports and alerts. */
function ofOurs(env: Env, waitUntil: WaitUntil, now: Date): Work[] {
  const embedded = embeddedEnv({ env, waitUntil });
  const sender = letterSender(env);
  const provider = mailProvider(env);
  return [
    ["letters", async () => provider && drainMail(env.DB, provider)],
    ["imports", () => keepImports(env.DB, now)],
    ["listing", () => fillListing(embedded)],
    ["alerts", () => checkAlerts(embedded, sender, now)],
    // Their pictures and links need the site's own address, as letters do.
    ["pushes", async () => sender && sendPushes(env.DB, pushSender(env), sender, now)],
  ];
}

function toAnother(env: Env, waitUntil: WaitUntil, log: Log): Work[] {
  return [["outbox", () => deliverClicks(env, waitUntil, log)]];
}

async function deliverClicks(env: Env, waitUntil: WaitUntil, log: Log): Promise<void> {
  const { tracking } = createApi({ env, log, waitUntil });
  for (let batch = 0; batch < clickBatches; batch++) {
    const { delivered, failed } = await drainOutbox({ db: env.DB, tracking, log });
    if (failed > 0 || delivered === 0) return;
  }
}
