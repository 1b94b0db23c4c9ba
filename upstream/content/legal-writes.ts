/** Where operators write the legal texts. */
import type { LegalText } from "contract";
import { identifier, requiredText } from "contract/wire";
import * as z from "zod";
import { changes } from "../act";
import type { HandlerContext } from "../handler";
import { rows } from "../sql";
import type { Fields } from "./editing";
import { type LegalKind, legal, legalColumns } from "./legal";
import { sanitiseEditorial } from "./sanitise";
import { keep } from "./versions";

interface Written {
  title?: string;
  body: string;
  version?: string;
}

function writesOf(kind: LegalKind, { byId }: (typeof legal)[keyof typeof legal]) {
  return {
    async create({ title, body, version }: Written, { db, now }: HandlerContext): Promise<LegalText> {
      const [row] = await rows<LegalText>(db)`
        INSERT INTO legal_texts (kind, text_id, title, body, version, updated_at)
          SELECT ${kind}, COALESCE(MAX(text_id), 0) + 1, ${title ?? null}, ${await sanitiseEditorial(body)},
            ${version ?? null}, ${now.toISOString()} FROM legal_texts WHERE kind = ${kind}
          RETURNING ${legalColumns}`;
      return row as LegalText;
    },
    async update(
      { id, title, body, version }: Written & { id: number },
      context: HandlerContext,
    ): Promise<LegalText> {
      await rows(context.db)`
        UPDATE legal_texts SET title = ${title ?? null}, body = ${await sanitiseEditorial(body)},
          version = ${version ?? null}, updated_at = ${context.now.toISOString()} WHERE kind = ${kind} AND text_id = ${id}`;
      return byId({ id }, context);
    },
    async remove({ id }: { id: number }, { db }: HandlerContext) {
      await rows(db)`DELETE FROM legal_texts WHERE kind = ${kind} AND text_id = ${id}`;
      return { done: true };
    },
  };
}

export const legalWrites = {
  privacy: writesOf("privacy", legal.privacy),
  cookiePolicy: writesOf("cookies", legal.cookiePolicy),
};

const section = z.object({
  title: requiredText.pipe(z.string().max(200)),
  body: z.string().trim().min(1).max(200_000),
});
const one = z.object({ id: identifier });
const ofTerms = writesOf("terms", legal.terms);

/** The specification writes the other two by calls. */
export const termsWrites = {
  create: changes(section, ofTerms.create),
  update: changes(section.extend(one.shape), ofTerms.update),
  remove: changes(one, ofTerms.remove),
};

const firstTexts = z.object({
  kind: z.enum(["terms", "privacy", "cookies"]),
  version: z.string().max(40).nullable(),
  sections: z
    .array(section.extend({ title: section.shape.title.nullable() }))
    .min(1)
    .max(60),
});

const editedAs = { terms: "termini", privacy: "privacy", cookies: "cookie" } as const;

/** The first texts of a kind, all at once; where some are there already nothing is written. */
export const publishTexts = changes(
  firstTexts,
  { about: ["kind"] },
  async ({ kind, version, sections }, context) => {
    const texts = await Promise.all(
      sections.map(async ({ title, body }, at) => [at + 1, title, await sanitiseEditorial(body)]),
    );
    const written = await rows<Fields>(context.db)`
      INSERT INTO legal_texts (kind, text_id, title, body, version, updated_at)
        SELECT ${kind}, value ->> 0, value ->> 1, value ->> 2, ${version}, ${context.now.toISOString()}
        FROM json_each(${JSON.stringify(texts)})
        WHERE NOT EXISTS (SELECT 1 FROM legal_texts WHERE kind = ${kind})
        RETURNING text_id AS id, title, body, version`;
    const first = written.map((is) => ({ id: String(is.id), is }));
    await keep(editedAs[kind], first, context);
  },
);
