/** Serves the built site on this machine as Cloudflare does, and keeps it alive. */
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { readBrand } from "./brand.mjs";

const port = Number(process.env.PORT) || 8788;
export const address = `http://localhost:${port}`;

/** Stops with one sentence when something already listens; both address families, as browsers try both. */
export async function checkPort() {
  for (const host of ["127.0.0.1", "::1"]) {
    const error = await new Promise((resolve) => {
      const probe = createServer();
      probe.once("error", resolve);
      probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(null)));
    });
    if (error?.code === "EADDRINUSE") {
      throw new Error(
        `Port ${port} is taken: stop what listens there (an earlier npm start?) or choose another: PORT=8790 npm start`,
      );
    }
  }
}

/** Ends within this time count together; after so many of them something is wrong that a new start does not mend. */
const ends = { within: 60_000, most: 5 };

/**
 * Starts the site and resolves when the home page answers, to a function that takes a newer build. When the server ends by
 * itself, or has answered nothing for `patience` milliseconds, it is started again, and says so. Ctrl-C and SIGTERM stop it.
 * `logs` shows the worker's own log lines; `state` is another folder than wrangler's.
 */
export async function serve({ logs = false, state, patience = 15_000 } = {}) {
  // Loaded here, so that a machine without packages gets as far as installing them.
  const { startRuntime } = await import("./runtime.mjs");
  let runtime;
  let stopping = false;
  async function start() {
    runtime = await startRuntime({ port, state, logs });
    for (const signal of ["SIGINT", "SIGTERM"]) {
      // Each Miniflare would end the process on the spot.
      process.removeAllListeners(signal);
      process.on(signal, stop);
    }
    await Promise.race([runtime.ended, answered()]);
  }
  async function keep() {
    let ended = [];
    for (;;) {
      const own = runtime;
      const how = await Promise.race([
        own.ended.then(() => "ended by itself"),
        silence(patience, () => runtime !== own).then(() => `has not answered for ${patience / 1_000} s`),
      ]);
      if (stopping) return;
      ended = [...ended.filter((at) => Date.now() - at < ends.within), Date.now()];
      if (ended.length >= ends.most)
        throw new Error(`The server ${how}, ${ends.most} times within a minute.`);
      console.error(`✗ The server ${how}: it is started again …`);
      await own.stop();
      await start();
      console.error(`✓ ${readBrand().name} is open again: ${address}`);
    }
  }
  async function stop() {
    if (stopping) return;
    stopping = true;
    // What does not end in order ends with this process.
    await Promise.race([runtime.stop(), sleep(2_000)]);
    console.log("\nStopped.");
    process.exit(0);
  }
  await start();
  keep().catch(giveUp);
  return () => runtime.reload();
}

function giveUp(error) {
  console.error(`\n✗ ${error.message}`);
  process.exit(1);
}

/** Resolves when a small file has not come for so long. A refused connection is an end, which is seen elsewhere. */
async function silence(patience, isOver) {
  while (!isOver()) {
    await sleep(patience / 3);
    try {
      const answer = await fetch(`${address}/favicon.svg`, { signal: AbortSignal.timeout(patience) });
      await answer.arrayBuffer();
    } catch (error) {
      if (error.name === "TimeoutError") return;
    }
  }
}

async function answered() {
  const signal = AbortSignal.timeout(60_000);
  for (;;) {
    try {
      const response = await fetch(`${address}/`, { redirect: "manual", signal });
      await response.arrayBuffer();
      if (response.status < 500) return;
      throw new Error(`The home page answers ${response.status}: the lines above say why.`);
    } catch (error) {
      if (signal.aborted) throw new Error("The server did not answer within a minute.");
      if (!(error instanceof TypeError)) throw error;
      await sleep(150);
    }
  }
}
