/**
 * Wraps the built worker in a time that stands still while anything is being done and leaps to the next timer where nothing is: what an
 * answer waits for is counted, however busy the machine. `GET /prova/upstream?is=never`, `trickling` or `late` says what the upstream (`API_BASE_URL`)
 * does, `well` that it is. Answers status, and when the first and the last byte came, in milliseconds of that time. Wants
 * to be asked one thing at a time: an answer comes when the work behind it is done too.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import site from "./index.js";

/** A late answer comes in so many parts, each so many milliseconds after the one before: two in turn take longer than a page may. */
const late = { parts: 3, after: 950 };
/** A trickle has no end, and comes each so many milliseconds. */
const drip = 900;
/** So many turns of the real loop without work under way: nothing happens any more but by a timer. */
const quietTurns = 3;

const RealDate = Date;
const realTimeout = globalThis.setTimeout;
const realClear = globalThis.clearTimeout;
const realFetch = globalThis.fetch;
const realCaches = globalThis.caches?.default;

let is = "well";
/** Where the time of the last request ended. */
let latest = RealDate.now();
/** The time of a request: its timers, and how much real work it waits for. */
const times = new AsyncLocalStorage();

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(Date.now());
    else super(...given);
  }
  static now() {
    return times.getStore()?.now ?? latest;
  }
};

globalThis.setTimeout = (work, milliseconds = 0, ...given) => {
  const time = times.getStore();
  if (!time) return realTimeout(work, milliseconds, ...given);
  return timer(time, () => work(...given), milliseconds);
};

globalThis.clearTimeout = (handle) => {
  if (handle?.time) handle.time.timers.delete(handle);
  else realClear(handle);
};

AbortSignal.timeout = (milliseconds) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException("too late", "TimeoutError")), milliseconds);
  return controller.signal;
};

function timer(time, work, milliseconds) {
  const handle = { time, at: time.now + Math.max(0, milliseconds || 0), work };
  time.timers.add(handle);
  return handle;
}

/** Real work, during which time stands still. */
async function working(call) {
  const time = times.getStore();
  if (!time) return call();
  time.working++;
  try {
    return await call();
  } finally {
    time.working--;
  }
}

/** Lets time pass until `isOver`, or nothing is left that could happen. */
async function pass(time, isOver) {
  while (!isOver()) {
    for (let quiet = 0; quiet < quietTurns; quiet = time.working > 0 ? 0 : quiet + 1)
      await new Promise((wake) => realTimeout(wake, 0));
    if (isOver()) return;
    const [next] = [...time.timers].sort((one, other) => one.at - other.at);
    if (!next) return;
    time.timers.delete(next);
    time.now = Math.max(time.now, next.at);
    next.work();
  }
}

globalThis.fetch = async (...given) => {
  const request = new Request(...given);
  const time = times.getStore();
  const signal = given[1]?.signal ?? given[0].signal;
  if (!time?.upstream || !request.url.startsWith(time.upstream) || is === "well")
    return working(() => whole(realFetch(request)));
  if (is === "trickling") return partly(time, signal, [], {});
  const never = new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
  });
  if (is === "never") return never;
  const { bytes, init } = await answered(request);
  await Promise.race([new Promise((wake) => timer(time, wake, late.after)), never]);
  const size = Math.ceil(bytes.length / late.parts);
  const parts = Array.from({ length: late.parts }, (_, part) => bytes.slice(part * size, (part + 1) * size));
  return partly(time, signal, parts, init);
};

async function whole(answer) {
  const found = await answer;
  return found && new Response(found.body && (await found.arrayBuffer()), found);
}

const answers = new Map();

/** What the upstream says, asked once: it is not this worker that shall know what changes there. */
async function answered(request) {
  const { method, url, headers } = request;
  const key = `${url} ${headers.get("authorization")} ${headers.get("x-anonymous-id")}`;
  if (method === "GET" && answers.has(key)) return answers.get(key);
  const answer = await working(() => whole(realFetch(request)));
  const found = { bytes: new Uint8Array(await answer.arrayBuffer()), init: answer };
  if (method === "GET") answers.set(key, found);
  return found;
}

