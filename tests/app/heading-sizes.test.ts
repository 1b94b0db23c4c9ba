/** One scale of headings: every page's `h1` has the size of the token, but where a narrow column needs a smaller one. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../app/styles");

test("no page sets its heading larger or smaller than the others, but the product's, which stands in a column", () => {
  const own = readdirSync(folder).flatMap((file) =>
    [
      ...readFileSync(join(folder, file), "utf8")
        .replaceAll(/\/\*.*?\*\//gs, "")
        .matchAll(/([^{}]*\bh1\b[^{}]*)\{([^{}]*)\}/g),
    ].flatMap(([, selector = "", rules = ""]) =>
      /font(-size)?:/.test(rules) ? [`${file}: ${selector.replaceAll(/\s+/g, " ").trim()}`] : [],
    ),
  );
  expect(own.filter((rule) => !rule.startsWith("base.css")).toSorted()).toEqual([
    "preferences.css: .preferences h1, .preferences h2",
    "product.css: .product h2, .what h1",
    "product.css: .what h1",
    "wishlists.css: .save h1, .save h2",
  ]);
});
