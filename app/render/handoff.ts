/** The loaders' data on its way to the browser: read ahead, to know whether anything is still to come. */

/** What the stream of the data gave so far. */
export interface Handoff {
  /** Everything has arrived: the page can be rendered at once. */
  settled: boolean;
  text: string;
  /** The same data from the start, for streaming. */
  replay(): ReadableStream<Uint8Array>;
}

/** Reads what is there without waiting for anything: settled data arrives within microtasks, before any timer. */
export async function readAhead(stream: ReadableStream<Uint8Array>): Promise<Handoff> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  const timer = tick();
  let ahead = reader.read();
  let result = await Promise.race([ahead, timer.passed]);
  while (result && !result.done) {
    chunks.push(result.value);
    ahead = reader.read();
    result = await Promise.race([ahead, timer.passed]);
  }
  timer.clear();
  const settled = result?.done ?? false;
  return {
    settled,
    text: settled ? decoded(chunks) : "",
    replay: () =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          for (const chunk of chunks) controller.enqueue(chunk);
          if (settled) controller.close();
        },
        async pull(controller) {
          const { done, value } = await ahead;
          if (done) return controller.close();
          controller.enqueue(value);
          ahead = reader.read();
        },
        cancel: (reason) => reader.cancel(reason),
      }),
  };
}

/** Joins the renderer's small chunks into one per flush. */
export function inBiggerChunks(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  let ahead: ReturnType<typeof reader.read> | undefined;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const first = await (ahead ?? reader.read());
      ahead = undefined;
      if (first.done) return controller.close();
      const parts = [first.value];
      const timer = tick();
      ahead = reader.read();
      let result = await Promise.race([ahead, timer.passed]);
      while (result && !result.done) {
        parts.push(result.value);
        ahead = reader.read();
        result = await Promise.race([ahead, timer.passed]);
      }
      timer.clear();
      controller.enqueue(joined(parts));
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function tick() {
  let handle: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<null>((resolve) => {
    handle = setTimeout(resolve, 0, null);
  });
  return { passed, clear: () => clearTimeout(handle) };
}

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

function decoded(chunks: Uint8Array[]): string {
  return new TextDecoder().decode(joined(chunks));
}
