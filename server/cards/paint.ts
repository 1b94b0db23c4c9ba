/** Makes a card's JPEG: texts by resvg, stored WebP pictures laid into their places, everything encoded by mozjpeg. All of it is wasm. */
import encode, { init as initJpeg } from "@jsquash/jpeg/encode.js";
import decode, { init as initWebp } from "@jsquash/webp/decode.js";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { cardSize } from "contract/share-card";
import type { Layout, Place } from "./layout";

/** What a bundle brings along: compiled modules, because a Worker compiles none, and fonts. */
export interface CardParts {
  resvg: WebAssembly.Module;
  webp: WebAssembly.Module;
  jpeg: WebAssembly.Module;
  fonts: Uint8Array[];
}

/** Of the file: those who show it load no more. */
const mostBytes = 300_000;

/** Whoever shares waits: a little more of the file, a third of the time. */
const quick = { progressive: false, optimize_coding: false };

let ready: Promise<unknown> | undefined;

/** The decoder makes one of these, which workerd does not have. */
class Pixels {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
}

function prepared({ resvg, webp, jpeg }: CardParts): Promise<unknown> {
  const shared = globalThis as { ImageData?: unknown };
  shared.ImageData ??= Pixels;
  ready ??= Promise.all([initWasm(resvg), initWebp(webp), initJpeg(jpeg)]);
  return ready;
}

/** @param pictures WebP files, in the order of the layout's places */
export async function paint(
  { svg, places }: Layout,
  pictures: readonly ArrayBuffer[],
  parts: CardParts,
): Promise<ArrayBuffer> {
  await prepared(parts);
  const drawn = new Resvg(svg, {
    font: { fontBuffers: parts.fonts, loadSystemFonts: false, defaultFontFamily: "Inter" },
  });
  const rendered = drawn.render();
  const canvas = new Uint8ClampedArray(rendered.pixels);
  rendered.free();
  drawn.free();
  for (const [at, place] of places.entries()) {
    const file = pictures[at];
    if (file) lay(await decode(file), place, canvas);
  }
  const image = { data: canvas, ...cardSize, colorSpace: "srgb" } as ImageData;
  const fine = await encode(image, { ...quick, quality: 84 });
  return fine.byteLength <= mostBytes ? fine : encode(image, { ...quick, quality: 60 });
}

/** Scaled to fill its place, what does not fit is cut off on both sides alike. */
function lay(picture: Pixels | ImageData, place: Place, canvas: Uint8ClampedArray): void {
  const { data, width, height } = picture;
  const scale = Math.min(width / place.width, height / place.height);
  const left = (width - place.width * scale) / 2;
  const top = (height - place.height * scale) / 2;
  for (let y = 0; y < place.height; y++) {
    const sy = clamped(top + (y + 0.5) * scale - 0.5, height);
    const upper = Math.floor(sy) * width;
    const lower = Math.min(Math.floor(sy) + 1, height - 1) * width;
    const down = sy - Math.floor(sy);
    let to = ((place.y + y) * cardSize.width + place.x) * 4;
    for (let x = 0; x < place.width; x++, to += 4) {
      const sx = clamped(left + (x + 0.5) * scale - 0.5, width);
      const from = Math.floor(sx);
      const next = Math.min(from + 1, width - 1);
      const right = sx - from;
      const parts = [(1 - right) * (1 - down), right * (1 - down), (1 - right) * down, right * down] as const;
      const corners = [
        (upper + from) * 4,
        (upper + next) * 4,
        (lower + from) * 4,
        (lower + next) * 4,
      ] as const;
      const alpha = mixed(data, corners, parts, 3) / 255;
      for (let channel = 0; channel < 3; channel++)
        canvas[to + channel] =
          mixed(data, corners, parts, channel) * alpha + (canvas[to + channel] as number) * (1 - alpha);
    }
  }
}

type Four = readonly [number, number, number, number];

function mixed(data: Uint8ClampedArray, [a, b, c, d]: Four, [pa, pb, pc, pd]: Four, channel: number): number {
  const at = (place: number) => data[place + channel] as number;
  return at(a) * pa + at(b) * pb + at(c) * pc + at(d) * pd;
}

function clamped(at: number, size: number): number {
  return Math.min(Math.max(at, 0), size - 1);
}
