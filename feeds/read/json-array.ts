/** The objects of a JSON list, one by one, or of several lists within objects: a damaged one ends where the next begins, or with its brackets. */
import { BrokenFeed, feedLimits } from "./record";

export interface Element {
  written: string;
  line: number;
}

/** Names under which shops' and networks' systems give their lists. */
const lists = new Set(
  "products items offers entries data results rows feed catalog prodotti articoli offerte catalogo".split(
    " ",
  ),
);
const longestName = 40;

export async function* elementsOf(text: AsyncIterable<string>): AsyncGenerator<Element> {
  const reader = new ArrayReader();
  for await (const chunk of text) yield* reader.read(chunk);
  yield* reader.end();
}

/** Whether a list begins in this text. */
export function holdsList(text: string): boolean {
  const reader = new ArrayReader();
  return !reader.read(text).next().done || reader.isInside;
}

class ArrayReader {
  private line = 1;
  private begun = 1;
  private depth = 0;
  private inText = false;
  private isEscaped = false;
  /** Within a list; outside the last text may be its name. */
  isInside = false;
  private isBegun = false;
  private name = "";
  /** What of the open object stood in pieces before this one. */
  private earlier: string[] = [];
  private length = 0;
  /** Blanks since the line began; null behind anything else. */
  private blanks: number | null = 0;
  /** Blanks before the first object, if it begins a line: where the next one does so too, an open one is damaged. */
  private indent: number | null = null;
  private isFirst = true;

  *read(chunk: string): Generator<Element> {
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const sign = chunk.charAt(at);
      if (sign === "\n") this.newLine();
      if (!this.isInside) {
        this.seek(sign);
        continue;
      }
      if (this.isNext(sign)) {
        yield this.taken(chunk.slice(from, at));
        this.depth = 0;
        this.inText = false;
      }
      if (this.depth === 0 && sign === "{") {
        from = at;
        this.open();
      } else if (this.depth === 0 && sign === "]") this.isInside = false;
      else if (this.depth > 0 && this.look(sign)) yield this.taken(chunk.slice(from, at + 1));
      if (sign !== "\n")
        this.blanks = sign === " " || sign === "\t" ? (this.blanks === null ? null : this.blanks + 1) : null;
    }
    if (this.depth > 0) this.keep(chunk.slice(from));
  }

  *end(): Generator<Element> {
    if (this.depth > 0) yield this.taken("");
  }

  /** A list is the text itself, or an array under one of the names. */
  private seek(sign: string): void {
    this.blanks = null;
    if (this.inText) {
      if (this.isEscaped) this.isEscaped = false;
      else if (sign === "\\") this.isEscaped = true;
      else if (sign === '"') this.inText = false;
      else if (this.name.length < longestName) this.name += sign;
    } else if (sign === '"') {
      this.inText = true;
      this.name = "";
    } else if (sign === "[" && (!this.isBegun || lists.has(this.name.toLowerCase()))) {
      this.isInside = this.isFirst = true;
      this.indent = null;
    } else if (sign !== ":" && sign.trim() !== "") this.name = "";
    if (sign.trim() !== "") this.isBegun = true;
  }

  private newLine(): void {
    this.line++;
    this.blanks = 0;
    // A text of JSON holds no line end: its quote is missing.
    this.inText = false;
    this.isEscaped = false;
  }

  private isNext(sign: string): boolean {
    return sign === "{" && this.depth > 0 && this.indent !== null && this.blanks === this.indent;
  }

  private open(): void {
    if (this.isFirst) this.indent = this.blanks;
    this.isFirst = false;
    this.begun = this.line;
    this.depth = 1;
  }

  /** Goes on within an object; answers whether it ends here. */
  private look(sign: string): boolean {
    if (this.isEscaped) this.isEscaped = false;
    else if (sign === "\\") this.isEscaped = this.inText;
    else if (sign === '"') this.inText = !this.inText;
    else if (this.inText) return false;
    else if (sign === "{" || sign === "[") this.depth++;
    else if (sign === "}" || sign === "]") this.depth--;
    return this.depth === 0;
  }

  private keep(text: string): void {
    this.earlier.push(text);
    this.length += text.length;
    if (this.length > feedLimits.line)
      throw new BrokenFeed(`line ${this.begun}: an object is longer than ${feedLimits.line} characters`);
  }

  private taken(last: string): Element {
    const written = this.earlier.join("") + last;
    this.earlier = [];
    this.length = 0;
    return { written, line: this.begun };
  }
}
