/** The reference worker: Remix's own request handler and nothing around it. */
import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import * as build from "@remix-run/dev/server-build";

const handle = createRequestHandler(build as ServerBuild, "production");

export default {
  fetch(request: Request): Promise<Response> {
    return handle(request, {} as never);
  },
};
