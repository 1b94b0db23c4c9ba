/** Reads rows of a table piece by piece: each character is looked at once, and a few times around a quote left open. */
import { type Alone, aloneIn, type OpenRow, parted, type TableRow } from "./left-open";
import { BrokenFeed, feedLimits } from "./record";

export interface TableOptions {
  delimiter: string;
  /** Google's TSV is written without quoting: there a quote is a quote. */
  quoted: boolean;
}

type Where = "start" | "plain" | "quoted" | "quote";

export type { TableRow };

class TableReader implements OpenRow {
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
  /** Cells of the first row; unknown while it is read. */
  private wanted: number | null = null;
  /** Line on which the open row begins, and what of it stood in pieces before this one. */
  private begun = 1;
  private earlier: string[] = [];
  private isStray = false;
  private isTooLong = false;
  private goesOn: Alone<TableReader> | null = null;

  constructor(private readonly options: TableOptions) {}

  *read(chunk: string): Generator<TableRow> {
    const text = this.held + chunk;
    const last = text.endsWith("\r") ? text.length - 1 : text.length;
    this.held = text.slice(last);
    yield* this.scan(text, last);
  }

  *end(): Generator<TableRow> {
    yield* this.scan(this.held, this.held.length);
    if (this.where === "quoted" && this.wanted === null)
      throw new BrokenFeed("not a readable table (a quote is open at its end)");
    if (this.where === "quoted") yield* this.swallowed(this.earlier.join(""), true);
    else if (this.where !== "start" || this.width > 0) yield* this.row(this.earlier.join(""));
  }

  private *scan(text: string, last: number): Generator<TableRow> {
    let from = 0;
    let at = 0;
    while (at < last) {
      const stop = this.where === "quoted" ? this.nextQuote(text, at) : this.nextSign(text, at, last);
      const end = stop < 0 || stop > last ? last : stop;
      if (end > at) this.take(text.slice(at, end));
      at = end + 1;
      if (end >= last || !this.sign(text, end)) continue;
      const whole = this.begun === this.line ? "" : this.earlier.join("") + text.slice(from, end);
      if (this.where === "quoted") yield* this.swallowed(whole, false);
      else if (this.where !== "start" || this.width > 0) yield* this.row(whole);
      this.begin();
      from = at;
    }
    if (this.options.quoted && from < last) this.earlier.push(text.slice(from, last));
  }

  private nextQuote(text: string, from: number): number {
    return text.indexOf(this.isTooLong ? (this.lineEnd ?? "\n") : '"', from);
  }

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
    if (this.where === "quote") {
      this.cell = `"${this.cell}"`;
      this.isStray = true;
    }
    if (this.where !== "quoted") this.where = "plain";
    else {
      const sign = this.lineEnd ?? "\n";
      for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) this.line++;
    }
    this.add(text);
  }

  private add(text: string): void {
    this.length += text.length;
    if (!this.isTooLong) this.cell += text;
    const isLong = this.cell.length > feedLimits.field;
    if (!isLong && this.length <= feedLimits.line) return;
    // A quote left open swallows what follows: there each line may still be a row.
    if (this.where === "quoted" && this.line > this.begun && this.length <= 2 * feedLimits.line)
      this.isTooLong = true;
    else if (isLong)
      throw new BrokenFeed(`line ${this.line}: a field is longer than ${feedLimits.field} characters`);
    else throw new BrokenFeed(`a line is longer than ${feedLimits.line} characters`);
  }

  /** A sign that may mean something; answers whether it ends the row. */
  private sign(text: string, at: number): boolean {
    const sign = text.charAt(at);
    if (sign === '"' && this.options.quoted) this.quote();
    else if (this.where === "quoted") return true;
    else if (sign === this.options.delimiter) this.close();
    else return this.endsLine(sign, text.charAt(at + 1) === "\n");
    return false;
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

  private endsLine(sign: string, isPair: boolean): boolean {
    if (sign === "\r" && isPair) return false;
    this.lineEnd ??= sign as "\n" | "\r";
    if (sign === this.lineEnd) return true;
    this.take(sign);
    return false;
  }

  private close(): void {
    // A quote that closes what none has opened: the line may begin within a quoted cell.
    if (this.where === "plain" && this.cell.endsWith('"')) this.isStray = true;
    if (this.width <= feedLimits.columns) this.cells.push(this.cell);
    this.width++;
    this.cell = "";
    this.where = "start";
  }

  /** The row that ends here, or what a quote left open made of several; `whole` is its text if it has more than one line. */
  private *row(whole: string): Generator<TableRow> {
    this.close();
    const { cells, width, line } = this;
    this.wanted ??= width;
    if (whole !== "" && (this.isStray || width !== this.wanted)) {
      const lines = this.alone(whole);
      if (lines.at(-1)?.row.isOpen || lines.some(({ isRight }) => isRight))
        return yield* this.parted(lines, false);
    }
    yield { cells, width, line };
  }

  /** What a quote that was never closed has swallowed. */
  private *swallowed(whole: string, isEnd: boolean): Generator<TableRow> {
    const lines = this.alone(whole);
    if (!isEnd && !lines.some(({ isRight }) => isRight))
      throw new BrokenFeed(`line ${this.begun}: a field is longer than ${feedLimits.field} characters`);
    yield* this.parted(lines, isEnd);
  }

  private alone(whole: string): Alone<TableReader>[] {
    const { begun, wanted, lineEnd } = this;
    return aloneIn(whole, { begun, wanted, lineEnd: lineEnd ?? "\n" }, (bare) => {
      const reader = new TableReader(this.options);
      reader.lineEnd = lineEnd;
      reader.goOn(bare);
      return reader;
    });
  }

  private *parted(lines: readonly Alone<TableReader>[], isEnd: boolean): Generator<TableRow> {
    const { wanted, lineEnd } = this;
    this.goesOn = yield* parted(lines, { wanted, lineEnd: lineEnd ?? "\n", isEnd });
  }

  get isOpen(): boolean {
    return this.where === "quoted";
  }

  isRow(wanted: number | null): boolean {
    if (this.isOpen || this.width + 1 !== wanted) return false;
    return !this.isStray && !(this.where === "plain" && this.cell.endsWith('"'));
  }

  goOn(text: string): void {
    Array.from(this.scan(text, text.length));
  }

  ended(): { cells: string[]; width: number } {
    this.close();
    return { cells: this.cells, width: this.width };
  }

  /** The next line begins a row, or goes on with one that the quote before had swallowed. */
  private begin(): void {
    const open = this.goesOn;
    this.line++;
    this.begun = open?.line ?? this.line;
    this.cells = open?.row.cells ?? [];
    this.width = open?.row.width ?? 0;
    this.where = open ? "quoted" : "start";
    this.cell = open ? open.row.cell + this.lineEnd : "";
    this.earlier = open ? [open.text + this.lineEnd] : [];
    this.length = open?.text.length ?? 0;
    this.isStray = this.isTooLong = false;
    this.goesOn = null;
  }
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

export function tableRowsOf(text: string, options: TableOptions): TableRow[] {
  const reader = new TableReader(options);
  return [...reader.read(text), ...reader.end()];
}
