/** Brings a feed onto the disk: only if it has changed, from public addresses only, going on where a connection broke. */
import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { fetchWithin, publicOnly, type Reach } from "../import/pictures/public-fetch";
import { repeated } from "../local/repeated";

export interface DownloadLimits {
  /** The most that a file may weigh as it is sent. */
  bytes: number;
  /** Milliseconds without a byte, and for the whole. */
  silence: number;
  whole: number;
  /** How often a broken connection is taken up, and the milliseconds before the first time; twice as long each time. */
  repetitions: number;
  pause: number;
}

export const feedLimits: DownloadLimits = {
  bytes: 1_000_000_000,
  silence: 60_000,
  whole: 3_600_000,
  repetitions: 5,
  pause: 2_000,
};

export interface FeedAddress {
  address: string;
  user: string | null;
  password: string | null;
  key: string | null;
  /** Of the file that is known. */
  etag: string | null;
  modified: string | null;
}

export interface Downloaded {
  /** The server says that it is the known file: nothing was written. */
  isSame: boolean;
  bytes: number;
  host: string;
  etag: string | null;
  modified: string | null;
  /** Of what was written. */
  digest: string | null;
}

/** Why a feed could not be had, in Italian: an operator reads it. */
export class NoFeed extends Error {
  override name = "NoFeed";
}

/** What a connection that broke may be taken up after. */
class Broken extends Error {}

export interface DownloadOptions {
  reach?: Reach;
  limits?: DownloadLimits;
  onBytes?(bytes: number): void;
}

/** Rejects with `NoFeed`. */
export async function downloadFeed(
  from: FeedAddress,
  path: string,
  options: DownloadOptions = {},
): Promise<Downloaded> {
  const { limits = feedLimits } = options;
  const file = await open(path, "w");
  const state = nothingOf(from);
  const until = Date.now() + limits.whole;
  try {
    const isNew = await repeated(
      () => attempt(from, file, state, until, options),
      (failure, repetition) => {
        if (failure instanceof NoFeed) throw failure;
        if (repetition >= limits.repetitions || Date.now() >= until) throw new NoFeed(reasonOf(failure));
        return limits.pause * 2 ** repetition;
      },
    );
    const { etag, modified } = from;
    if (!isNew) return { isSame: true, bytes: 0, host: state.host, etag, modified, digest: null };
  } finally {
    await file.close();
  }
  const { size, host, etag, modified, hash } = state;
  return { isSame: false, bytes: size, host, etag, modified, digest: hash.digest("hex") };
}

type State = ReturnType<typeof nothingOf>;

function nothingOf(from: FeedAddress) {
  const { hostname: host } = new URL(addressOf(from));
  const marks: Pick<FeedAddress, "etag" | "modified"> = { etag: null, modified: null };
  return { size: 0, host, ...marks, hash: createHash("sha256") };
}

/** One connection; false: the file is the known one. */
async function attempt(
  from: FeedAddress,
  file: FileHandle,
  state: State,
  until: number,
  { reach = publicOnly, limits = feedLimits, onBytes }: DownloadOptions,
): Promise<boolean> {
  const stop = new AbortController();
  let timer = setTimeout(() => stop.abort(new Broken("silence")), limits.silence);
  const whole = setTimeout(
    () => stop.abort(new NoFeed("Il server è troppo lento.")),
    Math.max(0, until - Date.now()),
  );
  try {
    const answer = await asked(from, state, stop.signal, reach);
    if (answer.statusCode === 304) {
      answer.destroy();
      return false;
    }
    await settle(answer, file, state);
    if (state.size + Number(answer.headers["content-length"] ?? 0) > limits.bytes) throw tooLarge(limits);
    for await (const piece of answer as AsyncIterable<Uint8Array>) {
      clearTimeout(timer);
      timer = setTimeout(() => stop.abort(new Broken("silence")), limits.silence);
      if (state.size + piece.byteLength > limits.bytes) throw tooLarge(limits);
      await file.write(piece, 0, piece.byteLength, state.size);
      state.hash.update(piece);
      state.size += piece.byteLength;
      onBytes?.(state.size);
    }
    return true;
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : error;
  } finally {
    clearTimeout(timer);
    clearTimeout(whole);
    stop.abort();
  }
}

