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
