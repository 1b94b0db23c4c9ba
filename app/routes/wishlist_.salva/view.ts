/** What 'Salva nella lista' shows: the same for its page and for the dialog (product.md 'Wishlists'). */
import { type PersonalContext, productNamed } from "~/loaders/personal";

export type SaveView = Awaited<ReturnType<typeof saveView>>;

/** @param moving the saved item that changes its list; null where the product is put in another one */
export async function saveView(named: string, moving: number | null, context: PersonalContext) {
  const { visitor } = context;
  const product = await productNamed(named, context);
  const variant = product.variants.find(({ id }) => id === product.selectedVariantId);
  return {
    product: {
      id: product.id,
      /** As the address names it: of the product, or of the variant that is saved with it. */
      slug: named,
      name: product.name,
      brand: product.brand?.name ?? null,
      choice: variant?.attributes.map(({ value }) => value).join(", ") || null,
      picture: variant?.pictures[0] ?? product.pictures[0] ?? null,
    },
    member: visitor.member !== null,
    /** A visitor without account has it in their own list. */
    own: visitor.member === null && (await inOwnList(product.id, context)),
    /** Null when they could not be loaded. */
    lists: visitor.member ? await listsFor(product.id, context) : [],
    /** The same press delivered twice counts once. */
    key: crypto.randomUUID(),
    moving,
  };
}

async function inOwnList(productId: number, { visitor, optional }: PersonalContext): Promise<boolean> {
  const own = await optional(visitor.cart(), null);
  const summary = own && (await optional(own.api.person.summary({}), null));
  return summary?.savedProductIds.includes(productId) ?? false;
}

async function listsFor(productId: number, { visitor, optional }: PersonalContext) {
  const { wishlists } = visitor.api;
  const [lists, check] = await Promise.all([
    optional(wishlists.lists({}), null),
    // Whether it is saved already is good to know, and no reason to fail (product.md 'Wishlists').
    optional(wishlists.check({ productId }), { saved: false, lists: [] }),
  ]);
  const holding = new Set(check.lists.map(({ id }) => id));
  return lists?.map(({ id, name, count }) => ({ id, name, count, holds: holding.has(id) })) ?? null;
}
