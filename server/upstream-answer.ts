/** The one walk over a parsed answer of the upstream: pictures are pointed at their host, and what lenient lists lost is counted. */
import { type Picture, pictureRoot } from "contract/picture";
import { droppedFrom } from "contract/wire";

/**
 * Changes the pictures of a freshly parsed answer in place where `mediaBase` (setting `MEDIA_BASE_URL`) is set. Answers how
 * many list members were dropped because they were broken.
 */
export function finishAnswer(answer: unknown, mediaBase: string): number {
  if (typeof answer !== "object" || answer === null) return 0;
  if (mediaBase !== "" && isPicture(answer)) answer.src = pointedAt(mediaBase, answer.src);
  let dropped = droppedFrom(answer);
  for (const part of Object.values(answer)) dropped += finishAnswer(part, mediaBase);
  return dropped;
}

function isPicture(part: object): part is Picture {
  return "src" in part && typeof part.src === "string" && "widths" in part;
}

function pointedAt(base: string, src: string): string {
  return src.startsWith(`${pictureRoot}/`) ? base + src.slice(pictureRoot.length) : src;
}
