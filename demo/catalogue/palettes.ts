/** Which colours of the palette of 29 an article comes in, and what the stores call them. */
import { colourNamed } from "domain/colours";
import * as z from "zod";
import { phrases, tableOf, text } from "../../scripts/tables";
import type { Chance } from "../random";

const slug = z.string().refine((said) => colourNamed(said) !== undefined, "no colour");

/** 'blu-navy 6': slug and weight. */
const weighed = z
  .templateLiteral([z.string(), " ", z.number()])
  .transform((said) => said.split(" "))
  .pipe(z.tuple([slug, z.coerce.number<string>()]));

/** Colour slug and weight. */
export const palettes: ReadonlyMap<string, readonly (readonly [string, number])[]> = new Map(
  tableOf(new URL("palettes.tsv", import.meta.url), {
    palette: text,
    colours: phrases.pipe(z.array(weighed)),
  }).map(({ palette, colours }) => [palette, colours]),
);

const shadesOf = new Map(
  tableOf(new URL("shades.tsv", import.meta.url), { colour: slug, shades: phrases }).map(
    ({ colour, shades }) => [colour, shades],
  ),
);

export interface ArticleColour {
  /** Palette slug. */
  slug: string;
  /** The word in the feed. */
  label: string;
}

/** One to four different colours, of those in which there are pictures. */
export function coloursOf(palette: string, drawn: ReadonlySet<string>, chance: Chance): ArticleColour[] {
  const usual = (palettes.get(palette) ?? []).filter(([slug]) => drawn.has(slug));
  const left = Object.fromEntries(usual.length > 0 ? usual : [...drawn].map((slug) => [slug, 1]));
  const count =
    palette === "unico" ? 1 : 1 + chance.weighted(palette === "labbra" ? [2, 3, 4, 3] : [58, 26, 11, 5]);
  const chosen: ArticleColour[] = [];
  while (chosen.length < count && Object.keys(left).length > 0) {
    const slugs = Object.keys(left);
    const slug = slugs[chance.weighted(Object.values(left))];
    const colour = slug && colourNamed(slug);
    if (!slug || !colour) throw new Error(`no colour to choose from in ${palette}`);
    delete left[slug];
    const words = shadesOf.get(slug);
    chosen.push({ slug, label: words && chance.happens(0.25) ? chance.pick(words) : colour.name });
  }
  return chosen;
}
