/**
 * Wraps the built worker: local workerd is more lenient than production, so these shims enforce its limits. `STRICT_D1` sets more:
 * `slow` lets each call take 30 ms, one at a time; `lost` breaks connections before or after a commit; `behind` lets the nearest copy
 * of the database answer what was true when it was last asked the same; `STRICT_SEED` repeats the chance. A statement that reads a
 * whole table that grows is told by all answers that follow.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { around } from "./around.js";
import site from "./index.js";
import { scanIn } from "./plans.js";

/** Visitors' requests stay below the free plan's subrequests; scheduled work has those of the paid one, which the site needs. */
const most = {
  subrequests: 50,
  /** Apart, so that a loop shows: the paid plan counts them among its thousands. */
  lookups: 50,
  subrequestsOfScheduled: 1_000,
  statements: 1_000,
  parameters: 100,
  patternBytes: 50,
  valueBytes: 2_000_000,
};
// What one request gets is everybody's.
globalThis.freezesAnswers = true;
const longestBatch = 30_000;
const callTakes = 30;
/** One call in so many is lost, one look into the location's cache in so many finds nothing. */
const lostOnceIn = 8;
const emptyOnceIn = 5;

/** What one request, or one scheduled run, has used up, is doing, and takes for now. */
const used = new AsyncLocalStorage();

/** A clock that stands still between I/O, as in production. */
const RealDate = Date;
let frozen = RealDate.now();
const tick = () => {
  frozen = RealDate.now();
};
globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(Date.now());
    else super(...given);
  }
  static now() {
    return used.getStore()?.now ?? frozen;
  }
};

/**
 * In front of the built-in upstream a request has a time of its own, so that no busy machine decides what a page shows: it goes on by timers and
 * by answers over the network, while calls of what lies on this machine take next to nothing, and no timer ends while one is under way or before
 * one that ends earlier.
 */
function goOn(request, to) {
  tick();
  if (request?.now) request.now = Math.max(request.now, to);
}

/** Of that time a call takes so much at most, in milliseconds. */
const longestCall = 20;

async function io(call, isHere = true) {
  const request = used.getStore();
  const [began, since] = [Date.now(), RealDate.now()];
  if (request && isHere) request.underWay += 1;
  try {
    return await call();
  } finally {
    if (request && isHere) request.underWay -= 1;
    const took = RealDate.now() - since;
    goOn(request, began + (isHere ? Math.min(took, longestCall) : took));
  }
}

const lookEvery = 5;
const realTimeout = globalThis.setTimeout;
const realClear = globalThis.clearTimeout;
globalThis.setTimeout = (work, milliseconds = 0, ...given) => {
  const request = used.getStore();
  const timer = { end: Date.now() + milliseconds, of: request?.timers };
  timer.of?.add(timer);
  const ring = () => {
    timer.of?.delete(timer);
    goOn(request, timer.end);
    work(...given);
  };
  const isNext = () =>
    request.underWay === 0 && request.timers.values().every((other) => other.end >= timer.end);
  // What a call has brought may ask for more within the next turn.
  const wait = (wasNext) => {
    if (wasNext && isNext()) ring();
    else timer.real = realTimeout(wait, isNext() ? 0 : lookEvery, isNext());
  };
  timer.real =
    request?.now && milliseconds > 0
      ? realTimeout(wait, milliseconds, false)
      : realTimeout(ring, milliseconds);
  return timer;
};
globalThis.clearTimeout = (timer) => {
  timer?.of?.delete(timer);
  realClear(timer?.real);
};

