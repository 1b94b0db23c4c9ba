/** Kept pages through time: fresh, stale, a dead upstream, many at once. The clock is the test's. */
import { createPageCache, type PageStore } from "server/pages/page-cache";
import { type Renderer, servePage } from "server/pages/serve";
import { type EdgeContext, openVisit } from "server/visit";
import { expect, test } from "vitest";
import { quickClock } from "../../tools/quick-clock";

quickClock();

const minute = 60_000;

/** A site with a clock of its own whose pages say how often they were rendered. */
function site(settings: Record<string, string> = {}) {
  const held = new Map<string, Response>();
  let wait = 0;
  const store: PageStore = {
    match: async (key) => {
      if (wait > 0) await new Promise((wake) => setTimeout(wake, wait));
      return held.get(key)?.clone();
    },
    put: async (key, answer) => {
      held.set(key, answer);
    },
    delete: async (key) => held.delete(key),
  };
  const state = {
    time: 1_000_000,
    renders: 0,
    catalogue: 1,
    well: true,
    asked: null as Request | null,
    /** Of the products `/p…`; null: nobody knows. */
    version: "v1" as string | null,
    /** What rendering does; by default a page that says its number. */
    render: async (edge: EdgeContext): Promise<Response> => page(edge, `page ${state.renders}`),
  };
  const renderer: Renderer = {
    slotRenderer: {
      state: () => "",
      loads: () => false,
      load: () => null,
      failed: () => null,
      render: () => "",
    },
    render: (edge, request) => {
      state.renders += 1;
      state.asked = request;
      return state.render(edge);
    },
    isWell: async () => state.well,
    build: "b1",
    catalogue: () => state.catalogue,
    version: async (path) => (path.startsWith("/p") ? state.version : ""),
  };
  const isolate = () =>
    createPageCache(
      () => store,
      () => state.time,
    );
  let cache = isolate();
  const env = { DB: {}, MEDIA: {}, LOG: "off", CACHE_SHORT_SECONDS: "30", ...settings };
  async function get(path: string, init: RequestInit = {}) {
    const work: Promise<unknown>[] = [];
    const url = new URL(path, "https://vetrina.example");
    const edge: EdgeContext = {
      request: new Request(url, init),
      url,
      env,
      data: {},
      id: "prova",
      waitUntil: (one) => work.push(one),
    };
    const visit = openVisit(edge);
    const answer = await servePage(edge, visit, renderer, cache);
    const text = await answer.text();
    await Promise.all(work);
    return { status: answer.status, headers: answer.headers, text, source: visit.source };
  }
  const slow = (milliseconds: number) => {
    wait = milliseconds;
  };
  return { state, get, held, slow, coldStart: () => (cache = isolate()) };
}

function page(edge: EdgeContext, text: string, headers: Record<string, string> = {}): Response {
  const { nonce } = edge.data.visit as { nonce: string };
  const html = `<p nonce="${nonce}">${text}</p>`;
  return new Response(html, {
    headers: { "Content-Type": "text/html", "Content-Length": String(html.length), ...headers },
  });
}

const bare = ({ text }: { text: string }) => text.replace(/<[^>]*>/g, "");

test("a page is fresh for the short time, then goes out once more while it is rendered anew", async () => {
  const { state, get } = site();
  expect(bare(await get("/a"))).toBe("page 1");
  state.time += 29_000;
  expect(bare(await get("/a"))).toBe("page 1");
  expect(state.renders).toBe(1);
  state.time += 2_000;
  expect(await get("/a")).toMatchObject({ source: "stale" });
  expect(state.renders).toBe(2);
  expect(bare(await get("/a"))).toBe("page 2");
});

test("nobody gets another one's nonce", async () => {
  const { get } = site();
  const [one, other] = [await get("/a"), await get("/a")];
  expect(one.text).not.toBe(other.text);
  expect(other.text).toMatch(/nonce="[0-9a-f]{32}"/);
});

