/** `npm run feeds -- --watch`: asks what is due again and again, outlives what fails, and ends when it is told to. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readOn } from "../../scripts/feeds/read-on";
import { type Listening, listening } from "../tools/listening";

let server: Listening;
let command: ChildProcess | null = null;
/** What the stand-in for the site was asked, and how it answers. */
let asked: string[];
let answer: (path: string, response: ServerResponse) => void;
beforeEach(async () => {
  asked = [];
  server = await listening((request, response) => {
    const path = request.url ?? "";
    asked.push(`${request.headers.authorization} ${path}`);
    request.resume().once("end", () => answer(path, response));
  });
});
afterEach(async () => {
  command?.kill("SIGKILL");
  command = null;
  await server.close();
});

const json = (response: ServerResponse, body: object | null) => {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(body));
};

function watching(): ChildProcess {
  const { port } = server;
  const call = ["--import", "tsx", "scripts/feeds/main.ts", "--watch", "--to", `http://localhost:${port}`];
  command = spawn(process.execPath, call, {
    env: { ...process.env, FEEDS_TOKEN: "lf_prova" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return command;
}

test("told to end between two rounds the command ends at once and well, and asks nothing more", async () => {
  const idle = new Promise<void>((told) => {
    answer = (path, response) => {
      if (path === "/api/feed/destinazioni") response.once("finish", told);
      json(response, path === "/api/feed/immagini" ? [] : null);
    };
  });
  const reader = watching();
  const ended = once(reader, "exit");
  await idle;
  // The answer is on its way: whether it is still being read or the pause has begun, the signal ends it.
  reader.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(asked).toEqual(
    ["lavoro", "immagini", "destinazioni"].map((one) => `Bearer lf_prova /api/feed/${one}`),
  );
});

test("told to end while it reads, the command tells what came of the reading and takes up no other", async () => {
  const work = {
    ...{ source: 1, store: "prova", user: null, password: null, key: null, network: "google" },
    ...{ pictures: false, mostGone: 30, mostMoved: 40, allowed: null, others: [], isFirst: true },
    ...{ etag: null, modified: null, digest: null, address: "http://127.0.0.1/feed.csv" },
  };
  const reader = { process: null as ChildProcess | null };
  answer = (path, response) => {
    if (path === "/api/feed/lavoro") reader.process?.kill("SIGTERM");
    json(response, path === "/api/feed/lavoro" ? work : { ok: true });
  };
  reader.process = watching();
  // Addresses of this machine are refused: the reading has failed, and that is told.
  expect(await once(reader.process, "exit")).toEqual([1, null]);
  expect(asked.map((one) => one.replace(/[\w-]{36}/, "…"))).toEqual([
    "Bearer lf_prova /api/feed/lavoro",
    "Bearer lf_prova /api/feed/lavoro/…/fine",
  ]);
});

test("a round that fails as a whole is told, and the next one comes; each pause lets one round through", async () => {
  const over = new AbortController();
  const rounds: (() => { failed: number })[] = [
    () => ({ failed: 0 }),
    () => {
      throw new Error("il sito tace");
    },
    () => ({ failed: 2 }),
  ];
  const told: string[] = [];
  let pauses = 0;
  const last = await readOn({
    round: async () => (rounds.shift() as () => { failed: number })(),
    over: over.signal,
    pause: async () => {
      if (++pauses === 3) over.abort();
    },
    tell: (problem) => told.push(problem),
  });
  expect([last, rounds, pauses, told]).toEqual([{ failed: 2 }, [], 3, ["il sito tace"]]);
});
