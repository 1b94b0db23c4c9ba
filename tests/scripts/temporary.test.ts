/** What a run and its children put aside in the system's temporary folder is gone when it ends, however it ends. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../tools/site";

const program = `
  import { spawnSync } from "node:child_process";
  import { ownTemporaryFolder } from "./scripts/local/temporary.mjs";
  ownTemporaryFolder();
  const child = "fs.mkdtempSync(path.join(os.tmpdir(), 'forgotten-'))";
  spawnSync(process.execPath, ["-e", child]);
  console.log(process.env.TMPDIR);
`;

test.each([
  ["by itself", "", null],
  ["by an error", "throw new Error('no')", null],
  ["by Ctrl-C", "setInterval(() => undefined, 1_000)", "SIGINT"],
  ["by being told to", "setInterval(() => undefined, 1_000)", "SIGTERM"],
] as const)("it ends %s", async (_, end, signal) => {
  const folder = mkdtempSync(join(tmpdir(), "vetrina prova ü-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const run = spawn(process.execPath, ["--input-type=module", "-e", program + end], {
    cwd: root,
    env: { ...process.env, TMPDIR: folder },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(run, "exit");
  const [own] = await once(run.stdout, "data");
  expect(String(own)).toContain(folder);
  if (signal) run.kill(signal);
  await ended;
  expect(readdirSync(folder)).toEqual([]);
});
