/** One tap on a heart: saved at once where it is clear into which list, and taken back as easily (product.md 'Wishlists'). */
import type { Message } from "server/forms/flash";
import { pageMessage } from "~/slots/message";
import { type PersonalContext, productNamed } from "./personal";

/** `saved`: what is said of it. `refused`: why not. Otherwise somebody has to choose a list, or to sign in. */
export type TapOutcome = { saved: Said } | { refused: { sentence: string; status: number } } | "choose";
type Said = Pick<Message, "sentence" | "undo" | "way">;

/** A press that is delivered twice within so many milliseconds is one press. */
const sameTap = 10_000;
const sorry = "Non è stato possibile aggiungere il prodotto. Riprova.";

/** Into the list used last; what is saved in any is left alone: its panel says where. `key`: of this press; without scripts none. */
export async function saveByTap(
  named: string,
  key: string | null,
  back: string,
  context: PersonalContext,
): Promise<TapOutcome> {
  const { visitor } = context;
  if (visitor.unknown !== null) visitor.requireMember();
  const done = visitor.member ? await savedAtOnce(named, key, context) : "nobody";
  return done === "nobody" ? savedForVisitor(named, key, back, context) : done;
}

/** The log-in is offered beside it. */
async function savedForVisitor(
  named: string,
  key: string | null,
  back: string,
  context: PersonalContext,
): Promise<TapOutcome> {
  const product = await productNamed(named, context);
  const { api } = await context.visitor.ownCart();
  const input = { productId: product.id, variantId: product.selectedVariantId };
  const added = await context.outcome(
    api.visitorList.add(input, { idempotencyKey: `tocco-${key ?? pressOf(product.id)}` }),
  );
  if ("failure" in added) {
    const { status, sentence } = added.failure;
    // An upstream that keeps no such lists, or a session that was another's a moment ago: the panel invites.
    if (status === 404 || status === 409) return "choose";
    return { refused: { sentence: (status === 422 && sentence) || sorry, status } };
  }
  if (added.value.alreadyThere) return "choose";
  const { undo } = waysAfter(named, added.value.itemId);
  const way = { label: "Accedi o Registrati", href: `/login?next=${encodeURIComponent(back)}` };
  return { saved: { sentence: "Prodotto aggiunto alla tua lista!", way, ...(undo && { undo }) } };
}

/** What is said when somebody signs in who had saved something before. */
export function broughtAlong(list: string | null): [form: string, sentence: string] | undefined {
  return list === null
    ? undefined
    : [pageMessage, `I prodotti che avevi salvato sono nella lista “${list}”.`];
}

function pressOf(product: number): string {
  return `${product}-${Math.floor(Date.now() / sameTap)}`;
}

async function savedAtOnce(
  named: string,
  key: string | null,
  context: PersonalContext,
): Promise<TapOutcome | "nobody"> {
  const { visitor, outcome, optional } = context;
  const product = await productNamed(named, context);
  const { wishlists } = visitor.api;
  const [asked, check] = await Promise.all([
    outcome(wishlists.lists({})),
    optional(wishlists.check({ productId: product.id }), { saved: false, lists: [] }),
  ]);
  if ("failure" in asked) return asked.failure.status === 401 ? "nobody" : "choose";
  const lists = asked.value;
  const target = lists.length === 1 ? lists[0] : lists.find(({ isLast }) => isLast);
  if (!target || (check.saved && !check.lists.some(({ id }) => id === target.id))) return "choose";
  const input = {
    productId: product.id,
    listId: target.id,
    variantId: product.selectedVariantId,
    quantity: 1,
    note: "",
  };
  const added = await outcome(
    wishlists.add(input, { idempotencyKey: `tocco-${key ?? pressOf(product.id)}-${target.id}` }),
  );
  if ("failure" in added) {
    const { status, sentence } = added.failure;
    return status === 401
      ? "nobody"
      : { refused: { sentence: (status === 422 && sentence) || sorry, status } };
  }
  if (added.value.alreadyThere) return "choose";
  const sentence = `Prodotto aggiunto alla lista “${target.name}”!`;
  return { saved: { sentence, ...waysAfter(named, added.value.itemId) } };
}

/** Another list, or none: by the saved item, where the upstream names it. */
function waysAfter(named: string, item: number | null): Omit<Said, "sentence"> {
  if (item === null) return {};
  const href = `/wishlist/salva?prodotto=${named}`;
  return {
    way: { label: "Cambia lista", href: `${href}&elemento=${item}` },
    undo: { label: "Annulla", action: href, fields: { annulla: String(item) } },
  };
}

/** `what`: the saved item, or the product by its name. Null when it is saved no more, whoever took it out; else why it still is. */
export async function takenBack(
  what: number | string,
  context: PersonalContext,
): Promise<{ sentence: string; status: number } | null> {
  const { visitor, outcome } = context;
  const visitors = visitor.member || visitor.unknown !== null || visitor.ended ? null : await visitor.cart();
  if (!visitors) visitor.requireMember();
  const input =
    typeof what === "number" ? { itemId: what } : { productId: (await productNamed(what, context)).id };
  const taken = await outcome(
    visitors ? visitors.api.visitorList.take(input) : visitor.api.wishlists.take(input),
  );
  if ("value" in taken || taken.failure.status === 404) return null;
  return { sentence: "Errore nel rimuovere il prodotto dalla wishlist.", status: taken.failure.status };
}
