/** Load generator: a fixed number of keep-alive connections asks as fast as it is answered. */
import { connect, type Socket } from "node:net";

/**
 * Requests per second that `url` answers on `connections` connections during `milliseconds`. Plain sockets, because
 * Node's HTTP client costs more than the workers that are measured.
 * @param path called for every request, so that addresses can differ
 * @param expected the only status that counts; another one ends the bench, because it would measure an error page
 */
export async function requestsPerSecond(
  url: URL,
  path: () => string,
  expected: number,
  { connections = 16, milliseconds = 1_000, headers = {} as Record<string, string> } = {},
): Promise<number> {
  const lines = Object.entries({ Host: url.host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const ends = performance.now() + milliseconds;
  const started = performance.now();
  const counts = await Promise.all(
    Array.from({ length: connections }, () => {
      const ask = () => `GET ${path()} HTTP/1.1\r\n${lines.join("")}\r\n`;
      return connection(url, ask, expected, ends);
    }),
  );
  const answered = counts.reduce((sum, count) => sum + count, 0);
  return (answered / (performance.now() - started)) * 1_000;
}

/** One connection: asks, waits for the whole answer, asks again until the time is over. Resolves to the answers. */
function connection(url: URL, ask: () => string, expected: number, ends: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname);
    let answered = 0;
    let buffer = "";
    socket.setEncoding("latin1");
    socket.on("error", reject);
    socket.on("connect", () => socket.write(ask()));
    socket.on("data", (data) => {
      buffer += data;
      if (!isWhole(buffer)) return;
      const status = Number(buffer.slice(9, 12));
      buffer = "";
      if (status !== expected) return fail(socket, reject, `${url.href} answered ${status}, not ${expected}`);
      answered += 1;
      if (performance.now() < ends) return socket.write(ask());
      socket.destroy();
      resolve(answered);
    });
  });
}

function fail(socket: Socket, reject: (error: Error) => void, message: string): void {
  socket.destroy();
  reject(new Error(message));
}

/** Whether a response is complete: by its length, or by the last chunk. */
function isWhole(text: string): boolean {
  const head = text.indexOf("\r\n\r\n");
  if (head < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head));
  if (length) return text.length - head - 4 >= Number(length[1]);
  return text.endsWith("\r\n0\r\n\r\n");
}

/** The middle of some figures. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? Number(sorted[middle])
    : (Number(sorted[middle - 1]) + Number(sorted[middle])) / 2;
}

/** The figure that this share of all stays below; 0 without any. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** Runs the contenders in turn, round after round, and gives the median of each; the first round warms up and is dropped. */
export async function interleaved<Name extends string>(
  rounds: number,
  contenders: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number>> {
  const figures = {} as Record<Name, number[]>;
  const names = Object.keys(contenders) as Name[];
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const figure = await contenders[name]();
      if (round > 0) figures[name] = [...(figures[name] ?? []), figure];
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(figures[name])])) as Record<Name, number>;
}
