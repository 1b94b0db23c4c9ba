/**
 * Stands in the place of the worker for two isolates of it on one database: each is the worker with a memory of its own, a
 * request comes to either by chance, and now and then one is evicted and begins with nothing. `STRICT_SEED` repeats the chance.
 */
const fresh = [
  () => import("./isolate-0.js"),
  () => import("./isolate-1.js"),
  () => import("./isolate-2.js"),
  () => import("./isolate-3.js"),
  () => import("./isolate-4.js"),
  () => import("./isolate-5.js"),
];
const evictedOnceIn = 6;
const living = [];

let state = 0;
function chance() {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

async function isolate(env) {
  state ||= Number(env.STRICT_SEED) || 1;
  const place = chance() < 0.5 ? 0 : 1;
  const isEvicted = chance() < 1 / evictedOnceIn;
  if (!living[place] || (isEvicted && fresh.length > 0)) living[place] = (await fresh.shift()()).default;
  return living[place];
}

export default {
  fetch: async (request, env, ctx) => (await isolate(env)).fetch(request, env, ctx),
  scheduled: async (event, env, ctx) => (await isolate(env)).scheduled(event, env, ctx),
};
