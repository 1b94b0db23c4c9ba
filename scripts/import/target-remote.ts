/** The catalogue of a deployed site, over HTTP with the operator's admin key. */
import type { Row } from "contract";
import { feeds } from "contract/feeds";
import { catalogue } from "contract/import";
import { own } from "contract/own";
import { wireInput } from "contract/row";
import type { PictureFile, Target } from "./target";

interface CallOptions {
  /** Address of the site, or of an upstream that answers at its root. */
  url: string;
  /** What says who calls. */
  headers: Record<string, string>;
  /** Milliseconds per call. */
  deadline?: number;
  /** Lets milliseconds pass; for tests. */
  wait?: (milliseconds: number) => Promise<unknown>;
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
  ) {
    super(message);
  }
}

export function operatorHeaders({ adminKey, apiKey }: Pick<RemoteOptions, "adminKey" | "apiKey">) {
  return { "x-api-key": apiKey, "x-admin-key": adminKey };
}

/** Every call of an import may come twice, so what failed by the way is asked again. */
const repetitions = 5;
/** Before the first repetition, in milliseconds; every further one waits twice as long. */
const firstPause = 500;
const longestPause = 60_000;
const sleep = (milliseconds: number) => new Promise((wake) => setTimeout(wake, milliseconds));

/** Files per call; base64 in JSON stays far below the upstream's body limit. */
const filesPerCall = 20;

/** Calls rows of the contract there; resolves to the domain side of the answer. */
export function remoteCalls({ url, headers: own, deadline = 120_000, wait = sleep }: CallOptions) {
  return async (row: Row, input: Record<string, unknown>): Promise<unknown> => {
    const { address, rest } = addressOf(url, row.path, input);
    const headers = { ...own, "Content-Type": "application/json" };
    const query = row.method === "GET" ? `?${new URLSearchParams(rest as Record<string, string>)}` : "";
    const ask = async (): Promise<Answer> => {
      const response = await fetch(address + query, {
        method: row.method,
        headers,
        body: row.method === "GET" ? undefined : JSON.stringify(rest),
        signal: AbortSignal.timeout(deadline),
      });
      const { status } = response;
      return {
        status,
        text: await response.text(),
        wait: Number(response.headers.get("Retry-After")) * 1_000,
      };
    };
    const { status, text } = await repeated(ask, wait);
    if (status >= 300) throw new CallRefused(`${row.path} answered ${status}: ${text.slice(0, 200)}`, status);
    return row.output.parse(JSON.parse(text));
  };
}

interface Answer {
  status: number;
  text: string;
  /** What the answer asks to wait, in milliseconds. */
  wait: number;
}

/** Asks again after 429, 5xx and lost connections, each time after a longer pause. */
async function repeated(
  ask: () => Promise<Answer>,
  wait: (milliseconds: number) => Promise<unknown>,
): Promise<Answer> {
  for (let repetition = 0; ; repetition++) {
    const last = repetition === repetitions;
    const answer = await ask().catch((error: unknown) => {
      if (last) throw error;
      return null;
    });
    if (answer && (last || (answer.status !== 429 && answer.status < 500))) return answer;
    const pause = firstPause * 2 ** repetition * (0.75 + Math.random() / 2);
    await wait(Math.min(longestPause, Math.max(pause, answer?.wait || 0)));
  }
}

export function openRemote({ adminKey, apiKey, ...options }: RemoteOptions): Target {
  return remoteTarget(remoteCalls({ ...options, headers: operatorHeaders({ adminKey, apiKey }) }));
}

/** @param send calls a row there */
export function remoteTarget(send: ReturnType<typeof remoteCalls>): Target {
  async function storeFiles(files: PictureFile[]): Promise<void> {
    for (let start = 0; start < files.length; start += filesPerCall) {
      const part = files.slice(start, start + filesPerCall).map(({ key, type, body }) => ({
        key,
        type,
        base64: Buffer.from(body).toString("base64"),
      }));
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
