/** Whose cart a visitor fills: the member's, or that of the anonymous id, which is made when the first product comes in. */
import { AnonymousId } from "contract";
import type { Api } from "../api";
import { errorFields } from "../log";
import { apiOf, type EdgeContext, type Visit } from "../visit";
import { anonymousId, giveAnonymousId, retireAnonymousId } from "./anonymous-id";

/** A cart as calls name it. */
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

/**
 * Puts what was collected before signing in into the member's cart, and retires the anonymous id. Never rejects: what
 * failed is tried again when the member opens the cart, because the id stays until it is done.
 */
export async function mergeCart({ request }: EdgeContext, visit: Visit, api: Api): Promise<void> {
  const id = cartId(request);
  if (id === null) return;
  try {
    await api.cart.merge({ anonymousId: id });
    visit.cookies.push(retireAnonymousId(request));
  } catch (error) {
    visit.log.failure("cart-merge", errorFields(error));
  }
}
