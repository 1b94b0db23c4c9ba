/**
 * Wraps the built worker so that its D1 can be taken away: `GET /prova/database?is=gone` lets every call fail, `hangs` lets it wait for
 * ever, `well` gives it back. Its queues work on all the while.
 */
import { around } from "./around.js";
import site from "./index.js";

let is = "well";

function call(work) {
  if (is === "gone") return Promise.reject(new Error("D1_ERROR: Network connection lost."));
  return is === "hangs" ? new Promise(() => undefined) : work();
}

let own;
/** One for all requests, as one binding is. */
const troubled = (env) => {
  own ??= { ...env, DB: around(env.DB, (_, work) => call(work)) };
  return own;
};

export default {
  async fetch(request, env, ctx) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/prova/database") {
      // It is gone for both Workers.
      await env.DESK?.fetch(request);
      is = searchParams.get("is");
      return new Response(is);
    }
    return site.fetch(request, troubled(env), ctx);
  },
  scheduled: (event, env, ctx) => site.scheduled(event, troubled(env), ctx),
  queue: (batch, env, ctx) => site.queue(batch, troubled(env), ctx),
};
