/** What a thing has, as its name and text tell it in words: 'felpa senza cappuccio' has no hood, 'si abbina a jeans' tells of other things. Pure. */
import { folded } from "domain/folded";
import {
  type Meant,
  none,
  type Phrases,
  phrasesOf,
  type Said,
  type TellingLine,
  type Told,
} from "domain/telling-words";
import { remembering } from "../remembering";

/** By attribute, whether it was told to be there, or told not to be. */
type Telling = ReadonlyMap<Told, boolean>;

/** Tags of HTML end a sentence as a full stop does. */
const ends = new Set(".;!?•()<\n");
/** How far a part's own name stands before it, 'tasche laterali con zip' and 'suola in gomma', and behind, 'zip hand pockets'. */
const reach = { before: 3, after: 2 };
/** Behind these another thing begins; before what is told only the first ones part. */
const parting = new Set(["e", "and", "et", "und", "y", "o", "or"]);
const joining = new Set([...parting, "con", "with", "in", "a", "di", "per", "for", "da", "on", "at", "to"]);

/** What follows them is there. */
const opening = new Set(["con", "with", "mit", "avec", "ma", "but", "mais", "aber", "pero"]);

/** Of all facets. */
const everything = "";

export class Teller {
  private readonly phrases: Phrases;
  private last: { name: string; text: string; told: { name: Telling; text: Telling } } | null = null;

  constructor(lines: readonly TellingLine[]) {
    this.phrases = phrasesOf(lines);
  }

  /**
   * What the name tells; of the text what neither name nor column says of its facet, and all of facets of which a thing has several. Nothing
   * that a column means already, nor what something finer says: 'cotone biologico' is cotton.
   */
  beside(name: string, text: string, columns: Iterable<Said>): Told[] {
    const read = this.read(name, text);
    const known = new Set<Told>();
    const settled = new Set<string>();
    for (const { facet, label } of columns) {
      settled.add(facet);
      for (const told of this.meant(label)) known.add(told);
    }
    const found = new Set<Told>();
    for (const [told, is] of read.name) if (is) found.add(told);
    for (const { facet } of found) settled.add(facet);
    for (const [told, is] of read.text)
      if (is && !read.name.has(told) && (told.adds || !settled.has(told.facet))) found.add(told);
    return [...found].filter((told) => !known.has(told) && !hasFiner(known, told) && !hasFiner(found, told));
  }

  /** The attributes that a value of a column is. */
  readonly meant = remembering((label: string) => [...this.scan(wordsOf(label), true, none).keys()]);

  /** The name first: what it says or denies counts, whatever the text says. Rows of one thing follow one another: it is read once. */
  private read(name: string, text: string): { name: Telling; text: Telling } {
    if (this.last?.name === name && this.last.text === text) return this.last.told;
    const words = wordsOf(name);
    const own = new Set(words.filter((word) => this.phrases.things.has(word)));
    const told = { name: this.scan(words, true, own), text: this.scan(wordsOf(text), false, own) };
    this.last = { name, text, told };
    return told;
  }

  /** @param own things that the name says it is */
  private scan(words: readonly string[], isName: boolean, own: ReadonlySet<string>): Map<Told, boolean> {
    const said = new Map<Told, boolean>();
    /** Where the last phrase of each facet ends, and the last of all. */
    const until = new Map<string, number>();
    let [isAway, isDenied, end] = [false, false, -1];
    for (let at = 0; at < words.length; at++) {
      const word = words[at] as string;
      const found = this.at(words, at, isName, until);
      if (ends.has(word)) [isAway, isDenied] = [false, false];
      // A denial goes on over articles and to what is joined to it: 'senza il cappuccio e zip', but not 'senza cappuccio, con zip'.
      else if (opening.has(word) || (at > end && word !== "," && !goesOn(found, words[at - 1])))
        isDenied = false;
      for (const { of, denies, beside, parts, last, facet } of found) {
        end = Math.max(end, last);
        until.set(facet, last);
        if (of === "apart") until.set(everything, last);
        // 'Senza maniche' denies nothing that follows.
        if (of === "deny") isDenied = found.every((each) => typeof each.of === "string");
        else if (of === "away") isAway = true;
        else if (of === "back" && words[at - 1] === ",") isAway = false;
        if (typeof of === "string" || isAway || isOfAPart(words, [at, last], { beside, parts, own }))
          continue;
        if (!said.has(of)) said.set(of, !(isDenied || denies || this.isFree(words, last + 1)));
      }
    }
    return said;
  }

  /** What begins at a place: of each facet the longest phrase, if none goes on there. */
  private at(words: readonly string[], at: number, isName: boolean, until: ReadonlyMap<string, number>) {
    const known = this.phrases.byWord.get(words[at] as string);
    const found: (Meant & { last: number })[] = [];
    if (!known || at <= (until.get(everything) ?? -1)) return found;
    const taken = new Map<string, number>();
    for (const { words: phrase, meant } of known) {
      let same = 1;
      while (same < phrase.length && words[at + same] === phrase[same]) same++;
      if (same < phrase.length) continue;
      for (const each of meant) {
        if ((each.named && !isName) || at <= (until.get(each.facet) ?? -1)) continue;
        if ((taken.get(each.facet) ?? phrase.length) > phrase.length) continue;
        taken.set(each.facet, phrase.length);
        found.push({ ...each, last: at + phrase.length - 1 });
      }
    }
    // 'Semi-fitted': the longer phrase says that nothing of it is told.
    const apart = found.find(({ of }) => of === "apart");
    return apart ? found.filter((each) => each === apart || each.last > apart.last) : found;
  }

  /** 'Leather-free', but 'cotton free of pesticides'. */
  private isFree(words: readonly string[], at: number): boolean {
    const isFree = this.phrases.byWord
      .get(words[at] ?? "")
      ?.some(({ meant }) => meant.some(({ of }) => of === "free"));
    return (isFree ?? false) && words[at + 1] !== "of" && words[at + 1] !== "from";
  }
}

function hasFiner(all: ReadonlySet<Told>, { facet, label }: Told): boolean {
  for (const other of all) if (other.facet === facet && other.label.startsWith(`${label} `)) return true;
  return false;
}

/** Whether words near a phrase say that it tells of a part, or of something else. */
function isOfAPart(
  words: readonly string[],
  [first, last]: readonly [number, number],
  { beside, parts, own }: Pick<Meant, "beside" | "parts"> & { own: ReadonlySet<string> },
): boolean {
  const isPart = (word: string) => (parts.has(word) && !own.has(word)) || beside.has(word);
  for (let at = first - 1; at >= Math.max(first - reach.before, 0); at--) {
    const word = words[at] as string;
    const isNext = at === first - 1 || (at === first - 2 && joining.has(words[first - 1] as string));
    if (beside.has(word) || (isNext && isPart(word))) return true;
    if (ends.has(word) || word === "," || parting.has(word)) break;
  }
  for (let at = last + 1; at <= last + reach.after; at++) {
    const word = words[at];
    if (word === undefined || ends.has(word) || word === "," || joining.has(word)) break;
    if (isPart(word)) return true;
  }
  return false;
}

function wordsOf(text: string): string[] {
  return folded(text).match(/[a-z0-9ß]+|[.,;!?•()<\n]/g) ?? [];
}

function goesOn(found: readonly Meant[], before: string | undefined): boolean {
  return before === "," ? found.some(({ of }) => typeof of !== "string") : found.length > 0;
}
