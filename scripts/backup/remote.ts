/** A D1 database on Cloudflare, asked over its HTTP interface: short questions, so that visitors are not held up. */
import { databaseOver } from "../local/over-wire";

export interface RemoteOptions {
  account: string;
  token: string;
  database: string;
  /** For tests. */
  origin?: string;
  wait?: (milliseconds: number) => Promise<unknown>;
}

/** A call that failed for a moment is made again so often, after so many milliseconds times the try. */
const tries = 5;
const pause = 1_000;
const deadline = 60_000;

const sleep = (milliseconds: number) => new Promise((wake) => setTimeout(wake, milliseconds));

interface Answered {
  success: boolean;
  errors?: { message: string }[];
  result?: D1Result[];
}

/** Every statement of a backup may be repeated. */
export function remoteDatabase(options: RemoteOptions): D1Database {
  const { account, token, database, origin = "https://api.cloudflare.com", wait = sleep } = options;
  const address = `${origin}/client/v4/accounts/${account}/d1/database/${database}/query`;
  const ask = (body: string) =>
    fetch(address, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body,
      signal: AbortSignal.timeout(deadline),
    });
  return databaseOver(async (statements) => {
    const body = JSON.stringify({
      batch: statements.map(([text, values]) => ({ sql: text, params: values })),
    });
    for (let attempt = 1; ; attempt++) {
      const answer = await ask(body).catch(() => null);
      if (attempt < tries && (!answer || answer.status === 429 || answer.status >= 500)) {
        await wait(pause * attempt);
        continue;
      }
      if (!answer) throw new Error("Cloudflare does not answer.");
      const told = (await answer.json()) as Answered;
      if (!told.success || !told.result)
        throw new Error(`Cloudflare says: ${told.errors?.map(({ message }) => message).join("; ")}`);
      return told.result;
    }
  });
}
