/** Speaks to ClickHouse over its HTTP interface; statements keep to what version 18.16 and today's both take. */

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
    });
    const text = await response.text();
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

export function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, "\\$&")}'`;
}

export function array(items: Iterable<number | string>, empty = "emptyArrayUInt32()"): string {
  const all = [...items];
  return all.length === 0 ? empty : `[${all.join(",")}]`;
}
