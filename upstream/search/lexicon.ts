/** Phrases and what they mean, found word by word whatever their forms; words between that say nothing are stepped over. */
import { formOf } from "./forms";
import { tokensOf } from "./text";
import { fillers, negations, words } from "./vocabulary/fillers";
import said from "./vocabulary/fillers.json";

/** Words that a phrase may hold or leave out: 'scarpe da ginnastica', 'scarpe ginnastica'. */
const joints = words(said.joints);

interface Node<Meaning> {
  /** By the forms of the next word, and by the word itself where it is meant exactly so. */
  next: Map<string, Node<Meaning>>;
  exact: Map<string, Node<Meaning>> | null;
  meanings: Meaning[];
}

function emptyNode<Meaning>(): Node<Meaning> {
  return { next: new Map(), exact: null, meanings: [] };
}

export interface Found<Meaning> {
  meanings: readonly Meaning[];
  /** Place of the last word that belongs to it. */
  last: number;
  /** How many words that say something. */
  length: number;
  /** Their places: of the others between them the phrase says nothing. */
  used: readonly number[];
}

export class Lexicon<Meaning> {
  private readonly root: Node<Meaning> = emptyNode();
  readonly words = new Set<string>();
  private readonly forms = new Set<string>();

  /** Adds a phrase; one that begins with '=' is meant exactly so. Names of several words are also found typed as one. */
  add(phrase: string, meaning: Meaning): void {
    const exact = phrase.startsWith("=");
    const all = tokensOf(phrase).map(({ word }) => word);
    const telling = all.filter((word) => !joints.has(word));
    const words = telling.length > 0 ? telling : all;
    this.put(words, exact, meaning);
    if (words.length > 1) {
      this.put([words.join("")], true, meaning);
      if (all.length !== words.length) this.put([all.join("")], true, meaning);
    }
  }

  private put(words: readonly string[], exact: boolean, meaning: Meaning): void {
    let node = this.root;
    for (const word of words) {
      const key = exact ? word : formOf(word);
      this.words.add(word);
      if (!exact) this.forms.add(key);
      if (exact) node.exact ??= new Map();
      const branch = (exact ? node.exact : node.next) as Node<Meaning>["next"];
      const next = branch.get(key) ?? emptyNode<Meaning>();
      branch.set(key, next);
      node = next;
    }
    if (!node.meanings.includes(meaning)) node.meanings.push(meaning);
  }

  knows(word: string): boolean {
    return this.words.has(word) || this.forms.has(formOf(word));
  }

  meaningsOf(word: string): readonly Meaning[] {
    const exact = this.root.exact?.get(word)?.meanings ?? [];
    const forms = this.isNoForm(word) ? [] : (this.root.next.get(formOf(word))?.meanings ?? []);
    return exact.length > 0 ? [...exact, ...forms] : forms;
  }

  /** The longest phrase that begins at a place of `words` and means something that is accepted, or null; a 'gonna o pantalone' is no 'gonna pantalone'. */
  at(
    words: readonly string[],
    place: number,
    accepts: (meaning: Meaning) => boolean = () => true,
  ): Found<Meaning> | null {
    let nodes = this.step(this.root, words[place] ?? "");
    if (nodes.length === 0) return null;
    let found: Found<Meaning> | null = null;
    let at = place;
    const used = [place];
    for (let length = 1; nodes.length > 0; length++) {
      const meanings = nodes.flatMap((node) => node.meanings).filter(accepts);
      if (meanings.length > 0) found = { meanings, last: at, length, used: [...used] };
      const reached = this.onwards(nodes, words, at + 1);
      if (!reached) break;
      nodes = reached.nodes;
      at = reached.at;
      used.push(at);
    }
    return found;
  }

  private onwards(nodes: readonly Node<Meaning>[], words: readonly string[], from: number) {
    for (let at = from; at < words.length; at++) {
      const word = words[at] as string;
      const reached = joints.has(word) ? [] : nodes.flatMap((node) => this.step(node, word));
      if (reached.length > 0) return { nodes: reached, at };
      if (!fillers.has(word) || negations.has(word) || word === "o" || word === "oppure") return null;
    }
    return null;
  }

  /** 'Cerchiamo' shares its form with 'cerchi', and is none of them. */
  private isNoForm(word: string): boolean {
    return fillers.has(word) && !this.words.has(word);
  }

  private step(node: Node<Meaning>, word: string): Node<Meaning>[] {
    if (this.isNoForm(word)) return [];
    const exact = node.exact?.get(word);
    const form = node.next.get(formOf(word));
    if (exact === undefined) return form === undefined ? [] : [form];
    return form === undefined ? [exact] : [exact, form];
  }
}
