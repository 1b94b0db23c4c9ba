/** The demo's pictures of products: what each shows, and which an article gets. Said by `demo/pictures/provenance.tsv`. */
import * as z from "zod";
import { type Frozen, frozen } from "../pictures";
import { claimsOf, isShown } from "./traits";

const cloths = ["plain", "striped", "checked", "dotted", "floral", "camouflage", "denim", "knit"] as const;
export const pattern = z.enum(cloths);
export type Pattern = (typeof cloths)[number];

/** Pictures that differ in colour and fabric only. */
export interface Look {
  name: string;
  shape: string;
  traits: readonly string[];
  patterns: ReadonlySet<Pattern>;
  /** Slugs of the palette in which there is a front view with this pattern. */
  colours(pattern: Pattern): ReadonlySet<string>;
  /** Front, and a second view of some. */
  shots(colour: string, pattern: Pattern): readonly Frozen[];
}

/** Host of the picture addresses in the demo feeds; nothing is fetched from it. */
export const pictureHost = "https://immagini.demo.example";

export function addressOf({ name }: Frozen): string {
  return `${pictureHost}/${name}.webp`;
}

export const products = frozen.filter(({ kind }) => kind === "product");

const shotsOf = new Map<string, Frozen[]>();
for (const shot of products) shotsOf.set(shot.look, [...(shotsOf.get(shot.look) ?? []), shot]);

const looks = new Map<string, Look[]>();
for (const shots of shotsOf.values()) {
  const look = lookOf(shots);
  looks.set(look.shape, [...(looks.get(look.shape) ?? []), look]);
}

function lookOf(all: readonly Frozen[]): Look {
  const fronts = all.filter(({ view }) => view === "front");
  const [{ look, shape, traits }] = fronts as [Frozen];
  return {
    name: look,
    shape,
    traits,
    patterns: new Set(fronts.map(({ pattern }) => pattern as Pattern)),
    colours: (pattern) =>
      new Set(fronts.filter((shot) => shot.pattern === pattern).map(({ colour }) => colour)),
    shots: (colour, pattern) => all.filter((shot) => shot.colour === colour && shot.pattern === pattern),
  };
}

function showing(shape: string, text: string): Look[] {
  return (looks.get(shape) ?? []).filter(({ traits }) => isShown(text, traits));
}

/** Whether a title may say this of something that looks so. */
export function sayable(shape: string, text: string): boolean {
  return showing(shape, text).length > 0;
}

/** Of the looks that show what the text says, one that shows least besides: nobody expects cargo pockets on 'chino'. */
export function chosenLook(shape: string, text: string, seed: number): Look {
  const able = showing(shape, text);
  const besides = (look: Look) => look.traits.length - claimsOf(text).length;
  const least = Math.min(...able.map(besides));
  const fitting = able.filter((look) => besides(look) === least);
  const look = fitting[seed % fitting.length];
  if (!look) throw new Error(`no picture of ${shape} shows '${text}'`);
  return look;
}

export function picturesOf({ look, pattern }: { look: Look; pattern: Pattern }, colour: string) {
  return look.shots(colour, pattern);
}
