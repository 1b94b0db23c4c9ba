/** Words that operators add to the vocabulary: what a phrase means, for searches at once and for the next import (ours). */
import * as z from "zod";
import { wordSubjects } from "./feeds";
import { codec, type DomainOf, Done, operator, renamed, row } from "./row";
import { identifier, inside, pageNumber, requiredText } from "./wire";

const phrase = requiredText.pipe(z.string().max(60));
const word = { parola: phrase, significa: phrase };
const names = { parola: "phrase", significa: "means" } as const;

const tableNames = { nome: "name", righe: "lines" } as const;

export const AddedWord = renamed(z.object(word), names);

/** 'marca': brands of the catalogue that look like another one. */
const about = z.enum([...wordSubjects, "marca"]);

/** What feeds say that the vocabulary does not know, of all stores together. */
const Unknown = renamed(
  z.object({
    parola: z.string(),
    di: about,
    prodotti: z.number(),
    negozi: z.array(z.string()),
    esempio_id: z.string(),
    esempio: z.string(),
    /** Brands that it may be; left out where there are none. */
    simili: codec(
      z.array(z.string()).optional(),
      (names) => names ?? [],
      (names) => (names.length > 0 ? names : undefined),
    ),
  }),
  {
    parola: "word",
    di: "about",
    prodotti: "products",
    negozi: "stores",
    esempio_id: "exampleId",
    esempio: "example",
    simili: "alike",
  },
);
export type UnknownFeedWord = DomainOf<typeof Unknown>;

export const vocabulary = {
  tables: row({
    method: "GET",
    path: "/api/parole/tabelle",
    summary: "The vocabulary's tables as they are written: tab-separated, the first line names the columns",
    input: z.object({}),
    output: inside(
      "tabelle",
      z.array(renamed(z.object({ nome: z.string(), righe: z.string() }), tableNames)),
    ),
    cache: "long",
    auth: "public",
  }),
  unknown: row({
    ...operator,
    method: "GET",
    path: "/api/parole/sconosciute",
    summary:
      "What the last feeds say of categories or colours that the vocabulary does not know, or brands that look like another one, most products first, 20 a page; and what it could mean",
    input: renamed(
      z.object({
        di: about,
        /** 'ignorate': those that were said to mean nothing. */
        stato: z.enum(["nuove", "ignorate"]).default("nuove"),
        pagina: pageNumber,
      }),
      { di: "about", stato: "state", pagina: "page" },
    ),
    output: renamed(
      z.object({
        parole: z.array(Unknown),
        totale: z.number(),
        /** Names that `significa` may have, by area of the catalogue. */
        significati: z.array(
          renamed(z.object({ area: z.string(), nomi: z.array(z.string()) }), { nomi: "names" }),
        ),
      }),
      { parole: "words", totale: "total", significati: "meanings" },
    ),
  }),
  ignore: row({
    ...operator,
    method: "PUT",
    path: "/api/parole/sconosciute",
    summary: "Says that a word of feeds is no category, no colour or no other brand, or takes that back",
    input: renamed(z.object({ di: about, parola: phrase, ignorata: z.boolean() }), {
      di: "about",
      parola: "word",
      ignorata: "ignored",
    }),
    output: Done,
  }),
  list: row({
    ...operator,
    method: "GET",
    path: "/api/parole",
    summary: "Words that operators added to the vocabulary",
    input: z.object({}),
    output: inside("parole", z.array(AddedWord)),
  }),
  create: row({
    ...operator,
    method: "POST",
    path: "/api/parole",
    summary:
      "Adds a word that means what a known phrase means: searches know it at once, feeds from the next import on",
    input: renamed(
      z.object({
        ...word,
        /** The word is what feeds call the brand that it means: their products become that brand's. */
        marca: z.boolean().optional(),
      }),
      { ...names, marca: "isBrand" },
    ),
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