test("an upstream that is dead for ten minutes is seen on no page that was seen before, and its return at once", async () => {
  const { state, get } = site();
  await get("/a");
  state.render = async () => new Response("no", { status: 502, headers: { "Content-Type": "text/html" } });
  for (let passed = 0; passed < 10 * minute; passed += 7_000) {
    state.time += 7_000;
    expect(await get("/a")).toMatchObject({ status: 200 });
  }
  // A page that hangs must not be waited for either.
  state.render = () =>
    new Promise((resolve) => setTimeout(resolve, 300, new Response(null, { status: 504 })));
  expect(await get("/a")).toMatchObject({ status: 200 });
  state.render = async (edge) => page(edge, "back again");
  state.time += 3_000;
  await get("/a");
  expect(bare(await get("/a"))).toBe("back again");
});

test("whoever comes to a page of yesterday gets today's when it is there within a second, the old one only when it is not", async () => {
  const { state, get } = site();
  await get("/a");
  const after = (milliseconds: number, text: string) => (edge: EdgeContext) =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(page(edge, text)), milliseconds));
  state.time += 20 * 60 * minute;
  state.render = after(300, "today");
  expect(bare(await get("/a"))).toBe("today");
  state.time += 20 * 60 * minute;
  state.render = after(2_000, "too late");
  expect(await get("/a")).toMatchObject({
    status: 200,
    source: "stale",
    text: expect.stringContaining("today"),
  });
});

test("a cold isolate with a dead upstream has what the location kept, for a day", async () => {
  const { state, get, coldStart, slow } = site();
  await get("/a");
  state.render = async () => new Response("no", { status: 502, headers: { "Content-Type": "text/html" } });
  coldStart();
  state.time += 23 * 60 * minute;
  expect(await get("/a")).toMatchObject({ status: 200 });
  // Where there is nothing else to send, a slow location is waited for.
  coldStart();
  slow(60);
  expect(await get("/a")).toMatchObject({ status: 200, source: "stale" });
  state.time += 2 * 60 * minute;
  expect(await get("/a")).toMatchObject({ status: 502 });
});

test("what has failed in part is not kept over what was whole, and stands in for moments, or for a failure", async () => {
  const { state, get } = site();
  const flawed = async (edge: EdgeContext) => {
    (edge.data.visit as { troubled: boolean }).troubled = true;
    return page(edge, "half a page");
  };
  await get("/a");
  state.render = flawed;
  state.time += 20 * minute;
  expect(bare(await get("/a"))).toBe("page 1");
  expect(bare(await get("/b"))).toBe("half a page");
  state.time += 5_000;
  state.render = async () => new Response("no", { status: 504, headers: { "Content-Type": "text/html" } });
  expect(await get("/b")).toMatchObject({ status: 200, source: "stale" });
  expect(await get("/c")).toMatchObject({ status: 504 });
  state.render = async (edge) => page(edge, "whole");
  expect(bare(await get("/b"))).toBe("whole");
});

test("a page that is gone is gone", async () => {
  const { state, get, coldStart } = site();
  await get("/a");
  state.render = async () => new Response("no", { status: 404, headers: { "Content-Type": "text/html" } });
  state.time += minute;
  await get("/a");
  expect(await get("/a")).toMatchObject({ status: 404 });
  coldStart();
  expect(await get("/a")).toMatchObject({ status: 404 });
});

test("an upstream that finds nothing any more takes no page away for a day; a record that is gone is", async () => {
  const { state, get } = site();
  await get("/a");
  state.render = async () => new Response("no", { status: 404, headers: { "Content-Type": "text/html" } });
  state.well = false;
  for (let passed = 0; passed < 60 * minute; passed += minute) {
    state.time += minute;
    expect(await get("/a")).toMatchObject({ status: 200 });
  }
  state.well = true;
  state.time += minute;
  await get("/a");
  expect(await get("/a")).toMatchObject({ status: 404 });
});

test("an import makes kept pages stale", async () => {
  const { state, get } = site();
  await get("/a");
  state.catalogue = 2;
  await get("/a");
  expect(bare(await get("/a"))).toBe("page 2");
});