/** A body in parts; without any it trickles for ever. */
function partly(time, signal, parts, init) {
  let next = 0;
  const body = new ReadableStream({
    start: (controller) =>
      signal?.addEventListener("abort", () => controller.error(new DOMException("aborted", "AbortError"))),
    async pull(controller) {
      await new Promise((wake) => timer(time, wake, parts.length > 0 ? late.after : drip));
      if (signal?.aborted) return;
      const part = parts.length > 0 ? parts[next++] : new Uint8Array([32]);
      if (part?.length > 0) controller.enqueue(part);
      if (parts.length > 0 && next >= parts.length) controller.close();
    },
  });
  return new Response(init.status === 204 ? null : body, { status: init.status, headers: init.headers });
}

if (realCaches)
  Object.defineProperty(globalThis, "caches", {
    value: {
      default: {
        match: (...given) => working(() => whole(realCaches.match(...given))),
        put: (...given) => working(() => realCaches.put(...given)),
        delete: (...given) => working(() => realCaches.delete(...given)),
      },
    },
  });

const inside = new WeakMap();

/** A binding of which every promise counts as real work. */
function watched(binding) {
  const real = (value) => inside.get(value) ?? (Array.isArray(value) ? value.map(real) : value);
  const found = (value) => {
    if (typeof value?.then === "function") return working(() => value);
    return typeof value === "object" && value !== null ? watched(value) : value;
  };
  const proxy = new Proxy(binding, {
    get: (of, name) => {
      const value = of[name];
      return typeof value === "function" ? (...given) => found(value.apply(of, given.map(real))) : value;
    },
  });
  inside.set(proxy, binding);
  return proxy;
}

/** The second Worker has a time of its own; so much of the first one's passes meanwhile. */
const secondOf = (DESK) => ({
  fetch: async (...given) => {
    const answer = await working(() => whole(DESK.fetch(...given)));
    const time = times.getStore();
    if (time) time.now += Number(answer.headers.get("x-last-byte"));
    return answer;
  },
});

let own;
/** One for all requests, as one binding is. */
function watchedEnv(env) {
  own ??= Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      name === "DESK" ? secondOf(value) : typeof value === "object" ? watched(value) : value,
    ]),
  );
  return own;
}

/** The answer with all of its body, and when its first and its last byte came. */
async function received(answering, time) {
  const began = time.now;
  const answer = await answering;
  const parts = [];
  let first = answer.body ? null : time.now - began;
  for await (const part of answer.body ?? []) {
    first ??= time.now - began;
    parts.push(part);
  }
  const told = new Response(answer.body && (await new Blob(parts).arrayBuffer()), answer);
  told.headers.set("x-first-byte", String(first ?? time.now - began));
  told.headers.set("x-last-byte", String(time.now - began));
  return told;
}

export default {
  async fetch(request, env) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/prova/upstream") {
      await env.DESK?.fetch(request);
      is = searchParams.get("is");
      return new Response(is);
    }
    // What comes from outside is there.
    const body = request.body && (await request.arrayBuffer());
    const asked = new Request(request, { body });
    const time = { now: latest, timers: new Set(), working: 0, upstream: env.API_BASE_URL };
    return times.run(time, async () => {
      let isThere = false;
      const answering = site.fetch(asked, watchedEnv(env), { waitUntil: () => undefined });
      const answer = received(answering, time).finally(() => {
        isThere = true;
      });
      await pass(time, () => isThere);
      if (!isThere) return new Response("Nothing could happen any more.", { status: 599 });
      // The work behind it.
      await pass(time, () => false);
      latest = Math.max(latest, time.now);
      const { status, headers } = await answer;
      const at = (byte) => Number(headers.get(`x-${byte}-byte`));
      return env.DESK ? Response.json({ status, first: at("first"), last: at("last") }) : answer;
    });
  },
};
