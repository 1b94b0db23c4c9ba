/**
 * Stands in front of the built worker for `bench:month`: a clock that each request sets (`x-time`), and sums of what the database
 * charges, asked for and begun anew at `/__tally`.
 */
import { noting } from "./around.js";
import site from "./index.js";

const RealDate = Date;
let ahead = 0;
globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...given);
  }
  static now() {
    return RealDate.now() + ahead;
  }
};

/** Both Workers have one: the first, which is asked, adds what the second says. */
const blank = () => ({ read: 0, written: 0, statements: 0 });
let sums = blank();

function noted(results) {
  for (const { meta } of results) {
    sums.read += meta.rows_read ?? 0;
    sums.written += meta.rows_written ?? 0;
  }
  sums.statements += results.length;
}

const wrapped = new WeakMap();
function counting(env) {
  const made = wrapped.get(env) ?? { ...env, DB: noting(env.DB, noted), LOGS: noting(env.LOGS, noted) };
  wrapped.set(env, made);
  return made;
}

export default {
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname === "/__tally") {
      const others = env.DESK ? await (await env.DESK.fetch(request)).json() : blank();
      const answer = Response.json(
        Object.fromEntries(Object.entries(sums).map(([key, n]) => [key, n + others[key]])),
      );
      sums = blank();
      return answer;
    }
    const time = Number(request.headers.get("x-time"));
    if (time > 0) ahead = time - RealDate.now();
    return site.fetch(request, counting(env), ctx);
  },
  scheduled(event, env, ctx) {
    ahead = event.scheduledTime - RealDate.now();
    return site.scheduled(event, counting(env), ctx);
  },
};
