/** How many are sold as one, or in which state: '3 paia', 'set di 2', '2 x 50 ml', 'cofanetto', 'tester', 'usato'. Either is another good than the single new one. */
import { onceFor } from "upstream/remembering";
import { joinedWords } from "upstream/search/words";
import { fold, rememberingBy } from "./text";
import type { FeedWords } from "./unknown";

/** More are no pack, but the number of something else. */
const most = 60;

interface PackWords {
  numbers: ReadonlyMap<string, number>;
  counted: ReadonlySet<string>;
  pieces: ReadonlySet<string>;
  /** Phrases that a number follows, the longest first. */
  before: readonly string[];
  /** By phrases of at most three words; 'none' for what only sounds like one: 'effetto usato'. */
  whole: ReadonlyMap<string, string>;
  /** What no name of a single thing has. */
  hint: RegExp;
}

const packWords = onceFor(({ tables }: FeedWords): PackWords => {
  const said = new Map(tables.packs.map(({ means, words }) => [means, words.map(joinedWords)]));
  const wholes = [...said].filter(([means]) => means.startsWith("whole "));
  const hints = tables.packs.flatMap(({ means, words }) =>
    /^(?:counted|before|whole .*)$/.test(means) ? words : [],
  );
  const spelled = hints.filter((word) => word.length > 1).map((word) => word.replaceAll(" ", "\\W+"));
  return {
    numbers: new Map(
      [...said].flatMap(([means, words]) =>
        /^\d+$/.test(means) ? words.map((word) => [word, Number(means)] as const) : [],
      ),
    ),
    counted: new Set(said.get("counted")),
    pieces: new Set(said.get("pieces")),
    before: [...(said.get("before") ?? [])].sort((a, b) => b.length - a.length),
    hint: new RegExp(
      `\\d ?x ?\\d|(?<![^\\s([])x ?\\d|\\d ?ml ?\\+|\\dp\\b|\\d(?:er|pk|pz)\\b|\\b(?=\\w)(?:${spelled.join("|")})`,
      "i",
    ),
    whole: new Map(
      wholes.flatMap(([means, words]) => words.map((phrase) => [phrase, means.slice(6)] as const)),
    ),
  };
});

/** '3', 'set'; null for a single thing. @param told the feed's own column, where it has one */
export function packFrom(title: string, told: string, words: FeedWords): string | null {
  const column = /^\d{1,3}$/.test(told.trim()) ? Number(told) : 0;
  return column > 1 ? String(column) : packIn(title, words);
}

const packIn = rememberingBy((title, words): string | null => {
  const known = packWords(words);
  if (!known.hint.test(title)) return null;
  if (/\d\s?ml\s?\+/i.test(title)) return "set";
  const text = fold(title).replace(/(\d)(?=(?:er|pk|pz|p)\b)/g, "$1 ");
  const times = /(?<![\d.,])(\d{1,2})\s?x\s?\d+(?:[.,]\d+)?\s?(?:ml|cl|l|g|gr)\b/.exec(text);
  const count =
    Number((times ?? /(?<![\w.,])x ?([2-9]|1[0-2])(?=\s*(?:$|[)\]]))/.exec(text))?.[1] ?? 0) ||
    countIn(joinedWords(text), known);
  if (count > 1 && count <= most) return String(count);
  return wholeIn(joinedWords(text).split(" "), known.whole);
});

function wholeIn(words: readonly string[], whole: PackWords["whole"]): string | null {
  for (let at = 0; at < words.length; at++)
    for (let long = 3; long > 0; long--) {
      const pack = whole.get(words.slice(at, at + long).join(" "));
      if (pack && pack !== "none") return pack;
      if (!pack) continue;
      at += long - 1;
      break;
    }
  return null;
}

function countIn(text: string, { numbers, counted, pieces, before }: PackWords): number {
  const list = text.split(" ");
  const numberAt = (at: number) => {
    const word = list[at] ?? "";
    return /^\d{1,2}$/.test(word) ? Number(word) : (numbers.get(word) ?? 0);
  };
  for (const [at, word] of list.entries()) {
    if (!counted.has(word)) continue;
    const count = numberAt(list[at - 1] === "er" ? at - 2 : at - 1);
    // A suit of two pieces is one good.
    const isOne = /^(?:pezzi|pz|pieces|pcs)$/.test(word) && count < 4 && list.some((one) => pieces.has(one));
    if (count > 1 && !isOne) return count;
  }
  const padded = ` ${text} `;
  for (const phrase of before) {
    const start = padded.indexOf(` ${phrase} `);
    if (start < 0) continue;
    const [next = ""] = padded.slice(start + phrase.length + 2).split(" ", 1);
    const count = /^\d{1,2}$/.test(next) ? Number(next) : (numbers.get(next) ?? 0);
    if (count > 1 && !(count < 4 && list.some((one) => pieces.has(one)))) return count;
  }
  return 0;
}
