/** The one walk over a parsed answer of the upstream: pictures are pointed at their host, and what lenient lists lost is counted. */
import { type Picture, pictureRoot } from "contract/picture";
import { droppedFrom } from "contract/wire";
import type { Settings } from "./settings";

/** Where pictures are, and who makes their sizes. */
type PictureSettings = Pick<Settings, "MEDIA_BASE_URL" | "PICTURE_SIZES">;

/**
 * Changes the pictures of a freshly parsed answer in place as the settings say. Answers how many list members were dropped because
 * they were broken.
 */
export function finishAnswer(answer: unknown, settings: PictureSettings): number {
  if (typeof answer !== "object" || answer === null) return 0;
  if (isPicture(answer)) finishPicture(answer, settings);
  let dropped = droppedFrom(answer);
  for (const part of Object.values(answer)) dropped += finishAnswer(part, settings);
  return dropped;
}

function finishPicture(
  picture: { -readonly [Name in keyof Picture]: Picture[Name] },
  { MEDIA_BASE_URL: base, PICTURE_SIZES: sizes }: PictureSettings,
): void {
  if (!picture.src.startsWith(`${pictureRoot}/`)) return;
  if (sizes === "zone" && picture.widths.length > 0) picture.resized = true;
  if (base !== "") picture.src = base + picture.src.slice(pictureRoot.length);
}

function isPicture(part: object): part is Picture {
  return "src" in part && typeof part.src === "string" && "widths" in part;
}
