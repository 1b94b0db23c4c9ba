/** What comes over the network of a browser, and through its service worker, as tests want it. */
import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "playwright";
import { expect } from "vitest";
import { wake } from "./browser";
import { patience } from "./patience.mjs";

/** Opens a page in front of which the service worker stands: one whose start Chromium drops is asked for again, by the next page. */
export async function openWithWorker(page: Page, path: string, times = 3): Promise<void> {
  await page.goto(path);
  await wake(page);
  const isThere = async () =>
    (await navigator.serviceWorker.getRegistration())?.active?.state === "activated";
  const there = expect.poll(() => page.evaluate(isThere), { timeout: patience.wait / times }).toBe(true);
  if (times > 1) await there.catch(() => openWithWorker(page, path, times - 1));
  else await there;
  await page.reload();
  await wake(page);
}

/** Takes the network away or gives it back, and says so: after one page without it Chromium 150 tells workers and pages again that there is one. */
export async function setOffline(context: BrowserContext, offline: boolean): Promise<void> {
  for (const worker of context.serviceWorkers())
    await worker.evaluate((offline) => {
      Object.defineProperty(navigator, "onLine", { configurable: true, get: () => !offline });
    }, offline);
  const deceived: Page[] = [];
  for (const page of context.pages())
    if ((await page.evaluate(() => navigator.onLine)) !== offline) deceived.push(page);
  await context.setOffline(offline);
  for (const page of deceived)
    await page.evaluate((name) => dispatchEvent(new Event(name)), offline ? "offline" : "online");
}

/** Gives every picture of the shop's as an empty one. */
export async function withoutPictures(page: Page): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  await page.route("**/media/**", (route) => route.fulfill({ contentType: "image/svg+xml", body }));
}

/** The text of the file that a link gives. */
export async function downloaded(page: Page, link: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.click(link)]);
  return readFileSync(await file.path(), "utf8");
}
