/**
 * Wraps the built worker as if D1 were in trouble while pages go out: the last word of a browser's name says whether their click rows come
 * `late` or `never`. What the page posts to `/clic` finds D1 well again.
 */
import { around } from "./around.js";
import site from "./index.js";

const lateness = 400;

const troubled = (db, { headers }) =>
  around(db, async ([{ sql }], call, [way]) => {
    if (way !== "run" || !/^\s*INSERT INTO new_clicks\b/.test(sql)) return call();
    if (headers.get("user-agent").endsWith(" never")) throw new Error("D1 is not there");
    await new Promise((wake) => setTimeout(wake, lateness));
    return call();
  });

export default {
  fetch(request, env, ctx) {
    if (new URL(request.url).pathname === "/clic") return site.fetch(request, env, ctx);
    // Without a queue: with one the row would be safe at once.
    return site.fetch(request, { ...env, CLICKS: undefined, DB: troubled(env.DB, request) }, ctx);
  },
};
