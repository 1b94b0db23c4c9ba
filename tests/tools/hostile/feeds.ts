/** Feeds that nobody would send but to find out what they cost: made from a seed, as large as asked. */
import { random } from "../random";
import said from "./feeds.json";

export interface HostileFeed {
  name: string;
  /** About so many bytes. */
  ofSize(bytes: number): Uint8Array;
}

export const hostileKinds = ["table", "xml", "lines", "bytes"] as const;
export type HostileKind = (typeof hostileKinds)[number];

const { pieces, columns } = said;
const plain: Record<string, string> = said.plain;

/** A shape of a kind: what is repeated, and where it stands. */
export function hostileFeed(kind: HostileKind, seed: number): HostileFeed {
  const chance = random(seed);
  const oneOf = <T>(list: readonly T[]) => list[Math.floor(chance() * list.length)] as T;
  const unit = Array.from({ length: 1 + Math.floor(chance() * 3) }, () => oneOf(pieces)).join("");
  const column = oneOf(columns);
  // A large thing first: what is kept of it must not be paid again by each that follows.
  const first = chance() < 0.3 ? 0.3 : 0;
  const length = oneOf([1, 1, 2, 4, 12]) * 40;
  const shape = oneOf(["bare", "cell", "cells", "cells", "wide", "small"] as const);
  const name = `${kind} ${seed}: ${shape} ${JSON.stringify(unit)} in ${column}`;
  const write = writers[kind];
  return {
    name,
    ofSize(bytes) {
      const large = first ? repeated("abc ", bytes * first) : "";
      const rest = bytes * (1 - first);
      if (kind === "bytes") return strange(unit, chance, seed, bytes);
      if (shape === "bare") return encoded(`${write.start([column])}${repeated(unit, bytes)}`);
      if (shape === "wide") return encoded(write.wide(repeated(unit, 12), rest));
      const each = shape === "cell" ? rest : shape === "small" ? 12 : length;
      const rows: string[] = large ? [write.row("0", { ...plain, description: large })] : [];
      for (let size = 0; size < rest; size += each + 120)
        rows.push(write.row(String(rows.length + 1), { ...plain, [column]: repeated(unit, each) }));
      return encoded(write.start(columns) + rows.join("") + write.end);
    },
  };
}

function repeated(unit: string, length: number): string {
  return unit.repeat(Math.max(Math.ceil(length / unit.length), 1));
}

function encoded(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

interface Writer {
  start(columns: readonly string[]): string;
  row(id: string, cells: Record<string, string>): string;
  /** One record of many different parts. */
  wide(unit: string, length: number): string;
  end: string;
}

const writers: Record<HostileKind, Writer> = {
  table: {
    start: () => `${columns.join("\t")}\n`,
    row: (id, cells) =>
      `${columns.map((name) => (name === "id" ? id : (cells[name] ?? "").replace(/[\t\n]/g, " "))).join("\t")}\n`,
    wide: (unit, length) =>
      `${Array.from({ length: length / 40 }, (_, at) => `"${unit}${at}"`).join(",")},id,title,link,price\n${repeated("a,", length / 2)}`,
    end: "",
  },
  xml: {
    start: () => `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>`,
    row: (id, cells) =>
      `<item><g:id>${id}</g:id>${Object.entries(cells)
        .map(
          ([name, cell]) =>
            `<g:${name.replace(/ /g, "_")}>${cell.replace(/</g, "&lt;")}</g:${name.replace(/ /g, "_")}>`,
        )
        .join("")}</item>`,
    wide: (unit, length) =>
      `<rss><item>${Array.from({ length: length / 40 }, (_, at) => `<a${at} b="${at}">${unit.replace(/[<&]/g, "")}</a${at}>`).join("")}</item></rss>`,
    end: "</channel></rss>",
  },
  lines: {
    start: () => "",
    row: (id, cells) => `${JSON.stringify({ id, ...cells })}\n`,
    wide: (unit, length) =>
      JSON.stringify(
        Object.fromEntries(Array.from({ length: length / 40 }, (_, at) => [`${unit}${at}`, [unit]])),
      ),
    end: "",
  },
  bytes: { start: () => "", row: () => "", wide: () => "", end: "" },
};

/** Bytes of no encoding, or of two, in rows of a table or none. */
function strange(unit: string, _chance: () => number, seed: number, bytes: number): Uint8Array {
  const chance = random(seed * 7 + 1);
  const few = Uint8Array.from({ length: 1 + Math.floor(chance() * 6) }, () => Math.floor(chance() * 256));
  const head = encoded(seed % 2 ? "id\ttitle\tlink\tprice\n" : seed % 3 ? "" : "<rss><item><title>");
  const body = chance() < 0.5 ? few : Uint8Array.of(...few, ...encoded(unit), 10);
  const file = new Uint8Array(Math.max(bytes, head.length));
  file.set(head);
  for (let at = head.length; at < file.length; at += body.length)
    file.set(body.subarray(0, Math.min(body.length, file.length - at)), at);
  return file;
}