test("many who ask at once cause one rendering, of a whole page and of one that streams", async () => {
  const { state, get } = site();
  const later = () => new Promise((wake) => setTimeout(wake, 30));
  state.render = async (edge) => {
    await later();
    return page(edge, "slow");
  };
  const all = await Promise.all(Array.from({ length: 20 }, () => get("/a")));
  expect(new Set(all.map(bare))).toEqual(new Set(["slow"]));
  expect(state.renders).toBe(1);
  state.render = async () => {
    const parts = ["<p>first,", " second</p>"].map((part) => new TextEncoder().encode(part));
    const body = new ReadableStream({
      async pull(controller) {
        await later();
        const part = parts.shift();
        if (part) controller.enqueue(part);
        else controller.close();
      },
    });
    return new Response(body, { headers: { "Content-Type": "text/html" } });
  };
  const streamed = await Promise.all(Array.from({ length: 20 }, () => get("/b")));
  expect(new Set(streamed.map(bare))).toEqual(new Set(["first, second"]));
  expect(state.renders).toBe(2);
  // The whole of it was kept, and is asked for once more, because now it comes in one piece; a crawler gets no other.
  state.render = async (edge) => page(edge, "in one piece");
  expect(bare(await get("/b"))).toBe("first, second");
  expect(bare(await get("/b"))).toBe("in one piece");
  expect(state.renders).toBe(3);
});

test("whoever waits for another's page that breaks off gets one of their own", async () => {
  const { state, get } = site();
  let tear: (reason: unknown) => void = () => undefined;
  state.render = async (edge) => {
    if (state.renders > 1) return page(edge, "whole");
    const body = new ReadableStream({ start: (controller) => (tear = (reason) => controller.error(reason)) });
    return new Response(body, { headers: { "Content-Type": "text/html" } });
  };
  const torn = get("/a").catch(() => null);
  await new Promise((wake) => setTimeout(wake, 10));
  const waiting = get("/a");
  await new Promise((wake) => setTimeout(wake, 10));
  tear(new Error("gone"));
  expect(bare(await waiting)).toBe("whole");
  await torn;
  expect(state.renders).toBe(2);
});

test("marks of campaigns part no pages, and go along with a redirect", async () => {
  const { state, get } = site();
  state.render = async (edge) => page(edge, "one");
  await get("/a?utm_source=posta&storico=30&gclid=x1");
  expect(await get("/a?storico=30&fbclid=y")).toMatchObject({ source: "memory" });
  expect(state.renders).toBe(1);
  state.render = async () => new Response(null, { status: 301, headers: { Location: "/b?c=1#d" } });
  const { headers } = await get("/a?utm_source=posta&storico=365");
  expect(headers.get("Location")).toBe("/b?c=1&utm_source=posta#d");
});

test.each<[string, (edge: EdgeContext) => Response]>([
  [
    "a personal page",
    (edge) => {
      (edge.data.visit as { personal: boolean }).personal = true;
      return page(edge, "mine");
    },
  ],
  ["a page that sets a cookie", (edge) => page(edge, "x", { "Set-Cookie": "a=1" })],
  ["a page that says so", (edge) => page(edge, "x", { "Cache-Control": "no-store" })],
  [
    "an error page",
    () => new Response("x", { status: 404, headers: { "Content-Type": "text/html", "Content-Length": "1" } }),
  ],
])("%s leaves nothing behind", async (_, render) => {
  const { state, get, held } = site();
  state.render = async (edge) => render(edge);
  await get("/a");
  await get("/a");
  expect(state.renders).toBe(2);
  expect(held.size).toBe(0);
});

test("cookies, POST and the setting 0: a cookie changes no page, the others are never kept", async () => {
  const { state, get } = site();
  await get("/a", { headers: { Cookie: "lista=1" } });
  expect(await get("/a")).toMatchObject({ source: "memory" });
  await get("/p", { method: "POST" });
  await get("/p", { method: "POST" });
  expect(state.renders).toBe(3);
  const off = site({ CACHE_SHORT_SECONDS: "0" });
  await off.get("/a");
  await off.get("/a");
  expect(off.state.renders).toBe(2);
});

test("loaders see no cookies", async () => {
  const { state, get } = site();
  await get("/a", { headers: { Cookie: "sessione=segreto", "User-Agent": "x" } });
  expect(state.asked?.headers.get("User-Agent")).toBe("x");
  expect(state.asked?.headers.has("Cookie")).toBe(false);
});

