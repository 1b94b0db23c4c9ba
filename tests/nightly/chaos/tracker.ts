/** A tracker on loopback that can die, fail and dawdle, and that counts clicks by their key, as an upstream should. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { listening } from "../../tools/listening";

/** `dead` hangs up on everybody; `failing` answers 500; `slow` takes up to `slowest` ms, but counts what it was told. */
export type Mood = "well" | "dead" | "failing" | "slow";

export interface Tracker {
  url: URL;
  /** Key of a click → address; a repeated delivery changes nothing. */
  clicks: ReadonlyMap<string, string>;
  /** Deliveries whose click was counted before: the site could not know that the first one had arrived. */
  repeated(): number;
  be(mood: Mood): void;
  stop(): Promise<void>;
}

export async function startTracker(slowest = 7_000): Promise<Tracker> {
  const clicks = new Map<string, string>();
  let repeated = 0;
  let mood: Mood = "well";
  const { server, origin, close } = await listening(async (request, response) => {
    if (mood === "failing") return answer(response, 500, { error: "Guasto" });
    if (request.method !== "POST") return answer(response, 200, { hosts: [], stores: [] });
    const body = await bodyOf(request).catch(() => null);
    // Whoever is killed in the middle of a delivery has not told it.
    if (body === null) return response.destroy();
    const { url } = JSON.parse(body) as { url: string };
    const key = String(request.headers["idempotency-key"]);
    if (clicks.has(key)) repeated += 1;
    else clicks.set(key, url);
    if (mood === "slow") await sleep(Math.random() * slowest);
    return answer(response, 200, { success: true });
  });
  // Its port stays its own: another program would take it.
  server.on("connection", (socket) => {
    if (mood === "dead") socket.destroy();
  });
  return {
    url: new URL(origin),
    clicks,
    repeated: () => repeated,
    be(next) {
      mood = next;
      if (next === "dead") server.closeAllConnections();
    },
    stop: close,
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
