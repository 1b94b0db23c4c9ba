/** Rows of comma-separated text: each character is looked at once, whatever stands in it. */
import { BrokenFeed, feedLimits } from "./record";

export interface TableRow {
  /** The first cells; `width` says how many there are. */
  cells: string[];
  width: number;
  /** The line on which the row ends, from 1. */
  line: number;
}

export interface TableOptions {
  delimiter: string;
  /** Google's TSV is written without quoting: there a quote is a quote. */
  quoted: boolean;
}

/** Rows that are not empty. A quote that does not open a cell, and what follows a closed one, stays as it is written. */
export async function* tableRows(
  text: AsyncIterable<string>,
  options: TableOptions,
): AsyncGenerator<TableRow> {
  const reader = new TableReader(options);
  for await (const chunk of text) yield* reader.read(chunk);
  yield* reader.end();
}

/** The same of a text at hand. */
export function tableRowsOf(text: string, options: TableOptions): TableRow[] {
  const reader = new TableReader(options);
  return [...reader.read(text), ...reader.end()];
}

type Where = "start" | "plain" | "quoted" | "quote";

class TableReader {
  private where: Where = "start";
  private cell = "";
  private cells: string[] = [];
  private width = 0;
  private length = 0;
  private line = 1;
  /** The sign that ends lines: the first that does. */
  private lineEnd: "\n" | "\r" | null = null;
  /** A carriage return at the end of a piece: what follows tells what it is. */
  private held = "";

  constructor(private readonly options: TableOptions) {}

  *read(chunk: string): Generator<TableRow> {
    const text = this.held + chunk;
    const last = text.endsWith("\r") ? text.length - 1 : text.length;
    this.held = text.slice(last);
    yield* this.scan(text, last);
  }

  *end(): Generator<TableRow> {
    yield* this.scan(this.held, this.held.length);
    if (this.where === "quoted") throw new BrokenFeed("not a readable table (a quote is open at its end)");
    if (this.where !== "start" || this.width > 0) yield this.row();
  }

  private *scan(text: string, last: number): Generator<TableRow> {
    let at = 0;
    while (at < last) {
      const stop = this.where === "quoted" ? text.indexOf('"', at) : this.nextSign(text, at, last);
      const end = stop < 0 || stop > last ? last : stop;
      if (end > at) this.take(text.slice(at, end));
      if (end < last) {
        const row = this.sign(text, end);
        if (row) yield row;
      }
      at = end + 1;
    }
  }

  /** Where the next delimiter, quote or line end stands. */
  private nextSign(text: string, from: number, last: number): number {
    const { delimiter, quoted } = this.options;
    for (let at = from; at < last; at++) {
      const sign = text.charAt(at);
      if (sign === delimiter || sign === "\n" || sign === "\r" || (quoted && sign === '"')) return at;
    }
    return last;
  }

  /** Ordinary text; behind a closed quote it shows that there was no quoting. */
  private take(text: string): void {
    if (this.where === "quote") this.cell = `"${this.cell}"`;
    if (this.where !== "quoted") this.where = "plain";
    else for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) this.line++;
    this.add(text);
  }

  private add(text: string): void {
    this.cell += text;
    this.length += text.length;
    if (this.cell.length > feedLimits.field)
      throw new BrokenFeed(`line ${this.line}: a field is longer than ${feedLimits.field} characters`);
    if (this.length > feedLimits.line)
      throw new BrokenFeed(`a line is longer than ${feedLimits.line} characters`);
  }

  /** A sign that may mean something. */
  private sign(text: string, at: number): TableRow | null {
    const sign = text.charAt(at);
    if (sign === '"' && this.options.quoted) this.quote();
    else if (sign === this.options.delimiter) this.close();
    else return this.lineSign(sign, text.charAt(at + 1) === "\n");
    return null;
  }

  private quote(): void {
    if (this.where === "start") this.where = "quoted";
    else if (this.where === "quoted") this.where = "quote";
    else {
      // Twice within quotes is one; elsewhere it is a quote like any letter.
      if (this.where === "quote") this.where = "quoted";
      this.add('"');
    }
  }

  private lineSign(sign: string, isPair: boolean): TableRow | null {
    if (sign === "\r" && isPair) return null;
    this.lineEnd ??= sign as "\n" | "\r";
    if (sign !== this.lineEnd) {
      this.take(sign);
      return null;
    }
    const isEmpty = this.where === "start" && this.width === 0;
    const row = isEmpty ? null : this.row();
    this.line++;
    return row;
  }

  private close(): void {
    if (this.width <= feedLimits.columns) this.cells.push(this.cell);
    this.width++;
    this.cell = "";
    this.where = "start";
  }

  private row(): TableRow {
    this.close();
    const row = { cells: this.cells, width: this.width, line: this.line };
    this.cells = [];
    this.width = 0;
    this.length = 0;
    return row;
  }
}
