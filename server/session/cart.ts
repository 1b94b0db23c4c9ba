/** Whose cart and list a visitor fills: the member's, or those of the anonymous id, which is made when the first product comes in. */
import { AnonymousId } from "contract";
import type { Api } from "../api";
import { UpstreamError } from "../errors";
import { errorFields } from "../log";
import { apiOf, type EdgeContext, type Visit } from "../visit";
import { anonymousId, giveAnonymousId, retireAnonymousId } from "./anonymous-id";

/** A cart as calls name it; `api` asks for the list of the same visitor, too. */
export interface CartAccess {
  /** The member's id, or the anonymous one. */
  owner: string;
  api: Api;
}

/** The anonymous id that a request brings, if it is one that nobody can guess. */
export function cartId(request: Request): string | null {
  const id = AnonymousId.safeParse(anonymousId(request.headers));
  return id.success ? id.data : null;
}

/** Makes an anonymous id for this visit; the cookie leaves with the answer. */
export function openCart(edge: EdgeContext, visit: Visit): CartAccess {
  const owner = crypto.randomUUID();
  visit.cookies.push(giveAnonymousId(edge.request, owner));
  return { owner, api: apiOf(edge, visit, { visitor: owner }) };
}

/** Puts what was collected before signing in into the member's cart and lists; answers that list. Never rejects; failing, it is tried again. */
export async function mergeKept({ request }: EdgeContext, visit: Visit, api: Api): Promise<string | null> {
  const anonymousId = cartId(request);
  if (anonymousId === null) return null;
  const calls = [
    api.cart.merge({ anonymousId }),
    api.visitorList.merge({ anonymousId }).catch(unknownIsEmpty),
  ];
  const [cart, list] = await Promise.allSettled(calls);
  for (const call of [cart, list])
    if (call?.status === "rejected") visit.log.failure("cart-merge", errorFields(call.reason));
  if (cart?.status === "fulfilled" && list?.status === "fulfilled")
    visit.cookies.push(retireAnonymousId(request));
  return list?.status === "fulfilled" ? (list.value?.list?.name ?? null) : null;
}

/** An upstream that keeps no such lists has nothing to bring. */
function unknownIsEmpty(error: unknown): { list: null } {
  if (error instanceof UpstreamError && error.status === 404) return { list: null };
  throw error;
}
