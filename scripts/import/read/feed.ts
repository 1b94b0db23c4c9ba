/** Reads any feed file as a stream of records: the kind of file is found by its first characters. */
import { Readable } from "node:stream";
import { readTable } from "./csv";
import { readJsonLines } from "./jsonl";
import { openText } from "./open";
import { BrokenFeed, type FeedFormat, type FeedRecord } from "./record";
import { readXml } from "./xml";

const longestHeader = 200_000;

/** Rejects with `BrokenFeed` when the file is damaged or holds no known columns; records read until then must be forgotten. */
export async function* readFeed(
  path: string,
  format: FeedFormat | "auto" = "auto",
): AsyncGenerator<FeedRecord> {
  const opened = await openText(path).catch((error: Error) => {
    throw new BrokenFeed(error.message);
  });
  const { start, text } = await lookAt(opened);
  const first = start.charAt(0);
  if (first === "<") yield* readXml(text);
  else if (first === "{") yield* readJsonLines(text);
  else yield* readTable(text, start, format);
}

/** The first line that is not blank, and a stream that still holds it. */
async function lookAt(text: Readable): Promise<{ start: string; text: Readable }> {
  let start = "";
  let ended = false;
  while (!start.trimStart().includes("\n") && start.length < longestHeader) {
    const more = await nextChunk(text);
    if (more === null) {
      ended = true;
      break;
    }
    start += more;
  }
  const line = start.trimStart().split(/\r?\n/, 1)[0] ?? "";
  if (ended) return { start: line, text: Readable.from([start]) };
  text.unshift(start);
  return { start: line, text };
}

function nextChunk(text: Readable): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const chunk = text.read() as string | null;
      if (chunk !== null) settle(() => resolve(chunk));
    };
    const end = () => settle(() => resolve(null));
    const fail = (error: Error) => settle(() => reject(error));
    const settle = (finish: () => void) => {
      text.off("readable", look).off("end", end).off("error", fail);
      finish();
    };
    text.on("readable", look).on("end", end).on("error", fail);
    look();
  });
}
