/** What a kind of article is (dress, trainers, ring …) and how its word lists are written down. */
import type { FacetKey } from "../../contract/listing/facets";
import { type Noun, noun } from "./grammar";
import type { Pattern } from "./pictures";
import type { MaterialKey } from "./words/materials";

/** What is drawn, in one word: 't-shirt', 'ankle-boots'; the file names of the pictures begin with it. */
export type Shape = string;

/** Whom an article is for: donna, uomo, bambina (femmina), bambino (maschio), neonato. */
export type Root = "d" | "u" | "f" | "m" | "n";

/** What brands and stores specialise in. */
export type Group =
  | "capi"
  | "eleganti"
  | "denim"
  | "maglie"
  | "capispalla"
  | "sport"
  | "intimo"
  | "mare"
  | "scarpe"
  | "scarpe-sport"
  | "ciabatte"
  | "borse"
  | "accessori"
  | "occhiali"
  | "gioielli"
  | "orologi"
  | "bellezza"
  | "bimbi"
  | "neonato";

export type SizeRun =
  | "alto"
  | "basso"
  | "jeans"
  | "scarpe"
  | "unica"
  | "cintura"
  | "reggiseno"
  | "anello"
  | "calze"
  | "guanti"
  | "testa"
  | "profumo"
  | "crema"
  | "bagnetto";

export type Palette =
  | "tutti"
  | "sobri"
  | "denim"
  | "cuoio"
  | "metalli"
  | "bimbi"
  | "neonato"
  | "labbra"
  | "unico"
  | "occhiali";

export type Attributes = Partial<Record<FacetKey, string[]>>;

/** One way in which an article is cut: what the name says, what follows for its attributes and its drawing. */
export interface Cut {
  text: string;
  attributes: Attributes;
  shape?: Shape;
  /** When only some of the kind's roots wear it so. */
  roots?: readonly Root[];
}

export interface Kind {
  /** Base of the category slug: 'vestiti' → 'vestiti-donna'. */
  leaf: string;
  roots: readonly Root[];
  group: Group;
  noun: Noun;
  /** Value of the attribute 'Tipo di prodotto'. */
  type: string;
  /** What it is like, for words and brands: ballet flats are worn and described like loafers. */
  shape: Shape;
  /** What its picture shows; each type has its own. */
  drawing: Shape;
  /** Usual price range in whole euros, for a brand of the middle level and an adult. */
  euro: readonly [number, number];
  run: SizeRun;
  palette: Palette;
  patterns: readonly Pattern[];
  materials: readonly MaterialKey[];
  cuts: readonly Cut[];
  /** Endings of the name: 'con tasche a toppa'; also values of the attribute 'Dettagli'. */
  details: readonly string[];
  /** Values to draw from, one for each facet. */
  attributes: Attributes;
  /** How many articles, compared with other kinds of the same root. */
  share: number;
}

interface Written {
  leaf: string;
  roots: string;
  group: Group;
  noun: string;
  type?: string;
  shape: Shape;
  /** Its shape, where nothing else is said. */
  drawing?: Shape;
  euro: [number, number];
  run: SizeRun;
  palette?: Palette;
  patterns?: string;
  materials: string;
  /** 'midi a balze | length=Midi, shape=long-dress'; one a line. */
  cuts: string;
  /** Separated by ';'. */
  details: string;
  /** 'fit: Regolare, Aderente; closure: Zip'. */
  attributes?: string;
  share?: number;
}

/** Reads one written kind. */
export function kind(written: Written): Kind {
  const subject = noun(written.noun);
  return {
    leaf: written.leaf,
    roots: [...written.roots] as Root[],
    group: written.group,
    noun: subject,
    type: written.type ?? subject.word.charAt(0).toUpperCase() + subject.word.slice(1),
    shape: written.shape,
    drawing: written.drawing ?? written.shape,
    euro: written.euro,
    run: written.run,
    palette: written.palette ?? "tutti",
    patterns: (written.patterns ?? "plain").split(" ") as Pattern[],
    materials: written.materials.split(" ") as MaterialKey[],
    cuts: lines(written.cuts).map(readCut),
    details: written.details.split(";").map((detail) => detail.trim()),
    attributes: readAttributes(written.attributes ?? ""),
    share: written.share ?? 1,
  };
}

function lines(text: string): string[] {
  return text.split("\n").flatMap((line) => line.trim() || []);
}

function readCut(line: string): Cut {
  const [text = "", settings = ""] = line.split("|").map((part) => part.trim());
  const cut: Cut = { text, attributes: {} };
  for (const setting of settings.split(",").flatMap((part) => part.trim() || [])) {
    const [key = "", value = ""] = setting.split("=").map((part) => part.trim());
    if (key === "shape") cut.shape = value as Shape;
    else if (key === "roots") cut.roots = [...value] as Root[];
    else cut.attributes[key as FacetKey] = [value];
  }
  return cut;
}

function readAttributes(text: string): Attributes {
  const attributes: Attributes = {};
  for (const line of text.split(";").flatMap((part) => part.trim() || [])) {
    const [key = "", values = ""] = line.split(":").map((part) => part.trim());
    attributes[key as FacetKey] = values.split(",").map((value) => value.trim());
  }
  return attributes;
}
