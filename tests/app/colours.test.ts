/** Colours: said in one place, and legible by day and by night (WCAG 1.4.3, 1.4.11). */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import brand from "brand/brand.json";
import { expect, test } from "vitest";
import { contrast } from "../../scripts/local/brand.mjs";

const root = join(import.meta.dirname, "../..");
const said = readFileSync(join(root, "app/styles/colours.css"), "utf8").replace(
  /brand-(light|dark)-(ink|accent)/g,
  (_, scheme: "light" | "dark", field: "ink" | "accent") => brand[scheme][field],
);

/** Values of the custom properties in a text of CSS. */
function tokens(css: string): Record<string, string> {
  return Object.fromEntries([...css.matchAll(/--(\w+): (#\w+)/g)].map(([, name, value]) => [name, value]));
}
const [day = "", night = ""] = said.split("@media");
const schemes = { day: tokens(day), night: { ...tokens(day), ...tokens(night) } };

const colour =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|[:\s](?:white|black(?! friday)|gr[ae]y|red|green|blue|silver)\b(?!-)/gi;

test("no sheet and no element of the site, its desk or its plain pages names a colour of its own", () => {
  const sheets = ["app/styles/*.css", "desk/*.css", "server/**/*.css"];
  const own = [...sheets, "{app,desk}/**/*.tsx", "server/pages/plain-page.ts", "server/exits/exit-page.ts"]
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !/colours(-late)?\.css$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8").replaceAll(/\/\*.*?\*\/|&#\S+?;/gs, "");
      const styled = file.endsWith(".css") ? text : quoted(text);
      return (styled.match(colour) ?? []).map((found) => `${file}: ${found.trim()}`);
    });
  expect(own).toEqual([]);
});

/** What colours could stand in outside of sheets: attributes of drawings, inline styles. */
function quoted(text: string): string {
  return [
    ...text.matchAll(
      /(?:fill|stroke|color|background|content)(?:=|[Cc]olor: ?|: ?)["{]+[^"}]*|"[^"]*\{[^"]*:[^"]*\}[^"]*"/g,
    ),
  ].join("\n");
}

test.each(Object.entries(schemes))(
  "by %s every text reads 4.5 : 1, every border of a control 3 : 1",
  (_, of) => {
    const worst = (colours: string[], grounds: string[]) =>
      Math.min(...colours.flatMap((one) => grounds.map((other) => contrast(of[one] ?? "", of[other] ?? ""))));
    expect(worst(["ink", "muted", "accent", "good"], ["paper", "canvas"])).toBeGreaterThanOrEqual(4.5);
    expect(worst(["edge"], ["paper", "canvas"])).toBeGreaterThanOrEqual(3);
  },
);

test("by night every colour of the day has its own, but borders, which serve both", () => {
  const kept = Object.keys(schemes.day).filter((name) => schemes.day[name] === schemes.night[name]);
  expect(kept).toEqual(["edge"]);
});
