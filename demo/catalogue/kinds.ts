/** What kinds of article there are (dress, trainers, ring …), as `kinds.tsv` says. */
import * as z from "zod";
import { type FacetKey, facetKeys } from "../../contract/listing/facets";
import { names, number, parts, phrases, tableOf, text } from "../../scripts/tables";
import { capital, noun } from "./grammar";
import { palettes } from "./palettes";
import { pattern } from "./pictures";
import { runs } from "./sizes";
import { group, type Root, roots } from "./who";
import { materials } from "./words/materials";

/** What is drawn, in one word: 't-shirt', 'ankle-boots'; the file names of the pictures begin with it. */
type Shape = string;

export type Attributes = Partial<Record<FacetKey, string[]>>;

/** One way in which an article is cut: what the name says, what follows for its attributes and its drawing. */
export interface Cut {
  text: string;
  attributes: Attributes;
  shape?: Shape;
  /** When only some of the kind's roots wear it so. */
  roots?: readonly Root[];
}

export const kinds = tableOf(new URL("kinds.tsv", import.meta.url), {
  /** Base of the category slug: 'vestiti' → 'vestiti-donna'. */
  leaf: text,
  roots,
  group,
  noun: text.transform(noun),
  /** Value of the attribute 'Tipo di prodotto'. Empty: the noun. */
  type: z.string(),
  /** What it is like, for words and brands: ballet flats are worn and described like loafers. */
  shape: text,
  /** What its picture shows; each type has its own. Empty: its shape. */
  drawing: z.string(),
  /** Usual price range in whole euros, for a brand of the middle level and an adult. */
  euro: z
    .templateLiteral([z.number(), "-", z.number()])
    .transform((range) => range.split("-").map(Number) as [number, number]),
  run: z.string().refine((run) => runs.has(run), "no run"),
  palette: z.string().refine((palette) => palettes.has(palette), "no palette"),
  patterns: names.pipe(z.array(pattern)),
  materials: names.pipe(z.array(z.string().refine((key) => materials.has(key), "no material"))),
  cuts: parts.transform((cuts) => cuts.map(readCut)),
  /** Endings of the name: 'con tasche a toppa'; also values of the attribute 'Dettagli'. */
  details: phrases,
  /** Values to draw from, one for each facet. */
  attributes: parts.transform(readAttributes),
  /** How many articles, compared with other kinds of the same root. */
  share: number,
}).map((row) => ({ ...row, type: row.type || capital(row.noun.word), drawing: row.drawing || row.shape }));
export type Kind = (typeof kinds)[number];

/** 'midi a balze | length=Midi, shape=long-dress'. */
function readCut(line: string): Cut {
  const [words = "", settings = ""] = line.split("|").map((part) => part.trim());
  const cut: Cut = { text: words, attributes: {} };
  for (const setting of settings.split(",").flatMap((part) => part.trim() || [])) {
    const [key = "", value = ""] = setting.split("=").map((part) => part.trim());
    if (key === "shape") cut.shape = value;
    else if (key === "roots") cut.roots = roots.parse(value);
    else cut.attributes[facetOf(key)] = [value];
  }
  return cut;
}

/** 'fit: Regolare, Aderente'. */
function readAttributes(lines: string[]): Attributes {
  const attributes: Attributes = {};
  for (const line of lines) {
    const [key = "", values = ""] = line.split(":").map((part) => part.trim());
    attributes[facetOf(key)] = values.split(",").map((value) => value.trim());
  }
  return attributes;
}

function facetOf(key: string): FacetKey {
  if (!facetKeys.includes(key as FacetKey)) throw new Error(`no facet: ${key}`);
  return key as FacetKey;
}
