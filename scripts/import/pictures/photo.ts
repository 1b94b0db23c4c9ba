/** Photographs in the sizes and formats that pages ask for. */
import { storedWidths } from "contract/picture";
import sharp from "sharp";
import type { PictureFile } from "../target";

// Two pictures at once, one thread each: the machine stays usable and nothing waits for a lock.
sharp.concurrency(1);

/** Least effort for AVIF: a third of the time of effort 1 for a seventh more bytes (measured). */
const avif = { quality: 52, effort: 0, chromaSubsampling: "4:2:0" } as const;
const webp = { quality: 78, effort: 2 } as const;

/** A picture unpacks to four bytes a pixel: no shop's is larger than this, and a small file may claim to be. */
const mostPixels = 50_000_000;

/** Natural size as shown (turned by its EXIF mark), or null when sharp cannot read it. */
export async function photoSize(bytes: Uint8Array): Promise<{ width: number; height: number } | null> {
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    const pixels = autoOrient.width * autoOrient.height;
    return pixels > 0 && pixels <= mostPixels ? autoOrient : null;
  } catch {
    return null;
  }
}

/** AVIF and WebP in every stored width under `{stem}/{width}.{format}`, and the widest WebP under the plain name. */
export async function photoFiles(bytes: Uint8Array, folder: string, name: string): Promise<PictureFile[]> {
  const stem = `${folder}/${name.replace(/\.webp$/, "")}`;
  const width = Number(/_(\d+)x\d+\.webp$/.exec(name)?.[1]);
  const upright = await sharp(bytes, { limitInputPixels: mostPixels })
    .autoOrient()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { info, data } = upright;
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files: PictureFile[] = [];
  for (const each of storedWidths(width)) {
    const scaled = sharp(data, { raw }).resize(each);
    files.push({
      key: `${stem}/${each}.avif`,
      type: "image/avif",
      body: await scaled.clone().avif(avif).toBuffer(),
    });
    files.push({
      key: `${stem}/${each}.webp`,
      type: "image/webp",
      body: await scaled.clone().webp(webp).toBuffer(),
    });
  }
  const widest = files.at(-1);
  if (widest) files.push({ ...widest, key: `${folder}/${name}` });
  return files;
}
