/** The catalogue of a deployed site, over HTTP with the operator's admin key. */
import type { Row } from "contract";
import { feeds } from "contract/feeds";
import { catalogue } from "contract/import";
import { wireInput } from "contract/row";
import { own } from "domain/own";
import { repeated, type Wait } from "../local/repeated";
import type { PictureFile, Target } from "./target";

interface CallOptions {
  /** Address of the site, or of an upstream that answers at its root. */
  url: string;
  /** What says who calls. */
  headers: Record<string, string>;
  /** Milliseconds per call. */
  deadline?: number;
  wait?: Wait;
}

export interface RemoteOptions extends Omit<CallOptions, "headers"> {
  adminKey: string;
  apiKey: string;
}

export class CallRefused extends Error {
  override name = "CallRefused";
  constructor(
    message: string,
    readonly status: number,
    /** What the answer asks to wait, in milliseconds. */
    readonly wait: number,
  ) {
    super(message);
  }
}

export function operatorHeaders({ adminKey, apiKey }: Pick<RemoteOptions, "adminKey" | "apiKey">) {
  return { "x-api-key": apiKey, "x-admin-key": adminKey };
}

/** Those of the operator who runs a command. */
export function ownKeys() {
  const { ADMIN_KEY: adminKey = "", API_KEY: apiKey = "vetrina-locale" } = process.env;
  return { adminKey, apiKey };
}

/** Every call of an import may come twice, so what failed by the way is asked again. */
const repetitions = 5;
/** Before the first repetition, in milliseconds; every further one waits twice as long. */
const firstPause = 500;
const longestPause = 60_000;

/** Files per call; base64 in JSON stays far below the upstream's body limit. */
const filesPerCall = 20;

/** Calls rows of the contract there; resolves to the domain side of the answer. */
export function remoteCalls({ url, headers: own, deadline = 120_000, wait }: CallOptions) {
  return async (row: Row, input: Record<string, unknown>): Promise<unknown> => {
    const { address, rest } = addressOf(url, row.path, input);
    const headers = { ...own, "Content-Type": "application/json" };
    const query = row.method === "GET" ? `?${new URLSearchParams(rest as Record<string, string>)}` : "";
    const ask = async (): Promise<string> => {
      const response = await fetch(address + query, {
        method: row.method,
        headers,
        body: row.method === "GET" ? undefined : JSON.stringify(rest),
        signal: AbortSignal.timeout(deadline),
      });
      const { status } = response;
      const text = await response.text();
      if (status < 300) return text;
      const asked = Number(response.headers.get("Retry-After")) * 1_000;
      throw new CallRefused(`${row.path} answered ${status}: ${text.slice(0, 200)}`, status, asked);
    };
    return row.output.parse(JSON.parse(await repeated(ask, pauseAfter, wait)));
  };
}

/** After 429, 5xx and lost connections, each time longer. */
function pauseAfter(failure: unknown, repetition: number): number {
  const refused = failure instanceof CallRefused ? failure : null;
  const isFinal = refused !== null && refused.status !== 429 && refused.status < 500;
  if (isFinal || repetition === repetitions) throw failure;
  const pause = firstPause * 2 ** repetition * (0.75 + Math.random() / 2);
  return Math.min(longestPause, Math.max(pause, refused?.wait || 0));
}

export function openRemote({ adminKey, apiKey, ...options }: RemoteOptions): Target {
  return remoteTarget(remoteCalls({ ...options, headers: operatorHeaders({ adminKey, apiKey }) }));
}

/** @param send calls a row there */
export function remoteTarget(send: ReturnType<typeof remoteCalls>): Target {
  async function storeFiles(files: PictureFile[]): Promise<void> {
    for (let start = 0; start < files.length; start += filesPerCall) {
      const part = files
        .slice(start, start + filesPerCall)
        .map(({ key, type, body }) => ({ key, type, base64: Buffer.from(body).toString("base64") }));
      await send(catalogue.storeFiles, { files: part });
    }
  }
  const call = (name: keyof typeof catalogue, input: unknown) =>
    send(catalogue[name], input as Record<string, unknown>);
  const report: Target["report"] = async (input) => {
    await send(feeds.report, wireInput(feeds.report, input) as Record<string, unknown>);
  };
  return { call: call as Target["call"], storeFiles, report, close: async () => undefined };
}

function addressOf(url: string, path: string, input: Record<string, unknown>) {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(own(rest, name)));
    delete rest[name];
    return value;
  });
  return { address: url.replace(/\/+$/, "") + filled, rest };
}
