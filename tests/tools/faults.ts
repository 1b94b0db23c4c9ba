/** The fourteen ways in which an upstream fails, for the matrix of faults and routes (tests and `npm run faults`). */
import type { Meddling } from "./interpose";

export interface Fault {
  name: string;
  meddling: Meddling;
  /** What a page says that cannot be without its upstream. */
  status: 403 | 404 | 502 | 504;
  /** The upstream's own status, passed on by forms. */
  own?: 429;
  /** Nothing in the answer tells that it is none: a call of which only success matters has succeeded. */
  passes?: true;
}

const answering = (name: string, status: number, more: { body?: string; headers?: Record<string, string> }) =>
  ({ name: `answers ${name}`, meddling: { status, ...more } }) as const;

export const faults: readonly Fault[] = [
  { ...answering("500", 500, {}), status: 502 },
  { ...answering("503 with a web page", 503, { body: "<h1>Under maintenance</h1>" }), status: 502 },
  { ...answering("429 for an hour", 429, { headers: { "retry-after": "3600" } }), status: 502, own: 429 },
  { ...answering("403 to everything", 403, {}), status: 403 },
  { ...answering("404 to everything", 404, {}), status: 404 },
  { ...answering("with another address", 302, { headers: { location: "/elsewhere" } }), status: 502 },
  { name: "answers a web page", meddling: { rubbish: "<!doctype html><p>Welcome" }, status: 502 },
  {
    name: "answers JSON of another shape",
    meddling: { rubbish: '{"hello":[1,2,3]}' },
    status: 502,
    passes: true,
  },
  { name: "answers null", meddling: { rubbish: "null" }, status: 502, passes: true },
  { name: "answers 3 MB", meddling: { hugeBytes: 3_000_000 }, status: 502 },
  { name: "hangs up without a word", meddling: { cut: "before" }, status: 502 },
  { name: "hangs up in the middle", meddling: { cut: "within" }, status: 502 },
  { name: "trickles", meddling: { trickleMs: 20 }, status: 504 },
  { name: "never answers", meddling: { never: true }, status: 504 },
];