async function asked(from: FeedAddress, state: State, signal: AbortSignal, reach: Reach) {
  const { size, etag, modified } = state;
  const headers: Record<string, string> = { Accept: "*/*", "Accept-Encoding": "gzip" };
  const mark = etag?.startsWith("W/") ? null : (etag ?? modified);
  if (size > 0 && mark) Object.assign(headers, { Range: `bytes=${size}-`, "If-Range": mark });
  else if (size === 0) {
    if (from.etag) headers["If-None-Match"] = from.etag;
    if (from.modified) headers["If-Modified-Since"] = from.modified;
  }
  try {
    const follows = ({ hostname }: URL) => {
      state.host = hostname;
      return true;
    };
    return await fetchWithin(addressOf(from), signal, reach, headers, credentialsOf(from), { follows });
  } catch (error) {
    if (/no public address|is not fetched|too many redirects/.test(String(error)))
      throw new NoFeed(reasonOf(error));
    throw error;
  }
}

function addressOf({ address, key }: FeedAddress): string {
  return key === null
    ? address
    : address.replaceAll(/\{chiave\}|%7Bchiave%7D/gi, () => encodeURIComponent(key));
}

function credentialsOf({ address, user, password, key }: FeedAddress): Record<string, string> {
  if (user !== null)
    return { Authorization: `Basic ${Buffer.from(`${user}:${password ?? ""}`).toString("base64")}` };
  return key === null || /\{chiave\}|%7Bchiave%7D/i.test(address) ? {} : { Authorization: `Bearer ${key}` };
}

/** Makes file and state ready for what the answer brings: its rest, or all of it anew. */
async function settle(answer: IncomingMessage, file: FileHandle, state: State): Promise<void> {
  const { statusCode = 0, headers } = answer;
  const from = /^bytes (\d+)-/.exec(headers["content-range"] ?? "")?.[1];
  if (statusCode === 206 && Number(from) === state.size) return;
  if (statusCode !== 200) {
    answer.destroy();
    // What the server could not do now it may do in a moment.
    if (statusCode >= 500 || statusCode === 429 || statusCode === 408 || statusCode === 416) {
      Object.assign(state, { etag: null, modified: null });
      throw new Broken(`status ${statusCode}`);
    }
    throw new NoFeed(refusalOf(statusCode));
  }
  await file.truncate(0);
  const { etag = null, "last-modified": modified = null } = headers;
  Object.assign(state, { size: 0, etag, modified, hash: createHash("sha256") });
}

function tooLarge({ bytes }: DownloadLimits): NoFeed {
  return new NoFeed(`Il file supera ${(bytes / 1_000_000).toLocaleString("it-IT")} MB.`);
}

function refusalOf(status: number): string {
  if (status === 401 || status === 403)
    return `Il server rifiuta l’accesso (${status}): controlla utente, password o chiave.`;
  if (status === 404 || status === 410) return `All’indirizzo non c’è nessun feed (${status}).`;
  return `Il server risponde ${status}.`;
}

function reasonOf(error: unknown): string {
  const text = String((error as Error | undefined)?.message ?? error);
  const status = /^status (\d+)$/.exec(text)?.[1];
  if (status) return `Il server risponde ${status}.`;
  if (/no public address|is not fetched/.test(text))
    return "L’indirizzo porta in una rete privata, o non a un sito.";
  if (/too many redirects/.test(text)) return "L’indirizzo rimanda troppe volte altrove.";
  if (/ENOTFOUND|EAI_AGAIN|has no address/.test(text)) return "Il nome del server non si trova.";
  if (/silence|timed? ?out/i.test(text)) return "Il server non risponde.";
  if (/certificate|SSL|TLS/i.test(text)) return "Il certificato del server non è valido.";
  return "La connessione si interrompe.";
}
