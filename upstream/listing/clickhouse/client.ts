/** Speaks to ClickHouse over its HTTP interface; statements are such that Debian's 18.16, by which the tests go, takes them too. */

export interface ClickHouseSettings {
  /** Address of the HTTP interface, the database's name as the path: `https://search.example.com:8443/vetrina`. */
  url: string;
  user: string;
  password: string;
}

export interface ClickHouse {
  /** The rows of a question. Rejects after `patience`, and when the server refuses. */
  rows<Row extends readonly unknown[]>(statement: string): Promise<Row[]>;
  run(statement: string, data?: string): Promise<void>;
}

/** A question that takes longer has lost its visitor, in milliseconds. */
const patience = 4_000;

/** Copying a whole catalogue may take so long, in milliseconds. */
const patienceOfFilling = 300_000;

export function clickHouse({ url, user, password }: ClickHouseSettings): ClickHouse {
  const address = new URL(url);
  const database = address.pathname.slice(1) || "default";
  const headers = { "x-clickhouse-user": user || "default", "x-clickhouse-key": password };
  async function send(statement: string, milliseconds: number, data?: string): Promise<string> {
    const query = new URLSearchParams({ database, output_format_json_quote_64bit_integers: "0" });
    if (data !== undefined) query.set("query", statement);
    const response = await fetch(`${address.origin}/?${query}`, {
      method: "POST",
      headers,
      body: data ?? statement,
      signal: AbortSignal.timeout(milliseconds),
    }).catch((error: unknown) => {
      throw new AwayError(`ClickHouse does not answer: ${error}`);
    });
    const text = await response.text();
    // What stands before it, a tunnel or a proxy, says so when nobody is behind.
    if (response.status >= 502) throw new AwayError(`ClickHouse answers ${response.status}`);
    if (!response.ok) throw new Error(`ClickHouse answers ${response.status}: ${text.slice(0, 300)}`);
    return text;
  }
  return {
    async rows<Row extends readonly unknown[]>(statement: string) {
      const answer = JSON.parse(await send(`${statement}\nFORMAT JSONCompact`, patience)) as { data: Row[] };
      return answer.data;
    },
    async run(statement, data) {
      await send(statement, patienceOfFilling, data);
    },
  };
}

/** Nobody answers at this address; what was asked may be asked elsewhere. */
class AwayError extends Error {}

/** An entry that is away is left alone for so long, in milliseconds. */
const leftAlone = 30_000;

/** Two entries into the same servers: the second is asked while the first is away. */
export function eitherOf(first: ClickHouse, second: ClickHouse, now: () => number = Date.now): ClickHouse {
  let awayUntil = 0;
  async function either<Answer>(ask: (server: ClickHouse) => Promise<Answer>): Promise<Answer> {
    if (now() < awayUntil) return ask(second);
    try {
      return await ask(first);
    } catch (error) {
      if (!(error instanceof AwayError)) throw error;
      awayUntil = now() + leftAlone;
      return ask(second);
    }
  }
  return {
    rows: (statement) => either((server) => server.rows(statement)),
    run: (statement, data) => either((server) => server.run(statement, data)),
  };
}

export function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, "\\$&")}'`;
}

export function array(items: readonly (number | string)[]): string {
  return items.length === 0 ? "emptyArrayUInt32()" : `[${items.join(",")}]`;
}
