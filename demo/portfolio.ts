/** The frozen pictures as the store keeps them: under content-hash names, in the widths that pages ask for. Nothing is encoded. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type PictureFolder, storedWidths } from "domain/picture";
import type { PictureFile } from "../scripts/import/target";
import { type Frozen, pictureFolder, pictureNamed } from "./pictures";

export type Keep = ReturnType<typeof portfolio>["keep"];

/** `keep` puts a picture's files into `files` and answers its name without the folder. */
export function portfolio() {
  const files: PictureFile[] = [];
  const kept = new Set<string>();
  function keep(folder: PictureFolder, name: string): string {
    const picture = pictureNamed(name);
    if (!picture) throw new Error(`there is no picture ${name} in demo/pictures`);
    const stored = storedName(picture);
    if (!kept.has(`${folder}/${stored}`)) files.push(...filesOf(picture, folder));
    kept.add(`${folder}/${stored}`);
    return stored;
  }
  return { files, keep };
}

/** What the catalogue knows a picture by: content, natural size and ground, as the importer names photographs. */
function storedName({ hashes, width, height, kind, ground }: Frozen): string {
  const type = isVector(kind) ? "svg" : "webp";
  return `${hashes[0]?.slice(0, 16)}_${width}x${height}${ground && `-${ground}`}.${type}`;
}

function isVector(kind: Frozen["kind"]): boolean {
  return kind === "logo" || kind === "portrait";
}

/** One AVIF and one WebP stand for every width: small as they are, a second size of each would save a phone nothing. */
function filesOf(picture: Frozen, folder: PictureFolder): PictureFile[] {
  const name = storedName(picture);
  const read = (type: string) => readFileSync(join(pictureFolder, `${picture.name}.${type}`));
  if (isVector(picture.kind)) return [{ key: `${folder}/${name}`, type: "image/svg+xml", body: read("svg") }];
  const [avif, webp] = [read("avif"), read("webp")];
  const stem = `${folder}/${name.replace(".webp", "")}`;
  const sizes = storedWidths(picture.width).flatMap((width): PictureFile[] => [
    { key: `${stem}/${width}.avif`, type: "image/avif", body: avif },
    { key: `${stem}/${width}.webp`, type: "image/webp", body: webp },
  ]);
  return [...sizes, { key: `${folder}/${name}`, type: "image/webp", body: webp }];
}
