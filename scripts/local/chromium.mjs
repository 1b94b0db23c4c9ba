/** Finds a Chromium, or gets one: an installed one, else Playwright's download, else the system's package. */
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { run, tool } from "./steps.mjs";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const macPaths = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function runnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a Chromium that is there already (`CHROMIUM_PATH` first), or null. */
export async function findChromium() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const installed = [
    process.env.CHROMIUM_PATH,
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...macPaths,
  ];
  const { chromium } = await import("playwright");
  return [...installed, chromium.executablePath()].find((path) => path && runnable(path)) ?? null;
}

/** The same, and installs one when there is none. Rejects with what to install by hand. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  const attempts = [
    () => run(process.execPath, [tool("playwright/cli.js"), "install", "chromium"], { quiet: true }),
  ];
  if (process.getuid?.() === 0) {
    attempts.push(() => run("apt-get", ["install", "-y", "chromium"], { quiet: true }));
    attempts.push(async () => {
      await run("apt-get", ["update"], { quiet: true });
      await run("apt-get", ["install", "-y", "chromium"], { quiet: true });
    });
  }
  for (const attempt of attempts) {
    try {
      await attempt();
      const now = await findChromium();
      if (now) return now;
    } catch {
      // The next way may work; when none does, the sentence below says what to do.
    }
  }
  throw new Error(
    "The browser tests need a Chromium: install the package `chromium` (or Google Chrome), or set CHROMIUM_PATH to one, and run the command again.",
  );
}
