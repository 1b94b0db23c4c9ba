/** The shape of an event as the browser tells it (product.md 'Tracking'). */

export type TrackedType =
  | "page_view"
  | "click"
  | "view_item"
  | "view_item_list"
  | "select_item"
  | "add_to_cart"
  | "add_to_wishlist"
  | "search"
  | "sign_up"
  | "login";

export type Details = Record<string, unknown>;

export interface TrackedEvent extends Details {
  /** The event's own id: delivered twice, it counts once. */
  evento_uuid: string;
  tipo_evento: string;
  sessione_id: string;
  url_pagina: string;
  timestamp: string;
  tempo_durata_sessione: number;
}

/** An event of now; without type or session a warning is logged, and null says that nothing is to be sent. */
export function eventOf(type: string, session: string, page: string, details: Details): TrackedEvent | null {
  if (!type || !session) {
    console.warn(`Evento non inviato: manca ${type ? "sessione_id" : "tipo_evento"}.`);
    return null;
  }
  const begun = Number(session.replace("session_", ""));
  const at = new Date();
  return {
    ...details,
    evento_uuid: crypto.randomUUID(),
    tipo_evento: type,
    sessione_id: session,
    url_pagina: page,
    timestamp: at.toISOString(),
    tempo_durata_sessione: Math.max(0, Math.round((at.getTime() - begun) / 1000)) || 0,
  };
}
