/** Finds a Chromium, or gets one: an installed one, else Playwright's download, else the system's package. */
import { spawnSync } from "node:child_process";
import { ensureProgram, findProgram, packageInstalls } from "./programs.mjs";
import { run, tool } from "./steps.mjs";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const macPaths = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Debian's package, and its command. */
const shellName = "chromium-headless-shell";

export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Path of a headless shell, which draws the same pages for half a Chromium's work, or null (`HEADLESS_SHELL_PATH` first). */
function findHeadlessShell() {
  const installed = [shellName, "chrome-headless-shell", `/usr/lib/chromium/${shellName}`];
  return findProgram([process.env.HEADLESS_SHELL_PATH, ...installed]);
}

/** The same, and tries to install one; without it tests take a whole Chromium, and longer. */
export async function wantHeadlessShell() {
  const attempts = packageInstalls(shellName, { seconds: 60 });
  return ensureProgram(findHeadlessShell, attempts, "none").catch(() => null);
}

/**
 * Path of a Chromium that is there already (`CHROMIUM_PATH` first), or null. Where a `shell` will do, that is taken if there is one.
 * @param {{ shell?: boolean }} kind
 * @returns {Promise<string | null>}
 */
export async function findChromium({ shell = false } = {}) {
  const drawing = shell ? findHeadlessShell() : null;
  if (drawing) return drawing;
  const { chromium } = await import("playwright");
  return findProgram([process.env.CHROMIUM_PATH, ...names, ...macPaths, chromium.executablePath()]);
}

/** One that starts: Playwright's own lacks libraries of the system on a bare Linux. */
async function findStarting() {
  const path = await findChromium();
  return path && spawnSync(path, ["--version"]).status === 0 ? path : null;
}

/**
 * The same, and installs one when there is none. Rejects with what to install by hand.
 * @returns {Promise<string>}
 */
export function ensureChromium() {
  return ensureProgram(
    findStarting,
    [
      () => run(process.execPath, [tool("playwright/cli.js"), "install", "chromium"], { quiet: true }),
      ...packageInstalls("chromium"),
    ],
    "The browser tests need a Chromium that starts: install Google Chrome, on Debian `sudo apt-get install chromium`, on Ubuntu and WSL `sudo npx playwright install --with-deps chromium`, on a Mac `brew install --cask google-chrome`, or set CHROMIUM_PATH to one, and run the command again.",
  );
}
