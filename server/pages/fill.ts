/** Fills a template for one person: the bytes of an answer, in as many pieces as it has places that must be waited for. */
import { Lru } from "upstream/lru";
import { inTime } from "upstream/time-limit";
import type { Api } from "../api";
import type { Exits } from "../exits/links";
import { type Change, changed, cut, isReady, stamp } from "./changes";
import type { Remembering, Resume } from "./own-traces";
import type { Person } from "./person";
import type { Place, Template } from "./template";

export interface SlotEdge {
  api: Api;
  /** Calls on behalf of this visitor. */
  ownApi: Api;
  exits: Exits;
  /** Of the page: ways out say it. */
  path: string;
  /** Ids of the products that this visitor opened, newest first. */
  recent: readonly number[];
  /** Whether the home page may remember, and the page to go on with. */
  remembers: Remembering;
  resume: Resume | null;
  /** The visitor has saved something. */
  hasSaved: boolean;
}

/** The slots' components, as `entry.server` offers them (nothing imports `app/`). */
export interface SlotRenderer {
  /** What of the person a place depends on; equal texts mean equal HTML. */
  state(name: string, of: unknown, person: Person | null): string;
  loads(name: string): boolean;
  /** That content; null where there is nothing to ask for this person. */
  load(name: string, of: unknown, edge: SlotEdge): Promise<unknown> | null;
  failed(name: string): unknown;
  render(name: string, of: unknown, person: Person | null, loaded?: unknown): string;
}

/** For whom a template is filled. */
export interface Filling {
  slotRenderer: SlotRenderer;
  person: Person | null;
  /** Null when no slot needs to ask anything. */
  edge: SlotEdge | null;
  nonce: string;
  token(): string;
}

/** What an answer consists of, and what of it is this person's own. */
export interface Filled {
  pieces: (Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>)[];
  /** Kinds of slots that say something else than for nobody. */
  own: Set<string>;
}

/** The page waits this long for the content of a slot, in milliseconds. */
const softTimeout = 2_000;
/** Rendered slots of this isolate, by kind, place and state. */
const rendered = new Lru<string, Uint8Array<ArrayBuffer>>(4_000);
const encoder = new TextEncoder();

export function fill(template: Template, filling: Filling): Filled {
  const own = new Set<string>();
  const changes: Change[] = [];
  for (const place of filling.person || filling.edge ? template.slots : []) {
    const content = contentOf(place, filling);
    if (!content) continue;
    own.add(place.name);
    changes.push({ place, content });
  }
  const ready = changes.every(isReady) ? changes : null;
  const body = ready ? changed(template.body, ready) : template.body.slice();
  stamp(body, filling.nonce, template.nonces, ready ?? []);
  if (template.tokens.length > 0) stamp(body, filling.token(), template.tokens, ready ?? []);
  return { pieces: ready ? [body] : cut(body, changes), own };
}

/** What stands in a place for this person; null when it is the same as for nobody. */
function contentOf(place: Place, { slotRenderer, person, edge }: Filling) {
  const { name, of } = place;
  const memory = memoryOf(place, slotRenderer);
  memory.loads ??= slotRenderer.loads(name);
  if (edge && memory.loads) {
    const key = JSON.stringify([memory.key, edge.path, edge.recent, edge.remembers, edge.resume]);
    const before = recentlyLoaded(key, person);
    if (before) return before;
    const loading = slotRenderer.load(name, of, edge);
    if (loading) return loaded(place, { slotRenderer, person }, loading, key);
  }
  if (!person) return null;
  const before = memory.byPerson.get(person);
  if (before !== undefined) return before;
  const state = slotRenderer.state(name, of, person);
  const bytes =
    state === memory.nobody
      ? null
      : rendered.remember(`${memory.key} ${state}`, () => encoded(slotRenderer.render(name, of, person)));
  memory.byPerson.set(person, bytes);
  return bytes;
}

/** What need not be found out for every answer: places live as long as their page is kept. */
interface PlaceMemory {
  key: string;
  /** The state for nobody. */
  nobody: string;
  /** What stands there for persons who were here lately; null: the same as for nobody. */
  byPerson: WeakMap<Person, Uint8Array<ArrayBuffer> | null>;
  /** Whether its kind has content to wait for; undefined before anybody asked. */
  loads?: boolean;
}

const memories = new WeakMap<Place, PlaceMemory>();

function memoryOf(place: Place, slotRenderer: SlotRenderer): PlaceMemory {
  const before = memories.get(place);
  if (before) return before;
  const { name, of } = place;
  const memory: PlaceMemory = {
    key: `${name} ${JSON.stringify(of)}`,
    nobody: slotRenderer.state(name, of, null),
    byPerson: new WeakMap(),
  };
  memories.set(place, memory);
  return memory;
}

async function loaded(
  { name, of }: Place,
  { slotRenderer, person }: Pick<Filling, "slotRenderer" | "person">,
  loading: Promise<unknown>,
  key: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const there = await inTime(
    loading.then(
      (content) => ({ content }),
      () => null,
    ),
    softTimeout,
  );
  const bytes = encoded(
    slotRenderer.render(name, of, person, there ? there.content : slotRenderer.failed(name)),
  );
  if (there) loadedPlaces.set(key, { person, bytes, at: Date.now() });
  return bytes;
}

/** Content that was waited for, as one person got it. */
interface LoadedPlace {
  person: Person | null;
  bytes: Uint8Array<ArrayBuffer>;
  at: number;
}

const loadedFor = 30_000;
const loadedPlaces = new Lru<string, LoadedPlace>(100);

function recentlyLoaded(key: string, person: Person | null): Uint8Array<ArrayBuffer> | null {
  const before = loadedPlaces.get(key);
  return before && before.person === person && Date.now() - before.at < loadedFor ? before.bytes : null;
}

/** One body for all pieces: bytes when nothing is awaited, else a stream. */
export function bodyOf({ pieces }: Filled): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> {
  const [only] = pieces;
  if (pieces.length === 1 && only instanceof Uint8Array) return only;
  let next = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = await pieces[next++];
      if (piece === undefined) return controller.close();
      if (piece.byteLength > 0) controller.enqueue(piece);
      else await this.pull?.(controller);
    },
  });
}

function encoded(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text) as Uint8Array<ArrayBuffer>;
}
