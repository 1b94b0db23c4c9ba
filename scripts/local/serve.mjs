/** Serves the built site on this machine as Cloudflare does, and keeps it alive. */
import { createServer } from "node:net";

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

/** Deaths within this time count together; after so many of them something is wrong that a new start does not mend. */
const deaths = { within: 60_000, most: 5 };

/**
 * Starts the site and resolves when the home page answers, to a function that takes a newer build. When the server ends by
 * itself it is started again, and says so. Ctrl-C and SIGTERM stop it. `logs` shows the worker's own log lines; `state` is another
 * folder than wrangler's.
 */
export async function serve({ logs = false, state } = {}) {
  // Loaded here, so that a machine without packages gets as far as installing them.
  const { startRuntime } = await import("./runtime.mjs");
  const died = [];
  let runtime;
  let stopping = false;
  const start = async () => {
    runtime = await startRuntime({ port, state, logs, onEnd: () => revive().catch(giveUp) });
    for (const signal of ["SIGINT", "SIGTERM"]) {
      // Each Miniflare would end the process on the spot.
      process.removeAllListeners(signal);
      process.on(signal, stop);
    }
    await answered();
  };
  async function revive() {
    if (stopping) return;
    const now = Date.now();
    died.push(now);
    if (died.filter((at) => now - at < deaths.within).length >= deaths.most)
      throw new Error(`The server ended by itself ${deaths.most} times within a minute.`);
    console.error("✗ The server ended by itself: it is started again …");
    await runtime.stop();
    await start();
    console.error(`✓ Vetrina is open again: ${address}`);
  }
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await runtime?.stop();
    console.log("\nStopped.");
    process.exit(0);
  };
  await start();
  return () => runtime.reload();
}

function giveUp(error) {
  console.error(`\n✗ ${error.message}`);
  process.exit(1);
}

async function answered() {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    try {
      const response = await fetch(`${address}/`, { redirect: "manual" });
      await response.arrayBuffer();
      if (response.status < 500) return;
      throw new Error(`The home page answers ${response.status}: the lines above say why.`);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  }
  throw new Error("The server did not answer within a minute.");
}
