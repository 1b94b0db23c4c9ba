/**
 * The upstream as a worker of its own, rows at the root: what `API_BASE_URL` of a site may point to. Tests bundle it with
 * esbuild and run it in Miniflare with a D1 database bound as `DB`; it needs no wrangler file.
 */
import { type HttpEnv, upstreamApp } from "./http";

const app = upstreamApp("");

export default {
  fetch(request: Request, env: Partial<HttpEnv> & Pick<HttpEnv, "DB">): Response | Promise<Response> {
    return app.fetch(request, { ...env, API_KEY: env.API_KEY || "vetrina-locale" });
  },
};
