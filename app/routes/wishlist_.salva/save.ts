/** What 'Salva nella lista' does (product.md 'Wishlists'). */
import { idIn, type PersonalContext, productNamed } from "~/loaders/personal";

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
  const input = { productId: id, listId: list, variantId: variant, quantity: 1, note: "" };
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
