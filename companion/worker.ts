/** The companion of the site: once a minute it delivers clicks that no later visitor took along. */
import { createApi } from "server/api";
import { type Env, parseSettings } from "server/env";
import { openLog } from "server/log";
import { drainOutbox } from "server/outbox";

/** Batches of one minute: two stay below the free plan's 50 subrequests, three statements and 20 calls each. */
const batches = 2;

interface Timer {
  waitUntil(promise: Promise<unknown>): void;
}

export default {
  /** Drains until nothing is due or something fails; what is left waits for its next attempt. */
  async scheduled(_event: unknown, raw: Record<string, unknown>, timer: Timer): Promise<void> {
    const env = { ...parseSettings(raw), DB: raw.DB } as Env;
    const log = openLog(env.LOG, "companion");
    const waitUntil = (promise: Promise<unknown>) => timer.waitUntil(promise);
    const { tracking } = createApi({ env, log, waitUntil });
    for (let batch = 0; batch < batches; batch++) {
      const { delivered, failed } = await drainOutbox({ db: env.DB, tracking, log });
      if (failed > 0 || delivered === 0) return;
    }
  },
};
