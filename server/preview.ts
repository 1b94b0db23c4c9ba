/** A version that is looked at before it is published: behind a password of its own, and unknown to search engines. */
import { Buffer } from "node:buffer";
import type { Env } from "./env";
import { isThisMachine } from "./own-host";
import { messagePage } from "./pages/plain-page";
import { sameText } from "./seal";

/** The answer for whoever may not see a preview; null for everybody else, and on any other site. */
export function closedDoor(
  { headers }: Request,
  { STAGE, PREVIEW_KEY }: Pick<Env, "STAGE" | "PREVIEW_KEY">,
  { hostname }: URL,
  nonce: string,
): Response | null {
  if (STAGE !== "preview" || isThisMachine(hostname)) return null;
  if (PREVIEW_KEY === "") {
    const sentence = "Questa anteprima non ha ancora una password: resta chiusa.";
    return hidden(messagePage(nonce, 503, "Anteprima chiusa", sentence));
  }
  // Programs that send a token of the upstream say the password in a header of its own.
  const given = headers.get("x-preview-key") ?? passwordOf(headers.get("Authorization"));
  if (given !== null && sameText(given, PREVIEW_KEY)) return null;
  const refusal = messagePage(
    nonce,
    401,
    "Anteprima riservata",
    "Per vedere questa anteprima serve la sua password.",
  );
  refusal.headers.set("WWW-Authenticate", 'Basic realm="Anteprima", charset="UTF-8"');
  return hidden(refusal);
}

export function hidden(answer: Response): Response {
  answer.headers.set("X-Robots-Tag", "noindex, nofollow");
  return answer;
}

function passwordOf(authorization: string | null): string | null {
  const [, packed] = /^Basic ([A-Za-z0-9+/=]{1,600})$/i.exec(authorization ?? "") ?? [];
  const text = packed ? Buffer.from(packed, "base64").toString("utf8") : "";
  const colon = text.indexOf(":");
  return colon < 0 ? null : text.slice(colon + 1);
}
