/** Where operators add words to the vocabulary; searches know them with the next version of the listing, which this writes. */
import { identifier, requiredText } from "contract/wire";
import { folded } from "domain/folded";
import * as z from "zod";
import { changes, reads } from "../act";
import type { HandlerContext, HandlersOf } from "../handler";
import { showNames } from "../import/listing";
import { vocabularyStatement } from "../listing/labels";
import { vocabularyOf } from "../listing/vocabulary";
import { existing, Refusal } from "../refusal";
import { batch, rows, type Sql, sql } from "../sql";
import { tellingWords } from "./meanings";
import { understand } from "./understand";
import type { AddedPhrase } from "./vocabulary";

export const vocabularyTables: HandlersOf<"vocabulary"> = {
  tables: (_, { db }) => rows(db, vocabularyStatement),
};

const phrase = requiredText.pipe(z.string().max(60));
const word = z.object({ phrase, means: phrase });
type Added = z.output<typeof word>;
const one = z.object({ id: identifier });
/** The word is what feeds call the brand that it means: their products become that brand's. */
const fresh = word.extend({ isBrand: z.boolean().optional() });

/** Searches know an added word at once, feeds from the next import on. */
export const addedWords = {
  list: reads(z.object({}), async (_, { db }) =>
    (await addedTo(db)).map(({ phrase, means }) => ({ phrase, means })),
  ),
  create: changes(fresh, async (added, context) => {
    const { phrase, means, isBrand = false } = added;
    const brand = isBrand ? await checkBrand(added, context.db) : null;
    if (!isBrand) await check(added, context);
    const [[first]] = await batch(context.db, [
      // What searches know already may become what feeds mean too.
      sql<{ id: number }>`
        INSERT INTO added_words (phrase, folded, means, brand) VALUES (${phrase}, ${plain(phrase)}, ${means}, ${brand})
        ON CONFLICT DO UPDATE SET brand = excluded.brand
        WHERE brand IS NULL AND excluded.brand IS NOT NULL AND means = excluded.means COLLATE NOCASE
        RETURNING word_id AS id`,
      showNames,
    ]);
    if (!first) throw new Refusal(409, "Questa parola c’è già.", "phrase");
    return first;
  }),
  update: changes(word.extend(one.shape), { about: ["id"] }, async ({ id, ...added }, context) => {
    await check(added, context);
    const { phrase, means } = added;
    const [[written]] = await batch(context.db, [
      sql`UPDATE OR IGNORE added_words SET phrase = ${phrase}, folded = ${plain(phrase)}, means = ${means},
          brand = CASE WHEN brand IS NULL THEN NULL ELSE (${brandCalled(means)}) END
        WHERE word_id = ${id} RETURNING word_id`,
      showNames,
    ]);
    existing(written, "Parola");
  }),
  remove: changes(one, { about: ["id"] }, async ({ id }, { db }) => {
    await batch(db, [sql`DELETE FROM added_words WHERE word_id = ${id}`, showNames]);
  }),
};

export function addedTo(db: D1Database): Promise<AddedPhrase[]> {
  return rows<AddedPhrase>(db)`SELECT phrase, means, brand FROM added_words ORDER BY word_id`;
}

function plain(phrase: string): string {
  return folded(phrase).trim();
}

function brandCalled(label: string): Sql<{ slug: string }> {
  return sql`SELECT slug FROM facet_values WHERE facet = 'brand' AND label = ${label} COLLATE NOCASE ORDER BY value_id LIMIT 1`;
}

/** The slug of the brand that is meant: of the catalogue, not the word itself, and no word for another one. */
async function checkBrand({ phrase, means }: Added, db: D1Database): Promise<string> {
  checkPhrase(phrase);
  const [brands, others] = await batch(db, [
    brandCalled(means),
    sql<{ means: string }>`
      SELECT means FROM added_words WHERE folded = ${plain(means)} AND brand IS NOT NULL`,
  ]);
  const [found] = brands;
  if (!found)
    throw new Refusal(422, `Nessun prodotto ha la marca “${means}”: scegli una marca del catalogo.`, "means");
  if (plain(phrase) === plain(means)) throw new Refusal(422, "È già il nome di questa marca.", "phrase");
  if (others[0]) throw new Refusal(422, `“${means}” sta già per “${others[0].means}”.`, "means");
  return found.slug;
}

function checkPhrase(phrase: string): void {
  if (tellingWords(phrase).length === 0)
    throw new Refusal(422, "La parola deve avere almeno tre lettere.", "phrase");
}

/** What it means must be known to the last word: kinds, filters, prices, or words that names have. */
async function check({ phrase, means }: Added, { listing, ...source }: HandlerContext): Promise<void> {
  checkPhrase(phrase);
  const vocabulary = vocabularyOf(await listing.known(source));
  const { parts, typos } = understand(means, vocabulary);
  const isKnown =
    parts.length > 0 &&
    typos.length === 0 &&
    parts.every((part) => part.type !== "word" || vocabulary.knows(part.word));
  if (!isKnown)
    throw new Refusal(
      422,
      `“${means}” non è tutto di parole conosciute: usa generi, colori, marchi, prezzi o parole dei nomi.`,
      "means",
    );
}
