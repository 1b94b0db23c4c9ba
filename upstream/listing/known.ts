import type { Catalogue } from "./held-catalogue";

export type Known = Pick<Catalogue, "labels" | "words">;
