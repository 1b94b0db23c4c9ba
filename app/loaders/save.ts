/** What 'Salva nella lista' shows and does: the same for its page and for the dialog (product.md 'Wishlists'). */
import type { Picture } from "contract";
import { idIn } from "~/forms/posted";
import { isSlug } from "~/lib/slug-shape";
import type { PersonalContext } from "./personal";

export interface SaveView {
  product: {
    id: number;
    /** As the address names it: of the product, or of the variant that is saved with it. */
    slug: string;
    name: string;
    brand: string | null;
    choice: string | null;
    picture: Picture | null;
  };
  member: boolean;
  /** Null when they could not be loaded. */
  lists: { id: number; name: string; count: number; holds: boolean }[] | null;
  /** The same press delivered twice counts once. */
  key: string;
  /** The saved item that changes its list; null where the product is put in another one. */
  moving: number | null;
}

export interface SaveOutcome {
  /** Says that it worked, or why it did not. */
  sentence: string;
  failed: boolean;
  /** The product is in a list now. */
  saved: boolean;
  /** Status of the page that shows this. */
  status: number;
  /** A name that was refused. */
  name?: string;
}

/** The product that the address names by slug or id; throws 404. */
export async function productNamed(named: string, { api, critical }: PersonalContext) {
  if (/^[1-9]\d{0,14}$/.test(named)) return critical(api.products.byId({ id: Number(named) }));
  if (!isSlug(named)) throw new Response(null, { status: 404 });
  return critical(api.products.bySlug({ slug: named }));
}

export async function saveView(
  named: string,
  moving: number | null,
  context: PersonalContext,
): Promise<SaveView> {
  const { visitor } = context;
  const product = await productNamed(named, context);
  const variant = product.variants.find(({ id }) => id === product.selectedVariantId);
  return {
    product: {
      id: product.id,
      slug: named,
      name: product.name,
      brand: product.brand?.name ?? null,
      choice: variant?.attributes.map(({ value }) => value).join(", ") || null,
      picture: variant?.pictures[0] ?? product.pictures[0] ?? null,
    },
    member: visitor.member !== null,
    lists: visitor.member ? await listsFor(product.id, context) : [],
    key: crypto.randomUUID(),
    moving,
  };
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

/** Does what the form asks: `lista` saves into a list, `nome_lista` makes one and saves into it; `elemento` moves there. */
export async function save(
  named: string,
  fields: URLSearchParams,
  context: PersonalContext,
): Promise<SaveOutcome> {
  context.visitor.requireMember();
  const product = await productNamed(named, context);
  const key = fields.get("chiave")?.slice(0, 60) || crypto.randomUUID();
  const item = idIn(fields, "elemento");
  const chosen = { id: product.id, variant: product.selectedVariantId };
  const into = (list: number) =>
    item === null ? saveInto(list, chosen, key, context) : moveInto(list, item, context);
  const list = idIn(fields, "lista");
  if (list !== null) return into(list);
  const name = fields.get("nome_lista") ?? "";
  const made = await context.outcome(
    context.visitor.api.wishlists.create({ name }, { idempotencyKey: `crea-${key}` }),
  );
  if ("failure" in made) {
    const { status, sentence } = made.failure;
    const said = status === 422 && sentence ? sentence : "Errore durante la creazione della lista.";
    return { sentence: said, failed: true, saved: false, status, name };
  }
  const saved = await into(made.value.id);
  return { ...saved, sentence: `Lista creata con successo. ${saved.sentence}` };
}

async function moveInto(
  list: number,
  item: number,
  { visitor, outcome }: PersonalContext,
): Promise<SaveOutcome> {
  const input = { itemId: item, listId: list, variantId: null, quantity: null, note: null };
  const moved = await outcome(visitor.api.wishlists.change(input));
  if ("value" in moved)
    return { sentence: "Prodotto spostato nell'altra lista.", failed: false, saved: true, status: 200 };
  const { status, sentence } = moved.failure;
  const said = [404, 409, 422].includes(status) ? sentence : null;
  const sorry = "Non è stato possibile cambiare lista. Riprova.";
  return { sentence: said ?? sorry, failed: true, saved: false, status };
}

async function saveInto(
  list: number,
  { id, variant }: { id: number; variant: number | null },
  key: string,
  { visitor, outcome }: PersonalContext,
): Promise<SaveOutcome> {
  const input = {
    productId: id,
    listId: list,
    variantId: variant,
    quantity: 1,
    note: "",
  };
  const added = await outcome(visitor.api.wishlists.add(input, { idempotencyKey: `salva-${key}-${list}` }));
  if ("failure" in added) {
    const { status, sentence } = added.failure;
    const said = status === 422 && sentence ? sentence : null;
    const sorry = "Non è stato possibile aggiungere il prodotto. Riprova.";
    return { sentence: said ?? sorry, failed: true, saved: false, status };
  }
  return added.value.alreadyThere
    ? {
        sentence: "Questo prodotto è già presente in questa lista.",
        failed: false,
        saved: false,
        status: 200,
      }
    : { sentence: "Prodotto aggiunto alla lista!", failed: false, saved: true, status: 200 };
}
