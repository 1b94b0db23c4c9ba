/** The upstream behind HTTP for the bench of the listing: every answer also says how many rows its statements read. */
import { contract, type Row } from "contract";
import { edgeSnapshotsAt } from "server/edge-snapshots";
import { createUpstream } from "upstream/index";
import { blank, counting } from "../tools/watched";

interface Call {
  row: "list" | "counts" | "related" | "recommended" | "suggestions";
  input: unknown;
}

const tally = blank();
let database: D1Database | undefined;

export default {
  async fetch(
    request: Request,
    env: { DB: D1Database; LISTING_URL?: string },
    execution: { waitUntil(work: Promise<unknown>): void },
  ): Promise<Response> {
    if (request.method === "GET") return new Response("awake");
    database ??= counting(env.DB, tally);
    Object.assign(tally, blank());
    const call = (await request.json()) as Call;
    const { list, related, recommended } = contract.products;
    const counts = contract.facets.counts;
    const suggestions = contract.suggestions.list;
    const rows: Record<Call["row"], Row> = { list, related, recommended, counts, suggestions };
    const edgeSnapshots = edgeSnapshotsAt("https://bench.example", (work) => execution.waitUntil(work));
    const search = env.LISTING_URL ? [{ url: env.LISTING_URL, user: "", password: "" }] : [];
    const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
    const upstream = createUpstream({ DB: database, edgeSnapshots, search, waitUntil });
    const answer = await upstream.answer(rows[call.row], call.input);
    const headers = { "x-rows-read": String(tally.read), "x-trips": String(tally.trips) };
    return Response.json(answer, { headers });
  },
};
