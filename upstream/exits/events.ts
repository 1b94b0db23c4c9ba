/** Tracking events and counts of pages: written by the site, read and changed by the operator (product.md 'Tracking'). */
import type { HandlersOf } from "../handler";
import { knownRow, rows, sql } from "../sql";

interface EventRow {
  id: number;
  type: string;
  payload: string;
  createdAt: string;
}
const columns = sql`event_id AS id, type, payload, created_at AS createdAt`;

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
    const found = await rows<EventRow>(logs)`SELECT ${columns} FROM events
      WHERE ${type ? sql`type = ${type}` : sql`1`} ORDER BY event_id DESC LIMIT ${limit}`;
    return found.map(eventOf);
  },
  async event({ id }, { logs }) {
    const found = await knownRow<EventRow>(logs, "Evento")`
      SELECT ${columns} FROM events WHERE event_id = ${id}`;
    return eventOf(found);
  },
  async updateEvent({ id, ...event }, { logs }) {
    await knownRow(logs, "Evento")`
      UPDATE events SET type = ${event.tipo_evento}, session_id = ${event.sessione_id}, payload = ${payloadOf(event)} WHERE event_id = ${id} RETURNING 1`;
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

function eventOf({ payload, ...row }: EventRow) {
  const { evento_id: _, tipo_evento: __, creato_il: ___, ...free } = JSON.parse(payload);
  return { ...row, free: free as Record<string, unknown> };
}
