/** Serves the built site on this machine the way Cloudflare Pages does. */
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { quietTools, root, wrangler } from "./steps.mjs";

export const port = Number(process.env.PORT) || 8788;
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

/**
 * Starts `wrangler pages dev` and resolves when the home page answers. Ctrl-C and SIGTERM end both processes.
 * `logs` shows the worker's own log lines.
 */
export async function serve({ logs = false } = {}) {
  const level = logs ? "log" : "error";
  const child = spawn(
    process.execPath,
    [
      wrangler,
      "pages",
      "dev",
      "--port",
      String(port),
      "--log-level",
      level,
      "--show-interactive-dev-session=false",
    ],
    // Its own group: Ctrl-C reaches this script alone, which then ends the server once and in order.
    {
      cwd: root,
      env: { ...process.env, ...quietTools },
      stdio: ["ignore", "inherit", "inherit"],
      detached: process.platform !== "win32",
    },
  );
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    child.kill("SIGINT");
    setTimeout(() => child.kill("SIGKILL"), 5_000).unref();
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  process.on("exit", () => child.kill("SIGKILL"));
  const ended = new Promise((resolve) => child.on("close", (code) => resolve(code)));
  ended.then((code) => {
    if (stopping) console.log("\nStopped.");
    else console.error(`\n✗ The server ended by itself (${code}).`);
    process.exit(stopping ? 0 : 1);
  });
  await answered();
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
