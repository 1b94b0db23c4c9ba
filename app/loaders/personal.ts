/** Routes that are personal as a whole, and what small posts to them say: they get `context.visitor`, and what they answer is never kept (`private, no-store`). */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { parsedUrl } from "domain/parsed-url";
import type { Context, PersonalContext } from "server/context";
import { ownPath } from "~/forms/own-path";
import { isSlug } from "~/lib/slug-shape";

export type { PersonalContext };

const limit = 16 * 1_024;

/** What a personal loader or action gets. Cookies are the visitor's business: `request` does not bring them. */
export type PersonalArgs = Omit<LoaderFunctionArgs, "context"> & { context: PersonalContext };

/** `export const loader = personalLoader(async ({ context }) => …)` */
export function personalLoader<Answer>(load: (args: PersonalArgs) => Answer) {
  return async (args: LoaderFunctionArgs): Promise<Awaited<Answer>> =>
    await load({ ...args, context: await args.context.personal() });
}

/** `export const action = personalAction(async ({ context, request }) => …)` */
export function personalAction<Answer>(act: (args: PersonalArgs) => Answer) {
  return async (args: ActionFunctionArgs): Promise<Awaited<Answer>> =>
    await act({ ...args, context: await args.context.personal() });
}

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

/** The product that an address names, by slug or id; throws 404. */
export async function productNamed(named: string, { api, critical }: PersonalContext) {
  if (/^[1-9]\d{0,14}$/.test(named)) return critical(api.products.byId({ id: Number(named) }));
  if (!isSlug(named)) throw new Response(null, { status: 404 });
  return critical(api.products.bySlug({ slug: named }));
}
