/** The demo's magazine as an operator would send it: articles with authors, pictures and products of the demo catalogue. */
import type { CallInput, Contract } from "contract";
import { drawEditorial, drawPortrait } from "../art/index";
import { hash32 } from "../random";
import { authors } from "./authors";
import { htmlOf } from "./page";
import { care } from "./stories/care";
import { children } from "./stories/children";
import { matches } from "./stories/matches";
import { materials } from "./stories/materials";
import { occasions } from "./stories/occasions";
import { shopping } from "./stories/shopping";
import { sizes } from "./stories/sizes";
import type { DemoSection, DemoStory } from "./stories/story";

export const demoMagazine: readonly DemoSection[] = [
  matches,
  sizes,
  occasions,
  materials,
  care,
  shopping,
  children,
];

const day = 86_400_000;

/** Among the most popular products of a category, so that neighbouring articles do not mention the same one. */
const choice = 6;

export type StoryDesk = {
  now: Date;
  /** Stores a drawing and says under which name. */
  keep(svg: string): string;
  /** Slugs of buyable products of a leaf category, the most popular first. */
  productsOf(leaf: string): readonly string[];
};

export function magazineInputs(desk: StoryDesk): CallInput<Contract["blogs"]["create"]>[] {
  const portraits = Object.fromEntries(
    Object.entries(authors).map(([key, { portrait }]) => [key, desk.keep(drawPortrait(portrait))]),
  );
  return demoMagazine.flatMap(({ category, stories }) =>
    stories.map((story) => {
      const { name, bio } = authors[story.author];
      const seed = hash32(story.title);
      return {
        titolo: story.title,
        contenuto: htmlOf(story.text),
        immagine_blog: desk.keep(drawEditorial({ ...story.scene, seed })),
        autore_nome: name,
        autore_immagine: portraits[story.author] ?? null,
        autore_bio: `<p>${bio}</p>`,
        data_pubblicazione: publishedAt(story, seed, desk.now),
        titolo_seo: null,
        descrizione_seo: story.summary,
        meta_keywords: story.tags.join(", "),
        categoria: category,
        tags: [...story.tags],
        prodotti: story.mentions.flatMap((leaf) => {
          const popular = desk.productsOf(leaf).slice(0, choice);
          return popular[(seed + hash32(leaf)) % popular.length] ?? [];
        }),
      };
    }),
  );
}

/** In the morning, never on the dot. */
function publishedAt({ daysAgo }: DemoStory, seed: number, now: Date): string {
  const date = new Date(now.getTime() - daysAgo * day);
  date.setUTCHours(6 + (seed % 4), seed % 60, 0, 0);
  return date.toISOString();
}
