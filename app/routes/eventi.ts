/** `/eventi`: takes a page's technical events and hands them on without anything that names the visitor. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";

/** Before consent every visitor has the same session: product views are counted, people are not (docs/decisions/0027). */
const anonymousSession = "session_0";

const types = new Set(["page_view"]);

export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** Answers 204 also when the tracker fails: a visitor never sees it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const body = await context.readBody(request, 1_000);
  if (body === null) return new Response(null, { status: 413 });
  const form = new URLSearchParams(body);
  const type = form.get("tipo") ?? "";
  const product = form.get("prodotto") ?? "";
  const page = form.get("pagina") ?? "";
  if (!types.has(type) || !/^\d{1,15}$/.test(product) || !/^\/[a-z0-9-]{1,120}$/.test(page))
    return new Response(null, { status: 422 });
  if (context.isVisit) {
    const event = {
      tipo_evento: type,
      sessione_id: anonymousSession,
      utente_id: null,
      prodotto_id: Number(product),
      url_pagina: page,
    };
    await context.optional(context.api.tracking.addEvent(event), null);
  }
  return new Response(null, { status: 204 });
}
