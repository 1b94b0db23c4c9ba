/** Draws what the brand is seen by outside of pages: favicon, icons of the manifest, the picture that is shared. resvg is wasm, so any machine draws the same. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { readBrand, readLogo, wide } from "./local/brand.mjs";
import { root, tool } from "./local/steps.mjs";

const font = (file) => readFileSync(tool(`@fontsource/${file}-latin-400-normal.woff2`));
let ready;

/** Writes the files into `public/`, under names that browsers and other sites know. */
export async function buildBrand() {
  const brand = readBrand();
  const logo = readLogo(brand.light.ink);
  ready ??= initWasm(readFileSync(tool("@resvg/resvg-wasm/index_bg.wasm")));
  await ready;
  const icon = (size, share) => drawn(iconOf(logo, size, share));
  const files = {
    "favicon.svg": logo.svg,
    "favicon.ico": icoOf(icon(32, 1), 32),
    "icona-192.png": icon(192, 1),
    "icona-512.png": icon(512, 1),
    // Phones cut masked icons to a circle of four fifths.
    "icona-maschera-512.png": icon(512, 360 / 512),
    "apple-touch-icon.png": icon(180, 1),
    "anteprima.png": drawn(sharedPicture(brand, logo)),
  };
  for (const [name, body] of Object.entries(files)) writeFileSync(join(root, "public", name), body);
}

function drawn(svg) {
  const fontBuffers = [font("eb-garamond/files/eb-garamond"), font("inter/files/inter")];
  return new Resvg(svg, { font: { fontBuffers, loadSystemFonts: false } }).render().asPng();
}

/** The logo on paper, as large as `share` of the square. */
function iconOf(logo, size, share) {
  const [at, side] = [(size * (1 - share)) / 2, size * share];
  return svgOf(size, size, "#fff", imageIn(logo, `x="${at}" y="${at}" width="${side}" height="${side}"`));
}

/** The name in its frame as in the header, or a wide logo in its place; the sentence below. */
function sharedPicture({ name, slogan, light }, logo) {
  const frame = 'x="164.5" y="200.5" width="871" height="229"';
  const size = Math.min(124, 880 / name.length);
  const letters = `font-family="EB Garamond" letter-spacing="${size * 0.16}" fill="${light.ink}"`;
  const framed = `<rect ${frame} fill="#fff" stroke="${light.ink}" stroke-width="3"/>${text(name.toUpperCase(), 315 + size / 3, size, letters)}`;
  const said = text(slogan, 526, Math.min(33, 1_960 / slogan.length), 'font-family="Inter" fill="#635e57"');
  return svgOf(1200, 630, "#f5f2ee", (logo.ratio < wide ? framed : imageIn(logo, frame)) + said);
}

function text(words, y, size, look) {
  const escaped = words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<text x="600" y="${y}" text-anchor="middle" font-size="${size}" ${look}>${escaped}</text>`;
}

function imageIn({ svg }, place) {
  return `<image ${place} href="data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}"/>`;
}

function svgOf(width, height, ground, body) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${body}</svg>`;
}

/** An icon file that holds one PNG (the format of Windows icons): how many, its sizes, planes, bits, length, place. */
function icoOf(png, size) {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}
