/** Pages that were kept for long say times as of now, however they are cut. */
import { withTimes } from "server/pages/times";
import { expect, test } from "vitest";

const noon = Date.parse("2026-11-21T12:00:00Z");
const html =
  '<p>Verificato <time class="ago" dateTime="2026-11-21T09:30:00.000Z">2 ore fa</time>, scritto <time dateTime="2026-11-21">ieri</time></p>';

async function sent(minutes: number, size: number): Promise<string> {
  const bytes = new TextEncoder().encode(html);
  const body = new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  const page = new Response(body, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  return withTimes(page, noon, noon + minutes * 60_000).text();
}

test("a page that was kept for minutes stays, an older one counts on", async () => {
  expect(await sent(4, 1_000)).toBe(html);
  for (const size of [1, 7, 1_000]) expect(await sent(600, size)).toBe(html.replace("2 ore fa", "12 ore fa"));
});
