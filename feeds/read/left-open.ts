/** What a quote that was never closed has swallowed: lines read as if no quote were open at their start. */

export interface TableRow {
  /** The first cells; `width` says how many there are. */
  cells: string[];
  width: number;
  /** The line on which the row ends, from 1; of a broken one, that on which it begins. */
  line: number;
  /** Why its cells say nothing. */
  broken?: string;
}

export interface OpenRow {
  readonly isOpen: boolean;
  /** Whether it is a row of so many cells if it ends here. */
  isRow(wanted: number | null): boolean;
  goOn(text: string): void;
  ended(): { cells: string[]; width: number };
}

/** A line of what a quote may have swallowed, read by itself. */
export interface Alone<Row extends OpenRow> {
  text: string;
  bare: string;
  line: number;
  row: Row;
  isRight: boolean;
}

const leftOpen = "a quote is left open";
/** Lines of one text among those that a quote has swallowed. */
const mostLines = 20;

/** Each line of a text that begins on line `begun`; the first is what the quote was opened in. */
export function aloneIn<Row extends OpenRow>(
  whole: string,
  { begun, lineEnd, wanted }: { begun: number; lineEnd: string; wanted: number | null },
  read: (bare: string) => Row,
): Alone<Row>[] {
  return whole.split(lineEnd).map((text, index) => {
    const bare = text.endsWith("\r") ? text.slice(0, -1) : text;
    const row = read(bare);
    return { text, bare, line: begun + index, row, isRight: index > 0 && row.isRow(wanted) };
  });
}

/** Right lines are rows, those between are refused together. Returns the last line where it is open: it begins the next row. */
export function* parted<Row extends OpenRow>(
  lines: readonly Alone<Row>[],
  { lineEnd, wanted, isEnd }: { lineEnd: string; wanted: number | null; isEnd: boolean },
): Generator<TableRow, Alone<Row> | null> {
  let isRefusing = false;
  for (let at = 0; at < lines.length; at++) {
    const one = lines[at] as Alone<Row>;
    const { isOpen } = one.row;
    if (isOpen && !isEnd && at > 0 && at === lines.length - 1) return one;
    const following = lines.slice(at + 1, at + 1 + mostLines);
    const more = isOpen && at > 0 ? closing(one.row, following, lineEnd, wanted) : 0;
    const isRight = one.isRight || more > 0;
    const line = (lines[at + more] as Alone<Row>).line;
    if (isRight || !isRefusing) {
      const { cells, width } = one.row.ended();
      const broken = isOpen ? leftOpen : `${width} cells where the header has ${wanted}`;
      yield isRight ? { cells, width, line } : { cells, width, line, broken };
    }
    isRefusing = !isRight;
    at += more;
  }
  return null;
}

/** How many of the following lines make a row of one that is open; 0 if none do. */
function closing(
  row: OpenRow,
  lines: readonly { bare: string }[],
  lineEnd: string,
  wanted: number | null,
): number {
  for (const [index, { bare }] of lines.entries()) {
    row.goOn(`${lineEnd}${bare}`);
    if (!row.isOpen) return row.isRow(wanted) ? index + 1 : 0;
  }
  return 0;
}
