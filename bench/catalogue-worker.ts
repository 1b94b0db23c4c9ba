/** The upstream behind HTTP for the bench of the listing: every answer also says how many rows its statements read. */
import { contract, type Row } from "contract";
import { nearbyAt } from "server/nearby";
import { createUpstream } from "upstream/index";

interface Call {
  row: "list" | "counts" | "related" | "recommended" | "suggestions";
  input: unknown;
}

/** A D1 whose answers add up what they read. */
function counting(db: D1Database, tally: { rows: number; trips: number }): D1Database {
  const inner = new WeakMap<object, D1PreparedStatement>();
  const noted = (results: D1Result[]) => {
    tally.trips += 1;
    for (const { meta } of results) tally.rows += meta.rows_read;
    return results;
  };
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const all = async () => noted([await statement.all()])[0];
    const wrapped = { bind: (...values: unknown[]) => wrap(statement.bind(...values)), all, run: all };
    inner.set(wrapped, statement);
    return wrapped as unknown as D1PreparedStatement;
  };
  return {
    prepare: (text: string) => wrap(db.prepare(text)),
    batch: async (statements: D1PreparedStatement[]) =>
      noted(await db.batch(statements.map((one) => inner.get(one) as D1PreparedStatement))),
  } as unknown as D1Database;
}

const tally = { rows: 0, trips: 0 };
let database: D1Database | undefined;

export default {
  async fetch(
    request: Request,
    env: { DB: D1Database; LISTING_URL?: string },
    execution: { waitUntil(work: Promise<unknown>): void },
  ): Promise<Response> {
    if (request.method === "GET") return new Response("awake");
    database ??= counting(env.DB, tally);
    tally.rows = 0;
    tally.trips = 0;
    const call = (await request.json()) as Call;
    const { list, related, recommended } = contract.products;
    const counts = contract.facets.counts;
    const suggestions = contract.suggestions.list;
    const rows: Record<Call["row"], Row> = { list, related, recommended, counts, suggestions };
    const nearby = nearbyAt("https://bench.example", (work) => execution.waitUntil(work));
    const search = env.LISTING_URL ? [{ url: env.LISTING_URL, user: "", password: "" }] : [];
    const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
    const upstream = createUpstream({ DB: database, nearby, search, waitUntil });
    const answer = await upstream.answer(rows[call.row], call.input);
    const headers = { "x-rows-read": String(tally.rows), "x-trips": String(tally.trips) };
    return Response.json(answer, { headers });
  },
};
