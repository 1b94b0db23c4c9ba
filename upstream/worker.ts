/** The upstream as a worker of its own, rows at the root: what `API_BASE_URL` of a site may point to. */
import { type HttpEnv, upstreamApp } from "./http";

/** `SESSION_KEYS` reads like the site's setting of that name. */
type WorkerEnv = Partial<HttpEnv> & Pick<HttpEnv, "DB"> & { SESSION_KEYS?: string };

const app = upstreamApp("");

export default {
  fetch(request: Request, env: WorkerEnv): Response | Promise<Response> {
    const API_KEY = env.API_KEY || "vetrina-locale";
    return app.fetch(request, {
      ...env,
      API_KEY,
      sessionKeys: sessionKeys(env.SESSION_KEYS || `own:${API_KEY}`),
    });
  },
};

function sessionKeys(pairs: string) {
  return pairs.split(",").map((pair) => {
    const [id = "", ...secret] = pair.trim().split(":");
    return { id, secret: secret.join(":") };
  });
}
