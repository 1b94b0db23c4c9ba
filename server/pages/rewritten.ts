/** A page whose tags are changed on the way out, however it is cut into pieces. */

/** `change` gets whole tags, each with the text behind it. Whatever is no page stays as it is. */
export function rewritten(answer: Response, change: (html: string) => string): Response {
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
  if (!isPage || !answer.body) return answer;
  return new Response(answer.body.pipeThrough(rewriting(change)), answer);
}

function rewriting(change: (html: string) => string): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let held = "";
  return new TransformStream({
    transform(chunk, controller) {
      held += decoder.decode(chunk, { stream: true });
      // A tag must not be parted; `<` stands nowhere within one.
      const until = held.lastIndexOf("<");
      if (until <= 0) return;
      controller.enqueue(encoder.encode(change(held.slice(0, until))));
      held = held.slice(until);
    },
    flush(controller) {
      controller.enqueue(encoder.encode(change(held + decoder.decode())));
    },
  });
}
