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

type Events = Pick<
  HandlersOf<"tracking">,
  "addEvent" | "events" | "event" | "updateEvent" | "removeEvent" | "pageCounts"
>;

export const events: Events = {
  async addEvent(event, { logs, now, caller }) {
    await prepare(
      logs,
      sql`INSERT INTO events (type, session_id, payload, created_at, idempotency_key)
        VALUES (${event.tipo_evento}, ${event.sessione_id}, ${payloadOf(event)}, ${now.toISOString()},
          ${caller.idempotencyKey ?? null}) ON CONFLICT DO NOTHING`,
    ).run();
    return { success: true };
  },
  async events({ type, limit }, { logs }) {
    const found = await rows<EventRow>(
      logs,
      sql`SELECT event_id, type, payload, created_at FROM events
        WHERE ${type ? sql`type = ${type}` : sql`1`} ORDER BY event_id DESC LIMIT ${limit}`,
    );
    return { eventi: found.map(eventWire) };
  },
  async event({ id }, { logs }) {
    const found = await firstRow<EventRow>(
      logs,
      sql`SELECT event_id, type, payload, created_at FROM events WHERE event_id = ${id}`,
    );
    if (!found) throw notFound("Evento");
    return eventWire(found);
  },
  async updateEvent({ id, ...event }, { logs }) {
    const { meta } = await prepare(
      logs,
      sql`UPDATE events SET type = ${event.tipo_evento}, session_id = ${event.sessione_id},
        payload = ${payloadOf(event)} WHERE event_id = ${id}`,
    ).run();
    if (meta.changes === 0) throw notFound("Evento");
    return { success: true };
  },
  async removeEvent({ id }, { logs }) {
    await prepare(logs, sql`DELETE FROM events WHERE event_id = ${id}`).run();
    return { success: true };
  },
  async pageCounts({ from, to, limit }, { logs }) {
    const conteggi = await rows<{ giorno: string; pagina: string; aperture: number }>(
      logs,
      sql`SELECT day AS giorno, page AS pagina, views AS aperture FROM page_counts
        WHERE day >= ${from ?? ""} AND day <= ${to ?? "9999"} ORDER BY day DESC, views DESC, page LIMIT ${limit}`,
    );
    return { conteggi };
  },
};

/** An address of a computer is never kept, whoever sends it along. */
function payloadOf(event: Record<string, unknown>): string {
  return JSON.stringify({ ...event, indirizzo_ip: undefined });
}

function eventWire(row: EventRow) {
  return {
    ...(JSON.parse(row.payload) as Record<string, unknown>),
    evento_id: row.event_id,
    tipo_evento: row.type,
    creato_il: row.created_at,
  };
}
