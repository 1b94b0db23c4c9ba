/** The menu in a browser: by keyboard, by pointer, by touch, with and without JavaScript. */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { openShop, settled, wake, widths } from "../tools/browser";
import { forFile } from "../tools/for-file";

const shop = await forFile(openShop("shared"));

/** What has the focus, by the name that is read out. */
function focused(page: Page): Promise<string> {
  return page
    .locator(":focus")
    .evaluate((element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim());
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

describe.each([true, false])("the menu (JavaScript %s)", (js) => {
  test("is walked in the order in which it is seen, opened, closed by Escape and followed by keyboard", async () => {
    const { page } = await shop.visit({ js });
    await page.goto("/brand");
    await settled(page);
    await press(page, ...Array<string>(7).fill("Tab"));
    expect(await focused(page)).toBe("Donna");
    await press(page, "Tab");
    expect(await focused(page)).toBe("Sottomenu Donna");
    const panel = page.locator(".panel.n1");
    await press(page, "Enter");
    await panel.waitFor({ state: "visible" });
    await press(page, "Tab");
    expect(await panel.locator(":focus").count()).toBe(1);
    await press(page, "Escape");
    await panel.waitFor({ state: "hidden" });
    expect(await focused(page)).toBe("Sottomenu Donna");
    await press(page, "Tab");
    expect(await focused(page)).toBe("Uomo");
    await press(page, "Shift+Tab", "Enter", "Tab", "Enter");
    await page.waitForURL(/categoria=/);
    await panel.waitFor({ state: "hidden" });
  });

  test("opens under the pointer, follows it from entry to entry and closes after a choice", async () => {
    const { page } = await shop.visit({ js });
    await page.goto("/brand");
    await settled(page);
    if (js) await wake(page);
    await page.locator(".tops a").nth(0).hover();
    await page.locator(".panel.n1").waitFor({ state: "visible" });
    await page.locator(".tops a").nth(1).hover();
    const panel = page.locator(".panel.n2");
    await panel.waitFor({ state: "visible" });
    await page.locator(".panel.n1").waitFor({ state: "hidden" });
    await panel.locator("a:visible").first().click();
    await page.waitForURL(/categoria=/);
    await panel.waitFor({ state: "hidden" });
  });

  test("slides in on a phone, opens a submenu, goes back, leads on and is gone", async () => {
    const { page } = await shop.visit({ js, width: widths.phone, motion: true });
    await page.goto("/brand");
    await settled(page);
    if (js) await wake(page);
    const menu = page.locator("nav.menu");
    expect(await menu.evaluate((shut) => getComputedStyle(shut).transitionDuration)).toBe("0s");
    await page.locator("header.top .burger").click();
    await menu.getByRole("link", { name: "Donna", exact: true }).waitFor({ state: "visible" });
    const panel = page.locator(".panel.n1");
    await menu.getByRole("button", { name: "Sottomenu Donna" }).click();
    await panel.waitFor({ state: "visible" });
    await page.getByRole("button", { name: "Torna indietro" }).click();
    await panel.waitFor({ state: "hidden" });
    expect(await menu.isVisible()).toBe(true);
    await menu.getByRole("button", { name: "Sottomenu Donna" }).click();
    await panel.getByRole("link").nth(1).click();
    await page.waitForURL(/categoria=/);
    await panel.waitFor({ state: "hidden" });
    await menu.waitFor({ state: "hidden" });
  });
});
