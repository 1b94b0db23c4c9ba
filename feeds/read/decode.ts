/** Text of a feed's bytes: UTF-8, UTF-16 with a mark, and Windows-1252 wherever a line is no UTF-8. */
import { joinedBytes } from "upstream/joined-bytes";

/** Text of bytes, without byte order mark. Each line is judged by itself: feeds are put together from several sources. */
export async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let wide: TextDecoder | null | undefined;
  let waiting: Uint8Array[] = [];
  let waits = 0;
  let isStart = true;
  const text = (parts: Uint8Array[]) => {
    const whole = narrow(joinedBytes(parts));
    const bare = isStart && whole.startsWith(mark) ? whole.slice(1) : whole;
    isStart = false;
    return bare;
  };
  for await (const piece of bytes) {
    if (wide === undefined) wide = wideDecoder(piece);
    if (wide) {
      yield wide.decode(piece, { stream: true });
      continue;
    }
    const end = endIn(piece, waits >= longestLine);
    if (end > 0 || waits >= longestLine) {
      yield text([...waiting, piece.subarray(0, end)]);
      waiting = [];
      waits = 0;
    }
    if (end < piece.length) waiting.push(piece.subarray(end));
    waits += piece.length - end;
  }
  yield wide ? wide.decode() : text(waiting);
}

const mark = "\ufeff";
/** Bytes without the end of a line that are looked at together; of more it is no text, or nobody's line. */
const longestLine = 1_000_000;

/** Behind the last line that ends in a piece; of a line without end, behind its last byte of ASCII: no character goes on there. */
function endIn(piece: Uint8Array, isTooLong: boolean): number {
  return (isTooLong ? piece.findLastIndex(isPlain) : piece.lastIndexOf(0x0a)) + 1;
}

function isPlain(byte: number): boolean {
  return byte < 0x80;
}

function wideDecoder(start: Uint8Array): TextDecoder | null {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder("utf-16le");
  return start[0] === 0xfe && start[1] === 0xff ? new TextDecoder("utf-16be") : null;
}

const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });
const latin = new TextDecoder("latin1");
/** What Windows-1252 has from 0x80 to 0x9F; some runtimes decode it as Latin-1 and lose quotes and dashes. */
const signs = "\u20ac\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

function windows1252(bytes: Uint8Array): string {
  return latin.decode(bytes).replace(/[\u0080-\u009f]/g, (sign) => signs.charAt(sign.charCodeAt(0) - 0x80));
}

/** Neighbouring lines of one kind are decoded together: half a million lines of two bytes would take seconds. */
function narrow(bytes: Uint8Array): string {
  const text = utf8.decode(bytes);
  if (!text.includes("\ufffd")) return text;
  const parts: string[] = [];
  const decode = (from: number, to: number, kind: Kind) => {
    const part = bytes.subarray(from, to);
    parts.push(kind === "other" ? windows1252(part) : utf8.decode(part));
  };
  let from = 0;
  let kind: Kind = "plain";
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(0x0a, start);
    const end = found < 0 ? bytes.length : found + 1;
    const next = kindOf(bytes, start, end);
    if (next !== "plain" && kind !== "plain" && next !== kind) {
      decode(from, start, kind);
      from = start;
    }
    if (next !== "plain") kind = next;
    start = end;
  }
  decode(from, bytes.length, kind);
  return parts.join("");
}

type Kind = "plain" | "utf8" | "other";

/** By lead bytes and those that follow; the few forbidden combinations beyond that become replacement characters. */
function kindOf(bytes: Uint8Array, start: number, end: number): Kind {
  let kind: Kind = "plain";
  for (let at = start; at < end; at++) {
    const byte = bytes[at] as number;
    if (byte < 0x80) continue;
    const following = byte < 0xc2 || byte > 0xf4 ? 0 : byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
    if (following === 0 || at + following >= end) return "other";
    for (let more = 1; more <= following; more++)
      if (((bytes[at + more] as number) & 0xc0) !== 0x80) return "other";
    at += following;
    kind = "utf8";
  }
  return kind;
}
