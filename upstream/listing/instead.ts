/** What is shown in place of a kind that nobody sells. */
import { taxonomy } from "../catalogue/taxonomy";
import type { KindPart, Part, Understanding, WordPart } from "../search/parts";
import { tokensOf } from "../search/text";
import { kindCondition, wordCondition } from "./conditions";
import type { Shelf } from "./demands";
import type { Known } from "./question";

export function isSold(part: KindPart, shelf: Shelf): Promise<boolean> {
  return shelf.meets(kindCondition(part));
}

/** In place of a kind that nobody sells: what is like it, what names say of its words, else everything of its area. */
export async function withoutKind(
  understanding: Understanding,
  kind: KindPart,
  known: Known,
  shelf: Shelf,
): Promise<Understanding> {
  const instead = (await alike(kind, shelf)) ??
    (await named(understanding.text, kind, known, shelf)) ?? [wholeArea(kind)];
  return replaced(understanding, kind, instead);
}

export function replaced(understanding: Understanding, kind: Part, instead: readonly Part[]): Understanding {
  return {
    ...understanding,
    parts: understanding.parts.flatMap((part) => (part === kind ? instead : [part])),
  };
}

/** What is something like it, where the catalogue holds that. */
export async function alike(kind: KindPart, shelf: Shelf): Promise<KindPart[] | null> {
  for (const leaf of kind.also) {
    const label = taxonomy.find((node) => node.leaf === leaf)?.name ?? kind.label;
    const other: KindPart = { ...kind, label, leaves: [leaf], also: [], titled: [] };
    if (await isSold(other, shelf)) return [other];
  }
  return null;
}

async function named(text: string, kind: KindPart, known: Known, shelf: Shelf): Promise<Part[] | null> {
  const words = kind.spans.flatMap(([from, to]) =>
    tokensOf(text.slice(from, to)).map(
      (token): WordPart => ({
        type: "word",
        label: token.word,
        word: token.word,
        literal: false,
        unfinished: to === text.trimEnd().length,
        spans: [[from + token.from, from + token.to]],
      }),
    ),
  );
  const held: Part[] = [];
  for (const word of words) {
    const condition = word.word.length > 2 ? wordCondition(word, known) : null;
    if (condition && (await shelf.meets(condition))) held.push(word);
  }
  return held.length > 0 ? held : null;
}

function wholeArea(kind: KindPart): KindPart {
  const name = taxonomy.find(({ area, leaf }) => area === kind.area && leaf === null)?.name;
  return { ...kind, label: name ?? kind.label, leaves: [], also: [], titled: [] };
}

/** What a kind is called whose own name nothing carries: its leaf. */
export function broader(kind: KindPart): KindPart {
  const name = taxonomy.find(({ area, leaf }) => area === kind.area && leaf === kind.leaves[0])?.name;
  return { ...kind, label: kind.leaves.length === 1 && name ? name : kind.label, titled: [] };
}
