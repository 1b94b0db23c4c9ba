/**
 * Loader data as one JSON text. Single fetch numbers every value of what it carries; for lists of like objects (cards,
 * menu, filters) that compresses to three times the size of plain JSON, so such lists travel as text.
 */

/** JSON text of a `T`; the mark exists for the types only. */
export type Packed<T> = string & { readonly packed?: T };

export function pack<T>(value: T): Packed<T> {
  return JSON.stringify(value) as Packed<T>;
}

export function unpack<T>(packed: Packed<T>): T {
  return JSON.parse(packed.startsWith(shownMark) ? packed.slice(shownMark.length) : packed) as T;
}

/**
 * Marks a text whose content stands in the document, word for word: `render/handoff` leaves the content out of the data
 * that follows a whole document, and the browser takes it from the document (`ui/kept`, or by reading it back).
 */
const shownMark = "\u0001";

/** Like `pack`, for what the page shows in full: it is not sent a second time for hydration. */
export function packShown<T>(value: T): Packed<T> {
  return (shownMark + JSON.stringify(value)) as Packed<T>;
}

/** Whether the content was left out, because the document has it. */
export function isLeftOut(packed: unknown): boolean {
  return packed === shownMark;
}

/** Empties the marked texts inside single fetch's JSON. */
export function withoutShown(json: string): string {
  return json.replace(/"\\u0001(?:[^"\\]|\\.)*"/g, '"\\u0001"');
}
