/** What a worker's isolate holds after a collection, asked of the inspector. */
import { fetch } from "miniflare";
import { inTime } from "upstream/time-limit";
import { patience } from "./patience.mjs";

/** What the inspector says, as far as it is read. */
interface Said {
  id?: number;
  method?: string;
  params?: { context?: { id: number } };
  result?: Record<string, unknown>;
  error?: { message: string };
}

/**
 * Bytes that the worker `name` holds, ArrayBuffers included; `inspector` is the address of Miniflare's inspector. The
 * runtime never answers `HeapProfiler.collectGarbage`; the engine collects everything before it looks for objects of a kind.
 */
export async function heapAfterCollection(inspector: URL, name: string): Promise<number> {
  const target = `http://${inspector.host}/core:user:${name}`;
  const { webSocket } = await fetch(target, { headers: { Upgrade: "websocket" } });
  if (!webSocket) throw new Error("The inspector did not open a socket.");
  const waiting = new Map<number, (said: Said) => void>();
  let context = 0;
  webSocket.addEventListener("message", ({ data }) => {
    const said = JSON.parse(String(data)) as Said;
    context = said.params?.context?.id ?? context;
    waiting.get(said.id ?? 0)?.(said);
  });
  webSocket.accept();
  async function ask(method: string, params: object = {}): Promise<Record<string, unknown>> {
    const id = waiting.size + 1;
    const answer = new Promise<Said>((resolve) => waiting.set(id, resolve));
    webSocket?.send(JSON.stringify({ id, method, params }));
    const said = await inTime(answer, patience.wait);
    if (!said?.result) throw new Error(`${method}: ${said?.error?.message ?? "no answer"}`);
    return said.result;
  }
  try {
    await ask("Runtime.enable");
    const made = await ask("Runtime.evaluate", { expression: "Object.create(null)", contextId: context });
    const { objectId } = made.result as { objectId: string };
    await ask("Runtime.queryObjects", { prototypeObjectId: objectId });
    const { usedSize, backingStorageSize = 0 } = await ask("Runtime.getHeapUsage");
    return Number(usedSize) + Number(backingStorageSize);
  } finally {
    webSocket.close();
  }
}
