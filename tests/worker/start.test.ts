/** What `npm start` serves with: quiet about visitors who leave, started again when the runtime dies, ended by a signal. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { patience } from "../../harness/patience.mjs";
import { copyOfCatalogue, root } from "../../harness/site";

const program = `import { serve } from "./scripts/local/serve.mjs"; await serve({ state: process.argv[1] }); console.log("open");`;

let state: string;
let server: ChildProcess;
let port: number;
let said = "";

beforeAll(async () => {
  const catalogue = copyOfCatalogue();
  state = join(catalogue, "state");
  mkdirSync(state);
  for (const part of ["d1", "r2"])
    cpSync(join(catalogue, part), join(state, "v3", part), { recursive: true });
  port = await freePort();
  server = spawn(process.execPath, ["--input-type=module", "-e", program, state], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
  });
  server.stdout?.on("data", (data) => {
    said += data;
  });
  server.stderr?.on("data", (data) => {
    said += data;
  });
  await vi.waitUntil(() => said.includes("open"), { timeout: patience.wait, interval: 50 });
});
afterAll(async () => {
  if (server.exitCode === null) server.kill("SIGKILL");
  rmSync(join(state, ".."), { recursive: true, force: true });
});

test("visitors who leave in the middle of a page leave no trace on the screen", async () => {
  const before = said;
  await Promise.all(
    Array.from({ length: 40 }, (_, page) => leaveEarly(`/prodotti?pagina=${(page % 5) + 1}`)),
  );
  expect((await fetch(`http://localhost:${port}/prodotti`)).status).toBe(200);
  expect(said).toBe(before);
});

test("a runtime that is killed is started again, and the screen says so", async () => {
  process.kill(runtimeOf(server), "SIGKILL");
  await expect.poll(() => said).toContain("Vetrina is open again");
  expect(said).toContain("The server ended by itself");
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
});

test("Ctrl-C ends it in order", async () => {
  server.kill("SIGINT");
  await expect.poll(() => server.exitCode).toBe(0);
  // The last words may arrive after the end.
  await expect.poll(() => said).toContain("Stopped.");
});

/** Asks for a page and resets the connection at its first byte. */
function leaveEarly(path: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, "localhost");
    socket.on("connect", () => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`));
    socket.once("data", () => socket.resetAndDestroy());
    socket.on("close", () => resolve());
    socket.on("error", () => undefined);
  });
}

/** Process id of the workerd that this process has started. */
function runtimeOf({ pid }: ChildProcess): number {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" });
  const line = stdout.split("\n").find((text) => {
    const [, parent, ...program] = text.trim().split(/\s+/);
    return Number(parent) === pid && program.join(" ").includes("/workerd ");
  });
  return Number(line?.trim().split(/\s+/)[0]);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
