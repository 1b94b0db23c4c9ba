/** A D1 database on Cloudflare, asked over its HTTP interface: short questions, so that visitors are not held up. */
import { databaseOver } from "../local/over-wire";
import { repeated, type Wait } from "../local/repeated";

export interface RemoteOptions {
  account: string;
  token: string;
  database: string;
  /** For tests. */
  origin?: string;
  wait?: Wait;
}

/** A call that failed for a moment is made again so often, after so many milliseconds times the try, or when Cloudflare says (five minutes after 1,200 calls in five). */
const tries = 5;
const pause = 1_000;
const deadline = 60_000;

/** Where wrangler asks too. */
const cloudflare = process.env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";

/** Another time it may go well. */
class Passing extends Error {
  constructor(
    message: string,
    /** Milliseconds that are asked for. */
    readonly after = 0,
  ) {
    super(message);
  }
}

interface Answered {
  success: boolean;
  errors?: { message: string }[];
  result?: D1Result[];
}

/** Every statement of a backup may be repeated. */
export function remoteDatabase(options: RemoteOptions): D1Database {
  const { account, token, database, origin = cloudflare, wait } = options;
  const address = `${origin}/accounts/${account}/d1/database/${database}/query`;
  async function ask(body: string): Promise<D1Result[]> {
    const answer = await fetch(address, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body,
      signal: AbortSignal.timeout(deadline),
    }).catch(() => null);
    if (!answer) throw new Passing("Cloudflare does not answer.");
    if (answer.status === 429 || answer.status >= 500)
      throw new Passing(
        `Cloudflare answers ${answer.status}: ${(await answer.text().catch(() => "")).slice(0, 200)}`,
        1_000 * (Number(answer.headers.get("Retry-After")) || 0),
      );
    const told = (await answer.json()) as Answered;
    if (!told.success || !told.result)
      throw new Error(`Cloudflare says: ${told.errors?.map(({ message }) => message).join("; ")}`);
    return told.result;
  }
  return databaseOver((statements) => {
    const body = JSON.stringify({
      batch: statements.map(([text, values]) => ({ sql: text, params: values })),
    });
    return repeated(() => ask(body), pauseAfter, wait);
  });
}

function pauseAfter(failure: unknown, repetition: number): number {
  if (!(failure instanceof Passing) || repetition + 1 >= tries) throw failure;
  return Math.max(failure.after, pause * (repetition + 1));
}
