/** Words that operators add to the vocabulary: what a phrase means, for searches at once and for the next import (ours). */
import { z } from "zod";
import { Done, operator, renamed, row } from "./row";
import { identifier, requiredText } from "./wire";

const phrase = requiredText.pipe(z.string().max(60));
const word = { parola: phrase, significa: phrase };
const names = { parola: "phrase", significa: "means" } as const;

/** A phrase that an operator added: it means what another phrase means. */
export const AddedWord = renamed(z.object(word), names);

export const vocabulary = {
  list: row({
    ...operator,
    method: "GET",
    path: "/api/parole",
    summary: "Words that operators added to the vocabulary",
    input: z.object({}),
    output: z.object({ parole: z.array(AddedWord) }).transform(({ parole }) => parole),
  }),
  create: row({
    ...operator,
    method: "POST",
    path: "/api/parole",
    summary:
      "Adds a word that means what a known phrase means: searches know it at once, feeds from the next import on",
    input: renamed(z.object(word), names),
    output: z.object({ id: identifier }),
  }),
  update: row({
    ...operator,
    method: "PUT",
    path: "/api/parole/{id}",
    summary: "Replaces an added word and what it means",
    input: renamed(z.object({ id: identifier, ...word }), names),
    output: Done,
  }),
  remove: row({
    ...operator,
    method: "DELETE",
    path: "/api/parole/{id}",
    summary: "Takes an added word away",
    input: z.object({ id: identifier }),
    output: Done,
  }),
};
