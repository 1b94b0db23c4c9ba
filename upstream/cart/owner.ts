/** Whose cart it is: a member's, or that of whoever holds an anonymous id, of which only a hash is kept. */
import { AnonymousId, type CallInput, type Contract } from "contract";
import type { HandlerContext } from "../handler";
import { Refusal } from "../refusal";
import { hashOf } from "../seal";

type Rows = Contract["cart"];
export type Input<Name extends keyof Rows> = CallInput<Rows[Name]>;

export interface Owner {
  key: string;
  userId: number | null;
}

/** Whoever calls; null for a caller with neither session nor a good anonymous id. */
export function callingOwner({ userId, caller }: Pick<HandlerContext, "userId" | "caller">): Owner | null {
  if (userId !== null) return { key: `utente:${userId}`, userId };
  const anonymous = AnonymousId.safeParse(caller.visitor);
  return anonymous.success ? anonymousOwner(anonymous.data) : null;
}

export function anonymousOwner(id: string): Owner {
  return { key: `anonimo:${hashOf(id)}`, userId: null };
}

export function ownerOf(context: HandlerContext, meant: string): Owner {
  const owner = callingOwner(context);
  if (!owner) throw new Refusal(401, "Questo carrello non è il tuo.");
  const own = owner.userId === null ? context.caller.visitor : String(owner.userId);
  if (meant !== own) throw new Refusal(403, "Questo carrello non è il tuo.");
  return owner;
}