test("ten thousand addresses with made-up parameters cost the renderings of their real pages", async () => {
  const { state, get } = site();
  const real = ["/prodotti?categoria=donna", "/vestito-midi?scelta=colore.nero", "/", "/magazine?pagina=2"];
  for (let n = 0; n < 10_000; n++) {
    const path = real[n % real.length] as string;
    const made = ["x", "srsltid", "gbraid", "ref", "v"][n % 5];
    const { status } = await get(`${path}${path.includes("?") ? "&" : "?"}${made}=${n}`);
    expect(status).toBe(200);
  }
  expect(state.renders).toBe(real.length);
});

test("whoever asks for page after page that nobody has kept is told to wait, and kept pages stay open", async () => {
  const { state, get } = site();
  const headers = { "CF-Connecting-IP": "2001:db8:7:7::1" };
  await get("/prodotti?categoria=donna", { headers });
  let refused = 0;
  for (let n = 0; n < 1_000; n++) {
    const from = { "CF-Connecting-IP": `2001:db8:7:7::${n.toString(16)}` };
    const { status, headers: told } = await get(`/prodotti?cerca=parola+${n}`, { headers: from });
    if (status === 429) refused += 1;
    if (status === 429) expect(told.get("Retry-After")).toBe("60");
  }
  expect(refused).toBeGreaterThan(300);
  expect(state.renders).toBeLessThan(700);
  expect((await get("/prodotti?categoria=donna", { headers })).status).toBe(200);
  expect(
    (await get("/prodotti?cerca=altro", { headers: { "CF-Connecting-IP": "203.0.113.8" } })).status,
  ).toBe(200);
});

test("a product that has not changed is not rendered anew, whatever an import changed elsewhere; after ten minutes it is, behind the answer", async () => {
  const { state, get } = site();
  await get("/p1");
  await get("/a");
  for (let passed = 0; passed < 9 * minute; passed += 45_000) {
    state.time += 45_000;
    state.catalogue += 1;
    expect(await get("/p1")).toMatchObject({ source: "memory" });
  }
  expect(state.renders).toBe(2);
  state.time += 2 * minute;
  expect(bare(await get("/p1"))).toBe("page 1");
  expect(bare(await get("/p1"))).toBe("page 3");
  // Another kind of page knows no more than before.
  expect(await get("/a")).toMatchObject({ source: "stale" });
});

test("whoever comes to the page of a product that has changed gets the new one, all of those who come at once", async () => {
  const { state, get } = site();
  await get("/p1");
  state.time += 31_000;
  state.version = "v2";
  state.render = async (edge) => {
    await new Promise((wake) => setTimeout(wake, 40));
    return page(edge, "new price");
  };
  const all = await Promise.all(Array.from({ length: 10 }, () => get("/p1")));
  expect(new Set(all.map(bare))).toEqual(new Set(["new price"]));
  expect(state.renders).toBe(2);
  expect(await get("/p1")).toMatchObject({ source: "memory" });
});

test("the old page of a product that has changed goes out only when rendering fails or takes longer than a second", async () => {
  const { state, get } = site();
  await get("/p1");
  state.time += 31_000;
  state.version = "v2";
  state.render = async () => new Response("no", { status: 502, headers: { "Content-Type": "text/html" } });
  expect(await get("/p1")).toMatchObject({
    status: 200,
    source: "stale",
    text: expect.stringContaining("page 1"),
  });
  state.time += 3_000;
  state.render = (edge) => new Promise((resolve) => setTimeout(() => resolve(page(edge, "late")), 1_500));
  expect(bare(await get("/p1"))).toBe("page 1");
  expect(bare(await get("/p1"))).toBe("late");
});

test("where nobody knows a version, or it cannot be asked for, pages are as old as others", async () => {
  const { state, get } = site();
  await get("/p1");
  state.time += 31_000;
  state.version = null;
  expect(bare(await get("/p1"))).toBe("page 1");
  expect(bare(await get("/p1"))).toBe("page 2");
});

test("an isolate that finds a product's page at the location asks whether it still holds", async () => {
  const { state, get, coldStart } = site();
  await get("/p1");
  coldStart();
  state.time += 60_000;
  expect(await get("/p1")).toMatchObject({ source: "edge" });
  coldStart();
  state.version = "v2";
  expect(bare(await get("/p1"))).toBe("page 2");
});
