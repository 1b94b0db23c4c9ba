/** Stands in the place of the second Worker until somebody asks it: most sites of tests never do, and loading it takes 100 ms. */
let worker;
async function awake() {
  worker ??= (await import("./whole.js")).default;
  return worker;
}

export default {
  fetch: async (request, env, ctx) => (await awake()).fetch(request, env, ctx),
  scheduled: async (event, env, ctx) => (await awake()).scheduled(event, env, ctx),
};
