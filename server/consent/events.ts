/** Takes a page's events and hands them on: only of visitors who agreed to analytics, and of no computer's address. */
import * as z from "zod";
import { readBody } from "../body";
import { createFloodGate, networkOf } from "../flood";
import { anonymousId, giveAnonymousId } from "../session/anonymous-id";
import { visitorOf } from "../session/visitor";
import { type EdgeContext, isPersonal, visitOf } from "../visit";

/** Bytes of a batch; the browser sends at most 20 events at once. */
const limit = 32_000;
const most = 20;
const gate = createFloodGate(20_000, {
  visitor: { burst: 60, perMinute: 30 },
  address: { burst: 600, perMinute: 300 },
});

const path = z.string().regex(/^\/(?!\/)[^\s?#]{0,300}$/);
const line = z.string().max(300);
const Item = z.object({ item_id: z.number().int().positive(), item_name: line.optional() });

/** Only what is named here goes on: who sends it is the edge's to say, and nothing else is needed. */
const Event = z.object({
  evento_uuid: z.uuid(),
  tipo_evento: z.enum([
    "page_view",
    "click",
    "view_item",
    "view_item_list",
    "select_item",
    "add_to_cart",
    "add_to_wishlist",
    "search",
    "sign_up",
    "login",
  ]),
  sessione_id: z.string().regex(/^session_\d{1,15}$/),
  url_pagina: path,
  timestamp: z.iso.datetime(),
  tempo_durata_sessione: z.number().int().nonnegative().optional(),
  is_mobile: z.boolean().optional(),
  referrer: line.optional(),
  prodotto_id: z.number().int().positive().optional(),
  url_prodotto: path.optional(),
  dati_evento: z.record(z.string().max(40), line).optional(),
  items: z.array(Item).max(60).optional(),
  item_list_id: line.optional(),
  search_term: line.optional(),
});
const Batch = z.object({ eventi: z.array(Event).min(1).max(most) });

/** Answers 204 also when the tracker fails, and when nothing may be taken: a visitor never sees it. */
export async function takeEvents(edge: EdgeContext): Promise<Response> {
  const { request } = edge;
  const visit = visitOf(edge);
  if (request.method !== "POST") return answered(405, { Allow: "POST" });
  if (!visit.decision?.analytics || !isPersonal(request)) return answered(204);
  const body = await readBody(request, limit);
  if (body === null) return answered(413);
  const batch = Batch.safeParse(parsed(body));
  if (!batch.success) return answered(422);
  const known = anonymousId(request.headers);
  const address = request.headers.get("CF-Connecting-IP");
  if (gate.isFlooding(known, address === null ? [] : [networkOf(address)], Date.now())) return answered(204);
  const { member, api } = await visitorOf(edge, visit);
  const anonymous = member ? null : (known ?? crypto.randomUUID());
  if (anonymous && !known) visit.cookies.push(giveAnonymousId(request, anonymous));
  const who = { utente_id: member?.id ?? null, ...(anonymous && { anonymous_id: anonymous }) };
  const sent = batch.data.eventi.map(({ evento_uuid, ...event }) =>
    api.tracking.addEvent({ ...event, ...who }, { idempotencyKey: evento_uuid }),
  );
  edge.waitUntil(Promise.allSettled(sent));
  const answer = answered(204);
  for (const cookie of visit.cookies) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

function answered(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
