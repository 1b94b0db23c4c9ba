/** Where operators add words to the vocabulary; searches know them with the next version of the listing, which this writes. */
import type { CallInput, Contract } from "contract";
import { folded } from "contract/folded";
import type { HandlerContext, HandlersOf } from "../handler";
import { showNames } from "../import/listing";
import { vocabularyOf } from "../listing/vocabulary";
import { notFound, Refusal } from "../refusal";
import { batch, rows, sql } from "../sql";
import { tellingWords, wholeIn } from "./meanings";
import type { unknownWords } from "./unknown-words";
import type { AddedPhrase } from "./vocabulary";

type Added = CallInput<Contract["vocabulary"]["create"]>;

export const addedWords: Omit<HandlersOf<"vocabulary">, keyof typeof unknownWords> = {
  list: async (_, { db }) => ({
    parole: (await addedTo(db)).map(({ phrase, means }) => ({ parola: phrase, significa: means })),
  }),
  async create(added, context) {
    await check(added, context);
    const { phrase, means } = added;
    const [written = []] = await batch(context.db, [
      sql`INSERT INTO added_words (phrase, folded, means) VALUES (${phrase}, ${plain(phrase)}, ${means})
        ON CONFLICT DO NOTHING RETURNING word_id AS id`,
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
      sql`UPDATE OR IGNORE added_words SET phrase = ${phrase}, folded = ${plain(phrase)}, means = ${means}
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
  return rows<AddedPhrase>(db, sql`SELECT phrase, means FROM added_words ORDER BY word_id`);
}

function plain(phrase: string): string {
  return folded(phrase).trim();
}

/** What it means must be known, as a whole. */
async function check({ phrase, means }: Added, { listing, ...source }: HandlerContext): Promise<void> {
  if (tellingWords(phrase).length === 0)
    throw new Refusal(422, "La parola deve avere almeno tre lettere.", "parola");
  if (!wholeIn(vocabularyOf(await listing.known(source)), means))
    throw new Refusal(
      422,
      `“${means}” non è una parola conosciuta: usa il nome di un genere, un colore o un marchio.`,
      "significa",
    );
}
