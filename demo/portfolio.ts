/** Collects drawings under content-hash names, as the picture store wants them. */
import { createHash } from "node:crypto";
import type { PictureFile } from "../scripts/import/target";

type Folder = "category" | "banner" | "pages" | "logos" | "blog";

export type Keep = ReturnType<typeof portfolio>["keep"];

/** `keep` puts a drawing into `files` and answers its name without the folder. */
export function portfolio() {
  const files: PictureFile[] = [];
  function keep(folder: Folder, svg: string): string {
    const [, width = "0", height = "0"] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
    const body = Buffer.from(svg);
    const name = `${createHash("sha256").update(body).digest("hex").slice(0, 16)}_${width}x${height}.svg`;
    files.push({ key: `${folder}/${name}`, type: "image/svg+xml", body });
    return name;
  }
  return { files, keep };
}
