/** Tracking events and counts of pages: written by the site, read and changed by the operator (product.md 'Tracking'). */
import type { HandlersOf } from "../handler";
import { notFound } from "../refusal";
import { firstRow, prepare, rows, sql } from "../sql";

interface EventRow {
  event_id: number;
  type: string;
  payload: string;
  created_at: string;
}

type Tracking = HandlersOf<"tracking">;

export const newEvent: Pick<Tracking, "addEvent"> = {
  async addEvent(event, { logs, now, caller }) {
    await rows(logs)`INSERT INTO events (type, session_id, payload, created_at, idempotency_key)
      VALUES (${event.tipo_evento}, ${event.sessione_id}, ${payloadOf(event)}, ${now.toISOString()},
        ${caller.idempotencyKey ?? null}) ON CONFLICT DO NOTHING`;
    return { done: true };
  },
};

export const events: Omit<Tracking, "addEvent" | "outbound" | "click"> = {
  async events({ type, limit }, { logs }) {
    const found = await rows<EventRow>(logs)`SELECT event_id, type, payload, created_at FROM events
      WHERE ${type ? sql`type = ${type}` : sql`1`} ORDER BY event_id DESC LIMIT ${limit}`;
    return found.map(eventOf);
  },
  async event({ id }, { logs }) {
    const found = await firstRow<EventRow>(logs)`
      SELECT event_id, type, payload, created_at FROM events WHERE event_id = ${id}`;
    if (!found) throw notFound("Evento");
    return eventOf(found);
  },
  async updateEvent({ id, ...event }, { logs }) {
    const { meta } = await prepare(
      logs,
      sql`UPDATE events SET type = ${event.tipo_evento}, session_id = ${event.sessione_id},
        payload = ${payloadOf(event)} WHERE event_id = ${id}`,
    ).run();
    if (meta.changes === 0) throw notFound("Evento");
    return { done: true };
  },
  async removeEvent({ id }, { logs }) {
    await rows(logs)`DELETE FROM events WHERE event_id = ${id}`;
    return { done: true };
  },
};

/** An address of a computer is never kept, whoever sends it along. */
function payloadOf(event: Record<string, unknown>): string {
  return JSON.stringify({ ...event, indirizzo_ip: undefined });
}

function eventOf(row: EventRow) {
  const { evento_id: _, tipo_evento: __, creato_il: ___, ...free } = JSON.parse(row.payload);
  return {
    id: row.event_id,
    type: row.type,
    createdAt: row.created_at,
    free: free as Record<string, unknown>,
  };
}
