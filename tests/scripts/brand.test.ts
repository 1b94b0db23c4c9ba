/** A brand that says too little, or that nobody could read, stops the build with one sentence. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import brand from "brand/brand.json";
import { expect, test } from "vitest";
import { checkContrast, readBrand } from "../../scripts/local/brand.mjs";
import other from "../fixtures/brand/brand.json";

const grounds = {
  light: { paper: "#fff", canvas: "#f5f2ee" },
  dark: { paper: "#161513", canvas: "#25221f" },
};

test.each([
  ["the demo's", brand],
  ["another", other],
])("%s colours are read on every ground", (_, one) => {
  expect(() => checkContrast(one, grounds)).not.toThrow();
});

test.each([
  [
    "light",
    "accent",
    "#e0218a",
    '"light.accent" #e0218a on the site\'s paper #fff has a contrast of 4.41 : 1',
  ],
  ["light", "ink", "#75706a", '"light.ink" #75706a on the site\'s canvas #f5f2ee has a contrast of 4.39 : 1'],
  ["dark", "accent", "#a8123a", '"dark.accent" #a8123a on the site\'s paper #161513 has a contrast of'],
] as const)("by %s the %s %s is refused with its pair and ratio", (scheme, field, colour, said) => {
  const faint = { ...brand, [scheme]: { ...brand[scheme], [field]: colour } };
  expect(() => checkContrast(faint, grounds)).toThrow(said);
});

test.each([
  ["name", { name: "" }, '"name" must be a text of 1 to 40 characters'],
  ["name", { name: "x".repeat(41) }, '"name" must be a text of 1 to 40 characters'],
  ["accent", { light: { ink: "#111111", accent: "red" } }, '"light.accent" must be a colour like #a8123a'],
  ["night", { dark: undefined }, '"dark.ink" must be a colour like #a8123a'],
  ["sender", { sender: "posta" }, '"sender" must be an address like info@shop.example'],
])("a wrong %s is named", (_, part, said) => {
  const folder = mkdtempSync(join(tmpdir(), "vetrina-brand-"));
  writeFileSync(join(folder, "brand.json"), JSON.stringify({ ...other, ...part }));
  expect(() => readBrand(folder)).toThrow(said);
  rmSync(folder, { recursive: true });
});
