/** `/.well-known/*`: whom to tell of a slot in the site, and where a password is changed; all else there does not exist. */
import { messagePage } from "server/pages/plain-page";
import { type EdgeContext, originOf, type Visit, visitOf } from "server/visit";

const dayMilliseconds = 86_400_000;
/** RFC 9116 wants less than a year. */
const goodDays = 180;

export function onRequest(edge: EdgeContext): Response {
  const visit = visitOf(edge);
  const isRead = edge.request.method === "GET" || edge.request.method === "HEAD";
  if (isRead && visit.url.pathname === "/.well-known/security.txt") return securityText(visit);
  // Password managers send here whoever wants to change a password.
  if (isRead && visit.url.pathname === "/.well-known/change-password")
    return new Response(null, {
      status: 303,
      headers: { Location: "/account/password", "Cache-Control": "no-store" },
    });
  const sentence = "Non c’è niente a questo indirizzo.";
  return messagePage(visit.nonce, 404, "Pagina non trovata", sentence);
}

function securityText(visit: Visit): Response {
  const { SECURITY_CONTACT, COMPANY_EMAIL } = visit.env;
  const contact = SECURITY_CONTACT || COMPANY_EMAIL;
  // Whole days: what is asked twice a day is the same file.
  const expires = (Math.floor(Date.now() / dayMilliseconds) + goodDays) * dayMilliseconds;
  const lines = [
    `Contact: ${/^https:/.test(contact) ? contact : `mailto:${contact}`}`,
    `Expires: ${new Date(expires).toISOString()}`,
    "Preferred-Languages: it, en",
    `Canonical: ${originOf(visit)}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
