/**
 * A database of a room test: the engine and the limits of a local D1, whose object this is without the workers before it, asked over
 * one socket instead of a request for each call (docs/decisions/0142). Runs in workerd.
 */
import { DurableObject } from "cloudflare:workers";

export class RoomDatabase extends DurableObject {
  changed = 0;

  async fetch(request) {
    if (request.method === "POST") return new Response(this.answer(await request.text()));
    const [client, server] = Object.values(new WebSocketPair());
    server.accept();
    server.addEventListener("message", ({ data }) => server.send(this.answer(data)));
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Results of a batch, or what D1 says is wrong with it. */
  answer(asked) {
    const { sql } = this.ctx.storage;
    try {
      const statements = JSON.parse(asked);
      const answers = this.ctx.storage.transactionSync(() => statements.map((each) => this.run(each)));
      const size_after = sql.databaseSize;
      for (const { meta } of answers) meta.size_after = size_after;
      return JSON.stringify({ answers });
    } catch (error) {
      this.changed = this.sums().changed;
      return JSON.stringify({ error: error.d1 ?? `D1_ERROR: ${error.message}` });
    }
  }

  run([text, values]) {
    const cursor = this.ctx.storage.sql.exec(text, ...values.map(bound));
    const results = cursor.toArray();
    for (const row of results)
      for (const [name, value] of Object.entries(row))
        if (value instanceof ArrayBuffer) row[name] = [...new Uint8Array(value)];
    const { changed, last_row_id } = this.sums();
    const changes = changed - this.changed;
    this.changed = changed;
    const meta = { changes, last_row_id, rows_read: cursor.rowsRead, rows_written: cursor.rowsWritten };
    return { success: true, results, meta };
  }

  sums() {
    return this.ctx.storage.sql
      .exec("SELECT total_changes() AS changed, last_insert_rowid() AS last_row_id")
      .one();
  }
}

/** As D1's `bind` takes values. */
function bound(value) {
  if (typeof value === "boolean") return Number(value);
  if (Array.isArray(value)) return new Uint8Array(value).buffer;
  if (typeof value !== "object" || value === null) return value;
  throw Object.assign(new Error(), { d1: `D1_TYPE_ERROR: Type 'object' not supported for value '${value}'` });
}

export default {
  fetch(request, { ROOMS }) {
    const id = ROOMS.idFromName(new URL(request.url).pathname);
    return request.method === "OPTIONS" ? new Response(id) : ROOMS.get(id).fetch(request);
  },
};
