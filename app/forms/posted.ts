/** Small posts of a personal page: their fields, and where the visitor came from. Who may post is the edge's and the session's business. */
import { parsedUrl } from "contract/parsed-url";
import type { Context } from "server/context";
import { ownPath } from "./own-path";

const limit = 16 * 1_024;

/** The first value of each field; none of a body that is too large. */
export async function postedFields(
  request: Request,
  { readBody }: Pick<Context, "readBody">,
): Promise<URLSearchParams> {
  return new URLSearchParams((await readBody(request, limit)) ?? "");
}

/** The page of ours that this request came from. */
export function cameFrom(request: Request, otherwise: string): string {
  const from = parsedUrl(request.headers.get("Referer") ?? "");
  return from?.origin === new URL(request.url).origin
    ? ownPath(from.pathname + from.search, otherwise)
    : otherwise;
}

/** A positive whole number as an id, or null. */
export function idIn(fields: URLSearchParams, name: string): number | null {
  const text = fields.get(name) ?? "";
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
