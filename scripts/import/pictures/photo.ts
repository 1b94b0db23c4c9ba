/** Photographs in the sizes and formats that pages ask for. */
import { lookFromPixels, lookSize } from "domain/look-of-pixels";
import { storedWidths } from "domain/picture";
import type { CreateRaw, ResizeOptions, Sharp } from "sharp";
import { packedLook } from "upstream/looks/look";
import type { PictureFile } from "../target";

type Encoder = typeof import("sharp")["default"];
let loading: Promise<Encoder> | undefined;

/** Loaded with the first photograph: who reads a feed without pictures has 20 MB less to hold. */
function loadSharp(): Promise<Encoder> {
  loading ??= import("sharp").then(({ default: sharp }) => {
    // One thread a picture: as many pictures at once as cores (`storing.ts`), and nothing waits for a lock.
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}

/** Least effort for AVIF: a third of the time of effort 1 for a seventh more bytes (measured). */
const avif = { quality: 52, effort: 0, chromaSubsampling: "4:2:0" } as const;
/** What others are made of keeps more. */
const source = { quality: 90, effort: 2 } as const;
const webp = { quality: 78, effort: 2 } as const;

/** A picture unpacks to four bytes a pixel: no shop's is larger than this, and a small file may claim to be. */
const mostPixels = 50_000_000;

/**
 * What is stored of a photograph: `stored` each width in both formats, `zone` one file, of which Cloudflare Images makes the sizes when
 * they are asked for (setting `PICTURE_SIZES`).
 */
export type StoredSizes = "stored" | "zone";

/** Natural size as shown (turned by its EXIF mark), or null when sharp cannot read it. */
export async function photoSize(bytes: Uint8Array): Promise<{ width: number; height: number } | null> {
  const sharp = await loadSharp();
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    const pixels = autoOrient.width * autoOrient.height;
    return pixels > 0 && pixels <= mostPixels ? autoOrient : null;
  } catch {
    return null;
  }
}

/** So much of the border is of one colour, within so many steps of 255; white needs no word. */
const even = { share: 0.8, steps: 16, white: 250 } as const;

/** `rrggbb` of what the border of a photograph shows, null where that is white or not one colour. */
export async function photoGround(bytes: Uint8Array): Promise<string | null> {
  const rgb = await pixelsOf(bytes, { width: 64, height: 64, fit: "fill" });
  const pixels = Array.from({ length: 64 * 64 }, (_, at) => [...rgb.subarray(at * 3, at * 3 + 3)]);
  const border = pixels.filter((_, at) => at < 64 || at >= 64 * 63 || at % 64 === 0 || at % 64 === 63);
  const light = (pixel: number[]) => pixel.reduce((sum, value) => sum + value);
  const ground = border.sort((one, other) => light(one) - light(other))[border.length >> 1] ?? [];
  const isNear = (pixel: number[]) =>
    pixel.every((value, at) => Math.abs(value - (ground[at] ?? 0)) <= even.steps);
  const isTold =
    border.filter(isNear).length >= border.length * even.share && Math.min(...ground) < even.white;
  return isTold ? Buffer.from(ground).toString("hex") : null;
}

/** What a photograph shows of a product, packed. */
export async function photoLook(bytes: Uint8Array): Promise<string> {
  return packedLook(lookFromPixels(await pixelsOf(bytes, { ...lookSize, fit: "contain" })));
}

/** Three bytes a pixel, on white. */
async function pixelsOf(bytes: Uint8Array, size: ResizeOptions): Promise<Buffer> {
  const sharp = await loadSharp();
  const upright = sharp(bytes, { limitInputPixels: mostPixels }).autoOrient().toColourspace("srgb");
  const onWhite = upright.flatten({ background: "#fff" }).resize({ ...size, background: "#fff" });
  return onWhite.removeAlpha().raw().toBuffer();
}

/** AVIF and WebP in every stored width under `{stem}/{width}.{format}`, and the widest WebP under the plain name; or that one alone. */
export async function photoFiles(
  bytes: Uint8Array,
  folder: string,
  name: string,
  sizes: StoredSizes = "stored",
): Promise<PictureFile[]> {
  const stem = `${folder}/${name.replace(/\.webp$/, "")}`;
  const width = Number(/_(\d+)x\d+(?:-\w+)?\.webp$/.exec(name)?.[1]);
  const sharp = await loadSharp();
  let pixels = await rawOf(sharp(bytes, { limitInputPixels: mostPixels }).autoOrient().toColourspace("srgb"));
  if (sizes === "zone") {
    const [widest] = storedWidths(width).slice(-1);
    const body = await sharp(pixels.data, pixels).resize(widest).webp(source).toBuffer();
    return [{ key: `${folder}/${name}`, type: "image/webp", body }];
  }
  const files: PictureFile[] = [];
  // The widest first: each is made of the one before, which takes two thirds of the time that all from the original take (measured).
  for (const each of storedWidths(width).reverse()) {
    pixels = await rawOf(sharp(pixels.data, pixels).resize(each));
    const scaled = sharp(pixels.data, pixels);
    files.push(
      { key: `${stem}/${each}.avif`, type: "image/avif", body: await scaled.clone().avif(avif).toBuffer() },
      { key: `${stem}/${each}.webp`, type: "image/webp", body: await scaled.webp(webp).toBuffer() },
    );
  }
  const widest = files[1];
  if (widest) files.push({ ...widest, key: `${folder}/${name}` });
  return files;
}

async function rawOf(picture: Sharp): Promise<{ data: Buffer; raw: CreateRaw }> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}
