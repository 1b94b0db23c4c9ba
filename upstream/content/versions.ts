/** Texts of the desk: light markup becomes HTML as it enters, and each change leaves a version, with who made it (docs/decisions/0550). */
import { own } from "domain/own";
import * as z from "zod";
import { type Act, reads } from "../act";
import type { HandlerContext } from "../handler";
import { batch, rows, sql } from "../sql";
import { type EditedKind, edited, editedThing, type Fields, subjectOf } from "./editing";

/** Of one text; older ones go. */
const mostVersions = 50;

type Write = (input: never, context: HandlerContext) => Promise<unknown>;
type Handler = (input: Fields, context: HandlerContext) => Promise<unknown>;

/** Writes of a kind of text, whether rows or acts answer them. @param markup fields that operators may write in light markup */
export function keepingVersions<Writes extends Readonly<Record<string, Write | Act>>>(
  kind: EditedKind,
  writes: Writes,
  markup = ["body"],
): Writes {
  const kept = Object.entries(writes).map(([name, write]) => {
    const keep = (handler: Handler) =>
      name === "remove" ? forgetting(kind, handler) : keeping(kind, markup, handler);
    return [
      name,
      typeof write === "function" ? keep(write as Handler) : { ...write, handler: keep(write.handler) },
    ];
  });
  return Object.fromEntries(kept) as Writes;
}

function keeping(kind: EditedKind, markup: readonly string[], write: Handler): Handler {
  return async (sent, context) => {
    // Programs send HTML, and nothing of theirs is read as anything else.
    const { html, typed } = await markedUp(sent, context.operator ? markup : []);
    const before = subjectOf(kind, sent);
    const was = before && (await edited({ kind, id: before }, context).catch(() => null));
    const answer = await write({ ...sent, ...html }, context);
    const id = before ?? subjectOf(kind, answer as Fields);
    if (id === null) return answer;
    await keep(kind, [{ id, was, is: await edited({ kind, id }, context), typed }], context);
    return answer;
  };
}

/** Versions go with their text: its number may be given again. */
function forgetting(kind: EditedKind, remove: Handler): Handler {
  return async (sent, context) => {
    const [answer, id] = [await remove(sent, context), subjectOf(kind, sent)];
    await rows(context.db)`DELETE FROM text_versions WHERE kind = ${kind} AND subject = ${id}`;
    return answer;
  };
}

async function markedUp(sent: Fields, markup: readonly string[]): Promise<{ html: Fields; typed: Fields }> {
  if (markup.length === 0) return { html: {}, typed: {} };
  const { htmlOf } = await import("./markup");
  const texts = markup.map((name) => [name, String(own(sent, name) ?? "")] as const);
  const read = texts.map(([name, text]) => ({ name, text, html: htmlOf(text) }));
  const changed = read.filter(({ text, html }) => html !== text);
  const by = (said: "text" | "html") => Object.fromEntries(changed.map((one) => [one.name, one[said]]));
  return { typed: by("text"), html: by("html") };
}

/** What changed by another way, or before there were versions, is kept first: nobody knows who it was. */
export async function keep(
  kind: EditedKind,
  texts: readonly { id: string; was?: Fields | "" | null; is: Fields; typed?: Fields }[],
  { db, now, operator, caller }: HandlerContext,
) {
  const who = operator?.email ?? (caller.hasAdminKey ? "chiave" : "comando");
  const added = (id: string, fields: Fields, by: string, typed: Fields) => sql`
    INSERT INTO text_versions (kind, subject, at, user_id, who, fields, typed)
      SELECT ${kind}, ${id}, ${now.toISOString()}, ${(by && operator?.userId) || null}, ${by}, ${JSON.stringify(fields)}, ${JSON.stringify(typed)}
      WHERE ${JSON.stringify(fields)} IS NOT (SELECT fields FROM text_versions
        WHERE kind = ${kind} AND subject = ${id} ORDER BY version_id DESC LIMIT 1)`;
  const kept = texts.flatMap(({ id, was, is, typed = {} }) => [
    ...(was ? [added(id, was, "", {})] : []),
    added(id, is, who, typed),
    sql`DELETE FROM text_versions WHERE version_id IN (SELECT version_id FROM text_versions
      WHERE kind = ${kind} AND subject = ${id} ORDER BY version_id DESC LIMIT -1 OFFSET ${mostVersions})`,
  ]);
  await batch(db, kept);
}

/** Of a text's past; `who` is empty where nobody knows. */
export interface TextVersion {
  version: number;
  at: string;
  who: string;
  /** As they were typed; none in a list. */
  fields: Fields;
}

export const textVersions = {
  /** Latest first: all, or one and the one before it, with their fields. */
  versions: reads(
    editedThing.extend({ upTo: z.coerce.number().int().optional() }),
    async ({ kind, id, upTo = null }, { db }) => {
      const found = await rows<TextVersion & { fields: string }>(db)`
        SELECT version_id AS version, at, who, iif(${upTo} IS NULL, '{}', json_patch(fields, typed)) AS fields
          FROM text_versions WHERE kind = ${kind} AND subject = ${id} AND version_id <= COALESCE(${upTo}, version_id)
          ORDER BY version_id DESC LIMIT ${upTo === null ? mostVersions : 2}`;
      return found.map((one): TextVersion => ({ ...one, fields: JSON.parse(one.fields) }));
    },
  ),
};
