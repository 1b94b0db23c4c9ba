/** What `brand/` says of the shop. Stops with one sentence about what is wrong, or too faint to be read. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./steps.mjs";

const colour = [/^#[\da-f]{6}$/i, "a colour like #a8123a"];
const rules = {
  name: [/^\S(.{0,38}\S)?$/u, "a text of 1 to 40 characters"],
  slogan: [/^\S.{0,99}$/u, "a text of 1 to 100 characters"],
  sender: [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "an address like info@shop.example"],
  "light.ink": colour,
  "light.accent": colour,
  "dark.ink": colour,
  "dark.accent": colour,
};

export function readBrand(folder = join(root, "brand")) {
  const brand = JSON.parse(readFileSync(join(folder, "brand.json"), "utf8"));
  for (const [field, [shape, rule]] of Object.entries(rules)) {
    const value = field.split(".").reduce((part, name) => part?.[name], brand);
    if (typeof value !== "string" || !shape.test(value))
      throw new Error(`brand/brand.json: "${field}" must be ${rule}.`);
  }
  return brand;
}

/** The logo in an ink, which stands where it says `currentColor`, and how wide it is for its height. */
export function readLogo(ink) {
  const svg = readFileSync(join(root, "brand/logo.svg"), "utf8");
  const [, width, height] =
    /<svg[^>]*\sviewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(svg) ?? [];
  if (!(width > 0 && height > 0))
    throw new Error('brand/logo.svg must be an SVG whose root has a viewBox="0 0 WIDTH HEIGHT".');
  return { svg: svg.replaceAll("currentColor", ink), ratio: width / height };
}

/** Where a logo is wider than this, it takes the place of the name in the header. */
export const wide = 2;

const least = 4.5;

/** Throws about the first pair of text and ground that misses WCAG's AA. @param grounds by scheme, by name */
export function checkContrast(brand, grounds) {
  for (const [scheme, named] of Object.entries(grounds))
    for (const field of ["ink", "accent"])
      for (const [ground, behind] of Object.entries(named)) {
        const ratio = contrast(brand[scheme][field], behind);
        if (ratio < least)
          throw new Error(
            `brand/brand.json: "${scheme}.${field}" ${brand[scheme][field]} on the site's ${ground} ${behind} has a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1; text needs ${least} : 1 (WCAG AA).`,
          );
      }
}

/** WCAG's contrast of two colours. @internal the sheets' own colours are tested by it */
export function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex) {
  const digits = hex.slice(1).replace(/^(.)(.)(.)$/, "$1$1$2$2$3$3");
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
