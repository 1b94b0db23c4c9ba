import type { Catalogue } from "./catalogue";

/** What a question needs to know of a catalogue: the names in it. */
export type Known = Pick<Catalogue, "labels" | "words">;
