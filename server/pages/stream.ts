/** Pages that are still coming: cut into templates as they pass, filled for whoever waits, complete at the end. */
import { Notifier } from "upstream/notifier";
import { bodyOf, type Filled } from "./fill";
import { type Marks, type Template, templateOf, wholeUntil } from "./template";

/** Cuts a stream into templates; no marker straddles two of them, because the tail is held back. */
export async function* templatesIn(
  stream: ReadableStream<Uint8Array>,
  marks: Marks,
  nobody: (name: string, of: unknown) => string,
): AsyncGenerator<Template> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let held = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    held += decoder.decode(read.value, { stream: true });
    const until = wholeUntil(held, marks);
    if (until === 0) continue;
    yield templateOf(held.slice(0, until), marks, nobody);
    held = held.slice(until);
  }
  held += decoder.decode();
  if (held !== "") yield templateOf(held, marks, nobody);
}

/** One template of all parts. @internal a test compares it with the page in one piece */
export function joinedTemplate(parts: readonly Template[]): Template {
  const whole: Template = {
    body: new Uint8Array(parts.reduce((length, { body }) => length + body.byteLength, 0)),
    nonces: [],
    tokens: [],
    slots: [],
  };
  let at = 0;
  for (const { body, nonces, tokens, slots } of parts) {
    const start = at;
    whole.body.set(body, start);
    for (const place of nonces) whole.nonces.push(start + place);
    for (const place of tokens) whole.tokens.push(start + place);
    for (const slot of slots) whole.slots.push({ ...slot, at: start + slot.at });
    at += body.byteLength;
  }
  return whole;
}

/** A page on its way: what has arrived so far. Other requests may read it too, because it is data. */
export interface StreamBuffer {
  parts: Template[];
  state: "coming" | "whole" | "broken";
  /** When something last came, milliseconds since 1970. */
  newsAt: number;
  news: Notifier;
}

/** Lets a page come, whoever is still reading: `done` resolves with the whole of it, or null when it broke off. */
export function bufferStream(templates: AsyncGenerator<Template>) {
  const buffer: StreamBuffer = { parts: [], state: "coming", newsAt: Date.now(), news: new Notifier() };
  const tell = () => {
    buffer.newsAt = Date.now();
    buffer.news.notify();
  };
  const done = (async () => {
    try {
      for await (const part of templates) {
        buffer.parts.push(part);
        tell();
      }
      buffer.state = "whole";
    } catch {
      buffer.state = "broken";
    }
    tell();
    return buffer.state === "whole" ? joinedTemplate(buffer.parts) : null;
  })();
  return { buffer, done };
}

/** The body of an answer that fills a page as it comes; `wait` resolves when there may be news. */
export function fillStream(
  buffer: StreamBuffer,
  wait: () => Promise<void>,
  fillPart: (part: Template) => Filled,
): ReadableStream<Uint8Array> {
  let next = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      while (next >= buffer.parts.length && buffer.state === "coming") await wait();
      const part = buffer.parts[next++];
      if (!part) {
        if (buffer.state === "broken") return controller.error(new Error("The page broke off."));
        return controller.close();
      }
      const body = bodyOf(fillPart(part));
      if (body instanceof Uint8Array) return controller.enqueue(body);
      const reader = body.getReader();
      for (let read = await reader.read(); !read.done; read = await reader.read())
        controller.enqueue(read.value);
    },
  });
}
