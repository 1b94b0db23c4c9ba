/** What a line of the kinds says, and how such lines are written down. */
import type { Area } from "../../catalogue/taxonomy";

export interface Kind {
  /** What the visitor reads: 'Scarpe sportive'. */
  label: string;
  area: Area;
  /** Leaves of the taxonomy (without the audience) that hold it; none: the whole area. */
  leaves: readonly string[];
  /** Leaves that hold something like it, shown behind. */
  also: readonly string[];
  /** Phrases that feeds and people use; `=boots` is meant exactly so, without its other forms. */
  words: readonly string[];
  /** Phrases that people type, and that would mislead in a feed. */
  typed: readonly string[];
  /** Phrases of feeds that mean something else when typed. */
  feed: readonly string[];
  /** For a kind finer than its leaf: phrases of which a name must hold one. Empty: the leaf says it all. */
  titled: readonly string[];
  /** The same, where another wish (a colour, a price) counts for more than what the name says. */
  rather: readonly string[];
}

interface Written {
  /** Leaves separated by blanks; those behind '+' are shown behind. */
  in: string;
  words?: string;
  typed?: string;
  feed?: string;
  titled?: string;
  rather?: string;
}

/** One line of a table of kinds; phrases are separated by commas. */
export function kindsOf(area: Area, lines: readonly [label: string, written: Written][]): Kind[] {
  return lines.map(([label, written]) => {
    const [leaves = "", also = ""] = written.in.split("+");
    return {
      label,
      area,
      leaves: leaves.split(" ").filter(Boolean),
      also: also.split(" ").filter(Boolean),
      words: phrases(written.words),
      typed: phrases(written.typed),
      feed: phrases(written.feed),
      titled: phrases(written.titled),
      rather: phrases(written.rather),
    };
  });
}

/** Phrases of a list that commas separate. */
export function phrases(list = ""): string[] {
  return list
    .split(",")
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");
}
