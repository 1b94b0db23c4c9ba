/** What a browser loads for somebody who saves data: smaller pictures, no second one, nothing ahead of time; with scripts and without. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openShop, settled, wake, widths } from "../tools/browser";
import { forFile } from "../tools/for-file";

const shop = await forFile(openShop("shared"));

/** The widths of the pictures that a phone with a dense screen asks for. */
async function loaded(js: boolean, saves: boolean) {
  const { page, context } = await shop.visit({ js, width: widths.phone });
  const line = await context.newCDPSession(page);
  await line.send("Emulation.setDeviceMetricsOverride", {
    width: 390,
    height: 844,
    deviceScaleFactor: 3,
    mobile: true,
  });
  if (saves) await context.addCookies([{ name: "risparmio", value: "1", url: shop.site.url.origin }]);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/prodotti");
  await settled(page);
  const scripts = asked.filter((path) => path.endsWith(".js")).length;
  if (js) await wake(page);
  const point = async (page: Page) => {
    await page.locator(".card .shot").first().hover();
    await page.locator(".card h3 a").first().dispatchEvent("pointerdown");
    await settled(page);
  };
  await point(page);
  const found = {
    scripts,
    ahead: await page.locator('script[type="speculationrules"]').count(),
    second: await page.locator(".card .hover img").count(),
    widths: [...new Set(asked.flatMap((path) => /\/(\d+)\.(?:avif|webp)$/.exec(path)?.[1] ?? []))],
  };
  await context.close();
  return found;
}

for (const js of [true, false])
  test(`with JavaScript ${js}: half the width, and nothing that was not asked for`, async () => {
    const usual = await loaded(js, false);
    expect(usual.widths).toContain("640");
    const saving = await loaded(js, true);
    expect(saving.widths).not.toContain("640");
    expect(saving).toMatchObject({ scripts: 0, ahead: 0, second: 0 });
    if (js) expect(usual).toMatchObject({ ahead: 1, second: 1 });
  });
