import { expect, test } from "vitest";
import { inBiggerChunks, readAhead } from "~/render/handoff";

const encoder = new TextEncoder();

/** A stream of these chunks; a number waits for so many milliseconds. */
function streamOf(...parts: (string | number)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      for (const part of parts)
        if (typeof part === "string") controller.enqueue(encoder.encode(part));
        else await new Promise((wake) => setTimeout(wake, part));
      controller.close();
    },
  });
}

async function chunksOf(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const reader = stream.getReader();
  const chunks: string[] = [];
  for (let next = await reader.read(); !next.done; next = await reader.read())
    chunks.push(new TextDecoder().decode(next.value));
  return chunks;
}

test("settled data is known at once, in one piece", async () => {
  expect(await readAhead(streamOf("a", "b"))).toMatchObject({ settled: true, text: "ab" });
});

test("pending data is told apart and replayed from the start", async () => {
  const handoff = await readAhead(streamOf("a", 30, "b", 30, "c"));
  expect(handoff.settled).toBe(false);
  expect((await chunksOf(handoff.replay())).join("")).toBe("abc");
});

test("settled data can be replayed too", async () => {
  const handoff = await readAhead(streamOf("a", "b"));
  expect((await chunksOf(handoff.replay())).join("")).toBe("ab");
});

test("chunks of one flush become one, and later ones do not wait for each other", async () => {
  expect(await chunksOf(inBiggerChunks(streamOf("a", "b", "c", 40, "d", "e")))).toEqual(["abc", "de"]);
});
