/** Looks at a page of a store as a polite stranger: one question after the other, robots.txt obeyed, no more read than is needed. */
import type { IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Finding } from "contract";
import { registrableDomain } from "server/exits/registrable-domain";
import { agent, fetchWithin, publicOnly, type Reach } from "../../import/pictures/public-fetch";
import type { Wait } from "../../local/repeated";
import { isSoldOut } from "./availability";
import { pricesIn } from "./prices";
import { allowsAll, allowsNothing, type Robots, robotsFrom } from "./robots";

/** What robots.txt calls us, by the shop's name: `VetrinaBot`. */
const bot = `${agent}Bot`;
const headers = {
  "User-Agent": `${bot}/1.0 (guarda se le pagine dei prodotti ci sono ancora)`,
  Accept: "text/html,*/*;q=0.5",
  "Accept-Encoding": "identity",
};

export interface LookOptions {
  reach?: Reach;
  pause?: Wait;
}

const deadline = 10_000;
const mostBytes = 600_000;
const mostRobots = 500_000;
/** Milliseconds between two questions to a host, and the most that its own wish makes of them. */
const between = { least: 1_500, most: 20_000 };

/** What is known of a page, and the prices in euros that it names. */
export interface Looked {
  finding: Finding;
  prices: number[];
}
const untold: Looked = { finding: "ignota", prices: [] };

interface Answer {
  status: number;
  text: string;
  /** The front page, where another one was asked for. */
  isHome: boolean;
}

interface Host {
  /** Ends when the last question was answered. */
  queue: Promise<unknown>;
  robots: Promise<Robots> | null;
  asked: boolean;
  /** It is overloaded, or wants to be left alone. */
  rests: boolean;
}

/** Who looks: what it learns of hosts holds as long as it is kept. */
export function openLooking({ reach = publicOnly, pause = sleep }: LookOptions = {}) {
  const hosts = new Map<string, Host>();

  function hostOf({ host }: URL): Host {
    const known = hosts.get(host) ?? { queue: Promise.resolve(), robots: null, asked: false, rests: false };
    hosts.set(host, known);
    return known;
  }

  /** One after the other, with a pause between; null where the host wants to be left alone. */
  function inTurn(host: Host, wish: number | null, ask: () => Promise<Answer>): Promise<Answer | null> {
    const turn = host.queue.then(async () => {
      if (host.rests) return null;
      if (host.asked) await pause(Math.min(between.most, Math.max(between.least, (wish ?? 0) * 1_000)));
      host.asked = true;
      const answer = await ask();
      host.rests ||= answer.status === 429 || answer.status === 503;
      return answer;
    });
    host.queue = turn.catch(() => undefined);
    return turn;
  }

  function robotsOf(url: URL): Promise<Robots> {
    const host = hostOf(url);
    host.robots ??= inTurn(host, null, () =>
      answerOf(reach, new URL("/robots.txt", url), "GET", mostRobots, () => true),
    )
      .then((answer) => {
        const { status = 0, text = "" } = answer ?? {};
        if (status === 200) return robotsFrom(text, bot);
        return status >= 400 && status < 500 && status !== 429 ? allowsAll : allowsNothing;
      })
      .catch(() => allowsNothing);
    return host.robots;
  }

  /** What a page says. Rejects never: what cannot be told is `ignota`. */
  return async function look(url: URL): Promise<Looked> {
    try {
      const robots = await robotsOf(url);
      const host = hostOf(url);
      if (!robots.allows(url.pathname + url.search)) return untold;
      const domain = registrableDomain(url.hostname);
      const follows = (next: URL) =>
        registrableDomain(next.hostname) === domain &&
        (next.host !== url.host || robots.allows(next.pathname + next.search));
      for (const method of ["HEAD", "GET"] as const) {
        const answer = await inTurn(host, robots.delay, () =>
          answerOf(reach, url, method, mostBytes, follows),
        );
        if (answer === null) return untold;
        const { status, text, isHome } = answer;
        // Some servers know no HEAD, and some deny there what they have.
        const isOver = method === "GET" || ![200, 404, 405, 410, 501].includes(status);
        if (isOver) return isHome ? untold : { finding: findingOf(status, text), prices: pricesIn(text) };
      }
    } catch {
      // No answer, a private network, or a way to somebody else.
    }
    return untold;
  };
}

/** One question, and no more of its answer than is needed. */
async function answerOf(
  reach: Reach,
  url: URL,
  method: "GET" | "HEAD",
  most: number,
  follows: (url: URL) => boolean,
): Promise<Answer> {
  const signal = AbortSignal.timeout(deadline);
  let last = url;
  const manner = {
    method,
    follows: (next: URL) => {
      last = next;
      return follows(next);
    },
  };
  const answer = await fetchWithin(url.href, signal, reach, headers, {}, manner);
  const { statusCode: status = 0 } = answer;
  const isPage = /html|text\/plain/.test(answer.headers["content-type"] ?? "text/html");
  const text = status === 200 && method === "GET" && isPage ? await textOf(answer, most) : "";
  answer.destroy();
  return { status, text, isHome: last.pathname === "/" && url.pathname !== "/" };
}

function findingOf(status: number, text: string): Finding {
  if (status === 404 || status === 410) return "sparita";
  if (status !== 200) return "ignota";
  return isSoldOut(text) ? "esaurita" : "bene";
}

/** The beginning of a page: what shops say of their goods stands in it. */
async function textOf(answer: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part.subarray(0, most - length));
    length += part.byteLength;
    if (length >= most) break;
  }
  return Buffer.concat(parts).toString("utf8");
}
