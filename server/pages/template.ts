/** A page as everybody gets it: bytes, and the places in them that differ from answer to answer. Pure. */

/** A slot: where it stands, which kind it is, and what the page says about it. */
export interface Place {
  at: number;
  length: number;
  name: string;
  of: unknown;
}

export interface Template {
  /** As for nobody; the nonce and the form token in it are those of the answer that it was rendered for. */
  body: Uint8Array<ArrayBuffer>;
  /** Byte offsets. */
  nonces: number[];
  tokens: number[];
  slots: Place[];
}

/** What was written into a page while it was rendered. */
export interface Marks {
  nonce: string;
  /** Null when no form asked for one. */
  token: string | null;
}

const encoder = new TextEncoder();

/** Cuts rendered HTML into a template; `nobody` gives what stands in a slot for nobody. */
export function templateOf(
  html: string,
  marks: Marks,
  nobody: (name: string, of: unknown) => string,
): Template {
  const slots: Place[] = [];
  const opening = `<x-${marks.nonce} `;
  let text = "";
  let bytes = 0;
  let from = 0;
  const add = (piece: string) => {
    text += piece;
    bytes += byteLength(piece);
  };
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, from)) {
    const end = html.indexOf(">", at);
    const [name, of] = markOf(html.slice(at + opening.length, end));
    add(html.slice(from, at));
    const before = bytes;
    add(nobody(name, of));
    slots.push({ at: before, length: bytes - before, name, of });
    from = end + 1 + `</x-${marks.nonce}>`.length;
  }
  add(html.slice(from));
  return {
    body: encoder.encode(text) as Uint8Array<ArrayBuffer>,
    nonces: placesOf(text, marks.nonce),
    tokens: marks.token ? placesOf(text, marks.token) : [],
    slots,
  };
}

/** How much of `html` can be cut now, while more is to come: no marker, nonce or token may be parted. */
export function wholeUntil(html: string, { nonce, token }: Marks): number {
  const opening = `<x-${nonce} `;
  const closing = `</x-${nonce}>`;
  const last = html.lastIndexOf(opening);
  if (last >= 0 && html.indexOf(closing, last) < 0) return last;
  const overhang = [opening, nonce, token ?? ""].map((mark) => overlap(html, mark));
  return html.length - Math.max(...overhang);
}

/** Length of the longest end of `html`, behind the last whole `mark`, that `mark` begins with. */
function overlap(html: string, mark: string): number {
  const last = mark === "" ? -1 : html.lastIndexOf(mark);
  const free = last < 0 ? html.length : html.length - last - mark.length;
  for (let length = Math.min(mark.length - 1, free); length > 0; length--)
    if (html.endsWith(mark.slice(0, length))) return length;
  return 0;
}

/** Name and `of` of a marker, from its attributes as React writes them. */
function markOf(attributes: string): [name: string, of: unknown] {
  const [, name = "", of = "null"] = /^n="([^"]*)" p="([^"]*)"$/.exec(attributes) ?? [];
  return [name, JSON.parse(unescaped(of))];
}

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({ quot: '"', amp: "&", lt: "<", gt: ">", "#x27": "'" }),
);

function unescaped(text: string): string {
  return text.replace(/&(quot|amp|lt|gt|#x27);/g, (_, entity: string) => entities.get(entity) ?? "");
}

/** Byte offsets of an ASCII text. */
function placesOf(html: string, mark: string): number[] {
  const places: number[] = [];
  let end = 0;
  for (const piece of html.split(mark).slice(0, -1)) {
    const place = end + byteLength(piece);
    places.push(place);
    end = place + mark.length;
  }
  return places;
}

function byteLength(text: string): number {
  return encoder.encode(text).length;
}
