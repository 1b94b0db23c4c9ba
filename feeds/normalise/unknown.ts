/** Words of a feed that say a category or a colour and mean nothing to us, counted while it is read. */
import type { UnknownWord } from "contract/feeds";
import { onceFor, remembering } from "upstream/remembering";
import { FeedWords } from "upstream/search/feed-words";
import type { AddedPhrase } from "upstream/search/vocabulary";
import { type Tables, type TableText, tablesOf } from "upstream/search/vocabulary/tables";
import { joinedWords } from "upstream/search/words";
import type { FeedRecord } from "../read/record";
import { unknownCategory } from "./category";
import { unknownColours } from "./colour";
import { plainText } from "./text";

export type { FeedWords };

/** The vocabulary as the catalogue tells it to whoever reads feeds: its tables, and what operators added. */
export interface ToldWords {
  tables: readonly TableText[];
  words: readonly AddedPhrase[];
}

export function feedWordsOf({ tables, words }: ToldWords): FeedWords {
  return words.length > 0 ? new FeedWords(tablesOf(tables), words) : bareWordsOf(tablesOf(tables));
}

const bareWordsOf = onceFor((tables: Tables) => new FeedWords(tables));

const mostCounted = 5_000;
const mostTold = 200;
const longestWord = 60;

type About = UnknownWord[0];

interface Entry {
  about: About;
  word: string;
  products: Set<string>;
  exampleId: string;
  example: string;
}

export class UnknownWords {
  private readonly entries = new Map<string, Entry>();
  private readonly unknownIn = remembering((asked: string) => {
    const [path = "", google = "", color = ""] = asked.split("\n");
    return this.lookAt(path, google, color);
  }, 20_000);

  constructor(private readonly words: FeedWords) {}

  look({ cells }: FeedRecord): void {
    const id = (cells.id ?? "").slice(0, 200);
    if (!id) return;
    for (const [about, word] of this.saidBy(cells)) {
      const key = `${about} ${joinedWords(word)}`;
      const known = this.entries.get(key);
      const group = cells.item_group_id || id;
      if (known) known.products.add(group);
      else if (this.entries.size < mostCounted)
        this.entries.set(key, {
          about,
          word,
          products: new Set([group]),
          exampleId: id,
          example: plainText(cells.title ?? "").slice(0, 120),
        });
    }
  }

  private saidBy(cells: FeedRecord["cells"]): readonly (readonly [About, string])[] {
    const { product_type: path = "", google_product_category: google = "", color = "" } = cells;
    // Line ends say nothing in these.
    return this.unknownIn([path, google, color].map((cell) => cell.replaceAll("\n", " ")).join("\n"));
  }

  private lookAt(path: string, google: string, color: string) {
    const category = unknownCategory(plainText(path), plainText(google), this.words);
    return [
      ...(category === null ? [] : [["categoria", category] as const]),
      ...unknownColours(plainText(color), this.words).map((colour) => ["colore", colour] as const),
    ].filter(([, word]) => word.length <= longestWord);
  }

  most(): UnknownWord[] {
    return [...this.entries.values()]
      .sort((a, b) => b.products.size - a.products.size || (a.word < b.word ? -1 : 1))
      .slice(0, mostTold)
      .map(({ about, word, products, exampleId, example }) => [
        about,
        word,
        products.size,
        exampleId,
        example,
      ]);
  }
}
