/** Bodies of pages with other content in some of their places. Pure. */
import type { Place } from "./template";

export interface Change {
  place: Place;
  content: Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
}

interface ReadyChange extends Change {
  content: Uint8Array<ArrayBuffer>;
}

export function isReady(change: Change): change is ReadyChange {
  return change.content instanceof Uint8Array;
}

/** A copy of a body with its changes, made in one piece: a second copy would cost as much as all the rest. */
export function changed(body: Uint8Array, changes: readonly ReadyChange[]): Uint8Array<ArrayBuffer> {
  const growth = changes.reduce((sum, { place, content }) => sum + content.byteLength - place.length, 0);
  const whole = new Uint8Array(body.byteLength + growth);
  let from = 0;
  let at = 0;
  for (const { place, content } of changes) {
    whole.set(body.subarray(from, place.at), at);
    at += place.at - from;
    whole.set(content, at);
    at += content.byteLength;
    from = place.at + place.length;
  }
  whole.set(body.subarray(from), at);
  return whole;
}

/** The body around its changes, in order. */
export function cut(body: Uint8Array<ArrayBuffer>, changes: readonly Change[]): Change["content"][] {
  let from = 0;
  const pieces = changes.flatMap(({ place, content }) => {
    const before = body.subarray(from, place.at);
    from = place.at + place.length;
    return [before, content];
  });
  return [...pieces, body.subarray(from)];
}

/** Writes a text at places of the template, wherever `changes` have moved them; those within a changed place are gone. */
export function stamp(
  body: Uint8Array,
  text: string,
  places: readonly number[],
  changes: readonly ReadyChange[],
): void {
  const bytes = new TextEncoder().encode(text);
  let passed = 0;
  let moved = 0;
  for (const at of places) {
    let next = changes[passed];
    while (next && next.place.at + next.place.length <= at) {
      moved += next.content.byteLength - next.place.length;
      next = changes[++passed];
    }
    if (!next || at < next.place.at) body.set(bytes, at + moved);
  }
}
