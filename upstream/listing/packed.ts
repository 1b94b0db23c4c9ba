/**
 * The catalogue in memory as one run of bytes, and back. Columns come back as views of those bytes: nothing is decoded until
 * a question reads it, nor words until one asks for them.
 */
import { joinedBytes } from "../joined-bytes";
import type { Block, Lists, Numbers } from "./block";
import type { LabelRows } from "./labels";
import { Words } from "./words";

export interface Contents {
  version: number;
  mark: string;
  byNumber: ReadonlyMap<number, Block>;
  /** What tells an edition of a block from all others, by block number. */
  marks: ReadonlyMap<number, string>;
  labelRows: LabelRows;
  words: Words;
}

/** Changes whenever the bytes mean something else. */
export const packedFormat = 7;

type Column = Numbers | Uint8Array;

interface Head extends Pick<Contents, "version" | "mark" | "labelRows"> {
  marks: [block: number, mark: string][];
  /** Length of the words, the first column. */
  words: number;
  /** Of each its number and size, then bytes per number and length of each column. */
  blocks: number[][];
}

/** Length of the head in four bytes, the head as JSON, then words as JSON and the columns; each begins at a multiple of four. */
export function packCatalogue(contents: Contents): Uint8Array<ArrayBuffer> {
  const { version, mark, byNumber, marks, labelRows, words } = contents;
  const named = bytesOf(words.all());
  const blocks = [...byNumber].map(([number, block]) => [
    number,
    block.size,
    ...columnsOf(block).flatMap((column) => [column.BYTES_PER_ELEMENT, column.length]),
  ]);
  const head = bytesOf({
    version,
    mark,
    marks: [...marks],
    labelRows,
    words: named.length,
    blocks,
  } satisfies Head);
  const columns = [...byNumber.values()].flatMap(columnsOf);
  return joinedBytes([Uint32Array.of(head.length), head, named, ...columns].flatMap(padded));
}

/** What `packCatalogue` packed; throws for anything else. */
export function unpackCatalogue(buffer: ArrayBuffer): Contents {
  const length = new DataView(buffer).getUint32(0, true);
  const { blocks, marks, words: said, ...stamp } = readFrom<Head>(buffer, 4, length);
  const start = 4 + aligned(length);
  const words = new Words();
  words.beforeUse(() => {
    for (const word of readFrom<string[]>(buffer, start, said)) words.numberOf(word);
  });
  let at = start + aligned(said);
  const byNumber = new Map(
    blocks.map(([number = 0, size = 0, ...shapes]): [number, Block] => {
      let shape = 0;
      const next = () => {
        const Kind = { 1: Uint8Array, 2: Uint16Array }[shapes[shape++] as number] ?? Uint32Array;
        const column = new Kind(buffer, at, shapes[shape++]);
        at += aligned(column.byteLength);
        return column;
      };
      return [number, blockOf(size, next)];
    }),
  );
  return { ...stamp, marks: new Map(marks), byNumber, words };
}

function bytesOf(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

function readFrom<T>(buffer: ArrayBuffer, at: number, length: number): T {
  return JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, at, length))) as T;
}

/** In the order in which `blockOf` takes them. */
function columnsOf(block: Block): Column[] {
  const { ids, brands, leaves, scores, sales, seen, ratings, prices, lists, buyable, offers } = block;
  const ends = [block.values, block.categories, block.words, block.stores];
  return [
    ...[ids, brands, leaves, scores, sales, seen, ratings],
    ...ends.flatMap(({ starts, items }) => [starts, items]),
    ...[prices, lists, buyable, offers, block.totals, block.measures],
  ];
}

/** Written out, so that the engine knows these blocks as it knows those of `packBlock`. */
function blockOf(size: number, next: () => Column): Block {
  const numbers = () => next() as Numbers;
  const bytes = () => next() as Uint8Array;
  const lists = (): Lists => ({ starts: numbers(), items: numbers() });
  return {
    size,
    ids: numbers(),
    brands: numbers(),
    leaves: numbers(),
    scores: numbers(),
    sales: numbers(),
    seen: numbers(),
    ratings: bytes(),
    values: lists(),
    categories: lists(),
    words: lists(),
    stores: lists(),
    prices: numbers(),
    lists: numbers(),
    buyable: bytes(),
    offers: numbers(),
    totals: numbers(),
    measures: numbers(),
  };
}

function padded({ buffer, byteOffset, byteLength }: Column): Uint8Array[] {
  return [new Uint8Array(buffer, byteOffset, byteLength), new Uint8Array(aligned(byteLength) - byteLength)];
}

function aligned(length: number): number {
  return Math.ceil(length / 4) * 4;
}