/** Equal numbers for equal seeds. */
let state = 20_261_121;
function chance() {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

const derive = SubtleCrypto.prototype.deriveBits;
SubtleCrypto.prototype.deriveBits = function deriveBits(algorithm, ...rest) {
  if (algorithm?.name === "PBKDF2" && algorithm.iterations > 100_000) {
    throw new DOMException(
      "Pbkdf2 failed: iteration counts above 100000 are not supported",
      "NotSupportedError",
    );
  }
  return derive.call(this, algorithm, ...rest);
};

function count(statements = 0) {
  const sums = used.getStore();
  if (!sums) return;
  sums.subrequests += 1;
  sums.statements += statements;
  if (sums.subrequests > sums.subrequestsAllowed)
    throw new Error(`Too many subrequests in one request (${sums.subrequestsAllowed})`);
  if (sums.statements > most.statements)
    throw new Error(`Too many queries in one request (${most.statements})`);
}

/** A call of the Cache API. */
function look() {
  const sums = used.getStore();
  if (!sums) return;
  sums.lookups += 1;
  if (sums.lookups > most.lookups && sums.subrequestsAllowed === most.subrequests)
    throw new Error(`Too many calls of the Cache API in one request (${most.lookups})`);
}

const realFetch = globalThis.fetch;
globalThis.fetch = (...given) => {
  count();
  return io(() => realFetch(...given), false);
};

/** What production would charge or refuse without a word: told with all answers that follow. */
let wrong = null;

/** Hosts that requests have come to; the Cache API is asked for no other. */
const hosts = new Set();

const location = globalThis.caches?.default;
function ownAddress(address) {
  const { host } = new URL(typeof address === "string" ? address : address.url);
  if (!hosts.has(host)) {
    wrong = `The Cache API was asked for a foreign host: ${host}`;
    throw new Error(wrong);
  }
}
if (location)
  Object.defineProperty(globalThis, "caches", {
    value: {
      default: {
        match: async (address) => {
          ownAddress(address);
          look();
          const found = await io(() => location.match(address));
          return chance() < 1 / emptyOnceIn ? undefined : found;
        },
        put: async (address, answer) => {
          ownAddress(address);
          look();
          return io(() => location.put(address, answer));
        },
        delete: async (address) => {
          ownAddress(address);
          look();
          return io(() => location.delete(address));
        },
      },
    },
  });

let queue = Promise.resolve();

/** A call as the database of a deployed site carries it out. */
async function carriedOut(call, mode) {
  if (mode === "slow") {
    queue = queue.then(() => new Promise((wake) => realTimeout(wake, callTakes)));
    await queue;
  }
  return io(async () => {
    const lost = mode === "lost" && chance() < 1 / lostOnceIn;
    const before = lost && chance() < 0.5;
    if (before) throw new Error("D1_ERROR: Network connection lost.");
    const began = RealDate.now();
    const answer = await call();
    if (RealDate.now() - began > longestBatch) throw new Error("D1_ERROR: D1 DB exceeded its CPU time limit");
    if (lost) throw new Error("D1_ERROR: Network connection lost.");
    return answer;
  });
}

function checkValues(values, sql) {
  if (values.length > most.parameters) throw new Error(`D1_ERROR: too many SQL variables in ${sql}`);
  const mayBePattern = /\blike\b/i.test(sql);
  for (const value of values) {
    const bytes =
      typeof value === "string" ? new TextEncoder().encode(value).length : (value?.byteLength ?? 0);
    if (bytes > most.valueBytes) throw new Error("D1_ERROR: string or blob too big: SQLITE_TOOBIG");
    // A list in JSON is none.
    if (mayBePattern && /^(?!\[).*[%_]/s.test(value) && bytes > most.patternBytes)
      throw new Error("D1_ERROR: LIKE or GLOB pattern too complex");
  }
}

/** What a copy of the database that is one answer behind has been told, by question. */
const told = new Map();

/** A batch is one question: what it answers was true at one time. */
async function asOfBefore(questions, how, call) {
  const now = await call();
  if (!questions.every(({ sql }) => /^\s*(select|with)\b/i.test(sql))) return now;
  const key = JSON.stringify([how, questions.map(({ sql, values }) => [sql, values])]);
  const before = told.get(key) ?? now;
  told.set(key, now);
  return before;
}

const planned = new Set();

/** Asks for the plan of a statement once, beside its first call: nobody waits for it. */
function plan(db, { sql, values }) {
  if (planned.has(sql) || /^\s*explain/i.test(sql)) return;
  planned.add(sql);
  db.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...values)
    .all()
    .then(
      ({ results }) => {
        wrong ??= scanIn(sql, results);
      },
      () => planned.delete(sql),
    );
}

/** A D1 whose statements count against one request and refuse what production refuses; `lags` where it is a copy. */
function strictDatabase(db, mode, lags = false) {
  const strict = around(db, async (questions, call, how) => {
    for (const { sql, values } of questions) checkValues(values, sql);
    count(questions.length);
    return carriedOut(() => {
      for (const question of questions) plan(db, question);
      return lags ? asOfBefore(questions, how, call) : call();
    }, mode);
  });
  const withSession = (constraint) =>
    strictDatabase(db, mode, mode === "behind" && constraint === "first-unconstrained");
  return { ...strict, withSession };
}

/** What lies on this machine, each call of which is `counted` first. */
function here(binding, counted = () => undefined) {
  return new Proxy(binding, {
    get(_, name) {
      const value = binding[name];
      if (typeof value !== "function") return value;
      return (...given) => {
        counted();
        return io(() => value.apply(binding, given));
      };
    },
  });
}

const wrapped = new WeakMap();

/** One wrapper for all requests, as one binding is. */
function strict(env) {
  if (!env.DB) return env;
  const before = wrapped.get(env);
  if (before) return before;
  if (env.STRICT_SEED) state = Number(env.STRICT_SEED);
  const made = { ...env, DB: strictDatabase(env.DB, env.STRICT_D1) };
  // As calls of the database and of the location's cache do.
  if (env.MEDIA) made.MEDIA = here(env.MEDIA, count);
  if (env.LOGS) made.LOGS = strictDatabase(env.LOGS, env.STRICT_D1);
  for (const name of Object.keys(env)) if (/_LIMIT$|^(DESK|CLICKS)$/.test(name)) made[name] = here(env[name]);
  wrapped.set(env, made);
  return made;
}

/** What the last request has used up, told at `/__used`. */
let last;
const within = (env, work, subrequestsAllowed = most.subrequests) => {
  last = {
    ...{ subrequests: 0, lookups: 0, statements: 0, subrequestsAllowed },
    ...{ underWay: 0, now: env.API_BASE_URL ? null : RealDate.now(), timers: new Set() },
  };
  return used.run(last, work);
};

/** Either Worker may have something to tell that no answer has told yet. */
async function wrongOfSecond(request, { DESK }) {
  const said = await DESK?.fetch(request).catch(() => null);
  return said ?? new Response();
}

export default {
  fetch(request, env, ctx) {
    tick();
    const { host, pathname } = new URL(request.url);
    if (pathname === "/__wrong") return wrong ? new Response(wrong) : wrongOfSecond(request, env);
    if (pathname === "/__used") return Response.json(last);
    hosts.add(host);
    if (env.SITE_ORIGIN) hosts.add(new URL(env.SITE_ORIGIN).host);
    if (wrong) return new Response(wrong, { status: 599 });
    return within(env, () => site.fetch(request, strict(env), ctx));
  },
  scheduled(event, env, ctx) {
    tick();
    if (env.SITE_ORIGIN) hosts.add(new URL(env.SITE_ORIGIN).host);
    return within(env, () => site.scheduled(event, strict(env), ctx), most.subrequestsOfScheduled);
  },
  queue(batch, env, ctx) {
    tick();
    if (env.SITE_ORIGIN) hosts.add(new URL(env.SITE_ORIGIN).host);
    return within(env, () => site.queue(batch, strict(env), ctx), most.subrequestsOfScheduled);
  },
};
