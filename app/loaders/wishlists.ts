/** The member's lists: what their page shows (product.md 'Wishlists'). */
import type { Wishlist } from "contract";
import { listSortNamed, listTotal, type SavedView, savedViews } from "~/lib/wishlist-view";
import { type PersonalArgs, type PersonalContext, personalLoader } from "./personal";

export async function loadLists({ request, context }: PersonalArgs) {
  const { visitor, site } = context;
  visitor.requireMember();
  const { searchParams } = new URL(request.url);
  const key = crypto.randomUUID();
  const asked = await context.outcome(visitor.api.wishlists.lists({}));
  const sort = listSortNamed(searchParams.get("ordina"));
  if ("failure" in asked)
    return { key, lists: null, chosen: null, persons: [], items: null, total: null, sort, editing: null };
  const chosen = chosenList(asked.value, searchParams.get("list"));
  if (chosen && !chosen.isLast && searchParams.has("list") && context.isPersonal)
    context.afterwards(visitor.api.wishlists.remember({ listId: chosen.id }));
  const [items, persons] = chosen
    ? await Promise.all([
        itemsOf(chosen.id, sort, context),
        context.optional(visitor.api.family.list({}), []),
      ])
    : [[], []];
  const lists = asked.value.map(({ id, name, count }) => ({ id, name, count }));
  return {
    key,
    lists,
    chosen: chosen && chosenView(chosen, site.origin),
    persons: persons.map(({ id, name }) => ({ id, name })),
    items,
    total: items && listTotal(items),
    sort,
    editing: await editingOf(
      items?.find(({ itemId }) => String(itemId) === searchParams.get("modifica")),
      context,
    ),
  };
}

/** A saved product that is to be changed, with what may be chosen; null when nothing is. */
async function editingOf(item: SavedView | undefined, { api, optional }: PersonalContext) {
  if (!item) return null;
  const { itemId, listId, card, variantId, quantity, note } = item;
  const product = await optional(api.products.byId({ id: card.id }), null);
  const fields: Record<string, string> = {
    variante: variantId === null ? "" : String(variantId),
    quantita: String(quantity),
    nota: note ?? "",
    nuova_lista: listId === null ? "" : String(listId),
  };
  return {
    itemId,
    name: card.name,
    fields,
    variants: (product?.variants ?? []).map(({ id, attributes, available }) => ({
      id,
      label: attributes.map(({ value }) => value).join(", "),
      available,
    })),
  };
}

/** The list of the address, else the one looked at last, else the first. */
function chosenList(lists: readonly Wishlist[], asked: string | null): Wishlist | null {
  const named = asked === null ? undefined : lists.find(({ id }) => String(id) === asked);
  if (asked !== null && !named && asked !== "") throw new Response(null, { status: 404 });
  return named ?? lists.find(({ isLast }) => isLast) ?? lists[0] ?? null;
}

function chosenView({ id, name, person, sharing }: Wishlist, origin: string) {
  return {
    id,
    name,
    person,
    sharing: sharing && { name: sharing.name, link: `${origin}/wishlist/condivisa?lista=${sharing.token}` },
  };
}

async function itemsOf(listId: number, sort: ReturnType<typeof listSortNamed>, context: PersonalContext) {
  const asked = await context.outcome(context.visitor.api.wishlists.products({ listId }));
  return "value" in asked ? savedViews(asked.value, sort, context.exits) : null;
}

export const wishlistLoader = personalLoader(loadLists);
export type WishlistData = Awaited<ReturnType<typeof loadLists>>;
