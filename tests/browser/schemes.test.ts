/** The site by night (`prefers-color-scheme`), on paper, and in colours that are the visitor's own (`forced-colors`). */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openShop, settled, wake, widths } from "../tools/browser";
import { forFile } from "../tools/for-file";
import { visitAsMember } from "../tools/member-visit";
import { value } from "../worker/sql";

const shop = await forFile(openShop("shared"));

/** How light what an element is painted in is, 0 to 255. */
function lightness(page: Page, selector: string, property: "color" | "backgroundColor"): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, property) => {
      const parts = getComputedStyle(element)[property].match(/[\d.]+/g) ?? [];
      return parts.slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3;
    }, property);
}

test("by night ink and paper change places, what lies on a picture stays as by day, and a printer gets white paper", async () => {
  const { page } = await shop.visit({ js: false, width: widths.phone });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/prodotti");
  const painted = async () => ({
    paper: (await lightness(page, "html", "backgroundColor")) > 128,
    ink: (await lightness(page, "html", "color")) > 128,
    ground: (await lightness(page, ".shot", "backgroundColor")) > 128,
    heart: (await lightness(page, ".shot .heart", "color")) > 128,
  });
  expect(await painted()).toEqual({ paper: false, ink: true, ground: true, heart: false });
  const bar = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].find(
          ({ media }) => !media || matchMedia(media).matches,
        )?.content,
    );
  const nightBar = await bar();
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  expect(await painted()).toEqual({ paper: true, ink: false, ground: true, heart: false });
  await page.emulateMedia({ colorScheme: "light", media: "screen" });
  expect(await painted()).toEqual({ paper: true, ink: false, ground: true, heart: false });
  expect([nightBar, await bar()]).toEqual(["#161513", "#fff"]);
});

test("by night the dot of the picture that is shown is the full one, as by day", async () => {
  const slug = await value<string>(shop.site.db)`SELECT slug FROM products
    WHERE images LIKE '%,%' LIMIT 1`;
  const { page } = await shop.visit({ js: false, width: widths.phone });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`/${slug}`);
  const dots = [".thumbs [aria-current]", ".thumbs a:not([aria-current])"];
  const [shown, other] = await drawn(page, dots, "background-color", "::before");
  expect([shown, other]).toEqual(["rgb(23, 23, 23)", "rgb(255, 255, 255)"]);
});

test("by night the desk, a way out and a refusal are dark too", async () => {
  const { page } = await shop.visit({ js: false });
  await page.emulateMedia({ colorScheme: "dark" });
  const unknown = Buffer.from("https://sconosciuto.test/x").toString("base64url");
  for (const path of ["/gestione", `/vai/${unknown}`, "/vai/xyz", "/questa-pagina-non-esiste"]) {
    await page.goto(path);
    expect([path, await lightness(page, "html", "backgroundColor")]).toEqual([path, expect.closeTo(20.3, 0)]);
    expect([path, await lightness(page, "h1", "color")]).toEqual([path, expect.closeTo(235.3, -1)]);
  }
});

/** Of every pair of what is chosen and what is not: how a property of theirs is drawn. */
const drawn = (page: Page, selectors: string[], property: string, part?: string) =>
  Promise.all(
    selectors.map((selector) =>
      page
        .locator(selector)
        .first()
        .evaluate(
          (element, [property, part]) =>
            getComputedStyle(element, part || null).getPropertyValue(property ?? ""),
          [property, part ?? ""],
        ),
    ),
  );

test.each(["light", "dark"] as const)(
  "in a visitor's own %s colours what is chosen, saved or switched on differs from what is not, and logos keep their ground",
  async (colorScheme) => {
    const { page } = await visitAsMember(shop, { width: widths.phone });
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    const slug = await value<string>(shop.site.db)`SELECT slug FROM variants v WHERE
      (SELECT COUNT(*) FROM variants o WHERE o.product_id = v.product_id) > 2 LIMIT 1`;
    await page.goto(`/${slug}`);
    const [chosen, other] = await drawn(
      page,
      [".value[aria-current]", ".value:not([aria-current])"],
      "outline-style",
    );
    expect([chosen, other]).toEqual(["solid", "none"]);
    const dots = [".thumbs [aria-current]", ".thumbs a:not([aria-current])"];
    const [here, there] = await drawn(page, dots, "background-color", "::before");
    expect(here).not.toBe(there);
    const [swatch, canvas] = await drawn(page, [".swatch", "html"], "background-color");
    expect(swatch).not.toBe(canvas);

    // No store of this catalogue has a logo.
    await page
      .locator(".seller")
      .first()
      .evaluate((seller) => {
        seller.innerHTML = '<span class="store-logo"><img alt=""></span>';
      });
    expect(await drawn(page, [".store-logo"], "background-color")).toEqual(["rgb(255, 255, 255)"]);

    await page.goto("/prodotti");
    await wake(page);
    await settled(page);
    const [ground, edge] = [
      await drawn(page, [".shot .heart .i"], "fill"),
      await drawn(page, [".shot .heart .i"], "stroke"),
    ];
    expect(ground).toEqual([colorScheme === "light" ? "rgb(255, 255, 255)" : "rgb(0, 0, 0)"]);
    expect(edge).not.toEqual(ground);
    await page
      .locator(".shot .heart")
      .first()
      .evaluate((heart) => heart.classList.add("saved"));
    expect(await drawn(page, [".heart.saved .i"], "fill")).not.toEqual(ground);

    await page.goto("/preferenze-cookie");
    expect(await drawn(page, [".switch"], "appearance")).toEqual(["auto"]);
  },
);
