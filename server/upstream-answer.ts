/** What the site adds to an answer of the upstream: pictures are pointed at their host, and what lenient lists lost is counted. */

import { droppedFrom } from "contract/wire";
import { type Picture, pictureRoot } from "domain/picture";
import type { Settings } from "./settings";

/** What an upstream answered: the domain's own from this process; from elsewhere the wire, which nobody has read yet. */
export type Answer = { domain: unknown } | { wire: unknown };

type PictureSettings = Pick<Settings, "MEDIA_BASE_URL" | "PICTURE_SIZES">;

/** The answer with its pictures as the settings say: itself where they say nothing, else a copy, since answers are shared. */
export function withPictures(answer: unknown, settings: PictureSettings): unknown {
  if (settings.MEDIA_BASE_URL === "" && settings.PICTURE_SIZES !== "zone") return answer;
  return pointed(answer, settings);
}

function pointed(part: unknown, settings: PictureSettings): unknown {
  if (typeof part !== "object" || part === null) return part;
  if (Array.isArray(part)) return part.map((each) => pointed(each, settings));
  if (isPicture(part)) return pointedPicture(part, settings);
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, pointed(inner, settings)]));
}

function pointedPicture(picture: Picture, { MEDIA_BASE_URL: base, PICTURE_SIZES: sizes }: PictureSettings) {
  if (!picture.src.startsWith(`${pictureRoot}/`)) return picture;
  const src = base === "" ? picture.src : base + picture.src.slice(pictureRoot.length);
  return {
    ...picture,
    src,
    ...(sizes === "zone" && picture.widths.length > 0 && { resized: true as const }),
  };
}

function isPicture(part: object): part is Picture {
  return "src" in part && typeof part.src === "string" && "widths" in part;
}

/** How many list members of a freshly read answer were dropped because they were broken. */
export function droppedIn(answer: unknown): number {
  if (typeof answer !== "object" || answer === null) return 0;
  return Object.values(answer).reduce(
    (dropped: number, part) => dropped + droppedIn(part),
    droppedFrom(answer),
  );
}
