/** What `npm start` serves with: quiet about visitors who leave, started again when the runtime dies, ended by a signal. */

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import brand from "brand/brand.json";
import { afterAll, expect, test, vi } from "vitest";
import { freePort } from "../tools/free-port";
import { patience } from "../tools/patience.mjs";
import { copyOfCatalogue, root } from "../tools/site";

const program = `import { serve } from "./scripts/local/serve.mjs"; await serve(JSON.parse(process.argv[1])); console.log("open");`;

/** A minute in which the second Worker says a megabyte, more than any pipe holds. */
const talkative = `import { Miniflare } from "miniflare";
import { runScheduled, secondName } from "./scripts/local/worker-options.mjs";
const script = 'export default { scheduled() { for (let n = 0; n < 1000; n++) console.log("x".repeat(1000)); } }';
const first = { name: "first", modules: true, script: "export default { fetch: () => new Response() }" };
const host = new Miniflare({
  unsafeTriggerHandlers: true,
  handleRuntimeStdio: (stdout) => stdout.resume(),
  workers: [first, { name: secondName, modules: true, script }],
});
console.log(await runScheduled(host));
await host.dispose();`;

let server: ChildProcess;
const started: ChildProcess[] = [];
let said = "";

const catalogue = copyOfCatalogue();
const state = join(catalogue, "state");
mkdirSync(state);
for (const part of ["d1", "r2"]) cpSync(join(catalogue, part), join(state, "v3", part), { recursive: true });
const port = await freePort();
await start();
afterAll(async () => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(join(state, ".."), { recursive: true, force: true });
});

/** Whatever it says is added to `said`. */
function run(text: string, ...given: string[]): ChildProcess {
  const env = { ...process.env, PORT: String(port) };
  const child = spawn(process.execPath, ["--input-type=module", "-e", text, ...given], { cwd: root, env });
  started.push(child);
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data) => {
      said += data;
    });
  return child;
}

async function start(given: { patience?: number } = {}) {
  said = "";
  server = run(program, JSON.stringify({ ...given, state }));
  await vi.waitUntil(() => said.includes("open\n"), { timeout: patience.wait, interval: 50 });
}

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
  await expect.poll(() => said).toContain(`${brand.name} is open again`);
  expect(said).toContain("The server ended by itself");
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
});

test("Ctrl-C ends it in order", async () => {
  server.kill("SIGINT");
  await expect.poll(() => server.exitCode).toBe(0);
  // The last words may arrive after the end.
  await expect.poll(() => said).toContain("Stopped.");
});

test("a server that answers nobody any more is killed and started again, and the screen says so", async () => {
  await start({ patience: 2_000 });
  process.kill(runtimeOf(server), "SIGSTOP");
  await expect.poll(() => said).toContain(`${brand.name} is open again`);
  expect(said).toContain("The server has not answered for 2 s");
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
});

test("Ctrl-C ends it while it answers nobody", async () => {
  process.kill(runtimeOf(server), "SIGSTOP");
  server.kill("SIGINT");
  await expect.poll(() => server.exitCode).toBe(0);
});

test("a minute of the clock ends however much the Worker says in it", async () => {
  said = "";
  server = run(talkative);
  await expect.poll(() => server.exitCode).toBe(0);
  expect(said).toBe("ok\n");
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
