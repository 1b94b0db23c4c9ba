/** The lists themselves: made, named, remembered, deleted; every statement asks whose they are. */
import { type CallInput, type Contract, type Wishlist, wishlistLimits } from "contract";
import type { HandlerContext } from "../handler";
import { memberOf } from "../identity/caller";
import { notFound, Refusal } from "../refusal";
import { batch, knownRow, rows, type Sql, sql } from "../sql";

type Rows = Contract["wishlists"];

/** `sharing` and `person` are JSON. */
type ListRow = Pick<Wishlist, "id" | "name" | "count"> &
  Record<"sharing" | "person", string | null> & { isLast: number };

/** The member's lists that fulfil `condition` (of alias `l`), oldest first. */
function listsOf(user: number, condition: Sql = sql`1`): Sql<ListRow> {
  return sql`SELECT l.list_id AS id, l.name,
      (SELECT COUNT(*) FROM wishlist_items i WHERE i.list_id = l.list_id AND i.removed_at IS NULL) AS count,
      l.looked_at IS NOT NULL AND l.looked_at = (SELECT MAX(looked_at) FROM wishlists WHERE user_id = ${user}) AS isLast,
      iif(l.share_token IS NULL, NULL, json_object('token', l.share_token, 'name', l.share_name)) AS sharing,
      iif(p.person_id IS NULL, NULL, json_object('id', p.person_id, 'name', p.name)) AS person
    FROM wishlists l LEFT JOIN size_persons p ON p.person_id = l.person_id WHERE l.user_id = ${user} AND ${condition} ORDER BY l.list_id`;
}

function listOf({ isLast, sharing, person, ...list }: ListRow): Wishlist {
  const told = { sharing: sharing && JSON.parse(sharing), person: person && JSON.parse(person) };
  return { ...list, isLast: isLast === 1, ...told };
}

export async function listLists(_: unknown, context: HandlerContext) {
  const found = await rows(context.db, listsOf(memberOf(context)));
  return found.map(listOf);
}

export async function checkProduct({ productId }: CallInput<Rows["check"]>, context: HandlerContext) {
  const holding = sql`EXISTS (SELECT 1 FROM wishlist_items i
    WHERE i.list_id = l.list_id AND i.product_id = ${productId} AND i.removed_at IS NULL)`;
  const found = await rows(context.db, listsOf(memberOf(context), holding));
  return { saved: found.length > 0, lists: found.map(listOf) };
}

/** A person whose sizes this member keeps. */
function personOf(person: number | null, user: number): Sql {
  return sql`SELECT person_id FROM size_persons WHERE person_id = ${person} AND user_id = ${user}`;
}

export function making(user: number, name: string, key: string, now: Date, person: number | null = null) {
  return sql`INSERT INTO wishlists (user_id, name, create_key, created_at, person_id)
    SELECT ${user}, ${name}, ${key}, ${now.toISOString()}, (${personOf(person, user)})
    WHERE (SELECT COUNT(*) FROM wishlists WHERE user_id = ${user}) < ${wishlistLimits.lists}
    ON CONFLICT DO NOTHING`;
}

/** The list (of alias `l`) that the statements made; refuses when there was no room for it. */
export async function madeWith(user: number, which: Sql, statements: Sql[], db: D1Database) {
  const answers = await batch(db, [...statements, listsOf(user, which)]);
  const made = answers.at(-1)?.[0] as ListRow | undefined;
  if (!made) throw new Refusal(422, `Puoi avere al massimo ${wishlistLimits.lists} liste.`, "nome_lista");
  return listOf(made);
}

/** Two of one name nobody tells apart. `self`: of alias `l`, the list that may have it. */
async function refuseTwin(name: string, self: Sql, context: HandlerContext): Promise<void> {
  const another = sql`l.name = ${name} COLLATE NOCASE AND NOT (${self})`;
  const [twin] = await rows(context.db, listsOf(memberOf(context), another));
  if (twin) throw new Refusal(422, `Hai già una lista “${twin.name}”: scegli un altro nome.`, "nome_lista");
}

export async function createList({ name, personId }: CallInput<Rows["create"]>, context: HandlerContext) {
  const user = memberOf(context);
  const key = context.caller.idempotencyKey ?? crypto.randomUUID();
  const self = sql`l.create_key = ${key}`;
  await refuseTwin(name, self, context);
  return madeWith(user, self, [making(user, name, key, context.now, personId)], context.db);
}

export async function renameList({ listId, name }: CallInput<Rows["rename"]>, context: HandlerContext) {
  await refuseTwin(name, sql`l.list_id = ${listId}`, context);
  await knownRow(context.db, "Lista")`UPDATE wishlists SET name = ${name}
      WHERE list_id = ${listId} AND user_id = ${memberOf(context)} RETURNING list_id`;
  return null;
}

export async function giveList({ listId, personId }: CallInput<Rows["give"]>, context: HandlerContext) {
  const user = memberOf(context);
  const person = personOf(personId, user);
  await knownRow(context.db, "Lista")`
    UPDATE wishlists SET person_id = (${person}) WHERE list_id = ${listId} AND user_id = ${user}
      AND (${personId} IS NULL OR EXISTS (${person})) RETURNING list_id`;
  return null;
}

/** Notes a list as the one that its member used last: opened it, or put something in. */
export function usedNow(list: number, user: number, now: Date): Sql {
  return sql`UPDATE wishlists SET looked_at = ${now.toISOString()}
    WHERE list_id = ${list} AND user_id = ${user} RETURNING list_id`;
}

export async function rememberList({ listId }: CallInput<Rows["remember"]>, context: HandlerContext) {
  await knownRow(context.db, "Lista", usedNow(listId, memberOf(context), context.now));
  return null;
}

/** Without force only a list that holds nothing goes. */
export async function deleteList({ listId, force }: CallInput<Rows["remove"]>, context: HandlerContext) {
  const user = memberOf(context);
  const may = force
    ? sql`1`
    : sql`NOT EXISTS (SELECT 1 FROM wishlist_items i WHERE i.list_id = ${listId} AND i.removed_at IS NULL)`;
  const [, gone, left] = await batch(context.db, [
    sql`DELETE FROM wishlist_items WHERE list_id = ${listId} AND user_id = ${user} AND ${may}`,
    sql`DELETE FROM wishlists WHERE list_id = ${listId} AND user_id = ${user} AND ${may} RETURNING list_id`,
    sql`SELECT 1 FROM wishlists WHERE list_id = ${listId} AND user_id = ${user}`,
  ]);
  if (gone?.length) return null;
  if (!left?.length) throw notFound("Lista");
  throw new Refusal(
    409,
    "La lista non è vuota: per eliminarla, scegli di eliminare anche i prodotti contenuti.",
  );
}

export function savedProducts(user: number): Sql<{ product_id: number }> {
  return sql`SELECT DISTINCT product_id FROM wishlist_items WHERE user_id = ${user} AND removed_at IS NULL`;
}
