/** A server of this machine, on a port of its own, and its end, which no kept connection delays. */
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export async function listening(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** A listener that answers as a Worker's handler does. */
export function answeredBy(fetched: (request: Request) => Response | Promise<Response>): RequestListener {
  return async (request, response) => {
    const answer = await fetched(await asFetched(request));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
}

async function asFetched(request: IncomingMessage): Promise<Request> {
  const { method = "GET", url = "/", headers } = request;
  const body = await buffer(request);
  return new Request(`http://localhost${url}`, {
    method,
    headers: headers as Record<string, string>,
    body: body.length > 0 ? body : undefined,
  });
}

export type Listening = Awaited<ReturnType<typeof listening>>;
