/** Where operators add words to the vocabulary; searches know them with the next version of the listing, which this writes. */
import type { CallInput, Contract } from "contract";
import { folded } from "contract/folded";
import type { HandlerContext, HandlersOf } from "../handler";
import { showNames } from "../import/listing";
import { vocabularyStatement } from "../listing/labels";
import { vocabularyOf } from "../listing/vocabulary";
import { notFound, Refusal } from "../refusal";
import { batch, rows, type Sql, sql } from "../sql";
import { tellingWords } from "./meanings";
import type { Part } from "./parts";
import { understand } from "./understand";
import type { unknownWords } from "./unknown-words";
import type { AddedPhrase, Vocabulary } from "./vocabulary";
import type { TableText } from "./vocabulary/tables";

type Added = CallInput<Contract["vocabulary"]["create"]>;

export const addedWords: Omit<HandlersOf<"vocabulary">, keyof typeof unknownWords> = {
  tables: (_, { db }) => rows<TableText>(db, vocabularyStatement),
  list: async (_, { db }) => (await addedTo(db)).map(({ phrase, means }) => ({ phrase, means })),
  async create(added, context) {
    const { phrase, means, isBrand = false } = added;
    const brand = isBrand ? await checkBrand(added, context.db) : null;
    if (!isBrand) await check(added, context);
    const [written = []] = await batch(context.db, [
      // What searches know already may become what feeds mean too.
      sql`INSERT INTO added_words (phrase, folded, means, brand) VALUES (${phrase}, ${plain(phrase)}, ${means}, ${brand})
        ON CONFLICT DO UPDATE SET brand = excluded.brand
        WHERE brand IS NULL AND excluded.brand IS NOT NULL AND means = excluded.means COLLATE NOCASE
        RETURNING word_id AS id`,
      showNames,
    ]);
    const [first] = written as { id: number }[];
    if (!first) throw new Refusal(409, "Questa parola c’è già.", "parola");
    return first;
  },
  async update({ id, ...added }, context) {
    await check(added, context);
    const { phrase, means } = added;
    const [written = []] = await batch(context.db, [
      sql`UPDATE OR IGNORE added_words SET phrase = ${phrase}, folded = ${plain(phrase)}, means = ${means},
          brand = CASE WHEN brand IS NULL THEN NULL ELSE (${brandCalled(means)}) END
        WHERE word_id = ${id} RETURNING word_id`,
      showNames,
    ]);
    if (written.length === 0) throw notFound("Parola");
    return { done: true };
  },
  async remove({ id }, { db }) {
    await batch(db, [sql`DELETE FROM added_words WHERE word_id = ${id}`, showNames]);
    return { done: true };
  },
};

export function addedTo(db: D1Database): Promise<AddedPhrase[]> {
  return rows<AddedPhrase>(db, sql`SELECT phrase, means, brand FROM added_words ORDER BY word_id`);
}

function plain(phrase: string): string {
  return folded(phrase).trim();
}

function brandCalled(label: string): Sql {
  return sql`SELECT slug FROM facet_values WHERE facet = 'brand' AND label = ${label} COLLATE NOCASE ORDER BY value_id LIMIT 1`;
}

/** The slug of the brand that is meant: of the catalogue, not the word itself, and no word for another one. */
async function checkBrand({ phrase, means }: Added, db: D1Database): Promise<string> {
  checkPhrase(phrase);
  const [brands, others] = (await batch(db, [
    brandCalled(means),
    sql`SELECT means FROM added_words WHERE folded = ${plain(means)} AND brand IS NOT NULL`,
  ])) as [{ slug: string }[], { means: string }[]];
  const [found] = brands;
  if (!found)
    throw new Refusal(
      422,
      `Nessun prodotto ha la marca “${means}”: scegli una marca del catalogo.`,
      "significa",
    );
  if (plain(phrase) === plain(means)) throw new Refusal(422, "È già il nome di questa marca.", "parola");
  if (others[0]) throw new Refusal(422, `“${means}” sta già per “${others[0].means}”.`, "significa");
  return found.slug;
}

function checkPhrase(phrase: string): void {
  if (tellingWords(phrase).length === 0)
    throw new Refusal(422, "La parola deve avere almeno tre lettere.", "parola");
}

/** What it means must be known to the last word: kinds, filters, prices, or words that names have. */
async function check({ phrase, means }: Added, { listing, ...source }: HandlerContext): Promise<void> {
  checkPhrase(phrase);
  const vocabulary = vocabularyOf(await listing.known(source));
  const { parts, typos } = understand(means, vocabulary);
  const isKnown =
    parts.length > 0 && typos.length === 0 && parts.every((part) => isUnderstood(part, vocabulary));
  if (!isKnown)
    throw new Refusal(
      422,
      `“${means}” non è tutto di parole conosciute: usa generi, colori, marchi, prezzi o parole dei nomi.`,
      "significa",
    );
}

function isUnderstood(part: Part, vocabulary: Vocabulary): boolean {
  return part.type !== "word" || vocabulary.knows(part.word);
}
