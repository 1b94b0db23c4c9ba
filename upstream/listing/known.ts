import type { Catalogue } from "./held-catalogue";

/** What a question needs to know of a catalogue: the names in it. */
export type Known = Pick<Catalogue, "labels" | "words">;
