/** The table of words by which names and texts tell attributes, as phrases by their first word. */

export interface Said {
  facet: string;
  label: string;
}

export interface Told extends Said {
  /** A thing may have several of its facet. */
  adds: boolean;
}

/** A line of the table of words: how an attribute is told, or (without a facet) how texts are read. */
export interface TellingLine extends Told {
  /** Phrases, lower case without accents. */
  told: readonly string[];
  named: readonly string[];
  /** Next to these words it is told of something else. */
  beside: readonly string[];
}

type Role = "deny" | "joint" | "away" | "back" | "apart" | "free" | "goes";

export interface Meant {
  of: Told | Role;
  facet: string;
  /** A phrase that denies by itself: 'hoodless'. */
  denies: boolean;
  named: boolean;
  beside: ReadonlySet<string>;
  parts: ReadonlySet<string>;
}

export interface Phrase {
  words: readonly string[];
  meant: Meant[];
}

export interface Phrases {
  byWord: ReadonlyMap<string, readonly Phrase[]>;
  /** No part of what is called so itself: a bag is no packaging where a bag is sold. */
  things: ReadonlySet<string>;
}

export const none: ReadonlySet<string> = new Set();

export function phrasesOf(lines: readonly TellingLine[]): Phrases {
  const byWord = new Map<string, Phrase[]>();
  const noted = (role: string) => lines.filter(({ label }) => label === role);
  const parts = new Map(noted("parts").map(({ facet, told }) => [facet, spelled(told)]));
  const things = spelled(noted("things").flatMap(({ told }) => told));
  for (const { label, facet, adds, told, named, beside } of lines) {
    if (label === "parts" || label === "things") continue;
    const of = facet === "" ? (label as Role) : { facet, label, adds };
    const near = { beside: spelled(beside), parts: parts.get(facet) ?? none };
    const meant = { of, facet: facet || label, denies: false, ...near };
    for (const phrase of told) add(byWord, phrase, { ...meant, named: false });
    for (const phrase of named) add(byWord, phrase, { ...meant, named: true });
  }
  for (const list of byWord.values()) list.sort((a, b) => b.words.length - a.words.length);
  return { byWord, things };
}

function add(byWord: Map<string, Phrase[]>, phrase: string, meant: Meant): void {
  const denies = phrase.startsWith("!");
  for (const spelling of spellings(phrase.replace("!", ""))) {
    const words = spelling.split(" ");
    const first = words[0] as string;
    const list = byWord.get(first) ?? [];
    const known = list.find((other) => other.words.join(" ") === spelling);
    if (known) known.meant.push({ ...meant, denies });
    else list.push({ words, meant: [{ ...meant, denies }] });
    byWord.set(first, list);
  }
}

function spelled(phrases: readonly string[]): ReadonlySet<string> {
  return new Set(phrases.flatMap(spellings));
}

/** 'incappucciat@' has four endings, 'zip(s)' two spellings. */
function spellings(phrase: string): string[] {
  if (phrase.includes("@")) return ["o", "a", "i", "e"].flatMap((end) => spellings(phrase.replace("@", end)));
  if (phrase.includes("(s)")) return ["", "s"].flatMap((end) => spellings(phrase.replace("(s)", end)));
  return [phrase];
}
